"""The decisions of a game at a real table: those of the player whose record it is, as that player saw it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from stockbook.models.play.protocol import AnyGame
from stockbook.models.play.real_tables import TableRecord
from stockbook.optimizer.review.decisions import Decision, LeftOut, Reviewer
from stockbook.optimizer.rollouts import Comparison
from stockbook.optimizer.solver.limits import SearchLimits


class PlayedTable(Protocol):
    """The state of a real table in a game whose own rules play its lines."""

    @property
    def game(self) -> AnyGame:
        """The game."""

    @property
    def state(self) -> Any:
        """Its state, in which what nobody told is unseen."""

    @property
    def me(self) -> int:
        """The number of the player whose record it is, from 0."""

    @property
    def told(self) -> bool:
        """Whether all is told that this player sees."""


class TableReview(NamedTuple):
    """The decisions of a real table, and what compares them."""

    #: The game, where all of it is known; None where it cannot be played on.
    game: AnyGame | None
    #: Compares the decisions.
    reviewer: Reviewer
    #: Those of which all was told that they are compared by, and the others with the reason.
    decisions: list[Decision]
    left: list[LeftOut]


class TableReviewer:
    """The reviewer of a game for the states of a real table, in which much is not seen."""

    def __init__(self, reviewer: Reviewer, game: AnyGame, me: int) -> None:
        self._reviewer = reviewer
        self._game = game
        self._me = me

    def moment(self, state: Any) -> tuple[int | None, str]:
        return self._reviewer.moment(state)

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        return self._reviewer.compare(decision, limits)

    def points(self, state: Any, rng: Random) -> Sequence[float]:
        """The points at the end of one way to go on, with what is not seen drawn first."""
        return self._reviewer.points(self._game.sample(self._game.view(state, self._me), rng), rng)


def table_decisions(
    record: TableRecord, states: Sequence[PlayedTable], reviewer: Reviewer
) -> tuple[list[Decision], list[LeftOut]]:
    """My decisions at which all was told that I saw, and the others with the reason.

    The states are those before the first line, and after each of them.
    """
    found: list[Decision] = []
    left: list[LeftOut] = []
    for first, (line, text) in enumerate(record.lines):
        table = states[first]
        try:
            move = record.records.move(table, text)
        except ValueError:
            continue  # It is no decision of mine.
        try:
            record.records.position(table)
        except ValueError as error:
            left.append(LeftOut(line, str(error)))
            continue
        after = next((each for each in states[first + 1 :] if each.told), table)
        round_, phase = reviewer.moment(table.state)
        shown = table.state, after.state
        found.append(Decision(len(found) + 1, first, round_, phase, table.me, shown, (move,)))
    return found, left
