"""Effects that pay for items given away in the Choose turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockbook.models.files.words import integer
from stockbook.models.stampswap.effects.effect import Effect

#: The word for an item's own value.
VALUE = "value"
MOST = 20
#: Points of a card or the token for these effects (reading).
GIFT_POINTS = 2


@dataclass(frozen=True)
class GiftEffect(Effect):
    """Each item that is taken from me brings me ``points``; None for the item's own value."""

    word: ClassVar[str] = "gift"
    argument: ClassVar[str] = "points for each item, such as 1, or value"
    usual: ClassVar[tuple[str, ...]] = ("1", "value")
    points: int | None

    @classmethod
    def read(cls, text: str) -> GiftEffect:
        return cls(None if text.lower() == VALUE else integer(text, cls.word, 1, MOST))

    def __str__(self) -> str:
        return f"{self.word} {VALUE if self.points is None else self.points}"

    def gift(self, value: int) -> int:
        return value if self.points is None else self.points
