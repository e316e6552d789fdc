"""Files of JSON documents, one a line, which are added to as work goes on and taken up again later."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISREG
from typing import Any

from stockbook.models.files.json_text import json_line
from stockbook.models.files.locked_file import take_lock

#: Characters around a document that say nothing; a power cut may leave zeros.
NOTHING = " \t\r\0\ufeff"


class JsonLines:
    """An open file of documents, made if there is none.

    It belongs to one process until it is closed. A document is written in one piece. A last line that is the
    beginning of a document was being written when the machine stopped: it is not among the lines, and
    ``keep`` takes it out. What says nothing is passed over: blank lines, a byte-order mark, zeros.

    Parameters
    ----------
    path
        The file.

    Attributes
    ----------
    lines
        The complete lines, each with its number, from 1, as they were when the file was opened.

    Raises
    ------
    OSError
        If it is no plain file, has other content, belongs to another process, or cannot be read or written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        # Without a buffer, so that a line is one call; it closes where nobody holds it any more.
        self._file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666), "r+b", buffering=0)
        try:
            if not S_ISREG(os.fstat(self._file.fileno()).st_mode):
                raise OSError(errno.EINVAL, "no plain file")
            take_lock(self._file.fileno())
            self._data = self._file.readall()
            self._size = len(self._data)
            self._data += _end_of(self._data.rpartition(b"\n")[2])
        except BlockingIOError:
            self.close()
            message = (
                "another stockbook keeps its answers there: choose another name, or wait until it has ended"
            )
            raise OSError(errno.EBUSY, message) from None
        except BaseException:
            self.close()
            raise
        complete = self._data[: self._data.rfind(b"\n") + 1]
        lines = enumerate(complete.decode("utf-8", errors="replace").split("\n"), 1)
        said = ((number, line.strip(NOTHING)) for number, line in lines)
        self.lines = [(number, line) for number, line in said if line]

    def keep(self, lines: int) -> None:
        """Take out everything after so many lines, those that say nothing among them."""
        kept = self._data.split(b"\n")[:lines]
        size = sum(len(line) + 1 for line in kept)
        self._file.truncate(min(size, self._size))
        if size > self._size:
            self._file.write(b"\n")

    def append(self, document: Mapping[str, Any]) -> None:
        """Write a line in one call of the system, so that Ctrl-C comes before or after it."""
        data = f"{json_line(document)}\n".encode()
        with naming(self._path):
            if self._file.write(data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def close(self) -> None:
        """Close the file."""
        self._file.close()


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Let the errors of what is written meanwhile have the name of the file."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


def _end_of(rest: bytes) -> bytes:
    """The end of line that only is missing from the rest of a file; nothing where a document was cut off.

    Raises
    ------
    OSError
        If the rest is no beginning of a document.
    """
    rest = rest.strip(NOTHING.encode())
    if rest and not rest.startswith(b"{"):
        raise OSError(errno.EINVAL, "its last line is no document and has no end")
    try:
        json.loads(rest)
    except (ValueError, RecursionError):
        return b""
    return b"\n"
