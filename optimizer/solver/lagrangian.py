"""Branch and bound on a Lagrangian relaxation: exact, where a linear relaxation is nearly the answer.

Each choice, such as the place of a tile, is made by itself, and rows between them have prices, which are paid
where a row does not hold: so the best choices are a bound, and better prices lower it. A node of the tree
takes a tenth of the time of a linear relaxation that is solved to its end. ``lagrangian.c`` does it, compiled
to WebAssembly (``make wasm``).
"""

from __future__ import annotations

import struct
import time as clock
from array import array
from collections.abc import Callable, Mapping
from math import floor

from stockbook.models.placement.cp_model import CpModel
from stockbook.optimizer.solver.linear_rows import LinearRows
from stockbook.optimizer.solver.outcome import Outcome, Parameter, Values
from stockbook.optimizer.solver.web_assembly import Instance, installed

#: The most decisions that the compiled part has room for, rows that it can number, and values it can store.
MOST_DECISIONS, MOST_ROWS, MOST_VALUE = 4_000, 65_000, 32_000
#: Entries of rows that it looks at before it may be stopped, some milliseconds; and seconds for each of them.
SLICE, SECONDS = 1e6, 4e-9
#: What ``advance`` returns.
WAITING, DONE, FOUND = range(3)
#: The bytes of a value, and the multiple of bytes at which each array begins.
VALUE_BYTES, ALIGNMENT = 2, 8


def searchable(model: CpModel) -> bool:
    """Whether the compiled part is installed, and has room for the rows of a model."""
    decisions = sum((high - low).bit_length() for low, high in model.bounds)
    rows = len(model.clauses) + len(model.at_most_ones) + sum(len(some) for _, some in model.conjunctions)
    rows += 2 * (len(model.exactly_ones) + len(model.linears))
    values = all(low >= -MOST_VALUE and high <= MOST_VALUE for low, high in model.bounds)
    return installed() and values and decisions <= MOST_DECISIONS and rows <= MOST_ROWS


class LagrangianSearch:
    """A search by branch and bound, which is used as ``Search``, that of CP-SAT.

    Parameters
    ----------
    model
        The rows and the objective to maximize; they have to be ``searchable``.
    parameters
        Only the limits of time and of work among them count here.
    on_solution, on_bound, cutoff
        As for ``Search``; the one bound that is reported is that of the first node.
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
        self._compiled = Instance("stockbook.optimizer.solver", "lagrangian.wasm")
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
            if status == FOUND:
                values = self._values()
                objective = self._model.offset + sum(c * values[v] for v, c in self._model.objective)
                if self._on_solution:
                    self._on_solution(objective, values)
            work = self._compiled.call("worked") * SECONDS
            if status == DONE or self._stopped or work > self._most_work or clock.monotonic() > end:
                break
        finished = status == DONE
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
        told = self._compiled.read(int(self._compiled.call("values")), VALUE_BYTES * len(order))
        values = [0] * len(self._model.bounds)
        for variable, value in zip(order, array("h", told), strict=True):
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
        told = b"".join(
            part + bytes(-len(part) % ALIGNMENT)
            for part in (
                struct.pack("<3i", len(rows.order), len(rows.limits), len(rows.needs)),
                struct.pack("<2d", model.offset, least),
                array("d", (weights[variable] for variable in rows.order)).tobytes(),
                array("d", (model.bounds[variable][0] for variable in rows.order)).tobytes(),
                array("d", (model.bounds[variable][1] for variable in rows.order)).tobytes(),
                rows.limits.tobytes(),
                rows.starts.tobytes(),
                rows.variables.tobytes(),
                rows.coefficients.tobytes(),
                rows.choice_starts.tobytes(),
                rows.needs.tobytes(),
            )
        )
        self._compiled.write(told, int(self._compiled.call("reserve", len(told))))
        self._compiled.call("begin")
