"""The file of a game in the terminal, and another one where it cannot be written."""

from __future__ import annotations

import builtins
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from stockbook.cli.playing.kept_game import KeptGame, other_game
from stockbook.cli.questions.saving import Target
from stockbook.engine.choices import Refused
from stockbook.games.records import read_record
from stockbook.models.play.record import GameHistory, Record
from tests.games.heap import Heap, Take

pytestmark = pytest.mark.usefixtures("heap_known")

NAMES = ("me", "greedy")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that a test takes away while a game is kept in it."""
    path = tmp_path / "stick"
    path.mkdir()
    return path


def kept_in(folder: Path) -> KeptGame:
    """A game of the tests that is kept in a folder, which is gone then."""
    with closing(Target(str(folder / "game.txt"), "--save", lock=True)) as target:
        game = KeptGame(GameHistory(Heap(), 5), NAMES, target)
        with game:
            pass
    (folder / "game.txt").unlink()
    folder.rmdir()
    return game


def test_another_place_is_asked_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At a terminal, until one can be written; the game goes on there."""
    game = kept_in(folder)
    answers = iter([str(folder / "x"), "other.txt"])
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(builtins, "input", lambda prompt: next(answers))
    game.keep()
    said = capsys.readouterr().err
    assert f"{folder}/game.txt: --save: cannot be written: No such file" in said
    assert f"{folder}/x: --save: cannot be written: No such file" in said
    game._history.play(Take(1))
    game.stop()
    assert "saved in other.txt" in capsys.readouterr().err
    assert len(read_record("other.txt").actions) == 1
    game._kept.close()


def test_nobody_answers(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is kept under a free name, elsewhere if this folder cannot be written either."""
    elsewhere = tempfile.mkdtemp(dir=folder.parent)
    monkeypatch.setattr(tempfile, "tempdir", elsewhere)
    game = kept_in(folder)
    (folder.parent / "gone").mkdir()
    monkeypatch.chdir(folder.parent / "gone")
    (folder.parent / "gone").rmdir()
    game.stop()
    assert f"saved in {elsewhere}/heap-5.txt; to go on: " in capsys.readouterr().err
    assert read_record(f"{elsewhere}/heap-5.txt").game == "heap"
    game._kept.close()


def test_nowhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no folder takes the game that is said."""
    game = kept_in(folder)
    monkeypatch.setattr("stockbook.cli.playing.kept_game._folders", lambda: iter([str(folder)]))
    game._kept._folders = iter([str(folder)])
    with pytest.raises(Refused, match="cannot be kept anywhere"):
        game.stop()


def test_which_record_may_be_replaced(tmp_path: Path) -> None:
    """The one that was resumed, as it was then; no other, and nothing else."""
    history = GameHistory(Heap(), 5)
    path = tmp_path / "game.txt"
    path.write_text(str(history.record(NAMES)))
    resumed: Record = read_record(path)
    reason = other_game(lambda name: read_record(name) == resumed)
    assert reason(str(path)) == ""
    history.play(Take(1))
    path.write_text(str(history.record(NAMES)))
    assert reason(str(path)) == "exists and holds another game"
    path.write_text("a letter")
    assert reason(str(path)) == "exists"
