"""Tables of a result file, ready to paste: ``python -m benchmarks.report [CSV]``; do methods agree?"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from math import exp, log
from pathlib import Path
from statistics import median

from benchmarks.methods import METHODS, OWN
from benchmarks.record import (
    FLOOR,
    GROUPS,
    RunRow,
    beside_the_best,
    high,
    losses,
    medians_beside_own,
    newest,
    read_rows,
    seconds_to_proof,
)

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


def tables(rows: Sequence[RunRow]) -> str:
    """All tables of a result file."""
    limit = max((row.limit for row in rows), default=0)
    parts = [
        f"Time to proof: median, 95 %, how many were proved, with {limit:g} s each",
        summary(rows),
        f"Median time to proof, as a multiple of that of {OWN}",
        medians_beside_own(rows, _methods(rows)),
        "Time to proof beside the best of all methods, position by position",
        beside_the_best(rows, _methods(rows)),
        losses(rows),
        comparison(rows),
        first_second(rows),
    ]
    return "\n\n".join(part for part in parts if part)


def summary(rows: Sequence[RunRow]) -> str:
    """Each method in each group: median and 95 % of the time to proof, and how many are proved.

    Beside them the most memory of a run, imports included.
    """
    groups = [group for group in GROUPS if any(row.group == group for row in rows)]
    lines = [f"| | {' | '.join(groups)} | memory |", "|---" * (len(groups) + 2) + "|"]
    for method in _methods(rows):
        runs = [row for row in rows if row.method == method]
        cells = [_times_cell([row for row in runs if row.group == group]) for group in groups]
        peak = max((row.peak_mb for row in runs if row.peak_mb), default=None)
        lines.append(f"| {method} | {' | '.join(cells)} | {'-' if peak is None else f'{peak} MB'} |")
    return "\n".join(lines)


def _times_cell(runs: Sequence[RunRow]) -> str:
    if not runs:
        return "-"
    times = sorted(seconds_to_proof(row) for row in runs)
    return f"{_seconds(median(times))}, {_seconds(high(times))}, {_proved(runs)}"


def proofs(rows: Sequence[RunRow]) -> str:
    """How many positions of each group each method has proved, whatever the time."""
    groups = [group for group in GROUPS if any(row.group == group for row in rows)]
    lines = [f"| | {' | '.join(groups)} |", "|---" * (len(groups) + 1) + "|"]
    for method in _methods(rows):
        runs = [
            [row.status for row in rows if (row.method, row.group) == (method, group)] for group in groups
        ]
        cells = [f"{each.count('optimal')}/{len(each)}" if each else "-" for each in runs]
        lines.append(f"| {method} | {' | '.join(cells)} |")
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
    """Each family in each group: the own time to proof, and how many times longer the peers take.

    Times are geometric means, where a run without proof counts as the limit: then the ratio is at
    least (``>``) what is shown. Beside it, how many were proved. Where the own search has not proved
    all of them there is no ratio.
    """
    methods = _methods(rows)
    peers = [method for method in methods if method != OWN]
    groups: dict[tuple[str, str], list[RunRow]] = {}
    for row in rows:
        groups.setdefault((row.group, row.family), []).append(row)
    lines = [f"{'':<8}{'family':<17}{OWN:>16}" + "".join(f"{peer:>20}" for peer in peers)]
    for (group, family), runs in sorted(
        groups.items(), key=lambda item: (GROUPS.index(item[0][0]), item[0][1])
    ):
        own = [row for row in runs if row.method == OWN]
        line = f"{group:<8}{family:<17}{_mean_cell(own):>16}"
        for peer in peers:
            line += f"{_ratio_cell([row for row in runs if row.method == peer], own):>20}"
        lines.append(line)
    return "\n".join(lines)


def _methods(rows: Iterable[RunRow]) -> list[str]:
    present = {row.method for row in rows}
    return [method for method in METHODS if method in present]


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


def main() -> int:
    """Print the tables of the given result file, or of the newest; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.report", description=__doc__)
    parser.add_argument("csv", nargs="?", type=Path, default=newest("run"), help="results [the newest]")
    path = parser.parse_args().csv
    rows = read_rows(path) if path else []
    if not rows:
        print("no results yet: python -m benchmarks.run", file=sys.stderr)
        return 1
    print(tables(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
