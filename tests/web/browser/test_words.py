"""What the engine says for the terminal is said in words for people at the page, where they see it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser.random_games import GAMES, begin
from tests.web.browser.site import Desk
from tests.web.browser.test_for_everybody import TOO_WIDE
from tests.web.browser.test_table import part, read
from tests.web.browser.watching import watched
from tests.web.running import Site

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
#: Words that help in the terminal only.
TERMINAL = re.compile(r"such as|\(row|place best|standard input|ASSUMED|deck = |points N|\[contests\]")


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    """A page on a phone."""
    with watched(browser, site, PHONE) as page:
        yield page


def test_what_is_wrong_is_in_sight(page: Page, site: Site) -> None:
    """Wherever somebody is on a phone, the reason why there is no hint stands there, and can be followed."""
    desk = Desk(page, site.address)
    desk.open()
    page.evaluate("scrollTo(0, 600)")
    desk.button("Hint").tap()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Add a contest first: without one nothing is scored.")
    expect(alert).to_be_in_viewport()
    assert page.evaluate(TOO_WIDE) <= 0
    page.goto(f"{site.address}table")
    read(page, part("at-the-table", 14))
    page.get_by_role("button", name="Edit").tap()
    area = page.get_by_role("textbox", name="The record as text")
    area.fill(area.input_value() + "zoe collect f\n")
    page.get_by_role("button", name="Read it").tap()
    expect(page.get_by_role("alert")).to_contain_text("zoe")
    expect(page.get_by_role("alert")).to_be_in_viewport()


def test_turns_and_advice(page: Page, site: Site) -> None:
    """What games ask and assume has no examples of what is typed in the terminal."""
    for game in GAMES:
        page.goto(f"{site.address}play#")
        begin(page, game, 4)
        turn = page.get_by_role("status", name="Turn")
        expect(turn).to_contain_text("Your turn: ")
        expect(turn).not_to_contain_text(TERMINAL)
        if game == "stamps":
            page.get_by_role("button", name="Hint").tap()
            expect(page.get_by_role("region", name="Advice")).to_contain_text("Assumed: 6 red")
            expect(page.get_by_role("region", name="Advice")).not_to_contain_text(TERMINAL)


def test_the_setup_of_a_table_and_a_deck(page: Page, site: Site) -> None:
    """The games have their printed names; a deck without a Finale says where its type is chosen."""
    page.goto(f"{site.address}table")
    expect(page.get_by_role("status", name="Question")).to_have_text("the game")
    for name in ("Stamp Swap", "Pinzetta", "STAMPS", "Stamp Albums"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    desk = Desk(page, site.address)
    desk.open()
    desk.button("Deck").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("is missing: choose it above, once the contests are entered")
    expect(dialog.get_by_role("list").last).not_to_contain_text(TERMINAL)


def test_points_that_are_not_known(page: Page, site: Site) -> None:
    """At a table whose score lacks what a mat paid, the page says by which line, and where it is written."""
    head = part("at-the-table", 43).replace('mats = ["count color=purple 1"', 'mats = ["?"')
    page.goto(f"{site.address}table")
    read(page, head)
    score = page.get_by_role("region", name="If the game ended now")
    expect(score).to_contain_text("add the line “me points” with the number on the score track")
    expect(score).not_to_contain_text(TERMINAL)


#: Faults as the page tells them.
IN_WORDS = """async faults => {
    const { faultInWords } = await import('/static/model/words.js');
    return faults.map(fault => faultInWords(fault));
}"""


def test_places_of_faults(modules: Page) -> None:
    """A fault of the position on the page names its place in words, one of a file as it stands there."""
    faults = [
        {"file": "standard input", "key": "me.piles[1][2]", "message": "'22br3' is no size"},
        {"key": "me.album", "cell": "c3", "message": "no stamp"},
        {"key": "opponents[1].piles", "message": "a pile is empty"},
        {"file": "demo.toml", "key": "tiles[1]", "message": "unknown color"},
        {"message": "longer than 1000 letters"},
    ]
    assert modules.evaluate(IN_WORDS, faults) == [
        "my piles 1 2: '22br3' is no size",
        "my album c3: no stamp",
        "opponent 1 piles: a pile is empty",
        "demo.toml tiles[1]: unknown color",
        "longer than 1000 letters",
    ]
