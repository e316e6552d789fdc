"""The effect of a card, as every kind has it: where it acts, and what it brings there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from stockbook.models.album.stamps import SIZES, Stamp
from stockbook.models.contests import Contest


@dataclass(frozen=True)
class Reserves:
    """The items that may be reserved in a cut: so many of any kind, and so many more that are stamps."""

    items: int = 0
    stamps: int = 0

    def __add__(self, other: Reserves) -> Reserves:
        return Reserves(self.items + other.items, self.stamps + other.stamps)

    @property
    def most(self) -> int:
        """The most items that may be reserved, all of them stamps."""
        return self.items + self.stamps


#: Sizes of the four face-down stacks, in the order of the stacks.
STACKS = tuple(name for name in SIZES.values() if name != "forever")
#: The name of the open pile of stamps.
FOREVER = "forever"
#: Words for items that are no stamps.
CARD_ITEMS = ("exhibitor", "specialist", "first-player")
#: Points of a card or the token for effects that pay for what is given away (reading).
GIFT_POINTS = 2
#: Items that each player selects in a Collect Phase (rulebook, Collect).
COLLECTED = 6


@dataclass(frozen=True)
class Effect:
    """The effect of a specialist or an event; a kind overrides the places where it acts.

    A specialist's effect holds for its owner while the card is in play, an event's for everyone in its round.

    Attributes
    ----------
    word
        First word of its text.
    argument
        Description of the words that follow; empty where none do.
    usual
        Examples of these words, as a list to choose from has them.
    of_specialists, of_events
        Whether it may be the effect of a specialist, and of an event.
    """

    word: ClassVar[str] = "nothing"
    argument: ClassVar[str] = ""
    usual: ClassVar[tuple[str, ...]] = ("",)
    of_specialists: ClassVar[bool] = True
    of_events: ClassVar[bool] = True

    @classmethod
    def read(cls, text: str) -> Effect:
        """The effect whose word is followed by ``text``.

        Raises
        ------
        ValueError
            If it does not say what the kind needs.
        """
        if text:
            raise ValueError(f"{text!r} is too much after {cls.word!r}")
        return cls()

    def __str__(self) -> str:
        return self.word

    @property
    def reserves(self) -> Reserves:
        """The items that may be reserved in addition."""
        return Reserves()

    @property
    def looks(self) -> bool:
        """Whether a face-down item of the pool may be looked at, once in a Collect Phase."""
        return False

    @property
    def selected(self) -> int | None:
        """The number of items that each player selects; None for the usual one."""
        return None

    @property
    def face_up(self) -> bool:
        """Whether no item of the pool lies face down."""
        return False

    @property
    def collected_draw(self) -> str:
        """The stack that a stamp is drawn from when the Collect Phase ends; empty for none."""
        return ""

    @property
    def taken_draw(self) -> str:
        """The stack that a stamp is drawn from when an opponent takes a pile of mine; empty for none."""
        return ""

    @property
    def every_show(self) -> Contest | None:
        """The contest that is scored in every Show Phase in which the effect holds."""
        return None

    @property
    def last_show(self) -> Contest | None:
        """The contest that is scored in the last Show Phase alone."""
        return None

    @property
    def bonus(self) -> Contest | None:
        """The contest whose points are added wherever I enter one with its measure, and to such a Finale."""
        return None

    def gift(self, value: int) -> int:
        """The points for giving away an item of this value in the Choose turns."""
        return 0

    def worth(self, item: Stamp | str, points: int) -> int:
        """The points of an item, a stamp or one of ``CARD_ITEMS``; it has ``points`` without the effect."""
        return points


NOTHING = Effect()


def items_selected(effects: Iterable[Effect]) -> int:
    """The number of items that each player selects, with the effects of the round's event."""
    return next((effect.selected for effect in effects if effect.selected), COLLECTED)


def items_reserved(effects: Iterable[Effect]) -> Reserves:
    """The items that a player may reserve: one, and what effects add."""
    return sum((effect.reserves for effect in effects), Reserves(1))


def gift_points(effects: Iterable[Effect], values: Sequence[int]) -> int:
    """The points that effects bring for giving away items of these values."""
    return sum(effect.gift(value) for effect in effects for value in values)
