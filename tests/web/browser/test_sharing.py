"""Sharing: links for other devices, pictures, and one table on several devices."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.cli.running import COMMAND
from tests.web.browser.at_table import Recorder
from tests.web.browser.site import Desk
from tests.web.browser.test_table import PHONE, looked_at, part, read
from tests.web.browser.watching import remembered, watched_page
from tests.web.running import Site

#: Whether the picture of a code is there.
DRAWN = "() => document.querySelector('img.code')?.naturalWidth > 0"
#: What I collect.
MINE = "me collect 2x4 br ve 2 / bl ve 2; 2x3 br mo 3; 3x3 gr sp 3; 2x3 ye ve 2; 2x3 bl ve 2"
#: The system's share sheet, which notes what it gets.
SHEET = """() => {
  navigator.canShare = () => true;
  navigator.share = async ({ files, url }) => {
    window.shared = files ? `${files[0].name} ${files[0].type}` : url;
  };
}"""


class SharedSite(Site):
    """A server for all devices on the network, whose link has a token."""

    def start(self) -> None:
        command = [*self.command, "web", *self.arguments, "--no-open", f"--port={self.port}"]
        environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment)
        assert self.process.stdout
        self.link = self.process.stdout.readline().split()[3]

    @property
    def address(self) -> str:
        return self.link.partition("?")[0]


@pytest.fixture
def shared_site(tmp_path: Path) -> Iterator[SharedSite]:
    """A server for all devices."""
    site = SharedSite("--host=0.0.0.0", f"--games={tmp_path}", command=COMMAND)
    yield site
    site.close()
    assert site.process.stdout
    site.process.stdout.close()


@contextmanager
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    """A phone that reaches a server by its address on the network, which browsers trust less."""
    with (
        remembered(browser, PHONE) as context,
        watched_page(context, site, "Cross-Origin-Opener-Policy") as page,
    ):
        yield page


def copied(page: Page, button: str) -> str:
    """The text that a button of a window copies, pasted to be read."""
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("dialog").get_by_text("Copied")).to_be_visible()
    page.evaluate(
        "() => document.querySelector('dialog').appendChild(document.createElement('textarea')).focus()"
    )
    page.keyboard.press("Control+V")
    text: str = page.evaluate("() => document.activeElement.value")
    page.evaluate("() => document.activeElement.remove()")
    return text


def test_several_devices_at_a_table(browser: Browser, shared_site: SharedSite) -> None:
    """A15: by its code a table is on a second phone, and each shows at once what the other one tells.

    An answer that is half entered, and a line that is half mended, stay. Links are copied without https too.
    """
    with phone(browser, shared_site) as ann, phone(browser, shared_site) as ben:
        ann.goto(shared_site.link.replace("/?", "/table?"))
        read(ann, f"{part('at-the-table', 11)}event collect 5\n{MINE}\nme cut 1 | 2 4 | 3 5\n")
        ann.get_by_role("button", name="Share", exact=True).click()
        link = ann.get_by_label("The link with which another device goes on").input_value()
        assert link.startswith(shared_site.link.replace("/?", "/table?")) and "#" in link
        code = ann.get_by_role("img", name="QR code of the link")
        ann.wait_for_function(DRAWN)
        assert parse_qs(urlsplit(code.get_attribute("src") or "").query) == {"link": [link]}
        assert copied(ann, "Copy the link") == link
        looked_at(ann, "the window to share a table")
        ann.get_by_role("button", name="Close").click()
        ben.goto(link)
        first, second = Recorder(ann), Recorder(ben)
        expect(second.lines.first).to_have_text("me cut 1 | 2 4 | 3 5")
        first.choose("the cut of ann")
        first.item("2x3 blue animals 2")
        entered = ann.get_by_role("button", name="remove 2x3 blue animals 2")
        second.cut("ben", 2 * [2 * ["forever"]])
        expect(first.lines.first).to_contain_text("ben cut")
        expect(entered).to_be_visible()
        ann.reload()
        expect(entered).to_be_visible()
        first.tap(first.lines.first.get_by_role("button"))
        second.tap(second.button("Undo"))
        expect(second.lines.first).to_have_text("me cut 1 | 2 4 | 3 5")
        ann.get_by_role("textbox", name="This line").fill("ben cut")
        first.tap(first.button("Cancel"))
        expect(first.lines.first).to_have_text("me cut 1 | 2 4 | 3 5")
        expect(entered).to_be_visible()


def test_a_position_is_shared(desk: Desk, tmp_path: Path) -> None:
    """It has a picture, to save or for the system's sheet; that no other device reaches the page is told.

    Without a sheet there is no button for it, and without a whole position no picture.
    """
    page = desk.page
    desk.open()
    desk.button("Share").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("There is a picture once the position is complete.")
    expect(dialog).to_contain_text("Only this computer reaches Stockbook now.")
    expect(dialog.get_by_role("button", name="Share the")).to_have_count(0)
    desk.button("Close").click()
    desk.shipped("sunday")
    expect(desk.total).to_have_text("84")
    page.wait_for_function("() => location.hash.length > 100")
    page.evaluate(SHEET)
    desk.button("Share").click()
    expect(dialog.get_by_role("img", name="Picture of the position")).to_be_visible()
    data = desk.saved(tmp_path, "Save the picture").read_bytes()
    assert data.startswith(b"\x89PNG") and int.from_bytes(data[16:20]) > 1000
    for button, shared in (("picture", "sunday.png image/png"), ("link", page.url)):
        desk.button(f"Share the {button}").click()
        assert page.evaluate("window.shared") == shared
