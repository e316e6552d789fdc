"""The number of items that may be reserved in a cut."""

from __future__ import annotations

from dataclasses import dataclass


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
