"""Contests as they are named at the table: by a number, or by how they begin."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.contests import Contest
from stockbook.models.files.words import quoted


def contest_named(text: str, contests: Sequence[Contest]) -> Contest:
    """The contest that begins so, or that has this number from 1.

    Raises
    ------
    ValueError
        If it is none, or several.
    """
    listed = ", ".join(f"{number} {contest}" for number, contest in enumerate(contests, 1))
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 3 else 0
        if not 1 <= number <= len(contests):
            raise ValueError(f"there is no contest {text}: there are {listed}")
        return contests[number - 1]
    typed = text.casefold().split()
    for exact in (True, False):
        found = dict.fromkeys(each for each in contests if typed and _means(typed, each, exact=exact))
        if len(found) == 1:
            return next(iter(found))
        if found:
            raise ValueError(f"{quoted(text)} may be {' or '.join(map(str, found))}: write more of it")
    raise ValueError(f"{quoted(text)} is no contest here: there are {listed}")


def _means(typed: Sequence[str], contest: Contest, *, exact: bool) -> bool:
    """Whether the words are those of a contest or of its name, or begin them in order."""
    for words in (str(contest).casefold().split(), contest.name.casefold().split()):
        if words == list(typed):
            return True
        if not exact and len(typed) <= len(words) and all(map(str.startswith, words, typed)):
            return True
    return False
