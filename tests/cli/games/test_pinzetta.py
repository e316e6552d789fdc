"""Games against Pinzetta at a terminal: kept at any prompt, with her reasoning in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stockbook.cli.games.pinzetta import PARTS
from stockbook.cli.rendering.page import Page
from stockbook.engine.play import Match
from stockbook.games.records import read_record
from stockbook.games.registry import make_agent, make_game, words_of
from stockbook.models.album.album import cell_name
from stockbook.models.pinzetta.game import Pinzetta, solo_position_of
from stockbook.models.pinzetta.rules import HER, ME, TakeHerPile
from stockbook.models.play.record import GameHistory, replay
from stockbook.models.stampswap.game.actions import Divide, Enter, Place
from stockbook.optimizer.arena.agent import AgentName, decision_rng
from tests.cli.running import run
from tests.cli.terminal import terminal


def reach(seed: int, moves: int) -> GameHistory[Any, Any, Any]:
    """A game after so many moves of the agent greedy."""
    history = GameHistory(make_game("pinzetta", options={"level": 2}), seed)
    agent = make_agent(history.game, AgentName("greedy"))
    for number in range(moves):
        view = history.game.view(history.state, ME)
        history.play(agent.act(view, decision_rng(seed, number)))
    return history


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 8, 9, 10])
def test_a_game_kept_at_any_prompt(moves: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut, choice, stamps, contest, the next round: it goes on in the same state."""
    monkeypatch.chdir(tmp_path)
    history = reach(7, moves)
    typed = "".join(f"{action.text}\n" for action in history.actions)
    done = run("play", "pinzetta", "--level", "2", "--seed", "7", "--save", "game.txt", text=f"{typed}q\n")
    assert done.exit_code == 0, done.output
    kept = replay(read_record("game.txt"))
    assert kept.states == history.states
    again = run("play", "--resume", "game.txt", text="q\n")
    assert again.exit_code == 0
    # Everything from the last prompt on is shown again.
    left = done.stdout[done.stdout.rindex("\n\n") :]
    assert left.splitlines()[-2:] == again.stdout.splitlines()[-2:]
    question = words_of(history.game).question(history.game.view(history.state, ME))
    assert question in again.stdout


def test_a_game_by_itself_tells_her_reasoning() -> None:
    """Her tokens, card and exchange in every round, and both sheets at the end."""
    done = run("play", "pinzetta", "--level", "2", "--seed", "7", "--auto", "greedy", COLUMNS="200")
    assert done.exit_code == 0, done.output
    text = done.stdout
    assert text.count("Her decision card crosses out ") == 3
    assert text.count("Pinzetta takes pile ") == text.count("Her own piles have ") == 3
    assert text.count("Her show-scoring card lists the ") == 3
    assert "on level 2" in text and "show-scoring cards" in text
    found = json.loads(
        run("play", "pinzetta", "--level", "2", "--seed", "7", "--auto", "greedy", "--json").stdout
    )
    mine, hers = found["scores"]
    assert f"{mine} points against {hers} on level 2" in text
    assert found["winners"] == [1 if mine > hers else 2]


def test_an_intro_game_by_itself() -> None:
    """She has fixed points, draws no show-scoring card and discards what she gets."""
    options = ("--seed", "3", "--auto", "greedy", "--option", "intro=true", "--level", "3")
    text = run("play", "pinzetta", *options, COLUMNS="200").stdout
    assert "against 140 on level 3" in text
    assert "show-scoring" not in text
    assert text.count("She discards ") == 3


