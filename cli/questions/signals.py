"""Ctrl-C and the other signals that end a command, with the best answer so far where there is one.

While a command runs, a signal is a ``KeyboardInterrupt``, which every search answers with the best so far.
While an answer is printed it waits; a second one ends the process at once.

Python loses an exception in a finalizer or a callback, one between the two halves of taking a lock leaves it
locked, and one while a process is started leaves a child that complains of nothing to do. There the interrupt
is put off, or comes again. A thread that does nothing else repeats one that has no effect, and at last ends
the process.
"""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
from contextlib import suppress
from time import monotonic, sleep
from types import FrameType
from typing import Any

#: Exit code of a command that a signal has ended: this and the number of the signal.
SIGNALED = 128
#: Seconds until an interrupt that was put off, or raised where nobody hears it, comes again.
AGAIN = 0.02
#: Seconds in which several signals are one: a terminal that is closed, or a system that stops, sends more.
TOGETHER = 0.3
#: Seconds after which an interrupt is repeated that had no effect, and after which the process ends.
REPEAT, LAST = 5.0, 20.0
#: Most seconds between a signal and its answer, unless the program cannot be interrupted where it is.
AT_ONCE = 1.0
#: Modules and their functions inside which a lock is half taken, a child has started that has not been told
#: yet what to do, or an exception is lost.
UNSAFE_MODULES = (
    *("threading", "concurrent.futures._base", "multiprocessing.synchronize", "multiprocessing.process"),
    *("importlib._bootstrap", "_frozen_importlib", "weakref", "_weakrefset"),
)
UNSAFE = (
    *("__enter__", "__exit__", "acquire", "release", "_acquire_restore", "_release_save", "start"),
    *("_get_module_lock", "cb", "_remove", "remove"),
)

_printing = False
_received: int | None = None
#: When the last signal was answered here, and when the last interrupt was raised.
_answered = _interrupted = -LAST
#: Whether the program has not acted yet on the last interrupt; whether that was put off or lost.
_pending = _lost = False
#: Whether the signal that comes is a repeated one; whether it is raised wherever the program is by now.
_repeated = _forced = False


def take_over(start: Any) -> None:
    """Answer the signals that ``start`` has answered so far."""
    for number in signal.Signals:
        if signal.getsignal(number) is start:
            signal.signal(number, _answer)
    sys.unraisablehook = _unheard
    threading.excepthook = _unheard_in_thread


def watch() -> None:
    """Repeat interrupts that have no effect, and end the process where that does not help.

    Not on Windows, which has no signals from a thread to another.
    """
    if sys.platform != "win32":
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        # The system's own handler writes there, whatever the program is doing.
        signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
        with suppress(RuntimeError):  # The system has no room for a thread: nothing is repeated then.
            _thread.start_new_thread(_watch, (reader,))


def forget() -> None:
    """Begin as if no signal had come: a process that answers many questions does so before each."""
    global _received, _interrupted
    _received, _interrupted = None, -LAST
    acted()
    running()


def running() -> None:
    """A signal interrupts what is running from now on."""
    global _printing
    _printing = False


def printing() -> None:
    """A signal waits until the answer is printed from now on."""
    global _printing
    _printing = True
    acted()


def acted() -> None:
    """The program acts on the signal that came, and may take its time for it."""
    global _pending
    _pending = False


def go_on() -> None:
    """An answer has been found, and more follows: Ctrl-C has done its work, any other signal goes on to.

    Raises
    ------
    KeyboardInterrupt
        If a signal other than that of Ctrl-C came.
    """
    global _received
    running()
    if _received == signal.SIGINT:
        _received = None
    if _received is not None:
        raise KeyboardInterrupt


def over() -> None:
    """The command has ended: a signal changes nothing any more, nor while Python ends."""
    for number in signal.Signals:
        if signal.getsignal(number) is _answer:
            signal.signal(number, signal.SIG_IGN)


def exit_code() -> int | None:
    """The exit code of a command that a signal has ended; None while none has come."""
    return None if _received is None else SIGNALED + _received


def _answer(number: int, frame: FrameType | None) -> None:
    global _received, _answered, _interrupted, _pending, _lost, _repeated, _forced
    repeated, _repeated = _repeated, False
    if repeated and not _pending:
        return
    again, _received = _received is not None, number
    _answered = monotonic()
    if _printing:
        if again:
            os._exit(SIGNALED + number)
        return
    if not repeated and monotonic() - _interrupted < TOGETHER:
        return
    _pending, _lost = True, not (repeated and _forced) and _unsafe(frame)
    if _lost:
        return
    _interrupted = monotonic()
    raise KeyboardInterrupt


def _unsafe(frame: FrameType | None) -> bool:
    """Whether an exception would be lost here, or leave a lock or a child half done."""
    while frame:
        name = frame.f_code.co_name
        if name == "__del__" or (name in UNSAFE and frame.f_globals.get("__name__") in UNSAFE_MODULES):
            return True
        frame = frame.f_back
    return False


def _unheard(unraisable: Any) -> None:
    """An interrupt in a callback or a finalizer is lost: it comes again, where it is heard.

    Where a process has ended, what a finalizer tells it needs no word.
    """
    global _lost
    if issubclass(unraisable.exc_type, KeyboardInterrupt):
        _lost = True
    elif _received is None and not issubclass(unraisable.exc_type, BrokenPipeError):
        sys.__unraisablehook__(unraisable)


def _unheard_in_thread(error: Any) -> None:
    """An error of a thread; while the program is stopped it is a part of that."""
    if _received is None:
        threading.__excepthook__(error)


def _watch(reader: int) -> None:
    """Take care of each signal that comes."""
    while number := os.read(reader, 1):
        if signal.getsignal(number[0]) is _answer:
            _repeat(number[0])


def _repeat(number: int) -> None:
    """Repeat an interrupt where it was lost, until the program acts on it; at last end the process."""
    global _lost, _repeated, _forced
    came, due = monotonic(), REPEAT
    while _pending or _answered < came - AT_ONCE:
        sleep(AGAIN)
        since = monotonic() - came
        if since > LAST:
            os.write(2, b"stopped\n")
            os._exit(SIGNALED + number)
        late = since > due
        if late or _lost:
            due += REPEAT if late else 0.0
            _lost, _repeated, _forced = False, True, late
            signal.pthread_kill(threading.main_thread().ident or 0, number)
