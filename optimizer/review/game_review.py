"""The review of one recorded game: its decisions, their sums, and the course of the leads."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import Any, Protocol, TypeAlias

from stockbook.models.play.player_names import ME, names_for
from stockbook.models.play.protocol import AnyGame
from stockbook.models.play.real_tables import TableRecord
from stockbook.models.play.record import Record, replay
from stockbook.optimizer.charts import CoursePoint
from stockbook.optimizer.review.decisions import (
    ClassLimits,
    Decision,
    DecisionClass,
    DecisionPlace,
    LeftOut,
    Reviewer,
    TableReview,
    class_of,
    decisions,
)
from stockbook.optimizer.rollouts import Comparison, lead_of
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, stopped_by_ctrl_c

#: A game, None where not all of it is known; its reviewer; its decisions with their lines; those left out.
_Source: TypeAlias = tuple[AnyGame | None, Reviewer, list[tuple[int, Decision]], list[LeftOut]]
#: Share of the time of a decision for the expected leads after it.
COURSE_SHARE = 0.15
#: Games played on for the leads after a decision: at least, and where no clock may matter.
FEWEST_GAMES, GAMES = 2, 8
MOST_GAMES = 100
#: Where the time of a decision was too short it is compared once more, with so many times its time.
AGAIN = 3
#: Number of samples below which it may be compared again: their interval is wide.
SAMPLES = 6


@dataclass(frozen=True)
class ReviewedDecision(DecisionPlace):
    """A decision, what was best, and its class."""

    #: The line of the record where it begins; 0 if it is in no file.
    line: int
    #: The decision beside the best one.
    comparison: Comparison
    #: Its class.
    kind: DecisionClass
    #: Whether the time was too short to say what it gives away.
    unclear: bool = False


@dataclass(frozen=True)
class GameReview:
    """The review of a game."""

    #: The record of the game, which was dealt here or played at a real table.
    record: Record | TableRecord
    #: A name for each player, no two alike.
    names: tuple[str, ...]
    #: The players whose decisions are reviewed, from 0.
    players: tuple[int, ...]
    #: Their decisions, as far as the review has come.
    decisions: tuple[ReviewedDecision, ...]
    #: The expected leads after each of these.
    course: tuple[CoursePoint, ...]
    #: Seconds that the review took; None for a deterministic one.
    seconds: float | None
    #: The limits of each decision.
    limits: SearchLimits
    #: Number of decisions that are to be reviewed.
    to_review: int
    interrupted: bool = False
    #: The decisions of a real table that are not reviewed, since something is not told.
    left_out: tuple[LeftOut, ...] = ()

    @property
    def title(self) -> str:
        """The game in words: its name, and the seed of what was dealt."""
        record = self.record
        return f"{record.game}, seed {record.seed}" if isinstance(record, Record) else record.game

    def of(self, player: int) -> list[ReviewedDecision]:
        """The decisions of one player."""
        return [each for each in self.decisions if each.player == player]

    def costliest(self, number: int = 3) -> list[ReviewedDecision]:
        """The decisions that gave away most, and anything at all."""
        ranked = sorted(self.decisions, key=lambda each: -each.comparison.lost.value)
        return [each for each in ranked[:number] if each.comparison.lost.value > 0]


class ReviewedGame(Protocol):
    """The part of a game's object that a review asks."""

    @property
    def class_limits(self) -> ClassLimits:
        """The limits of the classes of decisions."""

    def reviewer(self, game: AnyGame, names: Sequence[str]) -> Reviewer:
        """The reviewer of a game with these players."""

    def table_review(self, record: TableRecord, states: Sequence[Any]) -> TableReview:
        """My decisions at a real table, with the states before the first line and after each of them."""


@stopped_by_ctrl_c
def review_game(
    record: Record | TableRecord,
    reviewed: ReviewedGame,
    players: Collection[int] | None = None,
    *,
    limits: SearchLimits = SearchLimits(1.0),
    on_decision: Callable[[GameReview], None] = lambda review: None,
    after: int = 0,
) -> GameReview:
    """Review a recorded game, as far as it was played.

    All ``players`` are reviewed where none are named, which is one at a real table. ``on_decision`` is called
    after each decision with the review as far as it has come; ``after`` is the number of the last decision
    that was reviewed before. Raises ``PositionError`` if the record cannot be played again; the fault names
    the line.
    """
    names = names_for(record.names, None)
    game, reviewer, every, left = (
        _dealt(record, reviewed) if isinstance(record, Record) else _table(record, reviewed)
    )
    usual = range(len(names)) if isinstance(record, Record) else {names.index(ME)}
    players = tuple(sorted(usual if players is None else players))
    chosen = [(line, each) for line, each in every if each.player in players and each.number > after]
    budget = SearchBudget(limits)
    found: list[ReviewedDecision] = []
    course: list[CoursePoint] = []

    def review(*, interrupted: bool = False) -> GameReview:
        told = tuple(left) if players else ()
        parts = tuple(found), tuple(course)
        return GameReview(
            record, names, players, *parts, budget.seconds, limits, len(chosen), interrupted, told
        )

    try:
        for line, decision in chosen:
            told, point = _reviewed(reviewed.class_limits, game, reviewer, decision, line, limits)
            if budget.interrupted:
                raise KeyboardInterrupt
            found.append(told)
            course += [point] if point else []
            on_decision(review())
    except KeyboardInterrupt:
        return review(interrupted=True)
    return review()


