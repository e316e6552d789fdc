"""Ablation, what each method of the searches brings: ``python -m benchmarks.ablation [--seed N]``.

Every question is asked of the whole search, and of searches that lack one method each, in turn, in processes
that are warm. Rows go to a dated file as they come; started again on the same day, or with ``--file``, it
goes on where it was. ``switches.py`` says how each method is left out.
"""

from __future__ import annotations

import argparse
import json
import sys
import time as clock
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from datetime import date
from fnmatch import fnmatch
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean

from benchmarks.generate import fresh_folder
from benchmarks.positions import SUNDAYS, load, names
from benchmarks.record import RESULTS, append_row, code_version, read_lines
from benchmarks.sundays import played
from benchmarks.switches import CUTS, METHODS, POSITIONS, lines_of
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import position_to_toml, read_position
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.best_moves import best_cuts

WHOLE = "whole"
#: Seconds for an answer by what is asked: for a Show Phase, for a first cut.
LIMITS = {POSITIONS: 5.0, CUTS: 3.0}
#: Seconds of the search that tells what first cuts are worth.
REFERENCE_LIMIT = 20.0
#: The games whose last cuts are the fresh ones of a seed.
FRESH_CUTS = 10
#: How often the questions are drawn anew for an interval, and which of the sorted means are its ends.
DRAWS, LOW, HIGH = 1000, 25, 974
#: Questions that warm a process.
WARM = ("r3-edges-01", "r2-holes-1x2-01")


@dataclass(frozen=True)
class AblationRow:
    """One answer of a search that lacks a method."""

    #: What is asked, the name of the file, and the method.
    kind: str
    name: str
    method: str
    #: CPU seconds of all threads, and seconds by the clock.
    cpu: float
    seconds: float
    proved: bool
    #: Points of the best plan, or the first cut.
    answer: str
    #: Version of the code, as ``code_version`` says it.
    code: str = ""


def question(kind: str, name: str) -> Position:
    """The position of a name."""
    if kind == POSITIONS:
        return load(name)
    folder, _, stem = name.rpartition("/")
    root = SUNDAYS if folder == "games" else Path(__file__).parent / folder
    return read_position(root / f"{stem}.toml")


def questions(seed: int) -> list[tuple[str, str]]:
    """All questions, what is asked and the name, in an order that makes a part of them like all."""
    positions = names(seed)
    cuts = [f"games/{path.stem}" for path in sorted(SUNDAYS.glob("*.toml"))]
    folder = fresh_folder(seed) / "cuts"
    folder.mkdir(exist_ok=True)
    for number in range(FRESH_CUTS):
        path = folder / f"cut-{number + 1:02}.toml"
        if not path.exists():
            path.write_text(position_to_toml(played(1000 * seed + number)), encoding="utf-8")
        cuts.append(f"{folder.parent.name}/cuts/{path.stem}")
    for each in (positions, cuts):
        Random(seed).shuffle(each)
    return [*((POSITIONS, name) for name in positions), *((CUTS, name) for name in cuts)]


def answer(kind: str, name: str, method: str) -> AblationRow:
    """The answer of this process, which lacks the method."""
    position, limits = question(kind, name), SearchLimits(LIMITS[kind])
    began, cpu = clock.monotonic(), clock.process_time()
    if kind == POSITIONS:
        placed = best_placement(position, limits=limits)
        proved, found = placed.proved, str(placed.best)
    else:
        advice = best_cuts(position, limits=limits)
        proved = advice.best_proved
        found = str(advice.rows[0].cut)
    spent, seconds = clock.process_time() - cpu, clock.monotonic() - began
    return AblationRow(kind, name, method, round(spent, 4), round(seconds, 4), proved, found)


def lack(method: str) -> None:
    """Leave a method out of this process, and warm it."""
    for each in METHODS:
        if each.name == method:
            each.leave_out()
    for name in WARM:
        best_placement(load(name), limits=SearchLimits(2.0))


def run(path: Path, asked: Sequence[tuple[str, str]], methods: Sequence[str]) -> None:
    """Ask what is missing in the file."""
    code = code_version()
    done = {(row.kind, row.name, row.method) for row in read(path)}
    part_of = {each.name: each.questions for each in METHODS} | {WHOLE: tuple(LIMITS)}
    workers: dict[str, ProcessPoolExecutor] = {}
    for number, (kind, name) in enumerate(asked, start=1):
        order = [each for each in methods if kind in part_of[each] and (kind, name, each) not in done]
        Random(name).shuffle(order)
        for method in order:
            if method not in workers:
                workers[method] = ProcessPoolExecutor(1, get_context("spawn"), lack, (method,))
            row = workers[method].submit(answer, kind, name, method).result()
            append_row(path, replace(row, code=code))
        print(f"{number}/{len(asked)} {kind} {name}", file=sys.stderr, flush=True)
    for worker in workers.values():
        worker.shutdown()


