"""Pumpkin, a lazy clause generation solver: clauses, conditional rows, levels and labels as numbers."""

from __future__ import annotations

from typing import Any

from pumpkin_solver import Model, constraints
from pumpkin_solver.optimisation import Direction, OptimisationResult

from benchmarks.peers.program import NUMBERS, PlacementProgram, Program, ProgramRow
from benchmarks.peers.result import Result, Stopwatch, judged
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position


def solve(position: Position, contest: Contest | None, time_limit: float) -> Result:
    """The best placement by better and better answers; the only bound it tells is the final one."""
    watch = Stopwatch()
    rows = PlacementProgram(position, contest, NUMBERS)
    writer = _Writer(rows.program)
    objective = writer.objective()
    result = writer.model.optimise(
        objective,
        direction=Direction.Maximise,
        timeout=max(0.0, time_limit - watch.seconds),
        on_solution=watch.improved,
    )
    proved = isinstance(result, OptimisationResult.Optimal)
    if not proved and not isinstance(result, OptimisationResult.Satisfiable):
        return judged(position, contest, watch, None, value=0, bound=writer.most, proved=False)
    solution: Any = result._0
    value = solution.int_value(objective)
    return judged(
        position,
        contest,
        watch,
        rows.placed(lambda v: bool(solution.bool_value(writer.literals[v]))),
        value=value,
        bound=value if proved else writer.most,
        proved=proved,
    )


class _Writer:
    """The program as a Pumpkin model."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.model = Model()
        self.literals: dict[int, Any] = {}
        self.numbers: dict[int, Any] = {}
        for i, (low, high) in enumerate(program.bounds):
            if 0 <= low <= high <= 1:
                self.literals[i] = self.model.new_boolean_variable()
                self.numbers[i] = self.literals[i].as_integer()
            else:
                self.numbers[i] = self.model.new_integer_variable(low, high)
        for clause in program.clauses:
            self._clause([self._literal(each) for each in clause])
        for row in program.rows:
            self._add_row(row)

    @property
    def most(self) -> int:
        """The objective if everything held."""
        return self.program.offset + sum(c * self.program.bounds[v][1] for v, c in self.program.objective)

    def objective(self) -> Any:
        """A variable that is the sum to maximise."""
        total = self.model.new_integer_variable(0, self.most)
        terms = [self.numbers[v].scaled(c) for v, c in self.program.objective if c]
        self._add(constraints.Equals([*terms, total.scaled(-1)], -self.program.offset, self._tag()), [])
        return total

    def _add_row(self, row: ProgramRow) -> None:
        terms = [self.numbers[v].scaled(c) for v, c in row.terms]
        given = [self._literal(each) for each in row.given]
        if all(self.model.lower_bound(term) == self.model.upper_bound(term) for term in terms):
            self._add_known(row, sum(self.model.lower_bound(term) for term in terms), given)
        elif row.low is not None and row.low == row.high:
            self._add(constraints.Equals(terms, row.low, self._tag()), given)
        elif row.low is not None:
            minus = [self.numbers[v].scaled(-c) for v, c in row.terms]
            self._add(constraints.LessThanOrEquals(minus, -row.low, self._tag()), given)
        elif row.high is not None:
            self._add(constraints.LessThanOrEquals(terms, row.high, self._tag()), given)

    def _add_known(self, row: ProgramRow, value: int, given: list[Any]) -> None:
        """A row whose sum is known already: the solver panics on a constraint without open variables."""
        if (row.low is not None and value < row.low) or (row.high is not None and value > row.high):
            self._clause([each.negate() for each in given])

    def _add(self, constraint: Any, given: list[Any]) -> None:
        """Conditions are joined into one: the model takes a single premise."""
        if not given:
            self.model.add_constraint(constraint)
            return
        premise = given[0]
        if len(given) > 1:
            premise = self.model.new_boolean_variable()
            self._clause([premise, *(each.negate() for each in given)])
        self.model.add_implication(constraint, premise)

    def _clause(self, literals: list[Any]) -> None:
        self.model.add_constraint(constraints.Clause(literals, self._tag()))

    def _literal(self, literal: int) -> Any:
        return self.literals[literal] if literal >= 0 else self.literals[~literal].negate()

    def _tag(self) -> Any:
        return self.model.new_constraint_tag()
