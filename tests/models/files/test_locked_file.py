"""Files that one process at a time has."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

import pytest

from stockbook.models.files.locked_file import open_locked


def opened(path: Path, *, new: bool = False) -> BinaryIO:
    """The locked file; this system has locks."""
    file = open_locked(path, new=new)
    assert file
    return file


def test_a_file_belongs_to_one(tmp_path: Path) -> None:
    """A second one does not get it, also after another file was put in its place; a closed one is free."""
    path = tmp_path / "game.txt"
    with pytest.raises(FileNotFoundError):
        open_locked(path)
    with opened(path, new=True):
        with pytest.raises(BlockingIOError):
            open_locked(path)
        (tmp_path / "new").write_text("second")
        os.replace(tmp_path / "new", path)
        with opened(path) as second:
            assert second.read() == b"second"
    opened(path).close()
