"""Contests that take tickets: as they are read, and the one of a position that a text means."""

from __future__ import annotations

from contextlib import suppress

from stockbook.models.contests import Contest
from stockbook.models.files.words import nearest, quoted
from stockbook.models.stampswap.position import Position


class TicketContests:
    """The contests of a file that take tickets, in order, with the search for one by its text.

    A contest with a fault is remembered as well, so that entering it is not a second fault.
    """

    def __init__(self) -> None:
        self._contests: list[Contest] = []
        self._faulty: list[str] = []

    @property
    def contests(self) -> tuple[Contest, ...]:
        return tuple(self._contests)

    def add(self, text: str) -> None:
        """Read a contest, or raise a ``ValueError``."""
        try:
            self._contests.append(Contest.parse(text))
        except ValueError:
            self._faulty += [part.strip() for part in (text, *text.rpartition(":")) if part.strip(": ")]
            raise

    def find(self, text: str) -> Contest | None:
        """The contest that a text means: written the same, counting and paying the same, or so named.

        None if it seems to mean one with a fault of its own; a ``ValueError`` if it means none or several.
        """
        try:
            given = Contest.parse(text)
        except ValueError:
            alike = []
        else:
            if given in self._contests:
                return given
            alike = [c for c in self._contests if (c.measure, c.payoff) == (given.measure, given.payoff)]
        named = [c for c in self._contests if c.name and c.name.lower() == text.strip().lower()]
        found = list(dict.fromkeys(alike or named))
        if len(found) == 1:
            return found[0]
        if found:
            raise ValueError(f"{quoted(text)} may be {' or '.join(repr(str(each)) for each in found)}")
        if text.strip() in self._faulty or nearest(text, self._faulty):
            return None
        written = [word for each in self._contests for word in (str(each), each.name) if word]
        close = nearest(text, written)
        fix = f"did you mean {close!r}?" if close else "write it as in contests"
        raise ValueError(f"{quoted(text)} is not among the contests: {fix}")


NO_CONTEST = "none"


class ContestError(ValueError):
    """The error of a text that means no contest to enter.

    Parameters
    ----------
    message
        What is wrong, and the fix.
    legal
        Whether it may be entered by the rules, if it were one; False for one that holds my ticket already.
    """

    def __init__(self, message: str, *, legal: bool = True) -> None:
        super().__init__(message)
        self.legal = legal


def pick_contest(position: Position, text: str) -> Contest | None:
    """The contest of the position that a text means; None for ``none`` where none is open.

    Raises
    ------
    ContestError
        If it means no contest or several, one that holds my ticket already, or ``none`` where one is open.
    """
    contest = find_contest(position, text)
    if contest is None:
        if position.open_contests:
            raise ContestError(_must_enter(position), legal=False)
        return None
    if contest not in position.open_contests:
        message = f"{str(contest)!r} holds my ticket already: a contest is entered once"
        raise ContestError(message, legal=False)
    return contest


def _must_enter(position: Position) -> str:
    """The reason why entering no contest is not legal."""
    open_ = " or ".join(repr(str(contest)) for contest in position.open_contests)
    return f"every Show Phase enters a contest while one is open: {open_}"


def find_contest(position: Position, text: str) -> Contest | None:
    """The contest with this text or name, or the only one that begins so; None for ``none``.

    A ``ContestError`` if it means no contest or several.
    """
    if text.strip().lower() == NO_CONTEST:
        return None
    tickets = TicketContests()
    for contest in position.contests:
        tickets.add(str(contest))
    with suppress(ValueError):
        found = tickets.find(text)
        if found:
            return found
    start = text.strip().lower()
    named = [
        (word, contest) for contest in position.contests for word in (str(contest), contest.name) if word
    ]
    meant = {contest for word, contest in named if start and word.lower().startswith(start)}
    if len(meant) == 1:
        return meant.pop()
    if meant:
        several = " or ".join(repr(str(contest)) for contest in position.contests if contest in meant)
        raise ContestError(f"{quoted(text)} may be {several}: write more of it")
    beginnings = {word[: len(start)].lower(): word for word, _ in named}
    close = beginnings.get(nearest(start, beginnings) or "")
    all_of_them = ", ".join(repr(str(contest)) for contest in position.contests)
    fix = f"did you mean {close!r}?" if close else f"they are {all_of_them}"
    raise ContestError(f"{quoted(text)} is not among the contests: {fix}")
