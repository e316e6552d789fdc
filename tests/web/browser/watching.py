"""Pages on which nothing may go wrong unseen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.web.running import PATIENCE, Site

#: The beginning of what a browser tells of a server that does not answer.
GONE = "net::ERR_"

#: Fills the storage of a browser to the last letter.
FILL = """() => {
  for (let size = 1e6, number = 0; size >= 1; number += 1) {
    try { localStorage.setItem(`full${number}`, "x".repeat(size)); } catch { size /= 2; }
  }
}"""

expect.set_options(timeout=PATIENCE)


@contextmanager
def remembered(browser: Browser, looks: dict[str, Any]) -> Iterator[BrowserContext]:
    """A browser's memory of its own; the looks are those of Playwright, such as its ``viewport``."""
    context = browser.new_context(reduced_motion="reduce", **looks)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@contextmanager
def watched_page(context: BrowserContext, site: Site, allowed: str | None = None) -> Iterator[Page]:
    """A page; at the end no error was told but of what is allowed, and nothing was asked elsewhere."""
    page = context.new_page()
    told: list[str] = []
    asked: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (allowed and allowed in message.text):
            told.append(message.text)

    def see(request: Request) -> None:
        if not request.url.startswith((site.address, "data:", "blob:")):
            asked.append(request.url)

    page.on("console", hear)
    page.on("pageerror", lambda error: told.append(str(error)))
    page.on("request", see)
    yield page
    assert (told, asked) == ([], [])


@contextmanager
def watched(browser: Browser, site: Site, looks: dict[str, Any]) -> Iterator[Page]:
    """A page in a browser of its own, whose server may be killed."""
    with remembered(browser, looks) as context, watched_page(context, site, GONE) as page:
        yield page
