"""Every view, in light and dark, at a desk and on a phone: axe-core finds nothing, and none is too wide."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.web.browser.site import Desk
from tests.web.browser.views import VIEWS

AXE = Path(__file__).with_name("vendor") / "axe.min.js"
RULES = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']}"
FOUND = """result => result.violations.flatMap(
    each => each.nodes.map(node => `${each.id}: ${node.html} ${node.failureSummary}`))"""
DESK = {"viewport": {"width": 1300, "height": 900}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def violations(page: Page, rules: str = RULES) -> list[str]:
    """What axe-core finds on the page as it is."""
    page.evaluate(f"{AXE.read_text('utf-8')}; undefined")
    found: list[str] = page.evaluate(f"axe.run(document, {rules}).then({FOUND})")
    return found


@pytest.mark.parametrize(
    ("looks", "schemes"), [(DESK, ("light", "dark")), (PHONE, ("dark",))], ids=["desk", "phone"]
)
def test_axe_finds_nothing(desk: Desk, schemes: tuple[Literal["light", "dark"], ...]) -> None:
    """No rule of WCAG 2.2 AA that a program can check is broken, in any view."""
    for name, show in VIEWS.items():
        desk.open()
        show(desk)
        for scheme in schemes:
            desk.page.emulate_media(color_scheme=scheme)
            # Only colors depend on the scheme.
            rules = RULES if scheme == schemes[0] else "{runOnly: ['color-contrast']}"
            assert violations(desk.page, rules) == [], (name, scheme)
        too_wide = "document.documentElement.scrollWidth - innerWidth"
        assert desk.page.evaluate(too_wide) <= 0, name
        desk.page.evaluate("sessionStorage.clear()")
