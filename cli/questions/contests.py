"""The contest that a ``--contest TEXT`` means."""

from __future__ import annotations

from contextlib import suppress

from stockbook.cli.questions.failure import IMPOSSIBLE, WRONG_INPUT, Refused
from stockbook.models.contests import Contest
from stockbook.models.files.faults import Fault
from stockbook.models.files.words import nearest, quoted
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.tickets import TicketContests

OPTION = "--contest"
NO_CONTEST = "none"


def pick_contest(position: Position, text: str, file: str) -> Contest | None:
    """The contest of the position that a text means; None for ``none`` where none is open.

    Raises
    ------
    Refused
        If it means no contest or several, one that holds my ticket already, or ``none`` where one is open.
    """
    try:
        contest = find_contest(position, text)
    except ValueError as error:
        raise Refused(WRONG_INPUT, [Fault(file, OPTION, str(error))]) from None
    if contest is None:
        if position.open_contests:
            raise Refused(IMPOSSIBLE, [Fault(file, OPTION, _must_enter(position))])
        return None
    if contest not in position.open_contests:
        message = f"{str(contest)!r} holds my ticket already: a contest is entered once"
        raise Refused(IMPOSSIBLE, [Fault(file, OPTION, message)])
    return contest


def contest_choice(position: Position, text: str | None, file: str) -> list[Contest | None] | None:
    """The contests to choose from, for the search: just the one of ``--contest``, or all of them."""
    return None if text is None else [pick_contest(position, text, file)]


def _must_enter(position: Position) -> str:
    """The reason why entering no contest is not legal."""
    open_ = " or ".join(repr(str(contest)) for contest in position.open_contests)
    return f"every Show Phase enters a contest while one is open: {open_}"


def find_contest(position: Position, text: str) -> Contest | None:
    """The contest with this text or name, or the only one that begins with it; None for ``none``.

    Raises
    ------
    ValueError
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
        raise ValueError(f"{quoted(text)} may be {several}: write more of it")
    beginnings = {word[: len(start)].lower(): word for word, _ in named}
    close = beginnings.get(nearest(start, beginnings) or "")
    all_of_them = ", ".join(repr(str(contest)) for contest in position.contests)
    fix = f"did you mean {close!r}?" if close else f"they are {all_of_them}"
    raise ValueError(f"{quoted(text)} is not among the contests: {fix}")
