"""A game at a real table on a phone: few taps, and another browser or the terminal goes on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from stockbook.games.stampswap.table.record import begin
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.play.record import RULE
from tests.cli.playing.test_table import head_and_lines, needed
from tests.cli.running import POSITIONS, run
from tests.web.browser.at_table import Recorder, rounds
from tests.web.browser.test_for_everybody import ALBUM, ALL, TOO_WIDE, violations
from tests.web.browser.watching import watched
from tests.web.running import Site

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
#: Whether nothing is under way on the page.
READY = "() => !document.querySelector('main.busy')"
#: Most taps for a whole game of three, with the setup and each key that is typed.
MOST_TAPS = 300
SETUP = [
    "Stamp Swap", "ann ben", "you", "edges 0 6 15 28 45", "surrounded 3", "group color 5", "most theme 3",
    "count rare 8", "count color=purple 1", "", "",
]  # fmt: skip
#: A deck of one's own, as the browser keeps it.
DECK = {"deck": "stampswap-deck", "name": "my copy"}


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    """The page of tables on a phone."""
    with watched(browser, site, PHONE) as page:
        page.goto(f"{site.address}table")
        yield page


def seconds(recorder: Recorder) -> None:
    """Ask for quick hints."""
    recorder.taps += 2
    recorder.page.get_by_label("Seconds for a hint").select_option("1")


def test_a_table_of_three(page: Page, browser: Browser, site: Site, tmp_path: Path) -> None:
    """The shipped game is told with few taps and advice on cuts, choices and Show Phases.

    A reload, a killed server and another browser lose nothing; the terminal goes on with the file.
    """
    head, lines = head_and_lines()
    game = begin(TomlFile.parse(head.partition(f"\n{RULE}\n")[0], "head"))
    told, faces = rounds(needed(lines, game))
    me = Recorder(page)
    me.setup(SETUP)
    seconds(me)
    me.collect(told[0])
    page.reload()
    seconds(me)
    me.swap_and_show(told[0], faces)
    me.choose("what I collected")
    me.item("3x3 yellow space -2")
    page.reload()
    seconds(me)
    me.tap(me.button("remove 3x3 yellow space -2"))
    me.collect(told[1])
    with site.gone():
        page.get_by_role("list", name="Answers").get_by_role("button").first.tap()
        expect(page.get_by_role("alert")).to_contain_text("server is gone")
    expect(page.get_by_role("alert")).to_have_count(0)
    me.swap_and_show(told[1], faces)
    with watched(browser, site, PHONE) as other:
        other.goto(page.url)
        again = Recorder(other)
        seconds(again)
        again.collect(told[2])
        again.swap_and_show(told[2], faces)
        hints = me.hints + again.hints
        for words in ("my cut", "I take", "where I place"):
            assert sum(words in each for each in hints) >= 2, hints
        assert me.taps + again.taps <= MOST_TAPS
        with other.expect_download() as saved:
            other.get_by_role("button", name="Save").tap()
        file = tmp_path / saved.value.suggested_filename
        saved.value.save_as(file)
    record = file.read_text("utf-8")
    result = run("table", str(file), text="score\nann enter 1\nq\n")
    assert result.exit_code == 0, result.output
    assert file.read_text("utf-8") == f"{record}ann enter 1\n"
    page.goto(f"{site.address}table")
    page.get_by_label("A file").set_input_files(file)
    expect(Recorder(page).lines.first).to_have_text("ann enter 1")
    expect(page.get_by_role("row", name=re.compile("^total"))).to_be_visible()


def looked_at(page: Page, name: str, without: tuple[str, ...] = (ALBUM,)) -> None:
    """No rule that a program can check is broken, in light and dark, and nothing is too wide for a phone."""
    page.wait_for_function(READY)
    assert violations(page, ALL, without) == [], name
    page.emulate_media(color_scheme="dark")
    assert violations(page, ("color-contrast",), without) == [], f"{name} in the dark"
    page.emulate_media(color_scheme="light")
    assert page.evaluate(TOO_WIDE) <= 0, name


def test_axe_finds_nothing(page: Page) -> None:
    """The setup, items by the palette, cuts, stamps to place, and the text of a record with a fault."""
    me = Recorder(page)
    expect(page.get_by_role("status", name="Question")).to_be_visible()
    looked_at(page, "setup")
    for lines in (13, 30, 38):
        page.goto(page.url.partition("#")[0])
        read(page, part("at-the-table", lines))
        if lines == 13:
            me.choose("what I collected")
            me.item("2x3 blue animals 2")
        looked_at(page, me.question, () if lines == 38 else (ALBUM,))
    page.get_by_role("button", name="Edit").tap()
    area = page.get_by_role("textbox", name="The record as text")
    area.fill(area.input_value() + "zoe collect f\n")
    page.get_by_role("button", name="Read it").tap()
    expect(page.get_by_role("alert")).to_contain_text("zoe")
    looked_at(page, "fault")
    page.get_by_role("button", name="go to line 39").tap()
    chosen = "area => area.value.slice(area.selectionStart, area.selectionEnd)"
    assert area.evaluate(chosen) == "zoe collect f"


def read(page: Page, text: str) -> None:
    """Paste a record, and open it."""
    page.get_by_role("textbox", name="Or go on with a record").fill(text)
    page.get_by_role("button", name="Read it").tap()
    expect(page.get_by_role("list", name="The record")).to_be_visible()


def part(name: str, lines: int) -> str:
    """The first lines of a shipped record."""
    text = (POSITIONS.parent / "games" / f"{name}.txt").read_text("utf-8")
    return "\n".join([*text.split("\n")[:lines], ""])


def test_boards_and_choices_by_hand(page: Page) -> None:
    """Piles are chosen, stamps put down and contests entered by tapping; a line is taken back."""
    me = Recorder(page)
    read(page, part("at-the-table", 32))
    me.send(me.button(re.compile("^my pile 1:")))
    expect(me.lines.first).to_have_text("ben take me 1")
    me.tap(me.button("Undo"))
    expect(me.lines.first).to_have_text("ben cut 1 | 2 4 | 3 5")
    page.goto(page.url.partition("#")[0])
    read(page, part("at-the-table", 14))
    me.tap(me.button("2x4 ?"))
    before = me.lines.count()
    me.item("4x2 green vehicles 3")
    me.grown(before)
    expect(me.lines.first).to_have_text("me collect 4 = 4x2 green vehicles 3")
    page.goto(page.url.partition("#")[0])
    read(page, part("at-the-table", 39))
    stamps = page.get_by_role("listbox", name=re.compile("^To place")).get_by_role("option")
    for cell in ("a1", "g1"):
        me.tap(stamps.first)
        me.send(page.get_by_role("gridcell", name=re.compile(f"^{cell} ")))
        expect(me.lines.first).to_have_text(re.compile(f"^me place 1 .* at {cell}$"))
    expect(stamps).to_have_count(3)
    me.choose("where ann places")
    expect(page.get_by_role("heading", name="The album of ann")).to_be_visible()
    me.tap(stamps.first)
    me.send(page.get_by_role("gridcell", name=re.compile("^c3 ")))
    expect(me.lines.first).to_have_text(re.compile("^ann place 1 .* at c3$"))
    me.choose("where I place")
    me.tap(page.get_by_role("region", name="Contests").get_by_role("button").first)
    expect(page.get_by_role("alert")).to_be_visible()


def test_boards_of_other_games(page: Page) -> None:
    """The square of STAMPS and my stamps are picked, places and purchases tapped, Pinzetta's icons chosen."""
    me = Recorder(page)
    read(page, part("stamps-at-the-table", 8))
    for colors in ("blue purple red yellow", "red green"):
        before = me.lines.count()
        for color in colors.split():
            me.tap(page.get_by_role("list", name="Answers").get_by_role("button", name=color))
        me.grown(before)
    me.tap(me.button("green", page.get_by_role("group", name="My hand")))
    me.send(me.button(re.compile("^row 2, column 3: lay green$")))
    expect(me.lines.first).to_have_text("ann green 2,3")
    expect(page.get_by_role("status", name="Question")).to_contain_text("ben lays")
    page.goto(page.url.partition("#")[0])
    read(page, part("stamp-albums-at-the-table", 15))
    me.tap(me.button(re.compile("^Consul, Court of ")))
    me.send(page.get_by_role("list", name="Payments").get_by_role("button").first)
    expect(me.lines.first).to_have_text(re.compile("^me buy Consul with "))
    page.goto(page.url.partition("#")[0])
    read(page, part("pinzetta-at-the-table", 18))
    me.send(page.get_by_role("list", name="Answers").get_by_role("button").first)
    expect(me.lines.first).to_have_text(re.compile("^pinzetta decision "))


