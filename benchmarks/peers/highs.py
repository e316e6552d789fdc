"""HiGHS, through highspy: the 0-1 program as a mixed integer program, groups by a flow."""

from __future__ import annotations

from highspy import Highs, HighsModelStatus, HighsVarType, ObjSense

from benchmarks.peers.program import LINEAR, PlacementProgram
from benchmarks.peers.result import Result, Stopwatch, judged
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position


def solve(position: Position, contest: Contest | None, time_limit: float) -> Result:
    """The best placement by branch and cut."""
    watch = Stopwatch()
    rows = PlacementProgram(position, contest, LINEAR)
    program = rows.program
    highs = Highs()
    highs.silent()
    for i, (low, high) in enumerate(program.bounds):
        highs.addVar(low, high)
        if i not in program.real:
            highs.changeColIntegrality(i, HighsVarType.kInteger)
    for row in program.linear_rows():
        low = -highs.inf if row.low is None else row.low
        high = highs.inf if row.high is None else row.high
        terms = _added_up(row.terms)
        highs.addRow(low, high, len(terms), list(terms), list(terms.values()))
    for variable, cost in _added_up(program.objective).items():
        highs.changeColCost(variable, cost)
    highs.changeObjectiveOffset(program.offset)
    highs.changeObjectiveSense(ObjSense.kMaximize)
    highs.cbMipImprovingSolution += watch.improved
    highs.setOptionValue("mip_rel_gap", 0.0)
    highs.setOptionValue("time_limit", max(0.0, time_limit - watch.seconds))
    highs.run()
    info = highs.getInfo()
    found = info.primal_solution_status == 2
    values = highs.getSolution().col_value
    return judged(
        position,
        contest,
        watch,
        rows.placed(lambda v: values[v] > 0.5) if found else None,
        value=info.objective_function_value if found else 0,
        bound=info.mip_dual_bound,
        proved=highs.getModelStatus() == HighsModelStatus.kOptimal,
    )


def _added_up(terms: list[tuple[int, int]] | tuple[tuple[int, int], ...]) -> dict[int, float]:
    """Variable -> coefficient; HiGHS wants each variable once."""
    found: dict[int, float] = {}
    for variable, coefficient in terms:
        found[variable] = found.get(variable, 0.0) + coefficient
    return found
