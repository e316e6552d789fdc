"""Seen by everyone: letters for colors, sizes that a finger hits, large text, low windows, and paper."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.site import Desk
from tests.web.browser.test_for_everybody import TOO_WIDE
from tests.web.browser.views import collect, cut, hint, palette, stamps

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 640}}
ON_A_PHONE = pytest.mark.parametrize("looks", [PHONE])
#: What is tapped and too low for a finger; a check box has its label, and spaces of the album have to be 12.
LOW = """() => [...document.querySelectorAll('button, .button, select, input, textarea, summary, .check')]
    .filter(one => one.checkVisibility() && !one.matches('[type=checkbox], .unseen'))
    .filter(one => one.getBoundingClientRect().height < 43.9).map(one => one.outerHTML)"""
#: Fields in which an iPhone would zoom.
ZOOMED = """() => [...document.querySelectorAll('input, select, textarea')]
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < 16).map(one => one.outerHTML)"""
#: Pixels that a number or letter beside the album is away from the middle of its row or column, at most.
ASIDE = """() => Math.max(...['.rows', '.columns'].flatMap(names =>
    [...document.querySelector(names).children].map((name, at) => {
        const [mine, leaf] = [name, document.querySelector('.leaf')].map(one => one.getBoundingClientRect());
        const space = leaf.width / 12;
        return names === '.rows' ? Math.abs(mine.top + mine.height / 2 - leaf.top - (at + 0.5) * space)
            : Math.abs(mine.left + mine.width / 2 - leaf.left - (at + 0.5) * space);
    })))"""
#: The lines on which a part of a text stands.
LINES = """([text, part]) => {
    const range = document.createRange();
    const at = text.firstChild.data.indexOf(part);
    range.setStart(text.firstChild, at);
    range.setEnd(text.firstChild, at + part.length);
    return new Set([...range.getClientRects()].map(box => box.top)).size;
}"""


def pixels_a_space(page: Page) -> float:
    """How large a space of the stamps to place is."""
    box = page.get_by_role("listbox", name="To place").get_by_role("option", name="3x3").locator("img")
    found = box.bounding_box()
    assert found
    return found["width"] / 3


@ON_A_PHONE
def test_letters_tell_colors_where_words_are_too_small(desk: Desk) -> None:
    """Purple and blue look the same to some: small stamps have letters, all else words."""
    page = desk.page
    desk.open()
    hint(desk)
    letters = desk.page.locator(".drawing .color-letter")
    expect(letters.first).to_be_visible()
    assert {"P", "Y", "Bl", "G", "Br"} == set(letters.all_text_contents())
    assert pixels_a_space(page) >= 28
    desk.button("New stamp").tap()
    names = page.locator(".kinds .color-name:visible")
    expect(names).to_have_text(["purple", "yellow", "blue", "green", "brown", "rare"])
    page.set_viewport_size({"width": 1300, "height": 1000})
    expect(letters.first).to_be_hidden()


@ON_A_PHONE
def test_a_stamp_is_larger_when_it_is_tapped(desk: Desk) -> None:
    """A stamp of the pool is shown large with its words, by a tap or by Enter, until a tap or Escape."""
    page = desk.page
    desk.open()
    collect(desk)
    stamp = desk.button("larger: 2x3 blue animals 2")
    before = stamp.locator("img").bounding_box()
    assert before and before["width"] >= 2 * 28
    large = page.locator(".enlarged")
    stamp.tap()
    expect(large).to_contain_text("2x3 blue animals 2")
    after = large.locator("img").bounding_box()
    assert after and after["width"] >= 2 * before["width"]
    large.tap()
    expect(large).to_have_count(0)
    stamp.press("Enter")
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


@ON_A_PHONE
def test_a_finger_hits_everything(desk: Desk) -> None:
    """Whatever is tapped is 44 pixels high for a finger, and no field makes an iPhone zoom."""
    desk.open()
    for show in (palette, hint, cut, collect, stamps):
        show(desk)
        assert desk.page.evaluate(LOW) == [], show.__name__
        assert desk.page.evaluate(ZOOMED) == [], show.__name__
    desk.page.goto(f"{desk.address}play")
    desk.button("STAMPS").tap()
    assert desk.page.evaluate(LOW) == []


@pytest.mark.parametrize("looks", [SMALL])
def test_large_text_on_a_small_phone(desk: Desk) -> None:
    """With the browser's text at twice its size names stand beside their rows, and words are not broken."""
    page = desk.page
    desk.open()
    for show in (stamps, hint):
        show(desk)
        assert page.evaluate(TOO_WIDE) <= 0, show.__name__
    contest = page.locator(".contest-text", has_text="shape=rectangle")
    assert contest.evaluate(f"text => ({LINES})([text, 'shape=rectangle'])") == 1
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    assert page.evaluate(ASIDE) < 4
    assert page.evaluate(TOO_WIDE) <= 0
    assert contest.evaluate(f"text => ({LINES})([text, 'group'])") == 1


@pytest.mark.parametrize("looks", [{"viewport": {"width": 320, "height": 256}}])
def test_a_page_at_400_percent_has_room_for_the_album(desk: Desk) -> None:
    """Zoomed to 400 % no bar stays above or below the album."""
    page = desk.page
    desk.open()
    hint(desk)
    desk.space("f6").scroll_into_view_if_needed()
    desk.album.evaluate("album => album.scrollIntoView({ block: 'center' })")
    inside = "ys => ys.every(y => document.elementFromPoint(160, y).closest('.album-frame'))"
    assert page.evaluate(inside, [2, 64, 128, 192, 254])


def test_paper(desk: Desk) -> None:
    """A printed position has contests, points, the hint without buttons, and stamps in the album's size."""
    page = desk.page
    desk.open()
    hint(desk)
    page.emulate_media(media="print")
    for name in ("Contests", "Points", "Best move"):
        expect(page.get_by_role("region", name=name)).to_be_visible()
    expect(desk.answer).to_be_visible()
    rows = page.get_by_role("table", name="Contests to enter").get_by_role("rowheader")
    expect(rows.filter(has=page.get_by_text("edges 10").locator("visible=true"))).to_have_count(1)
    others = page.locator("button:visible:not(.by-contest *), input:visible, select:visible")
    expect(others).to_have_count(0)
    leaf = page.locator(".leaf").bounding_box()
    assert leaf and abs(pixels_a_space(page) - leaf["width"] / 12) < 1
