"""The lines of a text, which all who count them count alike."""

from __future__ import annotations

#: The byte-order mark, with which some programs begin a text.
MARK = "\ufeff"


def lines_of(text: str) -> list[str]:
    """The lines of a text as TOML counts them: at newlines alone, without a mark before all.

    Characters that only some programs take for the end of a line are part of it.
    """
    return text.removeprefix(MARK).replace("\r\n", "\n").split("\n")
