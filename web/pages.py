"""The pages and their files, all known by name from the start: no path in a request is opened."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, normpath

from starlette.requests import Request
from starlette.responses import Response

from stockbook.web.guard import HEADERS
from stockbook.web.words import COOKIE, Words

#: Where the files are.
STATIC = files("stockbook.web").joinpath("static")
#: The folder in it with what the bundler made of modules and styles, in a package that was released.
BUNDLE = "bundle"
#: Ending of a name -> type of the content.
TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "txt": "text/plain; charset=utf-8",
    "md": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "ftl": "text/plain; charset=utf-8",
}
#: What a browser asks for again each time, and what it keeps without asking.
ANEW, KEPT = "private, no-cache", "public, max-age=31536000, immutable"
_CSP = "Content-Security-Policy"


def answer(request: Request, content: bytes, media_type: str, **headers: str) -> Response:
    """A content as an answer; or that the browser has it already."""
    told = {"ETag": f'"{sha256(content).hexdigest()[:20]}"', "Cache-Control": ANEW, **headers}
    if request.headers.get("if-none-match") == told["ETag"]:
        return Response(status_code=304, headers=told)
    return Response(content, media_type=media_type, headers=told)


@dataclass(frozen=True)
class Edition:
    """All files as they stood at one time, by their names below ``static``.

    Modules import each other by relative addresses. So one key for all, at the beginning of each address, is
    enough for browsers to keep every file for ever: where one has changed, all have another address.
    """

    contents: Mapping[str, bytes]
    key: str

    @cached_property
    def words(self) -> Words:
        """The words of the pages in all languages."""
        return Words.of(self.contents)

    def language(self, request: Request) -> str:
        """The language that a browser asks for, or that was chosen in it."""
        return self.words.language(request.headers.get("accept-language", ""), request.cookies.get(COOKIE))

    def best(self, name: str) -> str:
        """The name of what was bundled of a module or style; its own where nothing was."""
        return bundled if (bundled := f"{BUNDLE}/{name}") in self.contents else name

    def loaded(self, module: str) -> list[str]:
        """The names of a module and of all modules that are imported for it."""
        found: set[str] = set()
        left = [module]
        while left:
            name = left.pop()
            if name not in found and name in self.contents:
                found.add(name)
                left += [
                    normpath(f"{dirname(name)}/{each.decode()}").lstrip("/")
                    for each in _IMPORT.findall(self.contents[name])
                ]
        return sorted(found)


class PageFiles:
    """The files of the pages, read anew whenever a page is asked for, so that an edited one is seen."""

    def __init__(self) -> None:
        self._sources = dict(_below(STATIC, ""))
        self.edition = Edition({}, "")
        self.read()

    def read(self) -> Edition:
        """The files as they stand now; the same edition, with its words, until one is edited."""
        contents = {name: source.read_bytes() for name, source in sorted(self._sources.items())}
        hashes = "".join(f"{name} {sha256(content).hexdigest()}\n" for name, content in contents.items())
        key = sha256(hashes.encode()).hexdigest()[:16]
        if key != self.edition.key:
            self.edition = Edition(contents, key)
        return self.edition

    def answer(self, request: Request, address: str) -> Response | None:
        """The file at an address, which is its name, or a key and its name; None where there is none."""
        edition = self.edition
        key, _, name = address.partition("/")
        if address in edition.contents:
            key, name = "", address
        if name not in edition.contents:
            return None
        kept = {"Cache-Control": KEPT} if key == edition.key else {}
        return answer(request, edition.contents[name], TYPES[name.rpartition(".")[2]], **kept)


def _below(folder: Traversable, prefix: str) -> list[tuple[str, Traversable]]:
    found = []
    for each in folder.iterdir():
        if each.is_dir():
            found += _below(each, f"{prefix}{each.name}/")
        elif each.name.rpartition(".")[2] in TYPES:
            found.append((prefix + each.name, each))
    return found


#: The places that each page leads to, by what follows ``place-`` in their keys.
_PLACES = ("album", "puzzles", "play", "table", "reviews")
_IMPORT = re.compile(rb'(?:from|import)\s*"(\.[^"]+)"')
#: A page before its program is there: its bar. What it begins with comes with it, as documents.
_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<script type="module" src="/static/{key}/{module}"></script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fffefb" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#23211d" media="(prefers-color-scheme: dark)">
<style>{style}</style>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/static/icon.png">
<link rel="manifest" href="/static/app.webmanifest" crossorigin="use-credentials">
{links}
</head>
<body>
<noscript><p>{noscript} <code>{command}</code></p></noscript>
<div id="page"><header class="toolbar">
<h1><a href="/#start"><img src="/static/icon.svg" alt="" width="26" height="26">
<span>Stockbook</span></a></h1>
<nav class="places" aria-label="{places}">
<a href="/#album">{album}</a>
<a href="/#puzzles">{puzzles}</a>
<a href="/play">{play}</a>
<a href="/table">{table}</a>
<a href="/review">{reviews}</a>
</nav>
</header><main aria-busy="true"></main></div>
{documents}
</body>
</html>
"""


@dataclass(frozen=True)
class Page:
    """A page with the name of its first module, and the command that does the same without JavaScript.

    The ``place`` is the key of its name among the words; that of the first page is the name of the program.
    """

    place: str
    module: str
    command: str
    styles: tuple[str, ...]

    def answer(self, request: Request, edition: Edition, documents: Mapping[str, str]) -> Response:
        """The page with documents, JSON by its address, so that nothing is asked for before it can be used.

        It names all its modules, so that a browser need not find them one after another. Its words are in
        the language that the browser asks for.
        """
        language = edition.language(request)
        words = edition.words.all_of(language)
        brought = {**documents, "words": json.dumps(edition.words.document(language), ensure_ascii=False)}
        style = b"".join(edition.contents[edition.best(f"style/{name}.css")] for name in self.styles)
        module = edition.best(self.module)
        html = _PAGE.format(
            title=f"{words[self.place]} - Stockbook" if self.place else "Stockbook",
            language=language,
            key=edition.key,
            module=module,
            style=style.decode(),
            links="\n".join(
                f'<link rel="modulepreload" href="/static/{edition.key}/{name}">'
                for name in edition.loaded(module)
                if name != module
            ),
            noscript=words["noscript"],
            command=self.command,
            places=words["places"],
            **{name: words[f"place-{name}"] for name in _PLACES},
            documents="\n".join(
                f'<script type="application/json" id="{address}">{_within_html(text)}</script>'
                for address, text in brought.items()
            ),
        )
        # No other style than this one may stand in the page.
        own = f"; style-src 'self' 'sha256-{b64encode(sha256(style).digest()).decode()}'"
        headers = {_CSP: HEADERS[_CSP] + own, "Vary": "Accept-Language, Cookie"}
        return answer(request, html.encode(), "text/html; charset=utf-8", **headers)


def _within_html(text: str) -> str:
    """A JSON text in which nothing ends the element around it."""
    return text.replace("<", "\\u003c")


_STYLES = ("page", "album", "panels")
#: Every page by its path.
PAGES = {
    "/": Page("", "main.js", "stockbook hint FILE", (*_STYLES, "home")),
    "/play": Page("place-play", "play/main.js", "stockbook play GAME", (*_STYLES, "play")),
    "/review": Page("place-reviews", "review/main.js", "stockbook review FILE", (*_STYLES, "play", "review")),
    "/table": Page("place-table", "table/main.js", "stockbook table FILE", (*_STYLES, "play")),
}
