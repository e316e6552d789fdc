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


class JsonLines:
    """An open file of documents, made if there is none.

    A document is written in one piece. A last line that is the beginning of a document was being written when
    the machine stopped: it is not among the lines, and ``keep`` takes it out.

    Parameters
    ----------
    path
        The file.

    Attributes
    ----------
    lines
        The complete lines, as they were when the file was opened.

    Raises
    ------
    OSError
        If it is no plain file, has other content, or cannot be read or written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            if not S_ISREG(os.fstat(self._file).st_mode):
                raise OSError(errno.EINVAL, "no plain file")
            with open(self._file, "rb", closefd=False) as file:
                self._data = file.read()
            self._size = len(self._data)
            self._data += _end_of(self._data.rpartition(b"\n")[2])
        except BaseException:
            self.close()
            raise
        complete = self._data[: self._data.rfind(b"\n") + 1]
        self.lines = complete.decode("utf-8", errors="replace").split("\n")[:-1]

    def keep(self, lines: int) -> None:
        """Take out everything after so many lines."""
        assert self._file is not None
        kept = self._data.split(b"\n")[:lines]
        size = sum(len(line) + 1 for line in kept)
        os.ftruncate(self._file, min(size, self._size))
        if size > self._size:
            os.write(self._file, b"\n")

    def append(self, document: Mapping[str, Any]) -> None:
        """Write a line in one call of the system, so that Ctrl-C comes before or after it."""
        assert self._file is not None
        data = f"{json.dumps(document)}\n".encode()
        with naming(self._path):
            if os.write(self._file, data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


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
    if rest and not rest.startswith(b"{"):
        raise OSError(errno.EINVAL, "its last line is no document and has no end")
    try:
        json.loads(rest)
    except (ValueError, RecursionError):
        return b""
    return b"\n"
