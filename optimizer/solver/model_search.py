"""The search of a model: by CP-SAT, or by Lagrangian branch and bound on its rows as linear ones."""

from __future__ import annotations

import time as clock
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from math import floor
from typing import Protocol

from stockbook.models.placement.cp_model import CpModel, Linear
from stockbook.optimizer.compiled.layouts import LagrangianRoom, Status
from stockbook.optimizer.compiled.web_assembly import Instance, NotCompiledError, installed
from stockbook.optimizer.solver.outcome import Outcome, Parameter, Values


class LinearRows:
    """The rows of a model, all linear, with the variables of its choices first, choice by choice.

    A literal that holds where none of some variables of choices is 1, such as "this space is still empty", is
    replaced by 1 less their sum: so prices of what depends on it reach the choices at once. A row that holds
    only where some literals do is loosened by its coefficients of these: where one of them does not hold, the
    row says nothing.

    Literals of the model's choices are not negated.
    """

    def __init__(self, model: CpModel) -> None:
        self._bounds = model.bounds
        #: Where the variables of each choice begin, and where those of the last one end.
        self.choice_starts = array("i", [0])
        #: How many variables of each choice are 1.
        self.needs = array("i")
        first: list[int] = []
        for literals, many in model.choices:
            first += literals
            self.choice_starts.append(len(first))
            self.needs.append(many)
        chosen = set(first)
        kept = {*chosen, *(variable for variable, _ in model.objective)}
        #: The other ones, with the variables of choices of which one is 1 where they are 0.
        self.complements: dict[int, list[int]] = {}
        for row in model.exactly_ones:
            free = row and row[0] >= 0 and row[0] not in kept and model.bounds[row[0]] == (0, 1)
            if free and chosen.issuperset(row[1:]):
                self.complements.setdefault(row[0], row[1:])
        left = (v for v in range(len(model.bounds)) if v not in chosen and v not in self.complements)
        #: The variables of the model that are left, in their new order.
        self.order = [*first, *left]
        self._number = [0] * len(model.bounds)
        for number, variable in enumerate(self.order):
            self._number[variable] = number
        #: Where each row begins in ``variables`` and ``coefficients``, and where the last one ends.
        self.starts = array("i", [0])
        self.variables = array("H")
        self.coefficients = array("f")
        #: What each row is at most.
        self.limits = array("d")
        self._add_all(model)

    def _add_all(self, model: CpModel) -> None:
        choices = {tuple(literals) for literals, _ in model.choices}
        for clause in model.clauses:
            self._clause(clause)
        for given, literals in model.conjunctions:
            negated = [~each for each in given]
            for literal in literals:
                self._clause([*negated, literal])
        for row in model.at_most_ones:
            self._at_most_one(row)
        for row in model.exactly_ones:
            if row and self.complements.get(row[0]) == row[1:]:
                self._at_most_one(row[1:])
            elif tuple(row) not in choices:
                self._at_most_one(row)
                self._clause(row)
        steps: dict[int, dict[int, int]] = {}
        for linear in model.linears:
            if tuple(linear.variables) not in choices:
                self._linear(linear)
            if linear.coefficients == [1] and len(linear.given) == 1:
                steps.setdefault(linear.variables[0], {})[linear.low] = linear.given[0]
        for variable, reached in steps.items():
            self._steps(variable, reached)

    def _clause(self, literals: Sequence[int]) -> None:
        self._add(literals, [-1] * len(literals), -1)

    def _at_most_one(self, literals: Sequence[int]) -> None:
        self._add(literals, [1] * len(literals), 1)

    def _linear(self, row: Linear) -> None:
        pairs = list(zip(row.variables, row.coefficients, strict=True))
        least = sum(c * self._bounds[v][c < 0] for v, c in pairs)
        most = sum(c * self._bounds[v][c > 0] for v, c in pairs)
        given, many = list(row.given), len(row.given)
        if row.high < most:
            slack = most - row.high
            self._add([*row.variables, *given], [*row.coefficients, *[slack] * many], row.high + slack * many)
        if row.low > least:
            slack = row.low - least
            negated = [-c for c in row.coefficients]
            self._add([*row.variables, *given], [*negated, *[slack] * many], slack * many - row.low)

    def _steps(self, variable: int, reached: Mapping[int, int]) -> None:
        """Add a row: no more steps of a variable are reached than it is above its least value.

        ``reached`` has the literal of each step. Without this row, all of them could be reached in part.
        """
        low = self._bounds[variable][0]
        literals = [literal for step, literal in reached.items() if step > low]
        self._add([*literals, variable], [*[1] * len(literals), -1], -low)

    def _add(self, literals: Iterable[int], coefficients: Sequence[int], limit: int) -> None:
        """Add a row; a negated literal is 1 minus its variable."""
        number = self._number
        terms: dict[int, int] = {}
        for literal, coefficient in zip(literals, coefficients, strict=True):
            variable = literal
            if literal < 0:
                variable, coefficient = ~literal, -coefficient
                limit += coefficient
            others = self.complements.get(variable)
            if others is None:
                terms[variable] = terms.get(variable, 0) + coefficient
            else:
                limit -= coefficient
                for other in others:
                    terms[other] = terms.get(other, 0) - coefficient
        self.variables.extend([number[variable] for variable in terms])
        self.coefficients.extend(terms.values())
        self.starts.append(len(self.variables))
        self.limits.append(limit)


#: Entries of rows that it looks at before it may be stopped, some milliseconds; and seconds for each of them.
SLICE, SECONDS = 1e6, 4e-9


