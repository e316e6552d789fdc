"""Stamps, the tiles they are printed on, and filters: which stamps a contest counts (notation, Contests).

A tile is one piece of cardboard. It carries one stamp, or two when it is a *double*; a double is one
tile to place and two stamps for every scoring purpose (rulebook, Components).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from stockbook.models.files.words import pick, quoted

COLORS = ("purple", "yellow", "blue", "green", "brown")
THEMES = ("space", "monuments", "animals", "flowers", "vehicles")

#: Width and height of a tile, in spaces.
Size = tuple[int, int]

#: The rulebook's names of the sizes, by (shorter side, longer side).
SIZES = {
    (2, 2): "small-square",
    (3, 3): "large-square",
    (2, 3): "short-rectangle",
    (2, 4): "long-rectangle",
    (1, 1): "forever",
}
#: Tiles of each size in the box (rulebook, Components).
PRINTED_TILES = {
    "small-square": 30,
    "large-square": 30,
    "short-rectangle": 60,
    "long-rectangle": 30,
    "forever": 15,
}
#: Every width and height a tile may have; a tile is never rotated, so 2x3 and 3x2 differ.
FOOTPRINTS = tuple(sorted({(w, h) for w, h in SIZES} | {(h, w) for w, h in SIZES}))
#: Values beyond this are typing mistakes, not stamps.
MAX_VALUE = 99


@dataclass(frozen=True, order=True)
class Stamp:
    """One stamp as it is scored.

    Parameters
    ----------
    width, height
        Size in spaces of the album.
    color, theme
        None on rare and forever stamps.
    value
        Points of the stamp; None when it is canceled and on forever stamps. A stamp with a negative
        value is faded.
    rare
        Gold: a value, no color, no theme.

    Raises
    ------
    ValueError
        If no stamp of the game can look like this.
    """

    width: int
    height: int
    color: str | None = None
    theme: str | None = None
    value: int | None = None
    rare: bool = False

    def __post_init__(self) -> None:
        face = self.color, self.theme
        if (self.width, self.height) not in FOOTPRINTS:
            raise ValueError(f"Expected a size such as 2x3, not {self.width}x{self.height}.")
        if self.value is not None and not -MAX_VALUE <= self.value <= MAX_VALUE:
            raise ValueError(f"Expected a value between {-MAX_VALUE} and {MAX_VALUE}, not {self.value}.")
        if self.forever:
            if (*face, self.value, self.rare) != (None, None, None, False):
                raise ValueError("Expected nothing but the size of a forever stamp.")
        elif self.rare:
            if face != (None, None) or self.value is None:
                raise ValueError("Expected a value, and neither color nor theme, of a rare stamp.")
        elif self.color not in COLORS or self.theme not in THEMES:
            raise ValueError(f"Expected a color and a theme of the game, not {self.color} {self.theme}.")

    @cached_property
    def forever(self) -> bool:
        return (self.width, self.height) == (1, 1)

    @property
    def canceled(self) -> bool:
        return self.value is None and self.color is not None

    @property
    def faded(self) -> bool:
        return not self.rare and self.value is not None and self.value < 0

    @cached_property
    def size(self) -> str:
        """Name of the size, one of ``SIZES``."""
        return SIZES[min(self.width, self.height), max(self.width, self.height)]

    @property
    def shape(self) -> str | None:
        """``square`` or ``rectangle``; a forever stamp has no shape (notation, Contests)."""
        if self.forever:
            return None
        return "square" if self.width == self.height else "rectangle"

    @property
    def points(self) -> int:
        """Points that the stamp adds to the sum of stamp values."""
        return self.value or 0

    @property
    def face(self) -> str:
        """Everything printed on it but its size, such as ``blue animals 3`` or ``rare 6``."""
        if self.rare:
            return f"rare {self.value}"
        if self.forever:
            return "forever"
        return f"{self.color} {self.theme} {'canceled' if self.value is None else self.value}"

    def __str__(self) -> str:
        return self.face if self.forever else f"{self.width}x{self.height} {self.face}"


@dataclass(frozen=True, order=True)
class Tile:
    """One tile: its stamp, or the two of a double from left to right or from top to bottom.

    Raises
    ------
    ValueError
        If the stamps are not those of a tile of this size: use ``of`` and ``double``.
    """

    width: int
    height: int
    stamps: tuple[Stamp, ...]

    def __post_init__(self) -> None:
        sizes = [(stamp.width, stamp.height) for stamp in self.stamps]
        double = sizes == [(2, 2), (2, 2)] and sorted((self.width, self.height)) == [2, 4]
        if sizes != [(self.width, self.height)] and not double:
            size = f"{self.width}x{self.height}"
            raise ValueError(f"Expected the stamp of a {size} tile, or the two of a double.")

    @classmethod
    def of(cls, stamp: Stamp) -> Tile:
        """The tile that carries just this stamp."""
        return cls(stamp.width, stamp.height, (stamp,))

    @classmethod
    def double(cls, first: Stamp, second: Stamp, *, upright: bool) -> Tile:
        """Two 2x2 stamps on one tile: 4x2, or 2x4 when it is upright."""
        return cls(2, 4, (first, second)) if upright else cls(4, 2, (first, second))

    @property
    def size(self) -> str:
        """Name of the size, one of ``SIZES``; a double is a long rectangle."""
        return SIZES[min(self.width, self.height), max(self.width, self.height)]

    @property
    def is_double(self) -> bool:
        return len(self.stamps) == 2

    @property
    def points(self) -> int:
        """Sum of the values printed on the tile."""
        return sum(stamp.points for stamp in self.stamps)

    @property
    def rare_points(self) -> int:
        """Sum of the values of its rare stamps, without the other half of a double."""
        return sum(stamp.points for stamp in self.stamps if stamp.rare)

    @cached_property
    def parts(self) -> tuple[tuple[int, int, Stamp], ...]:
        """Each stamp with its offset (columns, rows) from the tile's top left space."""
        if not self.is_double:
            return ((0, 0, self.stamps[0]),)
        first, second = self.stamps
        offset = (0, 2) if self.width == 2 else (2, 0)
        return ((0, 0, first), (*offset, second))

    def __str__(self) -> str:
        if not self.is_double:
            return str(self.stamps[0])
        first, second = self.stamps
        return f"double {self.width}x{self.height} ({first.face} | {second.face})"


