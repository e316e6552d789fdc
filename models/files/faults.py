"""Faults of files: what is wrong, and where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

#: Number of faults that are kept; the others are only counted, so that a hopeless file costs no time.
KEPT = 1000
#: Number of faults that a message lists.
SHOWN = 50
LONGEST_MESSAGE = 400


@dataclass(frozen=True)
class Fault:
    """One fault of a file.

    Parameters
    ----------
    file
        Name of the file, as given.
    key
        Place in the file: ``me.stamps.a``, ``contests[2]`` (counted from 1) or ``line 3``; empty for
        the file as a whole.
    message
        What is wrong, and how to fix it where that is known.
    cell
        Name of the album's space that the fault is about, such as ``c4``.
    """

    file: str
    key: str
    message: str
    cell: str | None = None

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.key, self.cell and f"cell {self.cell}") if part)
        return ": ".join(part for part in (self.file, where, self.message) if part)


class PositionError(ValueError):
    """The error of a file that cannot be read, with all its faults.

    Parameters
    ----------
    faults
        The faults in the order in which they were found; at least one.
    more
        Number of further faults, which were counted and not kept.
    """

    def __init__(self, faults: Sequence[Fault], more: int = 0) -> None:
        super().__init__(tuple(faults), more)
        self.faults = tuple(faults)
        self.more = more

    def __str__(self) -> str:
        """One fault a line; of very many only the first."""
        lines = [str(fault) for fault in self.faults[:SHOWN]]
        left = len(self.faults) - len(lines) + self.more
        return "\n".join([*lines, f"and {left} more"] if left else lines)


class Faults:
    """Collects the faults of one file while reading goes on."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Fault] = []
        self.more = 0

    def add(self, key: str, message: str, cell: str | None = None) -> None:
        if len(self.found) == KEPT:
            self.more += 1
            return
        if len(message) > LONGEST_MESSAGE:
            message = message[: LONGEST_MESSAGE - 3] + "..."
        self.found.append(Fault(self.file, key, message, cell))

    @contextmanager
    def at(self, key: str, cell: str | None = None) -> Iterator[None]:
        """A ``ValueError`` raised inside becomes a fault with this place, and reading goes on.

        A ``PositionError``, of another file, becomes one for each of its faults.
        """
        try:
            yield
        except PositionError as error:
            for fault in error.faults:
                self.add(key, str(fault), cell)
        except ValueError as error:
            self.add(key, str(error), cell)

    def raise_any(self) -> None:
        """Raise ``PositionError`` if there are faults."""
        if self.found:
            raise PositionError(self.found, self.more)
