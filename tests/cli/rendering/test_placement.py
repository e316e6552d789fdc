"""Tests of the terminal output for any position."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import BytesIO, TextIOWrapper

import pytest
from hypothesis import given, settings

from stockbook.cli.rendering.page import Page
from stockbook.cli.rendering.placement import show_position, show_score
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import best_contest, score, total
from tests.strategies import positions


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1"])
@settings(max_examples=15)
@given(position=positions())
def test_every_position_can_be_shown(encoding: str, position: Position) -> None:
    """Whatever the names and the encoding, its facts and its score are printed."""
    written = BytesIO()
    contest = best_contest(position)
    lines = score(position, position.album, contest)
    with redirect_stdout(TextIOWrapper(written, encoding=encoding, errors="replace", write_through=True)):
        show_position(Page(), position)
        show_score(position, lines, contest)
        shown = written.getvalue().decode(encoding)
    assert f"{total(lines)} point" in shown
    assert shown.count("contests\n") + shown.count("contests ") >= 2
    assert all(str(tile) in shown for tile in position.place)
    assert "\x1b" not in shown
