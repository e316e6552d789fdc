"""Filters: which stamps a contest counts (notation, Contests)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stockbook.models.album.stamps import COLORS, SIZES, THEMES, Stamp
from stockbook.models.files.words import pick, quoted

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

    Raises
    ------
    ValueError
        If it means none; the message names the nearest one.
    """
    word = "canceled" if text.lower() == "cancelled" else text.lower()
    if word in GOLD:
        raise ValueError(f"unknown filter {quoted(text)}: a gold stamp is rare, so write rare")
    home = next((attribute for attribute, values in ATTRIBUTES.items() if word in values), None)
    if home:
        raise ValueError(f"unknown filter {quoted(text)}: write {home}={word}")
    return pick(word, (*ATTRIBUTES, *KINDS), "filter")
