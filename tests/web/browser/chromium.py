"""The browser of the tests: an installed one, else one that is installed now.

``python -m tests.web.browser.chromium`` makes sure of it, and says where it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

#: The shell draws no windows: a page opens in less than two thirds of the time.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
ADVICE = (
    "no browser for the tests: install Chromium or Chrome, or leave them out with make test BROWSER=none\n"
    "    (tried: an installed one, python -m playwright install chromium, apt-get install chromium as root)"
)


def installed() -> str | None:
    """The path of a browser that is installed."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> str | None:
    """Install a browser: Playwright's own, else Debian's package, for which one has to be root."""
    _run(sys.executable, "-m", "playwright", "install", "chromium")
    if not installed() and os.geteuid() == 0 and shutil.which("apt-get"):
        _run("apt-get", "update", "-q")
        for package in NAMES[:2]:
            if not installed():
                _run("apt-get", "install", "-q", "-y", "--no-install-recommends", package)
    return installed()


def _run(*command: str) -> None:
    print("Stockbook:", *command, flush=True)
    subprocess.run(command, check=False)


if __name__ == "__main__":
    print("Stockbook: the browser of the tests is", installed() or install() or sys.exit(ADVICE))
