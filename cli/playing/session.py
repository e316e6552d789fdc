"""A game of any kind in the terminal, from its first decision to its last."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from stockbook.cli.playing import hints
from stockbook.cli.playing.typed_lines import typed_line
from stockbook.cli.questions import signals
from stockbook.games.registry import definition_of, make_agent
from stockbook.models.files.words import quoted
from stockbook.models.play.record import GameHistory
from stockbook.optimizer.arena.agent import Agent, AgentName, decision_rng

if TYPE_CHECKING:
    from stockbook.cli.playing.table import GameTable
    from stockbook.cli.rendering.page import Page

#: Actions that are listed without being asked for.
LISTED = 12
HELP = (
    "a move in words, its number in the list, ? for a hint, which Enter then plays, "
    "why and a move for that move against the best one, why alone for my last one, "
    "list for all moves, q to save and stop"
)


class Session:
    """One game at the terminal: me, or an agent in my place, against agents.

    Parameters
    ----------
    history
        The game so far.
    agents
        The agent of each player; None where I decide.
    table
        The table of the game.
    page
        The page on which it is shown.
    keep
        Called after every action.
    me
        Number of the player at the terminal, or of the agent in my place.
    """

    def __init__(
        self,
        history: GameHistory[Any, Any, Any],
        agents: Sequence[Agent[Any, Any] | None],
        table: GameTable[Any, Any, Any],
        page: Page,
        keep: Callable[[], None],
        me: int = 0,
    ) -> None:
        self._history = history
        self._agents = agents
        self._table = table
        self._page = page
        self._keep = keep
        self._me = me
        self._typed: list[Any] = []

    def run(self) -> bool:
        """Play to the end; False if I stopped before."""
        history = self._history
        while (turn := history.turn) is not None:
            before = self._view()
            agent = self._agents[turn]
            if agent is None and not self._typed:
                self._typed = self._ask(before)
                if not self._typed:
                    return False
            action = self._typed.pop(0) if agent is None else self._decision(agent, turn)
            history.play(action)
            self._keep()
            told = self._table.tell(before, turn, action, self._view())
            if told:
                self._page.print(told)
        self._page.print()
        self._table.sheet(self._page, history.state, self._me)
        return True

    def _view(self) -> Any:
        return self._history.game.view(self._history.state, self._me)

    def _decision(self, agent: Agent[Any, Any], player: int) -> Any:
        """The action of an agent."""
        history = self._history
        with self._waiting(f"player {player + 1} is thinking ..."):
            view = history.game.view(history.state, player)
            return agent.act(view, decision_rng(history.seed, len(history.actions)))

    def _ask(self, view: Any) -> list[Any]:
        """My action, or several in order; none when I stop, or nobody is there to answer."""
        page, table = self._page, self._table
        actions = list(self._history.game.actions(self._history.state))
        page.print()
        table.show(page, view)
        page.print()
        if len(actions) <= LISTED and not table.listed(view):
            self._list(view, actions)
        page.print(f"{table.question(view)} (? hint, why, list, q)")
        advised: list[Any] = []
        while True:
            text = typed_line(page)
            if text is None or text == "q":
                return []
            offered, advised = advised, []
            try:
                if text == "?":
                    advised = self._hint(view, actions)
                elif text == "list":
                    self._list(view, actions)
                elif (move := hints.typed_why(text)) is not None:
                    self._why(view, actions, move)
                elif text:
                    return meant(table, view, actions, text)
                elif offered:
                    return offered
                else:
                    page.print(HELP)
            except ValueError as error:
                page.print(str(error))

    def _list(self, view: Any, actions: Sequence[Any]) -> None:
        """Every legal action of mine with its number."""
        width = len(str(len(actions)))
        for number, action in enumerate(actions, 1):
            self._page.print(f"{number:{width}}  {self._table.say(view, action)}")

    def _hint(self, view: Any, actions: Sequence[Any]) -> list[Any]:
        """Print the advice of the game, or what its best agent would do; the actions, in order."""
        advised = list(self._table.hint(view)) or [self._agents_action(view)]
        number = f"{actions.index(advised[0]) + 1}  " if len(advised) == 1 and advised[0] in actions else ""
        said = "all of this" if len(advised) > 1 else self._table.say(view, advised[0])
        self._page.print(f"hint: {number}{said}; Enter plays it")
        return advised

    def _why(self, view: Any, actions: Sequence[Any], text: str) -> None:
        """Print a move that I typed, or my last decision, against the best one; nothing is played."""
        if text:
            hints.shown(self._table.why(view, meant(self._table, view, actions, text)))
        else:
            hints.shown(self._table.why(*hints.last_decision(self._history, self._me)))

    def _agents_action(self, view: Any) -> Any:
        """The action that the best agent of the game would take."""
        game = self._history.game
        kind = definition_of(game.name).best_agent
        rng = decision_rng(self._history.seed, len(self._history.actions))
        with self._waiting("thinking ..."):
            return make_agent(game, AgentName(kind)).act(view, rng)

    @contextmanager
    def _waiting(self, text: str) -> Iterator[None]:
        """Show a text on a terminal meanwhile; erased without escape codes, so that all terminals can.

        Raises
        ------
        KeyboardInterrupt
            If a signal came: a search answers it with its best so far, but the game ends.
        """
        shown = self._page.is_terminal
        if shown:
            self._page.file.write(text)
            self._page.file.flush()
        try:
            yield
        finally:
            if shown:
                self._page.file.write(f"\r{' ' * len(text)}\r")
                self._page.file.flush()
        if signals.exit_code() is not None:
            raise KeyboardInterrupt


def meant(table: GameTable[Any, Any, Any], view: Any, actions: Sequence[Any], text: str) -> list[Any]:
    """The legal action that I typed in words or by its number, or several in order.

    Raises
    ------
    ValueError
        If it is none; the message helps.
    """
    if text.isascii() and text.isdigit():
        if len(text) > 6 or not 1 <= int(text) <= len(actions):
            raise ValueError(f"the list has the numbers 1 to {len(actions)}: list shows it")
        return [actions[int(text) - 1]]
    found = list(table.read(view, text))
    if found[0] not in actions:
        raise ValueError(f"{quoted(text)} is not possible now: list shows what is")
    return found
