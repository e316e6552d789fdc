"""The views of the page; ``python -m tests.web.browser.views`` draws them into the documentation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import expect, sync_playwright

from tests.web.browser.chromium import installed
from tests.web.browser.friday import friday
from tests.web.browser.site import Desk
from tests.web.running import PATIENCE, Site

ROOT = Path(__file__).resolve().parents[3]
PICTURES = ROOT / "docs" / "pictures"
TABLE = ROOT / "seeds" / "games" / "at-the-table.txt"


def empty(desk: Desk) -> None:
    """The album as it is at first."""


def palette(desk: Desk) -> None:
    """New stamps, and the pictures of contests."""
    desk.button("New stamp").click()
    desk.page.get_by_role("group", name="Value").get_by_role("button", name="3", exact=True).click()


def hint(desk: Desk) -> None:
    """The proved answer, as ghosts on the album."""
    desk.shipped("sunday")
    desk.button("Hint").click()
    expect(desk.answer).to_have_text("110 points, proved")


def mine(desk: Desk) -> None:
    """Why not mine, and what if."""
    desk.shipped("sunday")
    desk.to_place.get_by_role("option", name="forever").click()
    desk.space("h3").click()
    desk.button("Why not mine?").click()
    expect(desk.page.get_by_role("table", name="Mine and the best")).to_be_visible(timeout=PATIENCE)
    desk.button("What if").click()
    desk.button("Paint spaces to leave empty").click()
    desk.space("g12").click()


def cut(desk: Desk) -> None:
    """The cut with its table."""
    desk.shipped("cut-sunday")
    desk.quick()
    desk.button("Hint").click()
    best = desk.page.get_by_role("table", name="Best cuts")
    best.get_by_role("row").nth(1).get_by_role("button").click()


def choose(desk: Desk) -> None:
    """The piles with their values."""
    desk.shipped("choose-sunday")
    desk.button("Hint").click()
    expect(desk.answer).to_have_text("Take pile 1 of left: 77, proved")


def collect(desk: Desk) -> None:
    """The pool."""
    desk.shipped("collect-saturday")
    expect(desk.page.get_by_role("list", name="Pool")).to_be_visible(timeout=PATIENCE)


def puzzle(desk: Desk) -> None:
    """A puzzle."""
    desk.shipped("medium-1")


def stamps(desk: Desk) -> None:
    """The board of STAMPS."""
    desk.shipped("stamps-four")


def stamp_albums(desk: Desk) -> None:
    """The board of Stamp Albums."""
    desk.shipped("stamp-albums-chain")


def pinzetta(desk: Desk) -> None:
    """Against Pinzetta."""
    desk.shipped("pinzetta-choose")


def faults(desk: Desk) -> None:
    """A text with faults."""
    desk.open_text('game = "stampswap"\nphase = "shew"\n')
    expect(desk.page.get_by_role("dialog").get_by_role("alert")).to_be_visible(timeout=PATIENCE)


def share(desk: Desk) -> None:
    """The window to share a position."""
    desk.button("Share").click()
    expect(desk.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)


def keys(desk: Desk) -> None:
    """The shortcuts of the keyboard."""
    desk.button("Keys").click()
    expect(desk.page.get_by_role("dialog", name="Keys")).to_be_visible(timeout=PATIENCE)


def deck(desk: Desk) -> None:
    """One's own deck, tile by tile."""
    desk.button("Deck").click()
    desk.page.get_by_label("A tile of your copy").fill("2x3 bl an 2")
    desk.button("Add the tile").click()
    expect(desk.page.get_by_role("row", name="short-rectangle tiles")).to_contain_text("1 of 60")


def review(desk: Desk) -> None:
    """A reviewed Friday, with a decision on the board."""
    page = desk.page
    page.goto(f"{desk.address}review")
    page.get_by_role("textbox", name="A record as text").fill(friday())
    desk.button("Read it").click()
    page.get_by_label("Seconds for each").select_option("0.3")
    desk.button("Review").click()
    expect(page.get_by_role("status", name="Progress")).to_contain_text("All")
    page.get_by_role("list", name="Decisions").get_by_role("button").first.click()
    expect(page.get_by_role("figure", name="The best move")).to_be_visible()


def table(desk: Desk) -> None:
    """Another player's cut at a real table, put together by the palette."""
    page = desk.page
    page.goto(f"{desk.address}table")
    head = TABLE.read_text("utf-8").partition("round 1\n")[0]
    mine = "me collect 2x4 br ve 2 / bl ve 2; 2x3 br mo 3; 3x3 gr sp 3; 2x3 ye ve 2; 2x3 bl ve 2"
    page.get_by_role("textbox", name="Or go on with a record").fill(
        f"{head}event collect 5\n{mine}\nme cut 1 | 2 4 | 3 5\n"
    )
    desk.button("Read it").click()
    for name in ("3x2", "blue vehicles", "2", "2x2", "?"):
        page.get_by_role("region", name="Palette").get_by_role("button", name=name, exact=True).click()
    page.evaluate("scrollTo(0, 0)")


def start(desk: Desk) -> None:
    """The first page, with a position to ask and the doors to all others."""
    desk.page.goto(f"{desk.address}#start")
    expect(desk.button("What is the best move?")).to_be_enabled(timeout=PATIENCE)


def puzzles(desk: Desk) -> None:
    """The list of puzzles."""
    desk.page.goto(f"{desk.address}#puzzles")
    expect(desk.button("Easy 1")).to_be_visible(timeout=PATIENCE)


def rules(desk: Desk) -> None:
    """How a game goes, told in a window."""
    desk.button("Rules").click()
    expect(desk.page.get_by_role("dialog", name="How Stamp Swap goes")).to_contain_text("Collect.")


def tour(desk: Desk) -> None:
    """The tour, at its third step."""
    desk.page.goto(f"{desk.address}#tour")
    for _ in range(2):
        desk.button("Next").click()
    expect(desk.page.get_by_role("dialog", name="The best move 3 of 4")).to_be_visible()


VIEWS: dict[str, Callable[[Desk], None]] = {
    "empty": empty,
    "palette": palette,
    "hint": hint,
    "mine": mine,
    "cut": cut,
    "choose": choose,
    "collect": collect,
    "puzzle": puzzle,
    "stamps": stamps,
    "stamp-albums": stamp_albums,
    "pinzetta": pinzetta,
    "faults": faults,
    "share": share,
    "keys": keys,
    "deck": deck,
    "start": start,
    "puzzles": puzzles,
    "rules": rules,
    "tour": tour,
}

#: Views that other tests look at, each on a page of its own.
OTHERS: dict[str, Callable[[Desk], None]] = {"review": review, "table": table}


def draw() -> None:
    """Take a picture of every view at a desk, half of them in the dark, and of some on a phone."""
    expect.set_options(timeout=PATIENCE)
    PICTURES.mkdir(exist_ok=True)
    games = TemporaryDirectory()
    site = Site("--games", games.name)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        for name, show in {**VIEWS, **OTHERS}.items():
            dark = name in ("cut", "mine", "stamps")
            for kind, (width, height) in {"": (1300, 900), "-phone": (360, 740)}.items():
                if kind and name not in ("hint", "cut", "puzzle", "table"):
                    continue
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light"
                )
                desk = Desk(context.new_page(), site.address)
                desk.open()
                show(desk)
                desk.page.wait_for_timeout(500)
                desk.page.screenshot(path=PICTURES / f"web-{name}{kind}.png")
                context.close()
        browser.close()
    site.close()
    games.cleanup()


if __name__ == "__main__":
    draw()
