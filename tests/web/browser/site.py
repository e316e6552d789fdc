"""An album in a browser, as people and tests name what is there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Locator, Page, expect


def seen(notation: str) -> str:
    """Notation as the page shows it, with minus signs as wide as a plus."""
    return re.sub(r"(^|[\s(|,])-(?=\d)", "\\1\u2212", notation)


class Desk:
    """A page with the album in a browser.

    Parameters
    ----------
    page
        The page of the browser.
    address
        The address of the server.
    """

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.actions = 0
        self.touch = False

    def open(self, path: str = "#album") -> None:
        self.page.goto(self.address + path)
        expect(self.album).to_be_visible()

    @property
    def album(self) -> Locator:
        return self.page.get_by_role("grid", name="Album")

    @property
    def to_place(self) -> Locator:
        return self.page.get_by_role("listbox", name="To place")

    @property
    def answer(self) -> Locator:
        return self.page.get_by_role("status", name="Answer")

    @property
    def total(self) -> Locator:
        return (
            self.page.get_by_role("table", name="Points")
            .get_by_role("row", name="total")
            .get_by_role("cell")
            .last
        )

    def space(self, cell: str) -> Locator:
        return self.album.get_by_role("gridcell", name=re.compile(f"^{cell} "))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def shipped(self, name: str) -> None:
        """Open a shipped position by its name."""
        self.button("Open").click()
        self.page.get_by_role("searchbox", name="Find").fill(name)
        self.page.get_by_role("button", name=re.compile(f" {name}$")).first.click()

    def open_text(self, text: str) -> None:
        """Open a position, or whatever else it is, by its text."""
        self.button("Open").click()
        self.page.locator("summary", has_text="A position as text").click()
        self.page.get_by_role("textbox", name="A position as text").fill(text)
        self.button("Read it").click()

    def quick(self) -> None:
        """Let a hint take two seconds at most."""
        limits = self.page.get_by_text(" seconds at most")
        limits.click()
        self.page.get_by_label("Seconds").select_option("2")
        limits.click()

    def saved(self, folder: Path, button: str = "Save") -> Path:
        """The file that a button saves, in this folder."""
        with self.page.expect_download() as download:
            self.button(button).click()
        path = folder / download.value.suggested_filename
        download.value.save_as(path)
        return path

    def stroke(self, *points: tuple[float, float], end: str = "touchEnd", resting: bool = False) -> None:
        """Put a finger down, move it from point to point, and lift it; resting until something is dragged."""
        touch = self.page.context.new_cdp_session(self.page)

        def tell(kind: str, *at: tuple[float, float]) -> None:
            touch.send(
                "Input.dispatchTouchEvent",
                {"type": kind, "touchPoints": [{"x": left, "y": top} for left, top in at]},
            )

        tell("touchStart", points[0])
        if resting:
            expect(self.page.locator(".dragged")).to_have_count(1)
        for point in points[1:]:
            tell("touchMove", point)
        tell(end)
        touch.detach()

    def tap(self, *targets: Locator) -> None:
        """Tap on a screen that can be touched, else click, and count it."""
        for target in targets:
            self.actions += 1
            target.tap() if self.touch else target.click()

    def write(self, keys: Sequence[str]) -> None:
        """Press keys, and count them."""
        for key in keys:
            self.actions += 1
            self.page.keyboard.press(key)
