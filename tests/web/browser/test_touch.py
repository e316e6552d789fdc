"""A finger on a phone: a swipe scrolls, and only what was tapped is dragged; what is gone can be had back."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser.site import Desk
from tests.web.browser.test_album import center

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
pytestmark = pytest.mark.parametrize("looks", [PHONE])

#: Milliseconds in which a swipe comes to rest.
SETTLING = 300
#: Pixels that a stamp is dragged above the finger.
LIFT = 44
#: Most taps of which one takes up a stamp.
TAPS = 5


def swipe(
    desk: Desk, start: Locator, across: float, down: float, end: str = "touchEnd", *, resting: bool = False
) -> None:
    """Put a finger on an element, move it in steps as a hand would, and lift it."""
    x, y = center(start)
    steps = [(x + across * step / 16, y + down * step / 16) for step in range(17)]
    desk.stroke(*steps, end=end, resting=resting)
    # A tap right after a swipe only stops its scrolling, as the browser takes it.
    desk.page.wait_for_timeout(SETTLING)


def swipe_to_scroll(desk: Desk, start: Locator) -> None:
    """Swipe up from an element, and wait until the page is scrolled by it."""
    start.scroll_into_view_if_needed()
    before = desk.page.evaluate("scrollY")
    swipe(desk, start, 0, -320)
    desk.page.wait_for_function("before => scrollY > before + 200", arg=before)


def test_a_swipe_scrolls(desk: Desk) -> None:
    """From a stamp of the album, of those to place, or of a cut a swipe scrolls and moves nothing."""
    desk.open()
    desk.shipped("sunday")
    expect(desk.total).to_have_text("84")
    for start in (desk.space("l11"), desk.to_place.get_by_role("option").first):
        swipe_to_scroll(desk, start)
    expect(desk.space("l11")).to_have_accessible_name("l11 2x3 blue flowers 2")
    expect(desk.to_place.get_by_role("option")).to_have_count(6)
    expect(desk.total).to_have_text("84")
    desk.shipped("cut-sunday")
    pile = desk.page.get_by_role("listbox", name="Pile 1").get_by_role("option")
    expect(pile).to_have_count(6)
    swipe_to_scroll(desk, pile.first)
    expect(pile).to_have_count(6)


def tapped(desk: Desk, space: str) -> None:
    """Tap the stamp at a space, once nothing is dragged any more, until it is taken up.

    The browser itself swallows a tap while it still counts a swipe as going on.
    """
    stamp = desk.space(space)
    expect(stamp).to_have_attribute("aria-selected", "false")
    expect(desk.page.locator(".dragged")).to_have_count(0)
    for _ in range(TAPS):
        stamp.tap()
        with suppress(AssertionError):
            expect(stamp).to_have_attribute("aria-selected", "true", timeout=2000)
            return
    expect(stamp).to_have_attribute("aria-selected", "true")


def test_a_tapped_stamp_is_dragged(desk: Desk) -> None:
    """A stamp that was tapped goes where it is dragged; off the album or broken off it is where it was."""
    desk.open()
    desk.shipped("sunday")
    tapped(desk, "l11")
    step = (desk.space("b1").bounding_box() or {})["x"] - (desk.space("a1").bounding_box() or {})["x"]
    swipe(desk, desk.space("l11"), -2 * step, LIFT)
    expect(desk.space("i11")).to_have_accessible_name("i11 3x3 purple flowers 1")
    expect(desk.space("l11")).to_have_accessible_name("l11 2x3 blue flowers 2")
    expect(desk.page.get_by_role("alert")).to_contain_text("does not fit")
    tapped(desk, "g11")
    swipe(desk, desk.space("g11"), -step, LIFT)
    expect(desk.space("f11")).to_have_accessible_name("f11 forever")
    tapped(desk, "f11")
    swipe(desk, desk.space("f11"), 0, -600)
    expect(desk.space("f11")).to_have_accessible_name("f11 forever")
    tapped(desk, "f11")
    swipe(desk, desk.space("f11"), -step, LIFT, "touchCancel")
    expect(desk.space("f11")).to_have_accessible_name("f11 forever")
    expect(desk.page.locator(".dragged")).to_have_count(0)


def test_a_finger_that_rests_drags(desk: Desk) -> None:
    """A finger that rests on a stamp takes it up, above the finger; lifted at once it leaves it there."""
    desk.open()
    desk.shipped("sunday")
    step = (desk.space("b1").bounding_box() or {})["x"] - (desk.space("a1").bounding_box() or {})["x"]
    swipe(desk, desk.space("g11"), 0, 0, resting=True)
    expect(desk.space("g11")).to_have_accessible_name("g11 forever")
    scrolled = desk.page.evaluate("scrollY")
    swipe(desk, desk.space("g11"), -step, LIFT - 2 * step, resting=True)
    expect(desk.space("f9")).to_have_accessible_name("f9 forever")
    assert desk.page.evaluate("scrollY") == scrolled


def test_what_is_removed_comes_back(desk: Desk) -> None:
    """A stamp that is taken off or removed is named until something else is done, and Undo has it back."""
    desk.open()
    desk.shipped("sunday")
    removed = desk.page.get_by_role("status", name="Removed")
    desk.space("l11").tap()
    desk.button("Take off").tap()
    expect(desk.space("l11")).to_have_accessible_name("l11 empty")
    expect(removed).to_contain_text("Removed 2x3 blue flowers 2")
    expect(removed).to_be_in_viewport()
    desk.button("Undo removing").tap()
    expect(desk.space("l11")).to_have_accessible_name("l11 2x3 blue flowers 2")
    expect(removed).to_have_count(0)
    desk.to_place.get_by_role("option", name="forever").tap()
    desk.button("Remove").tap()
    expect(removed).to_contain_text("Removed forever")
    desk.page.get_by_role("checkbox", name=re.compile("^ticket on edges")).tap()
    expect(removed).to_have_count(0)


def test_a_new_stamp_looks_right(desk: Desk) -> None:
    """A new stamp lies where the dashed place was, without a cross; then the next place is shown.

    Added to those to place, it is in no hand: a tap on the album puts down no second one.
    """
    desk.open()
    desk.button("New stamp").tap()
    desk.page.get_by_role("group", name="Size").get_by_role("button", name="3x2", exact=True).tap()
    desk.space("c3").tap()
    expect(desk.button("Album").locator("b")).to_have_attribute("data-sign", "c3")
    value = desk.page.get_by_role("group", name="Value").get_by_role("button", name="2", exact=True)
    value.tap()
    expect(desk.space("c3")).to_have_accessible_name(re.compile("^c3 3x2 "))
    expect(desk.page.locator(".aim")).to_have_count(0)
    expect(desk.page.locator(".next")).to_have_count(1)
    desk.button("To place").tap()
    value.tap()
    expect(desk.to_place.get_by_role("option")).to_have_count(1)
    desk.space("h8").tap()
    expect(desk.space("h8")).to_have_accessible_name("h8 empty")
    expect(desk.button("Album")).to_have_attribute("aria-pressed", "true")
