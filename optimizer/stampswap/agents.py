"""The agents of Stamp Swap and its seasons, by their names: quick, greedy, hasty and planner.

Greedy plans no further than this round; the planner to the end of the game, by rollouts and evaluations.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import TypeAlias

from stockbook.models.album.bitboard import Piece
from stockbook.models.album.stamps import Tile
from stockbook.models.puzzles.dealing import shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import NOTHING, Effect
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Action, Collect, Divide, Enter, Place, TakePile
from stockbook.models.stampswap.game.dealt_rounds import FOREVER_STACK, cuts, stack_number
from stockbook.models.stampswap.game.stamp_swap import DEALT, Season, StampSwap
from stockbook.models.stampswap.game.state import Pieces, Seat, StampSwapTable, StampSwapView, changed
from stockbook.models.stampswap.position import LAST_ROUND, TOKEN_POINTS
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.optimizer.arena.agent import Agent, AgentFactory
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stampswap.collect_phase import pile_taken
from stockbook.optimizer.stampswap.goods_evaluation import (
    DENIED,
    GoodsEvaluator,
    StaticItemValues,
    first_choice,
)
from stockbook.optimizer.stampswap.prospects import (
    HAND,
    board_of,
    pieces_of,
    prospects_at_table,
    show_phase_at_table,
)
from stockbook.optimizer.stampswap.show_plans import (
    SAMPLES,
    ShowPlan,
    best_plan_for_game,
    best_plan_now,
    candidate_plans,
)

#: Number of tiles of a stack whose mean value an unseen tile of it gets.
TILES_AVERAGED = 12
#: Points of one more reserved item in each round to come.
RESERVED = 2.0


class GameItemEvaluator:
    """Evaluates the items of a game, by their numbers, for one player."""

    def __init__(self, deck: Deck, pieces: Pieces, view: StampSwapView, player: int) -> None:
        table = view.table
        seat = table.seats[player]
        forever = [_forever_stamps(deck, each) for each in table.seats]
        rivals = (*forever[:player], *forever[player + 1 :])
        self._deck = deck
        self._pieces = pieces
        self._stacks = view.stacks
        self._players = len(table.seats)
        self._rounds_left = LAST_ROUND - table.round
        self._evaluator = GoodsEvaluator(
            prospects_at_table(pieces, table, seat), board_of(pieces, seat), rivals=rivals
        )
        self._known: dict[int, float] = {}
        self._sets: dict[frozenset[int], float] = {}

    def of(self, item: int) -> float:
        """The value of an item by itself; a negative number stands for an unseen tile."""
        if item not in self._known:
            self._known[item] = self._value(item)
        return self._known[item]

    def together(self, items: Iterable[int]) -> float:
        """The value of items together, which for stamps that make sets is more than one by one."""
        chosen = frozenset(items)
        if chosen not in self._sets:
            tiles = [item for item in chosen if item >= 0 and self._pieces.is_tile(item)]
            rest = sum(self.of(item) for item in sorted(chosen.difference(tiles)))
            tiles_value = (
                self._evaluator.tiles([self._pieces.tiles[item] for item in sorted(tiles)]) if tiles else 0.0
            )
            self._sets[chosen] = tiles_value + rest
        return self._sets[chosen]

    def selected(self, item: int) -> float:
        """The points that an item brings whoever selects it, even if they lose it in the swap."""
        if item == self._deck.token:
            return first_choice(self._players)
        return self._gained(self._effect(item).collected_draw)

    def _effect(self, item: int) -> Effect:
        return next(self._pieces.effects((item,)), NOTHING)

    def _gained(self, stack: str) -> float:
        """The value of a stamp that an ability brings from a stack; of an empty name nothing."""
        return self._mean(stack_number(stack)) if stack else 0.0

    def _mean(self, stack: int) -> float:
        items = self._deck.stacks[stack]
        sample = items[:: max(1, len(items) // TILES_AVERAGED)]
        return sum(map(self.of, sample)) / max(1, len(sample))

    def _value(self, item: int) -> float:
        deck, evaluator = self._deck, self._evaluator
        if item < 0:
            return self._mean(self._stacks[-1 - item])
        if self._pieces.is_tile(item):
            return evaluator.tile(self._pieces.tiles[item])
        if item == deck.token:
            return TOKEN_POINTS
        number = item - deck.attendees.start
        if number < len(deck.exhibitors):
            return evaluator.exhibitor(deck.exhibitors[number])
        effect = self._effect(item)
        value = evaluator.specialist(effect)
        taken = pile_taken(self._players) * self._gained(effect.taken_draw)
        gained = self._gained(effect.collected_draw) + taken
        return value + self._rounds_left * (gained + RESERVED * effect.reserves.most)


def _forever_stamps(deck: Deck, seat: Seat) -> int:
    return sum(tile in deck.stacks[FOREVER_STACK] for tile, _ in seat.placed)


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

    ``orders``: number of orders in which the tiles of a hand are placed; 0 for one order without local
    search.
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
        return best_plan_now(*show_phase_at_table(self._game.pieces, table, table.seat), rng, self._orders)

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


#: Share of its value that a rare stamp has in the Collect Phase: it cannot be reserved.
RARE = 0.7
#: Opponents are taken to compare piles by their own evaluation with this weight, and by static values.
EVALUATED = 0.5
#: Points by which a pile is better that opponents take in 73 % of the cases (the scale of a logistic choice).
CHOICE_SCALE = 3.0


class StampSwapPlannerAgent(StampSwapGreedyAgent):
    """Plans to the end of the game.

    ``samples``: most rollouts for each candidate plan of a Show Phase. Without ``time`` it looks at no clock.
    """

    may_search = True

    def __init__(self, game: StampSwapOrSeason, samples: int = SAMPLES, time: float | None = None) -> None:
        super().__init__(game)
        self._samples = samples
        self._time = time

    def _show_plan(self, table: StampSwapTable, rng: Random) -> ShowPlan:
        board, hand, prospects = show_phase_at_table(self._game.pieces, table, table.seat)
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


#: Rollouts for each candidate plan: of ``hasty``, and at most of a planner that its time stops.
HASTY_SAMPLES, MOST_SAMPLES = 6, 10_000


def greedy(game: StampSwapOrSeason, time: float | None = None) -> Agent[StampSwapView, Action]:
    """The agent that plays for this round; it needs no time."""
    return StampSwapGreedyAgent(game)


def quick(game: StampSwapOrSeason, time: float | None = None) -> Agent[StampSwapView, Action]:
    """The greedy agent without local search in its placements, for self-play."""
    return StampSwapGreedyAgent(game, 0)


def planner(game: StampSwapOrSeason, time: float | None = None) -> Agent[StampSwapView, Action]:
    """The agent that plans to the end of the game, with a time limit by as many rollouts as it allows."""
    return StampSwapPlannerAgent(game) if time is None else StampSwapPlannerAgent(game, MOST_SAMPLES, time)


def hasty(game: StampSwapOrSeason, time: float | None = None) -> Agent[StampSwapView, Action]:
    """The planner with few rollouts, for about a second a decision."""
    return StampSwapPlannerAgent(game, HASTY_SAMPLES, time)


AGENTS: Mapping[str, AgentFactory] = {"quick": quick, "greedy": greedy, "hasty": hasty, "planner": planner}
