"""The agent of Stamp Swap that plans to the end of the game: by rollouts, and by evaluations of goods."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from stockbook.models.album.bitboard import Piece
from stockbook.models.puzzles.invented_tiles import shuffled
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.dealt_rounds import cuts
from stockbook.models.stampswap.game.season import DEALT, Season
from stockbook.models.stampswap.game.state import StampSwapTable, StampSwapView
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.game_items import GameItemEvaluator
from stockbook.optimizer.stampswap.goods_evaluation import DENIED
from stockbook.optimizer.stampswap.greedy_agent import (
    LAST_ORDERS,
    StampSwapGreedyAgent,
    StampSwapOrSeason,
    offered_piles,
)
from stockbook.optimizer.stampswap.prospects import HAND, board_of, pieces_of, prospects_at_table
from stockbook.optimizer.stampswap.show_plans import (
    SAMPLES,
    ShowPlan,
    best_plan_for_game,
    best_plan_now,
    candidate_plans,
)

#: Share of its value that a rare stamp has in the Collect Phase: it cannot be reserved.
RARE = 0.7
#: Opponents are taken to compare piles by their own evaluation with this weight, and by static values.
EVALUATED = 0.5
#: Points by which a pile is better that opponents take in 73 % of the cases (the scale of a logistic choice).
CHOICE_SCALE = 3.0


class StampSwapPlannerAgent(StampSwapGreedyAgent):
    """Plans to the end of the game.

    Parameters
    ----------
    game
        Stamp Swap or a season.
    samples
        Most rollouts for each candidate plan of a Show Phase.
    time
        Seconds for a decision; None to look at no clock.
    """

    may_search = True

    def __init__(self, game: StampSwapOrSeason, samples: int = SAMPLES, time: float | None = None) -> None:
        super().__init__(game)
        self._samples = samples
        self._time = time

    def _show_plan(self, table: StampSwapTable, rng: Random) -> ShowPlan:
        game, seat = self._game, table.seat
        prospects = prospects_at_table(game.deck, game.pieces, table, seat)
        hand, board = pieces_of(game.pieces, seat.hand), board_of(game.pieces, seat)
        if prospects.round == LAST_ROUND:
            return best_plan_now(board, hand, prospects, rng, LAST_ORDERS)
        budget = None if self._time is None else SearchBudget(SearchLimits(self._time))
        plans = candidate_plans(board, hand, prospects, rng, budget=budget)
        return best_plan_for_game(plans, prospects, self._hand_sampler(table, rng), self._samples, budget)

    def _hand_sampler(self, table: StampSwapTable, rng: Random) -> Callable[[], list[list[Piece]]]:
        """Make a function that draws the hands of the rounds to come from the tiles that nobody has seen."""
        pieces = self._game.pieces
        seen = {tile for seat in table.seats for tile, _ in seat.placed}
        seen.update(item for seat in table.seats for item in (*seat.hand, *seat.dropped))
        seen.update(table.discarded)
        left = [tile for tile in range(len(pieces.tiles)) if tile not in seen]
        number = DEALT if isinstance(self._game, Season) else HAND
        rounds = range(LAST_ROUND - table.round)

        def draw() -> list[list[Piece]]:
            order = tuple(shuffled(rng, left))
            return [pieces_of(pieces, order[i * number : (i + 1) * number]) for i in rounds]

        return draw

    def _evaluators(self, view: StampSwapView) -> tuple[GameItemEvaluator, list[GameItemEvaluator]]:
        """My evaluator of items, and those of the others."""
        game = self._game
        evaluators = [
            GameItemEvaluator(game.deck, game.pieces, view, player) for player in range(len(view.table.seats))
        ]
        mine = evaluators.pop(view.player)
        return mine, evaluators

    def _best_item(self, view: StampSwapView) -> int:
        """The item that brings me most, with a part of what the others then do not get.

        Who selects last leaves the token, which comes anyway and is not swapped.
        """
        mine, others = self._evaluators(view)
        rare = self._game.pieces.rare

        def value(item: int) -> float:
            lost = sum(other.of(item) for other in others) / len(others)
            part = RARE if item in rare else 1.0
            return part * (mine.of(item) + DENIED * lost) + mine.selected(item)

        deck, pool = self._game.deck, view.table.pool
        places = [place for place, item in enumerate(pool) if item != deck.token]
        if not places or not rules.last_to_select(self._game.pieces, view.table, view.table.turn):
            places = list(range(len(pool)))
        return max(places, key=lambda place: value(pool[place]))

    def _best_cut(self, view: StampSwapView) -> Cut:
        """The cut that brings me most, less a part of what the others likely choose."""
        mine, others = self._evaluators(view)
        pieces, table = self._game.pieces, view.table
        goods, own = table.seat.goods, table.seat.apart
        static = [self._values.of(item, view.table, view.stacks) for item in goods]

        def value(cut: Cut) -> float:
            apart, *piles = (tuple(goods[i] for i in part) for part in (cut.reserve, *cut.piles))
            kept = [
                mine.together(stays := (*own, *apart, *pile))
                + rules.gifts(pieces, table, (*table.seat.cards, *stays), taken)
                for pile, taken in (piles, piles[::-1])
            ]
            static_lead = sum(static[i] for i in cut.piles[0]) - sum(static[i] for i in cut.piles[1])
            expected = 0.0
            for other in others:
                theirs = [other.together(pile) for pile in piles]
                lead = EVALUATED * (theirs[0] - theirs[1]) + (1 - EVALUATED) * static_lead
                first = 1 / (1 + math.exp(-lead / CHOICE_SCALE))
                expected += first * (kept[1] - DENIED * theirs[0] / len(others))
                expected += (1 - first) * (kept[0] - DENIED * theirs[1] / len(others))
            return expected / len(others)

        return max(cuts(pieces, table, table.turn), key=value)

    def _best_pile(self, view: StampSwapView) -> tuple[int, int]:
        """The pile that brings me most, less a part of what its owner keeps, the other one, and is paid."""
        mine, others = self._evaluators(view)
        table = view.table
        own = table.seat.apart

        def value(pile: tuple[int, int]) -> float:
            owner, which = pile
            seat = table.seats[owner]
            theirs = others[owner - (owner > view.player)]
            stays = (*seat.apart, *seat.piles[1 - which])
            kept = theirs.together(stays)
            kept += rules.gifts(self._game.pieces, table, (*seat.cards, *stays), seat.piles[which])
            return mine.together((*own, *seat.piles[which])) - DENIED * kept / len(others)

        return max(offered_piles(view), key=value)
