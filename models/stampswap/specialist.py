"""Specialists: attendee cards with an ability, in play, among goods and in a deck."""

from __future__ import annotations

from dataclasses import dataclass

from stockbook.models.stampswap.effects import specialist_effect
from stockbook.models.stampswap.effects.effect import Effect

WORD = "specialist"


@dataclass(frozen=True)
class Specialist:
    """A specialist card, worth 2 points at the end; ``str`` writes ``specialist Framer: show edges 2``.

    Parameters
    ----------
    name
        Name of the card; empty where it is not told.
    effect
        The effect of the card; None where nobody has told it.
    """

    name: str = ""
    effect: Effect | None = None

    @classmethod
    def parse(cls, text: str) -> Specialist:
        """Read ``Framer: show edges 2`` or ``Framer``, with or without ``specialist`` before it.

        Raises
        ------
        ValueError
            If there is no word, or what stands after the name is no effect.
        """
        words = text.strip().split(maxsplit=1)
        if not words:
            raise ValueError(f"a card without a name is written {WORD}")
        rest = "".join(words[1:]) if words[0].lower() == WORD else text.strip()
        name, colon, effect = rest.partition(":")
        if not colon:
            return cls(rest)
        if not name.strip():
            raise ValueError(f"{text.strip()!r} has no name before its colon: {WORD} Framer: show edges 2")
        return cls(name.strip(), specialist_effect(effect))

    def __str__(self) -> str:
        return f"{WORD} {self.words}".strip()

    @property
    def words(self) -> str:
        """The name of the card, with its effect if it is known."""
        return self.name if self.effect is None else f"{self.name}: {self.effect}"
