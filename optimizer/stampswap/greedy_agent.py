"""A player of Stamp Swap and its seasons who plans no further than the round."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from stockbook.models.album.stamps import Tile
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Action, Collect, Divide, Enter, Place, TakePile
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.season import Season
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import GameTable, StampSwapView
from stockbook.models.stampswap.swap.cuts import Cut, Items
from stockbook.optimizer.stampswap.prospects import board_of, pieces_of, prospects_at_table
from stockbook.optimizer.stampswap.show_plans import ShowPlan, best_plan_now
from stockbook.optimizer.stampswap.static_values import StaticItemValues

Played: TypeAlias = StampSwap | Season

#: Orders in which the tiles of a hand are tried.
ORDERS = 4


class ShowPlanPlayer:
    """Plays a Show Phase tile by tile as it was planned at its beginning.

    What is left of a plan is only kept while the game goes on exactly as planned; who comes to the
    table in the middle of a Show Phase plans the rest anew.
    """

    def __init__(self) -> None:
        self._expected: tuple[object, ...] = ()
        self._places: list[tuple[Tile, int]] = []
        self._contest: int | None = None

    def next(self, pieces: Pieces, table: GameTable) -> Place | Enter | None:
        """The next action of the plan, if there is one for this table."""
        if self._key(table) != self._expected:
            return None
        return self._step(pieces, table)

    def begin(self, pieces: Pieces, table: GameTable, showing: ShowPlan) -> Place | Enter:
        """The first action of a new plan."""
        self._places = [(piece.tile, bit) for piece, bit in showing.places if bit is not None]
        self._contest = showing.contest
        return self._step(pieces, table)

    def _step(self, pieces: Pieces, table: GameTable) -> Place | Enter:
        seat = table.seat
        if not seat.hand:
            self._expected = ()
            return Enter(self._contest)
        tile, bit = self._places.pop(0)
        item = next(i for i, number in enumerate(seat.hand) if pieces.tiles[number] == tile)
        after = rules.changed(table, table.turn, placed=(*seat.placed, (seat.hand[item], bit)))
        self._expected = self._key(after)
        return Place(item, pieces.grid.cell(bit))

    def _key(self, table: GameTable) -> tuple[object, ...]:
        return table.round, table.phase, table.turn, table.seat.placed, table.contests


class StampSwapGreedyAgent:
    """Best now: selects what is worth most, cuts evenly, takes the better pile, shows for this round.

    Parameters
    ----------
    game
        Stamp Swap or a season.
    orders
        In how many orders the tiles of a hand are tried.
    """

    def __init__(self, game: Played, orders: int = ORDERS) -> None:
        self._game = game
        self._orders = orders
        self._worth = StaticItemValues(game.deck, game.pieces)
        self._show = ShowPlanPlayer()

    def act(self, view: StampSwapView, rng: Random) -> Action:
        """The best action for now."""
        table = view.table
        if table.phase == "collect":
            return Collect(self._most(view, table.pool))
        if table.phase == "cut":
            return Divide(self._even_cut(view))
        if table.phase == "choose":
            piles = [(o, p) for o in rules.offers(table, table.turn) for p in (0, 1)]
            return TakePile(
                *max(piles, key=lambda pile: self._sum(view, table.seats[pile[0]].piles[pile[1]]))
            )
        pieces = self._game.pieces
        return self._show.next(pieces, table) or self._show.begin(pieces, table, self._showing(table, rng))

    def _showing(self, table: GameTable, rng: Random) -> ShowPlan:
        game, seat = self._game, table.seat
        found = prospects_at_table(game.deck, game.pieces, table, seat)
        hand = pieces_of(game.pieces, seat.hand)
        return best_plan_now(board_of(game.pieces, seat), hand, found, rng, self._orders)

    def _most(self, view: StampSwapView, items: Items) -> int:
        return max(range(len(items)), key=lambda i: self._worth.of(items[i], view.table, view.stacks))

    def _sum(self, view: StampSwapView, items: Sequence[int]) -> float:
        return sum(self._worth.of(item, view.table, view.stacks) for item in items)

    def _even_cut(self, view: StampSwapView) -> Cut:
        """The most for sure: the reserve and the worse pile."""
        goods = view.table.seat.goods
        worth = [self._worth.of(item, view.table, view.stacks) for item in goods]

        def kept(cut: Cut) -> float:
            return sum(worth[i] for i in cut.reserve) + min(sum(worth[i] for i in pile) for pile in cut.piles)

        return max(rules.cuts(self._game.deck, self._game.pieces, view.table, view.table.turn), key=kept)
