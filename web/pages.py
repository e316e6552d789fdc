"""The pages: each a head of its own above an empty body, which its first module fills."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from posixpath import dirname, normpath

from stockbook.web.files import PageFile

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
    """A page.

    Parameters
    ----------
    title
        Its title.
    module
        The name of its first module.
    otherwise
        What can be done in the terminal without it, as HTML.
    styles
        Its style sheets.
    """

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
    "/": Page("Stockbook", "main.js", "<code>stockbook hint FILE</code> answers", _STYLES),
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
