"""Which values prove that a move is the best one, when there is no time to prove what each of them brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stockbook.optimizer.swap.perceived_values import PerceivedValues, Turns
from stockbook.optimizer.swap.value_queries import Queries

#: Points by which another move may still be better after the first proof, which takes less, and the second.
TOLERANCES = (1.0, 0.0)
#: Number of queries below which others are asked besides.
FEWEST_QUERIES = 8


def queries_for_best(
    turns: Sequence[Turns],
    points: Sequence[float],
    asking: Callable[[Queries], PerceivedValues],
    evaluate: Callable[[Sequence[int], Queries], object],
    others: Queries,
) -> Queries:
    """Return the queries that prove which move is the best one, first but for a point, then without.

    Parameters
    ----------
    turns
        The Choose turns that follow each move; none while they are not known.
    points
        My points with each move, as far as they are known.
    asking
        Returns the values that are known by now; what is asked of them is added to the queries.
    evaluate
        Evaluates moves; the values that choices depend on there are added to the queries.
    others
        Queries that come last where there are few of these.
    """
    found: Queries = {}
    for tolerance in TOLERANCES if turns else ():
        if len(found) < FEWEST_QUERIES:
            mine: Queries = {}
            unsettled = ask_about_rivals(asking(mine), turns, points, tolerance)
            chosen: Queries = {}
            evaluate(unsettled, chosen)
            # Of one value the lower threshold serves both.
            exacter = {n: q for n, q in mine.items() if n not in chosen or q.threshold < chosen[n].threshold}
            found = found | chosen | exacter | found
    return found if len(found) >= FEWEST_QUERIES else found | others | found


def ask_about_rivals(
    values: PerceivedValues, turns: Sequence[Turns], points: Sequence[float], tolerance: float = 0.0
) -> list[int]:
    """Ask for my values that prove moves to be no better than the best one.

    That takes less than their exact values: it is enough that in no end that may come I have more points than
    the best move brings for sure, whoever takes what.

    Parameters
    ----------
    values
        The values that are known by now; they are asked there.
    turns
        The Choose turns that follow each move.
    points
        My points with each move, as far as they are known.
    tolerance
        Points by which a move may be better all the same.

    Returns
    -------
    list of int
        The moves that only the others' choices can settle, those with most points first.
    """
    bounds = list(map(values.bounds, turns))
    leader = max(range(len(bounds)), key=bounds.__getitem__)
    enough = bounds[leader][0] + tolerance
    unsettled = []
    for move in sorted(range(len(points)), key=lambda number: -points[number]):
        if bounds[move][1] <= enough:
            continue
        if points[move] > enough or (move != leader and not values.ask_to_rule_out(turns[move], enough)):
            unsettled.append(move)
    return unsettled
