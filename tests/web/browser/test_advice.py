"""Advice that can be followed: in words, with items as the board has them, and in sight on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser.random_games import READY, begin
from tests.web.browser.test_for_everybody import ALBUM, ALL, TOO_WIDE, violations
from tests.web.browser.test_table import part, read
from tests.web.browser.watching import watched
from tests.web.running import PATIENCE, Site

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True}


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    """The page of games on a phone."""
    with watched(browser, site, PHONE) as page:
        page.goto(f"{site.address}play")
        yield page


def advised(page: Page) -> Locator:
    """Ask for advice: its words, which are in sight as the button is that plays it."""
    page.get_by_role("button", name="Hint").tap()
    play = page.get_by_role("button", name="Play it")
    expect(play).to_be_visible(timeout=2 * PATIENCE)
    expect(play).to_be_in_viewport()
    words = page.get_by_role("list", name="What is advised")
    # What the head covers in part while one scrolls is no small target.
    there = page.evaluate("() => { const there = scrollY; scrollTo(0, 0); return there; }")
    assert violations(page, ALL, (ALBUM,)) == []
    page.evaluate("there => scrollTo(0, there)", there)
    assert page.evaluate(TOO_WIDE) <= 0
    return words


def test_a_whole_round(page: Page) -> None:
    """A cut names its items with the numbers on the board, a choice its pile, a show places and contest."""
    begin(page, "pinzetta", 4)
    page.get_by_label("Seconds for a hint").select_option("1")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    words = advised(page)
    expect(words).to_be_in_viewport()
    told = words.get_by_role("listitem")
    for index, name in enumerate(("Reserve", "Pile 1", "Pile 2")):
        board = page.get_by_role("listbox", name=name)
        expect(board).to_be_in_viewport()
        names = board.get_by_role("option").evaluate_all("all => all.map(one => one.ariaLabel)")
        expect(told.nth(index)).to_have_text(f"{name.lower()}: {', '.join(names)}")
        for item in board.get_by_role("option").all():
            number = item.evaluate("each => getComputedStyle(each, '::before').content").split('"')[1]
            expect(item).to_have_accessible_name(re.compile(rf" \({number}\)$"))
    page.get_by_role("button", name="Play it").tap()
    page.wait_for_function(READY)
    words = advised(page)
    goods = page.locator(".part.advised").get_by_role("listitem")
    pile = re.compile(", ".join(map(re.escape, goods.evaluate_all("all => all.map(one => one.title)"))))
    expect(words).to_have_text(pile)
    page.get_by_role("button", name="Play it").tap()
    page.wait_for_function(READY)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    words = advised(page)
    expect(page.locator(".leaf")).to_be_in_viewport(ratio=0.9)
    contest = words.get_by_role("listitem").first.inner_text().removeprefix("enter ")
    row = page.get_by_role("region", name="Contests").get_by_role("listitem").filter(has_text="enter this")
    expect(row).to_contain_text(contest)
    expect(words.get_by_role("listitem").last).to_have_text(re.compile(r" at [a-l]\d+$"))


def test_places_and_cards(page: Page) -> None:
    """STAMPS tells row and column as they stand beside the grid, Stamp Albums the cards; each is marked."""
    begin(page, "stamps", 4)
    advised(page)
    told = re.search(r"row (\S+), column (\S+):", page.get_by_role("status", name="Answer").inner_text())
    marked = page.get_by_role("grid").locator(".advised")
    assert told
    row, column = told.groups()
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


@pytest.mark.parametrize(
    ("lines", "told", "line"),
    [
        (29, "reserve: ", r"^me reserve 1 double 2x4 \(.*\) \| \d 2x3 [a-z]+ .*; .* \| "),
        (33, "pile ", r"^me take ann [12]$"),
        (39, "enter ", r"^me enter (edges|surrounded|group color|most theme) "),
    ],
)
def test_at_a_table(page: Page, site: Site, lines: int, told: str, line: str) -> None:
    """Advice that is told stays in sight, in pictures and in order, until the next line of the record."""
    page.goto(f"{site.address}table")
    read(page, part("at-the-table", lines))
    page.get_by_label("Seconds for a hint").select_option("1")
    words = advised(page).get_by_role("listitem").all_inner_texts()
    assert words[0].startswith(told)
    if lines == 33:
        pile = page.get_by_role("list", name="Answers").locator(".advised")
        expect(pile).to_have_accessible_name(re.compile(f"^{words[0].partition(':')[0]} of ann: "))
    page.get_by_role("button", name="Play it").tap()
    record = page.get_by_role("list", name="The record").get_by_role("listitem")
    expect(record.first).to_have_text(re.compile(line))
    page.reload()
    card = page.get_by_role("region", name="Now do this at the table")
    expect(card).to_be_in_viewport()
    assert violations(page, ALL, (ALBUM,)) == []
    assert page.evaluate(TOO_WIDE) <= 0
    steps = card.get_by_role("list", name="To do").locator("> li > b")
    if lines == 33:
        expect(steps).to_have_text([f"Take {words[0].partition(':')[0]} of ann"])
        expect(card.get_by_role("list", name="Take pile").get_by_role("listitem")).to_have_count(2)
    elif lines == 29:
        expect(steps).to_have_text(["reserve", "pile 1", "pile 2"])
        expect(card.get_by_role("img")).to_have_count(0)
        expect(card.locator(".stamp")).to_have_count(5)
    else:
        expect(steps).to_have_text([*words[1:], words[0]])
        expect(card.locator(".leaf")).to_be_in_viewport(ratio=0.9)
        expect(card.locator(".leaf .fresh")).to_have_count(len(words) - 1)
        expect(page.get_by_role("heading", name="The album of ann")).to_be_visible()
    page.get_by_role("button", name="Undo").tap()
    expect(card).to_have_count(0)


#: The answer to a hint on a pool, without the wait for one.
THIRD = {"final": True, "choices": [{"item": 3, "good": "the third", "value": 2.345}], "looks": []}


def test_an_item_is_selected_by_touch(page: Page) -> None:
    """The advised item of the pool is framed, in sight above the bar of a phone, and a tap selects it."""
    begin(page, "stampswap", 4)
    page.route("**/api/ask", lambda route: route.fulfill(body=json.dumps(THIRD) + "\n"))
    pool = page.get_by_role("list", name="Pool").get_by_role("listitem")
    count = pool.count()
    advised(page)
    expect(page.locator(".pool .advised")).to_have_count(1)
    third = pool.nth(2)
    there, bar = third.bounding_box(), page.locator(".answer-top").bounding_box()
    assert there and bar and 0 < there["y"] < there["y"] + there["height"] <= bar["y"]
    expect(third).to_have_class(re.compile("advised"))
    expect(third).to_contain_text("2.3")
    name = third.get_attribute("title") or ""
    third.get_by_role("button", name=f"select {name}").tap()
    page.wait_for_function(READY)
    mine = page.get_by_role("list", name="My collection").get_by_role("listitem")
    expect(mine).to_have_attribute("title", re.compile(rf"^{name.split()[0]} "))
    assert pool.count() < count


@pytest.mark.parametrize("keys", [True, False])
def test_an_advised_cut_by_hand(browser: Browser, site: Site, keys: bool) -> None:
    """At a desk the advised cut is changed item by item, by keys or the mouse; what differs is shown."""
    advice = {
        "final": True,
        "goal": "game",
        "cuts": [{"reserve": [1], "piles": [[2, 3, 4], [5, 6]], "expected": 1, "kept": 2}],
    }
    with watched(browser, site, {"viewport": {"width": 1280, "height": 900}}) as page:
        page.goto(f"{site.address}play")
        begin(page, "pinzetta", 4)
        goods = (
            page.get_by_role("listbox", name="Pile 1")
            .get_by_role("option")
            .evaluate_all("all => all.map(one => one.title)")
        )
        document = {**advice, "items": [{"good": each} for each in goods]}
        page.route("**/api/ask", lambda route: route.fulfill(body=json.dumps(document) + "\n"))
        page.get_by_role("button", name="Hint").click()
        reserve, one, two = (
            page.get_by_role("listbox", name=name).get_by_role("option")
            for name in ("Reserve", "Pile 1", "Pile 2")
        )
        expect(reserve).to_have_count(1)
        if keys:
            one.first.press("2")
        else:
            one.first.click()
            page.get_by_role("button", name="to Pile 2").click()
        expect(one).to_have_count(2)
        expect(two).to_have_count(3)
        expect(page.locator(".part", has_text="Pile 1").locator(".ghosts .good")).to_have_count(1)
        expect(page.locator(".ghosts")).to_have_count(1)
        page.get_by_role("button", name="Cut", exact=True).click()
        page.wait_for_function(READY)
        log = page.get_by_role("list", name="What happened")
        items = [rf"{re.escape(goods[item])} \(\d+\)" for item in (1, 4, 5)]
        parts = re.compile(rf"Pile 1, \d+ tokens: {', '.join(items)}")
        expect(log).to_contain_text(parts)


#: Lines and moves in words.
IN_WORDS = """async () => {
    const { inWords } = await import('/static/table/lines.js');
    const { toldInWords } = await import('/static/model/words.js');
    const goods = ['forever', '2x3 blue animals 2 (down)', 'exhibitor count theme=space 1'];
    return [
        inWords('me reserve | 1 3 | 2', goods),
        inWords('me place 2 c4; 1 a1', ['forever', '2x2 rare 4']),
        inWords('me enter 2', [], ['edges 10', 'group color 5']),
        inWords('me enter none', [], ['edges 10']),
        inWords('me take ann 1', goods),
        toldInWords('reserve 1 | 2 | 3  (double 2x4 (red a 1 | red b 2) | forever | 2x2 ?; 2x3 ?)'),
        toldInWords('ann takes a pile\\nann reserves forever | 2x2 ? | 2x3 ?'),
        toldInWords('place 1 a1  (forever at a1)'),
        toldInWords('take 2 1  (2x2 ?; 2x3 ?)'),
    ];
}"""


def test_lines_in_words(modules: Page) -> None:
    """Items, contests and parts of a cut are told by what they are; numbers of a record stay beside."""
    assert modules.evaluate(IN_WORDS) == [
        "me reserve | 1 forever; 3 exhibitor count | 2 2x3 blue animals 2 (down)",
        "me place 2 2x2 rare 4 at c4; 1 forever at a1",
        "me enter group color 5",
        "me enter none",
        "me take ann 1",
        "reserve double 2x4 (red a 1 | red b 2); pile 1: forever; pile 2: 2x2 ?, 2x3 ?",
        "ann takes a pile\nann reserves forever; pile 1: 2x2 ?; pile 2: 2x3 ?",
        "place forever at a1",
        "take pile 1 of player 2: 2x2 ?; 2x3 ?",
    ]


def test_stamps_on_a_small_phone(browser: Browser, site: Site) -> None:
    """The board of STAMPS on the album page scrolls by itself on a screen of 320 pixels."""
    with watched(browser, site, SMALL) as page:
        page.goto(site.address)
        page.get_by_role("button", name="Open").tap()
        page.get_by_role("searchbox", name="Find").fill("stamps-four")
        page.get_by_role("button", name=re.compile(" stamps-four$")).first.tap()
        expect(page.get_by_role("grid", name="Shared grid")).to_be_visible()
        assert page.evaluate(TOO_WIDE) <= 0
