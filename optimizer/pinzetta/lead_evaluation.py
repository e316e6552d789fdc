"""Fast evaluation of goods in a game against Pinzetta: my points with them, less hers."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

from stockbook.models.pinzetta.components import SoloComponents
from stockbook.models.pinzetta.state import HER, ME, SoloState
from stockbook.models.stampswap.position import (
    IMAGINARY_FOREVER,
    LAST_ROUND,
    SPECIALIST_POINTS,
    forever_payoff,
    forever_stamps,
)
from stockbook.models.stampswap.swap.cuts import Items
from stockbook.optimizer.stampswap.fast_placement import greedy_placement, largest_first
from stockbook.optimizer.stampswap.prospects import board_of, pieces_of, prospects_at_table
from stockbook.optimizer.stampswap.rollout import placement_evaluator
from stockbook.optimizer.stampswap.static_values import ABILITY, EXHIBITOR, FOREVER


class LeadEvaluator:
    """Evaluates splits of the goods in one state by my lead; keeps the value of each set of my goods.

    Parameters
    ----------
    components
        The components of the game.
    state
        A state with every face up: the real one, or a determinization.
    shows
        Values of my Show Phases by my goods, shared between states that differ only in what is hidden.
    """

    def __init__(
        self, components: SoloComponents, state: SoloState, shows: dict[frozenset[int], float] | None = None
    ) -> None:
        self._components = components
        self._her = state.her
        self._table = state.swap.table
        self._rounds_left = LAST_ROUND - self._table.round
        self._board = board_of(components.pieces, self._table.seats[ME])
        self._forever = forever_stamps(components.pieces.album(self._table.seats[ME].placed))
        self._shows = {} if shows is None else shows

    def lead(self, mine: Items, hers: Items) -> float:
        """The points that my goods bring me, less those that hers bring her."""
        key = frozenset(mine)
        if key not in self._shows:
            self._shows[key] = self._show(tuple(sorted(mine)))
        return self._shows[key] - self._boxes(hers) + self._forever_lead(mine, hers)

    def _show(self, goods: Items) -> float:
        """The value of the best fast Show Phase with goods, with later rounds, cards and stamps included."""
        components, seat = self._components, self._table.seats[ME]
        tiles = tuple(item for item in goods if components.pieces.is_tile(item))
        cards = tuple(item for item in goods if not components.pieces.is_tile(item))
        prospects = prospects_at_table(
            components.deck, components.pieces, self._table, replace(seat, cards=(*seat.cards, *cards))
        )
        hand = largest_first(pieces_of(components.pieces, tiles))
        evaluators = [
            placement_evaluator(prospects, prospects.round, (contest,)) for contest in prospects.may_enter
        ]
        best = max(each.value(greedy_placement(self._board, hand, each)[0]) for each in evaluators)
        exhibitors = sum(
            item - components.deck.attendees.start < len(components.deck.exhibitors) for item in cards
        )
        specialists = len(cards) - exhibitors
        later = EXHIBITOR * exhibitors + ABILITY * specialists
        values = sum(components.pieces.tiles[item].points for item in tiles)
        return best + values + SPECIALIST_POINTS * specialists + later * self._rounds_left

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
