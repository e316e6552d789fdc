"""Effects of specialists and events: a small vocabulary that covers the families of the printed cards.

One class is one kind: how it is read and written, where it acts, and what it brings there. A new kind is one
class and one entry in ``KINDS``; nothing else asks which kind an effect is. What is unknown about the printed
cards is not guessed here: a deck file says, in these words, what one's own cards do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from stockbook.models.album.stamps import SIZES, Filter, Stamp
from stockbook.models.contests import Contest
from stockbook.models.files.words import integer, pick


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


FEWEST = 3


@dataclass(frozen=True)
class LookEffect(Effect):
    """Once in a Collect Phase, before selecting, a face-down item of the pool may be looked at."""

    word: ClassVar[str] = "look"
    of_events: ClassVar[bool] = False

    @property
    def looks(self) -> bool:
        return True


@dataclass(frozen=True)
class CollectEffect(Effect):
    """Everyone selects another number of items."""

    word: ClassVar[str] = "collect"
    argument: ClassVar[str] = "how many items each player selects, such as 5"
    usual: ClassVar[tuple[str, ...]] = ("5",)
    of_specialists: ClassVar[bool] = False
    number: int

    @classmethod
    def read(cls, text: str) -> CollectEffect:
        return cls(integer(text, cls.word, FEWEST, COLLECTED))

    def __str__(self) -> str:
        return f"{self.word} {self.number}"

    @property
    def selected(self) -> int:
        return self.number


@dataclass(frozen=True)
class FaceUpEffect(Effect):
    """No item of the pool lies face down."""

    word: ClassVar[str] = "face-up"
    of_specialists: ClassVar[bool] = False

    @property
    def face_up(self) -> bool:
        return True


_Draw = TypeVar("_Draw", bound="_Drawing")


@dataclass(frozen=True)
class _Drawing(Effect):
    """A stamp is drawn from ``stack``: one of ``STACKS``, or ``forever``."""

    argument: ClassVar[str] = "draw and a size, or forever"
    usual: ClassVar[tuple[str, ...]] = (FOREVER, *(f"draw {stack}" for stack in STACKS))
    stack: str

    @classmethod
    def read(cls: type[_Draw], text: str) -> _Draw:
        words = text.split()
        if pick(words[0], ("draw", FOREVER), f"gain of {cls.word!r}") == FOREVER:
            if len(words) > 1:
                raise ValueError(f"{' '.join(words[1:])!r} is too much after {FOREVER!r}")
            return cls(FOREVER)
        if len(words) != 2:
            raise ValueError(f"{cls.word} draw needs one size: {', '.join(STACKS)}")
        return cls(pick(words[1], STACKS, "size"))

    def __str__(self) -> str:
        return f"{self.word} {FOREVER if self.stack == FOREVER else f'draw {self.stack}'}"


@dataclass(frozen=True)
class CollectedEffect(_Drawing):
    """A stamp is drawn when the Collect Phase ends."""

    word: ClassVar[str] = "collected"

    @property
    def collected_draw(self) -> str:
        return self.stack


@dataclass(frozen=True)
class TakenEffect(_Drawing):
    """A stamp is drawn when an opponent takes a pile of mine."""

    word: ClassVar[str] = "taken"
    of_events: ClassVar[bool] = False

    @property
    def taken_draw(self) -> str:
        return self.stack


#: The word for an item's own value.
VALUE = "value"
MOST_GIFT = 20


@dataclass(frozen=True)
class GiftEffect(Effect):
    """Each item that is taken from me brings me ``points``; None for the item's own value."""

    word: ClassVar[str] = "gift"
    argument: ClassVar[str] = "points for each item, such as 1, or value"
    usual: ClassVar[tuple[str, ...]] = ("1", "value")
    points: int | None

    @classmethod
    def read(cls, text: str) -> GiftEffect:
        return cls(None if text.lower() == VALUE else integer(text, cls.word, 1, MOST_GIFT))

    def __str__(self) -> str:
        return f"{self.word} {VALUE if self.points is None else self.points}"

    def gift(self, value: int) -> int:
        return value if self.points is None else self.points


MOST_RESERVED = 3
STAMP_WORDS = ("stamp", "stamps")


@dataclass(frozen=True)
class ReserveEffect(Effect):
    """More items may be reserved; with ``stamps`` those are stamps."""

    word: ClassVar[str] = "reserve"
    argument: ClassVar[str] = "how many more items to reserve, such as 1"
    usual: ClassVar[tuple[str, ...]] = ("1", "1 stamp")
    number: int
    stamps: bool = False

    @classmethod
    def read(cls, text: str) -> ReserveEffect:
        words = text.split()
        stamps = words[-1].lower() in STAMP_WORDS
        number = " ".join(words[:-1] if stamps else words)
        return cls(integer(number or "1", cls.word, 1, MOST_RESERVED), stamps)

    def __str__(self) -> str:
        return f"{self.word} {self.number}{' stamp' if self.stamps else ''}"

    @property
    def reserves(self) -> Reserves:
        return Reserves(stamps=self.number) if self.stamps else Reserves(self.number)


