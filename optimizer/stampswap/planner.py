"""The planner: shows for the whole game, and swaps by what goods bring to each player."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from time import monotonic

from stockbook.models.album.bitboard import Piece
from stockbook.models.puzzles.invented_tiles import shuffled
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Action, Collect, Divide, TakePile
from stockbook.models.stampswap.game.season import DEALT, Season
from stockbook.models.stampswap.game.state import GameTable, StampSwapView
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.optimizer.stampswap.game_items import GameItemEvaluator
from stockbook.optimizer.stampswap.goods_evaluation import DENIED
from stockbook.optimizer.stampswap.greedy_agent import Played, StampSwapGreedyAgent
from stockbook.optimizer.stampswap.prospects import board_of, pieces_of, prospects_at_table
from stockbook.optimizer.stampswap.show_plans import (
    SAMPLES,
    ShowPlan,
    best_of_game,
    best_plan_now,
    candidate_plans,
)

#: Orders in which the last Show Phase tries the tiles: nothing comes after it.
LAST_ORDERS = 10
#: Tiles of a hand in a whole game, where some goods are cards.
HAND = 5
#: What selecting a rare stamp is worth: it cannot be reserved.
RARE = 0.7
#: How others judge piles is not known: so much by what the goods bring them, the rest by a plain guess.
JUDGED = 0.5
#: Points of a lead at which they take the better pile in 73 % of the cases.
DOUBT = 3.0


class StampSwapPlannerAgent(StampSwapGreedyAgent):
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

    def act(self, view: StampSwapView, rng: Random) -> Action:
        """The best action for the whole game."""
        table = view.table
        if table.phase == "collect":
            return Collect(self._best_item(view))
        if table.phase == "cut":
            return Divide(self._best_cut(view))
        if table.phase == "choose":
            return self._best_pile(view)
        return super().act(view, rng)

    def _showing(self, table: GameTable, rng: Random) -> ShowPlan:
        game, seat = self._game, table.seat
        found = prospects_at_table(game.deck, game.pieces, table, seat)
        hand, board = pieces_of(game.pieces, seat.hand), board_of(game.pieces, seat)
        if found.round == LAST_ROUND:
            return best_plan_now(board, hand, found, rng, LAST_ORDERS)
        deadline = None if self._time is None else monotonic() + self._time
        return best_of_game(
            candidate_plans(board, hand, found, rng, deadline=deadline),
            found,
            self._deal(table, rng),
            samples=self._samples,
            deadline=deadline,
        )[0]

    def _deal(self, table: GameTable, rng: Random) -> Callable[[], list[list[Piece]]]:
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

    def _tastes(self, view: StampSwapView) -> tuple[GameItemEvaluator, list[GameItemEvaluator]]:
        """Mine, and those of the others."""
        game = self._game
        tastes = [
            GameItemEvaluator(game.deck, game.pieces, view, player) for player in range(len(view.table.seats))
        ]
        mine = tastes.pop(view.player)
        return mine, tastes

    def _best_item(self, view: StampSwapView) -> int:
        """What it brings me, and what the others then do not get."""
        mine, others = self._tastes(view)
        rare = self._game.pieces.rare

        def value(item: int) -> float:
            lost = sum(taste.of(item) for taste in others) / len(others)
            part = RARE if item in rare else 1.0
            return part * (mine.of(item) + DENIED * lost) + mine.selected(item)

        pool = view.table.pool
        return max(range(len(pool)), key=lambda place: value(pool[place]))

    def _best_cut(self, view: StampSwapView) -> Cut:
        """The most for me, less what the others get, when they take the pile that is worth more to them."""
        mine, others = self._tastes(view)
        goods, own = view.table.seat.goods, view.table.seat.apart
        plain = [self._worth.of(item, view.table, view.stacks) for item in goods]

        def value(cut: Cut) -> float:
            apart, *piles = (tuple(goods[i] for i in part) for part in (cut.reserve, *cut.piles))
            kept = [mine.together((*own, *apart, *pile)) for pile in piles]
            guess = sum(plain[i] for i in cut.piles[0]) - sum(plain[i] for i in cut.piles[1])
            found = 0.0
            for taste in others:
                theirs = [taste.together(pile) for pile in piles]
                lead = JUDGED * (theirs[0] - theirs[1]) + (1 - JUDGED) * guess
                first = 1 / (1 + math.exp(-lead / DOUBT))
                found += first * (kept[1] - DENIED * theirs[0] / len(others))
                found += (1 - first) * (kept[0] - DENIED * theirs[1] / len(others))
            return found / len(others)

        return max(rules.cuts(self._game.deck, self._game.pieces, view.table, view.table.turn), key=value)

    def _best_pile(self, view: StampSwapView) -> TakePile:
        """What it brings me, and what it costs its owner, who keeps the other one."""
        mine, others = self._tastes(view)
        table = view.table
        own = table.seat.apart

        def value(pile: tuple[int, int]) -> float:
            owner, which = pile
            piles = table.seats[owner].piles
            theirs = others[owner - (owner > view.player)]
            kept = theirs.together((*table.seats[owner].apart, *piles[1 - which]))
            return mine.together((*own, *piles[which])) - DENIED * kept / len(others)

        offered = [(o, p) for o in rules.offers(table, table.turn) for p in (0, 1)]
        return TakePile(*max(offered, key=value))
