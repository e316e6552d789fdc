"""Rounds that are lived in on the album page, and their record."""

from __future__ import annotations

from typing import Any

import pytest

from stockbook.games.tables import TableLines
from stockbook.models.files.toml_file import STDIN
from stockbook.models.stampswap.reading import position_to_dict
from stockbook.web.guard import Refusal
from stockbook.web.rounds import round_document
from tests.games.stampswap.table.test_next_round import shows


def table(record: str) -> Any:
    """The game after all lines of a record."""
    found = TableLines.read(record, STDIN, None)
    assert found
    return found


@pytest.mark.parametrize("seed", [2, 3])
def test_a_whole_game(seed: int) -> None:
    """Three rounds make one record, in which I have the album, the tickets and the points of the game."""
    record, rounds = "", shows(seed)
    for position, move, contest, _ in rounds:
        request = {"position": position_to_dict(position), "move": move, "contest": contest, "record": record}
        document = round_document(request)
        record = document["record"]
        assert ("position" in document) == (position.round < 3)
    me = table(record).state.mine
    laid = rounds[-1][0].album.tiles
    placed = set(map(str, me.album.tiles))
    assert {*map(str, laid), *filter(None, rounds[-1][1].split("; "))} == placed
    assert len(me.entered) + (me.declared is not None) == 3
    assert me.points == rounds[-1][0].me.points


def test_a_game_that_began_elsewhere() -> None:
    """Albums, tickets and points that lay there before are in the record too, with a remark."""
    position, move, contest, _ = shows(2)[1]
    document = round_document({"position": position_to_dict(position), "move": move, "contest": contest})
    assert "# What lay there when this record began" in document["record"]
    state = table(document["record"]).state
    before = table(document["record"].partition("round 2")[0]).state
    assert before.mine.points == position.me.points
    assert set(map(str, before.mine.album.tiles)) == set(map(str, position.album.tiles))
    assert len(state.mine.album.tiles) == len(before.mine.album.tiles) + move.count("@")


@pytest.mark.parametrize("phase", ["collect", "cut", "choose"])
def test_the_swap_goes_on_at_the_table(phase: str) -> None:
    """The pool, my collection and the piles on offer are told as lines, and the record stands there."""
    goods = [
        "forever",
        "2x2 rare 4",
        "2x3 blue space 2",
        "2x3 blue space 2",
        "3x3 green space 1",
        "first-player",
    ]
    parts: dict[str, dict[str, Any]] = {
        "collect": {"pool": goods[:5], "me": {}},
        "cut": {"me": {"collection": goods}},
        "choose": {
            "me": {"got": goods[2:3], "piles": [goods[:2], goods[3:]]},
            "opponents": [
                {"name": "big ann", "piles": [["2x3 ?"], ["double 2x4 (blue space 3 | yellow space -1)"]]}
            ],
        },
    }
    base = {"game": "stampswap", "round": 1, "contests": ["edges 10"], "opponents": [{"name": "big ann"}]}
    document = round_document({"position": {**base, "phase": phase, **parts[phase]}})
    found = table(document["record"])
    assert found.state.phase == phase
    assert [each.name for each in found.state.seats] == ["me", "big-ann"]
    questions = {"collect": "collect", "cut": "my cut", "choose": "take"}
    assert any(questions[phase] in each.words for each in found.questions)


def test_no_record() -> None:
    """The reason is told where there is no record; faults of the position are told as everywhere."""
    base = {"game": "stampswap", "phase": "show", "round": 1, "contests": ["edges 10"]}
    document = round_document({"position": base, "contest": "edges 10"})
    assert document["position"]["round"] == 2 and "add the others" in document["reason"]
    laid = {**base, "me": {"album": "forever@a1"}, "opponents": [{"name": "ann"}]}
    assert "empty albums" in round_document({"position": laid})["reason"]
    assert round_document({"position": {**base, "contests": []}})["faults"][0]["key"] == "contests"
    assert "no record" in round_document({"position": base, "record": "me"})["reason"]
    with pytest.raises(Refusal):
        round_document({"position": base, "move": 1})
