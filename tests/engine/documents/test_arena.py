"""Arenas and the benchmark as documents."""

from __future__ import annotations

import pytest

from stockbook.engine.documents.arena import arena_document, bench_document
from stockbook.optimizer.bench import Bench, BenchRow, Growth
from tests.engine.documents.answers import is_json
from tests.optimizer.arena.matches import a_match, an_arena, threads

pytestmark = pytest.mark.usefixtures("heap_known")


def test_without_a_pair_there_are_no_figures() -> None:
    """An arena that was stopped at once says what would have been played."""
    document = arena_document(an_arena(a_match(), 4), True, 0.126, 3)
    assert is_json(document)
    assert (document["game"], document["games"], document["pairs"]) == ("heap", 0, 0)
    assert "scores" not in document
    assert (document["seconds"], document["workers"], document["proved"]) == (0.13, 3, None)
    assert document["interrupted"]


def test_figures_have_intervals() -> None:
    """Both agents have their scores; the sequential test has its verdict."""
    arena = an_arena(a_match(), 10)
    arena.run(threads(1))
    document = arena_document(arena, False, 1, 1)
    assert is_json(document)
    assert [score["agent"] for score in document["scores"]] == document["agents"]
    lead = document["lead"]
    assert lead["low"] <= lead["value"] <= lead["high"]
    assert document["sprt"]["pairs"] <= document["pairs"] == 10


def test_a_row_for_each_position() -> None:
    """The signature is that of the rows; it is proved where all of them are."""
    bench = Bench(
        (BenchRow("friday", 10, 12, 5, 6, 7, 8, 0.12345), BenchRow("sunday", 9, 9, 0, 0, 0, 0, 1.0))
    )
    document = bench_document(bench, [Growth("friday", "calls", 4, 8)])
    assert is_json(document)
    assert (document["signature"], document["seconds"]) == (bench.signature, 1.12)
    assert not document["proved"]
    assert bench_document(Bench(bench.rows[1:]), [])["proved"]
    assert document["rows"][0] == {
        "name": "friday", "best": 10, "bound": 12, "conflicts": 5, "branches": 6,
        "rows_built": 7, "calls": 8, "seconds": 0.123,
    }  # fmt: skip
    assert document["grown"] == [{"name": "friday", "figure": "calls", "recorded": 4, "now": 8}]
