"""The pages: what a browser loads for each, how long it keeps it, and what comes with it."""

from __future__ import annotations

import gzip
import json
import re
from posixpath import dirname, join, normpath

import pytest
from starlette.requests import Request
from starlette.responses import Response

from stockbook.web.games import offered
from stockbook.web.pages import ANEW, KEPT, PAGES, Edition, PageFiles
from stockbook.web.words import ENGLISH

FILES = PageFiles()
EDITION = FILES.edition


def asked(known: str = "") -> Request:
    """A request of a browser that has a state of what it asks for already."""
    return Request({"type": "http", "headers": [(b"if-none-match", known.encode())]})


def page(path: str, edition: Edition = EDITION, **documents: str) -> Response:
    """The page at a path, with documents by their addresses."""
    return PAGES[path].answer(asked(), edition, documents)


def html(path: str, **documents: str) -> str:
    """The text of the page at a path."""
    return bytes(page(path, **documents).body).decode()


def named(path: str) -> list[str]:
    """The files that the page at a path names, without the key."""
    return re.findall(rf'(?:href|src)="/static/(?:{EDITION.key}/)?([^"]+)"', html(path))


@pytest.mark.parametrize("path", PAGES)
def test_a_page_names_all_that_it_loads(path: str) -> None:
    """Nothing that a module of the page imports is left to be found one after another."""
    names = set(named(path))
    assert names <= EDITION.contents.keys()
    for name in names:
        if name.endswith(".js"):
            text = EDITION.contents[name].decode()
            for imported in re.findall(r'^(?:import|export) .*? from "(\.[^"]+)";$', text, re.MULTILINE):
                assert normpath(join(dirname(name), imported)) in names, (name, imported)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_small(path: str) -> None:
    """All that a browser loads for a page of a clone has less than 160 kB as it is sent, compressed."""
    sent = [*(EDITION.contents[name] for name in {*named(path)}), html(path).encode()]
    assert sum(len(gzip.compress(each)) for each in sent) < 160_000


def test_every_file_belongs_to_a_page() -> None:
    """No module, style or picture lies about that no page loads."""
    kinds = (".css", ".js", ".svg", ".png", ".webmanifest")
    files = {name for name in EDITION.contents if name.endswith(kinds)}
    styles = {f"style/{name}.css" for page in PAGES.values() for name in page.styles}
    assert files == {name for path in PAGES for name in named(path)} | styles


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_drawn_before_its_program(path: str) -> None:
    """Its styles stand in it, so that nothing but the page has to come; and so does the bar."""
    text = html(path)
    for name in PAGES[path].styles:
        assert EDITION.contents[f"style/{name}.css"].decode() in text
    assert "stylesheet" not in text
    assert "<span>Stockbook</span>" in text.partition('<div id="page">')[2]


def test_what_is_kept_for_ever() -> None:
    """A file is kept under the key of all files, and asked for again under its name; so is the page."""
    for address, cache in ((f"{EDITION.key}/main.js", KEPT), ("main.js", ANEW), ("0123456789/main.js", ANEW)):
        found = FILES.answer(asked(), address)
        assert found and found.body == EDITION.contents["main.js"]
        assert found.headers["cache-control"] == cache
    assert FILES.answer(asked(), f"{EDITION.key}/nothing.js") is None
    assert "immutable" in KEPT and "no-cache" in ANEW
    drawn = page("/")
    assert drawn.headers["cache-control"] == ANEW
    assert PAGES["/"].answer(asked(drawn.headers["etag"]), EDITION, {}).status_code == 304


def test_an_edited_file_has_another_address() -> None:
    """Whatever is edited, the page names all files by another key, and is another page itself."""
    edited = Edition({**EDITION.contents, "html.js": b"export {};"}, "0123456789abcdef")
    assert PageFiles().edition == EDITION
    assert f"/static/{EDITION.key}/main.js" in html("/")
    assert b"/static/0123456789abcdef/main.js" in bytes(page("/", edited).body)
    assert page("/", edited).headers["etag"] != page("/").headers["etag"]


def test_what_was_bundled_is_taken_first() -> None:
    """Where a package has a bundle, a page names one module and has the small styles."""
    bundled = {"bundle/main.js": b"start();", "bundle/style/page.css": b"p{margin:0}"}
    text = bytes(page("/", Edition({**EDITION.contents, **bundled}, "key")).body).decode()
    assert re.findall(r'(?:href|src)="/static/key/([^"]+)"', text) == ["bundle/main.js"]
    assert "<style>p{margin:0}" in text


def test_documents_stay_within_their_element() -> None:
    """A title that ends an element, or is a script, is a text in the page."""
    document = {"title": "</script><script>alert(1)</script><!--"}
    found = re.search(r'id="start">(.*?)</script>', html("/", start=json.dumps(document)))
    assert found and json.loads(found[1]) == document


def test_the_colors_around_the_page_are_its_own() -> None:
    """The bar of a browser has the color of the page's own bar below it, light and dark."""
    style = EDITION.contents["style/page.css"].decode()
    cards = re.findall(r"--card: (#\w+);", style)
    assert re.findall(r'name="theme-color" content="(#\w+)"', html("/")) == cards[:2]
    manifest = json.loads(EDITION.contents["app.webmanifest"])
    assert manifest["theme_color"] == cards[0]
    assert manifest["background_color"] == re.findall(r"--ground: (#\w+);", style)[0]
    assert all(each["src"].removeprefix("/static/") in EDITION.contents for each in manifest["icons"])


@pytest.mark.parametrize("language", EDITION.words.messages)
def test_every_game_has_its_rules(language: str) -> None:
    """The page can tell in each language how each game goes that it plays, step by step, and names it."""
    messages = EDITION.words.messages[language]
    for game in (each["game"] for each in offered()):
        assert messages[f"game-{game}"]
        tags = re.findall(r"<(\w+)", messages[f"rules-{game}"])
        assert tags.count("li") >= 4
        assert tags == re.findall(r"<(\w+)", EDITION.words.messages[ENGLISH][f"rules-{game}"])
