"""Buttons in every state: under the pointer, focused, chosen, and both; in light, dark and forced colors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.friday import friday
from tests.web.browser.site import Desk
from tests.web.browser.views import collect, cut, hint, palette, stamps

#: One button of each kind that is not known yet, by its looks, is marked; all kinds that are known then.
#: Those without a word are pictures, as are stamps.
MARK = """known => {
    const kinds = new Set(known);
    for (const one of document.querySelectorAll('[data-looked]')) delete one.dataset.looked;
    for (const one of document.querySelectorAll('button:not(.laid), .laid b, .button, summary, select')) {
        const kind = [one.localName, one.className, one.ariaPressed, one.parentElement.className].join();
        const shown = one.checkVisibility() && !one.matches('.kind') && (one.innerText || one.value);
        if (shown && !kinds.has(kind)) one.dataset.looked = kinds.add(kind).size;
    }
    return [...kinds];
}"""
#: The contrast of the text of those with what lies behind it, as WCAG 2 counts it, where it is too little.
UNREAD = """least => {
    const numbers = color => color.match(/[\\d.]+/g).map(Number);
    const light = color => numbers(color).slice(0, 3).map(part => part / 255)
        .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
    const bare = color => numbers(color)[3] === 0;
    const contrast = element => {
        let behind = element;
        const clear = () => bare(getComputedStyle(behind).backgroundColor);
        while (behind.parentElement && clear()) behind = behind.parentElement;
        const [more, less] = [getComputedStyle(element).color, getComputedStyle(behind).backgroundColor]
            .map(light).sort((one, other) => other - one);
        return (more + 0.05) / (less + 0.05);
    };
    return [...document.querySelectorAll('[data-looked]')].filter(one => contrast(one) < least)
        .map(one => `${contrast(one).toFixed(2)}: ${one.outerHTML}`);
}"""
#: Those that do not show that the keyboard is on them.
UNSEEN = """() => [...document.querySelectorAll('[data-looked]')]
    .filter(one => one.localName !== 'b' && parseFloat(getComputedStyle(one).outlineWidth) < 2)
    .map(one => one.outerHTML)"""
#: Disables those buttons that are not disabled already, or enables them again.
DISABLE = """disabled => document.querySelectorAll(disabled ? 'button:enabled' : 'button[data-off]')
    .forEach(one => { one.disabled = disabled; one.toggleAttribute('data-off', disabled); })"""
FOCUS = ("focus", "focus-visible")
#: What may be true of a button at the same time.
STATES = ((), ("hover",), FOCUS, ("active",), ("hover", "active", *FOCUS))
LEAST = 4.5
LOOKS: tuple[dict[str, Any], ...] = (
    {"color_scheme": "light"},
    {"color_scheme": "dark"},
    {"color_scheme": "dark", "forced_colors": "active"},
    {"color_scheme": "light", "forced_colors": "active"},
)


class Forced:
    """The marked buttons of a page, each of which can be put into any state.

    Parameters
    ----------
    page
        The page in the browser.
    known
        The kinds of buttons that were looked at before.
    """

    def __init__(self, page: Page, known: Sequence[str] = ()) -> None:
        self.kinds: list[str] = page.evaluate(MARK, list(known))
        self.browser = page.context.new_cdp_session(page)
        self.browser.send("DOM.enable")
        self.browser.send("CSS.enable")
        root = self.browser.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        found = self.browser.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-looked]"})
        self.nodes: list[int] = found["nodeIds"]

    def put(self, state: Sequence[str]) -> None:
        """Put all of them into a state, whatever they were in before."""
        for node in self.nodes:
            states = {"nodeId": node, "forcedPseudoClasses": list(state)}
            self.browser.send("CSS.forcePseudoState", states)


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


@pytest.mark.parametrize("views", [(palette, hint, cut, collect), (board, begin, decisions)])
def test_text_is_read_in_every_state(desk: Desk, views: Sequence[Callable[[Desk], None]]) -> None:
    """Under the pointer, in focus, pressed, all three and disabled the text of every button is read."""
    page = desk.page
    desk.open()
    known: list[str] = []
    for show in views:
        page.emulate_media(color_scheme="light", forced_colors="none")
        show(desk)
        buttons = Forced(page, known)
        known = buttons.kinds
        assert known, show.__name__
        for state in STATES:
            buttons.put(state)
            for looks in LOOKS:
                page.emulate_media(**looks)
                faults = page.evaluate(UNREAD, LEAST)
                if FOCUS[1] in state:
                    faults += page.evaluate(UNSEEN)
                assert faults == [], (show.__name__, looks, state)
        page.evaluate(DISABLE, True)
        for looks in LOOKS:
            page.emulate_media(**looks)
            assert page.evaluate(UNREAD, LEAST) == [], (show.__name__, looks, "disabled")
        page.evaluate(DISABLE, False)


@pytest.mark.parametrize(
    "looks", [{"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}]
)
def test_what_was_tapped_is_read(desk: Desk) -> None:
    """By touch the last button that was tapped looks chosen, and as nothing is under a pointer then."""
    desk.open()
    desk.button("New stamp").tap()
    chosen = desk.page.get_by_role("group", name="Size").get_by_role("button", name="3x3")
    chosen.tap()
    chosen.evaluate("one => { one.dataset.looked = 1; }")
    assert desk.page.evaluate(UNREAD, LEAST) == []
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
