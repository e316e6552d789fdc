"""The methods that the benchmark compares: this project's own search, and its peers."""

from __future__ import annotations

import time
from importlib import import_module
from importlib.metadata import version

from benchmarks.peers.result import Result, solve_position
from stockbook.models.stampswap.position import Position

OWN = "stockbook"
#: Method -> the distribution whose version counts.
METHODS = {
    OWN: "ortools",
    "cpsat_plain": "ortools",
    "cpsat_no_overlap": "ortools",
    "scip": "pyscipopt",
    "highs": "highspy",
    "maxsat": "python-sat",
    "pumpkin": "pumpkin-solver",
}
PEERS = tuple(method for method in METHODS if method != OWN)


def prepare(method: str) -> None:
    """Import what the method needs, which is not part of its time."""
    if method == OWN:
        import_module("stockbook.optimizer.solver.cpsat")
    import_module("stockbook.optimizer" if method == OWN else f"benchmarks.peers.{method}")


def run(method: str, position: Position, time_limit: float) -> Result:
    """Run one method on one position, over all contests that are open.

    Raises ``WrongAnswer`` if a peer's answer is illegal or not worth what it claims.
    """
    if method == OWN:
        return _own(position, time_limit)
    return solve_position(import_module(f"benchmarks.peers.{method}"), position, time_limit)


def versions(method: str) -> str:
    """Name and version of the solver, for the record."""
    package = METHODS[method]
    return f"{package} {version(package)}"


def _own(position: Position, time_limit: float) -> Result:
    from stockbook.optimizer import best_placement
    from stockbook.optimizer.solver.limits import Progress, SearchLimits

    start = time.perf_counter()
    seen: list[tuple[float, int]] = []

    def on_progress(progress: Progress) -> None:
        if progress.best is not None and (not seen or progress.best > seen[-1][1]):
            seen.append((time.perf_counter() - start, int(progress.best)))

    answer = best_placement(position, limits=SearchLimits(time_limit, on_progress=on_progress))
    seconds = time.perf_counter() - start
    seen.append((seconds, answer.best))
    return Result(
        answer.status,
        answer.best,
        answer.bound,
        tuple(placed for _, placed in answer.plans[0].placed),
        min(at for at, best in seen if best >= answer.best),
        seconds if answer.proved else None,
        seen[0][0],
        max((best for at, best in seen if at <= 1.0), default=None),
    )
