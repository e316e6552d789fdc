"""Advice on any game and phase from Python: positions read, the best move, and another beside it."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from stockbook.engine import NoMove, advise, document, explain, read, what_if, worth
from stockbook.games.registry import game_of
from stockbook.models import PositionError, parse_position, read_position
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.files.toml_file import shipped_files
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.optimizer import IllegalMove, SearchLimits, best_placement
from stockbook.optimizer.stampswap import game_placement, show_plans
from tests.cli.running import POSITIONS, run
from tests.engine.documents.answers import POSITION, is_json

QUICK = SearchLimits(time=0.3, workers=1)
LIMITS = SearchLimits(0.1, deterministic=True)
OPTIONS = ("--deterministic", "--time", "0.1")
POOR = "3x3 purple flowers 1@g8; 2x2 brown monuments -2@c8"


def position_of(name: str) -> Any:
    """A shipped position of any game."""
    return read(POSITIONS / f"{name}.toml")


@pytest.mark.parametrize(
    ("name", "game", "moves"),
    [
        ("friday", "stampswap", "plans"),
        ("sunday", "stampswap", "plans"),
        ("cut-sunday", "stampswap", "cuts"),
        ("choose-sunday", "stampswap", "choices"),
        ("collect-saturday", "stampswap", "choices"),
        ("pinzetta-cut", "pinzetta", "cuts"),
        ("pinzetta-show", "pinzetta", "plans"),
        ("stamps-example", "stamps", "moves"),
        ("stamp-albums", "stamp-albums", "purchases"),
    ],
)
def test_every_game_and_phase(name: str, game: str, moves: str) -> None:
    """The document has the moves of its game and phase."""
    advice = advise(position_of(name), limits=QUICK)
    found = document(advice)
    assert is_json(found)
    assert found["game"] == game
    assert found[moves]
    assert advice.seconds is not None
    assert not advice.interrupted


@pytest.mark.parametrize(
    "name",
    [
        "saturday",
        "sunday",
        "cut-sunday",
        "choose-sunday",
        "collect-saturday",
        "pinzetta-cut",
        "pinzetta-choose",
        "pinzetta-show",
        "stamps-example",
        "stamp-albums",
    ],
)
def test_ranked_moves_are_written_as_they_are_read(name: str) -> None:
    """The words of the best move read back as one, and its value is none below that of the next."""
    position = position_of(name)
    best, *others = advise(position, limits=QUICK).moves
    for words in best.words.split("; ") if name == "stamp-albums" else [best.words]:
        game_of(position).read_move(position, words)
    assert all(best.value.value >= each.value.value for each in others[:1])
    assert bool(best.at) == (name in ("saturday", "sunday", "pinzetta-show", "stamps-example"))


@pytest.mark.parametrize("phase", ["cut", "choose", "collect"])
def test_a_placement_is_no_answer_to_another_phase(phase: str) -> None:
    """Instead of a plan without tiles there is an error that names the phase."""
    with pytest.raises(ValueError, match=f"Expected a Show Phase, not the phase '{phase}'"):
        best_placement(replace(POSITION, phase=phase))


def test_the_goal_unless_told() -> None:
    """The whole game, which is this Show Phase in the last round; against Pinzetta this Show Phase."""
    assert game_of(POSITION).default_goal(POSITION) is Goal.GAME
    for position in (Position(round=3, contests=()), position_of("pinzetta-cut")):
        assert game_of(position).default_goal(position) is Goal.NOW


def test_nothing_to_advise() -> None:
    """A missing pool, no pile on offer and a choice without meaning are errors that say so."""
    collect = read_position(POSITIONS / "collect-saturday.toml")
    with pytest.raises(PositionError, match="pool: missing: add pool"):
        advise(replace(collect, pool=()))
    choose = read_position(POSITIONS / "choose-sunday.toml")
    gone = tuple(replace(each, piles=()) for each in choose.opponents)
    with pytest.raises(NoMove, match="no pile of an opponent is on offer") as caught:
        advise(replace(choose, opponents=gone))
    assert caught.value.key == "opponents"
    with pytest.raises(TypeError, match="plans: means nothing here"):
        advise(choose, plans=2)


@pytest.mark.parametrize("name", ["stamps-end", "stamp-albums"])
def test_games_without_wishes_say_so(name: str) -> None:
    """There is nothing to search, which is no fault of the program."""
    position: Any = read(POSITIONS / f"{name}.toml")
    for ask, words in ((partial(what_if, wishes=()), "knows no wishes"), (worth, "has no Show Phase")):
        with pytest.raises(NoMove, match=words):
            ask(position)


@pytest.fixture
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few samples, and candidates without local search."""
    monkeypatch.setattr(game_placement, "SAMPLES", 6)
    monkeypatch.setattr(game_placement, "candidate_plans", partial(show_plans.candidate_plans, orders=0))


