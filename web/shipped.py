"""The positions and puzzles that come with Stockbook, by name."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

#: The folders of what is shipped as positions.
FOLDERS = ("positions", "puzzles")
_COMMENT = re.compile(r"\A#\s*(.+)")


@cache
def shipped() -> tuple[dict[str, Any], ...]:
    """The ``name``, ``kind``, ``game``, ``phase`` and ``title`` of each, by name."""
    found = []
    for name, text in _texts().items():
        tables = tomllib.loads(text)
        comment = _COMMENT.match(text)
        found.append(
            {
                "name": name,
                "kind": name.partition("/")[0],
                "game": tables.get("game"),
                "phase": tables.get("phase"),
                "title": comment[1].strip() if comment else name,
            }
        )
    return tuple(found)


def shipped_text(name: str) -> str | None:
    """The text of a shipped position; None where there is none of this name."""
    return _texts().get(name)


@cache
def _texts() -> dict[str, str]:
    """The texts by name: folder and file, without its ending."""
    seeds = files("stockbook.seeds")
    paths = [(folder, path) for folder in FOLDERS for path in seeds.joinpath(folder).iterdir()]
    texts = {f"{folder}/{path.name.removesuffix('.toml')}": path.read_text("utf-8") for folder, path in paths}
    return dict(sorted(texts.items()))