def read(path: Path) -> list[AblationRow]:
    """The rows of a result file; none if it is not there yet."""
    return [
        AblationRow(
            line["kind"],
            line["name"],
            line["method"],
            float(line["cpu"]),
            float(line["seconds"]),
            line["proved"] == "True",
            line["answer"],
            line["code"],
        )
        for line in read_lines(path)
    ]


def known_values(path: Path, rows: Iterable[AblationRow]) -> dict[str, dict[str, float]]:
    """Values of all cuts by a long search of the whole, by files; found once and kept beside the rows."""
    kept = path.with_suffix(".json")
    found: dict[str, dict[str, float]] = json.loads(kept.read_text()) if kept.exists() else {}
    for name in sorted({row.name for row in rows if row.kind == CUTS} - found.keys()):
        advice = best_cuts(question(CUTS, name), limits=SearchLimits(REFERENCE_LIMIT))
        found[name] = {str(row.cut): row.expected.value for row in advice.rows}
        kept.write_text(json.dumps(found), encoding="utf-8")
    return found


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the ends of its 95 % interval: the questions are drawn anew, again and again."""
    rng = Random(1)
    means = sorted(fmean(rng.choices(values, k=len(values))) for _ in range(DRAWS))
    return fmean(values), means[LOW], means[HIGH]


def table(rows: Iterable[AblationRow], kind: str, values: Mapping[str, Mapping[str, float]]) -> str:
    """Table of what each method brings, those that bring most first.

    CPU time without it, as the geometric mean of ratios, with an interval, and in all; proofs that are lost;
    and by how much first cuts are worse on average.
    """
    found: dict[str, dict[str, AblationRow]] = {}
    for row in rows:
        if row.kind == kind:
            found.setdefault(row.method, {})[row.name] = row
    whole = found.pop(WHOLE)
    lines: list[tuple[float, str]] = []
    for method in (each for each in METHODS if each.name in found):
        without = found[method.name]
        both = [name for name in without if name in whole]
        logs = [log(max(without[name].cpu, 1e-3) / max(whole[name].cpu, 1e-3)) for name in both]
        mean, low, high = (100 * (exp(each) - 1) for each in interval(logs))
        total = 100 * (sum(without[n].cpu for n in both) / sum(whole[n].cpu for n in both) - 1)
        proofs = sum(without[n].proved for n in both) - sum(whole[n].proved for n in both)
        cells = [
            method.name,
            method.what,
            str(lines_of(method) or ""),
            str(len(both)),
            f"{mean:+.0f} ({low:+.0f} to {high:+.0f})",
            f"{total:+.0f}",
            f"{proofs:+d}" if proofs else "0",
        ]
        if kind == CUTS:
            lost = [_lost(values[n], without[n].answer) - _lost(values[n], whole[n].answer) for n in both]
            cells.append(f"{fmean(lost):+.2f}")
        lines.append((mean, f"| {' | '.join(cells)} |"))
    head = ["without", "what it is", "lines", "files", "CPU time %", "in all %", "proofs"]
    head += ["first cut"] if kind == CUTS else []
    ranked = [line for _, line in sorted(lines, reverse=True)]
    return "\n".join([f"| {' | '.join(head)} |", "|---" * len(head) + "|", *ranked])


def _lost(values: Mapping[str, float], cut: str) -> float:
    """The points that a cut gives away."""
    return max(values.values()) - values[cut]


def main() -> None:
    """Ask what is missing, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ablation", description=__doc__)
    parser.add_argument(
        "--seed", type=int, default=int(f"{date.today():%Y%m%d}"), help="of fresh questions [the date]"
    )
    parser.add_argument(
        "--file", type=Path, default=RESULTS / f"{date.today()}-ablation.csv", help="[%(default)s]"
    )
    parser.add_argument("--methods", nargs="+", default=["*"], help="names, or patterns such as 'local*'")
    parser.add_argument("--kinds", nargs="+", choices=LIMITS, default=list(LIMITS), help="what is asked")
    parser.add_argument("--files", nargs="+", default=["*"], help="names, or patterns such as 'r2-*'")
    parser.add_argument("--table", action="store_true", help="print the tables of what is there, ask nothing")
    options = parser.parse_args()
    methods = [each.name for each in METHODS if any(fnmatch(each.name, some) for some in options.methods)]
    asked = [
        (kind, name)
        for kind, name in (() if options.table else questions(options.seed))
        if kind in options.kinds and any(fnmatch(name, some) for some in options.files)
    ]
    run(options.file, asked, [WHOLE, *methods])
    rows = read(options.file)
    values = known_values(options.file, rows)
    for kind in LIMITS:
        if any(row.kind == kind for row in rows):
            print(f"{kind}\n\n{table(rows, kind, values)}\n")


if __name__ == "__main__":
    main()
