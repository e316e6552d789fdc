"""Shapes that the documents of several commands have in common."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

#: The goal of an answer; null where there are several goals, or none.
GoalName = Literal["now", "game"] | None
#: A whole number where a value is one, else rounded.
Number = float


class Fault(TypedDict):
    """One thing that is wrong with the input; what a fault has not got is null."""

    file: str | None
    key: str | None
    cell: str | None
    message: str


class Warned(TypedDict):
    """A warning: something hardly so at the table, or not used in a request."""

    key: str
    message: str


class Versioned(TypedDict):
    """The version of a document, which is the first of its keys."""

    schema: Literal[1]


class Refusal(Versioned):
    """The document of a command that refuses its input."""

    faults: list[Fault]
    warnings: NotRequired[list[Warned]]


class Heading(TypedDict):
    """The game and the phase that a question is about; a game without phases has none."""

    game: str | None
    phase: str | None
    warnings: list[Warned]


class Headed(Versioned, Heading):
    """A document about a game."""


class Searched(Headed):
    """The keys of the answer of every search."""

    goal: GoalName
    proved: bool | None
    assumed: list[str]
    seconds: Number | None
    seed: int
    workers: int | None


class Asked(TypedDict):
    """The question to which a line of a batch is the answer, and the exit code.

    ``text`` tells apart what was read, and ``options`` are those that differ from their defaults.
    """

    command: str
    options: dict[str, Any]
    text: str
    code: int


class InBatch(TypedDict):
    """The keys of a line of a batch besides those of its document; ``batch`` is in the file for them only."""

    file: NotRequired[str]
    batch: NotRequired[Asked]


class Interval(TypedDict):
    """The ends of an interval, where a value has one, and the number of samples behind the value."""

    low: NotRequired[Number | None]
    high: NotRequired[Number | None]
    samples: NotRequired[int]


class Units(TypedDict):
    """The spaces of each unit that counts on an album, and those that are missing for further ones."""

    units: NotRequired[list[list[str]]]
    missing: NotRequired[list[list[str]]]


class Line(Units):
    """A line of a score; without a count where nothing is counted."""

    label: str
    count: NotRequired[int]
    points: int


class ScoreTrack(TypedDict):
    """The points on the score track, where its points before are known."""

    marked: NotRequired[int]
    track: NotRequired[int]
    certain: NotRequired[int]


class Item(TypedDict):
    """An item, counted from 1, and its text."""

    item: int
    good: str


class TileItem(Item):
    """A tile to place; ``stamp`` is the older name of its ``good``."""

    stamp: str


class PlacedItem(TileItem):
    """A tile and the space of its top left corner."""

    at: str


class Row(TypedDict):
    """A line of two compared moves; null where one of them has no such line."""

    label: str
    move: Number | None
    best: Number | None


class Checked(Versioned):
    """Every fault of a deck."""

    ok: bool
    faults: list[Fault]


class CheckedFile(Headed):
    """Every fault of a file, and the warnings about it."""

    ok: bool
    faults: list[Fault]
