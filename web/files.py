"""The files of the page, known by name from the start: no path in a request is opened."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

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
