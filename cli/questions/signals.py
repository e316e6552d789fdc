"""Ctrl-C and the other signals that end a command, with the best answer so far where there is one.

While a search runs, a signal sets the flag that the search asks for, and while an answer is printed it waits;
a second one ends the process at once. Elsewhere a command is left by a ``KeyboardInterrupt``, and before it
begins the process ends at once. Where nothing acts on a signal, the process ends after a while.
"""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from time import monotonic, sleep
from types import FrameType
from typing import Any

#: The signals that end a command: Ctrl-C, a request to end, a terminal that was closed.
ENDING = ("SIGINT", "SIGTERM", "SIGHUP")
#: Exit code of a command that a signal has ended: this and the number of the signal.
SIGNALED = 128
#: Seconds in which several signals are one: a terminal that is closed, or a system that stops, sends more.
TOGETHER = 0.3
#: Seconds after which a signal is sent again that comes while Python waits for keys and does not hear it.
AGAIN = 0.5
#: Seconds after which the process ends that does not act on a signal.
LAST = 20.0


class _State(Enum):
    """The effect of a signal: end the process at once, interrupt what runs, or set the flag."""

    STARTING = 0
    RUNNING = 1
    HELD = 2


_state = _State.STARTING
_received: int | None = None
#: When the last signal came, and whether the program has not acted on it yet.
_came, _pending = -LAST, False


def begin() -> None:
    """Answer the signals that end a command, but for those that are switched off or answered already."""
    for name in ENDING:
        number = getattr(signal, name, None)
        if number and signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):
            signal.signal(number, _answer)


def run() -> None:
    """The command begins.

    Signals are not watched on Windows, which has none from a thread to another.
    """
    sys.unraisablehook = _unheard
    threading.excepthook = _unheard_in_thread
    running()
    if sys.platform != "win32":
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        # The system's own handler writes there, whatever the program is doing.
        signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
        with suppress(RuntimeError):  # The system has no room for a thread: nothing is watched then.
            _thread.start_new_thread(_watch, (reader,))


def forget() -> None:
    """Begin as if no signal had come: a process that answers many questions does so before each."""
    global _received
    _received = None
    running()


def running() -> None:
    """A signal interrupts what is running from now on."""
    global _state
    _state = _State.RUNNING


def printing() -> None:
    """A signal waits until the answer is printed from now on."""
    global _state
    _state = _State.HELD
    acted()


@contextmanager
def searching() -> Iterator[Callable[[], bool]]:
    """The time of a search, which asks what is given whether a signal has come; then an answer is printed."""
    global _state
    _state = _State.HELD
    try:
        yield _stopped
    finally:
        printing()


def acted() -> None:
    """The program acts on the signal that came, and may take its time for it."""
    global _pending
    _pending = False


def go_on() -> None:
    """An answer was found, and more follows: Ctrl-C has done its work, any other signal still interrupts."""
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


def end_at_once(number: int) -> None:
    """End the process without an answer."""
    os.write(2, b"stopped\n")
    os._exit(SIGNALED + number)


def _stopped() -> bool:
    if _received is None:
        return False
    acted()
    return True


def _answer(number: int, frame: FrameType | None) -> None:
    global _received, _came, _pending
    now = monotonic()
    again = _received is not None
    if again and now - _came < TOGETHER:
        return
    _received, _came, _pending = number, now, True
    if _state is _State.STARTING or (again and _state is _State.HELD):
        end_at_once(number)
    if _state is _State.RUNNING:
        raise KeyboardInterrupt


def _watch(reader: int) -> None:
    """Send each signal again that Python does not hear, and end the process that does not act on one."""
    while number := os.read(reader, 1):
        came = monotonic()
        while signal.getsignal(number[0]) is _answer and (_pending or _came < came - TOGETHER):
            sleep(AGAIN)
            if monotonic() - came > LAST:
                end_at_once(number[0])
            if _came < came - TOGETHER:
                signal.pthread_kill(threading.main_thread().ident or 0, number[0])


def _unheard(unraisable: Any) -> None:
    """Tell an error of a callback or a finalizer; while the program is stopped it is a part of that.

    Where a process has ended, what a finalizer tells it needs no word.
    """
    if _received is None and not issubclass(unraisable.exc_type, BrokenPipeError):
        sys.__unraisablehook__(unraisable)


def _unheard_in_thread(error: Any) -> None:
    """An error of a thread; while the program is stopped it is a part of that."""
    if _received is None:
        threading.__excepthook__(error)
