"""The pages and their files, all known by name from the start: no path in a request is opened."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, normpath

from starlette.requests import Request
from starlette.responses import Response

from stockbook.web.guard import HEADERS

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
    "html": "text/html; charset=utf-8",
    "webmanifest": "application/manifest+json",
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
        self.edition = self.read()

    def read(self) -> Edition:
        """The files as they stand now."""
        contents = {name: source.read_bytes() for name, source in sorted(self._sources.items())}
        hashes = "".join(f"{name} {sha256(content).hexdigest()}\n" for name, content in contents.items())
        self.edition = Edition(contents, sha256(hashes.encode()).hexdigest()[:16])
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


_IMPORT = re.compile(rb'(?:from|import)\s*"(\.[^"]+)"')
#: A page before its program is there: its bar. What it begins with comes with it, as documents.
_PAGE = """<!doctype html>
<html lang="en">
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
<noscript><p>Stockbook draws its page with JavaScript; in the terminal {otherwise} without.</p></noscript>
<div id="page"><header class="toolbar">
<h1><a href="/#start"><img src="/static/icon.svg" alt="" width="26" height="26">
<span>Stockbook</span></a></h1>
<nav class="places" aria-label="Places">
<a href="/#album">Album</a>
<a href="/#puzzles">Puzzles</a>
<a href="/play">Play</a>
<a href="/table">Table</a>
<a href="/review">Reviews</a>
</nav>
</header><main aria-busy="true"></main></div>
{documents}
</body>
</html>
"""


@dataclass(frozen=True)
class Page:
    """A page with the name of its first module, and what can be done in the terminal otherwise, as HTML."""

    title: str
    module: str
    otherwise: str
    styles: tuple[str, ...]

    def answer(self, request: Request, edition: Edition, documents: Mapping[str, str]) -> Response:
        """The page with documents, JSON by its address, so that nothing is asked for before it can be used.

        It names all its modules, so that a browser need not find them one after another.
        """
        style = b"".join(edition.contents[edition.best(f"style/{name}.css")] for name in self.styles)
        module = edition.best(self.module)
        html = _PAGE.format(
            title=self.title,
            key=edition.key,
            module=module,
            style=style.decode(),
            links="\n".join(
                f'<link rel="modulepreload" href="/static/{edition.key}/{name}">'
                for name in edition.loaded(module)
                if name != module
            ),
            otherwise=self.otherwise,
            documents="\n".join(
                f'<script type="application/json" id="{address}">{_within_html(text)}</script>'
                for address, text in documents.items()
            ),
        )
        # No other style than this one may stand in the page.
        own = f"; style-src 'self' 'sha256-{b64encode(sha256(style).digest()).decode()}'"
        return answer(request, html.encode(), "text/html; charset=utf-8", **{_CSP: HEADERS[_CSP] + own})


def _within_html(text: str) -> str:
    """A JSON text in which nothing ends the element around it."""
    return text.replace("<", "\\u003c")


_STYLES = ("page", "album", "panels")
#: Every page by its path.
PAGES = {
    "/": Page("Stockbook", "main.js", "<code>stockbook hint FILE</code> answers", (*_STYLES, "home")),
    "/play": Page(
        "Play - Stockbook",
        "play/main.js",
        "<code>stockbook play GAME</code> plays",
        (*_STYLES, "play"),
    ),
    "/review": Page(
        "Review - Stockbook",
        "review/main.js",
        "<code>stockbook review FILE</code> reviews",
        (*_STYLES, "play", "review"),
    ),
    "/table": Page(
        "At the table - Stockbook",
        "table/main.js",
        "<code>stockbook table FILE</code> asks",
        (*_STYLES, "play"),
    ),
}
