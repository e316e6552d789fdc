"""The decisions of a game of Stamp Swap at a real table: those of the player whose record it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from stockbook.games.stampswap.phased_tables import PhasedLines, Shown, unseen_in
from stockbook.games.stampswap.review import (
    cut_comparison,
    item_comparison,
    pile_comparison,
    placement_comparison,
)
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.models.stampswap.table.game import TableGame, next_round, position_of_table
from stockbook.models.stampswap.table.record import PLAYER_LINES, TABLE_LINES
from stockbook.models.stampswap.table.showing import in_show
from stockbook.models.stampswap.typed_items import split_items
from stockbook.optimizer.review.decisions import PLACE, Decision
from stockbook.optimizer.rollouts import Comparison
from stockbook.optimizer.solver.limits import SearchLimits


class StampSwapTableReviewer:
    """The comparison of my decisions by what I saw; nobody's leads are known, as not all goods are told."""

    def moment(self, state: TableGame) -> tuple[int, str]:
        return state.round, PLACE if state.phase == "show" else state.phase

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        """By the advice for the phase, as for a game that was dealt."""
        position = position_of_table(decision.states[0])
        (move,) = decision.actions
        unseen = unseen_in(position, position.deck)
        return _COMPARED[decision.phase](position, move, unseen, limits)

    def points(self, state: TableGame, rng: Random) -> Sequence[float]:
        """None: the game cannot be played on where goods are not told."""
        return ()


def _decided(game: TableGame, verb: str, rest: str) -> TableGame:
    """The game in which a decision is made, if its line says all that it is compared by.

    Raises
    ------
    ValueError
        With what is not told.
    """
    cutting = game.phase == "cut"
    seats = (seat for seat in game.seats if seat.untold or (cutting and seat.cut is None))
    untold = " and ".join(seat.name for seat in seats)
    if verb == "collect" and len(split_items(rest)) > 1 and game.pool is not None:
        raise ValueError("several items are collected at once, so their order is not told")
    if verb == "collect" and game.pool is None:
        raise ValueError(f"the pool of round {next_round(game).round} is not told")
    if verb == "take" and untold:
        raise ValueError(f"the piles of {untold} are not told")
    return in_show(game)


def _place(position: Position, move: Shown, unseen: UnseenTiles, limits: SearchLimits) -> Comparison:
    return placement_comparison(position, *move, unseen, limits)


_COMPARED: Mapping[str, Callable[[Position, Any, UnseenTiles, SearchLimits], Comparison]] = {
    "collect": item_comparison,
    "cut": cut_comparison,
    "choose": pile_comparison,
    PLACE: _place,
}
LINES = PhasedLines(
    phases={
        "collect": "collect",
        "cut": "cut",
        "reserve": "cut",
        "take": "choose",
        "place": PLACE,
        "enter": PLACE,
    },
    verbs=PLAYER_LINES,
    table=TABLE_LINES,
    swap=lambda game: game,
    decided=_decided,
)
REVIEWER = StampSwapTableReviewer()
