"""A game of any kind in the terminal, from its first decision to its last."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from stockbook.cli.questions import signals
from stockbook.models.files.words import quoted
from stockbook.models.games.record import GameHistory
from stockbook.optimizer.arena.agent import Agent, AgentName, decision_rng, factories, make_agent

if TYPE_CHECKING:
    from stockbook.cli.playing.table import GameTable
    from stockbook.cli.rendering.page import Page

#: Actions that are listed without being asked for.
LISTED = 12
#: Agents that give hints: the first of them that a game has.
ADVISERS = ("planner", "greedy", "random")
HELP = "a move in words, its number in the list, ? for a hint, list for all moves, q to save and stop"


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

    def run(self) -> bool:
        """Play to the end; False if I stopped before."""
        history = self._history
        while (turn := history.turn) is not None:
            before = self._view()
            agent = self._agents[turn]
            action = self._ask(before) if agent is None else self._decision(agent, turn)
            if action is None:
                return False
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

    def _ask(self, view: Any) -> Any:
        """My action; None when I stop, or nobody is there to answer."""
        page, table = self._page, self._table
        actions = list(self._history.game.actions(self._history.state))
        page.print()
        table.show(page, view)
        page.print()
        if len(actions) <= LISTED:
            self._list(view, actions)
        page.print(f"{table.question(view)} (? hint, list, q)")
        while True:
            try:
                text = input("> ").strip()
            except OSError:  # The terminal is gone.
                return None
            except EOFError:
                page.print()
                return None
            if text == "q":
                return None
            if text == "?":
                self._hint(view, actions)
            elif text == "list":
                self._list(view, actions)
            elif not text:
                page.print(HELP)
            else:
                try:
                    return self._meant(view, actions, text)
                except ValueError as error:
                    page.print(str(error))

    def _meant(self, view: Any, actions: Sequence[Any], text: str) -> Any:
        """The legal action that I typed.

        Raises
        ------
        ValueError
            If it is none; the message helps.
        """
        if text.isascii() and text.isdigit():
            if len(text) > 6 or not 1 <= int(text) <= len(actions):
                raise ValueError(f"the list has the numbers 1 to {len(actions)}: list shows it")
            return actions[int(text) - 1]
        action = self._table.read(view, text)
        if action not in actions:
            raise ValueError(f"{quoted(text)} is not possible now: list shows what is")
        return action

    def _list(self, view: Any, actions: Sequence[Any]) -> None:
        """Every legal action of mine with its number."""
        width = len(str(len(actions)))
        for number, action in enumerate(actions, 1):
            self._page.print(f"{number:{width}}  {self._table.say(view, action)}")

    def _hint(self, view: Any, actions: Sequence[Any]) -> None:
        """Print the action that the best agent of the game would take."""
        game = self._history.game
        known = factories(game.name)
        kind = next(kind for kind in ADVISERS if kind in known)
        rng = decision_rng(self._history.seed, len(self._history.actions))
        with self._waiting("thinking ..."):
            action = make_agent(game, AgentName(kind)).act(view, rng)
        number = f"{actions.index(action) + 1}  " if action in actions else ""
        self._page.print(f"hint: {number}{self._table.say(view, action)}")

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
