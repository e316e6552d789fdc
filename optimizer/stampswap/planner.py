"""The planner: shows for the whole game, and swaps by what goods bring to each player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

from stockbook.models.bitboard import Piece
from stockbook.models.invented import shuffled
from stockbook.models.position import LAST_ROUND
from stockbook.models.stampswap import rules
from stockbook.models.stampswap.actions import Action, Collect, Divide, Take
from stockbook.models.stampswap.season import DEALT, Season
from stockbook.models.stampswap.state import Cut, Items, Table, View
from stockbook.optimizer.stampswap.itemtaste import ItemTaste
from stockbook.optimizer.stampswap.players import Greedy, Played
from stockbook.optimizer.stampswap.prospects import board_of, pieces_of, prospects
from stockbook.optimizer.stampswap.showing import (
    SAMPLES,
    Showing,
    best_now,
    best_of_game,
    candidates,
)

#: Orders in which the last Show Phase tries the tiles: nothing comes after it.
LAST_ORDERS = 10
#: Tiles of a hand in a whole game, where some goods are cards.
HAND = 5
#: How much the others' loss counts as a gain, for all of them together.
DENIED = 0.6
#: How likely a good that was collected stays: about half go to others.
KEPT = 0.5


class Planner(Greedy):
    """Looks ahead to the end of the game.

    Parameters
    ----------
    game
        Stamp Swap or a season.
    samples
        At most so many samples of the future for each candidate.
    time
        Seconds for a decision; None to look at no clock.
    """

    def __init__(self, game: Played, samples: int = SAMPLES, time: float | None = None) -> None:
        super().__init__(game)
        self._samples = samples
        self._time = time

    def act(self, view: View, rng: Random) -> Action:
        """The best action for the whole game."""
        table = view.table
        if table.phase == "collect":
            return Collect(self._best_item(view))
        if table.phase == "cut":
            return Divide(self._best_cut(view))
        if table.phase == "choose":
            return self._best_pile(view)
        return super().act(view, rng)

    def _showing(self, table: Table, rng: Random) -> Showing:
        game, seat = self._game, table.seat
        found = prospects(game.deck, game.pieces, table, seat)
        hand, board = pieces_of(game.pieces, seat.hand), board_of(game.pieces, seat)
        if found.round == LAST_ROUND:
            return best_now(board, hand, found, rng, LAST_ORDERS)
        deadline = None if self._time is None else monotonic() + self._time
        return best_of_game(
            candidates(board, hand, found, rng),
            found,
            self._deal(table, rng),
            samples=self._samples,
            deadline=deadline,
        )[0]

    def _deal(self, table: Table, rng: Random) -> Callable[[], list[list[Piece]]]:
        """Draws the hands of the rounds to come from the tiles that nobody has seen."""
        pieces = self._game.pieces
        seen = {tile for seat in table.seats for tile, _ in seat.placed}
        seen.update(item for seat in table.seats for item in (*seat.hand, *seat.dropped))
        seen.update(table.discarded)
        left = [tile for tile in range(len(pieces.tiles)) if tile not in seen]
        number = DEALT if isinstance(self._game, Season) else HAND
        rounds = range(LAST_ROUND - table.round)

        def deal() -> list[list[Piece]]:
            order = tuple(shuffled(rng, left))
            return [pieces_of(pieces, order[i * number : (i + 1) * number]) for i in rounds]

        return deal

    def _tastes(self, view: View) -> tuple[ItemTaste, list[ItemTaste]]:
        """Mine, and those of the others."""
        game = self._game
        tastes = [ItemTaste(game.deck, game.pieces, view, player) for player in range(len(view.table.seats))]
        mine = tastes.pop(view.player)
        return mine, tastes

    def _best_item(self, view: View) -> int:
        """What I may keep of it, and what the others then do not get."""
        mine, others = self._tastes(view)

        def value(item: int) -> float:
            lost = max(taste.of(item) for taste in others)
            return KEPT * mine.of(item) + (1 - KEPT) * DENIED * lost

        pool = view.table.pool
        return max(range(len(pool)), key=lambda place: value(pool[place]))

    def _best_cut(self, view: View) -> Cut:
        """The most for me when whoever takes a pile takes the one that is worth more to them."""
        mine, others = self._tastes(view)
        goods = view.table.seat.goods
        reserves = rules.reserves(self._game.deck, view.table, view.table.turn)

        def value(cut: Cut) -> float:
            sure = sum(mine.of(goods[i]) for i in cut.reserve)
            piles = [tuple(goods[i] for i in pile) for pile in cut.piles]
            found = 0.0
            for taste in others:
                worth = [_sum(taste, pile) for pile in piles]
                taken = 0 if worth[0] > worth[1] else 1
                if worth[0] == worth[1]:
                    # Ties against me.
                    taken = 0 if _sum(mine, piles[0]) > _sum(mine, piles[1]) else 1
                found += _sum(mine, piles[1 - taken]) - DENIED * worth[taken] / len(others)
            return sure + found / len(others)

        return max(rules.cuts(goods, self._game.pieces.rare, reserves), key=value)

    def _best_pile(self, view: View) -> Take:
        """What it brings me, and what it costs its owner, who keeps the other one."""
        mine, others = self._tastes(view)
        table = view.table

        def value(pile: tuple[int, int]) -> float:
            owner, which = pile
            piles = table.seats[owner].piles
            theirs = others[owner - (owner > view.player)]
            return _sum(mine, piles[which]) - DENIED * _sum(theirs, piles[1 - which]) / len(others)

        offered = [(o, p) for o in rules.offers(table, table.turn) for p in (0, 1)]
        return Take(*max(offered, key=value))


def _sum(taste: ItemTaste, items: Items) -> float:
    return sum(map(taste.of, items))