@pytest.mark.usefixtures("few_samples")
@pytest.mark.parametrize(
    ("name", "text", "move"),
    [
        ("saturday", POOR, parse_placed_tiles(POOR)),
        ("choose-saturday", "take left 1", (1, 0)),
        ("collect-saturday", "5", 4),
    ],
)
def test_python_and_the_command_agree(name: str, text: str, move: object) -> None:
    """The same document: the goal of the advice, and a difference with an interval over common samples."""
    path = POSITIONS / f"{name}.toml"
    found = document(explain(read_position(path), move, limits=LIMITS))
    assert is_json(found)
    assert {"schema": 1, **found} == json.loads(
        run("explain", str(path), "--move", text, *OPTIONS, "--json").stdout
    )
    assert found["goal"] == "game"
    assert found["low"] <= found["difference"] <= found["high"]
    assert found["samples"] >= 2


def test_goal_now_is_an_option() -> None:
    """Then the difference is that of this Show Phase, proved."""
    found = document(
        explain(read_position(POSITIONS / "saturday.toml"), parse_placed_tiles(POOR), goal="now")
    )
    assert found["proved"]
    assert found["difference"] == found["best"]["points"] - found["move"]["points"] > 0
    assert "samples" not in found


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("choose-saturday", (1, 2)),
        ("collect-saturday", 99),
        ("cut-saturday", Cut((0,), ((1,), (2,)))),
    ],
)
def test_a_move_that_is_not_on_offer(name: str, move: object) -> None:
    """A pile that is not on offer is refused."""
    with pytest.raises(IllegalMove):
        explain(read_position(POSITIONS / f"{name}.toml"), move, limits=LIMITS)


@pytest.mark.parametrize(
    ("file", "kind", "game"),
    [
        ("sunday", "Position", "stampswap"),
        ("pinzetta-cut", "SoloPosition", "pinzetta"),
        ("stamps-example", "StampsPosition", "stamps"),
        ("stamp-albums", "AlbumsPosition", "stamp-albums"),
    ],
)
def test_every_game_is_read_and_answered(file: str, kind: str, game: str) -> None:
    """A path or a name, as text or as a path; what is read has an answer and a document."""
    position = read(POSITIONS / f"{file}.toml")
    assert type(position).__name__ == kind
    assert position == read(str(POSITIONS / f"{file}.toml")) == read(file)
    assert document(advise(position, limits=SearchLimits(time=0.3)))["game"] == game


def test_a_record_is_read_at_its_lines() -> None:
    """The position is that of the moment, as ``stockbook hint --at`` has it."""
    assert read("against-agents", 468).phase == "choose"
    with pytest.raises(PositionError, match="the game has ended"):
        read("against-agents")


@pytest.mark.parametrize(
    "name", ["stamps-example", "stamp-albums", "pinzetta-cut", *shipped_files(("games",))]
)
def test_stamp_swaps_own_reader_says_what_it_is(name: str) -> None:
    """Of another game, and of a record, one fault says what the file is."""
    with pytest.raises(PositionError) as refused:
        read_position(name)
    (fault,) = refused.value.faults
    assert fault.message.startswith("this is a")


def test_the_text_of_another_game_too() -> None:
    """A text is told just like a file."""
    with pytest.raises(PositionError, match="game: this is a position of stamps: "):
        parse_position('game = "stamps"')
