"""SCIP, through PySCIPOpt: the 0-1 program as a mixed integer program, groups by a flow."""

from __future__ import annotations

from pyscipopt import Eventhdlr, Model, quicksum
from pyscipopt.scip import PY_SCIP_EVENTTYPE

from benchmarks.peers.program import LINEAR, PlacementProgram
from benchmarks.peers.result import Result, Stopwatch, judged
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position


class _Improved(Eventhdlr):
    """Notes when SCIP finds a better solution."""

    def __init__(self, watch: Stopwatch) -> None:
        self.watch = watch

    def eventinit(self) -> None:
        self.model.catchEvent(PY_SCIP_EVENTTYPE.BESTSOLFOUND, self)

    def eventexec(self, event: object) -> None:
        self.watch.improved()


def solve(position: Position, contest: Contest | None, time_limit: float) -> Result:
    """The best placement by branch and cut."""
    watch = Stopwatch()
    rows = PlacementProgram(position, contest, LINEAR)
    program = rows.program
    model = Model()
    model.hideOutput()
    kinds = ["C" if i in program.real else "I" for i in range(len(program.bounds))]
    variables = [
        model.addVar(vtype="B" if (low, high) == (0, 1) else kind, lb=low, ub=high)
        for kind, (low, high) in zip(kinds, program.bounds, strict=True)
    ]
    for row in program.linear_rows():
        total = quicksum(coefficient * variables[v] for v, coefficient in row.terms)
        if row.low is not None and row.low == row.high:
            model.addCons(total == row.low)
        elif row.low is not None:
            model.addCons(total >= row.low)
        elif row.high is not None:
            model.addCons(total <= row.high)
    points = quicksum(coefficient * variables[v] for v, coefficient in program.objective)
    model.setObjective(points + program.offset, "maximize")
    model.includeEventhdlr(_Improved(watch), "improved", "notes when a better solution is found")
    model.setParam("limits/time", max(0.0, time_limit - watch.seconds))
    model.optimize()
    solution = model.getBestSol() if model.getNSols() else None
    placed = None if solution is None else rows.placed(lambda v: solution[variables[v]] > 0.5)
    return judged(
        position,
        contest,
        watch,
        placed,
        value=0 if solution is None else model.getObjVal(),
        bound=model.getDualbound(),
        proved=model.getStatus() == "optimal",
    )
