"""The routes of the page's server, asked without a network."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import current_thread
from types import ModuleType
from typing import Any, TypeVar

import httpx
import pytest
import segno
from starlette.types import Message, Receive, Scope, Send

from stockbook.engine.reviews import review_html
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import FAMILIES, Contest
from stockbook.models.drawing.stamp_svg import definitions, tile_svg
from stockbook.web import app, games, pages, tables
from stockbook.web.app import make_app
from stockbook.web.documents import families
from stockbook.web.guard import HEADERS, Guard
from stockbook.web.questions import Questions
from tests.cli.running import POSITIONS, SMALL, run

PORT = 8010
HOME = f"http://localhost:{PORT}"
STAMPS_TABLE = str(POSITIONS.parent / "games" / "stamps-at-the-table.txt")
_Answer = TypeVar("_Answer")


@pytest.fixture(scope="module")
def questions() -> Iterator[Questions]:
    """The engines, which are ended after the last test."""
    found = Questions(1)
    yield found
    found.close()


def asked(questions: Questions, ask: Callable[[httpx.AsyncClient], Awaitable[_Answer]]) -> _Answer:
    """The answer of a client at the application with its guard."""

    async def run(games: Path) -> _Answer:
        app = make_app(questions, games, lambda: {"position": None, "faults": []})
        transport = httpx.ASGITransport(Guard(app, "127.0.0.1", PORT))
        async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
            return await ask(client)

    with TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder)))


def lines(answer: httpx.Response) -> list[dict[str, Any]]:
    """The documents of a stream."""
    return [json.loads(line) for line in answer.text.splitlines() if line]


def test_the_page_and_its_files(questions: Questions) -> None:
    """The page comes with its headers of safety, once for each state; only files of the page are there."""

    async def ask(client: httpx.AsyncClient) -> None:
        page = await client.get("/")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        told = {name: page.headers[name] for name in HEADERS}
        own = HEADERS["Content-Security-Policy"] + "; style-src 'self' 'sha256-"
        assert told == HEADERS | {"Content-Security-Policy": told["Content-Security-Policy"]}
        assert re.fullmatch(re.escape(own) + "[A-Za-z0-9+/]{43}='", told["Content-Security-Policy"])
        assert (await client.get("/", headers={"If-None-Match": page.headers["etag"]})).status_code == 304
        for name in ("play", "review", "static/main.js"):
            assert (await client.get(f"/{name}")).status_code == 200
        assert (await client.get("static/icon.svg")).headers["content-security-policy"] in HEADERS.values()
        for name in ("../app.py", "..%2Fapp.py", "/etc/passwd", "nothing.js"):
            missing = await client.get(f"/static/{name}")
            assert missing.status_code == 404
            assert missing.json()["faults"]

    asked(questions, ask)


def test_answers_are_compressed(questions: Questions) -> None:
    """Pages, files and documents come compressed to who can read that, and are the same for all."""

    async def ask(client: httpx.AsyncClient) -> None:
        for path in (
            "/",
            "/table",
            "/static/main.js",
            "/static/vendor/htm-preact/standalone.module.js",
            "/api/start",
        ):
            plain = await client.get(path, headers={"Accept-Encoding": "identity"})
            packed = await client.get(path, headers={"Accept-Encoding": "gzip"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "Accept-Encoding" in packed.headers["vary"]
            assert 2 * int(packed.headers["content-length"]) < int(plain.headers["content-length"])
            assert packed.content == plain.content

    asked(questions, ask)


def test_what_is_shared(questions: Questions) -> None:
    """A position is drawn as ``show --svg`` draws it, and a link as a code; neither without end."""

    async def ask(client: httpx.AsyncClient) -> None:
        for name in ("sunday", "stamps-four", "pinzetta-choose"):
            path = str(POSITIONS / f"{name}.toml")
            position = json.loads(run("show", path, "--json").stdout)
            answer = await client.post("/api/picture", json={"position": position})
            assert answer.json()["drawing"] == run("show", path, "--svg", "-").stdout
        for wrong in (None, {"game": "chess"}, {**position, "deck": "/etc/passwd"}):
            answer = await client.post("/api/picture", json={"position": wrong})
            assert answer.json()["faults"] and "drawing" not in answer.json()
        drawn = BytesIO()
        segno.make(HOME, error="l", micro=False).save(drawn, kind="svg", light="white", omitsize=True)
        answer = await client.get("/api/code", params={"link": HOME})
        assert (answer.content, answer.headers["content-type"]) == (drawn.getvalue(), "image/svg+xml")
        for link in ("", 2000 * "x"):
            assert (await client.get("/api/code", params={"link": link})).status_code == 413

    asked(questions, ask)


def test_a_stream_is_sent_line_by_line(questions: Questions, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each document of a search leaves as it comes, and none waits for a later one."""
    sent: list[bytes] = []

    async def lines_of_a_search(_: Any) -> AsyncIterator[str]:
        for number in range(3):
            yield json.dumps({"report": number, "filler": "x" * 2000}) + "\n"
            assert json.loads(sent[-1])["report"] == number

    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        async def watched(message: Message) -> None:
            if message.get("body"):
                sent.append(message["body"])
            await send(message)

        await app.make_app(questions, Path("."), dict)(scope, receive, watched)

    monkeypatch.setattr(app, "_lines", lines_of_a_search)
    transport = httpx.ASGITransport(Guard(ask, "127.0.0.1", PORT))

    async def run() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url=HOME) as client:
            body = {"command": "score", "text": SMALL}
            return await client.post("/api/ask", json=body, headers={"Accept-Encoding": "gzip"})

    answer = asyncio.run(run())
    assert "content-encoding" not in answer.headers
    assert len(lines(answer)) == len(sent) == 3


