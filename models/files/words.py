"""Reading words that people type: a prefix is enough, and a typing mistake gets the nearest word."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, options: Iterable[str]) -> str | None:
    """The option most like ``word``; None when none is close."""
    close = get_close_matches(word[:40].lower(), list(options), n=1, cutoff=0.6)
    return close[0] if close else None


def quoted(word: str) -> str:
    """The word in quotes, cut where it would flood a message."""
    return repr(word if len(word) <= 40 else word[:37] + "...")


def counted(number: int | float | str, noun: str) -> str:
    """A number with what it counts, such as ``1 point``, ``-1 point`` and ``2 points``."""
    return f"{number} {noun}" if str(number).lstrip("+-") == "1" else f"{number} {noun}s"


def pick(word: str, options: Iterable[str], what: str) -> str:
    """The option that ``word`` names in full or by an unambiguous prefix.

    Raises
    ------
    ValueError
        If it names none or several; the message suggests the nearest option.
    """
    options = list(options)
    lower = word.lower()
    if lower in options:
        return lower
    starting = [option for option in options if lower and option.startswith(lower)]
    if len(starting) == 1:
        return starting[0]
    if starting:
        raise ValueError(f"{what} {quoted(word)} may be {' or '.join(starting)}: write more of it")
    close = nearest(word, options)
    fix = f"did you mean {close!r}?" if close else f"use one of {', '.join(options)}"
    raise ValueError(f"unknown {what} {quoted(word)}: {fix}")


def integer(word: str, what: str, low: int, high: int) -> int:
    """The whole number that ``word`` spells, within limits.

    Raises
    ------
    ValueError
        If it is no whole number or lies outside ``low`` to ``high``.
    """
    digits = word[1:] if word[:1] in "+-" else word
    if not (digits.isascii() and digits.isdigit()):
        raise ValueError(f"{what} {quoted(word)} is not a whole number")
    if len(digits) > 9 or not low <= int(word) <= high:
        raise ValueError(f"{what} {quoted(word)} is not between {low} and {high}")
    return int(word)
