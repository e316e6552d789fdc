"""Run the methods on the positions: ``python -m benchmarks.run``, with ``--help`` for the choices.

Every run has a process of its own, for clean times and memory. Rows go to a dated file as they come;
started again, the missing ones are run, but not with other code than the rest. With ``--dask`` they run on a
cluster, for the proofs alone: times of different machines are not compared. Ends with exit code 1 if two
methods disagree.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time as clock
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from datetime import date
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError
from pathlib import Path

from benchmarks.cluster import NOTICE, run_on_cluster
from benchmarks.methods import METHODS, OWN, prepare, run, versions
from benchmarks.peers.result import WrongAnswer
from benchmarks.positions import CLONE, folder_names, load, names, quick_names
from benchmarks.record import RunRow, append_row, code_version, dated, read_rows
from benchmarks.report import disagreements, proofs, tables
from stockbook.cli.questions.asking import show_phases
from stockbook.models.files.faults import PositionError
from stockbook.optimizer.arena.workers import dask_workers

#: Seconds for each method on each position.
LIMIT = 20.0
#: The same in a quick comparison, its methods, the quickest ones, and the most seconds for all of it.
QUICK_LIMIT, QUICK_METHODS, QUICK_SECONDS = 3.0, [OWN, "cpsat_plain", "maxsat"], 590.0


def main() -> int:
    """Run what is asked and missing, and print the tables; the exit code."""
    parser = choices("python -m benchmarks.run", "Compare the methods.", list(METHODS))
    parser.add_argument("--one", nargs=2, metavar=("INSTANCE", "METHOD"), help="run here and print a row")
    parser.add_argument(
        "--seed", type=int, help="seed of the 40 fresh positions [that of the file, or the date]"
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help=f"a part, in 10 minutes at most: {QUICK_LIMIT:g} s for each of the quickest methods on round 3, "
        "the games and some of the other positions",
    )
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="run on the Dask cluster with this scheduler, for the proofs alone: times are not compared",
    )
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help="the Show Phases in the files of a folder of your own, *.toml and below it, instead of ours",
    )
    options = parser.parse_args()
    if options.one:
        name, method = options.one
        print(json.dumps(asdict(run_here(name, method, options.limit))))
        return 0
    if options.dask and options.quick:
        parser.error("--quick is timed: choose it or --dask")
    if options.folder and (options.dask or options.quick or options.seed):
        parser.error("--folder is for files of this machine: leave out --dask, --quick and --seed")
    if options.quick:
        options.limit, options.methods = QUICK_LIMIT, QUICK_METHODS
    label = "quick" if options.quick else "cluster" if options.dask else "run"
    if options.folder:
        label = f"folder-{options.folder.resolve().name}"
    path = options.file or dated(date.today(), label, options.limit)
    if options.folder:
        chosen = _files(options.folder, options.instances)
    else:
        chosen = (quick_names if options.quick else names)(options.seed or _seed(path))
    if not matching(chosen, options.instances):
        parser.error("--instances: none is called so; files of your own are run with --folder DIR")
    if options.dask:
        with dask_workers(options.dask) as workers:
            run_on_cluster(path, _missing(path, chosen, options), options.limit, workers)
        rows = read_rows(path)
        print(f"{path.name}\n\n{NOTICE}\n\n{proofs(rows)}\n")
        return judge(rows)
    rows = run_missing(path, chosen, options, QUICK_SECONDS if options.quick else None)
    print(f"{path.name}\n\n{tables(rows)}\n")
    return judge(rows)


def _files(folder: Path, patterns: Sequence[str]) -> list[str]:
    """The names of the positions in a folder that match; ``SystemExit`` where some cannot be compared."""
    found = folder_names(folder)
    if not found:
        missing = "it has no position files, *.toml" if folder.is_dir() else "there is no such folder"
        sys.exit(f"--folder {folder}: {missing}")
    try:
        show_phases(str(CLONE / name) for name in matching(found, patterns))
    except PositionError as error:
        sys.exit(f"{error}\nMend these files, or choose others with --instances 'PATTERN'.")
    return found


def _seed(path: Path) -> int:
    """The seed of the fresh positions in a result file; that of today where it has none."""
    fresh = (row.instance.split("/")[0] for row in read_rows(path) if row.group == "fresh")
    return int(next(fresh, f"fresh-{date.today():%Y%m%d}").split("-")[1])


def choices(program: str, what: str, methods: list[str]) -> argparse.ArgumentParser:
    """The options that choose what is run, and for how long."""
    parser = argparse.ArgumentParser(prog=program, description=what)
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds for each run [%(default)g]")
    parser.add_argument("--file", type=Path, help="the result file to go on with [today's with this limit]")
    parser.add_argument("--methods", nargs="+", choices=METHODS, default=methods)
    parser.add_argument("--instances", nargs="+", default=["*"], help="names, or patterns such as 'r2-*'")
    return parser


def run_missing(
    path: Path, names: Iterable[str], options: argparse.Namespace, seconds: float | None = None
) -> list[RunRow]:
    """Run what is chosen and not in the file yet, one after the other; all rows of the file.

    After ``seconds`` the positions that are left are left out.

    Raises ``SystemExit`` if the file was begun with other code.
    """
    began, code = clock.monotonic(), code_version()
    todo = _missing(path, names, options)
    for number, (name, method) in enumerate(todo, start=1):
        over = seconds is not None and clock.monotonic() - began > seconds
        if over and (number == 1 or todo[number - 2][0] != name):
            print(f"The time is up: {len(todo) - number + 1} runs are left out.", file=sys.stderr)
            break
        row = replace(run_apart(name, method, options.limit), code=code)
        append_row(path, row)
        proof = "no proof" if row.to_proof is None else f"{row.to_proof:.2f} s"
        found = f"{row.status}, {row.best} of at most {row.bound}, {proof}"
        print(f"{number}/{len(todo)} {name} {method}: {row.note or found}", file=sys.stderr, flush=True)
    return read_rows(path)


def _missing(path: Path, names: Iterable[str], options: argparse.Namespace) -> list[tuple[str, str]]:
    """The positions and methods that are chosen and not in the file yet.

    Raises ``SystemExit`` if the file was begun with other code.
    """
    code = code_version()
    others = {row.code or "an unknown commit" for row in read_rows(path)} - {code or "an unknown commit"}
    if others:
        sys.exit(
            f"{path}: begun with the code of {', '.join(sorted(others))}, and this is {code}. A result file "
            "is of one commit: move it away, or begin another with --file."
        )
    methods = [method for method in options.methods if _installed(method)]
    chosen = matching(names, options.instances)
    done = {(row.instance, row.method) for row in read_rows(path)}
    return [(name, method) for name in chosen for method in methods if (name, method) not in done]


def matching(names: Iterable[str], patterns: Sequence[str]) -> list[str]:
    """The names that one of the patterns matches."""
    return [name for name in names if any(fnmatch(name, pattern) for pattern in patterns)]


def judge(rows: Iterable[RunRow]) -> int:
    """Print whether the methods agree; the exit code."""
    faults = disagreements(rows)
    print("\n".join(faults or ["All methods agree."]))
    return 1 if faults else 0


def run_apart(name: str, method: str, limit: float) -> RunRow:
    """Run a method in a process of its own, which is stopped if it does not keep the limit."""
    command = [sys.executable, "-m", "benchmarks.run", "--one", name, method, "--limit", str(limit)]
    try:
        ended = subprocess.run(
            command, cwd=CLONE, capture_output=True, text=True, timeout=2 * limit + 30, check=False
        )
    except subprocess.TimeoutExpired:
        return RunRow(
            name, method, limit, "unknown", versions=versions(method), note="stopped past its limit"
        )
    if ended.returncode:
        last = (ended.stderr.strip().splitlines() or ["no message"])[-1]
        note = f"exit code {ended.returncode}: {last[:200]}"
        return RunRow(name, method, limit, "error", versions=versions(method), note=note)
    return RunRow(**json.loads(ended.stdout.splitlines()[-1]))


def run_here(name: str, method: str, limit: float) -> RunRow:
    """Run a method in this process."""
    prepare(method)
    position = load(name)
    try:
        result = run(method, position, limit)
    except WrongAnswer as error:
        return RunRow(name, method, limit, "wrong", versions=versions(method), note=str(error))
    return RunRow(
        name,
        method,
        limit,
        result.status,
        result.best,
        result.bound,
        _rounded(result.to_best),
        _rounded(result.to_proof),
        resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        versions(method),
        to_first=_rounded(result.to_first),
        after_second=result.after_second,
    )


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 3)


def _installed(method: str) -> bool:
    """Whether its solver is there; says so when it is not.

    It is not imported here: Linux counts this process's memory as a run's least peak.
    """
    try:
        versions(method)
    except PackageNotFoundError as error:
        print(f"{method} is left out: {error}. It comes with pip install '.[bench]'.", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
