"""Signals where an exception would be lost, or leave a lock locked: the command ends cleanly all the same."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

from tests.cli.running import SUNDAY, run_process

#: The program with ``before()`` before its search and ``during()`` in it, where a signal comes by ``stop()``.
PROGRAM = """
import os, signal, sys, threading, time
from stockbook.cli.main import main
from stockbook.cli.questions import signals
from stockbook.cli.questions.asking import TerminalReporter

def stop():
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(0.1)

def before():
    pass

def during():
    pass

{code}

searching = TerminalReporter.searching

class During:
    def __init__(self, reporter, time):
        self._searching = searching(reporter, time)

    def __enter__(self):
        before()
        found = self._searching.__enter__()
        during()
        return found

    def __exit__(self, *error):
        return self._searching.__exit__(*error)

TerminalReporter.searching = lambda self, time: During(self, time)
main()
"""
FINALIZER = """
class Thing:
    def __del__(self):
        stop()

def {when}():
    Thing()
"""
WEAK = """
import weakref
class Thing:
    pass

def {when}():
    thing = Thing()
    weak = weakref.ref(thing, lambda _: stop())
    del thing
"""
SWALLOWED = """
def {when}():
    try:
        stop()
    except BaseException:
        pass
"""
LOCK = """
lock = threading.Lock()

def during():
    condition = threading.Condition(lock)
    inside = threading.Condition.__enter__
    def acquire_and_stop(*_):
        taken = lock.acquire()
        stop()
        return taken
    threading.Condition.__enter__ = acquire_and_stop
    try:
        with condition:
            threading.Condition.__enter__ = inside
    finally:
        threading.Condition.__enter__ = inside
    # Locked for good, where an exception comes between the two halves of taking it.
    lock.acquire()
"""
CHILD = """
from multiprocessing import get_context, resource_tracker, util

def during():
    resource_tracker.ensure_running()
    spawn = util.spawnv_passfds
    def spawn_and_stop(*arguments):
        number = spawn(*arguments)
        stop()
        # A child that nobody tells what to do ends by now, with a traceback.
        time.sleep(0.5)
        return number
    util.spawnv_passfds = spawn_and_stop
    get_context('spawn').Process(target=time.sleep, args=(60,)).start()
"""
IN_A_THREAD = """
def fail():
    time.sleep(0.5)
    raise ValueError('nobody hears me')

def during():
    threading.Thread(target=fail).start()
    stop()
    time.sleep(1)
"""
DEAF = """
signals.AGAIN, signals.LAST = 0.1, 1.0

def {when}():
    while True:
        try:
            stop()
            time.sleep(60)
        except KeyboardInterrupt:
            pass
"""
DEADLOCK = """
signals.AGAIN, signals.LAST = 0.1, 1.0

def {when}():
    threading.Thread(target=stop).start()
    while True:
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            pass
"""
TWICE = """
def during():
    stop()
    time.sleep(signals.TOGETHER)
    stop()
    time.sleep(60)
"""


def _stopped(code: str, when: str = "during") -> subprocess.CompletedProcess[str]:
    program = PROGRAM.replace("{code}", code.replace("{when}", when))
    started = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", program, "hint", SUNDAY],
        capture_output=True,
        timeout=60,
        encoding="utf-8",
    )
    assert done.returncode == 128 + signal.SIGTERM
    assert time.monotonic() - started < 20
    return done


@pytest.mark.alone
@pytest.mark.parametrize(
    ("code", "when"),
    [
        *[(code, when) for code in (FINALIZER, WEAK, SWALLOWED) for when in ("before", "during")],
        *[(code, "during") for code in (LOCK, CHILD, IN_A_THREAD)],
    ],
)
def test_a_signal_stops_the_search(code: str, when: str) -> None:
    """Wherever it comes, also where what it raises before the search is lost: the best so far is shown."""
    done = _stopped(code, when)
    assert ("enter" in done.stdout, done.stderr) == (True, "")


@pytest.mark.alone
@pytest.mark.parametrize("when", ["before", "during"])
@pytest.mark.parametrize("code", [DEAF, DEADLOCK])
def test_what_does_not_act_is_ended(code: str, when: str) -> None:
    """A program that neither ends nor asks for the stop is ended after a while."""
    done = _stopped(code, when)
    assert (done.stdout, done.stderr) == ("", "stopped\n")


@pytest.mark.alone
def test_a_second_signal_ends_at_once() -> None:
    """A search that does not stop soon enough is not waited for."""
    done = _stopped(TWICE)
    assert (done.stdout, done.stderr) == ("", "stopped\n")


def test_a_command_without_a_signal_ends_as_ever() -> None:
    """The thread that watches for signals does not keep the program."""
    assert run_process("check", SUNDAY).returncode == 0
