"""The review of one recorded game: its decisions, and the course of the leads."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from random import Random
from statistics import fmean
from typing import Any

from stockbook.models.games.moments import names_for
from stockbook.models.games.record import Record, replay
from stockbook.models.games.registry import AnyGame, game_folder
from stockbook.optimizer.review.classes import DecisionClass, class_of
from stockbook.optimizer.review.decisions import Comparison, Decision, Reviewer, decisions
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits

#: Share of the time of a decision for the expected leads after it.
COURSE_SHARE = 0.15
#: Games played on for the leads after a decision: at least, and where no clock may matter.
FEWEST_GAMES, GAMES = 2, 8
MOST_GAMES = 100
#: Number of times that a decision is compared, each with twice the time of the one before.
TRIES = 5
#: Number of samples below which it may be compared again: their interval is wide.
SAMPLES = 6


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision, what was best, and its class.

    Parameters
    ----------
    number, first, round, phase, player
        As in ``Decision``.
    line
        The line of the record where it begins; 0 if it is in no file.
    comparison
        The decision beside the best one.
    kind
        Its class.
    """

    number: int
    first: int
    round: int | None
    phase: str
    player: int
    line: int
    comparison: Comparison
    kind: DecisionClass


@dataclass(frozen=True)
class CoursePoint:
    """The leads that players may be expected to end with, after a decision.

    Parameters
    ----------
    number
        The number of the decision, from 1.
    leads
        The points by which each player is ahead of the best of the others at the end, on average.
    """

    number: int
    leads: tuple[float, ...]


@dataclass(frozen=True)
class GameReview:
    """The review of a game.

    Parameters
    ----------
    record
        The record of the game.
    names
        A name for each player, no two alike.
    players
        The players whose decisions are reviewed, from 0.
    decisions
        Their decisions, as far as the review has come.
    course
        The expected leads after each of these.
    seconds
        Seconds that the review took; None for a deterministic one.
    limits
        The limits of each decision.
    interrupted
        Whether Ctrl-C has ended it.
    """

    record: Record
    names: tuple[str, ...]
    players: tuple[int, ...]
    decisions: tuple[ReviewedDecision, ...]
    course: tuple[CoursePoint, ...]
    seconds: float | None
    limits: SearchLimits
    interrupted: bool = False

    def of(self, player: int) -> list[ReviewedDecision]:
        """The decisions of one player."""
        return [each for each in self.decisions if each.player == player]

    def costliest(self, number: int = 3) -> list[ReviewedDecision]:
        """The decisions that gave away most, and anything at all."""
        ranked = sorted(self.decisions, key=lambda each: -each.comparison.lost.value)
        return [each for each in ranked[:number] if each.comparison.lost.value > 0]


def reviewer_of(game: AnyGame, names: Sequence[str]) -> Reviewer:
    """The reviewer of a game with these players, from the module here with the name of its folder."""
    module = import_module(f"{__package__}.{game_folder(game.name)}")
    made: Reviewer = module.make_reviewer(game, names)
    return made


def review_game(
    record: Record,
    players: Collection[int] | None = None,
    limits: SearchLimits = SearchLimits(1.0),
    on_decision: Callable[[int, int], None] = lambda done, every: None,
) -> GameReview:
    """Review a recorded game, as far as it was played.

    Parameters
    ----------
    record
        The record.
    players
        The players whose decisions are reviewed, from 0; None for all.
    limits
        The limits of each decision.
    on_decision
        Called after each decision with the number of those reviewed, and of all.

    Raises
    ------
    PositionError
        If the record cannot be played again; the fault names the line.
    """
    history = replay(record)
    names = names_for(record.names, None)
    reviewer = reviewer_of(history.game, names)
    players = tuple(range(len(record.names))) if players is None else tuple(sorted(players))
    chosen = [each for each in decisions(history, reviewer) if each.player in players]
    budget = SearchBudget(limits)
    found: list[ReviewedDecision] = []
    course: list[CoursePoint] = []
    interrupted = False
    try:
        for decision in chosen:
            line = record.actions[decision.first].line
            reviewed, point = _reviewed(history.game, reviewer, decision, line, limits)
            found.append(reviewed)
            course.append(point)
            on_decision(len(found), len(chosen))
    except KeyboardInterrupt:
        interrupted = True
    return GameReview(
        record, names, players, tuple(found), tuple(course), budget.seconds, limits, interrupted
    )


def _reviewed(
    game: AnyGame, reviewer: Reviewer, decision: Decision, line: int, limits: SearchLimits
) -> tuple[ReviewedDecision, CoursePoint]:
    """A decision with its class, and the leads after it."""
    limits = replace(limits, seed=Random(f"{limits.seed}/{decision.number}").getrandbits(31))
    shared = limits if limits.deterministic else replace(limits, time=limits.time * (1 - COURSE_SHARE))
    comparison = _compared(reviewer, decision, shared)
    kind = class_of(game.name, comparison.lost)
    reviewed = ReviewedDecision(
        decision.number,
        decision.first,
        decision.round,
        decision.phase,
        decision.player,
        line,
        comparison,
        kind,
    )
    rest = limits if limits.deterministic else replace(limits, time=limits.time * COURSE_SHARE)
    leads = _leads(game, reviewer, decision.states[-1], decision.player, rest)
    return reviewed, CoursePoint(decision.number, leads)


def _compared(reviewer: Reviewer, decision: Decision, limits: SearchLimits) -> Comparison:
    """A decision beside the best one, with more time where it was too short to know what it gives away."""
    for _ in range(TRIES):
        found = reviewer.compare(decision, limits)
        if not _unclear(found.lost):
            return found
        limits = replace(limits, time=2 * limits.time)
    if found.lost.few:
        # Nothing better is known for sure.
        return replace(found, best=found.move, lost=Estimate(0.0, 0.0, found.lost.value))
    return found


def _unclear(lost: Estimate) -> bool:
    """Whether points given away have no interval, or may be none by very few samples."""
    return lost.few or (0 < lost.samples < SAMPLES and lost.ends[0] <= 0 < lost.value)


def _leads(
    game: AnyGame, reviewer: Reviewer, state: Any, player: int, limits: SearchLimits
) -> tuple[float, ...]:
    """The leads of all players expected after a decision; at the end of the game the true ones."""
    if game.turn(state) is None:
        return _ahead(game.score(state), game.players)
    rng = Random(limits.seed)
    budget = SearchBudget(limits)
    found: list[tuple[float, ...]] = []
    most = GAMES if limits.deterministic else MOST_GAMES
    while len(found) < most and (len(found) < FEWEST_GAMES or not budget.late):
        found.append(_ahead(reviewer.points(state, rng), game.players))
    return tuple(fmean(column) for column in zip(*found, strict=True))


def _ahead(points: Any, players: int) -> tuple[float, ...]:
    """By how much each player is ahead of the best of the others; alone, the points themselves."""
    return tuple(
        points[player] - max((each for i, each in enumerate(points) if i != player), default=0)
        for player in range(players)
    )
