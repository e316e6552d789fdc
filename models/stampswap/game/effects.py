"""Effects of attendee and event cards: a small vocabulary that covers the families of the printed cards.

An effect of an attendee holds for its owner while the card is in play; the text of an event for
everyone in its round. What is unknown about the printed cards is not guessed here: a deck file says,
in these words, what one's own cards do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stockbook.models.album.stamps import SIZES
from stockbook.models.contests import Contest
from stockbook.models.files.words import integer, pick
from stockbook.models.stampswap.position import COLLECTED

#: Sizes of the four face-down stacks, in the order of the stacks.
STACKS = tuple(name for name in SIZES.values() if name != "forever")

#: Word -> description of what follows it; for specialists, then for events.
SPECIALIST_EFFECTS = {
    "nothing": "",
    "reserve": "how many more items to reserve, such as 1",
    "look": "",
    "collected": "draw and a size, or forever",
    "taken": "draw and a size, or forever",
    "show": "a contest",
    "final": "a contest",
}
EVENT_EFFECTS = {
    "nothing": "",
    "reserve": "how many more items to reserve, such as 1",
    "collect": "how many items each player selects, such as 5",
    "face-up": "",
    "collected": "draw and a size, or forever",
    "show": "a contest",
}


@dataclass(frozen=True)
class Effect:
    """The effect of an attendee or event card.

    Parameters
    ----------
    kind
        One of ``nothing``; ``reserve``: ``number`` more items may be reserved; ``look``: once in a Collect
        Phase, before selecting, look at a face-down item of the pool; ``collect``: everyone selects
        ``number`` items; ``face-up``: no item of the pool is face down; ``collected``: at the end of
        the Collect Phase, and ``taken``: when an opponent takes a pile of mine, gain a stamp that
        takes no part in the swap, from ``stack``; ``show``: score ``contest`` in every Show Phase, and
        ``final``: in the last one.
    number
        Number of items, of the kinds ``reserve`` and ``collect``.
    stack
        One of ``STACKS``, or ``forever``, of the kinds ``collected`` and ``taken``.
    contest
        Contest of the kinds ``show`` and ``final``.
    """

    kind: str = "nothing"
    number: int = 0
    stack: str = ""
    contest: Contest | None = None

    @classmethod
    def of_specialist(cls, text: str) -> Effect:
        """Read what a specialist does, such as ``collected draw small-square``.

        Raises
        ------
        ValueError
            If a word is unknown; the message says how to fix it.
        """
        return cls._parse(text, SPECIALIST_EFFECTS)

    @classmethod
    def of_event(cls, text: str) -> Effect:
        """Read the text of an event, such as ``reserve 1``.

        Raises
        ------
        ValueError
            If a word is unknown; the message says how to fix it.
        """
        return cls._parse(text, EVENT_EFFECTS)

    @classmethod
    def _parse(cls, text: str, vocabulary: dict[str, str]) -> Effect:
        words = text.split()
        if not words:
            raise ValueError(f"an effect is missing: write one of {', '.join(vocabulary)}")
        kind = pick(words[0], vocabulary, "effect")
        rest = words[1:]
        if not vocabulary[kind]:
            if rest:
                raise ValueError(f"{' '.join(rest)!r} is too much after {kind!r}")
            return cls(kind)
        if not rest:
            raise ValueError(f"{kind!r} needs {vocabulary[kind]} after it")
        if kind in ("show", "final"):
            return cls(kind, contest=Contest.parse(text.strip().partition(" ")[2]))
        if kind in ("reserve", "collect"):
            low, high = (1, 3) if kind == "reserve" else (3, COLLECTED)
            return cls(kind, number=integer(" ".join(rest), kind, low, high))
        return cls(kind, stack=_stack(kind, rest))

    def __str__(self) -> str:
        if self.contest:
            return f"{self.kind} {self.contest}"
        if self.number:
            return f"{self.kind} {self.number}"
        if self.stack:
            return f"{self.kind} {'forever' if self.stack == 'forever' else f'draw {self.stack}'}"
        return self.kind


def _stack(kind: str, words: Sequence[str]) -> str:
    """Read the stack that ``draw small-square`` or ``forever`` takes from."""
    if pick(words[0], ("draw", "forever"), f"gain of {kind!r}") == "forever":
        if len(words) > 1:
            raise ValueError(f"{' '.join(words[1:])!r} is too much after 'forever'")
        return "forever"
    if len(words) != 2:
        raise ValueError(f"{kind} draw needs one size: {', '.join(STACKS)}")
    return pick(words[1], STACKS, "size")
