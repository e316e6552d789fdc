"""The components of a solo game, and the effect of Pinzetta's cards on what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from stockbook.models.album.stamps import Tile
from stockbook.models.pinzetta.appraisal import CARD_TOKENS, face_down, face_up
from stockbook.models.pinzetta.cards import Mat, PinzettaCards
from stockbook.models.pinzetta.position import forever_among
from stockbook.models.pinzetta.procedure import AppraisedPiles, Pair, appraise_piles, exchange, exchanged
from stockbook.models.pinzetta.scoring import box_lines, her_lines, rare_values
from stockbook.models.pinzetta.state import HER, ME, PinzettaState
from stockbook.models.stampswap.deck import Deck, EventCard
from stockbook.models.stampswap.effects.effect import STACKS
from stockbook.models.stampswap.game.pieces import Pieces
from stockbook.models.stampswap.game.state import StampSwapTable
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.scoring import ScoreLine
from stockbook.models.stampswap.swap.cuts import Cut, Items


@dataclass(frozen=True)
class SoloComponents:
    """The components of a solo game: tiles, cards, her level and the size of my album.

    Parameters
    ----------
    deck
        Tiles and cards of Stamp Swap that are in play, as ``solo_deck`` gives them.
    cards
        Pinzetta's mats and cards.
    level
        Her level, 1 to 3.
    intro
        Whether it is intro mode: she only swaps, and her points are fixed.
    side
        Columns and rows of my album.
    """

    deck: Deck
    cards: PinzettaCards
    level: int
    intro: bool
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

    def tiles(self, items: Iterable[int]) -> Iterator[Tile]:
        """The tiles of these items, without attendees."""
        return filter(None, map(self.tile, items))

    def tokens(
        self, her: PinzettaState, table: StampSwapTable, items: Iterable[int], stacks: Sequence[int] = ()
    ) -> list[int]:
        """Her tokens for each of these items as they lie on the table.

        ``stacks`` are those of a view, where faces that I have not seen have negative numbers.
        """
        targets = self.mat(her).targets
        found = []
        for item in items:
            tile = None if item < 0 else self.tile(item)
            if item in table.down:
                back = tile.size if tile else STACKS[stacks[-1 - item]]
                found.append(face_down(back, targets))
            else:
                found.append(face_up(tile, targets) if tile else CARD_TOKENS)
        return found

    def appraised(self, her: PinzettaState, table: StampSwapTable, cut: Cut) -> AppraisedPiles:
        """My piles as she appraises them."""
        return appraise_piles(self.tokens(her, table, table.seats[ME].goods), cut.piles)

    def exchanged(self, her: PinzettaState, table: StampSwapTable) -> tuple[tuple[Items, Items], Pair | None]:
        """Her piles after her exchange, and the place in each that changed; None if none did."""
        left, right = table.seats[HER].piles
        places = exchange((self.tokens(her, table, left), self.tokens(her, table, right)))
        return exchanged((left, right), places), places

    def show_points(self, table: StampSwapTable, card: int) -> int:
        """Her points from a show-scoring card in this round."""
        return self.listed_points(table, card) * table.round

    def listed_points(self, table: StampSwapTable, card: int) -> int:
        """The points for her level that a show-scoring card lists for its contest in play."""
        played = (*table.contests, table.finale)
        points = self.cards.shows[card].listed_of(played, self.deck.contests, self.level)
        assert points is not None
        return points

    def forever(self, items: Items) -> int:
        """The number of forever stamps among these items."""
        return forever_among(self.tiles(items))

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
        return rare_values(self.tiles(items))


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
