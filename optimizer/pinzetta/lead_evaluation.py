"""Fast evaluation of goods in a game against Pinzetta: my points with them, less hers."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

from stockbook.models.album.bitboard import Bitboard, Piece
from stockbook.models.pinzetta.components import SoloComponents
from stockbook.models.pinzetta.state import HER, ME, SoloState
from stockbook.models.stampswap.game.state import StampSwapTable
from stockbook.models.stampswap.position import (
    IMAGINARY_FOREVER,
    LAST_ROUND,
    SPECIALIST_POINTS,
    forever_payoff,
    forever_stamps,
)
from stockbook.models.stampswap.swap.cuts import Items
from stockbook.optimizer.stampswap.fast_placement import PlacementEvaluator, greedy_placement, largest_first
from stockbook.optimizer.stampswap.prospects import board_of, pieces_of, prospects_at_table
from stockbook.optimizer.stampswap.rollout import placement_evaluator
from stockbook.optimizer.stampswap.static_values import ABILITY, EXHIBITOR, FOREVER


class ShowValues:
    """Values of my Show Phases by my goods, in all states of a decision: they differ only in what is hidden.

    Parameters
    ----------
    components
        The components of the game.
    table
        The table of one of the states.
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
        prospects = prospects_at_table(components.deck, components.pieces, self._table, seat)
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

    Parameters
    ----------
    components
        The components of the game.
    state
        A state with every face up: the real one, or a determinization.
    shows
        Values of my Show Phases, shared between states that differ only in what is hidden.
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
