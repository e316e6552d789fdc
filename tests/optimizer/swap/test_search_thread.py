"""Threads that search: one that steps behind gives way, and no other thread does."""

from __future__ import annotations

import os
import sys
import threading

from stockbook.optimizer.swap.search_thread import NICENESS, SearchThread


def test_a_thread_behind_gives_way_and_no_other_does() -> None:
    """Its own priority falls where threads have one; that of the thread that asked does not."""
    found = []
    stepped, begun = threading.Event(), threading.Event()

    def work(thread: SearchThread) -> None:
        begun.set()
        assert stepped.wait(30.0)
        found.append((thread.behind, os.getpriority(os.PRIO_PROCESS, threading.get_native_id())))

    before = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    thread = SearchThread(work)
    assert begun.wait(30.0) and not thread.behind and not thread.ended.is_set()
    thread.step_behind()
    stepped.set()
    assert thread.ended.wait(30.0)
    lower = min(NICENESS, 19) if sys.platform == "linux" else before
    assert found == [(True, lower)]
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == before
