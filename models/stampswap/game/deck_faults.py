"""What a deck has and lacks: faults of one's own copy, for the box and for a game, and its numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from stockbook.models.album.stamps import COLORS, PRINTED_TILES, THEMES, Stamp
from stockbook.models.files.toml_table import toml_value
from stockbook.models.files.words import quoted
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects.effect import COLLECTED
from stockbook.models.stampswap.position import LAST_ROUND

#: Cards in the box (rulebook, Components): types of contests, contests of all types, the exhibitors and the
#: specialists among the attendees, player mats with an exhibitor each, events.
TYPES, CONTESTS, EXHIBITORS, SPECIALISTS, MATS, EVENTS = 5, 30, 5, 14, 5, 10
MOST_PLAYERS = 5


@dataclass(frozen=True)
class DeckNumber:
    """The number of tiles or cards of one kind in a deck.

    Parameters
    ----------
    key
        Key of the deck file.
    what
        The kind in words, such as ``small-square tiles``.
    here, printed
        The number in the deck, and that in the box.
    """

    key: str
    what: str
    here: int
    printed: int


def deck_numbers(deck: Deck) -> list[DeckNumber]:
    """The numbers of all kinds of tiles and cards, beside those of the printed box."""
    sizes = deck.sizes()
    tiles = [
        DeckNumber("forever" if size == "forever" else "tiles", f"{size} tiles", sizes[size], printed)
        for size, printed in PRINTED_TILES.items()
    ]
    return [
        *tiles,
        DeckNumber("contests", "types of contests", len(deck.contests), TYPES),
        DeckNumber("contests", "contests", sum(map(len, deck.contests.values())), CONTESTS),
        DeckNumber("exhibitors", "exhibitors", len(deck.exhibitors), EXHIBITORS),
        DeckNumber("specialists", "specialists", len(deck.specialists), SPECIALISTS),
        DeckNumber("mats", "mats", len(deck.mats), MATS),
        DeckNumber("events", "events", len(deck.events), EVENTS),
    ]


def deck_faults(deck: Deck) -> list[tuple[str, str]]:
    """(key, what is wrong) wherever a deck differs from the printed box or cannot be played.

    Those who type in their own copy see here what is still missing.
    """
    faults = [
        (number.key, _difference(number)) for number in deck_numbers(deck) if number.here != number.printed
    ]
    if not deck.finale:
        example = next(iter(deck.contests), "brown")
        fix = f"write its name above [contests], such as finale = {toml_value(example)}"
        faults.append(("finale", f"the type that has the Finale's space on the board is missing: {fix}"))
    told = {key for key, _ in faults}
    return faults + [fault for fault in shortages(deck, MOST_PLAYERS) if fault[0] not in told]


def shortages(deck: Deck, players: int) -> list[tuple[str, str]]:
    """(key, what is wrong) of everything that a deck lacks for this many players."""
    faults = []
    for key, what, here, needed in (
        ("contests", "types of contests", len(deck.contests), TYPES),
        ("mats", "mats", len(deck.mats), players),
        # The top event of each round is gone, the others go back.
        ("events", "events", len(deck.events), players + LAST_ROUND - 1),
    ):
        if here < needed:
            faults.append((key, f"{players} players need {needed} {what}, and there are {here}"))
    # Where types are missing, the Finale's may be one of them.
    if deck.finale and deck.finale not in deck.contests and len(deck.contests) >= TYPES:
        fix = f"use one of {', '.join(deck.contests)}"
        faults.append(("finale", f"{quoted(deck.finale)} is no type of contests here: {fix}"))
    selected = (event.effect.selected for event in deck.events)
    needed = max((number or COLLECTED for number in selected), default=0)
    for number, event in enumerate(deck.events, 1):
        if event.items < needed:
            message = f"adds {event.items} items to the pool: {needed} are needed, one player's"
            faults.append((f"events[{number}]", message))
    most = LAST_ROUND * sum(sorted((event.items for event in deck.events), reverse=True)[:players])
    if most > len(deck.tiles) + deck.forever:
        faults.append(("tiles", f"{most} may be needed in {LAST_ROUND} rounds, and there are fewer"))
    return faults


def _difference(number: DeckNumber) -> str:
    here, printed = number.here, number.printed
    difference = f"{printed - here} missing" if here < printed else f"{here - printed} too many"
    return f"{here} {number.what}, {printed} in the box: {difference}"


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
