"""Seconds of whole commands beside those of an empty one: ``python -m benchmarks.startup [--runs N]``.

The floor is the interpreter with typer, and for searches with the compiled module of ortools too. All of them
run in turn, so that a busy machine slows all; the table has medians.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time as clock
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

SUNDAY = Path(__file__).parent.parent / "seeds" / "positions" / "sunday.toml"
RUN = "from stockbook.cli.main import main; main()"
#: Name -> the program, and its arguments.
PROGRAMS = {
    "typer": ("import typer", ()),
    "typer and ortools": ("import typer; from ortools.sat.python import cp_model_helper", ()),
    "check": (RUN, ("check", str(SUNDAY))),
    "hint": (RUN, ("hint", str(SUNDAY))),
}
#: Command -> its floor.
FLOORS = {"check": "typer", "hint": "typer and ortools"}


def seconds(name: str, compiled: str) -> float:
    """Seconds of one run of a program, from its start to its end; ``compiled`` is a folder for byte code."""
    code, arguments = PROGRAMS[name]
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
    began = clock.monotonic()
    subprocess.run(
        [sys.executable, "-c", code, *arguments], check=True, stdout=subprocess.DEVNULL, env=environment
    )
    return clock.monotonic() - began


def table(times: dict[str, list[float]]) -> str:
    """The median and the least seconds of each program, and those of the median above its floor."""
    lines = ["| | median | least | above the floor |", "|---|---|---|---|"]
    for name, runs in times.items():
        floor = FLOORS.get(name)
        above = f"{median(runs) - median(times[floor]):.2f} s" if floor else "-"
        lines.append(f"| {name} | {median(runs):.2f} s | {min(runs):.2f} s | {above} |")
    return "\n".join(lines)


def main() -> None:
    """Run the programs in turn, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.startup", description=__doc__)
    parser.add_argument("--runs", type=int, default=20, help="runs of each program [%(default)s]")
    runs = parser.parse_args().runs
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    with TemporaryDirectory() as compiled:
        for number in range(runs + 1):
            for name, found in times.items():
                took = seconds(name, compiled)
                if number:  # The first runs compile the modules.
                    found.append(took)
    print(table(times))


if __name__ == "__main__":
    main()
