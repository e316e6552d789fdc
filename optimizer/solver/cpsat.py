"""The binding to CP-SAT's compiled module: rows go in, values and bounds come out.

``ortools.sat.python.cp_model`` imports pandas, which costs more than a whole answer here (0.4 s of
0.8 s), so this file, and only this file, talks to the compiled ``cp_model_helper`` beneath it.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Mapping
from itertools import groupby
from math import floor, inf

from ortools.sat.python import cp_model_helper as helper

from stockbook.models.placement.cp_model import CpModel
from stockbook.optimizer.solver.outcome import Outcome, Parameter, Values

# Rows are some hundred thousand small lists, none of which is garbage: with the thresholds that Python starts
# with, a third of the time that they take to make goes to looking through them.
if gc.get_threshold() == (700, 10, 10):
    gc.set_threshold(50_000, 20, 100)
# Each solution and bound waits for the interpreter, which the local search would keep for 5 ms.
if sys.getswitchinterval() == 0.005:
    sys.setswitchinterval(0.0005)


class Search:
    """A search of CP-SAT, which any thread may stop.

    The parameters are fields of CP-SAT's SatParameters. ``on_solution`` is called from the searching thread
    with each better objective and its values, ``on_bound`` with each better bound. Solutions have to exceed
    the cutoff; no bound below it is reported.
    """

    def __init__(
        self,
        model: CpModel,
        parameters: Mapping[str, Parameter],
        on_solution: Callable[[int, Values], None] | None = None,
        on_bound: Callable[[int], None] | None = None,
        cutoff: int | None = None,
    ) -> None:
        self._size = len(model.bounds)
        self._proto = to_proto(model)
        if cutoff is not None:
            _require(self._proto, model, cutoff + 1)
        self._wrapper = helper.SolveWrapper()
        # CP-SAT's own handler would take Ctrl-C away from Python, and not give it back.
        self._wrapper.set_parameters(_sat_parameters({"catch_sigint_signal": False, **parameters}))
        if on_solution:
            self._callback = _OnSolution(self._size, on_solution)
            self._wrapper.add_solution_callback(self._callback)
        if on_bound:
            # Bounds below the cutoff are none for the solutions that it leaves out.
            least = -inf if cutoff is None else cutoff
            self._wrapper.add_best_bound_callback(lambda bound: on_bound(floor(max(bound + 1e-6, least))))

    def stop(self) -> None:
        """End the search soon; ``run`` then returns the best so far."""
        self._wrapper.stop_search()

    def run(self) -> Outcome:
        """Search until everything is proved, a limit of the parameters is reached, or ``stop``."""
        response = self._wrapper.solve(self._proto)
        status = response.status
        statuses = helper.CpSolverStatus
        if status == statuses.MODEL_INVALID:
            raise ValueError(helper.CpSatHelper.validate_model(self._proto))
        found = status in (statuses.OPTIMAL, statuses.FEASIBLE)
        impossible = status == statuses.INFEASIBLE
        return Outcome(
            values=list(response.solution) if found else None,
            objective=round(response.objective_value) if found else None,
            bound=floor(response.best_objective_bound + 1e-6) if found else None,
            finished=impossible or status == statuses.OPTIMAL,
            conflicts=response.num_conflicts,
            branches=response.num_branches,
            deterministic_time=response.deterministic_time,
        )


class _OnSolution(helper.SolutionCallback):
    def __init__(self, size: int, call: Callable[[int, Values], None]) -> None:
        super().__init__()
        self._size = size
        self._call = call

    def OnSolutionCallback(self) -> None:
        values = [self.SolutionIntegerValue(i) for i in range(self._size)]
        self._call(round(self.ObjectiveValue()), values)


def to_proto(model: CpModel) -> helper.CpModelProto:
    """The rows in CP-SAT's own format; it minimizes, so the objective is negated and scaled back."""
    proto = helper.CpModelProto()
    variables, constraints = proto.variables, proto.constraints
    for bounds, run in groupby(model.bounds):
        variable = helper.IntegerVariableProto()
        variable.domain.extend(bounds)
        variables.extend([variable] * len(list(run)))
    for clause in model.clauses:
        constraints.add().bool_or.literals.extend(clause)
    for given, literals in model.conjunctions:
        constraint = constraints.add()
        constraint.enforcement_literal.extend(given)
        constraint.bool_and.literals.extend(literals)
    for row in model.at_most_ones:
        constraints.add().at_most_one.literals.extend(row)
    for row in model.exactly_ones:
        constraints.add().exactly_one.literals.extend(row)
    for linear in model.linears:
        constraint = constraints.add()
        if linear.given:
            constraint.enforcement_literal.extend(linear.given)
        row = constraint.linear
        row.vars.extend(linear.variables)
        row.coeffs.extend(linear.coefficients)
        row.domain.extend((linear.low, linear.high))
    proto.objective.vars.extend([variable for variable, _ in model.objective])
    proto.objective.coeffs.extend([-coefficient for _, coefficient in model.objective])
    proto.objective.offset = -model.offset
    proto.objective.scaling_factor = -1
    return proto


def _require(proto: helper.CpModelProto, model: CpModel, least: int) -> None:
    """Add the row that the objective is at least this."""
    row = proto.constraints.add().linear
    row.vars.extend([variable for variable, _ in model.objective])
    row.coeffs.extend([coefficient for _, coefficient in model.objective])
    row.domain.extend([least - model.offset, max(least - model.offset, model.highest(model.objective))])


def _sat_parameters(parameters: Mapping[str, Parameter]) -> helper.SatParameters:
    fields = helper.SatParameters()
    for name, value in parameters.items():
        setattr(fields, name, value)
    return fields
