"""Cutting, choosing, collecting, puzzles, and the boards of the other games."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, expect

from tests.web.browser.site import Desk
from tests.web.browser.test_album import drag


def test_a_cut(desk: Desk) -> None:
    """Items are moved between reserve and piles; what is kept and expected follows, and a table."""
    desk.open()
    desk.shipped("cut-sunday")
    value = desk.page.get_by_role("status", name="Cut")
    first = desk.page.get_by_role("listbox", name="Pile 1")
    expect(value).to_have_text("Put at least one item on each pile.")
    drag(desk, first.get_by_role("option", name="forever"), desk.page.get_by_role("listbox", name="Reserve"))
    item = first.get_by_role("option", name="3x2 blue animals 1")
    item.focus()
    desk.page.keyboard.press("2")
    expect(desk.page.locator("[data-good='0']")).to_be_focused()
    expect(value).to_have_text(re.compile(r"\d+ for sure, .* expected"))
    expect(desk.page.get_by_text("For sure counts")).to_be_visible()
    desk.button("Hint").click()
    expect(desk.answer).to_have_text(re.compile(r"^\d+ points expected, 65 for sure"))
    table = desk.page.get_by_role("table", name="Best cuts")
    ghosts = desk.page.locator(".ghosts")
    expect(ghosts.first).to_be_visible()
    desk.button("Apply").click()
    expect(ghosts).to_have_count(0)
    expect(value).to_have_text(re.compile("^65 for sure, "))
    desk.button("Undo").click()
    expect(value).to_have_text(re.compile("for sure"))
    expect(table).to_be_visible()


def test_a_cut_that_the_rules_forbid(desk: Desk) -> None:
    """The page says why a cut is not legal, and what the next one, which is legal, keeps."""
    desk.open()
    desk.shipped("cut-sunday")
    value = desk.page.get_by_role("status", name="Cut")

    def move(name: str, key: str, part: str) -> None:
        desk.page.get_by_role("option", name=name).press(key)
        # The keyboard goes along with the item, soon after.
        there = desk.page.get_by_role("listbox", name=part).get_by_role("option", name=name)
        expect(there).to_be_focused()

    move("3x2 blue animals 1", "2", "Pile 2")
    for name in ("forever", "2x2 brown animals 3", "3x2 blue space 1"):
        move(name, "r", "Reserve")
    expect(value).to_have_text(re.compile("^3 items are reserved: it must be "))
    for name in ("2x2 brown animals 3", "3x2 blue space 1"):
        move(name, "1", "Pile 1")
    expect(value).to_have_text(re.compile(r"\d+ for sure, .* expected"))


def test_a_choice_from_nothing(desk: Desk) -> None:
    """In the phase Choose a new player has piles to fill by the palette; a typing mistake is no item."""
    desk.open()
    desk.page.get_by_label("Phase").select_option("Choose")
    desk.button("Add a player").click()
    desk.button("Add to player 2: pile 1").click()
    expect(desk.button("player 2: pile 1")).to_have_attribute("aria-pressed", "true")
    field = desk.page.get_by_label("Type an item")
    for typed in ("22br3", "42bva2"):
        field.fill(typed)
        field.press("Enter")
        expect(desk.page.get_by_role("alert")).to_contain_text(f"{typed}: no item yet")
    field.fill("22bra3")
    field.press("Enter")
    expect(desk.page.get_by_role("alert")).to_have_count(0)
    pile = desk.page.get_by_role("list", name="player 2: pile 1").get_by_role("listitem")
    expect(pile).to_have_text(re.compile("2x2 brown animals 3"))
    desk.button("?").click()
    desk.button("specialist").click()
    desk.button("An exhibitor").click()
    desk.page.locator(".cards").get_by_role("button", name="edges").click()
    expect(pile).to_contain_text([re.compile("brown"), "2x3 ?", "specialist", "exhibitor edges 10"])
    pile.nth(1).get_by_role("button").click()
    expect(pile).to_have_count(3)
    expect(desk.page.get_by_role("status", name="Removed")).to_contain_text("Removed 2x3 ?")
    desk.button("Undo removing").click()
    expect(pile).to_have_count(4)
    desk.button("player 2: pile 2").click()
    desk.button("green space").click()
    desk.page.get_by_role("group", name="Value").get_by_role("button", name="3", exact=True).click()
    expect(desk.page.get_by_role("list", name="player 2: pile 2")).to_contain_text("2x3 green space 3")
    expect(desk.button("Take pile 2 of player 2")).to_be_visible()


def test_a_pile_is_taken(desk: Desk) -> None:
    """The values stand at the piles; the one that is taken becomes mine, and all go on to the Show Phase."""
    desk.open()
    desk.shipped("choose-sunday")
    desk.button("Hint").click()
    expect(desk.answer).to_have_text("Take pile 1 of left: 77, proved")
    framed = desk.page.locator(".part.advised")
    expect(framed).to_have_count(1)
    framed.get_by_role("button", name="Take pile 1 of left", exact=True).click()
    expect(desk.page.get_by_role("list", name="mine for sure")).to_contain_text("4x2 green space 3")
    desk.page.get_by_label("Phase").select_option("Show")
    expect(desk.to_place.get_by_role("option")).to_have_count(4)


def test_a_pile_of_pinzetta_is_taken(desk: Desk) -> None:
    """Her piles lie among the others; the advised one is framed, and Apply takes it after her exchange."""
    desk.open()
    desk.shipped("pinzetta-choose")
    desk.quick()
    desk.button("Hint").click()
    expect(desk.answer).to_have_text(re.compile("^Take pile 2 of Pinzetta: 42"))
    framed = desk.page.get_by_role("region", name="Choose").locator(".part.advised")
    expect(framed.get_by_role("button", name="Take pile 2 of Pinzetta", exact=True)).to_be_visible()
    desk.button("Apply").click()
    expect(desk.page.get_by_label("Phase")).to_have_value("show")
    expect(desk.to_place.get_by_role("option")).to_have_text([""] * 4)
    expect(desk.to_place.get_by_role("option", name="3x3 green animals 2")).to_be_visible()


def test_an_item_is_selected(desk: Desk) -> None:
    """The hint names the most valuable item of the pool, and a tap selects it."""
    desk.open()
    desk.shipped("collect-saturday")
    desk.quick()
    desk.button("Hint").click()
    expect(desk.answer).to_have_text(re.compile("^Select "))
    desk.button("select forever").click()
    expect(desk.page.get_by_role("list", name="My collection")).to_contain_text("forever")


def test_a_look_before_a_selection(desk: Desk) -> None:
    """With a card that allows a look at a face-down item the hint says what to look at first."""
    desk.open()
    desk.shipped("collect-saturday")
    expect(desk.page.get_by_role("list", name="Pool")).to_be_visible()
    desk.page.get_by_label("Specialists").fill("Art: look")
    desk.page.get_by_label("Specialists").blur()
    desk.quick()
    desk.button("Hint").click()
    expect(desk.answer).to_have_text(re.compile(r"^Look first at \dx\d \?.*Without a look: Select "))


def test_a_puzzle(desk: Desk) -> None:
    """A puzzle is solved by hand: wrong, one stamp told, the answer, right."""
    desk.open()
    desk.shipped("easy-1")
    expect(desk.to_place.get_by_role("option")).to_have_count(3)
    desk.to_place.get_by_role("option", name="2x2 blue flowers 1").click()
    desk.space("g1").click()
    desk.button("Is it right?").click()
    told = desk.page.get_by_role("status", name="Check result")
    expect(told).to_have_text(re.compile("^Not"))
    desk.button("One stamp").click()
    expect(told).to_have_text(re.compile(r"goes to [a-l]\d+"))
    desk.button("The answer").click()
    expect(told).to_have_text("The answer has 36 points.")
    desk.button("Is it right?").click()
    expect(told).to_have_text("Right: that is the answer.")


def test_an_answer_that_is_not_proved(desk: Desk) -> None:
    """A plan that was not proved in time is not called the answer of the puzzle."""
    found = {"final": True, "proved": False, "plans": [{"place": [], "points": 30}]}

    def answer(route: Route) -> None:
        if route.request.post_data_json["command"] == "hint":
            route.fulfill(body=json.dumps(found) + "\n")
        else:
            route.continue_()

    desk.open()
    desk.shipped("easy-1")
    desk.page.route("**/api/ask", answer)
    told = desk.page.get_by_role("status", name="Check result")
    desk.button("One stamp").click()
    expect(told).to_have_text("Every stamp lies where the best found (not proved) has it.")
    desk.button("The answer").click()
    expect(told).to_have_text("The best found (not proved) has 30 points.")


def test_an_empty_board(desk: Desk) -> None:
    """A game begins with nothing on its board, and is asked as soon as enough is there."""
    desk.open()
    desk.button("Open").click()
    desk.button("Empty STAMPS").click()
    for color, place in (("red", "row 1, column 1"), ("blue", "row 1, column 2")):
        desk.button(color).click()
        desk.page.get_by_role("button", name=f"{place}: empty").click()
    for label, text in (("My hand", "red blue"), ("Stamps in the pile", "0")):
        desk.page.get_by_label(label).fill(text)
        desk.page.get_by_label(label).blur()
    desk.button("Hint").click()
    expect(desk.answer).to_have_text(re.compile(r"at row \d, column \d"))


def test_other_games(desk: Desk) -> None:
    """Each game has a board of its own, and is asked likewise."""
    desk.open()
    for name, shown, answer in (
        ("stamps-example", "Shared grid", r"^(red|green) at row"),
        ("stamp-albums-last", "Market", r"^Buy"),
        ("pinzetta-show", "Album", r"points"),
    ):
        desk.shipped(name)
        expect(desk.page.get_by_label(shown, exact=True).first).to_be_visible()
        desk.button("Hint").click()
        expect(desk.answer).to_have_text(re.compile(answer))
