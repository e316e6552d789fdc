"""The lead in stamp points that turn plans may be expected to end with, by rollouts on common samples.

Each sample is a state that looks like the view (a determinization). Every plan is carried out in it and the
game played on by the rollout policy for both players with the same random choices, so that plans differ by
what they do and less by luck. After the opponent's turn, before my next one, the position is evaluated: to
play on to the end tells plans apart no better and has seven times the variance.

The evaluation is a linear model. Its weights are the least squares of how games of two rollout policies went
on (``python -m benchmarks.learn_stamp_albums``).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from stockbook.models.stamp_albums.actions import EndTurn, affordable
from stockbook.models.stamp_albums.cards import CARDS, IS_ACE, PAYS, POINTS
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsState, AlbumsView, Cards, on_offer
from stockbook.models.stamp_albums.turn_model import turn_problem
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.solver.limits import SearchBudget
from stockbook.optimizer.stamp_albums.rollout_policy import RolloutPolicy
from stockbook.optimizer.stamp_albums.turn_plans import TurnPlan, turn_plans

_SUITS = tuple(0 if IS_ACE[number] else len(card.suits) for number, card in enumerate(CARDS))
_ALL_POINTS = sum(POINTS)

#: The features of a position: of the player whose turn it is (my) and of the other (their).
FEATURES = (
    "turn",
    *(f"my {what}" for what in ("pays", "suits", "aces", "cards", "pays while stamps are left")),
    *(f"their {what}" for what in ("pays", "suits", "aces", "cards", "pays while stamps are left")),
    *("my best stamp", "shop points", "market points", "market pays", "excuse seen"),
)

#: A weight for each feature, in points; from 4,000 games with seed 1.
WEIGHTS = (
    -7.974,
    0.314,
    0.64,
    2.176,
    -2.039,
    0.304,
    -0.193,
    -0.782,
    -1.912,
    3.516,
    -0.374,
    0.891,
    -0.061,
    -0.024,
    0.044,
    1.239,
)
#: Number of plans that are compared.
PLANS = 16
#: Samples of an agent's decision, after which the worse half of the plans is dropped, and plans that go on to
#: the last of them.
STAGES, LEAST = (12, 24, 48, 120), 2
_SEED_BITS = 48
#: A state that looks like the view, and the seed of the random choices in it.
Sample: TypeAlias = tuple[AlbumsState, int]


def features(state: AlbumsState) -> list[float]:
    """The values of ``FEATURES``.

    ``my best stamp`` is the most valuable one on offer that my hand buys; ``pays while stamps are left`` is
    what a hand pays times the part of all points that is in no album.
    """
    player = state.turn.player
    mine, theirs = state.sides[player], state.sides[1 - player]
    bought = sum([POINTS[card] for card in mine.album + theirs.album])
    left = 1 - bought / _ALL_POINTS
    offer = on_offer(state)
    market = state.market
    return [
        1.0,
        *_hand(mine.hand, left),
        *_hand(theirs.hand, left),
        max([POINTS[card] for card in offer if POINTS[card] and affordable(card, mine.hand)], default=0),
        sum([POINTS[card] for card in mine.shop + theirs.shop]),
        sum([POINTS[card] for card in market]),
        sum([PAYS[card] for card in market if not POINTS[card]]),
        state.excuse_seen,
    ]


def _hand(hand: Cards, left: float) -> tuple[float, ...]:
    pays = sum([PAYS[card] for card in hand])
    suits = sum([_SUITS[card] for card in hand])
    return pays, suits, sum([IS_ACE[card] for card in hand]), len(hand), pays * left


def expected_gain(state: AlbumsState) -> float:
    """The points by which the lead of the player whose turn it is may be expected to grow until the end."""
    return sum([weight * value for weight, value in zip(WEIGHTS, features(state), strict=True)])


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
