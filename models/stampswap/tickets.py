"""The contests of a position file, and finding those that its ``entered`` lists mean."""

from __future__ import annotations

from stockbook.models.contests import Contest
from stockbook.models.files.words import nearest, quoted


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
        """Read a contest.

        Raises
        ------
        ValueError
            If it is none.
        """
        try:
            self._contests.append(Contest.parse(text))
        except ValueError:
            self._faulty += [part.strip() for part in (text, *text.rpartition(":")) if part.strip(": ")]
            raise

    def find(self, text: str) -> Contest | None:
        """The contest that a text means: written the same, counting and paying the same, or so named.

        None if it seems to mean one that has a fault of its own.

        Raises
        ------
        ValueError
            If it means none or several.
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
