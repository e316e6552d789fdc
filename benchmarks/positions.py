"""The positions that the methods are compared on, by their names."""

from __future__ import annotations

from pathlib import Path

from benchmarks.generate import INSTANCES, fresh, fresh_folder, write
from benchmarks.record import is_file
from stockbook.cli.questions.asking import show_phases
from stockbook.models.stampswap.position import Position, show_phase
from stockbook.models.stampswap.reading import read_position

CLONE = Path(__file__).resolve().parent.parent
#: Last cuts of games between two planners, with all goods face up.
SUNDAYS = Path(__file__).parent / "sundays"
#: The number of goods from each player in the Show Phase that follows.
MINE, THEIRS = 4, 3
#: Every so many of the less important positions are part of a quick comparison.
QUICK_STEP = 4


def names(seed: int) -> list[str]:
    """The names of all positions; the fresh ones are of this seed, and are written."""
    made = sorted(path.stem for path in INSTANCES.glob("*.toml"))
    games = [f"games/{path.stem}" for path in sorted(SUNDAYS.glob("*.toml"))]
    folder = fresh_folder(seed)
    return [*made, *games, *(f"{folder.name}/{path.stem}" for path in sorted(write(folder, fresh(seed))))]


def quick_names(seed: int) -> list[str]:
    """The names of a part of the positions: round 3 and the games, then some of the others."""
    every = names(seed)
    first = [name for name in every if name.startswith(("r3-", "games/"))]
    return [*first, *[name for name in every if name not in first][::QUICK_STEP]]


def folder_names(folder: Path) -> list[str]:
    """The paths of all position files in a folder and below it; those in this clone begin there."""
    paths = [path.resolve() for path in sorted(folder.rglob("*.toml"))]
    return [str(path.relative_to(CLONE) if path.is_relative_to(CLONE) else path) for path in paths]


def load(name: str) -> Position:
    """Read the position of a name, or of a file; a ``PositionError`` has its faults."""
    if is_file(name):
        (position,) = show_phases([str(CLONE / name)])
        return position
    folder, _, stem = name.rpartition("/")
    if folder == "games":
        return sunday_show(read_position(SUNDAYS / f"{stem}.toml"))
    root = INSTANCES.parent if folder.startswith("fresh-") else INSTANCES
    return read_position(root / f"{name}.toml")


def sunday_show(cut: Position) -> Position:
    """The Show Phase after a last cut: with the first goods of mine, and the first of the other player's."""
    return show_phase(cut, (*cut.me.collection[:MINE], *cut.opponents[0].collection[:THEIRS]))
