"""RC2 (python-sat): the 0-1 program as clauses, its objective as soft clauses.

Groups grow step by step and regions have a binary for each space and number: there is nothing else
to count with.
"""

from __future__ import annotations

from threading import Timer

from pysat.card import CardEnc
from pysat.examples.rc2 import RC2, RC2Stratified
from pysat.formula import WCNF, IDPool

from benchmarks.peers.program import BINARY, PlacementProgram, Program, ProgramRow
from benchmarks.peers.result import Result, Stopwatch, judged
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position


def solve(position: Position, contest: Contest | None, time_limit: float) -> Result:
    """The best placement by cores; it knows no answer before the last."""
    watch = Stopwatch()
    rows = PlacementProgram(position, contest, BINARY)
    program = rows.program
    formula = _formula(program)
    wish = program.offset + sum(formula.wght)
    solver = RC2Stratified if len(set(formula.wght)) > 1 else RC2
    with solver(formula, solver="g4", adapt=True, exhaust=True, minz=True) as rc2:
        sure = []

        def stop() -> None:
            # What RC2 adds to its cost once interrupted is no bound: it takes a stopped call for a core.
            sure.append(rc2.cost)
            rc2.interrupt()

        timer = Timer(max(0.0, time_limit - watch.seconds), stop)
        timer.start()
        model = rc2.compute(expect_interrupt=True)
        timer.cancel()
        cost = rc2.cost if model is not None or not sure else sure[0]
    held = set(model or ())
    return judged(
        position,
        contest,
        watch,
        None if model is None else rows.placed(lambda v: _number(v) in held),
        value=wish - cost,
        bound=wish - cost,
        proved=model is not None,
    )


def _formula(program: Program) -> WCNF:
    formula = WCNF()
    for clause in program.clauses:
        formula.append([_number(literal) for literal in clause])
    pool = IDPool(start_from=len(program.bounds) + 1)
    for row in program.rows:
        _add_row(formula, pool, row)
    for variable, weight in program.objective:
        if weight:
            formula.append([_number(variable)], weight=weight)
    return formula


def _add_row(formula: WCNF, pool: IDPool, row: ProgramRow) -> None:
    """A row of ones and minus ones as a cardinality network."""
    literals = [_number(v) * coefficient for v, coefficient in row.terms]
    shift = sum(coefficient < 0 for _, coefficient in row.terms)
    if row.low is not None and row.low + shift > 0:
        for clause in CardEnc.atleast(literals, row.low + shift, vpool=pool):
            formula.append(clause)
    if row.high is not None and row.high + shift < len(literals):
        for clause in CardEnc.atmost(literals, row.high + shift, vpool=pool):
            formula.append(clause)


def _number(literal: int) -> int:
    """DIMACS counts from 1 and negates by a minus sign."""
    return literal + 1 if literal >= 0 else literal
