"""Files that come with Stockbook, which each command opens by their names, such as ``sunday``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath

from stockbook.models.files.words import nearest

#: The folders of what a command may be asked about.
FOLDERS = ("positions", "puzzles", "games", "decks")


@cache
def shipped_files(folders: tuple[str, ...] = FOLDERS) -> dict[str, Traversable]:
    """The shipped files by name: each is called as its file, without the ending."""
    seeds = files("stockbook.seeds")
    paths = [path for folder in folders for path in seeds.joinpath(folder).iterdir()]
    return {PurePath(path.name).stem: path for path in sorted(paths, key=lambda path: path.name)}


def shipped_hint(path: str) -> str:
    """Which shipped files somebody may mean by the path of a file that is not there; empty for none."""
    name = PurePath(path).stem
    if name in shipped_files():
        return f"the one that comes with Stockbook is called {name}"
    if close := nearest(name, shipped_files()):
        return f"did you mean {close}, which comes with Stockbook?"
    if name and path == name:
        return f"these positions come with Stockbook: {', '.join(shipped_files(('positions',)))}"
    return ""
