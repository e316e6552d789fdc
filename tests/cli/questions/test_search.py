"""The options of commands with advice."""

from __future__ import annotations

from typing import Any

import pytest

from stockbook.cli.questions.search import SearchOptions
from stockbook.models.stampswap.position import Position

POSITION = Position(round=2, contests=())


def test_an_error_takes_the_position_along() -> None:
    """The report of a fault of ours has to show what was asked."""

    def broken(position: Position, **_: Any) -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError) as caught:
        SearchOptions(10).ask(broken, POSITION)
    assert 'game = "stampswap"' in caught.value.__notes__[0]
