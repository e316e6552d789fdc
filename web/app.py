"""The application behind the page: its files, its start, questions, and shipped positions by name."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from stockbook.engine.documents.common import to_json
from stockbook.engine.questions import Source
from stockbook.engine.reviews import review_html
from stockbook.games.records import MOST_PLAYERS
from stockbook.models.drawing.stamp_svg import definitions
from stockbook.web.documents import as_toml, deck_as_entered, drawings, families, shipped, shipped_text
from stockbook.web.games import Games, offered
from stockbook.web.guard import Refusal, address_of
from stockbook.web.kept import Kept
from stockbook.web.pages import PAGES, PageFiles
from stockbook.web.questions import Asked, Questions
from stockbook.web.rounds import round_document
from stockbook.web.sharing import code_of, drawn_position
from stockbook.web.tables import Tables

#: Bytes of the largest request, and from which on it takes long enough to read to hold up others.
LARGEST, LARGE = 10**6, 10**4
#: Where questions are asked, which are answered by streams.
ASK = "/api/ask"
#: Seconds after which a stream without news gets an empty line, so that a client that has gone is noticed.
PATIENCE = 10.0


def make_app(questions: Questions, folder: Path, opened: Callable[[], Mapping[str, Any]]) -> Starlette:
    """The application; a ``Guard`` belongs before it.

    Parameters
    ----------
    questions
        What answers the questions.
    folder
        The folder of the games that are played, and of the records of real tables.
    opened
        Reads the file and the deck of the command line: the keys ``position``, ``faults``, ``deck`` of the
        start document.
    """
    files = PageFiles()
    kept = Kept(folder)
    games, tables = Games(kept, questions), Tables(kept, questions)
    #: What every page begins with, by its address.
    beginnings: dict[str, Callable[[], Mapping[str, Any]]] = {
        "/api/start": lambda: {**_shipped(), **opened()},
        "/api/games": lambda: {"games": offered()},
    }

    async def static(request: Request) -> Response:
        name = request.path_params["name"]
        found = await run_in_threadpool(files.answer, request, name)
        if found is None:
            raise Refusal(404, f"there is no {name[:80]!r}")
        return found

    def drawn_page(request: Request) -> Response:
        begins = {path: to_json(document()) for path, document in beginnings.items()}
        return PAGES[request.url.path].answer(request, files.read(), begins)

    async def page(request: Request) -> Response:
        return await run_in_threadpool(drawn_page, request)

    async def beginning(request: Request) -> Response:
        return await _made(beginnings[request.url.path])

    async def drawn(request: Request) -> Response:
        stamps = request.query_params.getlist("stamp")
        words = files.edition.words.all_of(files.edition.language(request))

        def said(word: str) -> str:
            return words.get(f"word-{word}", word)

        return await _made(lambda: {"definitions": definitions(), "drawings": drawings(stamps, said)})

    async def seed(request: Request) -> Response:
        text = await run_in_threadpool(shipped_text, request.path_params["name"])
        if text is None:
            raise Refusal(404, "no position of this name is shipped")
        return _document({"name": request.path_params["name"], "text": text})

    async def ask(request: Request) -> Response:
        return _Stream(questions, await questions.ask(_client(request), await _body(request)))

    async def picture(request: Request) -> Response:
        position = (await _body(request)).get("position")
        return await _made(lambda: drawn_position(position))

    async def code(request: Request) -> Response:
        link = request.query_params.get("link", "")
        return _drawing(await run_in_threadpool(code_of, link))

    async def toml(request: Request) -> Response:
        tables = (await _body(request)).get("tables")
        return await _made(lambda: {"toml": as_toml(tables)})

    async def round_(request: Request) -> Response:
        body = await _body(request)
        return await _made(lambda: round_document(body))

    async def deck(request: Request) -> Response:
        text = (await _body(request)).get("text")
        if not isinstance(text, str):
            raise Refusal(400, "send the text of a deck", "text")
        return await _made(lambda: deck_as_entered(text))

    async def stop(request: Request) -> Response:
        body = await _body(request)
        return _document(
            {"stop": body.get("id"), "stopping": questions.stop(_client(request), body.get("id"))}
        )

    async def review_page(request: Request) -> Response:
        body = await _body(request)
        return await _made(lambda: {"html": _drawn_review(body)})

    async def begin_table(request: Request) -> Response:
        begun = await tables.begin(_client(request), address_of(request), await _body(request))
        return await _made(lambda: begun)

    async def shown_table(request: Request) -> Response:
        client, key = _client(request), request.path_params["key"]
        seen = _number(request, "after")
        if seen is None:
            table = await tables.show(client, key)
        else:
            table = await tables.follow(client, key, seen, request.is_disconnected)
        return await _made(lambda: table)

    async def tell(request: Request) -> Response:
        key = request.path_params["key"]
        table = await tables.tell(_client(request), key, await _body(request))
        return await _made(lambda: table)

    async def kept_game(request: Request) -> Response:
        key = request.path_params["key"]
        return await (shown_table if await tables.has(key) else game)(request)

    async def drawing(request: Request) -> Response:
        return _drawing(await games.drawing(request.path_params["key"], _number(request, "decisions")))

    async def drawn_table(request: Request) -> Response:
        return _drawing(await tables.drawing(request.path_params["key"]))

    async def begin(request: Request) -> Response:
        return await _played(await games.begin(_client(request), address_of(request), await _body(request)))

    async def game(request: Request) -> Response:
        key = request.path_params["key"]
        return await _played(await games.show(_client(request), key, _number(request, "decisions")))

    async def move(request: Request) -> Response:
        key = request.path_params["key"]
        return await _played(await games.move(_client(request), key, await _body(request)))

    return Starlette(
        routes=[
            *(Route(path, page) for path in PAGES),
            Route("/static/{name:path}", static),
            *(Route(path, beginning) for path in beginnings),
            Route("/api/seeds/{name:path}", seed),
            Route("/api/drawings", drawn),
            Route(ASK, ask, methods=["POST"]),
            Route("/api/stop", stop, methods=["POST"]),
            Route("/api/review-page", review_page, methods=["POST"]),
            Route("/api/picture", picture, methods=["POST"]),
            Route("/api/code", code),
            Route("/api/toml", toml, methods=["POST"]),
            Route("/api/rounds", round_, methods=["POST"]),
            Route("/api/deck", deck, methods=["POST"]),
            Route("/api/games", begin, methods=["POST"]),
            Route("/api/games/{key}/drawing", drawing),
            Route("/api/games/{key}", game),
            Route("/api/games/{key}", move, methods=["POST"]),
            Route("/api/records/{key}", kept_game),
            Route("/api/tables", begin_table, methods=["POST"]),
            Route("/api/tables/{key}/drawing", drawn_table),
            Route("/api/tables/{key}", shown_table),
            Route("/api/tables/{key}", tell, methods=["POST"]),
        ],
        middleware=[Middleware(_Packed)],
        exception_handlers={Refusal: _refused, 404: _missing, 405: _missing},
    )


class _Packed(GZipMiddleware):
    """Compresses all answers but streams, whose lines are sent as they come."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        streams = scope["path"] == ASK
        await (self.app(scope, receive, send) if streams else super().__call__(scope, receive, send))


