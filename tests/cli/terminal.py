"""A game of the tests at a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.games import COMMAND

ROOT = Path(__file__).resolve().parents[2]


class Terminal:
    """A process at a pseudo-terminal."""

    def __init__(self, stream: int, process: subprocess.Popen[bytes]) -> None:
        self._stream = stream
        self.process = process
        self.shown = ""

    def comes(self, text: str, seconds: float) -> bool:
        """Read until a text has come; whether it has in this time."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            if not select.select([self._stream], [], [], max(0.0, end - time.monotonic()))[0]:
                return False
            self.shown += os.read(self._stream, 4096).decode()
        self.shown = self.shown[self.shown.index(text) + len(text) :]
        return True

    def wait_for(self, text: str) -> None:
        """Read until a text has come."""
        assert self.comes(text, 60), self.shown

    def interrupted(self, text: str) -> bool:
        """Press Ctrl-C; whether a text comes soon."""
        self.process.send_signal(signal.SIGINT)
        return self.comes(text, 5)

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self._stream, text.encode())

    def close(self) -> None:
        """Close the window."""
        os.close(self._stream)


@contextmanager
def terminal(
    *options: str, command: str = "play", own: bool = False, **environment: str
) -> Iterator[Terminal]:
    """A command of the tests at a terminal, in the folder where the test is, with a history of its own.

    With ``own`` it is the terminal of its session, as a window is: closing it sends a signal.
    """
    ours, theirs = pty.openpty()
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    arguments = [*COMMAND, command, *options]
    if own:
        head = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
        arguments = [sys.executable, "-c", f"{head}os.execvp(sys.argv[1], sys.argv[1:])", *arguments]
    with (
        TemporaryDirectory() as state,
        subprocess.Popen(
            arguments,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={
                **os.environ,
                "COLUMNS": "80",
                "PYTHONPATH": path,
                "XDG_STATE_HOME": state,
                **environment,
            },
            start_new_session=own,
        ) as process,
    ):
        os.close(theirs)
        try:
            yield Terminal(ours, process)
        finally:
            process.kill()
            with suppress(OSError):  # Closed by the test.
                os.close(ours)
