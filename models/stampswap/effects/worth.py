"""Effects that give the items of a kind other points than their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockbook.models.album.filters import Filter
from stockbook.models.album.stamps import Stamp
from stockbook.models.files.words import integer
from stockbook.models.stampswap.effects.effect import CARD_ITEMS, Effect

LEAST, MOST = -20, 20


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
        return cls(items, integer(words[1], "points", LEAST, MOST))

    def __str__(self) -> str:
        return f"{self.word} {self.items} {self.points}"

    def worth(self, item: Stamp | str, points: int) -> int:
        if isinstance(self.items, Filter):
            meant = isinstance(item, Stamp) and self.items.matches(item)
        else:
            meant = item == self.items
        return self.points if meant else points
