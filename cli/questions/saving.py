"""Writing a result into a file, or on standard output as it is; a person's work is never replaced unasked."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import BinaryIO

from stockbook.engine.choices import Refused
from stockbook.models.files.faults import Fault
from stockbook.models.files.storage import file_beside, open_locked, replace_file

STDOUT = "-"
#: Endings of pictures and pages; a file with one of them holds this format.
FORMATS = frozenset(
    [
        *(".bmp", ".eps", ".gif", ".htm", ".html", ".jpeg", ".jpg"),
        *(".pdf", ".png", ".ps", ".svg", ".tif", ".tiff", ".webp"),
    ]
)
#: Number of bytes among which a drawing has its mark.
HEAD = 200


def any_work(path: str) -> str:
    """The reason not to replace a file: it exists."""
    return "exists"


def not_drawn(path: str) -> str:
    """The reason not to replace a file: Stockbook did not draw it; empty if it did."""
    from stockbook.models.drawing.svg import DRAWN

    with open(path, "rb") as file:
        head = file.read(HEAD).split(b"\n")
    return "" if DRAWN.encode() in head[:2] else "exists and was not drawn by Stockbook"


def drawing_target(path: str, option: str, *, force: bool) -> Target:
    """The file for what an option draws, a page with ``--html`` and an SVG drawing with any other.

    It is ``Refused`` too where the name has the ending of another format.
    """
    kind, *endings = ("a page", ".html", ".htm") if option == "--html" else ("an SVG drawing", ".svg")
    stem, ending = os.path.splitext(path)
    if ending.lower() in FORMATS.difference(endings):
        message = f"it is {kind}, not {ending}: write {stem}{endings[0]}, which a browser shows and prints"
        raise Refused([Fault(path, option, message)])
    return Target(path, option, force=force, objection=not_drawn)


@contextmanager
def holding(path: str, option: str, what: str) -> Iterator[None]:
    """An error of the system about a file for results becomes a fault with the option."""
    try:
        yield
    except OSError as error:
        reason = f"cannot hold {what}: {error.strerror or error}"
        raise Refused([Fault(path, option, reason)]) from None


class Target:
    """A file for a result, or standard output; refused where it cannot be written or holds a person's work.

    ``objection`` tells why an existing file that is not empty must not be replaced, an empty text if it may
    be; with ``force`` any may be. ``lock`` keeps other processes from the file until ``close``.
    """

    def __init__(
        self,
        path: str,
        option: str,
        *,
        force: bool = False,
        objection: Callable[[str], str] = any_work,
        lock: bool = False,
    ) -> None:
        self.path = path
        self._option = option
        self._objection = None if force else objection
        self._locked = lock
        self._held: BinaryIO | None = None
        if path == STDOUT:
            return
        with self._refusing():
            if self._is_device():
                if not os.access(path, os.W_OK):
                    raise PermissionError(0, "Permission denied")
                return
            place = os.path.realpath(path)
            if os.path.exists(place) and not os.access(place, os.W_OK):
                raise PermissionError(0, "Permission denied")
            with file_beside(place):
                pass
            try:
                if lock:
                    self._held = open_locked(place, new=True)
                self._check(place)
            except BlockingIOError:
                raise self._refusal("another stockbook keeps its game there: choose another name") from None
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        """Let other processes have the file."""
        self._locked = False
        if self._held:
            self._held.close()
            self._held = None

    def write(self, text: str, verb: str = "") -> None:
        """Write a text as UTF-8, whatever the terminal is; the file is always the old or the new one.

        ``verb`` is what to say that was done, such as ``drawn``; empty to say nothing.
        """
        data = text.encode()
        if self.path == STDOUT:
            sys.stdout.buffer.write(data)
            return
        with self._refusing():
            if self._is_device():
                # It must stay what it is: the null device as a plain file stops a machine.
                with open(self.path, "wb") as out:
                    out.write(data)
            else:
                self._replace(os.path.realpath(self.path), data)
        if verb:
            print(f"{verb} into {self.path}", file=sys.stderr)

    def _replace(self, place: str, data: bytes) -> None:
        """Put a new file in the place of the old one."""
        if not self._locked:
            self._check(place)
        old, self._held = self._held, replace_file(place, data, lock=self._locked)
        if old:
            old.close()

    def _check(self, place: str) -> None:
        if self._objection and os.path.exists(place) and os.path.getsize(place):
            reason = self._objection(place)
            if reason:
                raise self._refusal(f"{reason}: choose another name, or replace it with --force")

    def _is_device(self) -> bool:
        """Whether it is a device or a pipe; raises an ``OSError`` if it is a folder."""
        if not os.path.basename(self.path):
            raise IsADirectoryError(0, "name a file")
        try:
            mode = os.stat(self.path).st_mode
        except FileNotFoundError:
            return False
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(0, "Is a directory")
        return not stat.S_ISREG(mode)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """An error of the system becomes a fault with the option."""
        try:
            yield
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise self._refusal(f"cannot be written: {reason}") from None

    def _refusal(self, message: str) -> Refused:
        return Refused([Fault(self.path, self._option, message)])
