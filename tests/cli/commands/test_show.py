"""The position as a picture and as a file."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stockbook.models import parse_position, read_position
from tests.cli.running import POSITIONS, SMALL, SUNDAY, run


def test_as_a_position_file() -> None:
    """The output of --toml reads back equal, also with names in other scripts."""
    text = SMALL.replace("Corners:", "Ecken \N{BLACK STAR}:")
    result = run("show", "-", "--toml", text=text)
    assert result.exit_code == 0
    assert parse_position(result.stdout) == parse_position(text)


def test_as_a_document() -> None:
    """The tables of the file, with the schema first."""
    document = json.loads(run("show", SUNDAY, "--json").stdout)
    assert list(document)[:4] == ["schema", "game", "phase", "round"]
    assert len(document["me"]["stamps"]) == len(read_position(SUNDAY).album.tiles)


def test_as_a_drawing(tmp_path: Path) -> None:
    """Into a file, or onto standard output; both are the same valid XML."""
    path = tmp_path / "album.svg"
    result = run("show", SUNDAY, "--svg", str(path))
    assert (result.exit_code, result.stdout) == (0, "")
    assert str(path) in result.stderr
    drawing = path.read_text("utf-8")
    assert ElementTree.fromstring(drawing.encode()).tag.endswith("svg")
    assert run("show", SUNDAY, "--svg", "-").stdout == drawing


@pytest.mark.parametrize("name", ["stamps-four", "stamp-albums-chain", "pinzetta-cut", "choose-saturday"])
def test_every_game_as_file_document_and_drawing(name: str) -> None:
    """The output of --toml and --json is read and shown again as the same bytes; the drawing is valid XML."""
    file = str(POSITIONS / f"{name}.toml")
    toml, document = (run("show", file, option).stdout for option in ("--toml", "--json"))
    for text in (toml, document):
        assert run("show", "-", "--toml", text=text).stdout == toml
        assert run("show", "-", "--json", text=text).stdout == document
    assert ElementTree.fromstring(run("show", file, "--svg", "-").stdout.encode()).tag.endswith("svg")


def test_a_document_is_a_position_for_every_command() -> None:
    """The score of the document is that of the file."""
    document = run("show", SUNDAY, "--json").stdout
    assert run("score", "-", text=document).stdout == run("score", SUNDAY).stdout


def test_a_drawing_that_cannot_be_written(tmp_path: Path) -> None:
    """A folder that is not there is wrong input, with its reason."""
    result = run("show", SUNDAY, "--svg", str(tmp_path / "none" / "album.svg"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


def test_what_the_terminal_shows() -> None:
    """The album, the tiles to place with their numbers, and what counts."""
    lines = run("show", "-", text=SMALL).stdout.splitlines()
    assert lines[0] == "Sunday, round 3: Show Phase"
    assert "2  2x2 green animals -1" in lines
    assert any(line.split() == ["sets", "theme", "9", "(entered)"] for line in lines)
    assert "first player  yes" in lines
    assert max(map(len, lines)) <= 80
