"""The end of a command without an answer: messages, exit codes, and the report of a fault of our own."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Sequence
from typing import Any

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.streams import discard_output, unread
from stockbook.engine.choices import Refused
from stockbook.models.files.faults import Fault, PositionError

ANSWERED = 0
BROKEN = 1
WRONG_INPUT = 2
IMPOSSIBLE = 3
INTERRUPTED = 130

#: Words of typer's messages, and plain words for them.
PLAIN = (
    ("a valid float range", "a number"),
    ("a valid int range", "a whole number"),
    ("a valid integer range", "a whole number"),
    ("a valid int", "a whole number"),
)

#: The base of typer's errors about usage, which typer itself does not export.
UsageError: type[Exception] = typer.BadParameter.__bases__[0]

#: Errors of the system about what is written.
UNWRITTEN = (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def exit_code(call: Callable[[], Any], as_json: bool) -> int:
    """Run a command and tell its faults on standard error, as JSON on standard output too; its exit code."""
    code = ANSWERED
    try:
        code = _outcome(call, as_json)
        sys.stdout.flush()
    except OSError as error:
        code = _unwritten(error, code)
    except SystemExit as end:
        # The way in which typer ends when the reader of a pipe has gone.
        if not isinstance(end.__context__, BrokenPipeError):
            raise
    return code


def _outcome(call: Callable[[], Any], as_json: bool) -> int:
    """The exit code of a command, with everything told."""
    try:
        return call() or ANSWERED
    except PositionError as error:
        print(error, file=sys.stderr)
        return _with_document(WRONG_INPUT, error.faults, as_json)
    except Refused as refused:
        return _refused(WRONG_INPUT if refused.possible else IMPOSSIBLE, refused.faults, as_json)
    except UsageError as error:
        return _with_document(WRONG_INPUT, [_usage_fault(error)], as_json)
    except (KeyboardInterrupt, typer.Abort):
        return _stopped()
    except Exception as error:
        if signals.exit_code() is not None:  # An import that a signal has broken off says so in its own way.
            return _stopped()
        from stockbook.engine.choices import limit_of, own_fault

        if limit := limit_of(error):
            return _refused(WRONG_INPUT, [Fault("", "", limit)], as_json)
        if isinstance(error, OSError) and error.errno in UNWRITTEN:
            if error.filename is not None:
                unwritten = Fault(str(error.filename), "", f"cannot be written: {error.strerror}")
                return _refused(WRONG_INPUT, [unwritten], as_json)
            if error.errno != errno.EPIPE or unread():
                raise
        fault, message = own_fault(error, f"arguments: {sys.argv[1:]}")
        print(message, file=sys.stderr)
        return _with_document(BROKEN, [fault], as_json)


def _refused(code: int, faults: Sequence[Fault], as_json: bool) -> int:
    for fault in faults:
        print(fault, file=sys.stderr)
    return _with_document(code, faults, as_json)


def _stopped() -> int:
    """Say that a command ended without an answer."""
    signals.printing()
    print("stopped", file=sys.stderr)
    return INTERRUPTED


def _unwritten(error: OSError, code: int) -> int:
    """Drop the output that cannot be written; that its reader has gone is no fault."""
    discard_output()
    if isinstance(error, BrokenPipeError):
        return code
    print(f"standard output: cannot be written: {error.strerror}", file=sys.stderr)
    return WRONG_INPUT


def _with_document(code: int, faults: Sequence[Fault], as_json: bool) -> int:
    """The exit code; where JSON is asked for, the faults are printed as a document."""
    if as_json:
        from stockbook.engine.documents.common import faults_document, to_json

        print(to_json(faults_document(faults)))
    return code


def _usage_fault(error: Any) -> Fault:
    """Show typer's message in plain words, and give it a place."""
    for words, plain in PLAIN:
        error.message = error.message.replace(words, plain)
    error.show()
    option = getattr(error, "option_name", "") or getattr(error, "param_hint", "") or ""
    names = getattr(getattr(error, "param", None), "opts", None) or [option]
    return Fault("", str(names[0]), error.format_message())
