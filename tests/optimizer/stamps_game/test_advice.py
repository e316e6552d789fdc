"""Every move of a position with its value, best first."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest

from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.stamps_game.game import moves
from stockbook.models.stamps_game.grid import points, trapped
from stockbook.models.stamps_game.reading import position_from
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stamps_game.advice import RankedMoves, best_moves
from tests.models.stamps_game.positions import end_of, position_after

POSITIONS = Path(__file__).resolve().parents[3] / "seeds" / "positions"


def complete(answer: RankedMoves) -> None:
    """Every move is there once, best first, with what the rules say of it."""
    position = answer.position
    assert sorted(map(str, (entry.move for entry in answer.advice))) == sorted(
        map(str, moves(position.grid, position.hand))
    )
    values = [entry.lead.value for entry in answer.advice]
    assert values == sorted(values, reverse=True)
    for entry in answer.advice:
        caught = trapped(position.grid, entry.move.at, entry.move.color, position.readings)
        assert entry.trapped == caught
        printed = position.deck.track
        assert entry.gain == points(entry.track, printed) - points(position.track, printed)


@pytest.mark.parametrize("seed", range(3))
def test_a_position_in_the_middle(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Values are estimates with intervals, the same on every run without a clock."""
    monkeypatch.setattr("stockbook.optimizer.stamps_game.advice.ROLLOUTS", 600)
    position = position_after(seed, 2 + seed, 14)
    answer = best_moves(position, SearchLimits(seed=seed, deterministic=True))
    complete(answer)
    assert not answer.exact
    assert all(entry.lead.margin for entry in answer.advice)
    assert answer.samples == max(entry.lead.samples for entry in answer.advice)
    assert best_moves(position, SearchLimits(seed=seed, deterministic=True)) == answer


def test_the_last_stamp() -> None:
    """With one stamp left the value is the lead that it makes."""
    for seed in range(10):
        position = end_of(seed, 2, 1)
        answer = best_moves(position, SearchLimits(deterministic=True))
        complete(answer)
        assert answer.exact
        theirs = points(position.opponents[0].track, position.deck.track)
        for entry in answer.advice:
            assert entry.lead.value == points(entry.track, position.deck.track) - theirs


def test_shipped_positions_are_answered() -> None:
    """A short search is enough for an answer to each of them; the end is exact, which takes what it takes."""
    for path in sorted(POSITIONS.glob("stamps-*.toml")):
        position = position_from(read_toml_file(path))
        answer = best_moves(position, SearchLimits(0.3 if position.pile else 60))
        complete(answer)
        assert answer.exact == (position.pile == 0)


def test_a_stop_ends_with_what_is_known() -> None:
    """A search for an hour stops, and says so."""
    until = monotonic() + 0.5
    answer = best_moves(position_after(1, 2, 4), SearchLimits(3600, stop=lambda: monotonic() > until))
    assert answer.interrupted
    complete(answer)
