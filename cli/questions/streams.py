"""The standard streams, whatever their state: closed, full, or unable to show a character."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import Any, TextIO

#: Streams that are replaced: Python closes a buffer with the last stream that has it.
_KEPT: list[TextIO] = []
#: Sizes of the terminal in the environment that libraries read, and the largest that they are told.
SIZES, LARGEST = ("COLUMNS", "LINES", "TERMINAL_WIDTH"), "9999"


class QuietError(io.TextIOWrapper):
    """Standard error that drops what it cannot write: a full device is no reason to fail."""

    def write(self, text: str) -> int:
        with suppress(OSError):
            return super().write(text)
        _discard(self.fileno())
        return len(text)

    def flush(self) -> None:
        try:
            super().flush()
        except OSError:
            _discard(self.fileno())


def open_streams() -> bool:
    """Give the program all three streams; False if standard output was closed.

    A closed stream becomes the null device, so that no file that is opened later takes its number.
    """
    missing = [number for number, stream in enumerate((sys.stdin, sys.stdout, sys.stderr)) if stream is None]
    for number in missing:
        opened = os.open(os.devnull, os.O_RDWR)
        if opened != number:
            os.dup2(opened, number)
    sys.stdin = sys.stdin or os.fdopen(0, "r", encoding="utf-8", closefd=False)
    sys.stdout = sys.stdout or os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = sys.stderr or os.fdopen(2, "w", encoding="utf-8", closefd=False)
    for stream in (sys.stdout, sys.stderr):
        # A name in a file may hold what the terminal cannot show: never a reason to fail.
        _reconfigure(stream, errors="replace")
    buffer = getattr(sys.stderr, "buffer", None)
    if buffer is not None:
        _KEPT.append(sys.stderr)
        sys.stderr = QuietError(buffer, sys.stderr.encoding, "replace", line_buffering=True)
    for name in SIZES:
        _limit_size(name)
    return 1 not in missing


def _limit_size(name: str) -> None:
    """Let a size of the terminal in the environment be one that can be shown, or none.

    Without any width nothing is seen, and lines too long fill the memory.
    """
    digits = os.environ.get(name, "").strip().lstrip("0")
    if not (digits.isascii() and digits.isdigit()):
        os.environ.pop(name, None)
    elif len(digits) > len(LARGEST):
        os.environ[name] = LARGEST


def unread() -> bool:
    """Whether nobody reads standard output any more, as far as the system can say."""
    import select

    with suppress(OSError, ValueError, AttributeError):  # Windows has no such call.
        output = select.poll()
        output.register(sys.stdout.fileno(), 0)
        return any(state & (select.POLLERR | select.POLLHUP) for _, state in output.poll(0))
    return True


def discard_output() -> None:
    """Drop what standard output still holds: Python would try again at its end, and complain."""
    with suppress(OSError):
        _discard(sys.stdout.fileno())


def _discard(number: int) -> None:
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), number)


def _reconfigure(stream: TextIO, **settings: Any) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(**settings)
