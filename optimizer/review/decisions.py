"""The decisions of a recorded game, dealt or at a real table: each beside the best one, with its class."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from stockbook.models.play.protocol import AnyGame
from stockbook.models.play.real_tables import TableRecord
from stockbook.models.play.record import GameHistory
from stockbook.optimizer.arena.agent import Agent
from stockbook.optimizer.rollouts import Comparison, compared_action
from stockbook.optimizer.rollouts import played_out as played_on
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.solver.limits import SearchLimits


class DecisionClass(StrEnum):
    """The class of a decision."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


#: The most points that a good decision gives away, an inaccuracy and a mistake. Of the greedy agent's
#: decisions that give something away, about a half, four fifths and nineteen twentieths are below those of a
#: game (``python -m benchmarks.reviews --limits``; from few games, so rounded).
ClassLimits: TypeAlias = tuple[float, float, float]


def class_of(limits: ClassLimits, lost: Estimate) -> DecisionClass:
    """The class of a decision that gives away so many points, by the limits of its game.

    One that may be as good as the best, by the interval, is at most an inaccuracy.
    """
    if not lost.value:
        return DecisionClass.BEST
    good, inaccuracy, mistake = limits
    if lost.value <= good:
        return DecisionClass.GOOD
    if lost.value <= inaccuracy or lost.ends[0] <= 0:
        return DecisionClass.INACCURACY
    return DecisionClass.MISTAKE if lost.value <= mistake else DecisionClass.BLUNDER


def decision_heading(number: int, round_: int | None, phase: str | None, player: str) -> str:
    """The number, the round, the phase and the player of a decision."""
    told = "" if round_ is None else f"round {round_}, "
    return f"{number}, {told}{phase}, {player}"


def row_value(value: float | None) -> str:
    """A value of a row; nothing where the line is missing."""
    return "" if value is None else f"{value:.1f}".removesuffix(".0")


#: The phase in which all moves of a player together are one decision.
PLACE = "place"


@dataclass(frozen=True)
class DecisionPlace:
    """The place of a decision in its game, and who decided."""

    #: Its number in the game, from 1.
    number: int
    #: The number of its first action among all actions of the game, from 0.
    first: int
    #: The round, from 1; None in a game without rounds.
    round: int | None
    #: The phase of the game, such as ``cut``.
    phase: str
    #: The player who decided, from 0.
    player: int


@dataclass(frozen=True)
class Decision(DecisionPlace):
    """One decision of a game."""

    #: The states before each of its actions, and the one after the last.
    states: tuple[Any, ...]
    actions: tuple[Any, ...]


@dataclass(frozen=True)
class LeftOut:
    """A decision that is not reviewed."""

    #: The line of the record where it begins.
    line: int
    #: Why it is left out.
    reason: str


class Reviewer(Protocol):
    """The comparison of the decisions of one game with the best ones."""

    def moment(self, state: Any) -> tuple[int | None, str]:
        """The round and the phase of a state in which somebody decides."""

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        """Compare a decision with the best one, both as the player saw the game then."""

    def points(self, state: Any, rng: Random) -> Sequence[float]:
        """The points of all players at the end of one way in which the game may go on from a state that
        looks the same to the player whose turn it is."""


def decisions(history: GameHistory[Any, Any, Any], reviewer: Reviewer) -> list[Decision]:
    """All decisions of a game; a Show Phase that is not complete yet is left out."""
    found: list[Decision] = []
    for first, end in _spans(history, reviewer):
        state = history.states[first]
        round_, phase = reviewer.moment(state)
        actions = tuple(history.game.read(each.text) for each in history.actions[first:end])
        states = tuple(history.states[first : end + 1])
        player = history.actions[first].player
        found.append(Decision(len(found) + 1, first, round_, phase, player, states, actions))
    return found


def _spans(history: GameHistory[Any, Any, Any], reviewer: Reviewer) -> Iterator[tuple[int, int]]:
    """The first action of each decision, and the one after its last."""

    def key(number: int) -> tuple[object, ...] | None:
        state = history.states[number]
        player = history.game.turn(state)
        return None if player is None else (player, *reviewer.moment(state))

    first, number = 0, len(history.actions)
    for after in range(1, number + 1):
        begun = key(first)
        assert begun
        if begun[-1] == PLACE and key(after) == begun:
            continue
        yield first, after
        first = after


def played_out(game: AnyGame, agent: Agent[Any, Any], state: Any, rng: Random) -> tuple[int, ...]:
    """The points at the end when an agent plays on for everybody, from a determinization of a state."""
    player = game.turn(state)
    if player is not None:
        state = game.sample(game.view(state, player), rng)
    return played_on(game, agent, state, rng)


class RolloutReviewer:
    """The comparison of single moves by the lead at the end of rollouts of an agent."""

    def __init__(self, game: AnyGame, agent: Agent[Any, Any]) -> None:
        self._game = game
        self._agent = agent

    def moment(self, state: Any) -> tuple[None, str]:
        return None, "move"

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        (action,) = decision.actions
        view = self._game.view(decision.states[0], decision.player)
        return compared_action(self._game, view, self._agent, action, limits)

    def points(self, state: Any, rng: Random) -> Sequence[float]:
        return played_out(self._game, self._agent, state, rng)


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
        self.moment = reviewer.moment
        self.compare = reviewer.compare
        self._reviewer = reviewer
        self._game = game
        self._me = me

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
