"""A decision beside the best one, and the moves of any game, compared by rollouts on common samples."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, TypeVar

from stockbook.models.play.goal import AnswerForm
from stockbook.models.play.protocol import AnyGame
from stockbook.optimizer.arena.agent import Agent, decision_rng
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.sampling.intervals import Estimate, paired_difference
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits

Points = TypeVar("Points", int, float)
Sample = TypeVar("Sample")

#: A label, the points of the move, and those of the best one; None where a line is missing.
Row = tuple[str, float | None, float | None]


@dataclass(frozen=True)
class Comparison:
    """A decision beside the best one."""

    form: ClassVar[AnswerForm] = AnswerForm.COMPARISON
    #: The decision and the best one as text.
    move: str
    best: str
    #: The points that the decision gives away, never below 0: exact, between proved bounds, or a mean over
    #: common samples with its interval; ``few`` where time was too short to know them.
    lost: Estimate
    #: The values of both, line by line.
    rows: tuple[Row, ...] = ()
    #: Whether these values are exact, and not means over samples.
    certain: bool = False


def not_below_0(lost: Estimate) -> Estimate:
    """Points given away as they are told: neither they nor the ends of their interval are below 0."""
    low, high = (None if end is None else max(0.0, end) for end in (lost.low, lost.high))
    return Estimate(max(0.0, lost.value), low, high, lost.samples, lost.few)


def points_lost(pair: SequentialElimination[Sample], samples: int, budget: SearchBudget) -> Estimate:
    """The points that the second of two candidates gives away, by new samples, at most so many."""
    pair.run_to_answer(StopRule(samples, (), drop=False), budget)
    return not_below_0(paired_difference(*pair.values))


#: Samples after which moves are compared: 8, and from one time to the next half as many more.
CHECKS = tuple(int(8 * 1.5**number) for number in range(40))
#: Rollouts where no clock may matter, and moves that are compared until the end.
ROLLOUTS, LAST = 400, 3
#: Half of the width of the best move's interval that is narrow enough, in points.
WIDTH = 0.2
#: Rollouts go on until the best move is clear; only time or work is a limit.
RULE = StopRule(samples=10**9, checks=CHECKS, least=LAST, width=WIDTH, work=1)
#: Share of the time to find the best move; the rest compares it with the one made, on samples of their own.
BEST_SHARE = 0.6


@dataclass(frozen=True)
class RankedAction:
    """A legal action as the game writes it, and the lead at the end that is expected of it."""

    action: Any
    text: str
    lead: Estimate


@dataclass(frozen=True)
class RankedActions:
    """Every legal action of a player, best first."""

    form: ClassVar[AnswerForm] = AnswerForm.ACTIONS
    #: The actions.
    rows: tuple[RankedAction, ...]
    interrupted: bool = False


def lead_of(points: Sequence[Points], player: int) -> Points:
    """By how much a player is ahead of the best of the others; alone, the points themselves."""
    return points[player] - max((each for i, each in enumerate(points) if i != player), default=0)


def played_out(game: AnyGame, agent: Agent[Any, Any], state: Any, rng: Random) -> tuple[int, ...]:
    """The points at the end when an agent plays on for everybody."""
    seed, number = rng.getrandbits(32), 0
    while (player := game.turn(state)) is not None:
        action = agent.act(game.view(state, player), decision_rng(seed, number))
        state, number = game.apply(state, action, rng), number + 1
    return game.score(state)


def run_rollouts(
    elimination: SequentialElimination[Sample], limits: SearchLimits, rollouts: int
) -> SearchBudget:
    """The budget of an elimination that was run to an answer; a deterministic one has so many rollouts."""
    budget = SearchBudget(
        replace(limits, time=rollouts) if limits.deterministic else limits, elimination.progress
    )
    elimination.run_to_answer(RULE, budget)
    return budget


def ranked_actions(game: AnyGame, view: Any, agent: Agent[Any, Any], limits: SearchLimits) -> RankedActions:
    """Every action of the player whose turn a view is, by the lead at the end of rollouts.

    The agent plays on for everybody. A deterministic search makes a fixed number of rollouts.
    """
    rng = Random(limits.seed)
    actions = game.actions(game.sample(view, rng))
    elimination = _elimination(game, view, agent, actions, rng)
    budget = run_rollouts(elimination, limits, ROLLOUTS)
    leads = elimination.estimates()
    rows = (RankedAction(actions[n], game.write(actions[n]), leads[n]) for n in elimination.ranking())
    return RankedActions(tuple(rows), budget.interrupted)


def compared_action(
    game: AnyGame, view: Any, agent: Agent[Any, Any], action: Any, limits: SearchLimits
) -> Comparison:
    """A legal action beside the best one, on samples that did not choose the best.

    All else is as for ``ranked_actions``.

    Raises ``KeyboardInterrupt`` by Ctrl-C before the best one was found.
    """
    budget = SearchBudget(limits)
    ranked = ranked_actions(game, view, agent, limits.share(BEST_SHARE))
    if ranked.interrupted:
        raise KeyboardInterrupt
    best = ranked.rows[0]
    mine = next(each for each in ranked.rows if each.action == action)
    lost = Estimate(0.0)
    if mine is not best:
        rng = Random(f"{limits.seed}/compared")
        pair = _elimination(game, view, agent, [best.action, action], rng)
        lost = points_lost(pair, ROLLOUTS, budget)
    best = best if lost.value else mine
    return Comparison(mine.text, best.text, lost, (("expected lead", mine.lead.value, best.lead.value),))


def _elimination(
    game: AnyGame, view: Any, agent: Agent[Any, Any], actions: Sequence[Any], rng: Random
) -> SequentialElimination[int]:
    """The elimination that compares actions; a sample is the seed of all that is hidden and all chance."""

    def leads(seed: int, numbers: Sequence[int]) -> list[float]:
        found: list[float] = []
        for number in numbers:
            chance = Random(seed)
            state = game.sample(view, chance)
            player = game.turn(state)
            assert player is not None
            after = game.apply(state, actions[number], chance)
            found.append(lead_of(played_out(game, agent, after, chance), player))
        return found

    return SequentialElimination(len(actions), lambda: rng.getrandbits(64), leads)
