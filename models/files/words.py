"""Reading words that people type: a prefix is enough, and a typing mistake gets the nearest word."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

#: Blanks that do not break a line, which look like others.
BLANKS = str.maketrans("\u00a0\u2007\u202f", "   ")
#: Signs that look like those of the keyboard.
_SIGNS = str.maketrans("\u00d7\u2010\u2011\u2012\u2013\u2212", "x-----")
_SIZE = re.compile(r"(?<!\S)(\d)\s*[xX]\s*(\d)(?!\S)")
#: A number with letters around it.
_LETTERED = re.compile(r"[A-Za-z]*([0-9]+)[A-Za-z]*")


def typed(text: str) -> str:
    """The text in the signs of the keyboard, for reading it: ``2\u00d73`` and ``2 x 3`` are ``2x3``."""
    return _SIZE.sub(r"\1x\2", text.translate(BLANKS).translate(_SIGNS))


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

    Raises ValueError if it names none or several; the message suggests the nearest option.
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

    Raises ValueError if it is no whole number or lies outside ``low`` to ``high``.
    """
    number = typed(word)
    digits = number[1:] if number[:1] in "+-" else number
    if not (digits.isascii() and digits.isdigit()):
        meant = _LETTERED.fullmatch(number)
        fix = f": write {meant[1]}" if meant else ""
        raise ValueError(f"{what} {quoted(word)} is not a whole number{fix}")
    if len(digits) > 9 or not low <= int(number) <= high:
        raise ValueError(f"{what} {quoted(word)} is not between {low} and {high}")
    return int(number)
