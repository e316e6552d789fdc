"""The dated result files: one row for each method on each position."""

from __future__ import annotations

import csv
import subprocess
from dataclasses import asdict, dataclass, fields
from datetime import date
from pathlib import Path
from zlib import crc32

RESULTS = Path(__file__).parent / "results"
#: The groups of positions, in the order of the tables.
GROUPS = ("round 1", "round 2", "round 3", "games", "fresh")


@dataclass(frozen=True)
class RunRow:
    """One run of a method on an instance.

    Parameters
    ----------
    instance, method
        Names of the instance and of the method.
    limit
        Seconds that it had.
    status
        ``optimal``, ``feasible``, ``unknown``, ``wrong`` (illegal, or not worth what it claims) or ``error``.
    best, bound
        Points.
    to_best, to_proof
        Seconds, model building included.
    to_first, after_second
        Seconds to a first answer, and the best points after one second; of the own search only.
    peak_mb
        Most memory of the process, imports included.
    versions
        The solver and its version.
    code
        Version of the code that ran, as ``code_version`` says it.
    """

    instance: str
    method: str
    limit: float
    status: str
    best: int | None = None
    bound: int | None = None
    to_best: float | None = None
    to_proof: float | None = None
    peak_mb: int | None = None
    versions: str = ""
    note: str = ""
    to_first: float | None = None
    after_second: int | None = None
    code: str = ""

    @property
    def group(self) -> str:
        """The group of positions: one of ``GROUPS``."""
        folder = self.instance.rpartition("/")[0]
        return folder.split("-")[0] if folder else f"round {self.instance[1]}"

    @property
    def family(self) -> str:
        """The part of the group: a contest family, or the round of a fresh position."""
        folder, _, stem = self.instance.rpartition("/")
        if self.group == "fresh":
            return f"round {stem[1]}"
        family = stem.rpartition("-")[0]
        return family if folder else family.split("-", 1)[1]


def read_rows(path: Path) -> list[RunRow]:
    """The rows of a result file; none if it is not there yet."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [_row(line) for line in csv.DictReader(file)]


def append_row(path: Path, row: RunRow) -> None:
    """Add one row at once, so that a run can be stopped and taken up again."""
    new = not path.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(RunRow)], lineterminator="\n")
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
