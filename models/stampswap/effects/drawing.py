"""Effects that draw a stamp, which takes no part in the swap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeVar

from stockbook.models.files.words import pick
from stockbook.models.stampswap.effects.effect import STACKS, Effect

FOREVER = "forever"
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
