"""Reviews of Stamp Swap and Pinzetta, dealt or at a real table: a Show Phase is one decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from stockbook.games.records import table_record
from stockbook.games.registry import definition_of
from stockbook.games.stampswap.definition import GAME
from stockbook.games.stampswap.review import TABLES
from stockbook.games.stampswap.table.game import position_of_table
from stockbook.models.play.real_tables import TableRecord
from stockbook.models.play.record import GameHistory
from stockbook.models.stampswap.game.actions import Look
from stockbook.optimizer.review.decisions import PLACE, Decision, decisions
from stockbook.optimizer.review.game_review import GameReview, review_game
from stockbook.optimizer.solver.limits import SearchLimits
from tests.fuzz.records import simply
from tests.optimizer.review.games import played
from tests.table_records import TypedGame, typed_game

LIMITS = SearchLimits(0.2, workers=1)


@pytest.mark.parametrize("phase", ["collect", "cut", "choose", PLACE])
def test_a_decision_of_each_phase(phase: str) -> None:
    """The move is told in words, loses nothing below 0, and where it is the best one, nothing at all."""
    history = played("stampswap", ("random", "quick"))
    reviewer = definition_of(history.game.name).reviewer(history.game, ("ann", "bob"))
    decision = next(each for each in decisions(history, reviewer) if each.phase == phase)
    found = reviewer.compare(decision, LIMITS)
    assert found.lost.value >= 0
    assert (found.move == found.best) <= (found.lost.value == 0)
    assert found.rows
    begins = {"collect": "collect ", "cut": "reserve ", "choose": "take ", PLACE: ""}
    assert found.move.startswith(begins[phase])


@pytest.mark.parametrize("game", ["stampswap-season", "pinzetta"])
def test_a_show_phase_of_the_last_round_is_exact(game: str) -> None:
    """The points that a random placement gives away equal the best placement's total minus its own."""
    history = played(game, ("random",))
    reviewer = definition_of(history.game.name).reviewer(history.game, ("ann",))
    last = [each for each in decisions(history, reviewer) if each.phase == PLACE][-1]
    found = reviewer.compare(last, SearchLimits(3.0, workers=1))
    move, best = (sum(row[side] or 0 for row in found.rows) for side in (1, 2))
    assert found.lost.value == best - move > 0


def test_a_look_is_compared_with_the_best_look() -> None:
    """The best of all possible looks gives nothing away, and each comparison states the value of a look."""
    history, decision = next(_looks())
    reviewer = definition_of(history.game.name).reviewer(history.game, ("ann", "bob"))
    looks = [action for action in history.game.actions(decision.states[0]) if isinstance(action, Look)]
    found = [reviewer.compare(replace(decision, actions=(look,)), LIMITS) for look in looks]
    assert min(each.lost.value for each in found) == 0
    assert all(each.rows[0][0] == "what the look brings" for each in found)


def _looks() -> Iterator[tuple[GameHistory[Any, Any, Any], Decision]]:
    """The looks in random games."""
    for seed in count(1):
        history = played("stampswap", ("random", "random"), seed)
        for each in decisions(
            history, definition_of(history.game.name).reviewer(history.game, ("ann", "bob"))
        ):
            if isinstance(each.actions[0], Look):
                yield history, each


TABLE_LIMITS = SearchLimits(0.02, seed=3)
HEAD = """game = "stampswap"
players = ["me", "ann", "ben"]
first = "ann"
contests = ["edges 10", "sets theme 9", "count rare 2", "Wide: group shape=rectangle 3"]
finale = "second color 4"
mats = ["count theme=space 1", "?", "?"]
---
event reserve 1
"""
COLLECT = "me collect 2x3 bl an 2; 2x2 r 5; 3x3 gr sp 1; f; 4x2 bl an 1; 2x2 ye fl -1"
CUT = "me cut f; 2x2 ye | 2x3; 2x2 r | 3 5"
ANN = "ann cut ? | 2x3 ?; first | 2x2 br sp 1"
BEN = "ben cut 3x2 gr ve 3 | 2x4 ? | 4x2 pu mo 3; f"
SHOW = "me place f a1; 2x2 ye b1\nme place 2x4 k1; 3x3 d1; 4x2 g1\nme enter wide"
SWAP = "ann take me 1\nme take ben 1\nme turn 2x4 ye ve 2\nben take ann first"


def recorded(text: str) -> TableRecord:
    """The record of a text."""
    record = table_record(text, "game.txt", None, None)
    assert record is not None
    return record


def reviewed(*lines: str) -> GameReview:
    """The review of lines of a first round of three players."""
    return review_game(recorded(HEAD + "\n".join(lines)), GAME, limits=TABLE_LIMITS)


