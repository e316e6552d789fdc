"""The options of commands with advice."""

from __future__ import annotations

from time import monotonic, process_time
from typing import Any

import pytest

from stockbook.cli.questions.failure import WRONG_INPUT, Refused
from stockbook.cli.questions.search import (
    LEAST_RESERVE,
    MOST_RESERVE,
    SHORTEST,
    HintOptions,
    SearchOptions,
)
from stockbook.models.files.faults import PositionError
from stockbook.models.stampswap.position import Position
from tests.models.stampswap.game.games import DEMO

POSITION = Position(round=2, contests=())


def test_the_clock_runs_from_the_start_of_the_command() -> None:
    """A search gets what is left, and never nothing; a deterministic one has its whole time."""
    since: dict[str, float] = {"started": monotonic() - 2, "worked": process_time() - 2}
    assert SearchOptions(10, **since).limits().time == pytest.approx(10 - LEAST_RESERVE - 2, abs=0.5)
    assert SearchOptions(3, **since).limits().time == pytest.approx(3 - LEAST_RESERVE - 2, abs=0.5)
    assert SearchOptions(1, **since).limits().time == SHORTEST
    limits = SearchOptions(7, 3, 5, deterministic=True, started=since["started"]).limits()
    assert (limits.time, limits.workers, limits.seed, limits.deterministic) == (7, 3, 5, True)


def test_more_is_left_for_showing_on_a_busy_machine() -> None:
    """Where a second of work has taken very long, the search ends earlier, but not by more than a limit."""
    busy = SearchOptions(100, started=monotonic() - 50, worked=process_time() - 1)
    assert busy.limits().time == pytest.approx(50 - MOST_RESERVE, abs=1)


def test_an_error_takes_the_position_along() -> None:
    """The report of a fault of ours has to show what was asked."""

    def broken(position: Position, **_: Any) -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError) as caught:
        SearchOptions(10).ask(broken, POSITION)
    assert 'game = "stampswap"' in caught.value.__notes__[0]


def test_options_without_meaning_are_refused() -> None:
    """Each that is given and means nothing, and no other; those that mean something are read."""
    search = SearchOptions(10)
    assert HintOptions(search, None, as_json=False).choices(POSITION, (), "file") == {}
    options = HintOptions(search, None, as_json=False, plans=2, contest="none", deck="x.toml")
    with pytest.raises(Refused) as caught:
        options.choices(POSITION, ("contests",), "file")
    assert caught.value.code == WRONG_INPUT
    assert [fault.key for fault in caught.value.faults] == ["--deck", "--plans"]
    options = HintOptions(search, None, False, 2, "none", str(DEMO), "random")
    read = options.choices(POSITION, ("plans", "contests", "deck", "opponents"), "file")
    assert (read["plans"], read["contests"], read["opponents"].random) == (2, [None], 1)
    assert read["deck"].tiles


def test_a_deck_that_cannot_be_read() -> None:
    """It is told as a fault of its file."""
    with pytest.raises(PositionError, match="cannot be read"):
        HintOptions(SearchOptions(10), None, False, deck="none.toml").choices(POSITION, ("deck",), "file")
