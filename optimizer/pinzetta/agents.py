"""The agents that play against Pinzetta, by their names: greedy and planner."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from random import Random
from statistics import fmean

from stockbook.models.album.bitboard import Bitboard, Piece
from stockbook.models.pinzetta.actions import Action, TakeHerPile
from stockbook.models.pinzetta.game import Pinzetta
from stockbook.models.pinzetta.state import HER, ME, SoloState, SoloView
from stockbook.models.puzzles.invented_tiles import shuffled
from stockbook.models.stampswap.game.actions import Divide
from stockbook.models.stampswap.game.rules import gifts
from stockbook.models.stampswap.game.state import StampSwapTable
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.cuts import Cut, Items
from stockbook.optimizer.arena.agent import AgentFactory
from stockbook.optimizer.pinzetta.lead_evaluation import LeadEvaluator, ShowValues
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.greedy_agent import LAST_ORDERS, ORDERS, ShowPlanPlayer
from stockbook.optimizer.stampswap.prospects import HAND, Prospects, board_of, pieces_of, prospects_at_table
from stockbook.optimizer.stampswap.show_plans import (
    ShowPlan,
    best_plan_for_game,
    best_plan_now,
    candidate_plans,
)
from stockbook.optimizer.stampswap.static_values import StaticItemValues

#: Number of determinizations for a cut or a choice.
SAMPLES = 3
#: Number of rollouts for each candidate plan of a Show Phase.
SHOW_SAMPLES = 24


class PinzettaGreedyAgent:
    """Plays for this round, and values goods by static values: cuts evenly, and takes the better pile.

    It needs no time.
    """

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
        values = {item: self._value(view, (item,)) for item in table.seats[ME].goods}

        def kept(cut: Cut) -> float:
            return min(
                sum(values[item] for item in stays) + self._gifts(table, stays, taken)
                for stays, taken in _outcomes(table, cut)
            )

        return max(self.game.cuts(table), key=kept)

    def pile(self, view: SoloView, rng: Random) -> int:
        """The number of her pile to take, 0 or 1: the better one."""
        first, second = view.swap.table.seats[HER].piles
        return int(self._value(view, second) > self._value(view, first))

    def show_plan(self, view: SoloView, rng: Random) -> ShowPlan:
        """The plan for the Show Phase."""
        return best_plan_now(*self._show_phase(view), rng, ORDERS)

    def _show_phase(self, view: SoloView) -> tuple[Bitboard, list[Piece], Prospects]:
        """My album, the tiles to place, and my prospects."""
        table, pieces = view.swap.table, self.components.pieces
        seat = table.seats[ME]
        prospects = prospects_at_table(self.components.deck, pieces, table, seat)
        return board_of(pieces, seat), pieces_of(pieces, seat.hand), prospects

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
        apart = table.seats[ME].apart

        def lead(mine: Items, taken: Items, pile: int) -> float:
            return fmean(
                evaluator.lead((*mine, *hers[pile]), (*taken, *hers[1 - pile]))
                for evaluator, hers in zip(evaluators, piles, strict=True)
            )

        def expected(cut: Cut) -> float:
            odds = self.components.appraised(view.her, table, cut).odds(self.game.cards.crossed)
            total = 0.0
            for chance, (stays, taken) in zip(odds, _outcomes(table, cut), strict=True):
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
                mine, hers = (*me.apart, *her.piles[pile]), (*her.apart, *her.piles[1 - pile])
                samples.append(LeadEvaluator(self.components, state, shows).lead(mine, hers))
            leads.append(fmean(samples))
        return int(leads[1] > leads[0])

    def show_plan(self, view: SoloView, rng: Random) -> ShowPlan:
        """The plan that brings most now and in the rounds to come."""
        board, hand, prospects = self._show_phase(view)
        pieces, rounds_left = self.components.pieces, LAST_ROUND - view.swap.table.round
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


def _outcomes(table: StampSwapTable, cut: Cut) -> list[tuple[Items, Items]]:
    """My items that stay and those that she takes: if she takes the first pile, and if the second."""
    goods = table.seats[ME].goods
    reserve, first, second = (tuple(goods[item] for item in part) for part in (cut.reserve, *cut.piles))
    return [((*reserve, *second), first), ((*reserve, *first), second)]


AGENTS: Mapping[str, AgentFactory] = {"greedy": PinzettaGreedyAgent, "planner": PinzettaPlannerAgent}
