"""A page in a browser of its own, on which nothing may go wrong unseen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

from tests.web.running import PATIENCE, Site

#: What a browser tells of a server that does not answer.
GONE = "net::ERR_"

expect.set_options(timeout=PATIENCE)


@contextmanager
def watched(browser: Browser, site: Site, looks: dict[str, Any]) -> Iterator[Page]:
    """A page; at the end no error was told but of a killed server, and nothing was asked elsewhere."""
    context = browser.new_context(reduced_motion="reduce", **looks)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    told: list[str] = []
    asked: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and GONE not in message.text:
            told.append(message.text)

    def see(request: Request) -> None:
        if not request.url.startswith((site.address, "data:", "blob:")):
            asked.append(request.url)

    page.on("console", hear)
    page.on("pageerror", lambda error: told.append(str(error)))
    page.on("request", see)
    yield page
    context.close()
    assert (told, asked) == ([], [])
