"""The threads that search for one answer."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

#: Priority of a thread behind the others, as ``nice`` counts it: 0 is that of others, 19 the lowest.
NICENESS = 10


class SearchThread:
    """A thread that searches one thing after the other.

    Parameters
    ----------
    work
        Called in the thread with this object; it returns when there is nothing left to do.

    Attributes
    ----------
    ended
        Set when the thread has ended. Not ``Thread.join``: in Python 3.11 a Ctrl-C inside it makes a running
        thread count as ended.
    behind
        Whether it gives way to the others, and ends with the search that it has.
    """

    def __init__(self, work: Callable[[SearchThread], None]) -> None:
        self.ended = threading.Event()
        self.behind = False
        thread = threading.Thread(target=self._run, args=(work,), daemon=True)
        thread.start()
        self._native_id = thread.native_id

    def step_behind(self) -> None:
        """Give way to the other threads; where threads have no priorities, share the cores with them."""
        self.behind = True
        if sys.platform == "linux" and self._native_id:
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._native_id, NICENESS)

    def _run(self, work: Callable[[SearchThread], None]) -> None:
        try:
            work(self)
        finally:
            self.ended.set()
