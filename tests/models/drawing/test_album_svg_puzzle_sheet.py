"""Sheets of puzzles are well-formed and show what one needs to solve them, and no answer."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from random import Random

from stockbook.models.drawing.album_svg import puzzle_svg, sheets_html
from stockbook.models.puzzles.dealing import deal_fit

POSITION = deal_fit(Random(1), 5)
SHEET = puzzle_svg(POSITION, "Fit <1>", "40 points")


def test_a_sheet_shows_the_task() -> None:
    """Title, contest, goal and every stamp to place are texts of the drawing."""
    root = ElementTree.fromstring(SHEET)
    texts = [text.strip() for text in root.itertext() if text.strip()]
    assert {"Fit <1>", str(POSITION.contests[0]), "40 points", "to place", "5"} <= set(texts)
    titles = [title.text for title in root.iter("{http://www.w3.org/2000/svg}title")]
    assert sum(" at " in (title or "") for title in titles) == len(POSITION.album.tiles)


def test_pages_hold_every_sheet() -> None:
    """Each sheet has a page of its own, in order, and nothing is loaded from elsewhere."""
    other = puzzle_svg(POSITION, "Second", "41 points")
    page = sheets_html([SHEET, other])
    assert page.count("<section>") == page.count("</svg>") == 2
    assert page.index("Fit &lt;1&gt;") < page.index("Second")
    assert "<title>Stamp puzzles</title>" in page
    assert "<?xml" not in page
    assert not any(word in page for word in ("<link", "<script", "src=", "@import"))
