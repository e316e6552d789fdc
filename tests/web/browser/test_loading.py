"""How pages are loaded: drawn before their programs, kept for ever, and the same from a bundle."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from release.bundle import ROOT, bundle
from stockbook.web.pages import PAGES
from tests.web.browser.site import Desk
from tests.web.browser.watching import watched_page
from tests.web.running import Site, serving

#: What can be used of any page, once its program is there.
USED = "main button"


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose page is bundled, as that of a package is."""
    static = tmp_path_factory.mktemp("released") / "static"
    shutil.copytree(ROOT / "web" / "static", static)
    bundle(static)
    site = Site(command=serving(static))
    yield site
    site.close()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_drawn_before_its_program(desk: Desk, path: str) -> None:
    """While the program is on its way there is the bar, with which the program goes on."""
    held: list[Route] = []
    desk.page.route("**/main.js", lambda route: held.append(route))
    desk.page.goto(desk.address + path[1:], wait_until="commit")
    title = desk.page.get_by_role("heading", level=1)
    expect(title).to_be_visible()
    expect(desk.page.locator("main[aria-busy=true]")).to_have_count(1)
    title.evaluate("title => { window.before = title; }")
    held[0].continue_()
    expect(desk.page.locator(USED).first).to_be_visible()
    expect(desk.page.locator("main[aria-busy=true]")).to_have_count(0)
    expect(title).to_have_count(1)
    assert title.evaluate("title => title === window.before")


def test_files_are_kept(context: BrowserContext, site: Site) -> None:
    """The second time a page asks for nothing of its own again but whether it is still the same."""
    asked: list[tuple[str, int]] = []

    def see(told: dict[str, Any]) -> None:
        if not told["response"]["fromDiskCache"]:
            asked.append((told["response"]["url"], told["response"]["status"]))

    for _ in range(2):
        asked.clear()
        with watched_page(context, site) as page:
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            session.on("Network.responseReceived", see)
            page.goto(site.address + "play")
            expect(page.locator(USED).first).to_be_visible()
    assert [url for url, _ in asked if url.endswith(".js")] == []


def test_a_bundle_is_the_same_page(context: BrowserContext, released: Site) -> None:
    """Each page of a package loads one module, and nothing goes wrong; a hint is drawn on the album."""
    for path in PAGES:
        with watched_page(context, released) as page:
            asked: list[str] = []
            page.on("request", lambda request, asked=asked: asked.append(request.url))
            page.goto(released.address + path[1:])
            expect(page.locator(USED).first).to_be_visible()
            scripts = [url.partition("/static/")[2].partition("/")[2] for url in asked if url.endswith(".js")]
            assert scripts == [f"bundle/{PAGES[path].module}"]
            if path == "/":
                desk = Desk(page, released.address)
                desk.open()
                desk.shipped("sunday")
                desk.button("Hint").click()
                expect(desk.answer).to_have_text("110 points, proved")
