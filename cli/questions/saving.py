"""Writing a result into a file, or on standard output as it is."""

from __future__ import annotations

import sys

from stockbook.cli.questions.failure import WRONG_INPUT, Refused


def save(text: str, path: str, option: str, verb: str = "written") -> None:
    """Write a text as UTF-8, whatever the terminal is; ``-`` is standard output.

    Raises
    ------
    Refused
        If the file cannot be written; the fault names the option.
    """
    data = text.encode()
    if path == "-":
        sys.stdout.buffer.write(data)
        return
    try:
        with open(path, "wb") as out:
            out.write(data)
    except (OSError, ValueError) as error:
        from stockbook.models.files.faults import Fault

        reason = getattr(error, "strerror", None) or str(error)
        raise Refused(WRONG_INPUT, [Fault(path, option, f"cannot be written: {reason}")]) from None
    print(f"{verb} into {path}", file=sys.stderr)
