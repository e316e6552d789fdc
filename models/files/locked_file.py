"""Files that one process at a time has, where the system and the file system have locks."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import BinaryIO


def open_locked(path: str | os.PathLike[str], *, new: bool = False) -> BinaryIO | None:
    """A file, open and locked against other processes until it is closed; None where the system has no locks.

    Parameters
    ----------
    path
        Its name.
    new
        Whether to make it where it is not there.

    Raises
    ------
    BlockingIOError
        If another process has locked it.
    OSError
        If it cannot be opened.
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

    Raises
    ------
    BlockingIOError
        If another process has locked it.
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
