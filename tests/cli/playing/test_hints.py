"""Advice in a game: Ctrl-C ends the search and not the game."""

from __future__ import annotations

import signal
from typing import Any

import pytest

from stockbook.cli.games.parts import show_advice
from stockbook.cli.playing.session import shown
from stockbook.cli.questions import signals
from stockbook.cli.questions.asking import GameReporter
from stockbook.engine import advice as advice_module
from stockbook.engine.play import searched
from stockbook.models.contests import Contest
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


def hint(position: Any) -> Any:
    """The advice on a position in a game."""
    return searched(GameReporter().searching, advice_module.advise, position)


def interrupt(*_: Any, **__: Any) -> Any:
    """A search that is stopped before it has found anything."""
    signals._received = signal.SIGINT
    raise KeyboardInterrupt


def test_ctrl_c_before_there_is_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said, and the game goes on."""
    monkeypatch.setattr(advice_module, "advise", interrupt)
    with pytest.raises(ValueError, match="stopped before there was a hint"):
        hint(Position(3, CONTESTS))
    assert signals.exit_code() is None


def test_ctrl_c_gives_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """After Ctrl-C the best that the search has found so far is the hint, and the game goes on."""

    def stopped(position: Position, **_: Any) -> Position:
        signals._received = signal.SIGINT
        return position

    monkeypatch.setattr(advice_module, "advise", stopped)
    position = Position(3, CONTESTS)
    assert hint(position) == position
    assert signals.exit_code() is None


def test_a_hint_names_no_options(capsys: pytest.CaptureFixture[str]) -> None:
    """Inside a game there are none; that there are more cuts than are shown is said all the same."""
    advice = hint(parse_position(CUT))
    shown(advice)
    printed = capsys.readouterr().out
    assert " more cuts\n" in printed
    assert "--" not in printed
    show_advice(advice)
    assert " more cuts: --json has them all" in capsys.readouterr().out
