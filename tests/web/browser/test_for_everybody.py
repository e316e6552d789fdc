"""Every view, in light at a desk and in the dark on a phone: axe-core finds nothing, and none is too wide."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.browser.site import Desk
from tests.web.browser.views import VIEWS

AXE = Path(__file__).with_name("vendor") / "axe.min.js"
ALL = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
#: The rules that depend on the scheme or on the size of the window.
OF_LOOKS = ("color-contrast", "target-size", "scrollable-region-focusable")
#: A window covers all that lies behind it.
RUN = """([rules, without]) => axe.run(
    {include: [[document.querySelector('dialog') ? 'dialog' : 'html']], exclude: without.map(each => [each])},
    {runOnly: rules, rules: {'heading-order': {enabled: true}}, resultTypes: ['violations'], preload: false},
).then(result => result.violations.flatMap(
    each => each.nodes.map(node => `${each.id}: ${node.html} ${node.failureSummary}`)))"""
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
#: The heads of columns that do not stand above what is below them.
CROOKED = """() => [...document.querySelectorAll('table:has(thead)')].flatMap(table => {
    const align = cell => getComputedStyle(cell).textAlign.replace('start', 'left');
    const aligned = row => [...row?.cells ?? []].map(align);
    const below = aligned(table.tBodies[0]?.rows[0]);
    return aligned(table.tHead.rows[0]).flatMap(
        (head, at) => !below[at] || head === below[at] ? [] : [table.ariaLabel]);
})"""
DESK: ViewportSize = {"width": 1300, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
#: Views that follow each other on one page: each begins with a position that it opens, or a window.
GROUPS = (
    ("empty", "palette", "hint", "mine"),
    ("cut", "choose", "collect", "puzzle"),
    ("stamps", "stamp-albums", "pinzetta", "faults", "share", "keys", "deck"),
    ("start", "puzzles", "rules", "tour"),
)
#: The album, whose spaces are looked at once: in the first group.
ALBUM = ".album-frame"


def violations(page: Page, rules: tuple[str, ...] = ALL, without: tuple[str, ...] = ()) -> list[str]:
    """The faults that axe-core finds on the page as it is, but for the parts of it that are left out."""
    if page.evaluate("() => !window.axe"):
        page.evaluate(f"{AXE.read_text('utf-8')}; undefined")
    found: list[str] = page.evaluate(RUN, [rules, without])
    return found


def test_every_view_is_looked_at() -> None:
    """Each view is in one of the groups."""
    assert sorted(name for group in GROUPS for name in group) == sorted(VIEWS)


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group[0])
def test_axe_finds_nothing(desk: Desk, group: tuple[str, ...]) -> None:
    """No rule of WCAG 2.2 AA that a program can check is broken in any view, nor is a heading left out."""
    page = desk.page
    desk.open()
    for name in group:
        without = () if group == GROUPS[0] else (ALBUM,)
        page.keyboard.press("Escape")
        VIEWS[name](desk)
        assert violations(page, ALL, without) == [], name
        assert page.evaluate(TOO_WIDE) <= 0, name
        assert page.evaluate(CROOKED) == [], name
        page.emulate_media(color_scheme="dark")
        page.set_viewport_size(PHONE)
        assert violations(page, OF_LOOKS, without) == [], f"{name} in the dark on a phone"
        assert page.evaluate(TOO_WIDE) <= 0, f"{name} on a phone"
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(DESK)
