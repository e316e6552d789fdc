"""How each method does beside the best one, position by position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, inf
from statistics import median
from typing import TypeVar

from benchmarks.methods import OWN
from benchmarks.record import GROUPS, RunRow

#: Seconds below which a time is taken as this: less is noise.
FLOOR = 0.001
#: A position is lost by a method that takes more than so many times the best other one, and so many seconds.
LOST = (1.1, 0.03)
#: The same for one that is lost by far.
LOST_BY_FAR = (2.0, 0.05)

Value = TypeVar("Value")
#: Position -> method -> its run.
Runs = dict[str, dict[str, RunRow]]


def by_instance(rows: Iterable[RunRow]) -> Runs:
    """The rows by position and method."""
    found: Runs = {}
    for row in rows:
        found.setdefault(row.instance, {})[row.method] = row
    return found


def is_lost(runs: dict[str, RunRow], method: str, margin: tuple[float, float] = LOST) -> bool:
    """Whether the method is slower than the best other one by more than the margin."""
    factor, more = margin
    return method in runs and seconds_to_proof(runs[method]) > factor * _best(runs, but=method) + more


def beside_the_best(rows: Sequence[RunRow], methods: Sequence[str]) -> str:
    """For each method the ratio to the best of all, and how many positions it loses.

    Positions that no method proved have no ratio. A run without proof counts as its limit, and the ratio is
    at least (``>``) what is shown.
    """
    runs = by_instance(rows)
    lines = ["| | median | 95 % | worst | lost | by far | of |", "|---" * 7 + "|"]
    for method in methods:
        mine = [each for each in runs.values() if method in each]
        ratios = sorted(_ratio(each, method) for each in mine if _best(each) < inf)
        if not ratios:
            continue
        middle = ratios[(len(ratios) - 1) // 2]
        shown = " | ".join(
            f"{'>' if open_ else ''}{ratio:.3g}" for ratio, open_ in (middle, high(ratios), ratios[-1])
        )
        lost, far = (sum(is_lost(each, method, margin) for each in mine) for margin in (LOST, LOST_BY_FAR))
        lines.append(f"| {method} | {shown} | {lost} | {far} | {len(mine)} |")
    return "\n".join(lines)


def losses(rows: Sequence[RunRow]) -> str:
    """The positions that Stockbook loses, those by most seconds first."""
    runs = by_instance(rows)
    lost = [name for name, each in runs.items() if is_lost(each, OWN)]
    lost.sort(key=lambda name: _best(runs[name], but=OWN) - seconds_to_proof(runs[name][OWN]))
    factor, more = LOST
    many = f"{len(lost)} of {len(runs)} positions"
    lines = [f"{OWN} takes more than {factor:g} x the best peer + {more:g} s on {many}"]
    for name in lost:
        peers = [row for row in runs[name].values() if row.method != OWN]
        best = min(peers, key=seconds_to_proof)
        far = ", by far" if is_lost(runs[name], OWN, LOST_BY_FAR) else ""
        times = (seconds_to_proof(runs[name][OWN]), seconds_to_proof(best))
        lines.append(f"  {name}: {times[0]:.2f} s, {best.method} {times[1]:.2f} s{far}")
    return "\n".join(lines)


def medians_beside_own(rows: Sequence[RunRow], methods: Sequence[str]) -> str:
    """The median time to proof of each peer in each group, as a multiple of Stockbook's."""
    groups = [group for group in GROUPS if any(row.group == group for row in rows)]
    lines = [f"| | {' | '.join(groups)} |", "|---" * (len(groups) + 1) + "|"]
    for method in methods:
        if method != OWN:
            cells = (_medians(rows, method, group) for group in groups)
            lines.append(f"| {method} | {' | '.join(cells)} |")
    return "\n".join(lines)


def high(values: Sequence[Value]) -> Value:
    """The value that 95 % of sorted ones do not exceed."""
    return values[ceil(0.95 * len(values)) - 1]


def _medians(rows: Sequence[RunRow], method: str, group: str) -> str:
    both = (
        [seconds_to_proof(row) for row in rows if (row.method, row.group) == (each, group)]
        for each in (method, OWN)
    )
    theirs, own = (median(times) if times else inf for times in both)
    return "-" if inf in (theirs, own) else f"{max(FLOOR, theirs) / max(FLOOR, own):.2g} x"


def _ratio(runs: dict[str, RunRow], method: str) -> tuple[float, bool]:
    """The method's time as a multiple of the best of all, and whether it is at least that."""
    row = runs[method]
    time = row.limit if row.to_proof is None else row.to_proof
    return max(FLOOR, time) / max(FLOOR, _best(runs)), row.to_proof is None


def _best(runs: dict[str, RunRow], but: str = "") -> float:
    """The shortest time to proof, of the other methods than ``but``."""
    return min((seconds_to_proof(row) for method, row in runs.items() if method != but), default=inf)


def seconds_to_proof(row: RunRow) -> float:
    """Seconds to proof; without one it has no end."""
    return inf if row.to_proof is None else row.to_proof
