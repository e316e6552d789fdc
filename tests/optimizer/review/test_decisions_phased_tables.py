"""Reviews of games at a real table: one's own decisions, as the same game dealt here would be reviewed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from stockbook.games.records import table_record
from stockbook.games.registry import definition_of
from stockbook.models.play.real_tables import TableRecord
from stockbook.models.stamp_albums.game import ALL_BOUGHT
from stockbook.optimizer.review.decisions import table_decisions
from stockbook.optimizer.review.game_review import GameReview, review_game
from stockbook.optimizer.solver.limits import SearchLimits
from tests.games.stamp_albums.typed import typed_albums
from tests.games.stamps.typed import typed_stamps

LIMITS = SearchLimits(0.02, seed=3)
GAMES: dict[str, Callable[[], object]] = {
    "stamps": lambda: typed_stamps(3, 2, me=1),
    "stamp-albums": lambda: typed_albums(4, me=1, lazy=0.3),
}


#: Lines of a record that are reviewed.
LINES = 14


def reviewed(text: str, most: int = 10**9) -> tuple[TableRecord, GameReview]:
    """The record and the review of as many lines of a text."""
    record = table_record(text, "game.txt", None, None)
    assert record is not None
    cut = replace(record, lines=record.lines[:most])
    return cut, review_game(cut, definition_of(cut.game), limits=LIMITS)


@pytest.mark.parametrize("game", [*GAMES])
def test_my_decisions(game: str) -> None:
    """Each decision that I saw is compared, at its line; nothing is lost below 0, and leads are expected."""
    typed = GAMES[game]()
    record, review = reviewed(str(typed), LINES)
    assert review.players == (record.names.index("me"),)
    rule = str(typed).split("\n").index("---") + 1
    seen = [number for number, _ in typed.seen if number < LINES]
    assert [each.line - rule - 1 for each in review.decisions] == seen
    assert [each.line for each in review.decisions if each.comparison.lost.value < 0] == []
    assert len(review.course) == len(review.decisions)
    assert all(len(point.leads) == len(record.names) for point in review.course)
    assert (review.title, review.names) == (game, record.names)


def test_the_end_of_a_game() -> None:
    """After my last purchase, which ends the game, the lead is the true one."""
    found = (typed_albums(seed, lazy=0.3) for seed in range(99))
    typed = next(
        each for each in found if each.final.turn.ended == ALL_BOUGHT and each.final.turn.player == 0
    )
    record = table_record(str(typed), "game.txt", None, None)
    assert record is not None
    states = record.states()
    reviewer = definition_of(record.game).reviewer(typed.game, record.names)
    found, left = table_decisions(record, states, reviewer)
    assert left == []
    last = found[-1]
    assert typed.game.score(last.states[-1]) == typed.game.score(typed.final)
    assert typed.game.turn(last.states[-1]) is None


def test_what_i_did_not_tell_is_left_out() -> None:
    """A decision before which my stamps are not told has no position, and the others are reviewed."""
    typed = typed_stamps(2, 5)
    draws = [number for number, line in enumerate(typed.lines) if line.startswith("me draw")]
    typed.lines[draws[1]] = "me draw ?"
    _, review = reviewed(str(typed), LINES)
    seen = [each for each in typed.seen if each[0] < LINES]
    assert 0 < len(review.decisions) < len(seen)
    assert len(review.decisions) + len(review.left_out) == len(seen)
    assert all(each.reason for each in review.left_out)


def test_a_record_that_ends_before_a_draw() -> None:
    """The leads after its last decision are those before it."""
    typed = typed_stamps(2, 5)
    last = typed.seen[1][0] + 1
    _, review = reviewed(str(typed), last)
    assert len(review.decisions) == 2
    assert review.decisions[-1].line == review.record.lines[-1][0]
