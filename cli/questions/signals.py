"""Ctrl-C and the other signals that end a command, with the best answer so far where there is one.

While a command runs, a signal is a ``KeyboardInterrupt``, which every search answers with the best so far.
While an answer is printed it waits; a second one ends the process at once.
"""

from __future__ import annotations

import os
import signal
import sys
from threading import Thread
from time import monotonic, sleep
from typing import Any

#: Exit code of a command that a signal has ended: this and the number of the signal.
SIGNALED = 128
#: Seconds until an interrupt that was raised where nobody hears it comes again.
AGAIN = 0.02
#: Seconds in which several signals are one: a terminal that is closed, or a system that stops, sends more.
TOGETHER = 0.3

_printing = False
_received: int | None = None
_interrupted = -TOGETHER


def take_over(start: Any) -> None:
    """Answer the signals that ``start`` has answered so far."""
    for number in signal.Signals:
        if signal.getsignal(number) is start:
            signal.signal(number, _answer)
    sys.unraisablehook = _unheard


def forget() -> None:
    """Begin as if no signal had come: a process that answers many questions does so before each."""
    global _received, _interrupted
    _received, _interrupted = None, -TOGETHER
    running()


def running() -> None:
    """A signal interrupts what is running from now on."""
    global _printing
    _printing = False


def printing() -> None:
    """A signal waits until the answer is printed from now on."""
    global _printing
    _printing = True


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


def _answer(number: int, frame: object) -> None:
    global _received, _interrupted
    again, _received = _received is not None, number
    if not _printing:
        if monotonic() - _interrupted < TOGETHER:
            return
        _interrupted = monotonic()
        raise KeyboardInterrupt
    if again:
        os._exit(SIGNALED + number)


def _unheard(unraisable: Any) -> None:
    """An interrupt in a callback or a finalizer is lost: it comes again, where it is heard."""
    if issubclass(unraisable.exc_type, KeyboardInterrupt):
        Thread(target=_raise_again, daemon=True).start()
    else:
        sys.__unraisablehook__(unraisable)


def _raise_again() -> None:
    global _interrupted
    sleep(AGAIN)
    _interrupted = -TOGETHER
    os.kill(os.getpid(), _received or signal.SIGINT)
