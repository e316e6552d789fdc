"""Reviews and puzzles of one's own in the browser, on a desk and on a phone."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from stockbook.engine import Shown, Source, answer
from stockbook.engine.questions import Show
from stockbook.games.records import parse_record
from tests.cli.commands.test_cut import SMALL as CUT
from tests.cli.running import POSITIONS, run
from tests.optimizer.review.games import played, record_of
from tests.web.browser.friday import friday
from tests.web.browser.test_for_everybody import DESK, OF_LOOKS, PHONE, TOO_WIDE, violations
from tests.web.browser.watching import FILL, watched
from tests.web.running import Site

TABLE = POSITIONS.parent / "games" / "stamps-at-the-table.txt"
#: Key of a game that the server keeps.
KEY = "A" * 22


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    """The page of reviews in a browser of its own."""
    with watched(browser, site, {"viewport": DESK}) as page:
        page.goto(f"{site.address}review")
        yield page


def done(page: Page) -> int:
    """Number of decisions that are reviewed."""
    told = page.get_by_role("status", name="Progress").inner_text()
    return int((re.search(r"\d+", told) or ["0"])[0])


def fine(page: Page) -> None:
    """Nothing is found by axe-core in light at a desk and in the dark on a phone, and nothing is too wide."""
    page.set_viewport_size(DESK)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)
    page.evaluate("scrollTo(0, 0)")  # What lies half behind the bar is no smaller for that.
    assert violations(page, OF_LOOKS) == []
    page.emulate_media(color_scheme="light")
    assert page.evaluate(TOO_WIDE) <= 0


def test_a_review_and_its_lesson(page: Page, site: Site, tmp_path: Path) -> None:
    """It fills in, is left and come back to, shows what was best, and is saved.

    A placement of it becomes a puzzle, which is saved as a file and solved on a phone.
    """
    page.get_by_role("textbox", name="A record as text").fill(friday())
    page.get_by_role("button", name="Read it").click()
    page.get_by_label("Seconds for each").select_option("0.1")
    page.get_by_role("button", name="Review", exact=True).click()
    course = page.get_by_role("img", name=re.compile("^Expected lead"))
    expect(course).to_be_visible()
    page.get_by_role("link", name="Reviews").click()
    page.get_by_role("link", name="Stamp Swap, you, player 2 (very easy \u00b7 random)").click()
    assert done(page) > 0
    expect(page.get_by_role("status", name="Progress")).to_have_text("All 9 decisions reviewed")
    listed = page.get_by_role("list", name="Decisions")
    lost = [float(each) for each in re.findall(r"([\d.]+)[^\n]*given away", listed.inner_text())]
    assert lost == sorted(lost, reverse=True)
    listed.get_by_role("button").first.click()
    expect(page.get_by_role("figure", name="The best move")).to_be_visible()
    expect(page.get_by_role("table", name="Sums").get_by_role("row")).not_to_have_count(1)
    expect(page.get_by_role("table", name="Points given away").get_by_role("row")).to_have_count(2)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as HTML").click()
    html = saved.value.path().read_text("utf-8")
    assert html.startswith("<!DOCTYPE html>")
    assert "Every decision" in html
    assert "The best move</figcaption>" in html
    assert "given away" in html
    exported(page, html)
    long_rows(page)
    make_lesson(page)
    fine(page)
    solve_lesson(page, tmp_path)


def exported(page: Page, html: str) -> None:
    """The page that is saved is no wider than a desk or a phone, nor are its tables."""
    saved = page.context.new_page()
    saved.set_content(html)
    for width in (1280, 390, 320):
        saved.set_viewport_size({"width": width, "height": 800})
        assert saved.evaluate(TOO_WIDE) <= 0
        assert saved.locator("table").evaluate_all(IN_COLUMN)
    saved.close()


#: Whether each table is within its column.
IN_COLUMN = "all => all.every(each => each.offsetWidth <= each.parentElement.clientWidth)"
#: Whether each text lies inside the chart.
INSIDE = """all => all.every(text => {
    const box = text.getBBox();
    const { width, height } = text.ownerSVGElement.viewBox.baseVal;
    return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
})"""


def long_rows(page: Page) -> None:
    """On phones long contests stay beside their points, and leads with their signs inside the chart."""
    rows = page.get_by_role("table", name="Sums").get_by_role("rowheader")
    leads = page.locator(".course text[text-anchor=end]")
    for texts, text in ((rows, "finale: sets color [0, 6, 15, 27, 42]"), (leads, "\u2212120")):
        expect(texts).not_to_have_count(0)
        texts.evaluate_all("(all, text) => { for (const each of all) each.firstChild.data = text; }", text)
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate(TOO_WIDE) <= 0
        assert page.locator(".course text").evaluate_all(INSIDE)
    page.set_viewport_size(DESK)


def make_lesson(page: Page) -> None:
    """Make a puzzle of my Show Phase."""
    page.get_by_role("button", name="All, as played").click()
    page.get_by_role("button", name=re.compile("Friday, Place")).click()
    page.get_by_role("button", name="Make it a puzzle").click()
    expect(page.get_by_role("status", name="Told")).to_contain_text("Kept as a puzzle")


def solve_lesson(page: Page, folder: Path) -> None:
    """Open it from the list on the album page, take one hint and the answer, and check that."""
    page.get_by_role("link", name="Album").click()
    page.get_by_role("button", name="Open", exact=True).click()
    mine = page.get_by_role("list", name="My puzzles")
    with page.expect_download() as saved:
        mine.get_by_role("button", name=re.compile("^save")).click()
    file = folder / "puzzle.toml"
    saved.value.save_as(file)
    stamp = tomllib.loads(file.read_text("utf-8"))["me"]["place"][0]
    assert "not complete" in run("puzzle", "check", str(file), "--move", f"{stamp}@a1").stdout
    fine(page)
    mine.get_by_role("button", name=re.compile("^Solve")).click()
    told = page.get_by_role("status", name="Check result")
    page.get_by_role("button", name="One stamp").click()
    expect(told).to_contain_text(" goes to ")
    page.get_by_role("button", name="The answer").click()
    expect(told).to_contain_text("The answer has")
    page.get_by_role("button", name="Is it right?").click()
    expect(told).to_have_text("Right: that is the answer.")


def toured() -> dict[str, Any]:
    """A review that is kept: I collected twice and cut, and each gave something away."""
    record = friday()
    mine = [each for each in parse_record(record).actions if each.player == 0]
    collects = [each for each in mine if each.text.startswith("collect")]
    (cut,) = (each for each in mine if each.text.startswith("reserve"))
    decisions, course = [], []
    for n, action, lost, kind in ((2, collects[0], 3, "mistake"), (6, collects[2], 1, "inaccuracy")):
        shown = answer(Show(Source.of(record, at=action.line - 1)))
        assert isinstance(shown, Shown)
        pool = shown.document["pool"]
        moves = [f"collect {number}: {pool[number - 1]}" for number in (int(action.text.split()[1]), 1)]
        decisions.append(decided(n, action.line, "collect", moves, lost, kind))
    decisions.append(decided(9, cut.line, "cut", [cut.text, "reserve 5 | 1 3 4 | 2 6"], 22.5, "blunder"))
    for each, lead in zip(decisions, (12.75, -4, 8), strict=True):
        course.append({"n": each["n"], "lead": {"me": lead, "random": -lead}})
    player = {"player": "me", "name": "me", "decisions": 3, "lost": 26.5, "per_decision": 8.83}
    classes = {"best": 0, "good": 0, "inaccuracy": 1, "mistake": 1, "blunder": 1}
    document = {
        "game": "stampswap",
        "title": "stampswap, seed 10",
        "names": ["me", "random"],
        "of": 3,
        "decisions": decisions,
        "players": [{**player, "by_phase": {"collect": 4, "cut": 22.5}, "classes": classes}],
        "course": course,
        "costliest": [{"n": each["n"], "rows": []} for each in reversed(decisions)],
        "left_out": [],
        "interrupted": False,
    }
    kept = {"id": "record-a", "time": 1, "title": "a Friday", "record": record, "player": "me"}
    return {**kept, "seconds": 1, "document": document, "others": {}, "going": False}


def decided(n: int, line: int, phase: str, moves: list[str], lost: float, kind: str) -> dict[str, object]:
    """A decision of mine, with its move and the best one."""
    move, best = moves
    place = {"n": n, "line": line, "round": 1, "phase": phase, "player": "me"}
    return {**place, "move": move, "best": best, "lost": lost, "class": kind}


def to_tour(page: Page, points: int = 3) -> Locator:
    """Open the kept review, with so many points of its course; its chart is a slider."""
    kept = toured()
    kept["id"] = f"record-{points}"
    kept["document"]["course"] = kept["document"]["course"][:points]
    page.evaluate(
        "([id, kept]) => localStorage.setItem(`stockbook.review.${id}`, kept)", [kept["id"], json.dumps(kept)]
    )
    page.evaluate("id => { location.hash = id; }", kept["id"])
    return page.get_by_role("slider", name="Decision")


def chart_pressed(page: Page, slider: Locator, part: float, *, touch: bool = False) -> None:
    """Press the chart at a part of its width."""
    box = slider.bounding_box()
    assert box
    x, y = box["x"] + box["width"] * part, box["y"] + box["height"] / 3
    (page.touchscreen.tap if touch else page.mouse.click)(x, y)


def test_the_chart_is_toured(page: Page, browser: Browser, site: Site) -> None:
    """Clicks, taps and keys go to a decision, which is marked on the chart and in the list, with its boards.

    Autoplay goes on by itself until something is pressed. Its numbers are round, and it has the day.
    """
    page.clock.install()
    texts = ["\u221210", "\u22125", "0", "+5", "+10"]
    to_tour(page, 1)
    expect(page.locator(".course text")).to_have_text([*texts, "2", "Friday"])
    slider = to_tour(page)
    here = page.get_by_role("list", name="Decisions").locator("[aria-current=true]")
    expect(page.locator(".course text")).to_have_text([*texts, "2", "4", "6", "8", "Friday"])
    slider.focus()
    for key, n in (("ArrowRight", 2), ("ArrowRight", 6), ("End", 9), ("ArrowLeft", 6), ("Home", 2)):
        slider.press(key)
        expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^{n} "))
        expect(here).to_contain_text(f"{n} \u00b7 Friday")
    expect(page.get_by_role("figure", name="The best move")).to_be_visible()
    expect(page.locator(".course .now")).to_have_count(2)
    framed = page.locator(".two li", has=page.locator("b", has_text="collect"))
    assert framed.evaluate_all("all => all.map(each => getComputedStyle(each).outlineStyle)") == ["solid"] * 2
    cards = page.locator("main > section").evaluate_all("all => all.map(each => each.offsetWidth)")
    assert len(set(cards)) == 1
    chart_pressed(page, slider, 0.99)
    expect(here).to_contain_text("9 \u00b7 Friday, Cut")
    fine(page)
    page.set_viewport_size(DESK)
    play = page.get_by_role("button", name="Autoplay")
    play.click()
    expect(here).to_contain_text("2 \u00b7 Friday")
    page.clock.run_for(3000)
    expect(here).to_contain_text("6 \u00b7 Friday")
    page.keyboard.press("Shift")
    expect(play).to_have_attribute("aria-pressed", "false")
    page.clock.run_for(6000)
    expect(here).to_contain_text("6 \u00b7 Friday")
    with watched(browser, site, {"viewport": PHONE, "has_touch": True}) as phone:
        phone.goto(f"{site.address}review")
        slider = to_tour(phone)
        chart_pressed(phone, slider, 0.6, touch=True)
        expect(slider).to_have_attribute("aria-valuetext", "6 \u00b7 Friday, Collect: 1 given away")


def test_i_learn_from_my_mistakes(page: Page) -> None:
    """Each is asked as it was, I am told whether I am right, and what I missed comes back on later days."""
    page.clock.install()
    to_tour(page)
    page.get_by_role("button", name="Learn from my mistakes 3, with inaccuracies").click()
    verdict = page.get_by_role("status", name="Verdict")
    moves = page.get_by_role("list", name="Moves")
    moves.get_by_role("button", name="reserve 5 | 1 3 4 | 2 6").click()
    expect(verdict).to_have_text("Right: that is the best.")
    fine(page)
    page.get_by_role("button", name="Next").click()
    pool = page.get_by_role("list", name="Pool")
    page.get_by_role("button", name="Show the best").click()
    expect(page.get_by_role("figure", name="The best move")).to_be_visible()
    page.get_by_role("button", name="Next").press("Enter")
    pool.get_by_role("button", name=re.compile("^Take it: collect 2")).press("Enter")
    expect(verdict).to_contain_text("less than the best")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("status", name="Score")).to_contain_text("1 of 3 right")
    page.get_by_role("button", name="Close").click()
    for days in (1, 3, 7):
        page.get_by_role("link", name="Reviews").click()
        expect(page.get_by_text("None today")).to_be_visible()
        page.clock.fast_forward(days * 86_400_000)
        page.reload()
        page.get_by_role("button", name="Try again").click()
        for _ in range(2):
            pool.get_by_role("button", name=re.compile("^Take it: collect 1:")).click()
            expect(verdict).to_have_text("Right: that is the best.")
            page.get_by_role("button", name="Next").click()
        expect(page.get_by_role("status", name="Score")).to_contain_text("2 of 2 right")
    page.reload()
    expect(page.get_by_role("heading", name="Learn from my mistakes")).to_have_count(0)


def test_a_cut_is_a_puzzle(page: Page, site: Site) -> None:
    """It says what is missing and how many points, tells an item, and then the answer is right."""
    position = json.loads(run("show", "-", "--json", text=CUT).stdout)
    lesson = {"id": "a", "time": 1, "title": "my cut", "position": position, "lost": 2, "proved": False}
    page.evaluate("each => localStorage.setItem('stockbook.lessons', each)", json.dumps([lesson]))
    page.reload()
    page.get_by_role("button", name="Solve my cut").click()
    told = page.get_by_role("status", name="Check result")
    check = page.get_by_role("button", name="Is it right?")
    expect(page.get_by_role("list", name="What pays").get_by_role("listitem")).not_to_have_count(0)
    check.click()
    expect(told).to_contain_text("Put at least one item on each pile")
    page.get_by_role("button", name="One item").click()
    expect(told).to_contain_text(" goes to ")
    page.get_by_role("button", name="The answer").click()
    expect(told).to_contain_text("the best cut that is known")
    check.click()
    expect(told).to_contain_text("Right")
    page.get_by_role("listbox", name="Pile 1").get_by_role("option").first.press("2")
    assert violations(page) == []


def test_a_table_goes_on(page: Page, site: Site) -> None:
    """A review goes on with what is new in a grown record, and keeps what is the same in one taken back."""
    whole, begun = (
        "".join(TABLE.read_text("utf-8").splitlines(keepends=True)[:number]) for number in (30, 20)
    )
    place = f"{site.address}api/tables"
    table = page.request.post(place, data={"text": begun}).json()
    page.goto(f"{site.address}table#{table['key']}")
    page.get_by_role("link", name="Review it").click()
    page.get_by_label("Seconds for each").select_option("0.1")
    page.get_by_role("button", name="Review", exact=True).click()
    progress = page.get_by_role("status", name="Progress")
    expect(progress).to_contain_text("All")
    told, known = progress.inner_text(), done(page)
    page.get_by_label("Seconds for each").select_option("10")
    expect(progress).to_have_text("Not reviewed yet")
    page.get_by_label("Seconds for each").select_option("0.1")
    expect(progress).to_have_text(told)
    place = f"{place}/{table['key']}"
    grown = page.request.post(place, data={"text": whole, "lines": len(table["lines"])}).json()
    page.reload()
    page.get_by_role("button", name="Go on").click()
    expect(progress).to_have_text("All 5 decisions reviewed")
    assert 0 < known < 5
    assert page.request.post(place, data={"text": begun, "lines": len(grown["lines"])}).ok
    page.reload()
    expect(progress).to_contain_text(" of ")
    assert 0 < done(page) <= known
    page.get_by_role("button", name="Go on").click()
    expect(progress).to_have_text(told)
    expect(page.get_by_role("link", name="To the game")).to_have_attribute("href", re.compile("^/table#"))


def test_another_browser_reviews_a_table(page: Page, browser: Browser, site: Site) -> None:
    """The link of a table's review opens where the table was never shown before."""
    table = page.request.post(f"{site.address}api/tables", data={"text": TABLE.read_text("utf-8")})
    with watched(browser, site, {}) as other:
        other.goto(f"{site.address}review#{table.json()['key']}")
        expect(other.get_by_role("status", name="Progress")).to_have_text("Not reviewed yet")
        link = other.get_by_role("link", name="To the game")
        expect(link).to_have_attribute("href", re.compile("^/table#"))


