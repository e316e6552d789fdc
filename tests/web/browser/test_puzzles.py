"""Puzzles as puzzles: nothing but the puzzle, those that are solved, the next one, and that of the day."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.web.browser.site import Desk

#: The answer of the puzzle easy-1.
ANSWER = {
    "2x3 brown space canceled": "c4",
    "double 2x4 (brown flowers 2 | green flowers 2)": "h1",
    "2x2 blue flowers 1": "f4",
}


def begin(desk: Desk, name: str) -> None:
    """Open a puzzle from the list."""
    desk.page.goto(f"{desk.address}#puzzles")
    desk.button(name).click()
    expect(desk.page.get_by_role("heading", name=f"Puzzle {name.lower()}")).to_be_visible()


def lay(desk: Desk) -> None:
    """Lay the answer of easy-1 by hand, and ask whether it is right."""
    for stamp, cell in ANSWER.items():
        desk.tap(desk.to_place.get_by_role("option", name=stamp), desk.space(cell))
    desk.tap(desk.button("Is it right?"))
    expect(desk.page.get_by_role("status", name="Check result")).to_have_text("Right: that is the answer.")


def test_nothing_but_the_puzzle(desk: Desk) -> None:
    """Forms for editing stood all around a puzzle, and Hint gave it away: neither can be reached."""
    begin(desk, "Easy 1")
    page = desk.page
    task = page.get_by_role("list", name="What pays")
    expect(task).to_contain_text("regions 2")
    expect(task).to_contain_text("2 points for every empty region of any size.")
    expect(page.locator(".task")).to_contain_text("One answer scores most")
    for name in ("Hint", "Check", "Open", "New stamp", "Add", "Deck", "Add a player", "What if"):
        expect(desk.button(name)).to_have_count(0)
    expect(page.get_by_role("table", name="Points")).to_have_count(0)
    expect(page.locator("main :is(input, select)")).to_have_count(0)
    stamp = desk.to_place.get_by_role("option").first
    stamp.press("Delete")
    desk.space("a1").click()
    for key in ("h", "n", "t", "Control+Enter", "Delete"):
        desk.space("a1").press(key)
    expect(desk.space("a1")).to_have_accessible_name("a1 3x3 purple flowers 1")
    expect(desk.to_place.get_by_role("option")).to_have_count(3)
    expect(page.locator(".hand button, .dock, .ghosts, [aria-selected=true]")).to_have_count(0)
    stamp.click()
    desk.space("g1").click()
    expect(desk.to_place.get_by_role("option")).to_have_count(2)
    desk.space("g1").press("Delete")
    expect(desk.to_place.get_by_role("option")).to_have_count(3)


@pytest.mark.parametrize("looks", [{"viewport": {"width": 390, "height": 844}, "has_touch": True}])
def test_what_is_solved_is_marked(desk: Desk) -> None:
    """On a phone: marked where it was solved by oneself, counted in the list, and Next is not solved yet."""
    desk.touch = True
    phone = desk.page
    mark = phone.get_by_text("solved ✓")
    begin(desk, "Easy 1")
    task, album = phone.locator(".task").bounding_box(), desk.album.bounding_box()
    assert task and album and task["y"] < album["y"]
    desk.button("The answer").tap()
    told = phone.locator(".acts").get_by_role("status", name="Check result")
    expect(told).to_have_text("The answer has 36 points.")
    expect(told).to_be_in_viewport(ratio=1)
    primary = phone.locator(".acts .primary")
    expect(primary).to_have_text("Next")
    desk.button("Is it right?").tap()
    expect(told).to_have_text("Right: that is the answer.")
    expect(mark).to_have_count(0)
    phone.get_by_role("link", name="All puzzles").tap()
    expect(phone.get_by_role("heading", name="Easy 0 of 7 solved")).to_be_visible()
    expect(told).to_have_count(0)
    desk.button("Easy 1").tap()
    lay(desk)
    expect(mark).to_be_visible()
    phone.get_by_role("link", name="All puzzles").tap()
    expect(phone.get_by_role("heading", name="Easy 1 of 7 solved")).to_be_visible()
    phone.evaluate(
        "names => localStorage.setItem('stockbook.solved', names)",
        json.dumps([f"easy-{number}" for number in (1, 2, 4, 5, 6, 7)]),
    )
    desk.button("Easy 1, solved").tap()
    desk.button("Next").tap()
    expect(phone.get_by_role("heading", name="Puzzle easy 3")).to_be_visible()
    desk.button("Next").tap()
    expect(phone.get_by_role("heading", name="Puzzle medium 1")).to_be_visible()


def test_on_paper(desk: Desk) -> None:
    """Printed as it began, whatever was laid, with all its stamps to cut out, and the answer at the foot."""
    page = desk.page
    page.add_init_script("print = () => document.body.classList.add('printed')")
    page.reload()
    begin(desk, "Easy 1")
    expect(desk.button("One stamp")).to_be_in_viewport(ratio=1)
    expect(desk.to_place.get_by_role("option").last).to_be_in_viewport(ratio=1)
    desk.button("One stamp").click()
    expect(desk.to_place.get_by_role("option")).to_have_count(2)
    desk.button("Is it right?").click()
    expect(page.locator(".not-yet")).to_have_text(re.compile("^Not complete: .* still to place"))
    desk.button("Print").click()
    expect(page.locator("body.printed")).to_be_visible()
    page.emulate_media(media="print")
    sheet = page.locator(".sheet")
    answer = r"Answer, by top left spaces: 1 at [a-l]\d+, 2 at [a-l]\d+, 3 at [a-l]\d+"
    expect(sheet).to_have_text(re.compile(rf"1\s*2\s*3\s*{answer}$"))
    expect(sheet.locator("li")).to_have_count(3)
    expect(sheet.locator(".fresh")).to_have_count(0)
    expect(page.locator(".task")).to_be_visible()
    expect(page.locator(":is(.middle, .tray, .acts):visible")).to_have_count(0)


def test_a_puzzle_for_each_day(desk: Desk) -> None:
    """It is chosen by the date alone: another one on the next day, the same again on the same day."""
    page = desk.page
    day = datetime(2026, 12, 24, 9)
    card = page.get_by_role("region", name="Puzzle of the day")
    found = []
    for when in (day, day + timedelta(days=1), day + timedelta(hours=12)):
        page.clock.set_fixed_time(when)
        page.goto(f"{desk.address}#puzzles")
        page.reload()
        expect(card).to_contain_text(f"December {when.day}")
        found.append(card.inner_text().partition(": ")[2].partition("\n")[0])
    assert found[0] == found[2] != found[1]
    assert all(re.fullmatch(r"(easy|medium|hard) \d", each) for each in found)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    desk.button("Solve it").click()
    expect(page.get_by_role("heading", name=f"Puzzle {found[0]}")).to_be_visible()
    assert [each for each in asked if "/api/seeds/" in each] == [
        f"{desk.address}api/seeds/puzzles/{found[0].replace(' ', '-')}"
    ]
