"""The commands' goals compared in whole games: ``python -m benchmarks.goals [--games N] [--out FILE]``.

Two players play games of Stamp Swap that differ only in their goal in rounds 1 and 2: both select as the
planner does, and cut, choose and place as ``stockbook cut``, ``choose`` and ``place`` advise. ``--agents``
names the two: ``now``, ``game``, ``place`` (the goal is the game in the Show Phase only) and ``swap`` (in
cuts and Choose turns only). ``evidence`` and ``means`` are planners with few rollouts: one gives up points of
a Show Phase only for a clearly better mean, as the commands do, the other for any better mean.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from stockbook.games.registry import make_game
from stockbook.models.album.bitboard import Bitboard
from stockbook.models.play.goal import Goal
from stockbook.models.play.protocol import AnyGame
from stockbook.models.stampswap.game.actions import Action, Divide, TakePile
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import StampSwapTable, StampSwapView
from stockbook.models.stampswap.game.views import position_of
from stockbook.models.stampswap.position import LAST_ROUND, Position
from stockbook.optimizer.arena.agent import Agent, AgentName
from stockbook.optimizer.arena.match import Entrant, Match
from stockbook.optimizer.arena.results import ArenaResults, arena_setup
from stockbook.optimizer.arena.run import Arena
from stockbook.optimizer.arena.tally import Sprt
from stockbook.optimizer.arena.workers import local_workers
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.agents import StampSwapPlannerAgent
from stockbook.optimizer.stampswap.fast_placement import places_of
from stockbook.optimizer.stampswap.game_placement import best_placement_for_game
from stockbook.optimizer.stampswap.prospects import board_of, pieces_of, prospects_at_table
from stockbook.optimizer.stampswap.show_plans import GAME_RULE, ShowPlan, candidate_plans, plan_elimination
from stockbook.optimizer.swap.best_moves import best_choices, best_cuts

#: The phases in which each agent has the game as its goal.
GAME_PHASES: Mapping[str, frozenset[str]] = {
    "now": frozenset(),
    "game": frozenset({"cut", "choose", "show"}),
    "place": frozenset({"show"}),
    "swap": frozenset({"cut", "choose"}),
}
#: Deterministic time of a decision: about seconds of one core.
TIME = 1.0
#: Rollouts of each candidate plan where ``evidence`` plays ``means``.
ROLLOUTS = 24
#: Both plans of the Show Phases met, by the table and the seed.
_PLANS: dict[tuple[str, int], tuple[ShowPlan, ShowPlan]] = {}


class CommandAgent(StampSwapPlannerAgent):
    """An agent that plays as the commands advise, in deterministic searches with one worker.

    Its goal is the game in ``game_phases``; ``time`` is the deterministic time of each decision.
    """

    def __init__(self, game: StampSwap, game_phases: frozenset[str], time: float) -> None:
        super().__init__(game)
        self._game_phases = game_phases
        self._limits: dict[str, Any] = {"time": time, "workers": 1, "deterministic": True}

    def act(self, view: StampSwapView, rng: Random) -> Action:
        """The action that the command advises; in the Collect Phase the planner's."""
        table = view.table
        if table.phase not in ("cut", "choose"):
            return super().act(view, rng)
        position = position_of(self._game.pieces, view)
        goal = Goal.GAME if table.phase in self._game_phases else Goal.NOW
        limits = SearchLimits(**self._limits)
        if table.phase == "cut":
            return Divide(best_cuts(position, goal=goal, limits=limits).rows[0].cut)
        best = best_choices(position, goal=goal, limits=limits).rows[0]
        return TakePile((view.player + best.owner) % len(table.seats), best.pile)

    def _show_plan(self, table: StampSwapTable, rng: Random) -> ShowPlan:
        position = position_of(self._game.pieces, StampSwapView(table.turn, table, ()))
        if "show" in self._game_phases and not position.last:
            return _show_plan(
                position, best_placement_for_game(position, limits=SearchLimits(**self._limits)).plans[0].plan
            )
        return _show_plan(position, best_placement(position, limits=SearchLimits(**self._limits)).plans[0])


