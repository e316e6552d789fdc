"""Lines typed in the terminal, with arrow keys and a history where the system has them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page

PROMPT = "> "
#: Lines that the history keeps from one game to the next.
MOST = 1000


def typed_line(page: Page) -> str | None:
    """The next line that is typed; None where nobody is there to type it."""
    keep = editing()
    try:
        text = input(PROMPT).strip()
    except OSError:  # The terminal is gone.
        return None
    except EOFError:
        page.print()
        return None
    keep()
    return text


def typed_why(text: str) -> str | None:
    """The words after ``why``, a decision to be compared with the best; None if a line is another one."""
    word, _, rest = text.partition(" ")
    return rest.strip() if word == "why" else None


@cache
def editing() -> Callable[[], None]:
    """Let lines be edited from now on, with their history; what keeps that after each line is returned.

    Loading ``readline`` may write to the output, so it is left alone where that is no terminal.
    """
    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(ImportError):  # Windows has none.
            import readline

            readline.set_history_length(MOST)
            with suppress(ImportError, OSError):
                from platformdirs import user_state_path

                file = user_state_path("stockbook", ensure_exists=True) / "history"
                with suppress(FileNotFoundError):
                    readline.read_history_file(file)
                return lambda: _kept(readline.write_history_file, str(file))
    return lambda: None


def _kept(write: Callable[[str], None], file: str) -> None:
    """Write the history, if that is possible."""
    with suppress(OSError):
        write(file)
