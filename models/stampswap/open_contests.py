"""The contest of a position that a text means."""

from __future__ import annotations

from contextlib import suppress

from stockbook.models.contests import Contest
from stockbook.models.files.words import nearest, quoted
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.tickets import TicketContests

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
    """The contest with this text or name, or the only one that begins with it; None for ``none``.

    Raises
    ------
    ContestError
        If it means no contest or several; the message says how to fix it.
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
