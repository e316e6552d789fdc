"""The lead in stamp points that turn plans may be expected to end with, by common samples.

Each sample is a state that looks like the view. Every plan is carried out in it and the game played on
by two quick players with the same chance, so that plans differ by what they do and less by luck. After
the opponent's turn, before my next one, the position is judged: to play on to the end tells plans apart
no better and has seven times the variance.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from stockbook.models.stamp_albums.actions import EndTurn
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsState, AlbumsView
from stockbook.models.stamp_albums.turn_problem import turn_problem
from stockbook.optimizer.sampling.intervals import Estimate, mean
from stockbook.optimizer.stamp_albums.evaluation import lead_to_come
from stockbook.optimizer.stamp_albums.rollout_policy import QuickPlayer
from stockbook.optimizer.stamp_albums.turn_plans import TurnPlan, turn_plans

#: Plans at the start of the race.
PLANS = 16
#: Samples after which the worse half of the plans is left behind; after the last, the race is over.
STAGES = (12, 24, 48, 120)
#: Plans of a quick decision that run to the end.
LEAST = 2
_SEED_BITS = 48


@dataclass
class Runner:
    """A plan with the final leads expected in its samples."""

    plan: TurnPlan
    leads: list[float] = field(default_factory=list)

    @property
    def estimate(self) -> Estimate:
        """The expected final lead."""
        return mean(self.leads)


@dataclass(frozen=True)
class Race:
    """What a race found.

    Parameters
    ----------
    runners
        The plans, those with most samples first, of these the best first.
    interrupted
        Whether Ctrl-C stopped it.
    """

    runners: tuple[Runner, ...]
    interrupted: bool = False


def best_leads(
    game: StampAlbums,
    view: AlbumsView,
    rng: Random,
    *,
    stages: Sequence[int] = STAGES,
    least: int = LEAST,
    until: float = math.inf,
) -> Race:
    """Compare the plans of the viewer's turn.

    Parameters
    ----------
    game
        The rules.
    view
        What the player sees, on their turn.
    rng
        What chance decides.
    stages
        Samples in all after each stage, rising.
    least
        Plans that run to the end.
    until
        When to stop, on the clock of ``time.monotonic``; the first samples are drawn anyway.
    """
    player = QuickPlayer(game.readings.surplus)
    runners = [Runner(plan) for plan in turn_plans(turn_problem(view, game.readings), player, PLANS)]
    alive, done = runners, 0
    interrupted = False
    try:
        for stage in stages:
            while done < stage and (done < 2 or monotonic() < until):
                hidden, seed = game.sample(view, rng), rng.getrandbits(_SEED_BITS)
                leads = [_final_lead(game, hidden, runner.plan, player, Random(seed)) for runner in alive]
                for runner, lead in zip(alive, leads, strict=True):
                    runner.leads.append(lead)
                done += 1
            alive = sorted(alive, key=_rank)
            if stage != stages[-1]:
                alive = alive[: max(least, len(alive) // 2)]
    except KeyboardInterrupt:
        if not done:
            raise
        interrupted = True
    return Race(tuple(sorted((each for each in runners if each.leads), key=_rank)), interrupted)


def _rank(runner: Runner) -> tuple[int, float, int]:
    """More samples first, then the higher lead; of equal ones the plan that says more."""
    return -len(runner.leads), -sum(runner.leads) / max(1, len(runner.leads)), -len(runner.plan)


def _final_lead(
    game: StampAlbums, state: AlbumsState, plan: TurnPlan, player: QuickPlayer, rng: Random
) -> float:
    """The viewer's lead that may be expected at the end of a game that goes on with the plan."""
    viewer = state.turn.player
    for action in plan or (EndTurn(),):
        state = game.apply(state, action, rng)
    while not state.turn.over and state.turn.player == viewer:
        state = game.apply(state, player.act(state), rng)
    while not state.turn.over and state.turn.player != viewer:
        state = game.apply(state, player.act(state), rng)
    scores = game.score(state)
    lead = scores[viewer] - scores[1 - viewer]
    return lead if state.turn.over else lead + lead_to_come(state)
