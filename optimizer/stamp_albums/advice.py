"""The best purchases of a turn of Stamp Albums, for its own points or for the final lead."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsView
from stockbook.models.stamp_albums.turn_problem import turn_problem
from stockbook.optimizer.sampling.elimination import StopRule
from stockbook.optimizer.sampling.intervals import Estimate, mean
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stamp_albums.expected_lead import halving, plan_elimination
from stockbook.optimizer.stamp_albums.purchases import best_purchases
from stockbook.optimizer.stamp_albums.turn_plans import TurnPlan

#: Samples of a hint for the game, of which the plans that are shown take all: about a second.
STAGES = (24, 60, 200)


@dataclass(frozen=True)
class PurchaseAdvice:
    """A plan for the turn with its value.

    Parameters
    ----------
    plan
        The purchases in order; none is the end of the turn, or a new hand if nothing can be bought.
    value
        Stamp points: those bought in this turn, or the expected final lead.
    """

    plan: TurnPlan
    value: Estimate


@dataclass(frozen=True)
class RankedPurchases:
    """The best plan for the turn first, then the next best.

    Parameters
    ----------
    advice
        At least one.
    interrupted
        Whether Ctrl-C stopped the search.
    """

    advice: tuple[PurchaseAdvice, ...]
    interrupted: bool = False


def best_now(game: StampAlbums, view: AlbumsView, plans: int, limits: SearchLimits) -> RankedPurchases:
    """The most stamp points of this turn over the known cards, proved; each plan buys other stamps.

    Of the limits only the seed is needed.
    """
    found = best_purchases(turn_problem(view, game.readings), plans, limits.seed)
    exact = tuple(PurchaseAdvice(each.buys, Estimate(each.points)) for each in found)
    return RankedPurchases(exact or (PurchaseAdvice((), Estimate(0)),))


def best_game(game: StampAlbums, view: AlbumsView, plans: int, limits: SearchLimits) -> RankedPurchases:
    """The highest expected final lead, by common samples.

    The time ends the samples; a deterministic answer takes all of them.
    """
    candidates, elimination = plan_elimination(game, view, Random(limits.seed))
    stay = halving(len(candidates), STAGES, plans)
    rule = StopRule(STAGES[-1], STAGES, stay, least=plans, width=0.0)
    budget = SearchBudget(limits, elimination.progress)
    interrupted = elimination.run_until_interrupted(rule, budget)
    return RankedPurchases(
        tuple(
            PurchaseAdvice(candidates[number], mean(elimination.values[number]))
            for number in elimination.ranking()[:plans]
        ),
        interrupted,
    )
