"""A game played turn by turn by a program: my move in, the others' answers out, up to my next decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from stockbook.cli.playing.session import meant
from stockbook.games.registry import definition_of
from stockbook.models.play.player_names import names_for
from stockbook.models.play.record import GameHistory
from stockbook.optimizer.arena.agent import Agent, decision_rng

if TYPE_CHECKING:
    from stockbook.cli.playing.table import GameTable
    from stockbook.cli.rendering.page import Page

#: Determinizations in which an action has to have the same result, if it is to show nothing hidden.
SAMPLES = 8


@dataclass(frozen=True)
class Step:
    """One action, mine or another's, and what follows from it without a decision.

    Parameters
    ----------
    player
        Who acted, from 0.
    told
        The action and its results in words, as far as I may know them.
    position
        The tables of my position file after it; None where files cannot say it.
    """

    player: int
    told: str
    position: dict[str, Any] | None


class Turns:
    """A game between me and agents, from one decision of mine to the next.

    Parameters
    ----------
    history
        The game so far.
    names
        The name of each player.
    agents
        The agent of each player; None for me.
    table
        The words of the game.
    me
        My number, from 0.

    Attributes
    ----------
    steps
        All that happened since it was made.
    """

    def __init__(
        self,
        history: GameHistory[Any, Any, Any],
        names: Sequence[str],
        agents: Sequence[Agent[Any, Any] | None],
        table: GameTable[Any, Any, Any],
        me: int,
    ) -> None:
        self.history = history
        self.steps: list[Step] = []
        self._names = names
        self._agents = agents
        self._table = table
        self._me = me

    @property
    def view(self) -> Any:
        """All that I may see now."""
        return self.history.game.view(self.history.state, self._me)

    @property
    def actions(self) -> list[tuple[str, str]]:
        """Each legal action of mine, as it is written and in words; none if it is not my turn."""
        if self.history.turn != self._me:
            return []
        game, view = self.history.game, self.view
        return [(game.write(each), self._table.say(view, each)) for each in game.actions(self.history.state)]

    @property
    def question(self) -> str:
        """The decision asked of me, with an example; empty if there is none."""
        return self._table.question(self.view) if self.history.turn == self._me else ""

    @property
    def position(self) -> dict[str, Any] | None:
        """The tables of my position file; None where files cannot say it."""
        if self.history.turn is None:
            return None
        game = definition_of(self.history.game.name)
        try:
            return game.position_tables(self.history, self._me, names_for(self._names, self._me))
        except ValueError:
            return None

    def show(self, page: Page) -> None:
        """Print my view and the decision asked of me, or the score sheet."""
        page.print()
        if self.history.turn is None:
            self._table.sheet(page, self.history.state, self._me)
        else:
            self._table.show(page, self.view)
            page.print()
            page.print(self.question)

    def move(self, text: str) -> None:
        """Play what I typed: an action, several in order, or the number of one in ``actions``.

        Raises
        ------
        ValueError
            If it is not possible now; the message helps.
        """
        if self.history.turn != self._me:
            raise ValueError("the game has ended")
        actions = list(self.history.game.actions(self.history.state))
        for action in meant(self._table, self.view, actions, text):
            self._play(action)

    def go_on(self) -> None:
        """Let the agents act until it is my turn, or the game ends."""
        game = self.history.game
        while (turn := self.history.turn) is not None and (agent := self._agents[turn]):
            view = game.view(self.history.state, turn)
            self._play(agent.act(view, decision_rng(self.history.seed, len(self.history.actions))))

    def _play(self, action: Any) -> None:
        before, player = self.view, self.history.turn
        assert player is not None
        self.history.play(action)
        told = self._table.tell(before, player, action, self.view)
        self.steps.append(Step(player, told, self.position))


def may_take_back(history: GameHistory[Any, Any, Any], me: int) -> bool:
    """Whether I may take the last action back: it is mine, and it showed me nothing hidden.

    It showed hidden things if I could see something else after it in another determinization.
    """
    if not history.actions or history.actions[-1].player != me:
        return False
    game, before, after = history.game, history.states[-2], history.state
    action, view, seen = game.read(history.actions[-1].text), game.view(before, me), game.view(after, me)
    for number in range(SAMPLES):
        rng = Random(number)
        if game.view(game.apply(game.sample(view, rng), action, rng), me) != seen:
            return False
    return True
