"""Shortcuts of the keyboard: each does what the list says, and letters can be switched off."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser.site import Desk


def test_letters_act_until_they_are_switched_off(desk: Desk) -> None:
    """With letters off nothing happens at n, also after the page is loaded again; with letters on it does."""
    desk.open()
    field = desk.page.locator("[data-field=stamp]")
    desk.page.keyboard.press("t")
    expect(field).to_be_focused()
    desk.page.keyboard.press("Escape")
    desk.page.keyboard.press("n")
    expect(field).to_have_count(0)
    for on in (False, True):
        desk.button("Keys").click()
        keys = desk.page.get_by_role("table", name="Keys")
        expect(keys.get_by_role("row", name="n New stamp")).to_be_visible()
        desk.page.get_by_label("letters act on the page").set_checked(on)
        desk.page.keyboard.press("Escape")
        expect(keys).to_have_count(0)
        desk.page.reload()
        expect(desk.album).to_be_visible()
        desk.page.keyboard.press("n")
        expect(field).to_have_count(1 if on else 0)