def test_what_advice_waits_for(page: Page) -> None:
    """The question to answer first is one tap away, without examples of how it is typed.

    Pinzetta is one player, I am called alike everywhere, and what is left in the box is told by size;
    at the end nothing is, and who won stands first.
    """
    me = Recorder(page)
    read(page, part("pinzetta-at-the-table", 14))
    advice = page.get_by_role("region", name="Advice")
    expect(advice).to_contain_text("my items of round 1 are not told")
    expect(advice).not_to_contain_text("such as")
    me.tap(me.button("First tell: my items"))
    assert me.question == "Friday: my items"
    expect(advice.get_by_role("button", name="First tell")).to_have_count(0)
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_text("pinzetta")).to_have_count(1)
    for name in ("you", "Pinzetta"):
        expect(page.get_by_role("columnheader", name=name, exact=True)).to_be_visible()
    expect(players).not_to_contain_text("Not seen yet")
    page.goto(page.url.partition("#")[0])
    read(page, part("at-the-table", 13))
    expect(players).to_contain_text("30 small square 30 large square 60 short rectangle")
    me.tap(me.button("First tell: round 1: the pool"))
    assert me.question == "Friday: round 1: the pool"
    page.goto(page.url.partition("#")[0])
    read(page, part("at-the-table", 20))
    expect(players).to_contain_text("28 small square 28 large square 54 short rectangle")
    page.goto(page.url.partition("#")[0])
    read(page, part("stamp-albums-at-the-table", 9))
    expect(advice).to_contain_text(re.compile("what ann drew$"))
    page.goto(page.url.partition("#")[0])
    read(page, part("at-the-table", 125))
    expect(page.locator(".middle > .card").first).to_contain_text("You win")
    expect(players).not_to_contain_text("Not seen yet")