def _dealt(record: Record, reviewed: ReviewedGame) -> _Source:
    """The game of a record, its reviewer, and all decisions with their lines."""
    history = replay(record)
    reviewer = reviewed.reviewer(history.game, names_for(record.names, None))
    found = decisions(history, reviewer)
    return history.game, reviewer, [(record.actions[each.first].line, each) for each in found], []


def _table(record: TableRecord, reviewed: ReviewedGame) -> _Source:
    """The game of a real table, its reviewer, and my decisions with their lines; those left out last."""
    found = reviewed.table_review(record, record.states())
    lines = [(record.lines[each.first][0], each) for each in found.decisions]
    return found.game, found.reviewer, lines, found.left


def _reviewed(
    classes: ClassLimits,
    game: AnyGame | None,
    reviewer: Reviewer,
    decision: Decision,
    line: int,
    limits: SearchLimits,
) -> tuple[ReviewedDecision, CoursePoint | None]:
    """A decision with its class, and the leads after it where the game is known."""
    limits = replace(limits, seed=Random(f"{limits.seed}/{decision.number}").getrandbits(31))
    comparison, unclear = _compared(reviewer, decision, limits.share(1 - COURSE_SHARE))
    kind = class_of(classes, comparison.lost)
    place = decision.number, decision.first, decision.round, decision.phase, decision.player
    reviewed = ReviewedDecision(*place, line, comparison, kind, unclear)
    if game is None:
        return reviewed, None
    leads = _leads(game, reviewer, decision.states[-1], limits.share(COURSE_SHARE))
    return reviewed, CoursePoint(decision.number, leads)


def _compared(reviewer: Reviewer, decision: Decision, limits: SearchLimits) -> tuple[Comparison, bool]:
    """A decision beside the best one, and whether what it gives away stays unclear with more time."""
    found = reviewer.compare(decision, limits)
    if _unclear(found.lost):
        found = reviewer.compare(decision, replace(limits, time=AGAIN * limits.time))
    unclear = _unclear(found.lost)
    if found.lost.few:
        # Nothing better is known for sure.
        found = replace(found, best=found.move, lost=Estimate(0.0, 0.0, found.lost.value))
    return found, unclear


def _unclear(lost: Estimate) -> bool:
    """Whether points given away have no interval, or may be none by very few samples."""
    return lost.few or (0 < lost.samples < SAMPLES and lost.ends[0] <= 0 < lost.value)


def _leads(game: AnyGame, reviewer: Reviewer, state: Any, limits: SearchLimits) -> tuple[float, ...]:
    """The leads of all players expected after a decision; at the end of the game the true ones."""
    if game.turn(state) is None:
        return _ahead(game.score(state), game.players)
    rng = Random(limits.seed)
    budget = SearchBudget(limits)
    found: list[tuple[float, ...]] = []
    most = GAMES if limits.deterministic else MOST_GAMES
    while len(found) < most and not (budget.over and (budget.interrupted or len(found) >= FEWEST_GAMES)):
        found.append(_ahead(reviewer.points(state, rng), game.players))
    return tuple(fmean(column) for column in zip(*found, strict=True))


def _ahead(points: Sequence[float], players: int) -> tuple[float, ...]:
    """The lead of each player."""
    return tuple(lead_of(points, player) for player in range(players))


@dataclass(frozen=True)
class PlayerTotals:
    """The sums of one player's decisions in a game."""

    #: The player, from 0.
    player: int
    #: Number of decisions.
    decisions: int
    #: The points that they gave away together.
    lost: float
    #: The same for each phase.
    by_phase: Mapping[str, float]
    #: Number of decisions of each class.
    classes: Mapping[DecisionClass, int]

    @property
    def per_decision(self) -> float:
        """The points given away in a decision, on average; 0 without any."""
        return self.lost / self.decisions if self.decisions else 0.0


def totals(review: GameReview) -> list[PlayerTotals]:
    """The sums of each player whose decisions are reviewed."""
    found = []
    for player in review.players:
        mine = review.of(player)
        by_phase: dict[str, float] = {}
        classes = dict.fromkeys(DecisionClass, 0)
        for each in mine:
            by_phase[each.phase] = by_phase.get(each.phase, 0.0) + each.comparison.lost.value
            classes[each.kind] += 1
        found.append(PlayerTotals(player, len(mine), sum(by_phase.values()), by_phase, classes))
    return found
