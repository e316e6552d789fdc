"""Effects of specialists and events: a small vocabulary that covers the families of the printed cards.

One class is one kind (``effect.py`` says where it may act): how it is read and written, and what it brings.
A new kind is one class and one entry in ``KINDS``; nothing else asks which kind an effect is. What is unknown
about the printed cards is not guessed here: a deck file says, in these words, what one's own cards do.
"""

from __future__ import annotations

from collections.abc import Mapping

from stockbook.models.files.words import pick
from stockbook.models.stampswap.effects.collecting import CollectEffect, FaceUpEffect, LookEffect
from stockbook.models.stampswap.effects.drawing import CollectedEffect, TakenEffect
from stockbook.models.stampswap.effects.effect import Effect
from stockbook.models.stampswap.effects.giving import GiftEffect
from stockbook.models.stampswap.effects.reserving import ReserveEffect
from stockbook.models.stampswap.effects.showing import BonusEffect, FinalEffect, ShowEffect
from stockbook.models.stampswap.effects.worth import ValueEffect

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
    """Read what a specialist does, such as ``collected draw small-square``.

    Raises
    ------
    ValueError
        If a word is unknown; the message says how to fix it.
    """
    return _read(text, OF_SPECIALISTS, "an event")


def event_effect(text: str) -> Effect:
    """Read the text of an event, such as ``reserve 1``.

    Raises
    ------
    ValueError
        If a word is unknown; the message says how to fix it.
    """
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
