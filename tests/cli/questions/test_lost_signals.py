"""Interrupts where Python loses them, or leaves a lock locked: the command ends nevertheless, and cleanly."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

from tests.cli.running import SUNDAY, run_process

#: The program with a search that begins with ``during()``, in which a signal comes by ``stop()``.
PROGRAM = """
import importlib, os, signal, sys, threading, time
from stockbook.cli.main import main
from stockbook.cli.questions import signals
from stockbook.cli.questions.asking import TerminalReporter

def stop():
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(0.1)

{during}

searching = TerminalReporter.searching

class During:
    def __init__(self, reporter):
        self._searching = searching(reporter)

    def __enter__(self):
        found = self._searching.__enter__()
        during()
        return found

    def __exit__(self, *error):
        return self._searching.__exit__(*error)

TerminalReporter.searching = lambda self: During(self)
main()
"""
FINALIZER = """
class Thing:
    def __del__(self):
        stop()

def during():
    Thing()
    time.sleep(60)
"""
WEAK = """
import weakref
class Thing:
    pass

def during():
    thing = Thing()
    weak = weakref.ref(thing, lambda _: stop())
    del thing
    time.sleep(60)
"""
SWALLOWED = """
signals.REPEAT = 0.3

def during():
    try:
        stop()
    except BaseException:
        pass
    time.sleep(60)
"""
IMPORTING = """
signals.REPEAT = 0.3
class Finder:
    def find_spec(self, name, *rest):
        if name == 'nothing':
            try:
                stop()
            except KeyboardInterrupt:
                raise ImportError

def during():
    sys.meta_path.insert(0, Finder())
    try:
        import nothing
    except ImportError:
        pass
    time.sleep(60)
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
    namespace = {'__name__': 'threading', 'acquire_and_stop': acquire_and_stop}
    exec('def __enter__(self):\\n    return acquire_and_stop()', namespace)
    threading.Condition.__enter__ = namespace['__enter__']
    try:
        with condition:
            threading.Condition.__enter__ = inside
    except KeyboardInterrupt:
        pass
    finally:
        threading.Condition.__enter__ = inside
    # Locked for good, where the interrupt came between the two halves of taking it.
    if lock.acquire(timeout=1):
        lock.release()
        raise KeyboardInterrupt
    time.sleep(60)
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
    time.sleep(60)
"""
IN_A_THREAD = """
def fail():
    time.sleep(0.5)
    raise ValueError('nobody hears me')

def during():
    threading.Thread(target=fail).start()
    try:
        stop()
    finally:
        time.sleep(1)
"""
DEAF = """
signals.REPEAT, signals.LAST = 0.2, 1.0

def during():
    while True:
        try:
            stop()
            time.sleep(60)
        except KeyboardInterrupt:
            pass
"""
DEADLOCK = """
signals.REPEAT, signals.LAST = 0.2, 1.0

def during():
    threading.Thread(target=stop).start()
    while True:
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            pass
"""


def _stopped(during: str) -> subprocess.CompletedProcess[str]:
    program = PROGRAM.replace("{during}", during)
    return subprocess.run(
        [sys.executable, "-c", program, "hint", SUNDAY],
        capture_output=True,
        timeout=60,
        encoding="utf-8",
    )


@pytest.mark.alone
@pytest.mark.parametrize(
    "during",
    [FINALIZER, WEAK, SWALLOWED, IMPORTING, LOCK, CHILD, IN_A_THREAD, DEAF, DEADLOCK],
    ids=["finalizer", "weak", "swallowed", "importing", "lock", "child", "thread", "deaf", "deadlock"],
)
def test_a_lost_interrupt(during: str) -> None:
    """It comes again where it is heard, and what hears none at all is ended: one line, and the exit code."""
    started = time.monotonic()
    done = _stopped(during)
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGTERM, "", "stopped\n")
    assert time.monotonic() - started < 20


def test_nothing_is_repeated_that_was_heard() -> None:
    """A search that has heard the signal, and takes its time to end, is not interrupted again by itself."""
    during = """
def during():
    try:
        stop()
    except KeyboardInterrupt:
        time.sleep(1)
"""
    done = _stopped(during)
    assert done.returncode == 128 + signal.SIGTERM
    assert "enter" in done.stdout


def test_a_command_without_a_signal_ends_as_ever() -> None:
    """The thread that watches for signals does not keep the program."""
    assert run_process("check", SUNDAY).returncode == 0
