"""One run of the program as a process of its own, and what is wrong with how it ended."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[2]
SEEDS = ROOT / "seeds"
PROGRAM = "from stockbook.cli.main import main; main()"
#: Exit codes that docs/commands.md promises; those of signals are for signals only.
EXIT_CODES = (0, 2, 3)
#: Seconds after which a run counts as hanging.
HANGING = 60.0
#: Words that no user may ever read.
FORBIDDEN = ("Traceback", "fault of stockbook", "Exception ignored", "most recent call last")

Case = TypeVar("Case")


@dataclass(frozen=True)
class Run:
    """Arguments of the program, with the state of its files and streams.

    Parameters
    ----------
    name
        Words for the report.
    arguments
        Of the command line; ``{dir}`` stands for an empty folder of its own.
    stdin
        Bytes on standard input.
    files
        Name in the folder -> content, written before the run.
    closed
        File descriptors (0, 1, 2) that are closed.
    full
        File descriptors (1, 2) that are a full device.
    environment
        Variables besides those of the parent.
    """

    name: str
    arguments: tuple[str, ...]
    stdin: bytes = b""
    files: dict[str, bytes] = field(default_factory=dict)
    closed: tuple[int, ...] = ()
    full: tuple[int, ...] = ()
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def command(self) -> str:
        """The whole case as one line."""
        streams = "".join(f" {each}>&-" for each in self.closed) + "".join(
            f" {each}>/dev/full" for each in self.full
        )
        return f"{self.name}: stockbook {' '.join(self.arguments)}{streams}"[:400]


@dataclass(frozen=True)
class Ended:
    """How a run ended: its exit code, its output, its seconds, and the files that it spoiled or left over."""

    code: int
    out: str
    err: str
    seconds: float
    spoiled: tuple[str, ...] = ()


def run(case: Run, stop: tuple[int, float] | None = None) -> Ended:
    """Run the program once.

    Parameters
    ----------
    case
        The run.
    stop
        A signal, and the seconds after which it is sent.
    """
    with tempfile.TemporaryDirectory() as folder:
        for name, content in case.files.items():
            (Path(folder) / name).write_bytes(content)
        arguments = [each.replace("{dir}", folder) for each in case.arguments]
        environment = {**os.environ, "COLUMNS": "80", "TMPDIR": folder, **case.environment}
        streams = "".join(f" {each}{'<' if each == 0 else '>'}&-" for each in case.closed)
        streams += "".join(f" {each}>/dev/full" for each in case.full)
        started = time.monotonic()
        process = subprocess.Popen(
            ["sh", "-c", f'exec "$@"{streams}', "sh", sys.executable, "-c", PROGRAM, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=environment,
        )
        try:
            if stop:
                _feed(process, case.stdin)
                time.sleep(stop[1])
                process.send_signal(stop[0])
                out, err = process.communicate(timeout=HANGING)
            else:
                out, err = process.communicate(case.stdin, timeout=HANGING)
        except subprocess.TimeoutExpired:
            process.kill()
            out, err = process.communicate()
            err += b"\nTraceback: it hangs"
        seconds = time.monotonic() - started
        spoiled = [name for name, content in case.files.items() if _content(Path(folder, name)) != content]
        spoiled += [path.name for path in Path(folder).glob(".stockbook*")]
        words = out.decode("utf-8", "replace"), err.decode("utf-8", "replace")
        return Ended(process.returncode, *words, seconds, tuple(spoiled))


def _content(path: Path) -> bytes | None:
    """The bytes of a file; None if it is not there."""
    return path.read_bytes() if path.is_file() else None


def _feed(process: subprocess.Popen[bytes], data: bytes) -> None:
    """Write all of standard input, which a process may close early."""
    assert process.stdin
    try:
        process.stdin.write(data)
        process.stdin.close()
    except BrokenPipeError:
        pass
    process.stdin = None


def faults(case: Run, ended: Ended, codes: Iterable[int] = EXIT_CODES) -> list[str]:
    """Every reason why a run should not have ended so; empty when all is well."""
    found = [f"says {word!r}" for word in FORBIDDEN if word in ended.out + ended.err]
    if ended.code not in codes:
        found.append(f"exit code {ended.code}")
    whole = not {1, 2} & {*case.closed, *case.full}
    if ended.code == 2 and whole and not (ended.err + ended.out).strip():
        found.append("refused without a word")
    if "--force" not in case.arguments:
        found += [f"spoiled the file {name}" for name in ended.spoiled]
    if "--json" in case.arguments and ended.out and ended.code in EXIT_CODES and not case.full:
        try:
            for line in ended.out.splitlines():
                json.loads(line)
        except ValueError:
            found.append("what it printed is no JSON")
    return [f"{case.command}: {each}\n{ended.err[-1500:]}" for each in found]


def in_parallel(
    cases: Iterable[Case], check: Callable[[Case], list[str]], workers: int
) -> Iterator[list[str]]:
    """The faults of each case, as the cases end."""
    with ThreadPoolExecutor(workers) as pool:
        yield from pool.map(check, cases)


#: Signals that a person or a system ends a program with, and the exit code of each.
SIGNALS = {signal.SIGINT: 130, signal.SIGTERM: 143}