def test_every_page_brings_what_it_begins_with(questions: Questions) -> None:
    """The documents in a page are those at their addresses: nothing has to be asked for at the start."""

    async def ask(client: httpx.AsyncClient) -> None:
        for path in pages.PAGES:
            text = (await client.get(path)).text
            found = dict(
                re.findall(r'<script type="application/json" id="([^"]+)">(.*?)</script>', text, re.S)
            )
            assert {*found} == {"/api/start", "/api/games", "words"}
            assert json.loads(found.pop("words"))["language"] == "en"
            for address, document in found.items():
                assert json.loads(document) == (await client.get(address)).json()

    asked(questions, ask)


def test_families_are_as_they_are_read() -> None:
    """Each family with each word that may follow, and its usual points, is a contest."""
    for each in families():
        for word in (*each["after"], *each["filters"]) or ("",):
            text = " ".join(filter(None, (each["word"], word, str(each["points"]))))
            assert str(Contest.parse(text)) == text


def test_the_start_and_what_is_shipped(questions: Questions) -> None:
    """The start document lists what is shipped, each of which can be had by its name and by no other."""

    async def ask(client: httpx.AsyncClient) -> None:
        start = (await client.get("/api/start")).json()
        assert start["version"] == "0.1.0"
        assert [each["word"] for each in start["families"]] == list(FAMILIES)
        names = [each["name"] for each in start["shipped"]]
        assert {"positions/sunday", "puzzles/easy-1"} <= set(names)
        seed = (await client.get("/api/seeds/positions/sunday")).json()
        assert 'game = "stampswap"' in seed["text"]
        for name in ("decks/demo", "positions/sunday.toml", "../pyproject"):
            assert (await client.get(f"/api/seeds/{name}")).status_code == 404

    asked(questions, ask)


def test_questions_are_answered_by_the_engine(questions: Questions) -> None:
    """A question is answered under its own id; what is wrong with it is a fault as ever."""

    async def ask(client: httpx.AsyncClient) -> None:
        (score,) = lines(await client.post("/api/ask", json={"id": "a", "command": "score", "text": SMALL}))
        assert (score["id"], score["final"]) == ("a", True)
        assert "total" in score
        *_, hint = lines(await client.post("/api/ask", json={"id": 7, "command": "hint", "text": SMALL}))
        assert (hint["id"], hint["best"]) == (7, 66)
        (wrong,) = lines(await client.post("/api/ask", json={"command": "check", "text": "game = 1"}))
        assert wrong["faults"]

    asked(questions, ask)


def test_the_page_of_a_review(questions: Questions) -> None:
    """It is drawn from the review's document, and is that of ``review --html``; what is none is refused."""
    review = json.loads(run("review", STAMPS_TABLE, "--after", "9", "--time", "0.05", "--json").stdout)

    async def ask(client: httpx.AsyncClient) -> None:
        page = await client.post("/api/review-page", json=review)
        assert page.json()["html"] == review_html(review)
        crowded = {**review, "names": review["names"] * 9}
        for wrong in ({}, {**review, "names": 3}, {**review, "decisions": [7]}, crowded):
            assert (await client.post("/api/review-page", json=wrong)).status_code == 400

    asked(questions, ask)


def test_stamps_are_drawn(questions: Questions) -> None:
    """The page gets the drawings that SVG files have; what is no stamp has none."""
    stamp = "2x3 blue animals 2"

    async def ask(client: httpx.AsyncClient) -> httpx.Response:
        return await client.get("/api/drawings", params={"stamp": [stamp, "2x3 blue bananas 2"]})

    document = asked(questions, ask).json()
    assert document["drawings"] == {stamp: tile_svg(parse_tile(stamp), (0, 0), letters=True)}
    assert document["definitions"] == definitions()


@pytest.mark.parametrize(
    ("module", "work", "path", "body"),
    [
        (app, "as_toml", "/api/toml", {"tables": {"game": "stamps"}}),
        (app, "deck_as_entered", "/api/deck", {"text": "deck = 'stampswap-deck'"}),
        (app, "review_html", "/api/review-page", {"names": [], "players": []}),
        (app, "drawings", "/api/drawings?stamp=forever", None),
        (app, "to_json", "/api/drawings?stamp=forever", None),
        (app, "shipped_text", "/api/seeds/positions/sunday", None),
        (app, "shipped", "/api/start", None),
        (app, "offered", "/api/games", None),
        (app, "to_json", "/api/games", {"game": "stamps"}),
        (games, "match_turn", "/api/games", {"game": "stamps"}),
        (tables, "table_turn", "/api/tables", {"text": Path(STAMPS_TABLE).read_text("utf-8")}),
        (json, "loads", "/api/stop", {"id": "x" * app.LARGE}),
        (pages, "b64encode", "/", None),
        (pages, "answer", "/static/main.js", None),
    ],
)
def test_nobody_waits_for_the_work_of_others(
    questions: Questions,
    monkeypatch: pytest.MonkeyPatch,
    module: ModuleType,
    work: str,
    path: str,
    body: dict[str, Any] | None,
) -> None:
    """What is sent is read, and what is asked for made, beside the loop that answers everybody."""
    done = getattr(module, work)
    threads = []

    def watched(*given: Any, **named: Any) -> Any:
        threads.append(current_thread())
        return done(*given, **named)

    async def ask(client: httpx.AsyncClient) -> None:
        await client.request("POST" if body else "GET", path, json=body)

    monkeypatch.setattr(module, work, watched)
    asked(questions, ask)
    assert threads and current_thread() not in threads
