"""Positions as JSON, as ``show --json`` writes them: the tables of a position file; and decks in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypedDict

if TYPE_CHECKING:
    from stockbook.models.stampswap.deck import Deck

StampColor = Literal["red", "blue", "yellow", "green", "purple"]


class Version(TypedDict):
    """The version of the document that a position was written in."""

    schema: NotRequired[Literal[1]]


class SpecialistCard(TypedDict):
    """A specialist of a deck."""

    name: str
    effect: str


class EventCard(TypedDict):
    """An event of a deck."""

    name: str
    effect: NotRequired[str]
    up: NotRequired[dict[str, int]]
    down: NotRequired[dict[str, int]]
    forever: NotRequired[int]
    attendees: NotRequired[int]


class DeckTables(TypedDict, total=False):
    """The tiles and cards of one's own copy of Stamp Swap."""

    deck: Literal["stampswap-deck"]
    name: str
    tiles: list[str]
    forever: int
    contests: dict[str, list[str]]
    finale: str
    exhibitors: list[str]
    specialists: list[SpecialistCard]
    mats: list[str]
    events: list[EventCard]


class Side(TypedDict, total=False):
    """The keys of every player of Stamp Swap."""

    exhibitors: list[str]
    specialists: list[str] | int
    first_player: bool
    points: int
    album: str
    stamps: dict[str, str]
    collection: list[str]
    piles: list[list[str]]
    got: list[str]
    chosen: bool


class Me(Side, total=False):
    """My side."""

    place: list[str]


class OpponentSide(Side):
    """The side of an opponent; without an album nothing is known of it."""

    name: str
    entered: NotRequired[list[str]]
    entering: NotRequired[str]


class SwapTables(Version):
    """The keys that positions of Stamp Swap and against Pinzetta have in common."""

    round: int
    contests: list[str]
    finale: NotRequired[str]
    entered: NotRequired[list[str]]
    event: NotRequired[str | list[str]]
    first_player_holder: NotRequired[str]
    reserves: NotRequired[int]
    deck: NotRequired[str | DeckTables]
    me: NotRequired[Me]
    opponents: NotRequired[list[OpponentSide]]


class StampSwapPosition(SwapTables):
    """A position of Stamp Swap."""

    game: Literal["stampswap"]
    phase: Literal["collect", "cut", "choose", "show"]
    forever_others: NotRequired[list[int]]
    pool: NotRequired[list[str]]
    turns_left: NotRequired[int]


class HerTables(TypedDict):
    """The side of Pinzetta."""

    level: NotRequired[int]
    targets: NotRequired[list[str]]
    crossed: NotRequired[list[int]]
    piles: NotRequired[list[list[str]]]
    got: NotRequired[list[str]]
    forever: NotRequired[int]
    intro: NotRequired[bool]
    shows: NotRequired[list[int]]
    boxes: NotRequired[list[int]]
    decision: NotRequired[list[int]]
    rare: NotRequired[list[int]]


class PinzettaPosition(SwapTables):
    """A position of Stamp Swap against Pinzetta."""

    game: Literal["pinzetta"]
    phase: Literal["cut", "choose", "show"]
    pinzetta: HerTables


class Moved(TypedDict, total=False):
    """The spaces that the piece of each color has moved, without those at the start."""

    red: int
    blue: int
    yellow: int
    green: int
    purple: int


class StampsOpponent(Moved):
    """An opponent in STAMPS."""

    name: str
    hand: NotRequired[int]


class StampsDeckTables(TypedDict, total=False):
    """A copy of STAMPS."""

    deck: Literal["stamps"]
    name: str
    assumed: list[str]
    track: list[int]
    stamps: dict[StampColor, int]
    suns: dict[StampColor, int]


class StampsPosition(Version):
    """A position of STAMPS."""

    game: Literal["stamps"]
    hand: list[StampColor]
    pile: int
    grid: str
    top_left: NotRequired[list[int]]
    across_gaps: NotRequired[bool]
    farthest_closes: NotRequired[bool]
    round_again: NotRequired[bool]
    track: NotRequired[list[int]]
    deck: NotRequired[str | StampsDeckTables]
    me: NotRequired[Moved]
    opponents: list[StampsOpponent]


class AlbumsOpponent(TypedDict, total=False):
    """The opponent in Stamp Albums; ``known`` are cards of the hand that I have seen."""

    shop: list[str]
    album: list[str]
    known: list[str]
    hand: int


class AlbumsReadings(TypedDict, total=False):
    """How questions that the rules of Stamp Albums leave open are answered."""

    reuse: bool
    surplus: bool
    reshuffle: bool
    new_hands: int
    idle_turns: int
    quiet_turns: int
    hand_breaks_ties: bool


class StampAlbumsPosition(Version):
    """A position of Stamp Albums."""

    game: Literal["stamp-albums"]
    hand: list[str]
    market: list[str]
    draw: int
    shop: NotRequired[list[str]]
    album: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    bought: NotRequired[list[str]]
    excuse_seen: NotRequired[bool]
    opponent: NotRequired[AlbumsOpponent]
    readings: NotRequired[AlbumsReadings]


#: Games whose positions have a type here.
_TYPED = ("stampswap", "pinzetta", "stamps", "stamp-albums")


class OtherPosition(Version):
    """A position of another game, with all keys that its definition writes and reads."""

    game: Annotated[str, _TYPED]


AnyPosition = StampSwapPosition | PinzettaPosition | StampsPosition | StampAlbumsPosition | OtherPosition


class DeckSummary(TypedDict):
    """A deck in numbers."""

    name: str
    tiles: dict[str, int]
    upright: dict[str, int]
    stamps: dict[str, int]
    colors: dict[str, int]
    themes: dict[str, int]
    values: dict[str, int]
    contests: dict[str, int]
    cards: dict[str, int]
    specialists: dict[str, int]


DeckNumbers = TypedDict("DeckNumbers", {"rare values": dict[str, int]})


class ShownDeck(DeckSummary, DeckNumbers):
    """The tiles and cards of a deck in numbers."""


def deck_document(deck: Deck) -> dict[str, Any]:
    """The document of ``deck show``: the name of a deck, and its tiles and cards in numbers."""
    from stockbook.models.stampswap.deck_file import deck_summary

    return {"name": deck.name, **deck_summary(deck)}
