"""The site that ``make docs`` builds: complete, and nothing in it comes from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stockbook.engine
import stockbook.models
import stockbook.optimizer
from tests.docs.pages import DOCS, PAGES, ROOT

SITE = ROOT / "build" / "docs"
#: What a page loads by itself, unlike a link that somebody follows.
_LOADED = re.compile(
    r"""<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)=["']((?:https?:)?//[^"']*)"""
)
_STYLED = re.compile(r"""(?:@import|url\()\s*["']?((?:https?:)?//[^"')]*)""")


@pytest.fixture
def site() -> Path:
    """The folder of the site that was built."""
    assert SITE.exists(), "make docs builds the site"
    return SITE


def test_every_schema_is_listed() -> None:
    """The page of schemas links to each file, and names those that there are."""
    listed = re.findall(r"\]\(schema/([\w-]+\.json)\)", (DOCS / "schemas.md").read_text("utf-8"))
    assert sorted(listed) == sorted(path.name for path in (DOCS / "schema").glob("*.json"))


@pytest.mark.docs
def test_nothing_comes_from_elsewhere(site: Path) -> None:
    """No page loads a script, a font or a style from another address, so all of it works offline."""
    pages = {path: path.read_text("utf-8") for path in site.rglob("*.html")}
    styles = {path: path.read_text("utf-8") for path in site.rglob("*.css")}
    assert len(pages) > len(PAGES) - 1
    assert [found for text in pages.values() for found in _LOADED.findall(text)] == []
    assert [found for text in (*pages.values(), *styles.values()) for found in _STYLED.findall(text)] == []
    assert (site / "searchindex.js").exists()


@pytest.mark.docs
@pytest.mark.parametrize("package", [stockbook.models, stockbook.optimizer, stockbook.engine])
def test_every_export_is_in_the_reference(site: Path, package: object) -> None:
    """Each name that a package exports has its entry, with its docstring."""
    text = (site / "api.html").read_text("utf-8")
    name = getattr(package, "__name__", "")
    exported = getattr(package, "__all__", ())
    assert [each for each in exported if f'id="{name}.{each}"' not in text] == []