@pytest.fixture(params=[(2, 0), (4, 2)], scope="module")
def typed(request: pytest.FixtureRequest) -> TypedGame:
    """A simulated game as one of its players types it."""
    players, seed = request.param
    return typed_game(players, seed, simply, me=seed % players)


def test_all_my_decisions_are_found(typed: TypedGame) -> None:
    """Each with the position that the player saw; what is placed and discarded is all that was in hand."""
    record = recorded(str(typed))
    _, _, found, left = TABLES.review(record, record.states())
    assert left == []
    lines = [line for line in typed.lines if line.startswith("me ")]
    for phase, verb in (("collect", "collect"), ("cut", "cut"), ("choose", "take"), ("place", "enter")):
        mine = [each for each in found if each.phase == phase]
        assert len(mine) == sum(line.split()[1] == verb for line in lines)
    seen = dict(typed.seen)
    for each in found:
        position = position_of_table(each.states[0])
        assert seen[each.first] == position if each.first in seen else each.phase == "place"
        assert each.round == position.round
    places = [each for each in found if each.phase == "place"]
    assert sum(len(each.actions[0][0]) for each in places) == sum(" place " in line for line in lines)
    final = typed.final
    assert final is not None
    entered = final.table.seats[typed.me].entered
    contests = [each.actions[0][1] for each in places]
    assert [each for each in contests if each] == [final.table.contests[number] for number in entered]


def test_each_decision_is_compared(typed: TypedGame) -> None:
    """None gives away less than nothing; nobody's leads are guessed."""
    record = recorded(str(typed))
    last = next(number for number, line in enumerate(typed.lines) if line == "round 2")
    review = review_game(replace(record, lines=record.lines[:last]), GAME, limits=TABLE_LIMITS)
    assert {each.phase for each in review.decisions} == {"collect", "cut", "choose", "place"}
    assert [each.line for each in review.decisions if each.comparison.lost.value < 0] == []
    assert (review.course, review.left_out) == ((), ())
    none = review_game(replace(record, lines=record.lines[:last]), GAME, [], limits=TABLE_LIMITS)
    assert (none.decisions, none.left_out) == ((), ())


def test_a_last_show_phase_is_one_decision() -> None:
    """The stamps of several lines are compared together, and their values are told line by line."""
    typed = typed_game(2, 0, simply)
    record = recorded(str(typed))
    _, _, found, _ = TABLES.review(record, record.states())
    *_, last = (each for each in found if each.phase == "place")
    comparison = TABLES.compare(last, TABLE_LIMITS)
    placed, contest = last.actions[0]
    assert (last.round, len(placed) > 1) == (3, True)
    assert set(map(str, placed)) <= set(comparison.move.split("; "))
    assert comparison.move.endswith(f"enter {contest or 'none'}")
    assert comparison.rows


def test_without_a_pool() -> None:
    """Collected items are left out with their line, and everything else is reviewed."""
    review = reviewed(COLLECT, CUT, ANN, BEN, SWAP, SHOW)
    assert [each.phase for each in review.decisions] == ["cut", "choose", "place"]
    (left,) = review.left_out
    assert left.line == HEAD.count("\n") + 1
    assert "the pool of round 1 is not told" in left.reason


def test_without_the_cut_of_another() -> None:
    """A pile cannot be compared with those that are not told."""
    choice = "ann take me 1\nben take ann 2\nme take ben 2x4 ?"
    review = reviewed(COLLECT, CUT, ANN, choice)
    assert [each.phase for each in review.decisions] == ["cut"]
    assert [each.reason for each in review.left_out][1:] == ["the piles of ben are not told"]
    review = reviewed(COLLECT, CUT, ANN, "me take ann 1")
    assert [each.reason for each in review.left_out][1:] == ["the piles of ben are not told"]


def test_what_is_told_in_one_line() -> None:
    """Several items of a pool at once have no order, and what I have from the swap no cut and no choice."""
    pool = "pool 2x3 bl an 2; 2x2 r 5; 3x3 gr sp 1; f; 4x2 bl an 1; 2x2 ye fl -1; 2x2 ?; f; 2x3 ?"
    review = reviewed(pool, "me collect 1; 2; 3; 4; 5; 6")
    assert [each.reason for each in review.left_out] == [
        "several items are collected at once, so their order is not told"
    ]
    review = reviewed("me got 2x3 bl an 2; f", "me place f a1; 2x3 b1", "me enter edges")
    assert [each.phase for each in review.decisions] == ["place"]
    assert [each.reason for each in review.left_out] == ["what was cut and chosen in this round is not told"]
