"""Advice in a game: Ctrl-C ends the search and not the game; a plan becomes actions."""

from __future__ import annotations

import signal
from typing import Any

import pytest

from stockbook.cli.playing import hints
from stockbook.cli.questions import signals
from stockbook.cli.rendering.advice import show_advice
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.contests import Contest
from stockbook.models.stampswap.game.actions import Place
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import parse_position

CONTESTS = tuple(map(Contest.parse, ("edges 10", "edges 10", "perfect-corners 3")))
CUT = """
game = "stampswap"
phase = "cut"
round = 3
contests = ["count all 1"]
[me]
collection = ["forever", "forever", "first-player", "specialist Clerk"]
[[opponents]]
name = "left"
album = "forever@a1"
collection = ["forever", "forever", "forever", "exhibitor count rare 1"]
"""
PLACED = parse_placed_tiles("2x2 blue space 1@a1; forever@c1; 2x2 blue space 1@d1")


def interrupt(*_: Any, **__: Any) -> Any:
    """A search that is stopped before it has found anything."""
    signals._received = signal.SIGINT
    raise KeyboardInterrupt


def test_ctrl_c_before_there_is_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said, and the game goes on."""
    monkeypatch.setattr("stockbook.engine.advice.advise", interrupt)
    with pytest.raises(ValueError, match="stopped before there was a hint"):
        hints.ask(Position(3, CONTESTS))
    assert signals.exit_code() is None


def test_ctrl_c_gives_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """After Ctrl-C the best that the search has found so far is the hint, and the game goes on."""

    def stopped(position: Position, **_: Any) -> Position:
        signals._received = signal.SIGINT
        return position

    monkeypatch.setattr("stockbook.engine.advice.advise", stopped)
    position = Position(3, CONTESTS)
    assert hints.ask(position) == position
    assert signals.exit_code() is None


def test_a_hint_names_no_options(capsys: pytest.CaptureFixture[str]) -> None:
    """Inside a game there are none; that there are more cuts than are shown is said all the same."""
    advice = hints.ask(parse_position(CUT))
    hints.shown(advice)
    shown = capsys.readouterr().out
    assert " more cuts\n" in shown
    assert "--" not in shown
    show_advice(advice)
    assert " more cuts: --json has them all" in capsys.readouterr().out


def test_tiles_become_actions() -> None:
    """Each with its place in the hand that those before it have left; equal tiles by the first of them."""
    hand = [PLACED[1].tile, PLACED[0].tile, PLACED[2].tile]
    found = hints.place_actions(hand, PLACED)
    assert found == [Place(1, (0, 0)), Place(0, (2, 0)), Place(0, (3, 0))]


def test_the_number_of_a_contest() -> None:
    """The number is that of the first equal contest without my ticket; no contest has no number."""
    assert hints.contest_number(CONTESTS[0], CONTESTS, (0,)) == 1
    assert hints.contest_number(CONTESTS[2], CONTESTS, ()) == 2
    assert hints.contest_number(None, CONTESTS, (0, 1, 2)) is None
