"""Who plays against Pinzetta."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from statistics import fmean

from stockbook.models.album.bitboard import Piece
from stockbook.models.games.registry import AnyGame
from stockbook.models.pinzetta.actions import Action, TakeHerPile
from stockbook.models.pinzetta.game import Pinzetta
from stockbook.models.pinzetta.state import HER, ME, SoloState, SoloView
from stockbook.models.puzzles.invented_tiles import shuffled
from stockbook.models.stampswap.game.actions import Divide
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.cuts import Cut, Items
from stockbook.optimizer.arena.agent import Agent, AgentFactory
from stockbook.optimizer.pinzetta.fast_evaluation import LeadEvaluator
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.greedy_agent import ORDERS, ShowPlanPlayer
from stockbook.optimizer.stampswap.prospects import board_of, pieces_of, prospects_at_table
from stockbook.optimizer.stampswap.show_plans import (
    ShowPlan,
    best_plan_for_game,
    best_plan_now,
    candidate_plans,
)
from stockbook.optimizer.stampswap.static_values import StaticItemValues

#: Draws of what is hidden, for a cut or a choice.
SAMPLES = 3
#: Stamps that one may expect to place in a round to come, and draws of them for a Show Phase.
STAMPS, SHOW_SAMPLES = 5, 24
#: Orders in which the last Show Phase tries the tiles: nothing comes after it.
LAST_ORDERS = 10


class PinzettaGreedyAgent:
    """Best now: cuts evenly by a guess of each item, takes the better pile, shows for this round.

    Parameters
    ----------
    game
        The solo game.
    """

    def __init__(self, game: Pinzetta) -> None:
        self.game = game
        self.components = game.components
        self._worth = StaticItemValues(game.components.deck, game.components.pieces)
        self._player = ShowPlanPlayer()

    def act(self, view: SoloView, rng: Random) -> Action:
        """What it does."""
        table = view.swap.table
        if table.phase == "cut":
            return Divide(self.cut(view, rng))
        if table.phase == "choose":
            return TakeHerPile(self.pile(view, rng))
        pieces = self.components.pieces
        planned = self._player.next(pieces, table)
        return planned or self._player.begin(pieces, table, self.showing(view, rng))

    def cut(self, view: SoloView, rng: Random) -> Cut:
        """How it cuts: the most for sure, the reserve and the worse pile."""
        table = view.swap.table
        goods = [self._guess(view, (item,)) for item in table.seats[ME].goods]

        def kept(cut: Cut) -> float:
            first, second = (sum(goods[item] for item in pile) for pile in cut.piles)
            return sum(goods[item] for item in cut.reserve) + min(first, second)

        return max(self.game.cuts(table), key=kept)

    def pile(self, view: SoloView, rng: Random) -> int:
        """Which pile of hers it takes."""
        first, second = view.swap.table.seats[HER].piles
        return int(self._guess(view, second) > self._guess(view, first))

    def showing(self, view: SoloView, rng: Random) -> ShowPlan:
        """Its Show Phase."""
        table = view.swap.table
        seat, pieces = table.seats[ME], self.components.pieces
        hand = pieces_of(pieces, seat.hand)
        found = prospects_at_table(self.components.deck, pieces, table, seat)
        return best_plan_now(board_of(pieces, seat), hand, found, rng, ORDERS)

    def _guess(self, view: SoloView, items: Items) -> float:
        return sum(self._worth.of(item, view.swap.table, view.swap.stacks) for item in items)


class PinzettaPlannerAgent(PinzettaGreedyAgent):
    """Cuts by her exact odds, weighs what she gets, and shows with an eye on the rounds to come.

    Parameters
    ----------
    game
        The solo game.
    time
        Seconds for looking ahead in a Show Phase; None to look at no clock.
    samples
        States that may be so, drawn for a decision where something is hidden.
    """

    def __init__(self, game: Pinzetta, time: float | None = None, samples: int = SAMPLES) -> None:
        super().__init__(game)
        self._time = time
        self._samples = samples

    def cut(self, view: SoloView, rng: Random) -> Cut:
        """The best lead to be expected over her decision cards, when I then take her better pile."""
        states = self._states(view, rng)
        shows: dict[frozenset[int], float] = {}
        outlooks = [LeadEvaluator(self.components, state, shows) for state in states]
        piles = [self._exchanged(state) for state in states]
        table = view.swap.table
        goods, apart = table.seats[ME].goods, table.seats[ME].apart

        def lead(mine: Items, taken: Items, pile: int) -> float:
            return fmean(
                outlook.lead((*mine, *hers[pile]), (*taken, *hers[1 - pile]))
                for outlook, hers in zip(outlooks, piles, strict=True)
            )

        def expected(cut: Cut) -> float:
            odds = self.components.appraised(view.her, table, cut).odds(self.game.cards.crossed)
            reserve, *mine = (tuple(goods[item] for item in part) for part in (cut.reserve, *cut.piles))
            found = 0.0
            for taken, chance in enumerate(odds):
                if chance:
                    sure = (*apart, *reserve, *mine[1 - taken])
                    found += float(chance) * max(lead(sure, mine[taken], pile) for pile in (0, 1))
            return found

        return max(self.game.cuts(table), key=expected)

    def pile(self, view: SoloView, rng: Random) -> int:
        """The pile with the better lead."""
        states = self._states(view, rng)
        shows: dict[frozenset[int], float] = {}
        leads = []
        for pile in (0, 1):
            found = []
            for state in states:
                me, her = state.swap.table.seats
                mine, hers = (*me.apart, *her.piles[pile]), (*her.apart, *her.piles[1 - pile])
                found.append(LeadEvaluator(self.components, state, shows).lead(mine, hers))
            leads.append(fmean(found))
        return int(leads[1] > leads[0])

    def showing(self, view: SoloView, rng: Random) -> ShowPlan:
        """The plan that brings most now and in the rounds to come."""
        table = view.swap.table
        seat, pieces = table.seats[ME], self.components.pieces
        hand = pieces_of(pieces, seat.hand)
        found = prospects_at_table(self.components.deck, pieces, table, seat)
        board = board_of(pieces, seat)
        if table.round == LAST_ROUND:
            return best_plan_now(board, hand, found, rng, LAST_ORDERS)
        unseen = self._unseen(view, rng)

        def deal() -> list[list[Piece]]:
            items = shuffled(rng, unseen)
            rounds = range(LAST_ROUND - table.round)
            return [pieces_of(pieces, tuple(items[n * STAMPS : (n + 1) * STAMPS])) for n in rounds]

        budget = None if self._time is None else SearchBudget(SearchLimits(self._time))
        plans = candidate_plans(board, hand, found, rng)
        return best_plan_for_game(plans, found, deal, SHOW_SAMPLES, budget)

    def _states(self, view: SoloView, rng: Random) -> list[SoloState]:
        """States that look like this: several where something is hidden."""
        return [self.game.sample(view, rng) for _ in range(self._samples if view.swap.stacks else 1)]

    def _exchanged(self, state: SoloState) -> tuple[Items, Items]:
        """Her piles after her exchange."""
        return self.components.exchanged(state.her, state.swap.table)[0]

    def _unseen(self, view: SoloView, rng: Random) -> Items:
        """The tiles that may still come."""
        return tuple(item for stack in self.game.sample(view, rng).swap.deal.stacks for item in stack)


def greedy(game: AnyGame, time: float | None = None) -> Agent[SoloView, Action]:
    """Best now; needs no time."""
    assert isinstance(game, Pinzetta)
    return PinzettaGreedyAgent(game)


def planner(game: AnyGame, time: float | None = None) -> Agent[SoloView, Action]:
    """Looks ahead to the end of the game."""
    assert isinstance(game, Pinzetta)
    return PinzettaPlannerAgent(game, time)


AGENTS: Mapping[str, AgentFactory] = {"greedy": greedy, "planner": planner}
