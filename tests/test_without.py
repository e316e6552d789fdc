"""Answers of a Python without threads, processes, locks of files and the packages that search."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.answers_without import SEEDS

#: The questions for which OR-Tools is needed.
SEARCHED = ("sunday hint", "choose-sunday hint", "stamp-albums hint", "pinzetta-cut hint")


def answered(*options: str) -> dict[str, Any]:
    """The answers of a new Python, but for the seconds that they took."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.answers_without", *options],
        capture_output=True,
        encoding="utf-8",
        check=True,
        cwd=SEEDS.parent,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def without() -> dict[str, Any]:
    """The answers of a Python as it is in a browser."""
    return answered("without")


def test_what_needs_no_search_is_answered_as_ever(without: dict[str, Any]) -> None:
    """Scores, checks and drawings of everything that is shipped, moves, records and told lines, and advice in
    the games whose searches are all in Python."""
    usual = answered()
    assert len(usual) > 150
    for name, document in usual.items():
        if name not in SEARCHED:
            assert without[name] == document, name


def test_a_search_says_what_it_misses(without: dict[str, Any]) -> None:
    """In plain words, and instead of an answer."""
    for name in SEARCHED:
        (fault,) = without[name]["faults"]
        assert fault["message"].startswith("a search needs OR-Tools, which is not here: ")