class RolloutAgent(StampSwapPlannerAgent):
    """A planner that gives up points of a Show Phase for a clearly better mean only, or for any better mean.

    ``evidence``: whether the better mean has to be clear.
    """

    def __init__(self, game: StampSwap, *, evidence: bool) -> None:
        super().__init__(game)
        self._evidence = evidence

    def _show_plan(self, table: StampSwapTable, rng: Random) -> ShowPlan:
        if table.round == LAST_ROUND:
            return super()._show_plan(table, rng)
        # The games of a pair begin with the same decisions.
        key = repr(table), rng.getrandbits(48)
        if key not in _PLANS:
            _PLANS[key] = _both_plans(self._game, table, Random(key[1]))
        return _PLANS[key][not self._evidence]


def _both_plans(game: StampSwap, table: StampSwapTable, rng: Random) -> tuple[ShowPlan, ShowPlan]:
    """The plan with evidence, and that with the best mean."""
    seat = table.seat
    prospects = prospects_at_table(game.pieces, table, seat)
    board, hand = board_of(game.pieces, seat), pieces_of(game.pieces, seat.hand)
    plans = candidate_plans(board, hand, prospects, rng, orders=1)
    sampler = StampSwapPlannerAgent(game)._hand_sampler(table, rng)
    elimination = plan_elimination(plans, prospects, sampler, evidence=True)
    elimination.run(replace(GAME_RULE, samples=ROLLOUTS))
    return plans[elimination.advised], plans[elimination.best]


def _show_plan(position: Position, plan: Plan) -> ShowPlan:
    """A plan in the form in which an agent carries it out."""
    board = Bitboard.of(plan.album)
    contest = None if plan.contest is None else position.contests.index(plan.contest)
    return ShowPlan(board, places_of([each for _, each in plan.placed], board.grid), contest, plan.points)


def make(kind: str, game: AnyGame, time: float | None = None) -> Agent[StampSwapView, Action]:
    """Make the agent with a name of ``GAME_PHASES``."""
    assert isinstance(game, StampSwap)
    if kind in ("evidence", "means"):
        return RolloutAgent(game, evidence=kind == "evidence")
    return CommandAgent(game, GAME_PHASES[kind], time or TIME)


def main() -> None:
    """Play the games, and print wins, lead and scores."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.goals", description=__doc__)
    parser.add_argument(
        "--agents", default="game,now", help="two of now, game, place, swap, evidence, means [game,now]"
    )
    parser.add_argument("--games", type=int, default=120, help="up to whole pairs [120]")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--time", type=float, default=TIME, help="seconds of a decision [1]")
    parser.add_argument("--out", type=Path, help="keep finished games there, and go on with those it has")
    parser.add_argument("--workers", type=int, default=None)
    options = parser.parse_args()
    first, second = (
        Entrant(AgentName(kind, options.time), partial(make, kind)) for kind in options.agents.split(",")
    )
    match = Match(make_game("stampswap", 2), (first, second))
    with closing(ArenaResults(arena_setup(match, options.seed), options.out)) as results:
        pairs = -(-options.games // len(match.seatings))
        arena = Arena(match, options.seed, pairs, results, Sprt())
        arena.run(local_workers(options.workers), lambda: print(".", end="", file=sys.stderr, flush=True))
    print(file=sys.stderr)
    found = arena.tally
    wins = found.wins
    assert wins is not None
    print(f"{first.name} against {second.name}: {found.games} games, {wins.won} won, {wins.drawn} drawn")
    print(f"of the decided games {wins.share.percent().text(' %')}, a lead of {found.lead.text(' points')}")
    for entrant, score in zip((first, second), found.means, strict=True):
        print(f"{entrant.name}: {score.text(' points')}")


if __name__ == "__main__":
    main()
