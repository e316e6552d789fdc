"""``stockbook play`` on the game of the tests: by pipes, and by itself."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from stockbook.models.games.record import GameHistory, read_record, replay
from stockbook.optimizer.arena.agent import AgentName, decision_rng, make_agent
from tests.cli.running import run
from tests.games import COMMAND
from tests.games.heap import Heap, Take

ROOT = Path(__file__).resolve().parents[3]

pytestmark = pytest.mark.usefixtures("heap_known")


def by_hand(moves: list[int], seed: int, opponent: str = "greedy") -> GameHistory[Any, Any, Any]:
    """The game that my moves and an opponent's give."""
    history = GameHistory(Heap(), seed)
    agent = make_agent(history.game, AgentName(opponent))
    mine = iter(moves)
    while (turn := history.turn) is not None:
        view = history.game.view(history.state, turn)
        if turn:
            history.play(agent.act(view, decision_rng(seed, len(history.actions))))
        elif (count := next(mine, None)) is not None:
            history.play(Take(count))
        else:
            break
    return history


def test_a_whole_game() -> None:
    """I see what I may, move in words or by number, see what the other does, and the sheet at the end."""
    history = by_hand([1, 1, 2, 2, 2, 2, 2, 2], 5)
    mine = [action.text for action in history.actions if action.player == 0]
    done = run("play", "heap", "--seed", "5", "--opponent", "greedy", text="take 1\n1\n" + "2\n" * 6)
    assert done.exit_code == 0
    assert done.stdout.startswith("heap, seed 5; player 1: me, player 2: greedy\n")
    assert "1  take 1 for " in done.stdout
    told = [line for line in done.stdout.replace("> ", "").splitlines() if line.startswith("player ")]
    assert told == [f"player {action.player + 1} takes {action.text[-1]}" for action in history.actions]
    assert done.stdout.rstrip().endswith(f"the end: {' '.join(map(str, history.game.score(history.state)))}")
    assert len(mine) >= 2
    assert list(Path().iterdir()) == []


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
    assert again.stdout.splitlines()[-1].startswith("the end: ")
    finished = replay(read_record("heap-8.txt"))
    assert finished.states[: len(history.states)] == history.states
    assert finished.turn is None
    # A game that has ended only shows its sheet.
    assert "the end" in run("play", "--resume", "heap-8.txt").stdout


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
        while b"player 2 takes" not in process.stdout.readline():
            pass
        process.kill()
    assert [move.text for move in read_record(path).actions] == ["take 2", "take 3"]


def test_words_that_help() -> None:
    """A hint is the planner's move with its number; slips get an answer and another try; nothing is done
    before a move is legal."""
    inputs = ["?", "", "take 7", "tak 1", "9", "0", "1000000000", "list", "q"]
    done = run("play", "heap", "--seed", "5", text="\n".join(inputs) + "\n")
    history = GameHistory(Heap(), 5)
    best = make_agent(history.game, AgentName("planner")).act(
        history.game.view(history.state, 0), decision_rng(5, 0)
    )
    assert f"hint: {best.count}  take {best.count} for " in done.stdout
    assert "a move in words, its number in the list, ? for a hint" in done.stdout
    assert "'take 7' is not possible now: list shows what is" in done.stdout
    assert "write take and a number, such as take 2" in done.stdout
    assert done.stdout.count("the list has the numbers 1 to 3: list shows it") == 3
    # Once for the prompt, once for the asking.
    assert done.stdout.count("3  take 3 for ") == 2 + (best.count == 3)
    assert read_record("heap-5.txt").actions == ()


def test_a_game_by_itself() -> None:
    """Agents play in every place; as a document it has the whole game."""
    done = run(
        "play", "heap", "--players", "3", "--seed", "4", "--auto", "planner", "--opponent", "greedy", "--json"
    )
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert found["players"] == ["planner", "greedy", "greedy"]
    assert {each["player"] for each in found["actions"]} == {1, 2, 3}
    assert len(found["scores"]) == 3
    assert all(found["scores"][winner - 1] == max(found["scores"]) for winner in found["winners"])
    shown = run("play", "heap", "--players", "3", "--seed", "4", "--auto", "planner", "--opponent", "greedy")
    assert shown.stdout.rstrip().endswith(f"the end: {' '.join(map(str, found['scores']))}")
    assert "player 1: planner, player 2: greedy, player 3: greedy" in shown.stdout


@pytest.mark.parametrize("name", ["pinzetta", "stamp-albums", "stamps"])
def test_every_game_of_the_terminal(name: str) -> None:
    """It is shown, its moves are listed and have a number, it is kept, and it plays itself to its sheet."""
    options = ("--seed", "2", "--opponent", "random")
    begun = run("play", name, *options, text="list\n1\nq\n")
    assert begun.exit_code == 0, begun.stderr
    assert "(? hint, list, q)" in " ".join(begun.stdout.split())
    kept = replay(read_record(f"{name}-2.txt"))
    assert kept.actions[0].player == 0
    again = run("play", "--resume", f"{name}-2.txt", "--auto", "random")
    assert again.exit_code == 0, again.stderr
    history = replay(read_record(f"{name}-2.txt"))
    assert history.turn is None
    assert history.states[: len(kept.states)] == kept.states
    assert str(max(history.game.score(history.state))) in again.stdout[-3000:]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ([], "which game? For example: stockbook play stamps"),
        (["heep"], "game: unknown game 'heep': did you mean 'heap'?"),
        (["stampswap"], "GAME: stampswap is not played in the terminal"),
        (["heap", "--opponent", "greddy"], "player 2: unknown agent 'greddy': did you mean 'greedy'?"),
        (["heap", "--auto", "x"], "player 1: unknown agent 'x'"),
        (["heap", "--level", "3"], "options.level: unknown key"),
        (["heap", "--json"], "add --auto planner"),
        (["heap", "--save", "/none/x"], "/none/x: --save: cannot be written: No such file"),
        (["--resume", "none.txt"], "none.txt: cannot be read"),
        (
            ["--resume", "kept.txt", "--seed", "0"],
            "kept.txt: --seed: the record says it: leave the option out",
        ),
        (["stamps", "--resume", "kept.txt"], "kept.txt: GAME: this is a game of heap: leave the name out"),
    ],
)
def test_wrong_options(options: list[str], message: str) -> None:
    """Each is refused with its reason, before the game begins."""
    run("play", "heap", "--save", "kept.txt", text="")
    done = run("play", *options)
    assert done.exit_code == 2
    assert message in " ".join(done.stderr.replace("\u2502", " ").split())
    assert json.loads(done.stdout)["faults"] if "--json" in options else done.stdout == ""
