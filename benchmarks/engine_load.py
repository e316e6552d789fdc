"""``stockbook engine`` at work: ``python -m benchmarks.engine_load [--questions N] [--plot SVG]``.

Questions of all commands that are quick, and some searches, are asked of one engine. Every answer has to be
there, and its memory has to stay level: it is drawn over the questions. Processes are looked up in /proc, so
the load needs Linux. The exit code is 1 where an answer is missing, or where memory grows.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from statistics import mean
from threading import Lock, Semaphore
from time import monotonic
from typing import Any

from benchmarks.cactus import STYLE
from benchmarks.web_load import usage
from stockbook.engine import Engine
from tests.cli.running import SMALL
from tests.web.running import below

SEEDS = Path(__file__).parent.parent / "seeds" / "positions"
QUICK = ("check", "score", "show")
#: Questions between two searches, and those that are asked at the same time.
SEARCHES, OPEN = 20, 50
#: Parts in which memory is looked at, and the part from which on it has to be level.
PARTS, WARM = 100, 10
#: Share by which the mean of the last parts may be above that of the first warm ones, as caches fill.
LEVEL = 0.1
WIDTH, HEIGHT, LEFT, TOP, BOTTOM, RIGHT = 720, 320, 60, 50, 50, 20
COLORS = {"engine": "#1f5fa8", "processes": "#b3261e"}


@dataclass
class Load:
    """The number of answers, of those with faults, and the memory in MB by what was answered before."""

    answers: int = 0
    faults: int = 0
    memory: list[tuple[int, float, float]] = field(default_factory=list)

    def growth(self) -> tuple[float, float]:
        """The share by which the engine and its processes have grown since they are warm."""
        warm = self.memory[len(self.memory) * WARM // PARTS :]
        tenth = max(1, len(warm) // 10)
        first, last = warm[:tenth], warm[-tenth:]
        engine, processes = (
            mean(row[part] for row in last) / mean(row[part] for row in first) - 1 for part in (1, 2)
        )
        return engine, processes


def questions() -> list[dict[str, Any]]:
    """The questions in turn, without end: the shipped positions of all games, and a search now and then."""
    texts = [path.read_text("utf-8") for path in sorted(SEEDS.glob("*.toml"))]
    asked: list[dict[str, Any]] = [{"command": command, "text": text} for text in texts for command in QUICK]
    search = {"command": "hint", "text": SMALL, "options": {"deterministic": True}, "report_every": 0.05}
    for place in range(0, len(asked), SEARCHES):
        asked.insert(place, search)
    return asked


def load(number: int, processes: int) -> Load:
    """Ask so many questions, always some at the same time."""
    found, free, lock = Load(), Semaphore(OPEN), Lock()

    def hear(document: dict[str, Any]) -> None:
        if document["final"]:
            with lock:
                found.answers += 1
                found.faults += "total" not in document and bool(document.get("faults"))
            free.release()

    with Engine(processes=processes) as engine:
        for count, question in enumerate(islice(cycle(questions()), number)):
            free.acquire()
            engine.send(hear, **question)
            if count % max(1, number // PARTS) == 0:
                found.memory.append((count, *memory(engine)))
        for _ in range(OPEN):
            free.acquire()
        found.memory.append((number, *memory(engine)))
    return found


def memory(engine: Engine) -> tuple[float, float]:
    """Megabytes of the engine, and of the processes below it together."""
    return usage(engine.pid)[0], sum(usage(pid)[0] for pid in below(engine.pid))


def memory_svg(rows: Sequence[tuple[int, float, float]]) -> str:
    """The memory of the engine and of its processes, from 0 upward, over the questions answered."""
    most, high = max(row[0] for row in rows), max(max(row[1:]) for row in rows)
    title = f"Memory of the engine over {most} questions, MB"

    def place(count: float, megabytes: float) -> str:
        x = LEFT + (WIDTH - LEFT - RIGHT) * count / most
        return f"{x:.1f},{HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * megabytes / high:.1f}"

    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' role='img'>",
        f"<title>{title}</title>",
        f"<rect width='{WIDTH}' height='{HEIGHT}' fill='white'/>",
        f"<text x='{LEFT}' y='24' {STYLE} font-weight='bold'>{title}</text>",
    ]
    for megabytes in (0.0, high):
        y = place(0, megabytes).split(",")[1]
        parts.append(f"<line x1='{LEFT}' x2='{WIDTH - RIGHT}' y1='{y}' y2='{y}' stroke='#ddd'/>")
        parts.append(f"<text x='{LEFT - 6}' y='{y}' {STYLE} text-anchor='end'>{megabytes:.0f}</text>")
    for count in (0, most):
        x = place(count, 0).split(",")[0]
        parts.append(f"<text x='{x}' y='{HEIGHT - 28}' {STYLE} text-anchor='middle'>{count}</text>")
    for column, (name, color) in enumerate(COLORS.items(), start=1):
        path = " ".join(place(row[0], row[column]) for row in rows)
        parts.append(f"<polyline points='{path}' fill='none' stroke='{color}' stroke-width='2'/>")
        x = LEFT + 120 * (column - 1)
        parts.append(f"<line x1='{x}' x2='{x + 16}' y1='40' y2='40' stroke='{color}' stroke-width='3'/>")
        parts.append(f"<text x='{x + 22}' y='44' {STYLE}>{name}</text>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> int:
    """Ask, print the figures and draw them; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine_load", description=__doc__)
    parser.add_argument("--questions", type=int, default=10_000, help="questions [%(default)s]")
    parser.add_argument("--processes", type=int, default=2, help="processes that answer [%(default)s]")
    parser.add_argument("--plot", type=Path, help="draw the memory into this file")
    options = parser.parse_args()
    began = monotonic()
    found = load(options.questions, options.processes)
    engine, processes = found.growth()
    first, last = found.memory[len(found.memory) * WARM // PARTS], found.memory[-1]
    print(
        f"{found.answers} of {options.questions} answered in {monotonic() - began:.0f} s\n"
        f"memory of the engine: {first[1]:.0f} MB, in the end {last[1]:.0f} MB, {engine:+.1%}\n"
        f"memory of its processes: {first[2]:.0f} MB, in the end {last[2]:.0f} MB, {processes:+.1%}"
    )
    if options.plot:
        options.plot.write_text(memory_svg(found.memory), encoding="utf-8")
    return int(found.answers != options.questions or max(engine, processes) > LEVEL)


if __name__ == "__main__":
    sys.exit(main())
