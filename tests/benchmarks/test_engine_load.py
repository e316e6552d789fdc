"""The load of the engine: every question is answered, and memory that grows is seen."""

from __future__ import annotations

import pytest

from benchmarks.engine_load import PARTS, Load, load, memory, memory_svg
from benchmarks.web_load import usage
from stockbook.engine import Engine


def test_a_short_load() -> None:
    """All is answered, and memory is there from the first question to the last."""
    found = load(30, 1)
    assert found.answers == 30
    assert (found.memory[0][0], found.memory[-1][0]) == (0, 30)
    assert min(found.memory[-1][1:]) > 1


def test_memory_is_that_of_the_engine_asked() -> None:
    """Another engine that runs beside it is neither mistaken for it nor counted."""
    question = {"command": "check", "text": 'game = "stampswap"'}
    with Engine(processes=1) as asked, Engine(processes=1) as other:
        assert all(engine.ask(**question)["final"] for engine in (asked, other))
        both = usage(asked.pid)[0] + usage(other.pid)[0]
        own, processes = memory(asked)
        assert 0 < own < 0.75 * both
        assert 0 < processes < 1.5 * memory(other)[1]


@pytest.mark.parametrize("share", [0.0, 0.5])
def test_growth_is_that_since_the_engine_is_warm(share: float) -> None:
    """Memory that the first questions take for good is not counted as growth."""
    rows = [(n, 10.0 + 5 * (n > 5), 100 * (1 + share * max(0, n - 20) / 80)) for n in range(PARTS + 1)]
    engine, processes = Load(memory=rows).growth()
    assert engine == 0
    assert processes == pytest.approx(share, abs=0.05)


def test_the_drawing_has_both_lines() -> None:
    """From the first row to the last, below the greatest value."""
    drawn = memory_svg([(0, 10.0, 50.0), (100, 20.0, 60.0)])
    assert drawn.count("<polyline") == 2
    assert ">60</text>" in drawn
    assert ">100</text>" in drawn
