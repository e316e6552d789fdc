"""The pages and their files, all known by name from the start: no path in a request is opened."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, normpath

from starlette.requests import Request
from starlette.responses import Response

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


@dataclass(frozen=True)
class PageFile:
    """A file of the page, read anew for each request, so that an edited one is seen."""

    source: Traversable
    type: str

    def answer(self, request: Request) -> Response:
        """The file; or that the browser has it already."""
        return answer(request, self.source.read_bytes(), self.type)


def answer(request: Request, content: bytes, media_type: str) -> Response:
    """A content as an answer; or that the browser has it already."""
    headers = {"ETag": f'"{sha256(content).hexdigest()[:20]}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


def page_files() -> dict[str, PageFile]:
    """The files of the page by their names below ``static``."""
    return dict(_below(files("stockbook.web").joinpath("static"), ""))


def _below(folder: Traversable, prefix: str) -> list[tuple[str, PageFile]]:
    found = []
    for each in folder.iterdir():
        if each.is_dir():
            found += _below(each, f"{prefix}{each.name}/")
        elif type_ := TYPES.get(each.name.rpartition(".")[2]):
            found.append((prefix + each.name, PageFile(each, type_)))
    return found


_IMPORT = re.compile(rb'(?:from|import)\s*"(\.[^"]+)"')
_HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
{links}
<script type="module" src="/static/{module}"></script>
</head>
<body>
<div id="page"></div>
<noscript><p>Stockbook draws its page with JavaScript; in the terminal {otherwise} without.</p></noscript>
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

    def html(self, files: Mapping[str, PageFile]) -> bytes:
        """The page; it names all its modules, so that a browser need not find them one after another."""
        styles = (f'<link rel="stylesheet" href="/static/style/{name}.css">' for name in self.styles)
        modules = (f'<link rel="modulepreload" href="/static/{name}">' for name in loaded(self.module, files))
        links = "\n".join((*styles, *modules))
        return _HEAD.format(
            title=self.title, links=links, module=self.module, otherwise=self.otherwise
        ).encode()


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


def loaded(module: str, files: Mapping[str, PageFile]) -> list[str]:
    """The names of a module and of all modules that are imported for it."""
    found: set[str] = set()
    left = [module]
    while left:
        name = left.pop()
        if name not in found and name in files:
            found.add(name)
            left += [
                normpath(f"{dirname(name)}/{each.decode()}").lstrip("/")
                for each in _IMPORT.findall(files[name].source.read_bytes())
            ]
    return sorted(found)
