"""The agent of Stamp Swap and its seasons that plans no further than this round."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from stockbook.models.album.stamps import Tile
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Action, Collect, Divide, Enter, Place, TakePile
from stockbook.models.stampswap.game.dealt_rounds import cuts
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.season import Season
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import StampSwapTable, StampSwapView, changed
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.optimizer.stampswap.prospects import board_of, pieces_of, prospects_at_table
from stockbook.optimizer.stampswap.show_plans import ShowPlan, best_plan_now
from stockbook.optimizer.stampswap.static_values import StaticItemValues

StampSwapOrSeason: TypeAlias = StampSwap | Season

#: Number of orders in which the tiles of a hand are placed.
ORDERS = 4
#: The same for a planner in the last Show Phase, after which nothing comes.
LAST_ORDERS = 10


class ShowPlanPlayer:
    """Plays a Show Phase tile by tile as it was planned at its beginning.

    The rest of a plan is kept only while the game goes on exactly as planned; in any other state of a Show
    Phase its rest is planned anew.
    """

    def __init__(self) -> None:
        self._expected: tuple[object, ...] = ()
        self._places: list[tuple[Tile, int]] = []
        self._contest: int | None = None

    def next(self, pieces: Pieces, table: StampSwapTable) -> Place | Enter | None:
        """The next action of the plan; None if it was made for another state of the game."""
        if self._key(table) != self._expected:
            return None
        return self._step(pieces, table)

    def begin(self, pieces: Pieces, table: StampSwapTable, plan: ShowPlan) -> Place | Enter:
        """The first action of a new plan."""
        self._places = [(piece.tile, bit) for piece, bit in plan.places if bit is not None]
        self._contest = plan.contest
        return self._step(pieces, table)

    def _step(self, pieces: Pieces, table: StampSwapTable) -> Place | Enter:
        seat = table.seat
        if not seat.hand:
            self._expected = ()
            return Enter(self._contest)
        tile, bit = self._places.pop(0)
        item = next(i for i, number in enumerate(seat.hand) if pieces.tiles[number] == tile)
        after = changed(table, table.turn, placed=(*seat.placed, (seat.hand[item], bit)))
        self._expected = self._key(after)
        return Place(item, pieces.grid.cell(bit))

    def _key(self, table: StampSwapTable) -> tuple[object, ...]:
        return table.round, table.phase, table.turn, table.seat.placed, table.contests


class StampSwapGreedyAgent:
    """Plays for this round, and values goods by static values: cuts evenly, and takes the better pile.

    Parameters
    ----------
    game
        Stamp Swap or a season.
    orders
        Number of orders in which the tiles of a hand are placed; 0 for one order without local search.
    """

    may_search = False

    def __init__(self, game: StampSwapOrSeason, orders: int = ORDERS) -> None:
        self._game = game
        self._orders = orders
        self._values = StaticItemValues(game.deck, game.pieces)
        self._show_player = ShowPlanPlayer()

    def act(self, view: StampSwapView, rng: Random) -> Action:
        """The best action for this round."""
        table = view.table
        if table.phase == "collect":
            return Collect(self._best_item(view))
        if table.phase == "cut":
            return Divide(self._best_cut(view))
        if table.phase == "choose":
            return TakePile(*self._best_pile(view))
        pieces, player = self._game.pieces, self._show_player
        return player.next(pieces, table) or player.begin(pieces, table, self._show_plan(table, rng))

    def _show_plan(self, table: StampSwapTable, rng: Random) -> ShowPlan:
        game, seat = self._game, table.seat
        prospects = prospects_at_table(game.deck, game.pieces, table, seat)
        hand = pieces_of(game.pieces, seat.hand)
        return best_plan_now(board_of(game.pieces, seat), hand, prospects, rng, self._orders)

    def _best_item(self, view: StampSwapView) -> int:
        pool = view.table.pool
        return max(range(len(pool)), key=lambda i: self._values.of(pool[i], view.table, view.stacks))

    def _best_cut(self, view: StampSwapView) -> Cut:
        """The cut that keeps most for sure: the reserve and the worse pile, and what the other is paid."""
        seat = view.table.seat
        values = [self._values.of(item, view.table, view.stacks) for item in seat.goods]
        own = (*seat.cards, *seat.apart)

        def kept(cut: Cut) -> float:
            apart, *piles = (tuple(seat.goods[i] for i in part) for part in (cut.reserve, *cut.piles))
            paid = [
                rules.gifts(self._game.pieces, view.table, (*own, *apart, *stays), taken)
                for stays, taken in (piles, piles[::-1])
            ]
            sums = [sum(values[i] for i in pile) + gifts for pile, gifts in zip(cut.piles, paid, strict=True)]
            return sum(values[i] for i in cut.reserve) + min(sums)

        return max(cuts(self._game.pieces, view.table, view.table.turn), key=kept)

    def _best_pile(self, view: StampSwapView) -> tuple[int, int]:
        """The owner of the pile with the most value, and which of their two it is."""
        table = view.table

        def value(pile: tuple[int, int]) -> float:
            owner, which = pile
            items = table.seats[owner].piles[which]
            return sum(self._values.of(item, table, view.stacks) for item in items)

        return max(offered_piles(view), key=value)


def offered_piles(view: StampSwapView) -> list[tuple[int, int]]:
    """The piles that the player whose turn it is may take: their owners, and which of their two it is."""
    return [(owner, pile) for owner in rules.offers(view.table, view.table.turn) for pile in (0, 1)]
