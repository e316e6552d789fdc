"""Nothing is lost: reloads, links, two tabs, a server that is killed, files with faults."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from stockbook.models import read_position
from tests.cli.running import run
from tests.web.browser.site import Desk
from tests.web.running import Site

#: Whether the address has followed the last change.
FOLLOWED = "() => location.hash.length > 100 && sessionStorage.getItem('stockbook.behind') === null"


def put_one(desk: Desk) -> None:
    """Put the forever stamp of sunday.toml at h3."""
    desk.open()
    desk.shipped("sunday")
    desk.to_place.get_by_role("option", name="forever").click()
    desk.space("h3").click()
    expect(desk.space("h3")).to_have_accessible_name("h3 forever")


def test_a_reload_in_the_middle(desk: Desk) -> None:
    """After a reload everything is as it was, and can still be undone."""
    put_one(desk)
    desk.page.wait_for_function(FOLLOWED)
    desk.page.reload()
    expect(desk.space("h3")).to_have_accessible_name("h3 forever")
    desk.button("Undo").click()
    expect(desk.space("h3")).to_have_accessible_name("h3 empty")
    expect(desk.to_place.get_by_role("option", name="forever")).to_be_visible()


def test_a_reload_before_the_address_follows(desk: Desk) -> None:
    """The last change is there even where the page is loaded again before its address has it."""
    desk.open()
    desk.shipped("sunday")
    desk.page.wait_for_function(FOLLOWED)
    desk.page.evaluate("() => { Response.prototype.arrayBuffer = () => new Promise(() => {}); }")
    desk.to_place.get_by_role("option", name="forever").click()
    desk.space("h3").click()
    desk.page.reload()
    expect(desk.space("h3")).to_have_accessible_name("h3 forever")


#: Number of albums that the browser keeps.
KEPT = "() => Object.keys(localStorage).filter(name => name.startsWith('stockbook.page.')).length"


def test_a_tab_keeps_one_album(desk: Desk) -> None:
    """An empty album is not kept at all, and one that is loaded again and again is kept once."""
    desk.open()
    desk.page.reload()
    expect(desk.album).to_be_visible()
    assert desk.page.evaluate(KEPT) == 0
    put_one(desk)
    for _ in range(3):
        desk.page.wait_for_function(FOLLOWED)
        desk.page.reload()
        expect(desk.space("h3")).to_have_accessible_name("h3 forever")
    assert desk.page.evaluate(KEPT) == 1


def test_a_copy_of_a_tab(desk: Desk, context: BrowserContext) -> None:
    """A copied tab goes on with all steps, and neither of the two overwrites what the other one holds."""
    put_one(desk)
    desk.page.wait_for_function(FOLLOWED)
    with context.expect_page() as opened:
        desk.page.evaluate("() => { open(location.href); }")
    copy = Desk(opened.value, desk.address)
    copy.button("Undo").click()
    expect(copy.space("h3")).to_have_accessible_name("h3 empty")
    desk.space("h3").click()
    desk.button("Take off").click()
    desk.to_place.get_by_role("option", name="forever").click()
    desk.space("g12").click()
    expect(desk.space("g12")).to_have_accessible_name("g12 forever")
    for tab in (desk, copy):
        tab.page.wait_for_function(FOLLOWED)
        tab.page.reload()
    expect(desk.space("g12")).to_have_accessible_name("g12 forever")
    expect(copy.space("h3")).to_have_accessible_name("h3 empty")
    copy.button("Redo").click()
    expect(copy.space("h3")).to_have_accessible_name("h3 forever")


def test_a_link_is_a_position(desk: Desk, context: BrowserContext) -> None:
    """A link opens the position in another tab; what happens there does not change this one."""
    put_one(desk)
    desk.button("Share").click()
    link = desk.page.get_by_label("A link to this position").input_value()
    other = Desk(context.new_page(), desk.address)
    other.page.goto(link)
    expect(other.space("h3")).to_have_accessible_name("h3 forever")
    other.button("Undo").wait_for()
    other.space("h3").click()
    other.button("Take off").click()
    expect(other.space("h3")).to_have_accessible_name("h3 empty")
    for tab, name in ((desk, "h3 forever"), (other, "h3 empty")):
        tab.page.reload()
        expect(tab.space("h3")).to_have_accessible_name(name)


def test_a_damaged_link(desk: Desk) -> None:
    """A link that lacks its end says so, and opens an album all the same."""
    desk.open("#q1YqUbJSMg")
    expect(desk.page.get_by_role("alert")).to_contain_text("this link is damaged")


def test_the_server_is_killed_and_started_again(context: BrowserContext, file_site: Site) -> None:
    """The page says that the server is gone, keeps what is done meanwhile, and goes on when it is back."""
    desk = Desk(context.new_page(), file_site.address)
    desk.open()
    expect(desk.total).to_have_text("84")
    with file_site.gone():
        desk.to_place.get_by_role("option", name="forever").click()
        desk.space("h3").click()
        expect(desk.page.get_by_role("alert")).to_contain_text("The server is gone")
    expect(desk.page.get_by_text("The server is gone")).to_have_count(0)
    expect(desk.space("h3")).to_have_accessible_name("h3 forever")
    desk.button("Hint").click()
    expect(desk.answer).to_have_text("100 points, proved")


@pytest.mark.parametrize(
    ("press", "answer", "found"),
    [
        ("Hint", "Answer", "110 points, proved"),
        ("h", "Answer", "110 points, proved"),
        ("Check", "Check result", "No faults."),
    ],
)
def test_a_press_at_once(
    context: BrowserContext, file_site: Site, press: str, answer: str, found: str
) -> None:
    """The file comes with the page, so that the first press acts on it; nothing else is waited for."""
    desk = Desk(context.new_page(), file_site.address)
    asked: list[str] = []
    desk.page.on("request", lambda request: asked.append(request.url))
    desk.open()
    if press == "h":
        desk.page.keyboard.press(press)
    else:
        desk.button(press).click()
    expect(desk.page.get_by_role("status", name=answer)).to_have_text(found)
    expect(desk.total).to_have_text("84")
    assert not any(url.endswith(("/api/start", "/api/games")) for url in asked)


def test_a_press_without_a_server(context: BrowserContext, file_site: Site) -> None:
    """Where the server has gone once the page is here, it says so, has the file, and can be used."""
    desk = Desk(context.new_page(), file_site.address)
    desk.page.route("**/api/**", lambda route: route.abort())
    desk.open()
    desk.button("New stamp").click()
    expect(desk.to_place.get_by_role("option", name="forever")).to_be_visible()
    expect(desk.page.get_by_role("alert")).to_contain_text("The server is gone")
    expect(desk.page.get_by_role("region", name="Palette of new stamps")).to_be_visible()


def test_a_wrong_file(desk: Desk, tmp_path: Path) -> None:
    """Every fault of a file is told with its place in the text; corrected there, it opens."""
    desk.open()
    text = Path("seeds/positions/sunday.toml").read_text("utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(
        text.replace("brown flowers 2", "brown flovvers 2").replace("edges 10", "edgy 10"), "utf-8"
    )
    desk.button("Open").click()
    desk.page.get_by_label("A file").set_input_files(wrong)
    alert = desk.page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text("flovvers")
    expect(alert).to_contain_text("edgy")
    alert.get_by_role("button", name="me.place[1]").click()
    area = desk.page.get_by_role("textbox", name="A position as text")
    chosen = "area => area.value.slice(area.selectionStart, area.selectionEnd)"
    assert area.evaluate(chosen) == '"3x2 brown flovvers 2"'
    area.fill(text)
    desk.button("Read it").click()
    expect(desk.total).to_have_text("84")


def test_saving(desk: Desk, tmp_path: Path) -> None:
    """A saved position is a file that opens again, as TOML or as JSON."""
    put_one(desk)
    paths = [desk.saved(tmp_path)]
    desk.button("Share").click()
    desk.page.get_by_label("written as").select_option("JSON")
    expect(desk.page.get_by_label("The position as text")).to_have_value(re.compile("^{"))
    paths.append(desk.saved(tmp_path, "Save it as a file"))
    assert [path.name for path in paths] == ["sunday.toml", "sunday.json"]
    assert read_position(paths[0]) == read_position(paths[1])
    desk.open()
    desk.button("Open").click()
    desk.page.get_by_label("A file").set_input_files(paths[0])
    expect(desk.space("h3")).to_have_accessible_name("h3 forever")


def test_every_game_is_saved_as_show_writes_it(desk: Desk, tmp_path: Path) -> None:
    """The file that Save writes is that of ``show --toml``."""
    desk.open()
    for name in ("cut-sunday", "stamps-four", "stamp-albums-chain", "pinzetta-choose"):
        desk.shipped(name)
        expect(desk.page.get_by_role("dialog")).to_have_count(0)
        shown = run("show", f"seeds/positions/{name}.toml", "--toml").stdout
        assert desk.saved(tmp_path).read_text("utf-8") == shown


def test_a_position_in_the_making_is_saved(desk: Desk, tmp_path: Path) -> None:
    """A position that no command would read yet is saved as it stands."""
    desk.open()
    desk.button("New stamp").click()
    desk.page.get_by_label("Type a stamp").fill("+23bla2")
    desk.page.keyboard.press("Enter")
    expect(desk.to_place.get_by_role("option")).to_have_count(1)
    assert 'place = ["2x3 blue animals 2"]' in desk.saved(tmp_path).read_text("utf-8")


def drop(desk: Desk, path: Path) -> None:
    """Drop a file onto the page."""
    make = """([name, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text], name));
        return data;
    }"""
    data = desk.page.evaluate_handle(make, [path.name, path.read_text("utf-8")])
    for event in ("dragover", "drop"):
        desk.page.locator("main").dispatch_event(event, {"dataTransfer": data})


def test_a_file_is_dropped(desk: Desk, tmp_path: Path) -> None:
    """A position that is dropped opens; one with faults shows its text and them, once; a deck is used."""
    desk.open()
    drop(desk, Path("seeds/positions/sunday.toml"))
    expect(desk.total).to_have_text("84")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('game = "stampswap"\nphase = "shew"\n', "utf-8")
    drop(desk, wrong)
    dialog = desk.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("shew")
    expect(dialog.get_by_role("textbox", name="A position as text")).to_have_value(wrong.read_text("utf-8"))
    dialog.get_by_role("button", name="Close").click()
    expect(desk.total).to_have_text("84")
    desk.button("Open").click()
    expect(dialog.locator("textarea")).to_have_value("")
    dialog.get_by_role("button", name="Close").click()
    drop(desk, Path("seeds/decks/demo.toml"))
    expect(dialog.get_by_role("heading", name="Your deck")).to_be_visible()
    expect(dialog.get_by_role("row", name="specialists")).to_contain_text("14 of 14")


def test_a_window_gives_the_keyboard_back(desk: Desk) -> None:
    """A closed window leaves the focus where it was, and one that another follows does not close that."""
    desk.open()
    desk.button("Share").click()
    desk.button("Close").click()
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    expect(desk.button("Share")).to_be_focused()
    desk.button("Open").click()
    desk.page.get_by_label("A file").set_input_files("seeds/decks/demo.toml")
    expect(desk.page.get_by_role("heading", name="Your deck")).to_be_visible()
    desk.page.wait_for_timeout(200)
    expect(desk.page.get_by_role("heading", name="Your deck")).to_be_visible()
    desk.page.keyboard.press("Escape")
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    expect(desk.button("Open")).to_be_focused()
