"""What if: stamps pinned, spaces left empty, units wished for; what that costs, and what is impossible."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser.site import Desk


def test_a_pinned_stamp_and_an_empty_space(desk: Desk) -> None:
    """A stamp put by hand is pinned, a painted space stays empty; each has its cost, and the plan applies."""
    desk.open()
    desk.shipped("sunday")
    desk.to_place.get_by_role("option", name="forever").click()
    desk.space("h3").click()
    desk.button("What if").click()
    desk.button("Paint spaces to leave empty").click()
    desk.space("g12").click()
    expect(desk.space("g12")).to_have_accessible_name("g12 empty, to leave empty")
    desk.button("Ask what if").click()
    expect(desk.answer).to_have_text("100 points, proved, the wishes cost 10")
    rows = desk.page.get_by_role("table", name="Wishes")
    expect(rows.get_by_role("row", name="forever at h3")).to_have_text(re.compile("10$"))
    desk.button("Apply").click()
    expect(desk.total).to_have_text("100")
    expect(desk.space("h3")).to_have_accessible_name("h3 forever")


def test_before_a_cut(desk: Desk) -> None:
    """Before a cut items are wished for sure or reserved: the best cuts that have them, or the conflict."""
    desk.open()
    desk.shipped("cut-sunday")
    desk.button("What if").click()
    sure, reserved = (desk.page.get_by_role("group", name=name) for name in ("Mine for sure", "Reserved"))
    sure.get_by_role("button", name="first-player").click()
    desk.button("Ask what if").click()
    expect(desk.answer).to_have_text(re.compile(r"^\d+.* points expected, .*, the wishes cost (\d|nothing)"))
    expect(desk.page.get_by_role("table", name="Wishes")).to_contain_text("keep first-player")
    expect(desk.page.get_by_role("table", name="Best cuts")).to_be_visible()
    for name in ("forever", "3x2 blue space 1"):
        reserved.get_by_role("button", name=name).click()
    desk.button("Ask what if").click()
    expect(desk.answer).to_have_text("Impossible: at most 1 of these items may be reserved")
    expect(desk.page.get_by_role("alert")).to_contain_text("reserve forever")


def test_an_impossible_wish(desk: Desk) -> None:
    """Wishes that cannot hold together are refused with those of which none can be left out."""
    desk.open()
    desk.shipped("sunday")
    desk.button("What if").click()
    desk.button("Paint spaces to leave empty").click()
    desk.space("c12").click()
    field = desk.page.get_by_label("Units at least")
    field.fill("edges 4")
    field.blur()
    desk.button("Ask what if").click()
    expect(desk.answer).to_have_text(re.compile("^Impossible: "))
    alert = desk.page.get_by_role("alert")
    expect(alert).to_contain_text("empty c12")
    expect(alert).to_contain_text("reach edges 4")
    desk.button("No wishes").click()
    expect(desk.space("c12")).to_have_accessible_name("c12 empty")
