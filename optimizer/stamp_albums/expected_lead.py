"""The lead in stamp points that turn plans may be expected to end with, by rollouts on common samples.

Each sample is a state that looks like the view (a determinization). Every plan is carried out in it and the
game played on by the rollout policy for both players with the same random choices, so that plans differ by
what they do and less by luck. After the opponent's turn, before my next one, the position is evaluated: to
play on to the end tells plans apart no better and has seven times the variance.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from stockbook.models.stamp_albums.actions import EndTurn
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsState, AlbumsView
from stockbook.models.stamp_albums.turn_problem import turn_problem
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.stamp_albums.evaluation import expected_gain
from stockbook.optimizer.stamp_albums.rollout_policy import RolloutPolicy
from stockbook.optimizer.stamp_albums.turn_plans import TurnPlan, turn_plans

#: Number of plans that are compared.
PLANS = 16
#: Samples of an agent's decision, after which the worse half of the plans is dropped, and plans that go on to
#: the last of them.
STAGES, LEAST = (12, 24, 48, 120), 2
_SEED_BITS = 48

#: A state that looks like the view, and the seed of the random choices in it.
Sample: TypeAlias = tuple[AlbumsState, int]


def plan_elimination(
    game: StampAlbums,
    view: AlbumsView,
    rng: Random,
    budget: SearchBudget | None = None,
    also: Sequence[TurnPlan] = (),
) -> tuple[list[TurnPlan], SequentialElimination[Sample]]:
    """The plans of the viewer's turn, longer ones first, and the elimination that compares their leads.

    ``also`` are further plans to compare, in front of the others.
    """
    policy = RolloutPolicy(game.readings.surplus)
    # Of equal plans the one that says more is preferred.
    found = turn_plans(turn_problem(view, game.readings), policy, PLANS, budget)
    plans = [*also, *sorted((plan for plan in found if plan not in also), key=len, reverse=True)]
    return plans, lead_elimination(game, view, plans, rng)


def lead_elimination(
    game: StampAlbums, view: AlbumsView, plans: Sequence[TurnPlan], rng: Random
) -> SequentialElimination[Sample]:
    """The elimination that compares the leads of plans of the viewer's turn."""
    policy = RolloutPolicy(game.readings.surplus)

    def draw() -> Sample:
        return game.sample(view, rng), rng.getrandbits(_SEED_BITS)

    def leads(sample: Sample, numbers: Sequence[int]) -> list[float]:
        state, seed = sample
        return [_final_lead(game, state, plans[number], policy, Random(seed)) for number in numbers]

    return SequentialElimination(len(plans), draw, leads)


def halving(plans: int, stages: Sequence[int], least: int) -> dict[int, int]:
    """The most plans that stay after each stage but the last: half as many, but not fewer than ``least``."""
    return {stage: max(least, plans >> number) for number, stage in enumerate(stages[:-1], 1)}


def best_plan(
    game: StampAlbums, view: AlbumsView, rng: Random, budget: SearchBudget | None = None
) -> TurnPlan:
    """The plan with the highest expected final lead, from few samples; a budget may end them early."""
    plans, elimination = plan_elimination(game, view, rng, budget)
    elimination.run(StopRule(STAGES[-1], STAGES, halving(len(plans), STAGES, LEAST)), budget)
    return plans[elimination.best]


def _final_lead(
    game: StampAlbums, state: AlbumsState, plan: TurnPlan, policy: RolloutPolicy, rng: Random
) -> float:
    """The viewer's lead that may be expected at the end of a game that goes on with the plan."""
    viewer = state.turn.player
    for action in plan or (EndTurn(),):
        state = game.apply(state, action, rng)
    while not state.turn.over and state.turn.player == viewer:
        state = game.apply(state, policy.act(state), rng)
    while not state.turn.over and state.turn.player != viewer:
        state = game.apply(state, policy.act(state), rng)
    scores = game.score(state)
    lead = scores[viewer] - scores[1 - viewer]
    return lead if state.turn.over else lead + expected_gain(state)
