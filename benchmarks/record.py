"""The dated result files, a row for each method on each position, and how each does beside the best one."""

from __future__ import annotations

import csv
import re
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import date
from math import ceil, inf
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, TypeVar
from zlib import crc32

from benchmarks.methods import OWN

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

RESULTS = Path(__file__).parent / "results"
#: The group of files that are not of the benchmark.
OWN_FILES = "own"
#: The groups of positions, in the order of the tables.
GROUPS = ("round 1", "round 2", "round 3", "games", "fresh", OWN_FILES)
#: How the positions of the benchmark are called that are in no folder: the round, the family and a number.
NAME = re.compile(r"r([123])-(.+)-\d+")


@dataclass(frozen=True)
class RunRow:
    """One run of a method on an instance."""

    #: Names of the instance and of the method.
    instance: str
    method: str
    #: Seconds that it had.
    limit: float
    #: ``optimal``, ``feasible``, ``unknown``, ``wrong`` (illegal, or not worth what it claims) or ``error``.
    status: str
    #: Points.
    best: int | None = None
    bound: int | None = None
    #: Seconds, model building included.
    to_best: float | None = None
    to_proof: float | None = None
    #: Most memory of the process, imports included.
    peak_mb: int | None = None
    #: The solver and its version.
    versions: str = ""
    note: str = ""
    #: Seconds to a first answer, and the best points after one second; of the own search only.
    to_first: float | None = None
    after_second: int | None = None
    #: Version of the code that ran, as ``code_version`` says it.
    code: str = ""

    @property
    def group(self) -> str:
        """The group of positions: one of ``GROUPS``."""
        folder, name = self.instance.rpartition("/")[0], NAME.fullmatch(self.instance)
        if name:
            return f"round {name[1]}"
        return OWN_FILES if is_file(self.instance) or not folder else folder.split("-")[0]

    @property
    def family(self) -> str:
        """The part of the group: a contest family, the round of a fresh position, or the folder of a file."""
        folder, _, stem = self.instance.rpartition("/")
        if self.group == OWN_FILES:
            return folder.rpartition("/")[2]
        if self.group == "fresh":
            return f"round {stem[1]}"
        name = NAME.fullmatch(self.instance)
        return name[2] if name else stem.rpartition("-")[0]


def is_file(instance: str) -> bool:
    """Whether the name of an instance is the path of a file."""
    return instance.endswith(".toml")


def read_rows(path: Path) -> list[RunRow]:
    """The rows of a result file; none if it is not there yet."""
    return list(map(_row, read_lines(path)))


def read_lines(path: Path) -> list[dict[str, str]]:
    """The lines of a result file by the names of their columns; none if it is not there yet."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def append_row(path: Path, row: DataclassInstance) -> None:
    """Add one row at once, so that a run can be stopped and taken up again."""
    new = not path.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(row)], lineterminator="\n")
        if new:
            writer.writeheader()
        writer.writerow(asdict(row))


def dated(day: date, label: str, limit: float) -> Path:
    """The result file of a day; runs with different limits are not mixed."""
    return RESULTS / f"{day}-{label}-{limit:g}s.csv"


def newest(label: str, folder: Path = RESULTS) -> Path | None:
    """The result file of the last day, of several the one with the longest limit."""

    def key(path: Path) -> tuple[str, float]:
        return path.name[:10], float(path.stem.rpartition("-")[2].removesuffix("s"))

    return max(folder.glob(f"????-??-??-{label}-*s.csv"), default=None, key=key)


def code_version() -> str:
    """The commit of the code, with a checksum of what has changed since; empty where there is no git."""

    def git(*arguments: str) -> str:
        command = ["git", "-C", str(RESULTS.parent), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    try:
        commit = git("rev-parse", "--short=10", "HEAD").strip()
        changed = git("diff", "HEAD", "--", ":/", ":(top,exclude)docs", ":(top,exclude)benchmarks/results")
    except (OSError, subprocess.CalledProcessError):
        return ""
    return f"{commit}+{crc32(changed.encode()):08x}" if changed else commit


def _row(line: dict[str, str]) -> RunRow:
    def number(name: str) -> float | None:
        return float(line[name]) if line[name] else None

    def whole(name: str) -> int | None:
        return int(line[name]) if line[name] else None

    return RunRow(
        line["instance"],
        line["method"],
        float(line["limit"]),
        line["status"],
        whole("best"),
        whole("bound"),
        number("to_best"),
        number("to_proof"),
        whole("peak_mb"),
        line["versions"],
        line["note"],
        number("to_first"),
        whole("after_second"),
        line.get("code") or "",
    )


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
