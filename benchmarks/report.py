"""Tables of the result files, and a check that the methods agree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, exp, log
from statistics import median

from benchmarks.methods import METHODS, OWN
from benchmarks.record import RunRow

#: Times below this are taken as this: less is noise.
FLOOR = 0.001
#: Share of the best points that is near enough after a second.
NEAR = 0.95


def disagreements(rows: Iterable[RunRow]) -> list[str]:
    """Every reason to distrust the rows: wrong answers, errors, and optima that differ."""
    found = []
    by_instance: dict[str, list[RunRow]] = {}
    for row in rows:
        by_instance.setdefault(row.instance, []).append(row)
        if row.status in ("wrong", "error"):
            found.append(f"{row.instance}, {row.method}: {row.status}: {row.note}")
    for instance, runs in by_instance.items():
        reached = [(row.best, row.method) for row in runs if row.best is not None]
        limits = [(row.bound, row.method) for row in runs if row.bound is not None]
        if reached and limits and max(reached)[0] > min(limits)[0]:
            (best, finder), (bound, claimer) = max(reached), min(limits)
            found.append(f"{instance}: {finder} has {best} points, {claimer} says no more than {bound}")
    return found


def summary(rows: Sequence[RunRow]) -> str:
    """Each method in each round: median and 95 % of the time to proof, and how many are proved.

    Beside them the most memory of a run, imports included.
    """
    lines = [f"{'time to proof':<18}" + "".join(f"{f'round {n}':^30}" for n in (1, 2, 3)) + "  memory"]
    lines.append(" " * 18 + f"{'median':>8} {'95 %':>8} {'proved':>9}   " * 3)
    for method in _methods(rows):
        cells = []
        for round_ in (1, 2, 3):
            runs = [row for row in rows if row.method == method and row.round == round_]
            times = sorted(_proof(row) for row in runs)
            if not times:
                cells.append(" " * 30)
                continue
            proved = sum(row.to_proof is not None for row in runs)
            most = _seconds(high(times))
            cells.append(f"{_seconds(median(times)):>8} {most:>8} {f'{proved}/{len(runs)}':>9}   ")
        peak = max((row.peak_mb for row in rows if row.method == method and row.peak_mb), default=None)
        lines.append(f"{method:<18}" + "".join(cells) + ("" if peak is None else f"{peak:>5} MB"))
    return "\n".join(lines)


def first_second(rows: Sequence[RunRow]) -> str:
    """A table of how soon Stockbook's search has an answer, and how good it is after a second."""
    own = [row for row in rows if row.method == OWN and row.to_first is not None and row.best is not None]
    if not own:
        return ""
    best = {row.instance: max(r.best or 0 for r in rows if r.instance == row.instance) for row in own}
    shares = [(row.after_second or 0) / best[row.instance] if best[row.instance] > 0 else 1.0 for row in own]
    firsts = sorted(row.to_first for row in own if row.to_first is not None)
    near = sum(share >= NEAR for share in shares)
    return (
        f"{OWN}: a first answer in {median(firsts):.2f} s, 95 % of them in {high(firsts):.2f} s;\n"
        f"after 1 s within {1 - NEAR:.0%} of the best known in {near} of {len(shares)} runs, "
        f"at worst {1 - min(shares):.0%} below it"
    )


def comparison(rows: Sequence[RunRow]) -> str:
    """Each family in each round: the own time to proof, and how many times longer the peers take.

    Times are geometric means, where a run without proof counts as the limit: then the ratio is at
    least (``>``) what is shown. Beside it, how many were proved. Where the own search has not proved
    all of them there is no ratio.
    """
    methods = _methods(rows)
    peers = [method for method in methods if method != OWN]
    groups: dict[tuple[int, str], list[RunRow]] = {}
    for row in rows:
        groups.setdefault((row.round, row.family), []).append(row)
    lines = [f"{'round':<6}{'family':<17}{OWN:>16}" + "".join(f"{peer:>20}" for peer in peers)]
    for (round_, family), runs in sorted(groups.items()):
        own = [row for row in runs if row.method == OWN]
        line = f"{round_:<6}{family:<17}{_mean_cell(own):>16}"
        for peer in peers:
            line += f"{_ratio_cell([row for row in runs if row.method == peer], own):>20}"
        lines.append(line)
    return "\n".join(lines)


def _methods(rows: Iterable[RunRow]) -> list[str]:
    present = {row.method for row in rows}
    return [method for method in METHODS if method in present]


def high(times: Sequence[float]) -> float:
    """The value that 95 % of sorted ones do not exceed."""
    return times[ceil(0.95 * len(times)) - 1]


def _proof(row: RunRow) -> float:
    """Seconds to proof; without one it has no end."""
    return float("inf") if row.to_proof is None else row.to_proof


def _mean(runs: Sequence[RunRow]) -> float:
    """Geometric mean of the times to proof, the limit where there is none."""
    times = [max(FLOOR, row.limit if row.to_proof is None else row.to_proof) for row in runs]
    return exp(sum(map(log, times)) / len(times))


def _proved(runs: Sequence[RunRow]) -> str:
    return f"{sum(row.to_proof is not None for row in runs)}/{len(runs)}"


def _mean_cell(runs: Sequence[RunRow]) -> str:
    if not runs:
        return "-"
    more = ">" if any(row.to_proof is None for row in runs) else ""
    return f"{more}{_seconds(_mean(runs))} {_proved(runs):>5}"


def _ratio_cell(runs: Sequence[RunRow], own: Sequence[RunRow]) -> str:
    if not runs:
        return "-"
    proved = {row.instance for row in own if row.to_proof is not None}
    if proved != {row.instance for row in runs}:
        return _proved(runs)
    more = ">" if any(row.to_proof is None for row in runs) else ""
    return f"{more}{_mean(runs) / _mean(own):.3g}x {_proved(runs):>5}"


def _seconds(value: float) -> str:
    return "-" if value == float("inf") else f"{value:.2f} s"
