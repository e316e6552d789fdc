"""Files that are always the old or the new one, also after a power cut."""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from typing import BinaryIO

from stockbook.models.files.locked_file import take_lock

#: The name of a new file before it is put in its place, with the number of the process that writes it.
NEW = re.compile(r"\.stockbook-([0-9]+)(-[0-9]+)?\.new")
_NUMBERS = count(1)


def replace_file(place: str, data: bytes, *, lock: bool = False) -> BinaryIO | None:
    """Write a new file beside the old one, if there is one, and put it in its place.

    Parameters
    ----------
    place
        The path, without links.
    data
        All of the file.
    lock
        Whether to lock the new file from the beginning.

    Returns
    -------
    BinaryIO or None
        The locked file, until it is closed; None where it is not locked.

    Raises
    ------
    OSError
        If it cannot be written; the old file stays.
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