class _Stream(StreamingResponse):
    """The documents of a question, one a line, as they come; a client that leaves ends its search."""

    def __init__(self, questions: Questions, question: Asked) -> None:
        super().__init__(_lines(question), media_type="application/x-ndjson")
        self._questions = questions
        self._question = question

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._questions.leave(self._question)


async def _lines(question: Asked) -> AsyncIterator[str]:
    async for document in question.documents(PATIENCE):
        yield "\n" if document is None else json.dumps(document) + "\n"


async def _body(request: Request) -> dict[str, Any]:
    """The JSON object in the body of a request, refused if it is too large, or no such object."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal(415, "send JSON, and say so: Content-Type: application/json")
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST:
                raise Refusal(413, "larger than 1 MB: this is no position")
        body = json.loads(data) if len(data) < LARGE else await run_in_threadpool(json.loads, data)
    except ClientDisconnect:
        raise Refusal(400, "only a part of the request has come: send it again") from None
    except (ValueError, RecursionError) as error:
        raise Refusal(400, f"not JSON: {error}") from None
    if not isinstance(body, dict):
        raise Refusal(400, 'no request: write {"command": "hint", ...}')
    return body


def _drawn_review(document: Mapping[str, Any]) -> str:
    """The page of a review by its document, refused if it is no such document."""
    try:
        if max(len(document["names"]), len(document["players"])) > MOST_PLAYERS:
            raise ValueError(f"more than {MOST_PLAYERS} players")
        record = document.get("record")
        return review_html(document, Source.of(record) if isinstance(record, str) else None)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Refusal(400, f"no document of a review: {error!r}") from None


def _client(request: Request) -> str:
    name: str = request.scope["client_name"]
    return name


def _number(request: Request, name: str) -> int | None:
    """The number that a request has by this name; None where it has none."""
    told = request.query_params.get(name, "")
    return int(told[:6]) if told.isascii() and told.isdigit() else None


async def _played(document: Mapping[str, Any]) -> Response:
    """The document of a turn, or of what is wrong with it."""
    status = 400 if "faults" in document else 200
    return Response(await run_in_threadpool(to_json, document), status, media_type="application/json")


async def _made(document: Callable[[], Mapping[str, Any]]) -> Response:
    """A document that is made in a thread, so that nobody else waits for it."""
    return await run_in_threadpool(lambda: _document(document()))


def _drawing(svg: str) -> Response:
    return Response(svg, media_type="image/svg+xml")


def _document(document: Mapping[str, Any]) -> Response:
    return Response(to_json(document), media_type="application/json")


def _shipped() -> dict[str, Any]:
    """The part of the start document that is the same for everybody."""
    from importlib.metadata import version

    return {"version": version("stockbook"), "families": families(), "shipped": shipped()}


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return error.response()


async def _missing(request: Request, error: Exception) -> Response:
    return Refusal(getattr(error, "status_code", 404), "there is nothing here").response()
