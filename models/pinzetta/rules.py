"""The rules of a game against Pinzetta, and its states: each step makes the next one (rulebook, Solo)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from stockbook.models.album.stamps import Tile
from stockbook.models.files.words import integer, pick
from stockbook.models.pinzetta.cards import EventItem, Mat, PinzettaCards
from stockbook.models.pinzetta.position import box_lines, forever_among, her_lines
from stockbook.models.pinzetta.procedure import (
    Pair,
    appraise_face,
    appraise_piles,
    exchange,
    exchanged,
    face_down,
    my_choice,
)
from stockbook.models.stampswap.deck import Deck, EventCard
from stockbook.models.stampswap.effects import STACKS
from stockbook.models.stampswap.game import actions, rules
from stockbook.models.stampswap.game import dealt_rounds as dealt
from stockbook.models.stampswap.game.actions import Divide, Enter, Place
from stockbook.models.stampswap.game.state import (
    Pieces,
    StampSwapState,
    StampSwapTable,
    StampSwapView,
    changed,
)
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.scoring import ScoreLine, rare_values
from stockbook.models.stampswap.swap.cuts import Cut, Items

PILES = 2
ACTION_WORDS = ("reserve", "take", "place", "enter")

#: Places at the table.
ME, HER = 0, 1


@dataclass(frozen=True)
class TakeHerPile:
    """Taking one of her piles; ``pile`` counts from 0."""

    pile: int

    def __str__(self) -> str:
        return f"take {self.pile + 1}"


Action: TypeAlias = Divide | TakeHerPile | Place | Enter


def parse_action(text: str) -> Action:
    """The action that ``str`` wrote, or a player typed; a ``ValueError`` says how to fix what is none."""
    word, _, rest = text.strip().partition(" ")
    if pick(word, ACTION_WORDS, "action") == "take":
        return TakeHerPile(integer(rest.strip(), "pile", 1, PILES) - 1)
    action = actions.parse_action(text)
    assert isinstance(action, Divide | Place | Enter)
    return action


@dataclass(frozen=True)
class PinzettaState:
    """Pinzetta's mat, points and cards in a state, all of them visible.

    Her items stand in her seat at the table: those of earlier rounds as its cards, those she got in this
    round as apart, and the piles on offer as its piles.
    """

    #: Number of her mat, from 0.
    mat: int
    #: Points of her show-scoring cards so far.
    points: int = 0
    #: The decision cards drawn so far, by number; after the last round that of the end as well.
    decisions: tuple[int, ...] = ()
    #: The show-scoring cards drawn so far.
    shows: tuple[int, ...] = ()
    #: The event cards used so far: in each round that of her piles, then mine.
    events: tuple[int, ...] = ()
    #: The pile of mine that she took in this round, until the next.
    taken: int | None = None
    #: The items that went into her piles' first and second place in her exchange of this round.
    exchanged: tuple[int, int] | None = None


@dataclass(frozen=True)
class DrawOrders:
    """Her cards still to come, in the order in which they will be drawn."""

    #: Decision cards: one a round, each drawn from all cards, and one at the end from those left then.
    decisions: tuple[int, ...]
    #: Show-scoring and event cards that are left, shuffled.
    shows: tuple[int, ...]
    events: tuple[int, ...]


@dataclass(frozen=True)
class SoloState:
    """A state of a solo game."""

    #: State of Stamp Swap in which she has a seat.
    swap: StampSwapState
    #: Her mat, points and cards.
    her: PinzettaState
    #: Her cards still to come.
    orders: DrawOrders


@dataclass(frozen=True)
class SoloView:
    """A solo game as I see it: faces of her piles that lie down have negative numbers."""

    swap: StampSwapView
    her: PinzettaState


@dataclass(frozen=True)
class SoloComponents:
    """The components of a solo game: tiles, cards, her level and the size of my album."""

    #: Tiles and cards of Stamp Swap that are in play, as ``solo_deck`` gives them.
    deck: Deck
    #: Pinzetta's mats and cards.
    cards: PinzettaCards
    #: Her level, 1 to 3.
    level: int
    #: Whether it is intro mode: she only swaps, and her points are fixed.
    intro: bool
    #: Columns and rows of my album.
    side: int

    @cached_property
    def pieces(self) -> Pieces:
        """The tiles on albums of this size."""
        return Pieces(self.deck, self.side)

    def mat(self, her: PinzettaState) -> Mat:
        """Her mat."""
        return self.cards.mats[her.mat]

    def tile(self, item: int) -> Tile | None:
        """The tile of an item; None for an attendee."""
        return self.pieces.tiles[item] if self.pieces.is_tile(item) else None

    def tokens(
        self, her: PinzettaState, table: StampSwapTable, items: Iterable[int], stacks: Sequence[int] = ()
    ) -> list[int]:
        """Her tokens for each of these items as they lie on the table.

        ``stacks`` are those of a view, where faces that I have not seen have negative numbers.
        """
        targets = self.mat(her).targets
        return [
            face_down(STACKS[stacks[-1 - item]], targets)
            if item < 0
            else appraise_face(self.tile(item), item in table.down, targets)
            for item in items
        ]

    def exchanged(self, her: PinzettaState, table: StampSwapTable) -> tuple[tuple[Items, Items], Pair | None]:
        """Her piles after her exchange, and the place in each that changed; None if none did."""
        left, right = table.seats[HER].piles
        places = exchange((self.tokens(her, table, left), self.tokens(her, table, right)))
        return exchanged((left, right), places), places

    def listed_points(self, table: StampSwapTable, card: int) -> int:
        """The points for her level that a show-scoring card lists for its contest in play."""
        played = (*table.contests, table.finale)
        points = self.cards.shows[card].listed_of(played, self.deck.contests, self.level)
        assert points is not None
        return points

    def forever(self, items: Items) -> int:
        """The number of forever stamps among these items."""
        return forever_among(self.pieces.tiles_of(items))

    def her_lines(self, her: PinzettaState, table: StampSwapTable, forever: int) -> list[ScoreLine]:
        """Her points if the game ended now; ``forever`` are the forever stamps in my album."""
        items, mat = table.seats[HER].cards, self.mat(her)
        lines = [ScoreLine("show-scoring cards", her.points)]
        if table.phase == "over":
            names = [f"box: {box.name}" for box in mat.boxes]
            counts = mat.counts(map(self.tile, items))
            lines += box_lines(names, counts, self.cards.decisions[her.decisions[-1]])
        both = self.forever(items), forever
        return her_lines(self.level, self.intro, lines, self.her_rare(items), both)

    def her_rare(self, items: Items) -> int:
        """The sum of the values of the rare stamps among these items."""
        return rare_values(self.pieces.tiles_of(items))


def tiles_needed(components: SoloComponents) -> int:
    """The most tiles that three rounds take: what events deal, her first forever stamp, and every gain."""
    piles = sorted(sum(map(len, event.piles)) for event in components.cards.events)
    goods = sorted(len(event.collection) for event in components.cards.events)
    effects = [card.effect for card in components.deck.specialists if card.effect]
    gains = sum(bool(effect.collected_draw) + bool(effect.taken_draw) for effect in effects)
    return 1 + sum(piles[-LAST_ROUND:]) + sum(goods[-LAST_ROUND:]) + LAST_ROUND * (gains + 1)


def solo_deck(deck: Deck, cards: PinzettaCards) -> Deck:
    """The part of a deck that is used in a solo game, with the instructions of her events as its events."""
    exhibitors = [card for number, card in enumerate(deck.exhibitors, 1) if number not in cards.without]
    first = len(deck.exhibitors) + 1
    specialists = [card for number, card in enumerate(deck.specialists, first) if number not in cards.without]
    events = tuple(EventCard(event.name, event.effect, {}, {}, 0, 0) for event in cards.events)
    return replace(deck, exhibitors=tuple(exhibitors), specialists=tuple(specialists), events=events)


def begin_round(components: SoloComponents, state: SoloState) -> SoloState:
    """Deal her piles from one event and my Daily Collection from another; then apply effects of cards."""
    hers, mine, *rest = state.orders.events
    swap = state.swap
    swap, first = _deal(components, swap, components.cards.events[hers].piles[0])
    swap, second = _deal(components, swap, components.cards.events[hers].piles[1])
    swap, goods = _deal(components, swap, components.cards.events[mine].collection)
    effect = components.deck.events[mine].effect
    table = replace(swap.table, phase="cut", turn=ME, events=(mine,))
    if effect.face_up:
        table = replace(table, down=frozenset())
    table = changed(table, HER, piles=(first, second))
    table = changed(table, ME, goods=goods)
    draws = [each for each in rules.collected_draws(components.pieces, table) if each[0] == ME]
    swap = dealt.gained(StampSwapState(table, swap.deal), draws)
    her = replace(state.her, events=(*state.her.events, hers, mine), taken=None, exchanged=None)
    return SoloState(swap, her, replace(state.orders, events=tuple(rest)))


def cut(components: SoloComponents, state: SoloState, made: Cut) -> SoloState:
    """Cut my goods: she takes a pile by a decision card, and then exchanges items between her own piles."""
    number, *decisions = state.orders.decisions
    table = state.swap.table
    seat = table.seats[ME]
    appraised = appraise_piles(components.tokens(state.her, table, seat.goods), made.piles)
    taken = appraised.pile_taken(components.cards.decisions[number].crossed)
    reserve, *piles_cut = made.parts_of(seat.goods)
    table = changed(table, ME, goods=(), apart=(*seat.apart, *reserve), piles=tuple(piles_cut))
    swap = dealt.take(components.pieces, StampSwapState(replace(table, turn=HER), state.swap.deal), ME, taken)
    table = replace(swap.table, phase="choose", turn=ME)
    piles, places = components.exchanged(state.her, table)
    table = changed(table, HER, piles=piles)
    her = replace(state.her, decisions=(*state.her.decisions, number), taken=taken, exchanged=places)
    orders = replace(state.orders, decisions=tuple(decisions))
    return SoloState(StampSwapState(table, swap.deal), her, orders)


def take(components: SoloComponents, state: SoloState, pile: int) -> SoloState:
    """Take one of her piles; she keeps the other, everything is turned up, and my Show Phase begins."""
    table = state.swap.table
    seat = table.seats[HER]
    mine, hers = my_choice(table.seats[ME].apart, seat.apart, seat.piles, pile)
    table = changed(table, ME, apart=mine)
    table = changed(table, HER, apart=(), piles=())
    table = replace(table, down=table.down.difference((*hers, *seat.piles[pile])))
    if components.intro:
        table = replace(table, discarded=(*table.discarded, *hers))
    else:
        table = changed(table, HER, cards=(*seat.cards, *hers))
    return replace(state, swap=dealt.show(components.pieces, StampSwapState(table, state.swap.deal)))


def enter(components: SoloComponents, state: SoloState, contest: int | None) -> SoloState:
    """Enter a contest and score; she scores by a card; then the next round begins, or the game ends."""
    swap = state.swap
    table = rules.enter(components.pieces, swap.table, ME, contest)
    her, orders = state.her, state.orders
    if not components.intro:
        card, *shows = orders.shows
        points = components.listed_points(table, card) * table.round
        her = replace(her, points=her.points + points, shows=(*her.shows, card))
        orders = replace(orders, shows=tuple(shows))
    swap = StampSwapState(rules.end_round(components.pieces, table), swap.deal)
    if swap.table.phase != "over":
        return begin_round(components, SoloState(swap, her, orders))
    if not components.intro:
        number, *rest = orders.decisions
        her = replace(her, decisions=(*her.decisions, number))
        orders = replace(orders, decisions=tuple(rest))
    return SoloState(swap, her, orders)


def _deal(
    components: SoloComponents, swap: StampSwapState, draws: Iterable[EventItem]
) -> tuple[StampSwapState, Items]:
    """Deal the items of an event."""
    wanted = [(each.stack, each.down) for each in draws]
    deal, items, down = dealt.deal_items(components.pieces, swap.deal, wanted)
    return StampSwapState(replace(swap.table, down=swap.table.down | down), deal), items
