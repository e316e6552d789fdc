"""Buttons in every state: under the pointer, focused, chosen, and both; in light, dark and forced colors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser.friday import friday
from tests.web.browser.site import Desk
from tests.web.browser.views import cut, hint, palette, stamps

#: The contrast of an element's text with what lies behind it, as WCAG 2 counts it.
CONTRAST = """element => {
    const numbers = color => color.match(/[\\d.]+/g).map(Number);
    const light = color => numbers(color).slice(0, 3).map(part => part / 255)
        .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
    const bare = color => numbers(color)[3] === 0;
    let behind = element;
    while (bare(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
    const [more, less] = [getComputedStyle(element).color, getComputedStyle(behind).backgroundColor]
        .map(light).sort((one, other) => other - one);
    return (more + 0.05) / (less + 0.05);
}"""
#: Chosen buttons, and one of each kind of the others.
CHOSEN = "button:is([aria-pressed=true], .on, .primary):visible"
OTHERS = ("[aria-pressed=false]", ".remove", ".fold", ":not([class], [aria-pressed])", ".mark")
LEAST = 4.5


def begin(desk: Desk) -> None:
    """The start of a game, whose name is chosen."""
    desk.page.goto(f"{desk.address}play")
    desk.button("STAMPS").click()


def decisions(desk: Desk) -> None:
    """A record that is to be reviewed."""
    desk.page.goto(f"{desk.address}review")
    desk.page.get_by_role("textbox", name="A record as text").fill(friday())


def board(desk: Desk) -> None:
    """The board of STAMPS."""
    stamps(desk)
    expect(desk.page.get_by_role("grid", name="Shared grid")).to_be_visible()


def buttons(desk: Desk) -> list[Locator]:
    """The chosen buttons of a view, and some of each other kind."""
    found = desk.page.locator(CHOSEN).all()
    for kind in OTHERS:
        found += desk.page.locator(f"button{kind}:visible:enabled").all()[:2]
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("show", [palette, hint, cut, board, begin, decisions])
def test_text_is_read_in_every_state(
    desk: Desk, show: Callable[[Desk], None], scheme: Literal["light", "dark"]
) -> None:
    """Under the pointer and in focus the text of each kind of button has a contrast of at least 4.5."""
    desk.page.emulate_media(color_scheme=scheme)
    desk.open()
    show(desk)
    found = buttons(desk)
    assert found
    for button in found:
        for state in (button.hover, button.focus):
            state()
            assert button.evaluate(CONTRAST) >= LEAST, button.evaluate("one => one.outerHTML")


@pytest.mark.parametrize(
    "looks", [{"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}]
)
def test_what_was_tapped_is_read(desk: Desk) -> None:
    """By touch the last button that was tapped looks chosen, and as nothing is under a pointer then."""
    desk.open()
    desk.button("New stamp").tap()
    chosen = desk.page.get_by_role("group", name="Size").get_by_role("button", name="3x3")
    chosen.tap()
    assert chosen.evaluate(CONTRAST) >= LEAST
    tapped = desk.page.get_by_role("button", name="Keys")
    before = tapped.evaluate("one => getComputedStyle(one).backgroundColor")
    tapped.tap()
    desk.page.keyboard.press("Escape")
    assert tapped.evaluate("one => getComputedStyle(one).backgroundColor") == before


def test_forced_colors(desk: Desk) -> None:
    """In the system's own colors what is chosen has a border of its own, and swatches keep theirs."""
    desk.page.emulate_media(forced_colors="active")
    desk.open()
    palette(desk)
    sizes = desk.page.get_by_role("group", name="Size")
    look = "one => getComputedStyle(one).borderTop"
    chosen, other = sizes.locator("[aria-pressed=true]"), sizes.locator("[aria-pressed=false]").first
    assert chosen.evaluate(look) != other.evaluate(look)
    swatches = desk.page.get_by_role("group", name="Color").locator(".swatch")
    colors = swatches.evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)")
    assert len(set(colors)) >= 5
