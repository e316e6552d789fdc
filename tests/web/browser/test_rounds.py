"""A game that is lived in on the album page: from phase to phase, round to round, on at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser.site import Desk
from tests.web.browser.test_for_everybody import ALBUM, ALL, TOO_WIDE, violations
from tests.web.browser.watching import watched
from tests.web.running import PATIENCE, Site

CUT = """game = "stampswap"
phase = "cut"
round = 3
contests = ["edges 10", "count color=blue 3"]
finale = "count rare 8"
entered = ["edges 10"]
[me]
points = 20
collection = ["2x3 blue animals 2", "forever", "2x2 blue space 1", "2x2 rare 4", "first-player"]
[[opponents]]
name = "ann"
collection = ["3x3 green space 3", "2x2 ?", "forever", "2x4 brown space 1"]
"""
FRIDAY = """game = "stampswap"
phase = "show"
round = 1
contests = ["edges 10", "count color=blue 3"]
[me]
exhibitors = ["count theme=space 1"]
specialists = ["Framer: show edges 2"]
first_player = true
place = ["2x2 blue space 2", "3x3 green space 1"]
[[opponents]]
name = "ann"
exhibitors = ["count rare 2"]
"""


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Desk]:
    """The album on a phone."""
    with watched(browser, site, {"viewport": {"width": 390, "height": 844}, "has_touch": True}) as page:
        yield Desk(page, site.address)


def opened(desk: Desk, text: str) -> None:
    """Open a position by its text, and ask for quick hints."""
    desk.open()
    desk.open_text(text)
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    desk.quick()


def applied(desk: Desk) -> None:
    """Ask for the best move, and do it; the keyboard goes on with what comes next."""
    desk.button("Hint").click()
    apply = desk.button("Apply")
    expect(apply).to_be_visible(timeout=2 * PATIENCE)
    expect(apply).to_be_in_viewport()
    apply.click()
    expect(desk.page.locator(":focus")).to_have_accessible_name(re.compile("^(Next: |Keep|Hint|the best)"))
    assert violations(desk.page, ALL, (ALBUM,)) == []
    assert desk.page.evaluate(TOO_WIDE) <= 0


def test_from_a_cut_to_the_end(phone: Desk) -> None:
    """The advised cut becomes the choice, what was taken is to be placed; one undo takes a plan back.

    What to lay and what to enter stay readable, also after a reload.
    """
    opened(phone, CUT)
    applied(phone)
    phone.button("Next: Choose").click()
    piles = phone.page.get_by_role("list", name=re.compile("^my pile"))
    expect(piles.get_by_role("listitem")).to_have_count(4)
    applied(phone)
    expect(phone.answer).to_have_text("Ask for the best move.")
    expect(phone.button("Keep both piles")).to_be_visible()
    phone.button("my pile 2 was taken").click()
    sure = phone.page.get_by_role("list", name="mine for sure").get_by_role("listitem")
    titles = sure.evaluate_all("all => all.map(one => one.title)")
    phone.button("Next: Show").click()
    seen = [text for text in titles if re.match(r"\dx\d .*[^?]$|forever", text)]
    stamps = phone.to_place.get_by_role("option")
    expect(stamps).to_have_count(len(seen))
    assert stamps.count() >= 2
    applied(phone)
    ticket = phone.page.get_by_role("checkbox", name="ticket on count color=blue 3")
    for _ in range(2):
        expect(phone.answer).to_have_text(re.compile("^Applied: "))
        expect(phone.page.get_by_text("enter count color=blue 3")).to_be_visible()
        expect(phone.page.get_by_role("list", name="The plan").get_by_role("listitem")).to_have_count(
            len(seen)
        )
        expect(ticket).to_be_checked()
        expect(phone.page.get_by_text(re.compile(r"The game is over: \d+ points\."))).to_be_visible()
        phone.page.reload()
    phone.button("Undo").click()
    expect(stamps).to_have_count(len(seen))
    expect(ticket).not_to_be_checked()
    phone.button("Redo").click()
    expect(ticket).to_be_checked()


def test_next_round(phone: Desk) -> None:
    """A round is ended by hand, by keys: tickets, cards, points and players go along, and on to the table.

    It does not end as long as a stamp has a place.
    """
    opened(phone, FRIDAY)
    phone.to_place.get_by_role("option").first.click()
    phone.space("a1").click()
    phone.page.get_by_role("checkbox", name="ticket on count color=blue 3").check()
    expect(phone.total).to_have_text("10")
    phone.button("Next: Saturday").press("Enter")
    expect(phone.page.get_by_role("alert")).to_contain_text(
        "3x3 green space 1 is still to be placed: it fits"
    )
    phone.to_place.get_by_role("option").first.click()
    phone.space("c1").click()
    phone.page.get_by_role("combobox", name="enter").select_option("edges 10")
    phone.page.get_by_role("combobox", name="enter").select_option("count color=blue 3")
    phone.button("Next: Saturday").press("Enter")
    expect(phone.page.get_by_label("Round")).to_have_value("2")
    expect(phone.page.get_by_label("Phase")).to_have_value("collect")
    expect(phone.page.get_by_label("Score track")).to_have_value("7")
    expect(phone.page.get_by_label("Specialists")).to_have_value("specialist Framer: show edges 2")
    expect(phone.page.get_by_text("count theme=space 1").first).to_be_visible()
    for contest, there in (("count color=blue 3", True), ("edges 10", False)):
        box = phone.page.get_by_role("checkbox", name=f"ticket on {contest}")
        expect(box).to_be_checked(checked=there)
    expect(phone.page.get_by_role("checkbox", name="first-player token")).not_to_be_checked()
    expect(phone.space("a1")).to_have_accessible_name("a1 2x2 blue space 2")
    expect(phone.page.locator(".fresh")).to_have_count(0)
    phone.button("Go on at the table").click()
    lines = phone.page.get_by_role("list", name="The record").get_by_role("listitem")
    expect(lines).to_have_text([
        "round 2",
        "me enter count color=blue 3",
        "me place 2x2 blue space 2@a1; 3x3 green space 1@c1",
        re.compile("^me got 2x2 blue space 2; 3x3 green space 1; specialist Framer"),
        "round 1",
    ])  # fmt: skip
    expect(phone.page.get_by_role("status", name="Question")).to_contain_text("event")


@pytest.mark.parametrize("phase", ["Show", "Collect"])
def test_a_choice_in_any_order(desk: Desk, phase: str) -> None:
    """A player who was added before the phase is Choose has piles to fill as one who is added after it."""
    desk.open()
    desk.page.get_by_label("Phase").select_option(phase)
    desk.button("Add a player").click()
    desk.page.get_by_label("Phase").select_option("Choose")
    for pile in ("player 2: pile 1", "player 2: pile 2", "my pile 1"):
        expect(desk.page.get_by_role("button", name=f"Add to {pile}", exact=True)).to_be_visible()
