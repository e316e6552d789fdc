"""Libraries of others that are kept in the repository."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT / "web/static/vendor/htm-preact", ROOT / "tests/web/browser/vendor")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_vendored_files_are_as_they_came(folder: Path) -> None:
    """Each has a license beside it, and the hash that its README names."""
    readme = (folder / "README.md").read_text("utf-8")
    named = re.search(r"`([\w.]+)` is the file", readme)
    hashed = re.search(r"SHA-256: `(\w{64})`", readme)
    assert named and hashed and list(folder.glob("LICENSE*"))
    assert sha256((folder / named[1]).read_bytes()).hexdigest() == hashed[1]


def test_the_page_loads_its_modules_at_once() -> None:
    """index.html names every module, so that a browser need not find them one after another."""
    static = ROOT / "web/static"
    linked = set(
        re.findall(r'modulepreload" href="/static/([^"]+)"', (static / "index.html").read_text("utf-8"))
    )
    folders = (".", "actions", "model", "state", "views", "vendor/htm-preact")
    assert linked == {
        path.relative_to(static).as_posix() for folder in folders for path in (static / folder).glob("*.js")
    }


def test_the_page_is_small() -> None:
    """All that a browser loads has less than 300 kB, without compression."""
    endings = (".html", ".css", ".js", ".svg")
    files = [path for path in (ROOT / "web/static").rglob("*") if path.suffix in endings]
    assert sum(path.stat().st_size for path in files) < 300_000
