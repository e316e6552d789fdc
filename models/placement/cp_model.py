"""The rows of a CP-SAT model, as plain lists: what the encodings write and the optimizer solves.

Variables are numbers from 0. A boolean is also a literal, and ``~b`` is its negation, as in CP-SAT's
own format. Keeping rows here lets scoring, reading and model building run without loading a solver.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

#: A variable and its coefficient; the variable may be a literal.
Term = tuple[int, int]

#: The literal that always holds, in every model.
TRUE = 0
FALSE = ~TRUE


@dataclass(frozen=True, slots=True)
class Linear:
    """``low <= sum of coefficient * variable <= high``, where every literal of ``given`` holds."""

    variables: list[int]
    coefficients: list[int]
    low: int
    high: int
    given: tuple[int, ...] = ()


@dataclass
class CpModel:
    """Bounded integer variables, clauses, conjunctions, at-most-one, exactly-one and linear rows, a maximum.

    Parameters
    ----------
    relaxed
        Whether a linear relaxation may search the rows: it sees linear rows better, others clauses.

    Attributes
    ----------
    bounds
        (low, high) of each variable.
    clauses, at_most_ones, exactly_ones
        Rows over literals.
    conjunctions
        Pairs of literals: where all of the first ones hold, all of the second ones do.
    linears
        Linear rows; their variables may be literals.
    choices
        What a solution decides: sets of literals, no two of which share one, and how many of each hold. These
        are among the rows, too.
    objective
        Terms to maximize, plus ``offset``.
    """

    relaxed: bool = True
    bounds: list[tuple[int, int]] = field(default_factory=lambda: [(1, 1)])
    clauses: list[list[int]] = field(default_factory=list)
    conjunctions: list[tuple[list[int], list[int]]] = field(default_factory=list)
    at_most_ones: list[list[int]] = field(default_factory=list)
    exactly_ones: list[list[int]] = field(default_factory=list)
    linears: list[Linear] = field(default_factory=list)
    choices: list[tuple[list[int], int]] = field(default_factory=list)
    objective: list[Term] = field(default_factory=list)
    offset: int = 0

    def copy(self) -> CpModel:
        """Another model with the same rows, to add to."""
        return replace(
            self,
            bounds=list(self.bounds),
            clauses=list(self.clauses),
            conjunctions=list(self.conjunctions),
            at_most_ones=list(self.at_most_ones),
            exactly_ones=list(self.exactly_ones),
            linears=list(self.linears),
            choices=list(self.choices),
            objective=list(self.objective),
        )

    def new_int(self, low: int, high: int) -> int:
        """A new variable with values from ``low`` to ``high``."""
        self.bounds.append((low, high))
        return len(self.bounds) - 1

    def new_bool(self) -> int:
        """A new variable that is 0 or 1: a literal."""
        return self.new_int(0, 1)

    def new_bools(self, many: int) -> range:
        """So many new variables that are 0 or 1."""
        first = len(self.bounds)
        self.bounds += [(0, 1)] * many
        return range(first, first + many)

    def clause(self, literals: Iterable[int]) -> None:
        """Add a row: at least one literal holds."""
        row = list(literals)
        if TRUE not in row:
            self.clauses.append(row)

    def at_most_one(self, literals: Iterable[int]) -> None:
        """Add a row: no two literals hold."""
        row = list(literals)
        if len(row) > 1:
            self.at_most_ones.append(row)

    def exactly_one(self, literals: Iterable[int]) -> None:
        """Add a row: one literal holds, and no other."""
        self.exactly_ones.append(list(literals))

    def choose(self, literals: Iterable[int], many: int = 1) -> None:
        """Add a row: so many of the literals, which are in no other choice, hold."""
        row = list(literals)
        self.choices.append((row, many))
        if many == 1:
            self.exactly_one(row)
        else:
            self.linear([(literal, 1) for literal in row], many, many)

    def linear(self, terms: Iterable[Term], low: int, high: int, given: Sequence[int] = ()) -> None:
        """Add a row: ``low <= sum of coefficient * variable <= high``, if all of ``given`` hold.

        A negated literal counts as 1 minus its variable.
        """
        row = list(terms)
        variables, coefficients = [v for v, _ in row], [c for _, c in row]
        self._add_linear(variables, coefficients, low, high, tuple(given))

    def _add_linear(
        self, variables: list[int], coefficients: list[int], low: int, high: int, given: tuple[int, ...] = ()
    ) -> None:
        """Add a row of which the variables and the coefficients are given apart."""
        for place, variable in enumerate(variables):
            if variable < 0:
                low, high = low - coefficients[place], high - coefficients[place]
                variables[place], coefficients[place] = ~variable, -coefficients[place]
        self.linears.append(Linear(variables, coefficients, low, high, given))

    def implies_any(self, literals: Sequence[int], others: Sequence[int]) -> None:
        """Add rows: where one of ``literals``, of which at most one holds, does, one of ``others`` does."""
        if TRUE in others:
            return
        if self.relaxed:
            coefficients = [1] * len(literals) + [-1] * len(others)
            self._add_linear([*literals, *others], coefficients, -len(others), 0)
        else:
            for literal in literals:
                self.clause([~literal, *others])

    def implies_all(self, literals: Iterable[int], others: Iterable[int]) -> None:
        """Add a row: where all of ``literals`` hold, or where there are none, all of ``others`` do.

        The same as a clause for each of ``others``, but made several times as fast.
        """
        implied = list(others)
        if implied:
            self.conjunctions.append((list(literals), implied))

    def highest(self, terms: Iterable[Term]) -> int:
        """The most that a sum of terms can be; none of them is negated."""
        return sum(max(each * bound for bound in self.bounds[variable]) for variable, each in terms)

    def count(self, literals: Sequence[int], upper_bound: int) -> int:
        """A new variable: how many of the literals hold, which is known to be ``upper_bound`` at most."""
        total = self.new_int(0, min(upper_bound, len(literals)))
        self._add_linear([total, *literals], [1] + [-1] * len(literals), 0, 0)
        return total