@pytest.mark.parametrize(
    ("winners", "words"),
    [((ME,), "You win: "), ((HER,), "Pinzetta wins: "), ((ME, HER), "A draw: ")],
)
def test_the_sheet_names_the_winner(
    winners: tuple[int, ...], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Me, her, or nobody alone."""
    history = reach(7, 0)
    monkeypatch.setattr(Pinzetta, "winners", lambda game, state: winners)
    PARTS.sheet(Page(), words_of(history.game), Match(history, ["me"], [None], ME))
    assert capsys.readouterr().out.startswith(words)


def test_entering_none_is_refused_with_the_reason() -> None:
    """A contest must be entered while one is open."""
    history = reach(7, 2)
    assert history.state.swap.table.phase == "show"
    with pytest.raises(ValueError, match="every Show Phase enters a contest while one is open"):
        words_of(history.game).read(history.game.view(history.state, ME), "enter none")


def test_words_of_a_game_tell_what_happened() -> None:
    """The description of a cut names the pile taken, the tokens and the card."""
    history = reach(7, 0)
    game = history.game
    assert isinstance(game, Pinzetta)
    table = words_of(game)
    before = game.view(history.state, ME)
    action = game.actions(history.state)[0]
    assert isinstance(action, Divide)
    history.play(action)
    after = game.view(history.state, ME)
    told = table.tell(before, ME, action, after)
    appraised = solo_position_of(game.components, before).appraised(action.cut)
    crossed = game.cards.decisions[after.her.decisions[-1]].crossed
    left = appraised.tokens_left(crossed)
    assert f"Her decision card crosses out {crossed}: {left[0]} and {left[1]} are left." in told
    assert f"Pinzetta takes pile {appraised.pile_taken(crossed) + 1}: " in told
    for number in (0, 1):
        assert f"Pile {number + 1}, {appraised.tokens[number]} token" in told
    assert table.say(after, TakeHerPile(0)).startswith("take 1  (take ")


def test_a_game_at_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a pseudo-terminal: a hint, a cut, her reasoning, a pile, a stamp, and the game is kept."""
    monkeypatch.chdir(tmp_path)
    history = reach(7, 3)
    cut, take, place = (action.text for action in history.actions)
    options = ("pinzetta", "--level", "2", "--seed", "7", "--save", "game.txt")
    with terminal(*options, COLUMNS="120") as screen:
        screen.wait_for("your cut, such as reserve 1 | 2 3 | 4 5 6")
        screen.wait_for("> ")
        screen.type("?\n")
        screen.wait_for("hint: ")
        screen.wait_for("> ")
        screen.type("reserve 1 | 2 | 3 4 5 6\n")
        screen.wait_for("is not possible now")
        screen.type(f"{cut}\n")
        screen.wait_for("Her decision card crosses out")
        screen.wait_for("Pinzetta takes pile")
        screen.wait_for("which pile of hers, take 1 or take 2")
        screen.type(f"{take}\n")
        screen.wait_for("She keeps ")
        screen.wait_for("where your stamps go, such as 1@")
        screen.type(f"{place}\n")
        screen.wait_for("You place ")
        screen.wait_for("> ")
        screen.type("q\n")
        screen.wait_for("stockbook play --resume game.txt")
        assert screen.process.wait(30) == 0
    assert replay(read_record("game.txt")).states == history.states


def test_a_whole_show_phase_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """``place best`` places all stamps and enters; several may be typed with their cells, and faults help."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 0.2)
    history = GameHistory(make_game("pinzetta", 1), 7)
    agent = make_agent(history.game, AgentName("greedy"))
    while history.state.swap.table.phase != "show":
        view = history.game.view(history.state, ME)
        history.play(agent.act(view, decision_rng(7, len(history.actions))))
    match = Match(history, ["me"], [None], ME)
    table, view = match.words, match.view
    actions = match.meant("place best")
    places = [each for each in actions if isinstance(each, Place)]
    assert actions == [*places, actions[-1]]
    assert isinstance(actions[-1], Enter)
    left = [history.game.components.pieces.tiles[item] for item in view.swap.table.seats[ME].hand]
    typed = "; ".join(f"{left.pop(each.item)}@{cell_name(each.cell)}" for each in places)
    assert left == []
    assert table.read(view, typed) == places
    for action in actions:
        assert action in history.game.actions(history.state)
        history.play(action)
    with pytest.raises(ValueError, match="place your stamps before you enter"):
        table.read(view, "enter 1")
