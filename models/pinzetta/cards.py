"""Pinzetta's mats and cards, with the numbers printed on a player's own copy, and their files."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stockbook.models.album.stamps import MAX_VALUE, SIZES, Stamp, Tile
from stockbook.models.contests import Contest
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.files.toml_table import PINZETTA_CARDS, TomlTable, read_named, refuse_other, toml_value
from stockbook.models.files.words import pick, quoted
from stockbook.models.pinzetta.procedure import is_rare, size_of, value_of
from stockbook.models.stampswap.deck_file import MATS as PLAYER_MATS
from stockbook.models.stampswap.deck_file import read_effect
from stockbook.models.stampswap.effects import COLLECTED, STACKS, Effect, event_effect

LEVELS = (1, 2, 3)
#: Her points at the end for each level, and in intro mode all her points (rulebook, Solo, End).
LEVEL_POINTS = {1: -20, 2: -10, 3: 0}
INTRO_POINTS = {1: 110, 2: 125, 3: 140}
#: Attendees that stay in the box (rulebook, Solo, Setup).
LEFT_OUT = (1, 5, 6, 9)
#: Cards in the box (rulebook, Solo).
DECISIONS, SHOWS, EVENTS, MATS = 8, 4, 10, 3
#: Player mats of the game with none of hers on the back.
MY_MATS = 2
#: Kinds of items for which a mat has boxes, besides stamps of some sizes and values.
KINDS = ("rare", "forever", "card")

#: Points for each level, in the order of ``LEVELS``.
PointsByLevel = tuple[int, int, int]


@dataclass(frozen=True)
class MatBox:
    """A box on one of her mats: it takes items of a kind, or stamps of some sizes and values."""

    #: Title printed on it.
    name: str
    #: Kind of its items, one of ``KINDS``; empty for stamps of the sizes and values below.
    holds: str = ""
    #: Names of sizes; empty for every size.
    sizes: tuple[str, ...] = ()
    #: Limits of the value; a canceled stamp counts as 0 (reading).
    least: int | None = None
    most: int | None = None

    def takes(self, tile: Tile | None) -> bool:
        """Whether an item belongs here; None is an attendee."""
        if tile is None or tile.width == 1 or is_rare(tile):
            return self.holds == ("card" if tile is None else "forever" if tile.width == 1 else "rare")
        value = value_of(tile) or 0
        return (
            not self.holds
            and (not self.sizes or size_of(tile) in self.sizes)
            and (self.least is None or value >= self.least)
            and (self.most is None or value <= self.most)
        )


@dataclass(frozen=True)
class Mat:
    """One of Pinzetta's mats: the sizes that she asks for, and the boxes that her items go into."""

    #: Title printed on it.
    name: str
    #: The yellow contest cards that it goes with; empty for all that no other mat names.
    contests: tuple[Contest, ...]
    #: Names of the sizes that she asks for.
    targets: tuple[str, ...]
    #: Boxes for her items; each item goes into the first one that takes it.
    boxes: tuple[MatBox, ...]

    def box_of(self, tile: Tile | None) -> int:
        """The number of the box that an item goes into; None is an attendee."""
        return next(number for number, box in enumerate(self.boxes) if box.takes(tile))

    def counts(self, tiles: Iterable[Tile | None]) -> tuple[int, ...]:
        """The number of these items in each box; None is an attendee."""
        found = [0] * len(self.boxes)
        for tile in tiles:
            found[self.box_of(tile)] += 1
        return tuple(found)


@dataclass(frozen=True)
class DecisionCard:
    """A decision card: it crosses out tokens when she chooses a pile, and pays for her boxes at the end."""

    #: Number of its crossed-out icons.
    crossed: int
    #: Points at the end for each item in a box, one number for each box of a mat.
    points: tuple[int, ...]

    def score(self, counts: Sequence[int]) -> list[int]:
        """The points of each box, given the number of items in each."""
        return [count * points for count, points in zip(counts, self.points, strict=True)]


