"""A browser and a server for all its tests, and a page for each, on which nothing may go wrong unseen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.browser.chromium import ADVICE, installed
from tests.web.browser.site import Desk
from tests.web.browser.watching import remembered, watched, watched_page
from tests.web.running import Site


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser, without a window; it ends with its tests, as no other test can have a loop beside it."""
    path = installed()
    assert path, ADVICE
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the servers keep games."""
    return tmp_path_factory.mktemp("games")


@pytest.fixture(scope="session")
def site(folder: Path) -> Iterator[Site]:
    """A server without a position to begin with."""
    site = Site("--games", str(folder))
    yield site
    site.close()


@pytest.fixture(scope="session")
def file_site(folder: Path) -> Iterator[Site]:
    """A server that begins with a file."""
    site = Site("seeds/positions/sunday.toml", "--games", str(folder))
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


@pytest.fixture(scope="package")
def modules(browser: Browser, site: Site) -> Iterator[Page]:
    """A page for all tests that only call its modules."""
    with watched(browser, site, {}) as page:
        page.goto(f"{site.address}play")
        yield page


@pytest.fixture
def desk(context: BrowserContext, site: Site) -> Iterator[Desk]:
    """A page with the album, on which nothing may go wrong unseen."""
    with watched_page(context, site) as page:
        yield Desk(page, site.address)
