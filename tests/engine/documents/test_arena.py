"""Arenas as documents."""

from __future__ import annotations

import pytest

from stockbook.engine.documents.arena import arena_document
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
