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


def loaded(page: str) -> set[Path]:
    """All files that a browser loads for a page: those that it names, and those that their modules import."""
    static = ROOT / "web/static"
    found: set[Path] = set()
    left = [static / page]
    while left:
        file = left.pop().resolve()
        if file in found:
            continue
        found.add(file)
        text = file.read_text("utf-8")
        left += [static / name for name in re.findall(r'(?:href|src)="/static/([^"]+)"', text)]
        if file.suffix == ".js":
            left += [file.parent / name for name in re.findall(r'(?:from|import\()\s*"(\.[^"]+)"', text)]
    return found


@pytest.mark.parametrize("page", [path.name for path in (ROOT / "web/static").glob("*.html")])
def test_a_page_is_small(page: str) -> None:
    """All that a browser loads for a page has less than 300 kB, without compression."""
    assert sum(path.stat().st_size for path in loaded(page)) < 300_000


def test_every_file_belongs_to_a_page() -> None:
    """No module or style lies about that no page loads."""
    static = ROOT / "web/static"
    files = {path.resolve() for path in static.rglob("*") if path.suffix in (".css", ".js", ".svg")}
    assert files <= set().union(*(loaded(path.name) for path in static.glob("*.html")))
