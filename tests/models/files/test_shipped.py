"""Files that come with Stockbook, opened by name."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.files.shipped import FOLDERS, shipped_files, shipped_hint
from stockbook.models.files.toml_file import read_text, reading_only

SEEDS = Path(str(files("stockbook.seeds")))


def test_each_has_a_name_of_its_own() -> None:
    """No two have the same name, so each can be opened by it."""
    paths = [path for folder in FOLDERS for path in (SEEDS / folder).iterdir()]
    assert {path.stem for path in paths} == shipped_files().keys()
    assert len(paths) == len(shipped_files())


def test_a_name_opens_what_is_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no file has the name, the shipped one is read; one's own file goes first."""
    monkeypatch.chdir(tmp_path)
    for name, path in shipped_files().items():
        assert read_text(name) == (path.read_text("utf-8"), name)
    Path("sunday").write_text("mine")
    assert read_text("sunday")[0] == "mine"


def test_a_request_opens_none() -> None:
    """Who reads texts only reads no shipped file either."""
    with reading_only({}), pytest.raises(PositionError, match="no file is read here"):
        read_text("sunday")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("sundy", "did you mean sunday, which comes with Stockbook?"),
        ("sunday.toml", "the one that comes with Stockbook is called sunday"),
        ("seeds/positions/sunday.toml", "the one that comes with Stockbook is called sunday"),
        ("mine/xyz.toml", ""),
    ],
)
def test_a_missing_file_names_the_shipped_one_that_is_meant(
    path: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message of a missing file helps who means a shipped one, and leaves others alone."""
    monkeypatch.chdir(tmp_path)
    assert shipped_hint(path) == said
    with pytest.raises(PositionError) as missing:
        read_text(path)
    assert str(missing.value).endswith(f"No such file or directory{said and '; ' + said}")


def test_a_word_that_is_no_name_gets_the_list() -> None:
    """Who writes a mere word learns which positions are shipped."""
    for name in ("friday", "cut-sunday", "stamps-example"):
        assert name in shipped_hint("xyzzy")
