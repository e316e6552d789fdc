"""Files that last: one process at a time has one, and whatever happens it is the old or the new one.

Files of JSON documents, one a line, are added to as work goes on and taken up again later.
"""

from __future__ import annotations

import errno
import json
import os
import re
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from stat import S_ISREG
from typing import Any, BinaryIO

from stockbook.models.files.json_text import json_line


def open_locked(path: str | os.PathLike[str], *, new: bool = False) -> BinaryIO | None:
    """A file, open and locked against other processes until it is closed; None where the system has no locks.

    With ``new`` it is made where it is not there. Raises BlockingIOError if another process has locked it;
    OSError if it cannot be opened.
    """
    while True:
        file = os.fdopen(os.open(path, os.O_RDWR | (os.O_CREAT if new else 0), 0o666), "rb")
        try:
            if not take_lock(file.fileno()):
                file.close()
                return None
            # Between the two the other process may have put a new file in its place.
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(file.fileno()), os.stat(path)):
                    return file
            file.close()
        except BaseException:
            file.close()
            raise


def take_lock(file: int) -> bool:
    """Lock an open file against other processes; False where the system has no locks that let others read.

    Raises BlockingIOError if another process has locked it.
    """
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:
        return False
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        raise
    except OSError:  # Of a file system without locks.
        pass
    return True


#: The name of a new file before it is put in its place, with the number of the process that writes it.
NEW = re.compile(r"\.stockbook-([0-9]+)(-[0-9]+)?\.new")
_NUMBERS = count(1)


def replace_file(place: str, data: bytes, *, lock: bool = False) -> BinaryIO | None:
    """Write a new file beside the old one, if there is one, and put it in its place, a path without links.

    With ``lock`` it is locked from the beginning until it is closed, and returned; otherwise, and where the
    system has no locks, None is. Raises OSError if it cannot be written; the old file stays.
    """
    with file_beside(place) as new:
        new.write(data)
        new.flush()
        with suppress(FileNotFoundError):
            os.chmod(new.name, stat.S_IMODE(os.stat(place).st_mode))
        _to_disk(new.fileno())
        held = os.fdopen(os.dup(new.fileno()), "rb") if lock and take_lock(new.fileno()) else None
        new.close()  # No system but POSIX moves an open file.
        try:
            os.replace(new.name, place)
        except BaseException:
            if held:
                held.close()
            raise
    # The folder has the new name; not every system opens a folder.
    with suppress(OSError):
        folder = os.open(os.path.dirname(place) or ".", os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    return held


@contextmanager
def file_beside(place: str) -> Iterator[BinaryIO]:
    """A new file in the folder of ``place``, taken away unless it was moved there."""
    folder = os.path.dirname(place)
    _clear(folder)
    name = os.path.join(folder, f".stockbook-{os.getpid()}-{next(_NUMBERS)}.new")
    try:
        with open(name, "wb") as file:
            yield file
    finally:
        with suppress(OSError):
            os.unlink(name)


def _to_disk(file: int) -> None:
    """Wait until a file is on the disk, so that a power cut after a move leaves no empty one."""
    try:
        os.fsync(file)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # Of a file system that has no disk.
            raise


def _clear(folder: str) -> None:
    """Remove the new files of processes that were killed while they wrote into a folder."""
    with suppress(OSError):
        for name in os.listdir(folder or "."):
            number = NEW.fullmatch(name)
            if number and not _runs(int(number[1])):
                with suppress(OSError):
                    os.unlink(os.path.join(folder, name))


def _runs(process: int) -> bool:
    """Whether there is a process of this number, as far as the system can say."""
    try:
        if os.name == "posix":  # Elsewhere the same call ends the process.
            os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        pass
    return True


#: Characters around a document that say nothing; a power cut may leave zeros.
NOTHING = " \t\r\0\ufeff"


class JsonLines:
    """An open file of documents, made if there is none.

    It belongs to one process until it is closed. A document is written in one piece. A last line that is the
    beginning of a document was being written when the machine stopped: it is not among the lines, and
    ``keep`` takes it out. What says nothing is passed over: blank lines, a byte-order mark, zeros. ``lines``
    are the complete ones, each with its number, from 1, as they were when the file was opened.

    Raises OSError if it is no plain file, has other content, belongs to another process, or cannot be read or
    written.
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

    Raises OSError if the rest is no beginning of a document.
    """
    rest = rest.strip(NOTHING.encode())
    if rest and not rest.startswith(b"{"):
        raise OSError(errno.EINVAL, "its last line is no document and has no end")
    try:
        json.loads(rest)
    except (ValueError, RecursionError):
        return b""
    return b"\n"
