"""Advice that can be followed: in words, with items as the board has them, and in sight on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser.random_games import READY, begin
from tests.web.browser.test_for_everybody import ALBUM, ALL, TOO_WIDE, violations
from tests.web.browser.test_table import part, read
from tests.web.browser.watching import watched
from tests.web.running import PATIENCE, Site

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True}


@pytest.fixture(scope="module")
def games_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with a folder for games."""
    folder: Path = tmp_path_factory.mktemp("games")
    site = Site("--games", str(folder))
    yield site
    site.close()


@pytest.fixture
def page(browser: Browser, games_site: Site) -> Iterator[Page]:
    """The page of games on a phone."""
    with watched(browser, games_site, PHONE) as page:
        page.goto(f"{games_site.address}play")
        yield page


def advised(page: Page) -> Locator:
    """Ask for advice: its words, which are in sight as the button is that plays it."""
    page.get_by_role("button", name="Hint").tap()
    play = page.get_by_role("button", name="Play it")
    expect(play).to_be_visible(timeout=2 * PATIENCE)
    expect(play).to_be_in_viewport()
    words = page.get_by_role("list", name="What is advised")
    assert violations(page, ALL, (ALBUM,)) == []
    assert page.evaluate(TOO_WIDE) <= 0
    return words


def test_a_whole_round(page: Page) -> None:
    """A cut names its items with the numbers on the board, a choice its pile, a show places and contest."""
    begin(page, "pinzetta", 4)
    words = advised(page)
    expect(words).to_be_in_viewport()
    cut = page.get_by_role("listbox", name="Pile 1").get_by_role("option")
    for item in cut.all():
        name = item.get_attribute("aria-label") or ""
        expect(words).to_contain_text(name)
        number = item.evaluate("each => getComputedStyle(each, '::before').content").split('"')[1]
        assert name.endswith(f" ({number})")
    parts = [re.compile(f"^{name}: .") for name in ("reserve", "pile 1", "pile 2")]
    expect(words.get_by_role("listitem")).to_have_text(parts)
    page.get_by_role("button", name="Play it").tap()
    page.wait_for_function(READY)
    words = advised(page)
    goods = page.locator(".part", has=page.locator(".advised")).get_by_role("listitem")
    pile = re.compile(", ".join(map(re.escape, goods.evaluate_all("all => all.map(one => one.title)"))))
    expect(words).to_have_text(pile)
    page.get_by_role("button", name="Play it").tap()
    page.wait_for_function(READY)
    words = advised(page)
    contest = words.get_by_role("listitem").first.inner_text().removeprefix("enter ")
    expect(page.get_by_role("region", name="Contests")).to_contain_text(contest)
    expect(words.get_by_role("listitem").last).to_have_text(re.compile(r" at [a-l]\d+$"))


def test_places_and_cards(page: Page) -> None:
    """STAMPS tells row and column as they stand beside the grid, Stamp Albums the cards; each is marked."""
    begin(page, "stamps", 4)
    advised(page)
    told = re.search(r"row (\S+), column (\S+):", page.get_by_role("status", name="Answer").inner_text())
    marked = page.get_by_role("grid").locator(".advised")
    assert told
    row, column = (number.replace("\u2212", "-") for number in told.groups())
    expect(marked).to_have_accessible_name(re.compile(f"^row {row}, column {column}: "))
    across = page.locator(".stamps-grid > .coordinates").get_by_text(told[2], exact=True).bounding_box()
    down = page.locator("span.coordinates").get_by_text(told[1], exact=True).bounding_box()
    there = marked.bounding_box()
    assert across and down and there
    assert there["x"] <= across["x"] + across["width"] / 2 <= there["x"] + there["width"]
    assert there["y"] <= down["y"] + down["height"] / 2 <= there["y"] + there["height"]
    page.goto(f"{page.url.partition('#')[0]}#")
    begin(page, "stamp-albums", 4)
    words = advised(page)
    bought = page.locator(".cards-row .buy").filter(has_text=re.compile("buy( 1)?$"))
    card = bought.locator(".face-name").inner_text()
    expect(words.get_by_role("listitem").first).to_have_text(re.compile(f"^buy {card} with "))


@pytest.mark.parametrize(("lines", "told"), [(29, "reserve: "), (33, "pile "), (39, "enter ")])
def test_at_a_table(page: Page, games_site: Site, lines: int, told: str) -> None:
    """At a real table the same words are told, and the button of the advised pile is marked."""
    page.goto(f"{games_site.address}table")
    read(page, part("at-the-table", lines))
    page.get_by_label("Seconds for a hint").select_option("1")
    expect(advised(page).get_by_role("listitem").first).to_have_text(re.compile(f"^{told}"))
    if lines == 33:
        chosen = page.get_by_role("list", name="Answers").locator(".advised").inner_text().partition(":")[0]
        page.get_by_role("button", name="Play it").tap()
        lines_told = page.get_by_role("list", name="The record").get_by_role("listitem")
        expect(lines_told.first).to_have_text(f"me take {chosen}")


def test_stamps_on_a_small_phone(browser: Browser, games_site: Site) -> None:
    """The board of STAMPS on the album page scrolls by itself on a screen of 320 pixels."""
    with watched(browser, games_site, SMALL) as page:
        page.goto(games_site.address)
        page.get_by_role("button", name="Open").tap()
        page.get_by_role("searchbox", name="Find").fill("stamps-four")
        page.get_by_role("button", name=re.compile("^stamps-four ")).first.tap()
        expect(page.get_by_role("grid", name="Shared grid")).to_be_visible()
        assert page.evaluate(TOO_WIDE) <= 0
