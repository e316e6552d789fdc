"""A server for all tests in the browser, and a page for each, on which nothing may go wrong unseen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, expect, sync_playwright

from tests.web.browser.chromium import ADVICE, installed
from tests.web.browser.site import Desk
from tests.web.running import PATIENCE, Site

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser, without a window; it ends with its module, as no other test can have a loop beside it."""
    path = installed()
    assert path, ADVICE
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """A server without a position to begin with."""
    site = Site()
    yield site
    site.close()


@pytest.fixture
def looks() -> dict[str, Any]:
    """What kind of browser it is: a test that needs another one says so by ``pytest.mark.parametrize``."""
    return {"viewport": {"width": 1300, "height": 900}}


@pytest.fixture
def context(browser: Browser, looks: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser's memory of its own, that asks nobody but the server."""
    context = browser.new_context(reduced_motion="reduce", **looks)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def desk(context: BrowserContext, site: Site) -> Iterator[Desk]:
    """A page; at the end no error was told, and nothing was asked elsewhere."""
    page = context.new_page()
    told: list[str] = []
    asked: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            told.append(message.text)

    def see(request: Request) -> None:
        if not request.url.startswith((site.address, "data:", "blob:")):
            asked.append(request.url)

    page.on("console", hear)
    page.on("pageerror", lambda error: told.append(str(error)))
    page.on("request", see)
    yield Desk(page, site.address)
    assert (told, asked) == ([], [])
