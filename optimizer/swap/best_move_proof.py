"""Which values prove that a move is the best one, when there is no time to prove what each of them brings."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.optimizer.swap.perceived_values import PerceivedValues, Turns


def ask_about_rivals(values: PerceivedValues, turns: Sequence[Turns], points: Sequence[float]) -> list[int]:
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

    Returns
    -------
    list of int
        The moves that only the others' choices can settle, those with most points first.
    """
    bounds = list(map(values.bounds, turns))
    leader = max(range(len(bounds)), key=bounds.__getitem__)
    sure = bounds[leader][0]
    unsettled = []
    for move in sorted(range(len(points)), key=lambda number: -points[number]):
        if bounds[move][1] <= sure:
            continue
        if points[move] > sure or (move != leader and not values.ask_to_rule_out(turns[move], sure)):
            unsettled.append(move)
    return unsettled
