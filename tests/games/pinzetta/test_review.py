"""Reviews of games against Pinzetta at a real table: my decisions by what I saw, the others left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.games.pinzetta.definition import GAME
from stockbook.games.pinzetta.review import TABLES
from stockbook.games.pinzetta.table.game import position_of_solo
from stockbook.games.records import table_record
from stockbook.models.play.real_tables import TableRecord
from stockbook.optimizer.review.game_review import review_game
from stockbook.optimizer.solver.limits import SearchLimits
from tests.models.pinzetta.typed import TypedPinzetta, typed_pinzetta

LIMITS = SearchLimits(0.02, seed=3)


def recorded(typed: TypedPinzetta) -> TableRecord:
    """The record of a game."""
    record = table_record(str(typed), "game.txt", None, None)
    assert record is not None
    return record


@pytest.mark.parametrize("intro", [False, True])
def test_all_my_decisions_are_found(intro: bool) -> None:
    """Each with the position that I saw; all lines of a Show Phase are one, with the contest entered."""
    typed = typed_pinzetta(3, intro=intro)
    record = recorded(typed)
    _, _, found, left = TABLES.review(record, record.states())
    assert left == []
    assert [each.phase for each in found] == ["cut", "choose", "place"] * 3
    assert [each.round for each in found] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    seen = dict(typed.seen)
    for each in found:
        position = position_of_solo(each.states[0])
        assert replace(position, position=replace(position.position, deck=None)) == seen[each.first]
    final = typed.final
    assert final is not None
    table = final.swap.table
    contests = [each.actions[0][1] for each in found if each.phase == "place"]
    assert [each for each in contests if each] == [table.contests[n] for n in table.seats[0].entered]
    placed = [tile for each in found if each.phase == "place" for tile in each.actions[0][0]]
    assert len(placed) == len(table.seats[0].placed)


def test_each_decision_is_compared() -> None:
    """None gives away less than nothing; the leads to come are not guessed."""
    record = recorded(typed_pinzetta(3, cards=False, rounds=1))
    review = review_game(record, GAME, limits=LIMITS)
    assert [each.phase for each in review.decisions] == ["cut", "choose", "place"]
    assert [each.line for each in review.decisions if each.comparison.lost.value < 0] == []
    assert (review.course, review.left_out, review.players) == ((), (), (0,))


def test_what_is_not_told_is_left_out() -> None:
    """Without the crossed-out icons a cut is not compared, and without her piles no choice."""
    typed = typed_pinzetta(3, cards=False, rounds=1)
    del typed.head["crossed"]
    review = review_game(recorded(typed), GAME, limits=LIMITS)
    assert [each.phase for each in review.decisions] == ["choose", "place"]
    assert "crossed-out icons" in review.left_out[0].reason
    end = next(n for n, line in enumerate(typed.lines) if line.startswith("me cut"))
    typed.lines[end:] = ["me got 2x3 bl an 2; f", "me place 1 a1; 2 c1", "me enter 1"]
    review = review_game(recorded(typed), GAME, limits=LIMITS)
    assert [each.phase for each in review.decisions] == ["place"]
    assert [each.reason for each in review.left_out] == ["what was cut and chosen in this round is not told"]
