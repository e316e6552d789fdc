"""A running ``stockbook web``, and the processes below one."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

from tests.cli.running import COMMAND

#: Milliseconds that a machine with much else to do may take.
PATIENCE = 20_000


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def serving(static: Path) -> list[str]:
    """The command of a ``stockbook`` whose page has its files in a folder of their own."""
    begin = f"from pathlib import Path; from stockbook.web import pages; pages.STATIC = Path({str(static)!r})"
    return [sys.executable, "-c", f"{begin}; from stockbook.cli.main import main; main()"]


class Site:
    """A server, which can be gone for a while and is started again at the same port."""

    def __init__(self, *arguments: str, command: Sequence[str] = COMMAND) -> None:
        self.port = free_port()
        self.command = command
        self.arguments = arguments
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        command = [*self.command, "web", *self.arguments, "--no-open", f"--port={self.port}"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = monotonic() + PATIENCE / 1000
        while True:
            try:
                urlopen(f"{self.address}static/icon.svg").close()
                return
            except OSError:
                if monotonic() > end:
                    raise
                sleep(0.05)

    @contextmanager
    def gone(self) -> Iterator[None]:
        """End the server as a crash would; it is started again at the end."""
        self.process.kill()
        self.process.wait()
        try:
            yield
        finally:
            self.start()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=PATIENCE / 1000)


def below(pid: int) -> dict[int, str]:
    """The processes that a process has started, and those that they have, each with its command line."""
    listed = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    )
    rows = [line.split(maxsplit=2) for line in listed.stdout.splitlines()]
    found: dict[int, str] = {}
    above = {pid}
    while above:
        new = {int(row[0]): row[2] for row in rows if int(row[1]) in above and "<defunct>" not in row[2]}
        found |= new
        above = set(new)
    return found
