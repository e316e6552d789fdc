"""Effects of specialists and events: a small vocabulary that covers the families of the printed cards.

One class is one kind (``effect.py`` says where it may act): how it is read and written, and what it brings.
A new kind is one class and one entry in ``KINDS``; nothing else asks which kind an effect is. What is unknown
about the printed cards is not guessed here: a deck file says, in these words, what one's own cards do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from stockbook.models.album.stamps import Filter, Stamp
from stockbook.models.contests import Contest
from stockbook.models.files.words import integer, pick
from stockbook.models.stampswap.effects.effect import CARD_ITEMS, COLLECTED, FOREVER, STACKS, Effect, Reserves

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
