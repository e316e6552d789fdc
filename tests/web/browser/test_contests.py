"""Contests on the page: families from the server, specialists who score, and units that light up."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, expect

from tests.web.browser.site import Desk


def test_a_new_family_is_offered(desk: Desk) -> None:
    """A family that the server knows has its picture and can be typed, without a change of the page."""
    family = {"word": "covered-corners", "unit": "a covered corner", "points": 5, "after": [], "filters": []}

    def page(route: Route) -> None:
        reply = route.fetch()
        began, at, rest = reply.text().partition('"families": [')
        route.fulfill(response=reply, body=f"{began}{at}{json.dumps(family)}, {rest}")

    desk.page.route(desk.address, page)
    desk.open()
    field = desk.page.get_by_label("contest", exact=True)
    desk.button("Pictures").click()
    expect(desk.page.locator(".cards").get_by_role("button", name="covered-corners")).to_contain_text("5")
    field.fill("cov")
    field.press("Enter")
    expect(desk.page.locator(".contest-list")).to_contain_text("covered-corners 5")


def test_specialists_who_score(desk: Desk) -> None:
    """A specialist is picked from the pictures like a contest, or typed with a name, and is scored."""
    desk.open()
    desk.shipped("sunday")
    desk.button("Pictures").click()
    place = desk.page.get_by_label("what to add")
    place.select_option("Specialist, each show")
    desk.page.locator(".cards").get_by_role("button", name="edges").click()
    place.select_option("Specialist, last show")
    field = desk.page.get_by_label("contest", exact=True)
    field.fill("Clerk: c can 1")
    field.press("Enter")
    points = desk.page.get_by_role("table", name="Points")
    expect(points.get_by_role("row", name="card 3: edges 10")).to_have_text(re.compile("330$"))
    expect(points.get_by_role("row", name="Clerk: count canceled 1")).to_have_text(re.compile("22$"))
    desk.button("remove specialist card 3: show edges 10").click()
    expect(points.get_by_role("row", name="card 3: edges 10")).to_have_count(0)
    desk.button("Share").click()
    desk.page.get_by_label("written as").select_option("JSON")
    text = desk.page.get_by_label("The position as text")
    expect(text).to_have_value(re.compile("^{"))
    assert json.loads(text.input_value())["me"]["specialists"] == [
        "specialist card 1",
        "specialist card 2",
        "specialist Clerk: final count canceled 1",
    ]


def test_a_contest_that_is_none(desk: Desk) -> None:
    """What is not clear yet is told where it is typed, and is no contest."""
    desk.open()
    field = desk.page.get_by_label("contest", exact=True)
    for typed in ("se th 9", "group", "xyz"):
        field.fill(typed)
        field.press("Enter")
        expect(desk.page.get_by_role("alert")).to_have_text(
            f"{typed}: no such contest, or too short to be clear"
        )
        expect(field).to_have_value(typed)
    expect(desk.page.locator(".contest-list").get_by_role("listitem")).to_have_count(0)


def test_focus_lights_up_units(desk: Desk) -> None:
    """With the keyboard alone a contest, an exhibitor and the Finale light up their units."""
    desk.open()
    desk.shipped("sunday")
    expect(desk.total).to_have_text("84")
    lit = desk.album.locator(".lit")
    for name in ("ticket on edges 10", "remove exhibitor count theme=space 1", "remove the Finale"):
        desk.page.get_by_label(name, exact=True).focus()
        expect(lit).not_to_have_count(0)
    desk.button("Hint").focus()
    expect(lit).to_have_count(0)
