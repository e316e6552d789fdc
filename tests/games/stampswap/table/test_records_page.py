"""The example of docs/records.md: its moments are those that the page says."""

from __future__ import annotations

import pytest

from stockbook.games.records import moment_sheet, moment_tables
from stockbook.games.registry import MODULES
from tests.docs.pages import DOCS, blocks

PAGE = DOCS / "records.md"
#: The records on the page.
TEXTS = [block.text.rstrip("\n") for block in blocks(PAGE) if 'players = ["me"' in block.text]

SWAP = [(9, "cut"), (13, "choose"), (16, "show")]
SOLO = [(12, "cut"), (14, "choose"), (16, "show")]


@pytest.mark.parametrize(
    ("number", "at", "phase"), [(n, *each) for n, every in enumerate((SWAP, SOLO)) for each in every]
)
def test_the_examples(number: int, at: int, phase: str) -> None:
    """The lines named on the page are my cut, my choice and my Show Phase."""
    assert moment_tables(TEXTS[number], "r", at)["phase"] == phase
    assert f"--at {at}`" in PAGE.read_text("utf-8")


def test_every_example() -> None:
    """All lines of the games on the page are possible, and each of the games has its own."""
    assert sorted(moment_sheet(text, "r")[0] for text in TEXTS) == sorted(MODULES)
