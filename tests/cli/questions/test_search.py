"""The options of commands with advice."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest

from stockbook.cli.questions.failure import WRONG_INPUT, Refused
from stockbook.cli.questions.search import RESERVE, SHORTEST, HintOptions, SearchOptions, goal_of
from stockbook.models.files.faults import PositionError
from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.position import Position
from tests.models.stampswap.game.games import DEMO

POSITION = Position(round=2, contests=())


def test_the_clock_runs_from_the_start_of_the_command() -> None:
    """A search gets what is left, and never nothing; a deterministic one has its whole time."""
    started = monotonic() - 2
    assert SearchOptions(10, started=started).limits().time == pytest.approx(10 - RESERVE - 2, abs=0.5)
    assert SearchOptions(10, started=started).limits(3).time == pytest.approx(3 - RESERVE - 2, abs=0.5)
    assert SearchOptions(1, started=started).limits().time == SHORTEST
    limits = SearchOptions(7, 3, 5, deterministic=True, started=started).limits()
    assert (limits.time, limits.workers, limits.seed, limits.deterministic) == (7, 3, 5, True)


def test_an_error_takes_the_position_along() -> None:
    """The report of a fault of ours has to show what was asked."""

    def broken(position: Position, **_: Any) -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError) as caught:
        SearchOptions(10).ask(broken, POSITION)
    assert 'game = "stampswap"' in caught.value.__notes__[0]


def test_options_without_meaning_are_refused() -> None:
    """Each of those named that is given, and no other."""
    search = SearchOptions(10)
    HintOptions(search, None, as_json=False).refuse_unused("file", "--plans", "--contest", "--deck")
    options = HintOptions(search, None, as_json=False, plans=2, contest="edges", deck="x.toml")
    with pytest.raises(Refused) as caught:
        options.refuse_unused("file", "--plans", "--deck")
    assert caught.value.code == WRONG_INPUT
    assert [(fault.file, fault.key) for fault in caught.value.faults] == [
        ("file", "--plans"),
        ("file", "--deck"),
    ]


def test_unseen_tiles_come_from_a_deck() -> None:
    """Without one the search has its own; a deck that cannot be read is told."""
    search = SearchOptions(10)
    assert HintOptions(search, None, as_json=False).unseen_tiles(POSITION) is None
    assert HintOptions(search, None, as_json=False, deck=str(DEMO)).unseen_tiles(POSITION)
    with pytest.raises(PositionError, match="cannot be read"):
        HintOptions(search, None, as_json=False, deck="none.toml").unseen_tiles(POSITION)


def test_the_goal_unless_told() -> None:
    """The whole game, which is this Show Phase in the last round."""
    assert goal_of(None, POSITION) is Goal.GAME
    assert goal_of(None, Position(round=3, contests=())) is Goal.NOW
    assert goal_of(Goal.NOW, POSITION) is Goal.NOW
