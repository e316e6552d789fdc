"""The album: stamps that are moved and taken back, points that follow, and hints that are applied."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.browser.site import Desk


def center(place: Locator) -> tuple[float, float]:
    """The middle of an element."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(desk: Desk, start: Locator, end: Locator | tuple[float, float]) -> None:
    """Drag from one place to another, in steps as a hand would."""
    mouse = desk.page.mouse
    mouse.move(*center(start))
    mouse.down()
    mouse.move(*(end if isinstance(end, tuple) else center(end)), steps=8)
    mouse.up()


def test_spaces_are_named(desk: Desk) -> None:
    """The grid has 144 spaces, each named by its place and what lies there."""
    desk.open()
    desk.shipped("sunday")
    assert desk.album.get_by_role("gridcell").count() == 144
    for name in ("g3 empty", "l12 2x3 blue flowers 2", "a1 double 4x2 (green flowers 1 | yellow space 3)"):
        expect(desk.album.get_by_role("gridcell", name=name, exact=True)).to_be_visible()
    names = desk.to_place.get_by_role("option").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert names[0] == "3x2 brown flowers 2" and len(names) == 6


def test_stamps_are_dragged(desk: Desk) -> None:
    """A stamp is dragged onto the album, on it, and back to those to place; elsewhere it stays."""
    desk.open()
    desk.shipped("sunday")
    drag(desk, desk.to_place.get_by_role("option", name="2x2 brown animals 3"), desk.space("g3"))
    expect(desk.space("h4")).to_have_accessible_name("h4 2x2 brown animals 3")
    expect(desk.to_place.get_by_role("option")).to_have_count(5)
    drag(desk, desk.space("g3"), desk.space("c8"))
    expect(desk.space("c8")).to_have_accessible_name("c8 2x2 brown animals 3")
    expect(desk.space("g3")).to_have_accessible_name("g3 empty")
    for cell, name in (("c8", "2x2 brown animals 3"), ("g11", "forever")):
        drag(desk, desk.space(cell), (4, 400))
        expect(desk.space(cell)).to_have_accessible_name(f"{cell} {name}")
        drag(desk, desk.space(cell), desk.page.get_by_role("heading", name="To place"))
        expect(desk.space(cell)).to_have_accessible_name(f"{cell} empty")
    expect(desk.to_place.get_by_role("option")).to_have_count(7)
    for _ in range(4):
        desk.button("Undo").click()
    expect(desk.space("g11")).to_have_accessible_name("g11 forever")
    expect(desk.to_place.get_by_role("option")).to_have_count(6)
    desk.button("Redo").click()
    expect(desk.space("g3")).to_have_accessible_name("g3 2x2 brown animals 3")


def test_a_stamp_that_does_not_fit(desk: Desk) -> None:
    """Where a stamp has no room, an alert says so, and it stays in the hand."""
    desk.open()
    desk.shipped("sunday")
    desk.to_place.get_by_role("option", name="3x3 purple animals canceled").click()
    desk.space("a1").click()
    expect(desk.page.get_by_role("alert")).to_contain_text("3x3 purple animals canceled does not fit at a1")
    expect(desk.to_place.get_by_role("option", selected=True)).to_have_count(1)


def test_a_hint_is_applied(desk: Desk) -> None:
    """Apply puts every stamp where the proved plan has it, and the total is what was promised."""
    desk.open()
    desk.shipped("sunday")
    desk.button("Hint").click()
    expect(desk.answer).to_have_text("110 points, proved")
    expect(desk.page.locator(".ghost")).to_have_count(6)
    desk.button("Apply").click()
    expect(desk.total).to_have_text("110")
    expect(desk.to_place.get_by_role("option")).to_have_count(0)
    expect(desk.answer).to_have_text("Applied: 110 points, proved")
    expect(desk.page.get_by_role("list", name="The plan")).to_contain_text("2x2 brown animals 3")
    expect(desk.page.get_by_text("The game is over.")).to_be_visible()
    for name in ("Hint", "Why not mine?"):
        expect(desk.button(name)).to_have_count(0)
    expect(desk.page.get_by_text("the best plan")).to_be_focused()
    desk.space("h3").press("Enter")
    desk.button("To place").click()
    for name in ("Hint", "Why not mine?"):
        expect(desk.button(name)).to_be_visible()
    desk.button("Undo").click()
    desk.button("Undo").click()
    expect(desk.answer).to_have_text("Ask for the best move.")
    expect(desk.total).to_have_text("84")


def test_other_contests_and_plans(desk: Desk) -> None:
    """More plans than one are shown when asked for, by a key too; another contest is one tap away."""
    desk.open()
    desk.shipped("sunday")
    expect(desk.total).to_have_text("84")
    desk.page.get_by_text("the best plan").click()
    desk.page.get_by_label("Plans").select_option("3")
    desk.page.keyboard.press("Control+Enter")
    plans = desk.page.get_by_role("group", name="Plans").get_by_role("button")
    expect(plans).to_have_count(3)
    plans.nth(1).click()
    expect(desk.answer).to_have_text(re.compile("points, plan 2$"))
    desk.page.get_by_role("table", name="Contests to enter").get_by_role("button").last.click()
    expect(desk.answer).to_have_text("88 points, proved")


def test_why_not_mine(desk: Desk) -> None:
    """Stamps put by hand are compared with the best, line by line."""
    desk.open()
    desk.shipped("sunday")
    desk.to_place.get_by_role("option", name="forever").click()
    desk.space("h3").click()
    desk.button("Why not mine?").click()
    expect(desk.page.get_by_text("10 points behind the best, proved")).to_be_visible()
    row = desk.page.get_by_role("table", name="Mine and the best").get_by_role("row", name="edges 10")
    expect(row).to_have_text(re.compile("30.*40"))


def test_a_search_is_stopped(desk: Desk) -> None:
    """The best so far lies on the album, and is told; Stop ends a long search with it."""
    desk.open()
    desk.shipped("friday")
    desk.button("Hint").click()
    expect(desk.album.locator("xpath=..").locator(".ghost")).to_have_count(6)
    expect(desk.page.get_by_role("list", name="The plan")).to_contain_text("3x3 blue space 2")
    desk.shipped("cut-friday")
    desk.button("Hint").click()
    desk.button("Stop").click()
    expect(desk.button("Hint")).to_be_visible()


def test_points_light_up_their_units(desk: Desk) -> None:
    """A line of the points lights up the spaces of its units under the pointer, and in focus."""
    desk.open()
    desk.shipped("sunday")
    line = desk.page.get_by_role("table", name="Points").get_by_role("row", name=re.compile("^edges 10"))
    line.hover()
    expect(desk.album.locator(".lit")).not_to_have_count(0)
    desk.button("Hint").hover()
    expect(desk.album.locator(".lit")).to_have_count(0)
    line.focus()
    expect(desk.album.locator(".lit")).not_to_have_count(0)
