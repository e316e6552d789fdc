"""The start, the bar that all pages have, rules and keys one tap away, and the tour."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser.random_games import begin
from tests.web.browser.site import Desk
from tests.web.browser.test_for_everybody import TOO_WIDE
from tests.web.browser.test_table import part, read
from tests.web.browser.watching import watched
from tests.web.running import Site

SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
PLACES = {"Album": "#album", "Puzzles": "#puzzles", "Play": "play", "Table": "table", "Reviews": "review"}


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    """A page on a small phone."""
    with watched(browser, site, SMALL) as page:
        yield page


def sunday(desk: Desk) -> None:
    """Wait for the answer of the example on the album."""
    expect(desk.answer).to_have_text("110 points, proved")
    expect(desk.space("g12")).to_be_visible()


def test_a_first_visit_asks_with_one_tap(phone: Page, site: Site) -> None:
    """Who comes for the first time reads what it is, has a proved answer after one tap; Back leads back."""
    desk = Desk(phone, site.address)
    phone.goto(site.address)
    expect(phone.get_by_role("heading", name="The best move in stamp-collecting board games")).to_be_visible()
    expect(phone.get_by_role("button", name="larger: album of the example: 14 tiles")).to_be_visible()
    expect(desk.album).to_have_count(0)
    desk.button("What is the best move?").tap()
    sunday(desk)
    phone.go_back()
    phone.get_by_role("button", name="sunday", exact=True).tap()
    expect(desk.total).to_have_text("84")
    phone.goto(site.address)
    expect(desk.total).to_have_text("84")
    phone.get_by_role("link", name="Stockbook").tap()
    expect(desk.button("What is the best move?")).to_be_visible()
    phone.reload()
    expect(desk.button("What is the best move?")).to_be_visible()


def test_a_file_goes_before_the_start(browser: Browser, file_site: Site) -> None:
    """Who begins with a file sees it, as somebody with a link does."""
    with watched(browser, file_site, SMALL) as page:
        page.goto(file_site.address)
        expect(Desk(page, file_site.address).total).to_have_text("84")


def test_one_bar_on_all_pages(phone: Page, site: Site) -> None:
    """Each page has the same places in the same order, marks its own, and fits on a small phone."""
    bar = phone.get_by_role("navigation", name="Places").get_by_role("link")
    for name, path in PLACES.items():
        phone.goto(site.address + path)
        expect(bar).to_have_text(list(PLACES))
        expect(phone.locator("[aria-current=page]")).to_have_text(name)
        tops = bar.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
        assert max(tops) - min(tops) < 1, name
        assert phone.evaluate(TOO_WIDE) <= 0, name
        bar.filter(has_text="Album").tap()
        expect(Desk(phone, site.address).album).to_be_visible()
    phone.goto(f"{site.address}#start")
    doors = phone.get_by_role("list", name="Where to go").get_by_role("link")
    assert [door.get_attribute("href") for door in doors.all()] == [f"/{path}" for path in PLACES.values()]


def test_rules_and_keys_on_every_page(phone: Page, site: Site) -> None:
    """One tap tells how a game goes, on each page, and first the one that is played; ? lists the keys."""
    dialog = phone.get_by_role("dialog")
    for path in PLACES.values():
        phone.goto(site.address + path)
        phone.get_by_role("button", name="Rules", exact=True).tap()
        expect(dialog).to_contain_text("Two to five collectors")
        dialog.get_by_role("button", name="Pinzetta").tap()
        expect(dialog.get_by_role("heading", name="How Pinzetta goes")).to_be_visible()
        expect(dialog).to_contain_text("She counts tokens")
        phone.keyboard.press("Escape")
        expect(phone.locator("dialog")).to_have_count(0)
        phone.keyboard.press("?")
        expect(dialog.get_by_role("row", name="? These keys")).to_be_visible()
        phone.keyboard.press("Escape")
    phone.goto(f"{site.address}play")
    begin(phone, "stamps", 4)
    phone.get_by_role("button", name="Rules", exact=True).tap()
    expect(dialog).to_contain_text("Two to four players lay stamps")


def test_keys_in_a_game(phone: Page, site: Site) -> None:
    """At a table, as in games, h asks, p plays what is advised, and u takes it back."""
    phone.goto(f"{site.address}table")
    read(phone, part("at-the-table", 29))
    phone.get_by_label("Seconds for a hint").select_option("1")
    phone.get_by_role("heading", name="The record").click()
    phone.keyboard.press("h")
    expect(phone.get_by_role("button", name="Play it")).to_be_visible()
    newest = phone.get_by_role("list", name="The record").get_by_role("listitem").first
    before = newest.inner_text()
    phone.keyboard.press("p")
    expect(newest).to_have_text(re.compile("^me reserve "))
    phone.keyboard.press("u")
    expect(newest).to_have_text(before)


def test_the_tour(desk: Desk) -> None:
    """Four steps, by keyboard alone, on an example, or on what lies there; Escape and a button leave it."""
    page = desk.page
    page.goto(desk.address)
    page.get_by_role("link", name="A tour in four steps").focus()
    page.keyboard.press("Enter")
    step = page.get_by_role("dialog")
    for title in ("The album 1 of 4", "What pays 2 of 4", "The best move 3 of 4"):
        expect(step).to_have_accessible_name(title)
        expect(desk.button("Next")).to_be_focused()
        page.keyboard.press("Enter")
    expect(step).to_have_accessible_name("And then 4 of 4")
    desk.button("Back").click()
    desk.button("Hint").click()
    sunday(desk)
    page.keyboard.press("Escape")
    expect(step).to_have_count(0)
    desk.to_place.get_by_role("option", name="forever").click()
    desk.space("h3").click()
    desk.button("Keys").click()
    page.get_by_role("link", name="A tour in four steps").click()
    expect(step).to_have_accessible_name("The album 1 of 4")
    expect(desk.space("h3")).to_have_accessible_name("h3 forever")
    desk.button("Leave the tour").click()
    expect(step).to_have_count(0)


def test_a_puzzle_is_left_for_the_album(desk: Desk) -> None:
    """From the list a puzzle opens, and Puzzles is marked; Album shows what was there before."""
    page = desk.page
    desk.open()
    desk.shipped("sunday")
    places = page.get_by_role("navigation", name="Places")
    places.get_by_role("link", name="Puzzles").click()
    desk.button("Medium 2").click()
    expect(page.get_by_role("heading", name="Puzzle medium 2")).to_be_visible()
    expect(places.locator("[aria-current]")).to_have_text("Puzzles")
    page.get_by_role("link", name="All puzzles").click()
    expect(desk.button("Medium 2")).to_be_visible()
    places.get_by_role("link", name="Album").click()
    expect(desk.total).to_have_text("84")
    expect(page.get_by_role("heading", name=re.compile("^Puzzle"))).to_have_count(0)


def test_a_fault_leads_to_its_place(phone: Page, site: Site) -> None:
    """The reason why there is no hint has a button that leads to the field in which it is mended."""
    desk = Desk(phone, site.address)
    desk.open()
    phone.evaluate("scrollTo(0, 600)")
    desk.button("Hint").tap()
    desk.button("Go there").tap()
    expect(phone.get_by_label("contest", exact=True)).to_be_focused()
    expect(phone.get_by_label("contest", exact=True)).to_be_in_viewport()
