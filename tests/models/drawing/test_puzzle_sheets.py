"""Sheets of puzzles are well-formed, show what one needs to solve them, and the answer upside down only."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from random import Random

import pytest

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.notation import parse_cell
from stockbook.models.contests import FAMILIES, Contest
from stockbook.models.drawing.puzzle_sheets import puzzle_svg, sheets_html
from stockbook.models.puzzles.dealing import deal_fit

POSITION = deal_fit(Random(1), 5)
ANSWER = [(2, PlacedTile.at(POSITION.place[2], parse_cell("c4")))]
SHEET = puzzle_svg(POSITION, "Fit <1>", "40 points", ANSWER)
ROOT = ElementTree.fromstring(SHEET)
SVG = "{http://www.w3.org/2000/svg}"


def test_a_sheet_shows_the_task() -> None:
    """Title, contest with its rule, goal and every stamp to place are texts of the drawing."""
    texts = [text.strip() for text in ROOT.itertext() if text.strip()]
    contest = POSITION.contests[0]
    assert {"Fit <1>", str(contest), contest.rule, "40 points", "to place", "5"} <= set(texts)
    titles = [title.text for title in ROOT.iter(f"{SVG}title")]
    assert sum(" at " in (title or "") for title in titles) == len(POSITION.album.tiles)


def test_the_answer_is_upside_down() -> None:
    """One text is turned, and it alone tells places; without an answer there is none."""
    turned = [each for each in ROOT.iter(f"{SVG}text") if "rotate(180)" in each.get("transform", "")]
    assert ["".join(each.itertext()) for each in turned] == ["Answer, by top left spaces: 3 at c4"]
    assert "Answer" not in puzzle_svg(POSITION, "Fit <1>", "40 points")


def test_stamps_to_place_are_as_large_as_the_album() -> None:
    """Stamps to place were drawn at 80 percent, so that they could not be cut out and laid."""
    scaled = [each for each in ROOT.iter(f"{SVG}g") if "scale" in each.get("transform", "")]
    assert not [each for each in scaled if each.find(f".//{SVG}title") is not None]


def test_pages_hold_every_sheet() -> None:
    """Each sheet has a page of its own, in order, and nothing is loaded from elsewhere."""
    other = puzzle_svg(replace(POSITION, place=()), "Second", "41 points")
    page = sheets_html([SHEET, other])
    assert page.count("<section>") == page.count("</section>") == 2
    assert page.index("Fit &lt;1&gt;") < page.index("Second")
    assert "<title>Stamp puzzles</title>" in page
    assert "<?xml" not in page
    assert not any(word in page for word in ("<link", "<script", "src=", "@import"))


def test_pages_are_small() -> None:
    """No pattern is in a page, which printing kept as pictures of 10 MB each, and no shape is there twice."""
    page = sheets_html([SHEET, SHEET])
    assert "<pattern" not in page
    shapes = [each for each in re.findall(r' d="([^"]*)"', page) if len(each) > 60]
    assert len(shapes) == len(set(shapes))
    assert set(re.findall('href="#([^"]+)"', page)) == set(re.findall('id="(shape-[^"]+)"', page))
    assert len(page) < 2 * len(SHEET) * 2 / 3


@pytest.mark.parametrize(
    ("contest", "rule"),
    [
        ("surrounded 1", "1 point for every stamp without an empty space beside it."),
        ("My own: edges 10", "10 points for every edge of the album without an empty space."),
        ("holes 1x2 3", "3 points for every empty region of exactly that size."),
        (
            "sets color [0, 8, 18]",
            "For 0, 1, 2, ... of these, 0, 8, 18 points: five stamps with all five colors or themes.",
        ),
    ],
)
def test_a_contest_has_its_rule(contest: str, rule: str) -> None:
    """Every family has its rule as a sentence, with the unit and the points."""
    assert Contest.parse(contest).rule == rule
    assert str(Contest.parse(contest).measure).split()[0] in FAMILIES