_Score = TypeVar("_Score", bound="_Scoring")


@dataclass(frozen=True)
class _Scoring(Effect):
    """A contest brings points."""

    argument: ClassVar[str] = "a contest"
    contest: Contest

    @classmethod
    def read(cls: type[_Score], text: str) -> _Score:
        return cls(Contest.parse(text))

    def __str__(self) -> str:
        return f"{self.word} {self.contest}"


@dataclass(frozen=True)
class ShowEffect(_Scoring):
    """The contest is scored in every Show Phase, as an exhibitor's."""

    word: ClassVar[str] = "show"

    @property
    def every_show(self) -> Contest:
        return self.contest


@dataclass(frozen=True)
class FinalEffect(_Scoring):
    """The contest is scored in the last Show Phase."""

    word: ClassVar[str] = "final"
    of_events: ClassVar[bool] = False

    @property
    def last_show(self) -> Contest:
        return self.contest


@dataclass(frozen=True)
class BonusEffect(_Scoring):
    """A contest with this measure that I enter, and such a Finale, bring so much more."""

    word: ClassVar[str] = "bonus"

    @property
    def bonus(self) -> Contest:
        return self.contest


LEAST_WORTH, MOST_WORTH = -20, 20


@dataclass(frozen=True)
class ValueEffect(Effect):
    """Each item of a kind, stamps of a filter or one of ``CARD_ITEMS``, has ``points``, not its own."""

    word: ClassVar[str] = "value"
    argument: ClassVar[str] = f"a filter or one of {', '.join(CARD_ITEMS)}, and points, such as faded 1"
    items: Filter | str
    points: int

    @classmethod
    def read(cls, text: str) -> ValueEffect:
        words = text.split()
        if len(words) != 2:
            raise ValueError(f"{cls.word!r} needs {cls.argument} after it")
        kind = words[0].lower()
        items = kind if kind in CARD_ITEMS else Filter.parse(words[0])
        return cls(items, integer(words[1], "points", LEAST_WORTH, MOST_WORTH))

    def __str__(self) -> str:
        return f"{self.word} {self.items} {self.points}"

    def worth(self, item: Stamp | str, points: int) -> int:
        if isinstance(self.items, Filter):
            meant = isinstance(item, Stamp) and self.items.matches(item)
        else:
            meant = item == self.items
        return self.points if meant else points


#: Every kind of effect by its word.
KINDS: dict[str, type[Effect]] = {
    kind.word: kind
    for kind in (
        Effect,
        ReserveEffect,
        LookEffect,
        CollectEffect,
        FaceUpEffect,
        CollectedEffect,
        TakenEffect,
        ShowEffect,
        FinalEffect,
        BonusEffect,
        GiftEffect,
        ValueEffect,
    )
}
OF_SPECIALISTS = {word: kind for word, kind in KINDS.items() if kind.of_specialists}
OF_EVENTS = {word: kind for word, kind in KINDS.items() if kind.of_events}

#: The usual effects in words; one that ends with a blank goes on.
USUAL_OF_SPECIALISTS, USUAL_OF_EVENTS = (
    tuple(
        f"{word} {words}" if words or kind.argument else word
        for word, kind in kinds.items()
        for words in kind.usual
    )
    for kinds in (OF_SPECIALISTS, OF_EVENTS)
)


def specialist_effect(text: str) -> Effect:
    """Read what a specialist does, such as ``collected draw small-square``; else a ``ValueError``."""
    return _read(text, OF_SPECIALISTS, "an event")


def event_effect(text: str) -> Effect:
    """Read the text of an event, such as ``reserve 1``; else a ``ValueError``."""
    return _read(text, OF_EVENTS, "a specialist")


def _read(text: str, kinds: Mapping[str, type[Effect]], other: str) -> Effect:
    """Read an effect of these kinds; all further kinds are for the ``other`` cards only."""
    word, *_ = text.split(maxsplit=1) or [""]
    if not word:
        raise ValueError(f"an effect is missing: write one of {', '.join(kinds)}")
    if word.lower() in KINDS.keys() - kinds.keys():
        raise ValueError(f"only {other} has the effect {word.lower()!r}: use one of {', '.join(kinds)}")
    kind = kinds[pick(word, kinds, "effect")]
    rest = text.strip()[len(word) :].strip()
    if kind.argument and not rest:
        raise ValueError(f"{kind.word!r} needs {kind.argument} after it")
    return kind.read(rest)