#: What a group can have in common, and its values.
ATTRIBUTES = {
    "color": COLORS,
    "theme": THEMES,
    "size": tuple(SIZES.values()),
    "shape": ("square", "rectangle"),
}
#: Words of the rulebook for what is written ``rare``.
GOLD = ("gold", "golden", "gold-foil")
#: Filters without a value.
KINDS = ("canceled", "faded", "rare", "all")
#: Every filter as it is written.
FILTERS = (*(f"{attribute}={value}" for attribute, values in ATTRIBUTES.items() for value in values), *KINDS)


@dataclass(frozen=True)
class Filter:
    """Stamps with one value of an attribute (``color=blue``), or of one kind (``canceled``, ``all``).

    A kind stands in place of the attribute, and has no value.
    """

    attribute: str
    value: str = ""

    @classmethod
    def parse(cls, text: str) -> Filter:
        """Read ``color=blue`` or ``canceled``.

        Raises
        ------
        ValueError
            If a word is unknown; the message names the nearest one.
        """
        attribute, equals, value = text.partition("=")
        if not equals:
            word = filter_word(attribute)
            if word in ATTRIBUTES:
                raise ValueError(f"filter {word!r} needs a value: {word}={ATTRIBUTES[word][0]}")
            return cls(word)
        attribute = pick(attribute.strip(), ATTRIBUTES, "attribute")
        return cls(attribute, pick(value.strip(), ATTRIBUTES[attribute], attribute))

    def matches(self, stamp: Stamp) -> bool:
        if self.attribute == "all":
            return True
        found = getattr(stamp, self.attribute)
        return bool(found == self.value if self.value else found)

    def __str__(self) -> str:
        return f"{self.attribute}={self.value}" if self.value else self.attribute


def numbers(stamps: Sequence[Stamp], attribute: str) -> list[int]:
    """The number of these stamps with each value of an attribute."""
    shown = [getattr(stamp, attribute) for stamp in stamps]
    return [shown.count(value) for value in ATTRIBUTES[attribute]]


def alike(stamps: Sequence[Stamp], attribute: str) -> list[list[int]]:
    """Where in the sequence the stamps with each value of an attribute are, from 0."""
    shown = [getattr(stamp, attribute) for stamp in stamps]
    return [[i for i, found in enumerate(shown) if found == value] for value in ATTRIBUTES[attribute]]


def filter_word(text: str) -> str:
    """The key of ``ATTRIBUTES`` or the word of ``KINDS`` that a text means; a prefix is enough.

    Raises ValueError if it means none; the message names the nearest one.
    """
    word = "canceled" if text.lower() == "cancelled" else text.lower()
    if word in GOLD:
        raise ValueError(f"unknown filter {quoted(text)}: a gold stamp is rare, so write rare")
    home = next((attribute for attribute, values in ATTRIBUTES.items() if word in values), None)
    if home:
        raise ValueError(f"unknown filter {quoted(text)}: write {home}={word}")
    return pick(word, (*ATTRIBUTES, *KINDS), "filter")
