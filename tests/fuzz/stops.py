"""Signals at random moments of every command: always one clean end, with the best so far or one line."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tests.fuzz.process import EXIT_CODES, SEEDS, SIGNALS, Run, faults, run

#: Seconds within which a signal comes; half of them in the first part, while the program starts.
LATEST, EARLY = 2.5, 0.5
POSITIONS = SEEDS / "positions"
#: Python loses a signal that comes at the end of one of its own imports, and says so.
LOST = "Exception ignored in: <function _get_module_lock"


@dataclass(frozen=True)
class Stop:
    """A run with a signal after so many seconds."""

    case: Run
    signal: signal.Signals
    after: float


def _commands() -> list[tuple[str, ...]]:
    """Every command, most with a long search."""
    names = (
        "friday",
        "cut-friday",
        "choose-sunday-five",
        "collect-saturday",
        "pinzetta-cut",
        "pinzetta-choose",
    )
    names += ("stamps-four", "stamp-albums", "saturday-holes")
    found = [("hint", str(POSITIONS / f"{name}.toml"), "--time", "30") for name in names]
    found += [(*each, "--json") for each in found]
    sunday, puzzle = str(POSITIONS / "sunday.toml"), str(SEEDS / "puzzles" / "hard-1.toml")
    found += [("check", sunday), ("score", sunday), ("show", sunday), ("bench",), ("bench", "--json")]
    hard = [str(POSITIONS / f"{name}.toml") for name in ("sunday", "saturday-holes", "friday")]
    found += [("check", *hard), ("hint", *hard, "--time", "30", "--out", "{dir}/answers.jsonl")]
    found += [("explain", str(POSITIONS / "saturday.toml"), "--move", "forever@a1", "--time", "30")]
    found += [("whatif", str(POSITIONS / "saturday.toml"), "--leave", "1", "--worth", "--time", "30")]
    found += [("puzzle", "new", "--level", "hard"), ("puzzle", "solve", puzzle), ("deck", "check", sunday)]
    found += [("arena", "--game", "stamps", "--agents", "greedy,random", "--games", "2000", "--workers", "1")]
    found += [(*found[-1], "--json"), ("play", "stamps", "--auto", "planner", "--opponent", "planner")]
    return found


def stops(seed: int) -> Iterator[Stop]:
    """Endless stops, equal ones for equal seeds."""
    rng = Random(seed)
    commands = _commands()
    while True:
        arguments = rng.choice(commands)
        after = rng.uniform(0.0, EARLY if rng.random() < 0.5 else LATEST)
        sign = rng.choice(sorted(SIGNALS))
        yield Stop(Run(f"{sign.name} after {after:.3f} s", arguments), sign, after)


def stop_faults(stop: Stop) -> list[str]:
    """Every reason why a stopped run should not have ended so. It may be over before the signal comes.

    Python itself starts before the first line of this program runs: a signal then is Python's.
    """
    ended = run(stop.case, (stop.signal, stop.after))
    allowed = {SIGNALS[stop.signal], *EXIT_CODES}
    pythons = LOST in ended.err or (ended.code in (-stop.signal, 1) and not ended.out)
    if pythons and "/stockbook/" not in ended.err:
        return []
    return faults(stop.case, ended, allowed)
