"""The files of ``stockbook play``: every move is saved, no other file is replaced, and games are resumed."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from stockbook.games.records import parse_record, read_record
from stockbook.models.play.record import replay
from tests.cli.running import run
from tests.games import COMMAND

ROOT = Path(__file__).resolve().parents[3]

pytestmark = pytest.mark.usefixtures("heap_known")


@pytest.mark.parametrize("moves", [0, 1, 2])
@pytest.mark.parametrize("stop", ["q\n", ""])
def test_a_game_stopped_at_any_prompt(tmp_path: Path, moves: int, stop: str) -> None:
    """q and the end of the input keep the game; it goes on in the same state and ends as it would have."""
    options = ("--seed", "8", "--opponent", "coin", "--option", "most=1")
    whole = run("play", "heap", *options, text="take 1\n" * 4)
    done = run("play", "heap", *options, text="take 1\n" * moves + stop)
    assert done.exit_code == 0
    assert "saved in heap-8.txt; to go on: stockbook play --resume heap-8.txt" in done.stderr
    history = replay(read_record("heap-8.txt"))
    assert len(history.actions) == 2 * moves
    again = run("play", "--resume", "heap-8.txt", text="take 1\n" * (4 - moves))
    assert again.exit_code == 0
    assert again.stdout.splitlines()[-1] == whole.stdout.splitlines()[-1]
    assert "player  points  place" in again.stdout
    finished = replay(read_record("heap-8.txt"))
    assert finished.states[: len(history.states)] == history.states
    assert finished.turn is None
    # A game that has ended only shows its sheet.
    assert "points for" in run("play", "--resume", "heap-8.txt").stdout


def test_no_game_is_overwritten() -> None:
    """Without --save a new name is found."""
    for _ in range(3):
        run("play", "heap", "--seed", "8", text="q\n")
    assert sorted(path.name for path in Path().iterdir()) == ["heap-8-2.txt", "heap-8-3.txt", "heap-8.txt"]


def test_no_other_game_is_replaced(tmp_path: Path) -> None:
    """Neither work of any kind nor another game, unless with --force; a game that is resumed goes on."""
    game = tmp_path / "game.txt"
    game.write_text("the work of an evening")
    options = ("play", "heap", "--seed", "8", "--save", str(game))
    for arguments in (options, (*options, "--auto", "greedy")):
        refused = run(*arguments, text="1\n")
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert f"{game}: --save: exists: choose another name, or replace it with --force" in refused.stderr
        assert game.read_text() == "the work of an evening"
    assert run(*options, "--force", text="1\nq\n").exit_code == 0
    assert "exists and holds another game" in run(*options, text="q\n").stderr
    moves = len(read_record(game).actions)
    assert run("play", "--resume", str(game), "--save", str(game), text="1\nq\n").exit_code == 0
    assert len(read_record(game).actions) > moves


def test_what_is_no_file_is_not_replaced() -> None:
    """A pipe or a device, such as the null device, is written to and stays; so does a link to a file."""
    os.mkfifo("pipe")
    end = os.open("pipe", os.O_RDONLY | os.O_NONBLOCK)
    run("play", "heap", "--seed", "8", "--save", "pipe", text="q\n")
    assert os.read(end, 20).startswith(b"# A game of heap")
    os.close(end)
    assert Path("pipe").is_fifo()
    Path("game.txt").touch()
    Path("link").symlink_to("game.txt")
    run("play", "heap", "--seed", "8", "--save", "link", text="q\n")
    assert Path("link").is_symlink()
    assert read_record("game.txt").game == "heap"


def test_every_move_is_kept(tmp_path: Path) -> None:
    """With --save the file has each move as soon as it is made, whatever happens then."""
    path = tmp_path / "game.txt"
    command = [*COMMAND, "play", "heap", "--seed", "5", "--opponent", "greedy", "--save", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"take 2\n")
        process.stdin.flush()
        while b"player 2: take" not in process.stdout.readline():
            pass
        process.kill()
    assert [move.text for move in read_record(path).actions] == ["take 2", "take 3"]


def test_a_record_that_does_not_say_who_starts_begins_with_its_first_player() -> None:
    """As all did before it was drawn."""
    run("play", "stamps", "--seed", "3", "--option", "first=1", "--opponent", "random", text="1\nq\n")
    text = Path("stamps-3.txt").read_text()
    assert "first = 1\n" in text
    older = parse_record(text.replace("first = 1\n", ""))
    assert replay(older).states == replay(read_record("stamps-3.txt")).states


def test_remarks_of_a_resumed_game_stay(tmp_path: Path) -> None:
    """Those of a game that has ended, and of one that goes on."""
    file = tmp_path / "game.txt"
    run("play", "heap", "--seed", "5", "--opponent", "random", "--save", str(file), text="take 1\nq\n")
    text = "# my best game\n" + file.read_text("utf-8") + "# a fine move\n"
    file.write_text(text, "utf-8")
    assert run("play", "--resume", str(file), text="take 1\n" * 9).exit_code == 0
    ended = file.read_text("utf-8")
    assert ended.startswith(text)
    assert len(ended) > len(text)
    run("play", "--resume", str(file))
    assert file.read_text("utf-8") == ended
