"""Processes of this machine as workers: what happens where they cannot begin."""

from __future__ import annotations

import errno
import os
from multiprocessing import active_children
from multiprocessing.connection import wait
from time import sleep

import pytest

from stockbook.optimizer.arena.workers import WorkersError, local_workers


def refused(*_: object) -> int:
    """A new process where the system has no room for one."""
    raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))


def test_workers_end_where_the_next_one_cannot_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason is told, and none is left that waits for work which never comes."""
    others = active_children()
    executor = local_workers(2).open()
    executor.submit(sleep, 60)
    begun = [each for each in active_children() if each not in others]
    assert len(begun) == 1
    monkeypatch.setattr("multiprocessing.util.spawnv_passfds", refused)
    with pytest.raises(WorkersError, match=f"started: {os.strerror(errno.EAGAIN)}$"):
        executor.submit(sleep, 60)
    executor.shutdown(wait=False)
    assert wait([begun[0].sentinel], 30)