def test_what_is_no_record(page: Page) -> None:
    """It is told, and nothing is kept of it."""
    text = page.get_by_role("textbox", name="A record as text")
    for wrong, fault in (("game = 3", "no record of a game"), ('game = "stamps"\n---\n', "seed")):
        text.fill(wrong)
        page.get_by_role("button", name="Read it").click()
        expect(page.get_by_role("alert")).to_contain_text(fault)
    expect(page.get_by_role("heading", name="My reviews")).to_have_count(0)


def test_a_game_that_was_played_here(page: Page, site: Site, folder: Path) -> None:
    """It is reviewed by its key, and played on from a decision as a new game."""
    record = record_of(played("stamps", ("random", "random")), ("me", "random"))
    (folder / f"{KEY}.txt").write_text(str(record), "utf-8")
    page.goto(f"{site.address}play#{KEY}")
    page.get_by_role("link", name="Review it").click()
    page.get_by_label("Seconds for each").select_option("0.3")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("img", name=re.compile("^Expected lead"))).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.get_by_role("button", name="All, as played").click()
    page.get_by_role("list", name="Decisions").get_by_role("button").first.click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("status", name="Turn")).to_contain_text("Your turn")
    assert KEY not in page.url


def test_a_full_browser(page: Page) -> None:
    """A record that the browser has no room for can be reviewed all the same."""
    page.evaluate(FILL)
    page.get_by_role("textbox", name="A record as text").fill(TABLE.read_text("utf-8"))
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("status", name="Progress")).to_have_text("Not reviewed yet")
