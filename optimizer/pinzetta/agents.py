"""The agents that play against Pinzetta, by their names: greedy, and planner, which evaluates the lead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from random import Random
from statistics import fmean

from stockbook.models.album.bitboard import Bitboard, Piece
from stockbook.models.pinzetta.game import Pinzetta
from stockbook.models.pinzetta.procedure import appraise_piles, her_choices, my_choice
from stockbook.models.pinzetta.rules import HER, ME, Action, SoloComponents, SoloState, SoloView, TakeHerPile
from stockbook.models.puzzles.dealing import shuffled
from stockbook.models.stampswap.game.actions import Divide
from stockbook.models.stampswap.game.rules import gifts
from stockbook.models.stampswap.game.state import StampSwapTable
from stockbook.models.stampswap.position import (
    IMAGINARY_FOREVER,
    LAST_ROUND,
    SPECIALIST_POINTS,
    forever_payoff,
    forever_stamps,
)
from stockbook.models.stampswap.swap.cuts import Cut, Items
from stockbook.optimizer.arena.agent import AgentFactory
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stampswap.agents import LAST_ORDERS, ORDERS, ShowPlanPlayer
from stockbook.optimizer.stampswap.fast_placement import PlacementEvaluator, greedy_placement, largest_first
from stockbook.optimizer.stampswap.goods_evaluation import ABILITY, EXHIBITOR, FOREVER, StaticItemValues
from stockbook.optimizer.stampswap.prospects import (
    HAND,
    board_of,
    pieces_of,
    prospects_at_table,
    show_phase_at_table,
)
from stockbook.optimizer.stampswap.show_plans import (
    ShowPlan,
    best_plan_for_game,
    best_plan_now,
    candidate_plans,
    placement_evaluator,
)

#: Number of determinizations for a cut or a choice.
SAMPLES = 3
#: Number of rollouts for each candidate plan of a Show Phase.
SHOW_SAMPLES = 24


class ShowValues:
    """Values of my Show Phases by my goods, in all states of a decision: they differ only in what is hidden.

    ``table`` is that of one of the states.
    """

    def __init__(self, components: SoloComponents, table: StampSwapTable) -> None:
        self._components = components
        self._table = table
        self._board = board_of(components.pieces, table.seats[ME])
        self._values: dict[frozenset[int], float] = {}
        self._evaluators: dict[Items, list[PlacementEvaluator]] = {}
        #: By the evaluator, boards with tiles placed one after another: goods share their first tiles.
        self._boards: dict[PlacementEvaluator, dict[tuple[Piece, ...], Bitboard]] = {}

    def of(self, goods: Items) -> float:
        """The value of the best fast Show Phase with goods, with later rounds, cards and stamps included."""
        key = frozenset(goods)
        if key not in self._values:
            self._values[key] = self._value(tuple(sorted(goods)))
        return self._values[key]

    def _value(self, goods: Items) -> float:
        components = self._components
        pieces, deck = components.pieces, components.deck
        cards = tuple(item for item in goods if not pieces.is_tile(item))
        tiles = tuple(item for item in goods if pieces.is_tile(item))
        hand = tuple(largest_first(pieces_of(pieces, tiles)))
        if cards not in self._evaluators:
            self._evaluators[cards] = self._evaluators_with(cards)
        best = max(each.value(self._placed(each, hand)) for each in self._evaluators[cards])
        exhibitors = sum(item - deck.attendees.start < len(deck.exhibitors) for item in cards)
        specialists = len(cards) - exhibitors
        later = EXHIBITOR * exhibitors + ABILITY * specialists
        values = sum(pieces.tiles[item].points for item in tiles)
        return best + values + SPECIALIST_POINTS * specialists + later * (LAST_ROUND - self._table.round)

    def _evaluators_with(self, cards: Items) -> list[PlacementEvaluator]:
        """The evaluators for each contest that I may enter, with these cards before me too."""
        components, seat = self._components, self._table.seats[ME]
        seat = replace(seat, cards=(*seat.cards, *cards))
        prospects = prospects_at_table(components.pieces, self._table, seat)
        contests = prospects.may_enter
        return [placement_evaluator(prospects, prospects.round, (contest,)) for contest in contests]

    def _placed(self, evaluator: PlacementEvaluator, hand: tuple[Piece, ...]) -> Bitboard:
        """The board with tiles placed one after another, each at its best place."""
        if not hand:
            return self._board
        boards = self._boards.setdefault(evaluator, {})
        if hand not in boards:
            boards[hand] = greedy_placement(self._placed(evaluator, hand[:-1]), hand[-1:], evaluator)[0]
        return boards[hand]


class LeadEvaluator:
    """Evaluates splits of the goods in one state by my lead.

    The state has every face up: it is the real one, or a determinization. ``shows`` is shared between states
    that differ only in what is hidden.
    """

    def __init__(self, components: SoloComponents, state: SoloState, shows: ShowValues) -> None:
        self._components = components
        self._her = state.her
        self._table = state.swap.table
        self._rounds_left = LAST_ROUND - self._table.round
        self._forever = forever_stamps(components.pieces.album(self._table.seats[ME].placed))
        self._shows = shows

    def lead(self, mine: Items, hers: Items) -> float:
        """The points that my goods bring me, less those that hers bring her."""
        return self._shows.of(mine) - self._boxes(hers) + self._forever_lead(mine, hers)

    def _boxes(self, hers: Items) -> float:
        """The points that she may expect of items in the boxes of her mat, and of the values of rare ones."""
        if self._components.intro:
            return 0.0
        mat, cards = self._components.mat(self._her), self._components.cards.decisions
        numbers = [mat.box_of(self._components.tile(item)) for item in hers]
        points = sum(fmean(card.points[number] for card in cards) for number in numbers)
        return points + self._components.her_rare(hers)

    def _forever_lead(self, mine: Items, hers: Items) -> float:
        """My lead by forever stamps at the end; before the last round a fixed value for each stamp."""
        components = self._components
        more, other = components.forever(mine), 0 if components.intro else components.forever(hers)
        if self._rounds_left:
            return FOREVER * (more - other)
        mine_all = self._forever + more
        hers_all = 0 if components.intro else other + components.forever(self._table.seats[HER].cards)
        lead = forever_payoff((hers_all, IMAGINARY_FOREVER)).at(mine_all)
        return lead if components.intro else lead - forever_payoff((mine_all, IMAGINARY_FOREVER)).at(hers_all)


class PinzettaGreedyAgent:
    """Plays for this round, and values goods by static values: cuts evenly, and takes the better pile.

    It needs no time.
    """

    may_search = False

    def __init__(self, game: Pinzetta, time: float | None = None) -> None:
        self.game = game
        self.components = game.components
        self._static_values = StaticItemValues(game.components.deck, game.components.pieces)
        self._show_player = ShowPlanPlayer()

    def act(self, view: SoloView, rng: Random) -> Action:
        """The best action for this round, or for the game."""
        table = view.swap.table
        if table.phase == "cut":
            return Divide(self.cut(view, rng))
        if table.phase == "choose":
            return TakeHerPile(self.pile(view, rng))
        pieces = self.components.pieces
        planned = self._show_player.next(pieces, table)
        return planned or self._show_player.begin(pieces, table, self.show_plan(view, rng))

    def cut(self, view: SoloView, rng: Random) -> Cut:
        """The cut that keeps most for sure: the reserve and the worse pile, and what the other is paid."""
        table = view.swap.table
        goods = table.seats[ME].goods
        values = {item: self._value(view, (item,)) for item in goods}

        def kept(cut: Cut) -> float:
            return min(
                sum(values[item] for item in stays) + self._gifts(table, stays, taken)
                for stays, taken in her_choices(goods, cut)
            )

        return max(self.game.cuts(table), key=kept)

    def pile(self, view: SoloView, rng: Random) -> int:
        """The number of her pile to take, 0 or 1: the better one."""
        first, second = view.swap.table.seats[HER].piles
        return int(self._value(view, second) > self._value(view, first))

    def show_plan(self, view: SoloView, rng: Random) -> ShowPlan:
        """The plan for the Show Phase."""
        table = view.swap.table
        return best_plan_now(
            *show_phase_at_table(self.components.pieces, table, table.seats[ME]), rng, ORDERS
        )

    def _gifts(self, table: StampSwapTable, stays: Items, taken: Items) -> int:
        """The points that effects pay me for the pile that she takes."""
        me = table.seats[ME]
        return gifts(self.components.pieces, table, (*me.cards, *me.apart, *stays), taken)

    def _value(self, view: SoloView, items: Items) -> float:
        return sum(self._static_values.of(item, view.swap.table, view.swap.stacks) for item in items)


class PinzettaPlannerAgent(PinzettaGreedyAgent):
    """Cuts by her exact odds, compares piles by the lead, and plans Show Phases to the end of the game.

    It has so many seconds for the rollouts of a Show Phase, or looks at no clock, and draws so many samples
    for a decision where something is hidden.
    """

    may_search = True

    def __init__(self, game: Pinzetta, time: float | None = None, samples: int = SAMPLES) -> None:
        super().__init__(game)
        self._time = time
        self._samples = samples

    def cut(self, view: SoloView, rng: Random) -> Cut:
        """The cut with the best lead over her decision cards, when I then take her better pile."""
        states = self._determinizations(view, rng)
        shows = ShowValues(self.components, view.swap.table)
        evaluators = [LeadEvaluator(self.components, state, shows) for state in states]
        # Her piles after her exchange.
        piles = [self.components.exchanged(state.her, state.swap.table)[0] for state in states]
        table = view.swap.table
        apart, goods = table.seats[ME].apart, table.seats[ME].goods
        tokens = self.components.tokens(view.her, table, goods)

        def lead(mine: Items, taken: Items, pile: int) -> float:
            return fmean(
                evaluator.lead(*my_choice(mine, taken, hers, pile))
                for evaluator, hers in zip(evaluators, piles, strict=True)
            )

        def expected(cut: Cut) -> float:
            odds = appraise_piles(tokens, cut.piles).odds(self.game.cards.crossed)
            total = 0.0
            for chance, (stays, taken) in zip(odds, her_choices(goods, cut), strict=True):
                if chance:
                    best = max(lead((*apart, *stays), taken, pile) for pile in (0, 1))
                    total += float(chance) * (best + self._gifts(table, stays, taken))
            return total

        return max(self.game.cuts(table), key=expected)

    def pile(self, view: SoloView, rng: Random) -> int:
        """The number of her pile, 0 or 1, with the better lead."""
        states = self._determinizations(view, rng)
        shows = ShowValues(self.components, view.swap.table)
        leads = []
        for pile in (0, 1):
            samples = []
            for state in states:
                me, her = state.swap.table.seats
                goods = my_choice(me.apart, her.apart, her.piles, pile)
                samples.append(LeadEvaluator(self.components, state, shows).lead(*goods))
            leads.append(fmean(samples))
        return int(leads[1] > leads[0])

    def show_plan(self, view: SoloView, rng: Random) -> ShowPlan:
        """The plan that brings most now and in the rounds to come."""
        table, pieces = view.swap.table, self.components.pieces
        board, hand, prospects = show_phase_at_table(pieces, table, table.seats[ME])
        rounds_left = LAST_ROUND - table.round
        if not rounds_left:
            return best_plan_now(board, hand, prospects, rng, LAST_ORDERS)
        # The tiles that may still come, in one determinization.
        unseen = tuple(chain.from_iterable(self.game.sample(view, rng).swap.deal.stacks))

        def draw() -> list[list[Piece]]:
            items = shuffled(rng, unseen)
            hands = (items[n * HAND : (n + 1) * HAND] for n in range(rounds_left))
            return [pieces_of(pieces, tuple(hand)) for hand in hands]

        budget = None if self._time is None else SearchBudget(SearchLimits(self._time))
        plans = candidate_plans(board, hand, prospects, rng)
        return best_plan_for_game(plans, prospects, draw, SHOW_SAMPLES, budget)

    def _determinizations(self, view: SoloView, rng: Random) -> list[SoloState]:
        """States that a view may really be of: several where something is hidden."""
        return [self.game.sample(view, rng) for _ in range(self._samples if view.swap.stacks else 1)]


AGENTS: Mapping[str, AgentFactory] = {"greedy": PinzettaGreedyAgent, "planner": PinzettaPlannerAgent}
