"""The files of a command: named, listed, and all that is read for each."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from stockbook.cli.questions.asking import FileOptions, texts_of
from stockbook.engine.choices import Refused
from stockbook.models.files.faults import PositionError


def options(*files: str, files_from: str | None = None, out: str | None = None) -> FileOptions:
    """The options of a command with these files."""
    return FileOptions(list(files), files_from, out, None, None)


def test_one_file_or_many(tmp_path: Path) -> None:
    """Several files are a batch, and so is one whose answer is kept or that a list names."""
    listed = tmp_path / "list.txt"
    listed.write_bytes(b"a.toml\r\n\nb c.toml\n")
    assert (options("a").many, options("a").one) == (False, "a")
    assert options("a", "b", "a").files == ("a", "b")
    assert options("a", "a").many
    assert options("a", out="answers").many
    assert options("z", files_from=str(listed)).files == ("z", "a.toml", "b c.toml")


def test_no_file(tmp_path: Path) -> None:
    """Refused, with the option where there is a list."""
    empty = tmp_path / "list.txt"
    empty.touch()
    with pytest.raises(typer.BadParameter, match="--files-from LIST"):
        options()
    for path, reason in ((empty, "names no file"), (tmp_path / "missing", "cannot be read")):
        with pytest.raises(Refused) as refused:
            options(files_from=str(path))
        assert reason in str(refused.value.faults[0])


@pytest.mark.parametrize(
    "head",
    [
        'deck = "copy.toml"\n',
        '{"deck": "copy.toml"}',
        'deck = "copy.toml"\n---\nend',
        'cards = "copy.toml"\n---\nend',
    ],
)
def test_what_a_file_names_is_read(head: str, tmp_path: Path) -> None:
    """Beside the file, in every form that a file has; one that lies elsewhere is not."""
    file, copy = tmp_path / "position.toml", tmp_path / "copy.toml"
    file.write_text(head)
    copy.write_text("a copy")
    assert texts_of(str(file), str(copy)) == {str(file): head, str(copy): "a copy"}
    assert set(texts_of(str(file), "other")) == {str(file), str(copy), "other"}
    file.write_text(head.replace("copy", "../copy"))
    assert list(texts_of(str(file))) == [str(file)]


def test_what_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    """It is raised where the command reads it."""
    file = tmp_path / "position.toml"
    file.write_text('deck = "copy.toml"')
    missing = str(tmp_path / "missing")
    assert isinstance(texts_of(missing)[missing], PositionError)
    assert isinstance(texts_of(str(file))[str(tmp_path / "copy.toml")], PositionError)


def test_lists_of_other_systems(tmp_path: Path) -> None:
    """A byte-order mark is no part of a name; only newlines are between names; UTF-16 is refused."""
    listed = tmp_path / "list"
    listed.write_bytes("\ufeffa.toml\r\nb\u2028c.toml\r\n".encode())
    assert options(files_from=str(listed)).files == ("a.toml", "b\u2028c.toml")
    listed.write_bytes("a.toml\r\n".encode("utf-16"))
    with pytest.raises(Refused, match="not UTF-8 text: save the list as plain UTF-8 text"):
        options(files_from=str(listed))
