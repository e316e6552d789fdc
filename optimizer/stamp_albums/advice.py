"""What to buy in a turn of Stamp Albums, for its own points or for the final lead, and what is next best."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsView
from stockbook.models.stamp_albums.turn_problem import turn_problem
from stockbook.optimizer.stamp_albums.expected_lead import Runner, best_leads
from stockbook.optimizer.stamp_albums.purchases import best_purchases
from stockbook.optimizer.stamp_albums.turn_plans import TurnPlan

#: Samples of a hint for the game, of which the plans that are shown take all: about a second.
STAGES = (24, 60, 200)


@dataclass(frozen=True)
class Advice:
    """A plan for the turn and what it is worth.

    Parameters
    ----------
    plan
        The purchases in order; none is the end of the turn, or a new hand if nothing can be bought.
    value
        Stamp points: those bought in this turn, or the expected final lead.
    low, high
        The ends of its 95 % interval; the value itself where it is exact.
    samples
        Samples behind it; None where it is exact.
    """

    plan: TurnPlan
    value: float
    low: float
    high: float
    samples: int | None = None


@dataclass(frozen=True)
class Answer:
    """The best plan first, then the next best.

    Parameters
    ----------
    advice
        At least one.
    interrupted
        Whether Ctrl-C stopped the search.
    """

    advice: tuple[Advice, ...]
    interrupted: bool = False


def best_now(game: StampAlbums, view: AlbumsView, plans: int, seed: int = 0) -> Answer:
    """The most stamp points of this turn over the known cards, proved; each plan buys other stamps.

    Parameters
    ----------
    game
        The rules.
    view
        What I see, on my turn.
    plans
        How many plans at most.
    seed
        Of the search.
    """
    found = best_purchases(turn_problem(view, game.readings), plans, seed)
    exact = tuple(Advice(each.buys, each.points, each.points, each.points) for each in found)
    return Answer(exact or (Advice((), 0, 0, 0),))


def best_game(
    game: StampAlbums, view: AlbumsView, plans: int, seed: int = 0, until: float = math.inf
) -> Answer:
    """The highest expected final lead, by common samples; parameters as for ``best_now``.

    Parameters
    ----------
    until
        When to stop, on the clock of ``time.monotonic``.
    """
    race = best_leads(game, view, Random(seed), stages=STAGES, least=plans, until=until)
    return Answer(tuple(map(_advice, race.runners[:plans])), race.interrupted)


def _advice(runner: Runner) -> Advice:
    found = runner.estimate
    low = found.value if found.low is None else found.low
    high = found.value if found.high is None else found.high
    return Advice(runner.plan, found.value, low, high, len(runner.leads))
