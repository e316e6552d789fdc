"""The rows of a model as linear ones, ``sum of coefficient * variable <= limit``, in flat arrays."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence

from stockbook.models.placement.cp_model import CpModel, Linear


class LinearRows:
    """The rows of a model, all linear, with the variables of its choices first, choice by choice.

    A literal that holds where none of some variables of choices is 1, such as "this space is still empty", is
    replaced by 1 less their sum: so prices of what depends on it reach the choices at once. A row that holds
    only where some literals do is loosened by its coefficients of these: where one of them does not hold, the
    row says nothing.

    Parameters
    ----------
    model
        The rows; literals of its choices are not negated.

    Attributes
    ----------
    order
        The variables of the model that are left, in their new order.
    complements
        The other ones, with the variables of choices of which one is 1 where they are 0.
    choice_starts
        Where the variables of each choice begin, and where those of the last one end.
    needs
        How many variables of each choice are 1.
    starts
        Where each row begins in ``variables`` and ``coefficients``, and where the last one ends.
    limits
        What each row is at most.
    """

    def __init__(self, model: CpModel) -> None:
        self._bounds = model.bounds
        self.choice_starts = array("i", [0])
        self.needs = array("i")
        first: list[int] = []
        for literals, many in model.choices:
            first += literals
            self.choice_starts.append(len(first))
            self.needs.append(many)
        chosen = set(first)
        kept = {*chosen, *(variable for variable, _ in model.objective)}
        self.complements: dict[int, list[int]] = {}
        for row in model.exactly_ones:
            free = row and row[0] >= 0 and row[0] not in kept and model.bounds[row[0]] == (0, 1)
            if free and chosen.issuperset(row[1:]):
                self.complements.setdefault(row[0], row[1:])
        left = (v for v in range(len(model.bounds)) if v not in chosen and v not in self.complements)
        self.order = [*first, *left]
        self._number = [0] * len(model.bounds)
        for number, variable in enumerate(self.order):
            self._number[variable] = number
        self.starts = array("i", [0])
        self.variables = array("H")
        self.coefficients = array("f")
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
