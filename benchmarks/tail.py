"""How long new positions take: ``python -m benchmarks.tail --first SEED``, a table by rounds.

Each seed has 40 fresh positions of all families and mixed ones (``generate.py``). They are asked one after
the other in one process, as a program asks that waits for an answer; those that take long are named.
"""

from __future__ import annotations

import argparse
import time as clock
from collections.abc import Sequence
from statistics import median

from benchmarks.generate import Instance, fresh, instances
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.limits import SearchLimits

#: Seconds for each position, of which positions are named, and the columns of the table.
LIMIT, NAMED, WITHIN = 20.0, 2.0, (0.5, 1.0, 2.0, 10.0)
#: Shipped positions that warm the process.
WARM = 8


def seconds(instance: Instance) -> float:
    """Seconds until a position is proved; infinite where the limit was not enough."""
    began = clock.monotonic()
    answer = best_placement(instance.position, limits=SearchLimits(LIMIT))
    taken = clock.monotonic() - began if answer.proved else float("inf")
    if taken > NAMED:
        print(
            f"{instance.seed} {instance.name}: {taken:.1f} s, {answer.best} of at most {answer.bound}",
            flush=True,
        )
    return taken


def line(name: str, times: Sequence[float]) -> str:
    """The line of the table for some positions."""
    ordered = sorted(times)
    high = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.95, 0.99)]
    shares = [f"{sum(each <= most for each in ordered) / len(ordered):.1%}" for most in WITHIN]
    figures = [f"{each:.3f}" for each in (median(ordered), *high, ordered[-1])]
    return f"| {' | '.join([name, str(len(ordered)), *figures, *shares])} |"


def main() -> None:
    """Ask all positions, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tail", description=__doc__)
    parser.add_argument("--seeds", type=int, default=40, help="how many seeds [%(default)s]")
    parser.add_argument(
        "--first", type=int, required=True, help="the first seed: one that nobody has looked at"
    )
    options = parser.parse_args()
    for each in list(instances())[:WARM]:
        best_placement(each.position, limits=SearchLimits(LIMIT))
    found = [
        (f"round {each.position.round}", seconds(each))
        for seed in range(options.first, options.first + options.seeds)
        for each in fresh(seed)
    ]
    head = ["", "positions", "median s", "95 %", "99 %", "worst", *(f"within {most:g} s" for most in WITHIN)]
    print(f"| {' | '.join(head)} |\n{'|---' * len(head)}|")
    for name in sorted({name for name, _ in found}):
        print(line(name, [each for round_, each in found if round_ == name]))
    print(line("all", [each for _, each in found]))


if __name__ == "__main__":
    main()
