"""Reading a position of Stamp Albums from a file, with every fault, and writing one that reads back equal."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, ClassVar

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.stamp_albums.cards import CARDS, EXCUSE, PLAIN, STAMPS, parse_card
from stockbook.models.stamp_albums.game import (
    ALL_BOUGHT,
    NAME,
    StampAlbums,
    stamp_reason,
    stamps_to_come,
    unseen_cards,
)
from stockbook.models.stamp_albums.state import (
    HAND,
    MARKET,
    AlbumsReadings,
    AlbumsView,
    Cards,
    PlayerCards,
    TurnState,
    stamps_possible,
)

MOST_TURNS = 1000
#: The least and most of each reading that is a number; the others are flags.
LIMITS = {"new_hands": (0, 10), "idle_turns": (0, MOST_TURNS), "quiet_turns": (1, MOST_TURNS)}

#: The right place for a key that was found in another table.
KEY_PLACES = {
    **dict.fromkeys(
        ("game", "market", "discard", "draw", "excuse_seen", "bought"),
        "belongs above [opponent]: TOML takes every line below a [table] into that table",
    ),
    "known": "belongs below [opponent]",
}


def read_readings(table: TomlTable) -> AlbumsReadings:
    """The readings in a table, which is closed; those that are left out, or wrong, have their defaults."""
    given: dict[str, Any] = {}
    for key in asdict(AlbumsReadings()):
        value = table.number(key, *LIMITS[key]) if key in LIMITS else table.flag(key)
        if key in table and value is not None:
            given[key] = value
    table.close({})
    return AlbumsReadings(**given)


@dataclass(frozen=True)
class AlbumsPosition:
    """A position: my turn in a game, where I am player 0, and the cards that I bought in it, in order."""

    game_name: ClassVar[str] = "stamp-albums"

    view: AlbumsView
    game: StampAlbums
    bought: Cards = ()


def position_from(file: TomlFile) -> AlbumsPosition:
    """The position in a file that was read. Cards need not add up to a whole deck.

    Raises PositionError with every fault: unknown or ambiguous cards, one in two places, a stamp in hand,
    others than stamps in a shop, more cards hidden than are left.
    """
    faults = Faults(file.name)
    top = TomlTable(file.tables, "", faults)
    top.require("game", f'game = "{NAME}"')
    top.word("game", (NAME,))
    for key, example in (
        ("hand", '["Journey", "Castle"]'),
        ("market", '["Huntress", "Mill"]'),
        ("draw", "20, the number of cards in the draw pile"),
    ):
        top.require(key, f"{key} = {example}")
    seen: dict[int, str] = {}
    me = PlayerCards(
        hand=_cards(top, "hand", seen, PLAIN),
        shop=_cards(top, "shop", seen, STAMPS),
        album=_cards(top, "album", seen, STAMPS),
    )
    market = _cards(top, "market", seen, PLAIN | STAMPS, most=MARKET)
    discard = _cards(top, "discard", seen, PLAIN)
    draw = top.number("draw", 0, len(CARDS))
    excuse_seen = top.flag("excuse_seen")
    bought = _bought(top, me)
    theirs = top.table("opponent")
    other = PlayerCards(
        shop=_cards(theirs, "shop", seen, STAMPS),
        album=_cards(theirs, "album", seen, STAMPS),
        known=_cards(theirs, "known", seen, PLAIN),
    )
    hand = theirs.number("hand", 0, len(PLAIN))
    theirs.close(KEY_PLACES)
    readings = read_readings(top.table("readings"))
    top.close(KEY_PLACES)
    faults.raise_any()
    view = AlbumsView(
        player=0,
        me=me,
        other=replace(other, hand=other.known),
        other_hand=max(HAND, len(other.known)) if hand is None else hand,
        market=market,
        discard=discard,
        draw=draw or 0,
        excuse_seen=excuse_seen,
        turn=TurnState(
            bought=len(bought),
            barred=() if readings.reuse else tuple(card for card in bought if card in me.hand),
            stamped=not STAMPS.isdisjoint(bought),
        ),
    )
    if STAMPS.isdisjoint(view.places) and not stamps_to_come(view):
        view = replace(view, turn=replace(view.turn, ended=ALL_BOUGHT))
    _check_hidden(view, faults)
    faults.raise_any()
    return AlbumsPosition(view, StampAlbums(readings), bought)


def _cards(
    table: TomlTable, key: str, seen: dict[int, str], fitting: frozenset[int], most: int = len(CARDS)
) -> Cards:
    """The cards of a list in rising order; ``seen`` holds where each card lies."""
    found: list[int] = []
    for place, text in table.texts(key, most):
        with table.faults.at(place):
            card = parse_card(text)
            if card not in fitting:
                raise ValueError(_misplaced(card, key))
            if card in seen:
                raise ValueError(f"the {CARDS[card].name} is {seen[card]} already: each card exists once")
            seen[card] = place
            found.append(card)
    return tuple(sorted(found))


def _misplaced(card: int, key: str) -> str:
    """The reason why a card cannot lie there."""
    if card == EXCUSE:
        return "the Excuse is put away when it turns up: take it out and write excuse_seen = true"
    if card in STAMPS:
        return stamp_reason(card)
    return f"the {CARDS[card].name} is no stamp: only stamps lie in a shop or an album"


def _bought(top: TomlTable, me: PlayerCards) -> Cards:
    """The cards that I have bought in this turn; some of them may be spent again."""
    found = []
    for place, text in top.texts("bought", len(CARDS)):
        with top.faults.at(place):
            card = parse_card(text)
            if card in STAMPS and card not in me.album:
                raise ValueError(f"the {CARDS[card].name} was bought, but is not in album")
            found.append(card)
    return tuple(found)


def _check_hidden(view: AlbumsView, faults: Faults) -> None:
    """Check that there are as many unseen cards as the file says are hidden."""
    if view.other_hand < len(view.other.known):
        faults.add("opponent.hand", f"{view.other_hand} cards, but {len(view.other.known)} of them are known")
        return
    if not view.excuse_seen and not view.draw:
        faults.add("draw", "0 cards, but the Excuse is one of them: write excuse_seen = true if it turned up")
        return
    unseen = unseen_cards(view)
    stamps = len(STAMPS.intersection(unseen))
    plain = len(PLAIN.intersection(unseen))
    if not stamps_possible(view, stamps, plain):
        hidden = view.other_hand - len(view.other.known)
        faults.add(
            "draw",
            f"{view.draw} cards here and {hidden} in the opponent's hand are too many: of those that lie "
            f"nowhere else {plain} are no stamps, and {stamps} are stamps, which lie only above the Excuse",
        )


def position_to_dict(position: AlbumsPosition) -> dict[str, Any]:
    """The tables of a position file; what is empty, and readings that have their default, are left out."""
    view = position.view
    me, other = view.me, view.other
    piles = {"shop": me.shop, "album": me.album, "discard": view.discard, "bought": position.bought}
    usual = asdict(AlbumsReadings())
    readings = {key: value for key, value in asdict(position.game.readings).items() if value != usual[key]}
    return {
        "game": NAME,
        "hand": _names(me.hand),
        "market": _names(view.market),
        **_filled(piles),
        "draw": view.draw,
        **({"excuse_seen": True} if view.excuse_seen else {}),
        "opponent": {
            **_filled({"shop": other.shop, "album": other.album, "known": other.known}),
            "hand": view.other_hand,
        },
        **({"readings": readings} if readings else {}),
    }


def _filled(piles: dict[str, Cards]) -> dict[str, list[str]]:
    """The names of the cards of each pile that has any."""
    return {key: _names(cards) for key, cards in piles.items() if cards}


def _names(cards: Cards) -> list[str]:
    return [CARDS[card].name for card in cards]