def test_the_advised_pile_of_pinzetta_is_taken(page: Page) -> None:
    """Play it tells the advised pile of hers, which has a number and no owner, and the record has it."""
    me = Recorder(page)
    read(page, part("pinzetta-at-the-table", 19))
    seconds(me)
    me.hint()
    expect(me.lines.first).to_have_text(re.compile("^me take [12]$"))


def test_a_hint_at_once(page: Page) -> None:
    """A hint that is pressed as soon as the page is there is asked with one's own deck."""
    read(page, (POSITIONS.parent / "games" / "at-the-table.txt").read_text("utf-8").partition("me cut")[0])
    page.evaluate(f"localStorage.setItem('stockbook.deck', '{json.dumps(DECK)}')")
    page.reload()
    with page.expect_request("**/api/ask") as asked:
        page.get_by_role("button", name="Hint").click()
    assert asked.value.post_data_json["options"]["deck"] == DECK


def test_a_line_is_mended(page: Page) -> None:
    """A mistake is mended where it stands; a later line that is not possible then is mended too, or removed.

    Until all are possible the record is as it was, and a reload loses nothing.
    """
    me = Recorder(page)
    read(page, part("at-the-table", 40))
    record = page.get_by_role("list", name="The record")
    field = page.get_by_role("textbox", name="This line")
    record.get_by_role("button", name="me cut 1 | 2 4 | 3 5").tap()
    # Its last button was hidden below the end of the log.
    expect(page.get_by_role("button", name="Remove")).to_be_in_viewport(ratio=1)
    field.fill("me cut 2 | 1 | 3 4 5")
    field.press("Enter")
    expect(field).to_have_value("ben place 2x3 br a1; 2x3 c1; f a4")
    expect(field).to_be_focused()
    expect(record.get_by_text("'2x3 br' is not in the hand of ben")).to_be_visible()
    looked_at(page, "a line that is not possible any more")
    me.tap(me.button("Undo"))
    expect(page.get_by_role("alert")).to_contain_text("waits to be mended")
    page.reload()
    expect(record.get_by_role("button", name="me cut 2 | 1 | 3 4 5")).to_be_visible()
    record.get_by_role("button", name="ben place 2x3 br a1").tap()
    field.fill("ben place 1 a1; f a5")
    me.tap(me.button("Add one before"))
    page.get_by_role("textbox", name="A line before").fill("# as ann says")
    me.tap(me.button("OK"))
    expect(field).to_have_value(re.compile("^me place"))
    me.tap(me.button("Remove"))
    expect(page.get_by_role("button", name="Leave it as it was")).to_have_count(0)
    expect(me.lines.first).to_have_text("ben place 1 a1; f a5")
    expect(page.get_by_role("status", name="Question")).to_contain_text("where I place")
    me.lines.nth(1).get_by_role("button").tap()
    field.fill("nonsense")
    field.press("Enter")
    page.get_by_role("button", name="Leave it as it was").tap()
    expect(me.lines.first).to_have_text("ben place 1 a1; f a5")
    assert "# as ann says" in page.evaluate(
        "fetch('/api/tables/' + location.hash.slice(1)).then(r => r.text())"
    )
