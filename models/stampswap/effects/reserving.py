"""Effects on the cut: more items may be reserved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockbook.models.files.words import integer
from stockbook.models.stampswap.effects.effect import Effect
from stockbook.models.stampswap.effects.reserves import Reserves

MOST = 3
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
        return cls(integer(number or "1", cls.word, 1, MOST), stamps)

    def __str__(self) -> str:
        return f"{self.word} {self.number}{' stamp' if self.stamps else ''}"

    @property
    def reserves(self) -> Reserves:
        return Reserves(stamps=self.number) if self.stamps else Reserves(self.number)