@dataclass(frozen=True)
class ShowCard:
    """A show-scoring card: her points in a Show Phase for one type of contest."""

    #: The type of the contest that it lists, such as the color of its card.
    type: str
    #: Points for contests of this type that the card names.
    points: Mapping[Contest, PointsByLevel]
    #: Points for every other contest of this type.
    other: PointsByLevel

    def listed(self, contest: Contest, level: int) -> int:
        """The points that it lists for her level, when this contest of its type is in play."""
        return self.points.get(contest, self.other)[level - 1]

    def listed_of(
        self, played: Iterable[Contest], contests: Mapping[str, Collection[Contest]], level: int
    ) -> int | None:
        """The points that it lists for her level, of the contest of its type in play; None if there is none.

        ``played`` are the contests in play, and ``contests`` all of each type.
        """
        contest = next((each for each in played if each in contests.get(self.type, ())), None)
        return self.listed(contest, level) if contest else None


@dataclass(frozen=True)
class EventItem:
    """An item that an event card deals."""

    #: Name of the stack it comes from: a size, ``forever`` or ``attendee``.
    stack: str
    #: Whether a stamp lies face down.
    down: bool = False

    def __str__(self) -> str:
        return f"{self.stack} (down)" if self.down else self.stack


@dataclass(frozen=True)
class PinzettaEvent:
    """One of her event cards."""

    #: Title printed on it.
    name: str
    #: Items of her two piles (top section).
    piles: tuple[tuple[EventItem, ...], tuple[EventItem, ...]]
    #: Items of my Daily Collection (middle section).
    collection: tuple[EventItem, ...]
    #: Instruction that holds for me (bottom section).
    effect: Effect


@dataclass(frozen=True)
class PinzettaCards:
    """All of Pinzetta's mats and cards."""

    #: Name of this copy, such as ``my copy``.
    name: str
    #: The cards of each kind.
    mats: tuple[Mat, ...]
    decisions: tuple[DecisionCard, ...]
    shows: tuple[ShowCard, ...]
    events: tuple[PinzettaEvent, ...]
    #: Numbers of the deck's attendees that stay in the box, from 1, the exhibitors first.
    without: tuple[int, ...] = LEFT_OUT
    #: Numbers of the deck's player mats with none of hers on the back, from 1: one of them is mine. Empty
    #: where that is not known: then any of them may be mine.
    my_mats: tuple[int, ...] = ()

    def mat_for(self, contests: Collection[Contest]) -> int:
        """The number of the mat that goes with these contests: it follows the yellow one."""
        named = [n for n, mat in enumerate(self.mats) if any(each in contests for each in mat.contests)]
        others = [n for n, mat in enumerate(self.mats) if not mat.contests]
        return (named or others or [0])[0]

    @property
    def crossed(self) -> tuple[int, ...]:
        """The crossed-out icons of each decision card."""
        return tuple(card.crossed for card in self.decisions)


KIND = PINZETTA_CARDS
#: Limits beyond which a number is taken for a typing mistake.
MAX_CARDS, MAX_BOXES, MAX_DRAWS, MAX_CROSSED, MAX_POINTS = 60, 20, 12, 20, 99
DOWN = "(down)"


def cards_from(file: TomlFile) -> PinzettaCards:
    """The cards in a file that was read; a ``PositionError`` has every fault."""
    refuse_other(file.tables, file.name, KIND)
    faults = Faults(file.name)
    cards = cards_in(TomlTable(file.tables, "", faults))
    faults.raise_any()
    return cards


def read_named_cards(top: TomlTable, file: TomlFile) -> PinzettaCards | None:
    """Read one's own copy: the table ``cards``, or the file of that name beside the text that names it."""
    return read_named(top, file, "cards", cards_in, lambda path: cards_from(read_toml_file(path)))


