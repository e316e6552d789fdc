"""The files that a command is asked about: one, or a batch of many."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

import typer

from stockbook.engine.choices import Refused
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.toml_file import beside, lines_of, read_text, toml_tables

STDIN = "-"
FROM = "--files-from"
#: The keys of a position, or of a recorded game, that may name a file.
NAMING = ("deck", "cards")
#: The line of a recorded game above which it has keys.
END_OF_KEYS = "\n---"


@dataclass(frozen=True)
class FileOptions:
    """The files of a command, and what makes a batch of them.

    Parameters
    ----------
    given
        The files of the command line.
    files_from
        The file that names more, one a line.
    out
        The file that keeps the answers.
    workers, dask
        Number of files at the same time, or the address of a cluster.

    Attributes
    ----------
    files
        All of them, each once.
    many
        Whether it is a batch, of which each answer is a line of JSON.
    searches
        Number of searches side by side for each file; None for one on each core.

    Raises
    ------
    Refused
        If there is no file, or those of the list cannot be read.
    """

    given: list[str] | None
    files_from: str | None
    out: str | None
    workers: int | None
    dask: str | None
    files: tuple[str, ...] = field(init=False)
    many: bool = field(init=False)
    searches: int | None = field(init=False)

    def __post_init__(self) -> None:
        listed = () if self.files_from is None else _listed(self.files_from)
        files = (*(self.given or ()), *listed)
        if not files and self.files_from is None:
            raise typer.BadParameter(f"name one, or several with {FROM} LIST", param_hint="file")
        if not files:
            raise Refused([Fault(str(self.files_from), FROM, "names no file")])
        batch = (self.files_from, self.out, self.dask) != (None, None, None)
        object.__setattr__(self, "many", len(files) > 1 or batch)
        object.__setattr__(self, "searches", 1 if self.many else self.workers)
        object.__setattr__(self, "files", tuple(dict.fromkeys(files)))

    @property
    def one(self) -> str:
        """The only file."""
        (file,) = self.files
        return file


def texts_of(file: str, deck: str | None = None) -> dict[str, str | PositionError]:
    """All that a command reads for a file, by path: the file, and those that it or an option names.

    What cannot be read is there as its error.
    """
    found = {file: _text(file)}
    for named in _named_files(found[file]) if file != STDIN else ():
        try:
            path = str(beside(Path(file).parent, named))
        except ValueError:
            continue  # The command refuses it, with its place.
        found[path] = _text(path)
    if deck is not None and deck not in found:
        found[deck] = _text(deck)
    return found


def _text(path: str) -> str | PositionError:
    try:
        return read_text(path)[0]
    except PositionError as error:
        return error


def _named_files(text: str | PositionError) -> list[str]:
    """The files that a position or a recorded game names."""
    if isinstance(text, PositionError) or not any(key in text for key in NAMING):
        return []
    try:
        tables = toml_tables(text.partition(END_OF_KEYS)[0], "")
    except PositionError:
        return []
    return [tables[key] for key in NAMING if isinstance(tables.get(key), str)]


def _listed(path: str) -> list[str]:
    """The files that a list names.

    Raises
    ------
    Refused
        If it cannot be read.
    """
    try:
        data = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Refused([Fault(path, FROM, f"cannot be read: {reason}")]) from None
    if b"\0" in data:  # As in UTF-16, which some shells write.
        raise Refused([Fault(path, FROM, "not UTF-8 text: save the list as plain UTF-8 text")])
    return [line for line in lines_of(os.fsdecode(data)) if line.strip()]
