"""Setting up an album from nothing: by mouse, by touch, by keyboard; and asking for the best move."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser.site import Desk, seen
from tests.web.browser.sunday import (
    CONTESTS,
    EXHIBITORS,
    FINALE,
    TICKETS,
    TILES,
    TO_PLACE,
    TO_PLACE_TYPED,
    TYPED,
)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_ACTIONS, MOST_KEYS = 90, 350
#: Most taps for ten stamps, six to place and four contests.
MOST_TAPS = 61


def finish(desk: Desk) -> None:
    """Ask for the best move of what was set up."""
    expect(desk.total).to_have_text("84")
    desk.tap(desk.button("Hint"))
    expect(desk.answer).to_have_text("110 points, proved")


def choose(desk: Desk, **choices: str) -> None:
    """Choose in the palette what is not chosen already: the last choices stay."""
    chosen = desk.page.locator(":is(.kinds, .choice) [aria-pressed=true]").evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.parentElement.ariaLabel, one.ariaLabel]))"
    )
    for group, value in choices.items():
        if chosen.get(group) != value:
            options = desk.page.get_by_role("group", name=group, exact=True)
            desk.tap(options.get_by_role("button", name=value, exact=True))


def palette(desk: Desk, text: str) -> None:
    """Add a stamp by its face, its size and its value."""
    values = desk.page.get_by_role("group", name="Value")
    if text == "forever":
        desk.tap(values.get_by_role("button", name=text))
        return
    size, _, rest = text.replace("double ", "").partition(" ")
    choose(desk, Size=f"double {size}" if text.startswith("double") else size)
    for face in rest.strip("()").split(" | "):
        *look, value = face.split()
        choose(desk, **{"Color and theme": " ".join(look)})
        desk.tap(values.get_by_role("button", name=seen(value), exact=True))


def contests(desk: Desk, texts: Sequence[tuple[str, str, str, str]]) -> None:
    """Pick contests from the pictures; those of a kind take a second tap."""
    for text, card, points, filter_ in texts:
        if points:
            desk.page.get_by_label("points of the next picture").fill(points)
        cards = desk.page.locator(".cards")
        word, _, after = card.partition(" ")
        if filter_ or "=" in after:
            desk.tap(cards.get_by_role("button", name=f"{word}…"), desk.button(card))
        else:
            desk.tap(cards.get_by_role("button", name=card))
        expect(desk.page.locator(".contest-list")).to_contain_text(text)


def set_up_by_tapping(desk: Desk) -> None:
    """Put down every stamp and contest of sunday.toml with a finger or a mouse."""
    desk.open()
    desk.tap(desk.button("New stamp"))
    for (text, cell), typed in zip(TILES, TYPED, strict=True):
        if "@" in typed:
            desk.tap(desk.space(cell))
        palette(desk, text)
        expect(desk.space(cell)).to_have_accessible_name(seen(f"{cell} {text}"))
    desk.tap(desk.button("To place"))
    for text in TO_PLACE:
        palette(desk, text)
    page = desk.page
    desk.tap(desk.button("Contests"))
    for kind, texts in (("Contest", CONTESTS), ("Finale", FINALE), ("Exhibitor", EXHIBITORS)):
        if kind != "Contest":
            desk.tap(page.get_by_role("group", name="Kind").get_by_role("button", name=kind))
        contests(desk, texts)
    desk.tap(desk.button("Close the palette"))
    for text in TICKETS:
        desk.tap(page.get_by_role("checkbox", name=f"ticket on {text}"))
    desk.actions += 3
    page.get_by_label("Round").select_option("3 Sunday")
    page.get_by_label("Specialists").fill("2")
    page.get_by_label("Forever stamps of others").fill("2 1")
    page.get_by_label("Forever stamps of others").blur()


def test_with_the_mouse(desk: Desk) -> None:
    """sunday.toml is set up from nothing in at most 90 actions of the mouse, and its answer is proved."""
    set_up_by_tapping(desk)
    finish(desk)
    assert desk.actions <= MOST_ACTIONS


@pytest.mark.parametrize("looks", [PHONE])
def test_few_touches(desk: Desk) -> None:
    """Ten stamps, six to place and four contests take 61 taps on a phone, and no scrolling."""
    desk.touch = True
    desk.open()
    desk.tap(desk.button("New stamp"))
    expect(desk.page.locator(".dock")).to_be_visible()
    tops = set()
    for (text, cell), typed in zip(TILES[:10], TYPED, strict=False):
        if "@" in typed:
            desk.tap(desk.space(cell))
        palette(desk, text)
        expect(desk.space(cell)).to_have_accessible_name(seen(f"{cell} {text}"))
        tops.add(desk.page.evaluate("scrollY"))
    desk.tap(desk.button("To place"))
    for text in TO_PLACE:
        palette(desk, text)
    expect(desk.to_place.get_by_role("option")).to_have_count(6)
    desk.tap(desk.button("Contests"))
    contests(desk, CONTESTS)
    assert tops == {desk.page.evaluate("scrollY")}
    assert desk.actions <= MOST_TAPS


@pytest.mark.parametrize("looks", [{**PHONE, "viewport": {"width": 360, "height": 740}}])
def test_by_touch_on_a_phone(desk: Desk) -> None:
    """The same with a finger on a phone, which nothing makes scroll sideways."""
    desk.touch = True
    set_up_by_tapping(desk)
    finish(desk)
    width = desk.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360


def test_with_the_keyboard_alone(desk: Desk) -> None:
    """The same with at most 350 keystrokes, and no mouse at all."""
    desk.open()
    field = desk.page.get_by_label("Type a stamp")
    desk.write("t")
    expect(field).to_be_focused()
    for text in (*TYPED, *(f"+{text}" for text in TO_PLACE_TYPED)):
        desk.write([*text, "Enter"])
        expect(field).to_have_value("")
    desk.write(["Escape", "c"])
    for keys in (["e"], [*"h 1x2"], [*"g re"], [*"set c 0 8 18"]):
        desk.write([*keys, "Enter"])
    # Each card is there before the keys that depend on it: a slow page would put them elsewhere.
    cards = desk.page.locator(".contest-list")
    expect(cards).to_contain_text(CONTESTS[-1][0])
    # The tickets, from the field back to those of the third and the second contest.
    desk.write([*["Shift+Tab"] * 5, "Space", "Shift+Tab", "Shift+Tab", "Space"])
    for text in TICKETS:
        expect(desk.page.get_by_role("checkbox", name=f"ticket on {text}")).to_be_checked()
    desk.write("c")
    desk.write(["Shift+Tab", "f", "Tab", *"sec c", "Enter"])
    expect(cards).to_contain_text(FINALE[0][0])
    desk.write(["Shift+Tab", "e", "Tab", *"c spa", "Enter", *"c can 2", "Enter"])
    expect(cards).to_contain_text(EXHIBITORS[-1][0])
    # Round, specialists and forever stamps, in the next fields.
    desk.write(["Tab", "Tab", "Tab", "3", "Tab", "Tab", "2", "Tab", *"2 1", "Tab"])
    expect(desk.total).to_have_text("84")
    desk.write(["Control+Enter"])
    expect(desk.answer).to_have_text("110 points, proved")
    assert desk.actions <= MOST_KEYS


@pytest.mark.parametrize("looks", [PHONE])
def test_other_players_by_taps_alone(desk: Desk) -> None:
    """A player with album, ticket and exhibitor, and a contest that pays by a table: nothing is typed."""
    desk.touch = True
    desk.open()
    page = desk.page
    desk.tap(desk.button("New stamp"))
    palette(desk, "2x2 blue animals 3")
    desk.tap(desk.button("Contests"), desk.button("number pad"))
    pad = page.get_by_role("group", name="points of the next picture")
    for key in ("0", "next", "8", "next", "7", "delete the last digit", "1", "8"):
        desk.tap(pad.get_by_role("button", name=key, exact=True))
    expect(page.get_by_label("points of the next picture").first).to_have_value("0 8 18")
    contests(desk, [("sets color", "sets color", "", "")])
    desk.tap(
        desk.button("Close the palette"),
        desk.button("Add a player"),
        page.locator("summary", has_text="player 2"),
    )
    desk.tap(desk.button("sets color [0, 8, 18]"), desk.button("Add to Exhibitors of player 2"))
    desk.tap(page.locator(".cards").get_by_role("button", name="edges"))
    desk.tap(desk.button("Set up the album"))
    expect(page.get_by_text("Album of player 2").first).to_be_in_viewport()
    theirs = page.get_by_role("grid", name="Album of player 2")

    def space(cell: str, stamp: str) -> Locator:
        return theirs.get_by_role("gridcell", name=f"{cell} {stamp}", exact=True)

    expect(space("a1", "empty")).to_have_count(1)
    palette(desk, "2x3 green flowers 1")
    palette(desk, "2x2 brown space 2")
    palette(desk, "2x2 brown space 3")
    desk.tap(space("e1", "2x2 brown space 3"), desk.button("Take off"))
    desk.tap(desk.button("Undo removing"))
    desk.tap(space("e1", "2x2 brown space 3"), desk.button("Take off"))
    desk.tap(space("c1", "2x2 brown space 2"), space("f6", "empty"))
    expect(space("f6", "2x2 brown space 2")).to_have_count(1)
    desk.tap(desk.button("Back to mine"))
    expect(desk.space("a1")).to_have_accessible_name("a1 2x2 blue animals 3")
    expect(desk.space("f6")).to_have_accessible_name("f6 empty")
    desk.tap(desk.button("Close the palette"), desk.button("Share"))
    page.get_by_label("written as").select_option("JSON")
    text = page.get_by_label("Position as text")
    expect(text).to_have_value(re.compile("^{"))
    position = json.loads(text.input_value())
    (player,) = position["opponents"]
    assert position["contests"] == player["entered"] == ["sets color [0, 8, 18]"]
    assert [each.split()[0] for each in player["exhibitors"]] == ["edges"]
    assert sorted(player["stamps"].values()) == ["2x2 brown space 2", "2x3 green flowers 1"]
    assert list(position["me"]["stamps"].values()) == ["2x2 blue animals 3"]