def cards_in(top: TomlTable) -> PinzettaCards:
    """Read cards from a table; its faults collect what is wrong."""
    top.require("cards", f'cards = "{KIND}"')
    top.word("cards", (KIND,))
    cards = PinzettaCards(
        name=top.text("name") or "",
        mats=tuple(map(_mat, top.tables("mats", MAX_CARDS))),
        decisions=tuple(map(_decision, top.tables("decisions", MAX_CARDS))),
        shows=tuple(map(_show_card, top.tables("shows", MAX_CARDS))),
        events=tuple(map(_event, top.tables("events", MAX_CARDS))),
        without=tuple(top.numbers("without", MAX_CARDS, 1, MAX_CARDS)) if "without" in top else LEFT_OUT,
        my_mats=tuple(top.numbers("my_mats", PLAYER_MATS, 1, PLAYER_MATS)),
    )
    top.close({})
    _check(cards, top)
    return cards


def parse_draw(text: str) -> EventItem:
    """The item of an event, ``long-rectangle (down)``, ``forever`` or ``attendee``; else a ``ValueError``."""
    words = text.lower().split()
    down = words[-1:] == [DOWN]
    stack = pick(" ".join(words[: len(words) - down]), (*STACKS, "forever", "attendee"), "item")
    if down and stack not in STACKS:
        raise ValueError(f"{quoted(text)}: only stamps from the stacks lie face down")
    return EventItem(stack, down)


def _mat(table: TomlTable) -> Mat:
    table.require("name", 'name = "My Mat"')
    table.require("targets", 'targets = ["small-square"]')
    mat = Mat(
        name=table.text("name") or "",
        contests=tuple(table.parsed("contests", MAX_CARDS, Contest.parse)),
        targets=tuple(table.parsed("targets", len(SIZES), parse_target)),
        boxes=tuple(map(_box, table.tables("boxes", MAX_BOXES))),
    )
    table.close({})
    for what, item in _samples():
        if not any(box.takes(item) for box in mat.boxes):
            table.faults.add(table.key("boxes"), f"no box takes {what}")
            break
    return mat


def parse_target(text: str) -> str:
    """The name of a size that she may ask for; a ``ValueError`` if it is none."""
    return pick(text, STACKS, "size")


def _box(table: TomlTable) -> MatBox:
    table.require("name", 'name = "Small squares, 2 and 3"')
    box = MatBox(
        name=table.text("name") or "",
        holds=table.word("holds", KINDS) or "",
        sizes=tuple(table.parsed("sizes", len(SIZES), parse_target)),
        least=table.number("least", -2 * MAX_VALUE, 2 * MAX_VALUE),
        most=table.number("most", -2 * MAX_VALUE, 2 * MAX_VALUE),
    )
    table.close({})
    return box


def _decision(table: TomlTable) -> DecisionCard:
    table.require("crossed", "crossed = 2")
    table.require("points", "points = [3, 1, 0], one number for each box")
    crossed = table.number("crossed", 0, MAX_CROSSED) or 0
    points = tuple(table.numbers("points", MAX_BOXES, -MAX_POINTS, MAX_POINTS))
    table.close({})
    return DecisionCard(crossed, points)


def _show_card(table: TomlTable) -> ShowCard:
    table.require("type", 'type = "purple"')
    table.require("other", "other = [4, 6, 8], the points on levels 1, 2, 3")
    kind = table.text("type") or ""
    points = {}
    rows = table.table("points")
    for name in rows.names():
        levels = _by_level(rows, name)
        with table.faults.at(rows.key(name)):
            points[Contest.parse(name)] = levels
    card = ShowCard(kind, points, _by_level(table, "other"))
    table.close({})
    return card


def _by_level(table: TomlTable, key: str) -> PointsByLevel:
    found = table.numbers(key, len(LEVELS), 0, MAX_POINTS)
    if len(found) != len(LEVELS):
        table.faults.add(table.key(key), f"{len(found)} numbers: write one for each of the levels 1, 2, 3")
        return 0, 0, 0
    return found[0], found[1], found[2]


def not_selected(effect: Effect) -> Effect:
    """The effect of one of her events; a ``ValueError`` where it says how many items are selected."""
    if effect.selected:
        raise ValueError("a Daily Collection is not selected: no effect says how many items it has")
    return effect


