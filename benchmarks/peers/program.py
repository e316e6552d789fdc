"""A 0-1 program: what the row-based solvers (SCIP, HiGHS, RC2, Pumpkin) are all given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

#: A variable and its coefficient.
Term = tuple[int, int]


@dataclass(frozen=True)
class ProgramRow:
    """``low <= sum of terms <= high``, where every literal of ``given`` holds; None is no limit."""

    terms: tuple[Term, ...]
    low: int | None
    high: int | None
    given: tuple[int, ...] = ()


@dataclass
class Program:
    """Variables, clauses, rows and a sum to maximise. ``~x`` is the negation of the binary ``x``.

    Attributes
    ----------
    bounds
        (low, high) of each variable.
    real
        Variables that may take fractions; the others are whole.
    objective
        Terms to maximise, plus ``offset``.
    """

    bounds: list[tuple[int, int]] = field(default_factory=list)
    real: set[int] = field(default_factory=set)
    clauses: list[list[int]] = field(default_factory=list)
    rows: list[ProgramRow] = field(default_factory=list)
    objective: list[Term] = field(default_factory=list)
    offset: int = 0

    def integer(self, low: int, high: int) -> int:
        """A new whole variable."""
        self.bounds.append((low, high))
        return len(self.bounds) - 1

    def binary(self) -> int:
        return self.integer(0, 1)

    def fraction(self, high: int) -> int:
        """A new variable between 0 and ``high``."""
        variable = self.integer(0, high)
        self.real.add(variable)
        return variable

    def clause(self, *literals: int) -> None:
        """At least one literal holds."""
        self.clauses.append(list(literals))

    def row(
        self, terms: Iterable[Term], low: int | None, high: int | None, given: Sequence[int] = ()
    ) -> None:
        self.rows.append(ProgramRow(tuple(terms), low, high, tuple(given)))

    def exactly_one(self, variables: Iterable[int]) -> None:
        self.row([(variable, 1) for variable in variables], 1, 1)

    def at_most_one(self, variables: Iterable[int]) -> None:
        self.row([(variable, 1) for variable in variables], None, 1)

    def linear_rows(self) -> list[ProgramRow]:
        """Clauses and rows as rows without conditions, those with the smallest constant that works."""
        found = []
        for clause in self.clauses:
            terms = [(literal, 1) if literal >= 0 else (~literal, -1) for literal in clause]
            found.append(ProgramRow(tuple(terms), 1 - sum(literal < 0 for literal in clause), None))
        for row in self.rows:
            found.extend(self._unconditional(row) if row.given else [row])
        return found

    def _unconditional(self, row: ProgramRow) -> list[ProgramRow]:
        ends = [sorted((c * self.bounds[v][0], c * self.bounds[v][1])) for v, c in row.terms]
        least, most = sum(low for low, _ in ends), sum(high for _, high in ends)
        found = []
        if row.low is not None and least < row.low:
            slack = row.low - least
            terms = [(g, -slack) if g >= 0 else (~g, slack) for g in row.given]
            low = row.low - slack * sum(g >= 0 for g in row.given)
            found.append(ProgramRow((*row.terms, *terms), low, None))
        if row.high is not None and most > row.high:
            slack = most - row.high
            terms = [(g, slack) if g >= 0 else (~g, -slack) for g in row.given]
            high = row.high + slack * sum(g >= 0 for g in row.given)
            found.append(ProgramRow((*row.terms, *terms), None, high))
        return found
