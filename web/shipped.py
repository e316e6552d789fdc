"""The positions and puzzles that come with Stockbook, by name."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

from stockbook.models.files.toml_file import shipped_files

#: The folders of what is shipped as positions.
FOLDERS = ("positions", "puzzles")
#: The comment at the beginning of a file up to a line that is not full, and its first sentence.
_COMMENT = re.compile(r"\A(?:# .{60,}\n)*# .*")
_SENTENCE = re.compile(r".*?(?:[.?!](?= |$)|$)")


@cache
def shipped() -> tuple[dict[str, Any], ...]:
    """The ``name``, ``kind``, ``game``, ``phase`` and ``title`` of each, by name."""
    found = []
    for name, text in _texts().items():
        tables = tomllib.loads(text)
        found.append(
            {
                "name": name,
                "kind": name.partition("/")[0],
                "game": tables.get("game"),
                "phase": tables.get("phase"),
                "title": _title(text) or name,
            }
        )
    return tuple(found)


def _title(text: str) -> str:
    """The first sentence of the comment at the beginning of a file."""
    comment = _COMMENT.match(text)
    words = " ".join(line[2:].strip() for line in comment[0].splitlines()) if comment else ""
    found = _SENTENCE.match(words)
    return found[0] if found else ""


def shipped_text(name: str) -> str | None:
    """The text of a shipped position; None where there is none of this name."""
    return _texts().get(name)


@cache
def _texts() -> dict[str, str]:
    """The texts by name: folder and file, without its ending."""
    return {
        f"{folder}/{name}": path.read_text("utf-8")
        for folder in FOLDERS
        for name, path in shipped_files((folder,)).items()
    }