def _event(table: TomlTable) -> PinzettaEvent:
    for key, example in (("name", '"My Event"'), ("first", '["forever"]'), ("second", '["forever"]')):
        table.require(key, f"{key} = {example}")
    table.require("collection", f'collection = ["attendee"], {COLLECTED} items')
    name = table.text("name")
    first, second, collection = (
        tuple(table.parsed(key, MAX_DRAWS, parse_draw)) for key in ("first", "second", "collection")
    )
    effect = read_effect(table, lambda text: not_selected(event_effect(text)))
    for key, draws, least in (("first", first, 1), ("second", second, 1), ("collection", collection, 3)):
        if key in table and len(draws) < least:
            message = f"{len(draws)} items: at least {least} {'is' if least == 1 else 'are'} needed"
            table.faults.add(table.key(key), message)
    table.close({})
    return PinzettaEvent(name or "", (first, second), collection, effect)


def _check(cards: PinzettaCards, top: TomlTable) -> None:
    """Check how many cards and mats there are, and that decision cards have points for every box."""
    for key, many, printed in (
        ("mats", len(cards.mats), MATS),
        ("decisions", len(cards.decisions), DECISIONS),
        ("shows", len(cards.shows), SHOWS),
        ("events", len(cards.events), EVENTS),
    ):
        if many != printed:
            top.faults.add(top.key(key), f"{many} cards: there are {printed} in the box")
    if cards.my_mats and len(set(cards.my_mats)) != MY_MATS:
        message = f"hers are on the backs of {MATS} of the {PLAYER_MATS}: write the {MY_MATS} that are left"
        top.faults.add(top.key("my_mats"), message)
    for mat in cards.mats:
        for number, card in enumerate(cards.decisions, 1):
            if len(card.points) != len(mat.boxes):
                boxes = f"the mat {quoted(mat.name)} has {len(mat.boxes)} boxes"
                message = f"{len(card.points)} numbers, and {boxes}"
                top.faults.add(top.key("decisions") + f"[{number}].points", message)


def _samples() -> list[tuple[str, Tile | None]]:
    """One item of every kind, with the words for it; None is an attendee."""
    found: list[tuple[str, Tile | None]] = [("an attendee", None)]
    for (width, height), name in SIZES.items():
        if name == "forever":
            found.append(("a forever stamp", Tile.of(Stamp(width, height))))
            continue
        for value in (*range(-4, 7), None):
            stamp = Stamp(width, height, "blue", "space", value)
            found.append((f"a {name} {'canceled' if value is None else value}", Tile.of(stamp)))
        found.append((f"a rare {name}", Tile.of(Stamp(width, height, value=4, rare=True))))
    return found


def cards_to_toml(cards: PinzettaCards) -> str:
    """The text of a card file."""
    mine = {"my_mats": [*cards.my_mats]} if cards.my_mats else {}
    lines = _lines("", cards=KIND, name=cards.name, without=[*cards.without], **mine)
    for mat in cards.mats:
        lines += _lines("[[mats]]", name=mat.name, contests=_texts(mat.contests), targets=[*mat.targets])
        for box in mat.boxes:
            limits = {
                key: value for key, value in (("least", box.least), ("most", box.most)) if value is not None
            }
            holds = {"holds": box.holds} if box.holds else {}
            lines += _lines("[[mats.boxes]]", name=box.name, **holds, sizes=[*box.sizes], **limits)
    for decision in cards.decisions:
        lines += _lines("[[decisions]]", crossed=decision.crossed, points=[*decision.points])
    for card in cards.shows:
        lines += _lines("[[shows]]", type=card.type, other=[*card.other])
        points = {toml_value(str(contest)): [*levels] for contest, levels in card.points.items()}
        lines += _lines("[shows.points]", **points)
    for event in cards.events:
        first, second = (_texts(pile) for pile in event.piles)
        collection = _texts(event.collection)
        values = {"first": first, "second": second, "collection": collection, "effect": str(event.effect)}
        lines += _lines("[[events]]", name=event.name, **values)
    return "\n".join(lines) + "\n"


def _lines(head: str, **values: Any) -> list[str]:
    """A table of a file, below its head."""
    return [*([head] if head else []), *(f"{key} = {toml_value(value)}" for key, value in values.items())]


def _texts(values: Iterable[object]) -> list[str]:
    return list(map(str, values))