def searchable(model: CpModel) -> bool:
    """Whether the compiled part is installed, and has room for the rows of a model."""
    decisions = sum((high - low).bit_length() for low, high in model.bounds)
    rows = len(model.clauses) + len(model.at_most_ones) + sum(len(some) for _, some in model.conjunctions)
    rows += 2 * (len(model.exactly_ones) + len(model.linears))
    most = LagrangianRoom.VALUE
    values = all(low >= -most and high <= most for low, high in model.bounds)
    return installed() and values and decisions <= LagrangianRoom.DECISIONS and rows <= LagrangianRoom.ROWS


class LagrangianSearch:
    """A search by branch and bound on a Lagrangian relaxation, which is used as ``Search``, that of CP-SAT.

    It is exact, where a linear relaxation is nearly the answer. Each choice, such as the place of a tile, is
    made by itself, and rows between them have prices, which are paid where a row does not hold: so the best
    choices are a bound, and better prices lower it. A node of the tree takes a tenth of the time of a linear
    relaxation that is solved to its end. ``lagrangian.c`` does it, compiled to WebAssembly (``make wasm``).
    The model has to be ``searchable``; of the parameters only the limits of time and of work count. The one
    bound that is reported is that of the first node.
    """

    def __init__(
        self,
        model: CpModel,
        parameters: Mapping[str, Parameter],
        on_solution: Callable[[int, Values], None] | None = None,
        on_bound: Callable[[int], None] | None = None,
        cutoff: int | None = None,
    ) -> None:
        self._model = model
        self._cutoff = cutoff
        self._on_solution, self._on_bound = on_solution, on_bound
        self._most_seconds = float(parameters.get("max_time_in_seconds", float("inf")))
        self._most_work = float(parameters.get("max_deterministic_time", float("inf")))
        self._stopped = False
        self._compiled = Instance("lagrangian")
        self._rows = LinearRows(model)
        self._tell()

    def stop(self) -> None:
        """End the search soon; ``run`` then returns the best so far."""
        self._stopped = True

    def run(self) -> Outcome:
        """Search until everything is proved, a limit of the parameters is reached, or ``stop``."""
        end = clock.monotonic() + self._most_seconds
        values, objective, bounded = None, None, False
        while True:
            status = int(self._compiled.call("advance", SLICE))
            if not bounded:
                bounded = True
                self._tell_bound()
            if status == Status.FOUND:
                values = self._values()
                objective = self._model.offset + sum(c * values[v] for v, c in self._model.objective)
                if self._on_solution:
                    self._on_solution(objective, values)
            work = self._compiled.call("worked") * SECONDS
            if status == Status.DONE or self._stopped or work > self._most_work or clock.monotonic() > end:
                break
        finished = status == Status.DONE
        self._compiled.close()
        return Outcome(
            values=values,
            objective=objective,
            bound=objective if finished else None,
            finished=finished,
            conflicts=0,
            branches=0,
            deterministic_time=work,
        )

    def _tell_bound(self) -> None:
        bound = self._compiled.call("upper_bound")
        if self._on_bound and bound < 1e15:
            least = bound if self._cutoff is None else self._cutoff
            self._on_bound(floor(max(bound + 1e-6, least)))

    def _values(self) -> Values:
        """The values of all variables in the solution that was found."""
        order = self._rows.order
        told = self._compiled.read("int16_t", int(self._compiled.call("values")), len(order))
        values = [0] * len(self._model.bounds)
        for variable, (value,) in zip(order, told, strict=True):
            values[variable] = value
        for variable, others in self._rows.complements.items():
            values[variable] = 1 - sum(values[other] for other in others)
        return values

    def _tell(self) -> None:
        """Write the problem to the memory of the compiled part."""
        model, rows = self._model, self._rows
        weights = [0.0] * len(model.bounds)
        for variable, coefficient in model.objective:
            weights[variable] += coefficient
        least = sum(c * model.bounds[v][c < 0] for v, c in model.objective) + model.offset
        if self._cutoff is not None:
            least = self._cutoff + 1
        told = self._compiled.tell(
            "Told",
            constant=model.offset,
            least=least,
            weight=[weights[variable] for variable in rows.order],
            low=[model.bounds[variable][0] for variable in rows.order],
            high=[model.bounds[variable][1] for variable in rows.order],
            limit=rows.limits,
            row_start=rows.starts,
            row_variable=rows.variables,
            row_coefficient=rows.coefficients,
            choice_start=rows.choice_starts,
            need=rows.needs,
        )
        self._compiled.call("begin", told)


class AnySearch(Protocol):
    """A search, which any thread may stop."""

    def run(self) -> Outcome:
        """Search until everything is proved, a limit is reached, or ``stop``."""

    def stop(self) -> None:
        """End the search soon; ``run`` then returns the best so far."""


def new_search(
    model: CpModel,
    parameters: Mapping[str, Parameter],
    on_solution: Callable[[int, Values], None] | None = None,
    on_bound: Callable[[int], None] | None = None,
    cutoff: int | None = None,
    *,
    lagrangian: bool = False,
) -> AnySearch:
    """A search, ``lagrangian`` where that can be; the rest is as for ``Search``."""
    if lagrangian and searchable(model):
        with suppress(NotCompiledError):
            return LagrangianSearch(model, parameters, on_solution, on_bound, cutoff)
    # Loading CP-SAT takes 45 ms, which answers without a search do not need.
    from stockbook.optimizer.solver.cpsat import Search

    return Search(model, parameters, on_solution, on_bound, cutoff)
