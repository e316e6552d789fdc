"""Games of ``stockbook play`` by pipes and by themselves: moves, hints, seats and wrong options."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stockbook.games.records import read_record
from stockbook.games.registry import make_agent
from stockbook.models.play.record import GameHistory, replay
from stockbook.optimizer.arena.agent import AgentName, decision_rng
from tests.cli.running import run
from tests.games.heap import Heap, Take

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
    assert "1  take 1\n" in done.stdout
    told = [
        line
        for line in done.stdout.replace("> ", "").splitlines()
        if line.startswith("player ") and ": " in line
    ]
    assert told == [f"player {action.player + 1}: {action.text}" for action in history.actions]
    assert sheet_of(done.stdout) == list(history.game.score(history.state))
    assert len(mine) >= 2
    assert list(Path().iterdir()) == []


def sheet_of(shown: str) -> list[int]:
    """The points of the players in their order, as a sheet at the end has them."""
    return [int(line.split()[-1]) for line in shown.splitlines() if line.startswith("total")]


def test_words_that_help() -> None:
    """A hint is the planner's move with its number; slips get an answer and another try; nothing is done
    before a move is legal."""
    inputs = ["?", "take 7", "", "tak 1", "9", "0", "1000000000", "list", "q"]
    done = run("play", "heap", "--seed", "5", text="\n".join(inputs) + "\n")
    history = GameHistory(Heap(), 5)
    best = make_agent(history.game, AgentName("planner")).act(
        history.game.view(history.state, 0), decision_rng(5, 0)
    )
    assert f"hint: {best.count}  take {best.count}; Enter plays it" in done.stdout
    assert "a move in words, its number in the list, ? for a hint" in done.stdout
    assert "'take 7' is not possible now: list shows what is" in done.stdout
    assert "write take and a number, such as take 2" in done.stdout
    assert done.stdout.count("the list has the numbers 1 to 3: list shows it") == 3
    # Once for the prompt, once for the asking.
    assert done.stdout.count("3  take 3\n") == 2
    assert read_record("heap-5.txt").actions == ()


def test_enter_plays_a_hint() -> None:
    """Right after it, and at no other time."""
    done = run("play", "heap", "--seed", "5", "--opponent", "greedy", text="?\n\nq\n")
    history = GameHistory(Heap(), 5)
    best = make_agent(history.game, AgentName("planner")).act(
        history.game.view(history.state, 0), decision_rng(5, 0)
    )
    assert "; Enter plays it\n" in done.stdout
    assert read_record("heap-5.txt").actions[0].text == f"take {best.count}"


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
    assert sheet_of(shown.stdout) == found["scores"]
    assert "player 1: planner, player 2: greedy, player 3: greedy" in shown.stdout


@pytest.mark.parametrize("name", ["pinzetta", "stamp-albums", "stamps", "stampswap", "stampswap-season"])
def test_every_game_of_the_terminal(name: str) -> None:
    """It is shown, its moves are listed and have a number, it is kept, and it plays itself to its sheet."""
    options = ("--seed", "2", "--opponent", "random")
    begun = run("play", name, *options, text="list\n1\nq\n")
    assert begun.exit_code == 0, begun.stderr
    assert "(? hint, why, list, q)" in " ".join(begun.stdout.split())
    kept = replay(read_record(f"{name}-2.txt"))
    assert any(action.player == 0 for action in kept.actions)
    again = run("play", "--resume", f"{name}-2.txt", "--auto", "random")
    assert again.exit_code == 0, again.stderr
    history = replay(read_record(f"{name}-2.txt"))
    assert history.turn is None
    assert history.states[: len(kept.states)] == kept.states
    assert str(max(history.game.score(history.state))) in again.stdout[-3000:]


@pytest.mark.parametrize("name", ["pinzetta", "stamp-albums", "stamps"])
def test_the_hint_is_the_advice_of_the_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what it stands on, and an action that Enter plays."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 1.0)
    options = (name, "--seed", "2", "--opponent", "random", "--seat", "1", "--save", "game.txt")
    done = run("play", *options, text="?\n\nq\n")
    assert done.exit_code == 0, done.stderr
    advised = done.stdout[: done.stdout.index("hint: ")]
    assert any(word in advised for word in ("± ", "average over", "expected", "samples"))
    assert any(action.player == 0 for action in read_record("game.txt").actions)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_any_seat(seat: int) -> None:
    """I decide for the player of the seat, alone; a record keeps where I sit, and goes on there."""
    options = (
        "--players",
        "3",
        "--seed",
        "5",
        "--opponent",
        "greedy",
        "--seat",
        str(seat),
        "--option",
        "size=20",
    )
    done = run("play", "heap", *options, text="take 1\nq\n")
    assert done.exit_code == 0
    assert f"player {seat}: me" in done.stdout
    kept = read_record("heap-5.txt")
    assert kept.names.index("me") == seat - 1
    mine = [number for number, action in enumerate(kept.actions) if action.player == seat - 1]
    assert mine == [seat - 1]
    assert kept.actions[seat - 1].text == "take 1"
    again = run("play", "--resume", "heap-5.txt", text="take 1\n" * 9)
    assert again.exit_code == 0, again.stderr
    assert "points  place" in again.stdout
    assert f"player {seat}: me" in again.stdout
    found = run("play", "heap", *options, "--auto", "coin", "--json")
    assert json.loads(found.stdout)["players"].index("coin") == seat - 1


@pytest.mark.parametrize("seat", [1, 2])
def test_the_sheet_knows_my_seat(seat: int) -> None:
    """It is me who won exactly where the player of my seat did."""
    won = set()
    for seed in range(4):
        options = ("--seed", str(seed), "--seat", str(seat), "--opponent", "random", "--save", f"{seed}.txt")
        done = run("play", "stamps", *options, "--auto", "greedy")
        history = replay(read_record(f"{seed}.txt"))
        winners = history.game.winners(history.state)
        who = ["you" if winner == seat - 1 else f"player {winner + 1}" for winner in winners]
        assert f"{' and '.join(who)} {'share the win' if len(who) > 1 else 'won'}" in done.stdout
        won.update(winners)
    assert seat - 1 in won


@pytest.mark.parametrize("name", ["stamp-albums", "stamps"])
def test_who_starts_is_drawn_or_chosen(name: str) -> None:
    """The seed draws who starts, now me and now another; an option says it; records keep it."""
    started = set()
    for seed in range(8):
        run("play", name, "--seed", str(seed), "--opponent", "random", text="q\n")
        record = read_record(f"{name}-{seed}.txt")
        first = record.rules.options["first"]
        started.add(first)
        assert replay(record).game.turn(replay(record).states[0]) == first - 1
        assert [action.player for action in record.actions[:1]] == ([1] if first == 2 else [])
    assert started == {1, 2}
    for first in ("1", "2"):
        for asked in (("--first", first), ("--option", f"first={first}")):
            run("play", name, "--seed", "20", *asked, "--save", "kept.txt", "--force", text="q\n")
            assert read_record("kept.txt").rules.options["first"] == int(first)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["heap", "--seat", "3"], "--seat: 3 is not possible in this game: it has the seats 1 to 2"),
        (["pinzetta", "--seat", "2"], "--seat: 2 is not possible in this game: it is for one player"),
        (["stamps", "--option", "first=3"], "--option first: 3 is not between 1 and 2"),
        (["stamps", "--first", "3"], "--first: 3 is not between 1 and 2"),
        (["stampswap", "--first", "3"], "--first: 3 is not between 1 and 2"),
        (["pinzetta", "--first", "2"], "--first: unknown key: the keys here are"),
        (["--resume", "kept.txt", "--first", "1"], "kept.txt: --first: the record says it"),
        (["--resume", "kept.txt", "--seat", "1"], "kept.txt: --seat: the record says it"),
        ([], "which game? For example: stockbook play stamps"),
        (["heep"], "game: unknown game 'heep': did you mean 'heap'?"),
        (["stampswap", "--players", "6"], "--players: Stamp Swap is for 2 to 5 players, not 6"),
        (["heap", "--opponent", "greddy"], "player 2: unknown agent 'greddy': did you mean 'greedy'?"),
        (["heap", "--auto", "x"], "player 1: unknown agent 'x'"),
        (["heap", "--level", "3"], "--level: unknown key"),
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


def test_a_record_starts_no_agent_from_outside() -> None:
    """It plays where it is asked for, and again when the game goes on; a file that names it loads nothing."""
    own = "tests.games.heap_agents:greedy"
    begun = run("play", "heap", "--seed", "5", "--opponent", own, text="take 1\nq\n")
    assert begun.exit_code == 0, begun.stderr
    assert own in read_record("heap-5.txt").names
    for command in ("play", "--resume", "heap-5.txt"), ("turn", "heap-5.txt"):
        refused = run(*command)
        assert refused.exit_code == 2
        assert f"a file starts no agent from outside: add --opponent {own}" in refused.stderr
    again = run("play", "--resume", "heap-5.txt", "--opponent", own, text="take 1\n" * 30)
    assert again.exit_code == 0, again.stderr
    assert "points  place" in again.stdout
