"""The numbers of a deck: how many tiles, stamps and cards of each kind it has."""

from __future__ import annotations

from collections import Counter

from stockbook.models.album.stamps import COLORS, THEMES, Stamp
from stockbook.models.stampswap.deck import Deck


def deck_summary(deck: Deck) -> dict[str, dict[str, int]]:
    """The numbers of each size, color, theme, value and kind of card, by group and name.

    Colors, themes and values count stamps, so the two of a double each.
    """
    stamps = [stamp for tile in deck.tiles for stamp in tile.stamps]
    effects = [card.effect.word for card in deck.specialists if card.effect]
    return {
        "tiles": dict(deck.sizes()),
        "upright": {
            f"{width}x{height}": sum((tile.width, tile.height) == (width, height) for tile in deck.tiles)
            for width, height in ((2, 3), (3, 2), (2, 4), (4, 2))
        },
        "stamps": {
            "all": len(stamps) + deck.forever,
            "on doubles": 2 * sum(tile.is_double for tile in deck.tiles),
            "canceled": sum(stamp.canceled for stamp in stamps),
            "faded": sum(stamp.faded for stamp in stamps),
            "rare": sum(stamp.rare for stamp in stamps),
        },
        "colors": {color: sum(stamp.color == color for stamp in stamps) for color in COLORS},
        "themes": {theme: sum(stamp.theme == theme for stamp in stamps) for theme in THEMES},
        "values": _values([stamp for stamp in stamps if not stamp.rare]),
        "rare values": _values([stamp for stamp in stamps if stamp.rare]),
        "contests": {name: len(cards) for name, cards in deck.contests.items()},
        "cards": {
            "exhibitors": len(deck.exhibitors),
            "specialists": len(deck.specialists),
            "mats": len(deck.mats),
            "events": len(deck.events),
        },
        "specialists": dict(sorted(Counter(effects).items())),
    }


def _values(stamps: list[Stamp]) -> dict[str, int]:
    found = Counter(stamp.value for stamp in stamps if stamp.value is not None)
    return {str(value): number for value, number in sorted(found.items())}
