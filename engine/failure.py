"""Errors that are no fault of a question: the system's limits, and faults of this program."""

from __future__ import annotations

import errno

from stockbook.models.files.faults import Fault

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


def limit_of(error: BaseException | None) -> str:
    """The limit of the system that an error comes from, and what helps; empty if it has another cause."""
    if NO_FOLDER in str(error):
        return TEMPORARY
    number = errno.ENOMEM if isinstance(error, MemoryError) else getattr(error, "errno", None)
    number = next((each for words, each in WORDS.items() if words in str(error)), number)
    # Such an error may also come from a stream that takes no more at the moment.
    return "" if number is None or hasattr(error, "characters_written") else LIMITS.get(number, "")


def own_fault(error: Exception, asked: str) -> tuple[Fault, str]:
    """Write down all that is known about an error of ours: its fault, and what a person is told.

    Parameters
    ----------
    error
        The error.
    asked
        What was asked, in a line.
    """
    import platform
    import traceback
    from importlib.metadata import version
    from tempfile import NamedTemporaryFile

    head = f"stockbook {version('stockbook')}, Python {platform.python_version()}, {platform.platform()}"
    text = "\n".join([head, asked, "", *traceback.format_exception(error)])
    message = f"this is a fault of stockbook, not of your file: {str(error) or type(error).__name__}"
    try:
        with NamedTemporaryFile(
            "w", prefix="stockbook-report-", suffix=".txt", delete=False, encoding="utf-8"
        ) as file:
            file.write(text)
    except OSError:
        unwritten = Fault("", "", f"{message}; report it with the text on standard error")
        return unwritten, f"{message}\nPlease report it with this text:\n{text}"
    kept = Fault("", "", f"{message}; report it with {file.name}")
    return kept, f"{message}\nPlease report it with this file: {file.name}"
