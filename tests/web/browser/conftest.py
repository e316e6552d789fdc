"""A server for all tests in the browser, and a page for each, on which nothing may go wrong unseen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.web.browser.chromium import ADVICE, installed
from tests.web.browser.site import Desk
from tests.web.browser.watching import remembered, watched_page
from tests.web.running import Site


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
    """The kind of browser: a test that needs another one says so by ``pytest.mark.parametrize``."""
    return {"viewport": {"width": 1300, "height": 900}}


@pytest.fixture
def context(browser: Browser, looks: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser's memory of its own."""
    with remembered(browser, looks) as context:
        yield context


@pytest.fixture
def desk(context: BrowserContext, site: Site) -> Iterator[Desk]:
    """A page with the album, on which nothing may go wrong unseen."""
    with watched_page(context, site) as page:
        yield Desk(page, site.address)
