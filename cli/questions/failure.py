"""The end of a command without an answer: messages, exit codes, and the report of a fault of our own."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Sequence
from typing import Any

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.streams import discard_output, unread
from stockbook.engine.refused import Refused
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
)

#: The base of typer's errors about usage, which typer itself does not export.
UsageError: type[Exception] = typer.BadParameter.__bases__[0]

#: Error of the system -> what it means, and what helps.
LIMITS = {
    errno.EAGAIN: "no more threads or processes can be started: ask for fewer, or raise the limit, ulimit -u",
    errno.ENOMEM: "there is no more memory: end other programs, or raise the limit, ulimit -v",
    errno.EMFILE: "no more files can be opened: raise the limit, ulimit -n",
}
#: Words of errors that have no number of their own, and the number of what they mean.
WORDS = {"can't start new thread": errno.EAGAIN, "failed to map segment": errno.ENOMEM}
#: Words of Python's error where no folder for temporary files can be written, and what helps.
NO_FOLDER = "No usable temporary directory"
TEMPORARY = "no folder for temporary files can be written: free some space, or name another one in TMPDIR"
#: Errors of the system about what is written.
UNWRITTEN = (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def limit_of(error: BaseException | None) -> str:
    """The limit of the system that an error comes from, and what helps; empty if it has another cause."""
    if NO_FOLDER in str(error):
        return TEMPORARY
    number = errno.ENOMEM if isinstance(error, MemoryError) else getattr(error, "errno", None)
    number = next((each for words, each in WORDS.items() if words in str(error)), number)
    # Such an error may also come from a stream that takes no more at the moment.
    return "" if number is None or hasattr(error, "characters_written") else LIMITS.get(number, "")


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
        return _told(WRONG_INPUT, error.faults, as_json)
    except Refused as refused:
        return _refused(WRONG_INPUT if refused.possible else IMPOSSIBLE, refused.faults, as_json)
    except UsageError as error:
        return _told(WRONG_INPUT, [_usage_fault(error)], as_json)
    except (KeyboardInterrupt, typer.Abort):
        return _stopped()
    except Exception as error:
        if signals.exit_code() is not None:  # An import that a signal has broken off says so in its own way.
            return _stopped()
        if limit := limit_of(error):
            return _refused(WRONG_INPUT, [Fault("", "", limit)], as_json)
        if isinstance(error, OSError) and error.errno in UNWRITTEN:
            if error.filename is not None:
                unwritten = Fault(str(error.filename), "", f"cannot be written: {error.strerror}")
                return _refused(WRONG_INPUT, [unwritten], as_json)
            if error.errno != errno.EPIPE or unread():
                raise
        return _told(BROKEN, [_own_fault(error)], as_json)


def _refused(code: int, faults: Sequence[Fault], as_json: bool) -> int:
    for fault in faults:
        print(fault, file=sys.stderr)
    return _told(code, faults, as_json)


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


def _told(code: int, faults: Sequence[Fault], as_json: bool) -> int:
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


def _own_fault(error: Exception) -> Fault:
    """Write down all that is known about an error of ours, and say where."""
    import platform
    import traceback
    from importlib.metadata import version
    from tempfile import NamedTemporaryFile

    head = f"stockbook {version('stockbook')}, Python {platform.python_version()}, {platform.platform()}"
    text = "\n".join([head, f"arguments: {sys.argv[1:]}", "", *traceback.format_exception(error)])
    message = f"this is a fault of stockbook, not of your file: {str(error) or type(error).__name__}"
    try:
        with NamedTemporaryFile(
            "w", prefix="stockbook-report-", suffix=".txt", delete=False, encoding="utf-8"
        ) as file:
            file.write(text)
    except OSError:
        print(f"{message}\nPlease report it with this text:\n{text}", file=sys.stderr)
        return Fault("", "", f"{message}; report it with the text on standard error")
    print(f"{message}\nPlease report it with this file: {file.name}", file=sys.stderr)
    return Fault("", "", f"{message}; report it with {file.name}")
