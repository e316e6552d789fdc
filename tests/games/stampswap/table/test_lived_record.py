"""The record of rounds that are lived in, against the same rounds of games that were dealt."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.games.stampswap.table.lived_record import EARLIER, earlier_lines, head_of, round_lines
from stockbook.games.tables import TableLines
from stockbook.models.stampswap.position import Position
from tests.games.stampswap.table.test_next_round import shows


def read(text: str) -> TableLines:
    """The game after all lines of a record."""
    found = TableLines.read(text, "game.txt", None)
    assert found
    return found


def lines_before(position: Position) -> list[str]:
    """The lines of the rounds before a position."""
    return list(earlier_lines(read(head_of(position)).state, position))


def test_a_round_reads_back_as_it_was_lived_in() -> None:
    """The lines of earlier rounds leave what lay there; those of this one add what I placed and entered."""
    for position, move, contest, _ in shows(2):
        text = head_of(position) + "".join(f"{line}\n" for line in lines_before(position))
        before = read(text).state
        assert set(map(str, before.mine.album.tiles)) == set(map(str, position.album.tiles))
        text += "".join(f"{line}\n" for line in round_lines(before, position, move, contest))
        mine = read(text).state.mine
        assert len(mine.album.tiles) == len(position.album.tiles) + move.count("@")
        assert len(mine.entered) + (mine.declared is not None) == position.round


def test_earlier_rounds_are_told_with_a_remark() -> None:
    """There are none before the first round, in which no stamp can lie there yet."""
    first, second = (position for position, *_ in shows(2)[:2])
    assert lines_before(first) == []
    assert lines_before(second)[0] == EARLIER
    with pytest.raises(ValueError, match="the game begins with empty albums"):
        lines_before(replace(first, me=second.me))
    with pytest.raises(ValueError, match="each round before had a contest and goods"):
        lines_before(replace(second, me=replace(second.me, entered=())))
    with pytest.raises(ValueError, match="a record names all players"):
        head_of(replace(second, opponents=()))
