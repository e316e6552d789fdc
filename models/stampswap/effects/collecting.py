"""Effects on the Collect Phase: looking at items, selecting fewer of them, and a pool that lies face up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockbook.models.files.words import integer
from stockbook.models.stampswap.effects.effect import COLLECTED, Effect

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
