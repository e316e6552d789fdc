"""``python -m tests.fuzz``: many random inputs, signals and times, with a count of what went wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from itertools import islice

from tests.fuzz.engine import session_faults, sessions
from tests.fuzz.hidden import hidden_faults, random_games
from tests.fuzz.inputs import input_faults, runs
from tests.fuzz.process import in_parallel
from tests.fuzz.records import edited_records, record_faults
from tests.fuzz.stops import stop_faults, stops
from tests.fuzz.times import Timed, busy, time_faults, timed_commands

#: Cases between two lines of progress.
EVERY = 100


def _timed(commands: Iterable[Timed], beside: bool) -> Iterator[list[str]]:
    """The faults of commands, one by one: beside each other they would not be timed fairly."""
    with busy() if beside else nullcontext():
        yield from map(time_faults, commands)


def main() -> int:
    """Try everything; the exit code is 1 when something went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1200, help="wrong inputs [%(default)s]")
    parser.add_argument("--signals", type=int, default=500, help="moments of signals [%(default)s]")
    parser.add_argument("--times", type=int, default=200, help="commands within their time [%(default)s]")
    parser.add_argument("--records", type=int, default=2000, help="edited records [%(default)s]")
    parser.add_argument(
        "--engines", type=int, default=5, help="engines with 200 questions each [%(default)s]"
    )
    parser.add_argument(
        "--games", type=int, default=52, help="games whose turns tell nothing hidden [%(default)s]"
    )
    parser.add_argument("--busy", action="store_true", help="keep a core busy beside those")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other cases [%(default)s]")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes at the same time")
    options = parser.parse_args()
    wrong: list[str] = []
    inputs = islice(runs(options.seed), options.inputs)
    signals = islice(stops(options.seed), options.signals)
    records = islice(edited_records(options.seed), options.records)
    times = islice(timed_commands(options.seed), options.times)
    for name, number, found in (
        (
            "inputs",
            options.inputs,
            in_parallel(inputs, input_faults, options.workers),
        ),
        ("signals", options.signals, in_parallel(signals, stop_faults, options.workers)),
        ("records", options.records, map(record_faults, records)),
        ("engines", options.engines, map(session_faults, islice(sessions(options.seed), options.engines))),
        (
            "games",
            options.games,
            in_parallel(islice(random_games(options.seed), options.games), hidden_faults, options.workers),
        ),
        ("times", options.times, _timed(times, options.busy)),
    ):
        before = len(wrong)
        for count, each in enumerate(found, 1):
            wrong += each
            for fault in each:
                print(fault, file=sys.stderr)
            if count % EVERY == 0 or count == number:
                print(f"{count} of {number} {name}: {len(wrong) - before} faults", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
