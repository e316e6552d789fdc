"""The running server: where it listens, what it refuses, who leaves, what it opens, and its end."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
import segno
import uvicorn
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, StreamingResponse
from starlette.types import Receive, Scope, Send

from stockbook.web import serving
from stockbook.web.app import LARGEST
from stockbook.web.guard import HEADERS
from stockbook.web.questions import PER_CLIENT
from stockbook.web.serving import Connection, listen
from tests.cli.running import COMMAND, SMALL, run
from tests.web.running import PATIENCE, Site, below, free_port
from tests.web.test_questions import HINT, SCORE, SEARCH

SECRET = "nobody may read this"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file of the user's."""
    found = tmp_path_factory.mktemp("server")
    (found / "own.toml").write_text(f"# {SECRET}\n{SMALL}", "utf-8")
    return found


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[Site]:
    """A server that works on one search at a time."""
    found = Site("--processes=1", f"--games={folder / 'games'}")
    yield found
    found.close()


def client(site: Site) -> httpx.Client:
    """A new browser."""
    return httpx.Client(base_url=site.address, timeout=PATIENCE / 1000)


def answer(found: httpx.Client, **request: Any) -> dict[str, Any]:
    """The last document of a question."""
    reply = found.post("/api/ask", json=request)
    document: dict[str, Any] = json.loads(reply.text.split("\n")[-2] if reply.is_success else reply.text)
    return document


def test_answers_leave_at_once() -> None:
    """The loop switches off the wait for acknowledgments only for sockets that name their protocol."""
    with listen("127.0.0.1", None).socket as found:
        assert found.proto == socket.IPPROTO_TCP


def test_it_listens_to_this_machine_only() -> None:
    """Without a host no other address reaches it, and it needs no token; elsewhere the link has one."""
    here = listen("127.0.0.1", None)
    with here.socket:
        assert here.link == f"http://127.0.0.1:{here.port}/"
        with pytest.raises(OSError), socket.create_connection(("127.0.0.2", here.port), timeout=2):
            pass
    everywhere = listen("0.0.0.0", None)
    other = listen("0.0.0.0", None)
    with everywhere.socket, other.socket:
        assert everywhere.token and len(everywhere.token) >= 20
        assert everywhere.token != other.token
        assert everywhere.link == f"http://{everywhere.name}:{everywhere.port}/?token={everywhere.token}"
        assert "0.0.0.0" not in everywhere.link


def test_the_next_free_port() -> None:
    """A port that is taken is passed over, unless it was asked for."""
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    with first.socket, second.socket:
        assert first.port != second.port
        with pytest.raises(OSError):
            listen("127.0.0.1", first.port)


@pytest.mark.parametrize("size", [LARGEST + 1, 5 * LARGEST])
@pytest.mark.parametrize("path", ["/api/ask", "/api/stop", "/api/games"])
def test_what_is_too_large(site: Site, path: str, size: int) -> None:
    """Refused with a word that the client gets to read, however much it sends."""
    with client(site) as found:
        reply = found.post(path, content=b" " * size, headers={"Content-Type": "application/json"})
    assert (reply.status_code, "1 MB" in reply.json()["faults"][0]["message"]) == (413, True)


def test_every_answer_of_the_server_is_safe(site: Site) -> None:
    """Every response, found or not, refused or streamed, has the security headers and no server name.

    Pages allow one style besides: that which stands in them, by its hash.
    """
    with client(site) as found:
        replies = [
            found.get("/"),
            found.get("/play"),
            found.get("/nothing"),
            found.get("/api/ask"),
            found.get("/", headers={"Host": "evil.example"}),
            found.post("/api/ask", content=b"{"),
            found.post("/api/ask", content=b"[]", headers={"Content-Type": "application/json"}),
            found.post("/api/ask", json=SCORE),
        ]
    assert [reply.status_code for reply in replies] == [200, 200, 404, 405, 421, 415, 400, 200]
    for reply in replies:
        found = {name: reply.headers.get(name, "") for name in HEADERS}
        policy, _, own = found["Content-Security-Policy"].partition("; style-src ")
        assert {**found, "Content-Security-Policy": policy} == HEADERS
        assert re.fullmatch(r"'self' 'sha256-[\w+/]{43}='" if "<style>" in reply.text else "", own)
        assert "server" not in reply.headers


def test_who_leaves_ends_the_search(site: Site) -> None:
    """As many searches as a client may have, left one after the other, are in nobody's way."""
    with client(site) as found:
        found.get("/")
        for _ in range(PER_CLIENT + 2):
            with found.stream("POST", "/api/ask", json=SEARCH) as reply:
                assert reply.status_code == 200
        with client(site) as other:
            assert answer(other, **HINT)["best"] == 66
        assert answer(found, **HINT)["best"] == 66


def test_too_many_searches(site: Site) -> None:
    """The ninth search of a browser is refused with a word; with Stop the others end with the best so far."""
    with client(site) as found:
        found.get("/")
        streams = [found.stream("POST", "/api/ask", json={**SEARCH, "id": n}) for n in range(PER_CLIENT)]
        replies = [stream.__enter__() for stream in streams]
        refused = found.post("/api/ask", json=SEARCH)
        assert (refused.status_code, refused.json()["faults"][0]["message"][:7]) == (429, "8 of yo")
        for number, reply in enumerate(replies):
            assert found.post("/api/stop", json={"id": number}).json()["stopping"]
            last = json.loads([line for line in reply.iter_lines() if line][-1])
            assert (last["id"], last["final"], last["stopped"]) == (number, True, True)
        for stream in streams:
            stream.__exit__(None, None, None)


def test_no_request_opens_a_path(site: Site, folder: Path) -> None:
    """The name of a file, in whatever place of a request, shows and changes nothing of it."""
    own = str(folder / "own.toml")
    before = sorted(folder.rglob("*"))
    names = (own, own.lstrip("/"), "../" * 20 + own.lstrip("/"), Path(own).as_uri())
    with client(site) as found:
        for name in names:
            told = [found.get(f"/static/{name}").text, found.get(f"/api/seeds/{name}").text]
            told += [
                found.get(f"/static/{name.replace('/', '%2F')}").text,
                found.get(f"/api/games/{name}").text,
            ]
            told += [found.get("/api/drawings", params={"stamp": name}).text]
            told += [found.post("/api/games", json={"from": name, "decisions": 0}).text]
            told += [found.post("/api/games", json={"game": "stamps", "options": {"deck": name}}).text]
            for command in ("hint", "cut", "score", "check", "show", "review", "turn", "deck check"):
                options = {
                    "deck": name,
                    "svg": name,
                    "save": name,
                    "out": name,
                    "records": name,
                    "toml": name,
                }
                texts = (name, SMALL, f"deck = '{name}'\n{SMALL}")
                for request in (*({"text": text} for text in texts), {"position": {"deck": name}}):
                    told.append(json.dumps(answer(found, command=command, **request, options=options)))
            assert SECRET not in "".join(told)
    assert sorted(folder.rglob("*")) == before
    assert SECRET in Path(own).read_text("utf-8")


@pytest.mark.alone
def test_a_client_that_leaves_in_the_middle(tmp_path: Path) -> None:
    """Half a body, and then no client: nothing is printed, and neither is at Ctrl-C with one half sent."""
    command = [*COMMAND, "web", "--no-open", "--processes=1", f"--port={free_port()}", f"--games={tmp_path}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout and process.stderr
        place = httpx.URL(process.stdout.readline().split()[3])
        assert place.port
        head = f"Host: {place.host}:{place.port}\r\nContent-Type: application/json\r\nContent-Length: 99"
        for path in ("/api/ask", "/api/games", "/api/deck", "/api/ask"):
            leaving = socket.create_connection((place.host, place.port))
            leaving.send(f"POST {path} HTTP/1.1\r\n{head}\r\n\r\n{{".encode())
            with httpx.Client(base_url=place, timeout=PATIENCE / 1000) as found:
                assert found.get("/static/icon.svg").is_success
            if path != "/api/ask":
                leaving.close()
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == ""
    assert process.returncode in (128 + signal.SIGINT, -signal.SIGINT)


@pytest.mark.alone
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_all_of_it(number: signal.Signals, tmp_path: Path) -> None:
    """With a search open it ends soon; the search gets the best so far, and no process is left."""
    site = Site("--processes=1", f"--games={tmp_path}")
    with client(site) as found, found.stream("POST", "/api/ask", json=SEARCH) as reply:
        lines = reply.iter_lines()
        assert "best" in json.loads(next(line for line in lines if line))
        processes = below(site.process.pid)
        assert any("engine" in line for line in processes.values())
        site.process.send_signal(number)
        last = json.loads([line for line in lines if line][-1])
        assert (last["final"], last["stopped"]) == (True, True)
    assert site.process.wait(PATIENCE / 1000) in (128 + number, -number)
    end = monotonic() + PATIENCE / 1000
    while left := [pid for pid in processes if _runs(pid)]:
        assert monotonic() < end, left
        sleep(0.05)


def _runs(pid: int) -> bool:
    """Whether a process still runs; one that has ended may not have been counted yet by its parent."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout
    return state.strip() != "" and not state.startswith("Z")


def test_the_link_is_drawn_for_a_phone() -> None:
    """With a host for others the terminal shows the link with its token, and the same as a QR code."""
    command = [*COMMAND, "web", "--no-open", "--host=0.0.0.0", f"--port={free_port()}"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment) as process:
        assert process.stdout
        link = process.stdout.readline().split()[3]
        assert "?token=" in link
        with httpx.Client(follow_redirects=True) as phone:
            assert phone.get(link).status_code == 200
            assert phone.get(link.partition("?")[0]).status_code == 200
            assert phone.get(f"{link.partition('?')[0]}api/start").json()["reach"] == link
            assert httpx.get(link.partition("?")[0]).status_code == 401
        process.terminate()
        drawn = process.stdout.read()
    expected = StringIO()
    segno.make(link, error="l").terminal(out=expected, compact=True)
    assert drawn == expected.getvalue()


def test_an_address_as_in_a_link() -> None:
    """The brackets around an address are no part of it."""
    place = listen("[127.0.0.1]", None)
    with place.socket:
        assert place.link == f"http://127.0.0.1:{place.port}/"


@pytest.mark.parametrize("port", [None, 8011])
def test_a_host_that_is_none(port: int | None) -> None:
    """The option that is wrong is named; a port that is taken is the port's."""
    more = () if port is None else ("--port", str(port))
    told = run("web", "--no-open", "--host", "nobody.invalid", *more).stderr
    assert told.startswith("--host: cannot listen at nobody.invalid")
    with listen("127.0.0.1", None).socket as taken:
        told = run("web", "--no-open", "--port", str(taken.getsockname()[1])).stderr
    assert told.startswith("--port: cannot listen at 127.0.0.1 port")


#: Requests without the end of their headers, or of their body.
HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_BODY = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"
WHOLE = HALF_A_HEAD + b"\r\n"
#: The same from a client that wants no other answer.
LAST = HALF_A_HEAD + b"Connection: close\r\n\r\n"
#: Seconds of patience in these tests, and after which a test is over that waits for what does not come.
SHORT, LONGEST = 0.3, 60


async def answered(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that answers late at ``/late``, and with more than anybody wants at ``/long``."""
    request = Request(scope, receive)
    with suppress(ClientDisconnect):
        await request.body()
    if request.url.path == "/late":
        await asyncio.sleep(3 * SHORT)
    if request.url.path == "/long":
        await StreamingResponse(bytes(10**6) for _ in range(100))(scope, receive, send)
    else:
        await PlainTextResponse("answered")(scope, receive, send)


@dataclass
class Served:
    """A server in the loop of the test, and what was opened there."""

    port: int
    server: uvicorn.Server
    opened: list[asyncio.StreamWriter] = field(default_factory=list)

    async def told(self, sent: bytes, address: str = "127.0.0.1") -> bytes:
        """All that comes on a new connection from an address until the server ends it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        self.opened.append(writer)
        writer.write(sent)
        found = b""
        with suppress(ConnectionError):
            while some := await reader.read(1000):
                found += some
        return found


@asynccontextmanager
async def impatient(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A server with little patience."""
    monkeypatch.setattr(serving, "PATIENCE", SHORT)
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(answered, http=Connection, lifespan="off", log_config=None, ws="none")
    served = Served(listening.getsockname()[1], uvicorn.Server(config))
    running = asyncio.create_task(served.server.serve(sockets=[listening]))
    async with asyncio.timeout(LONGEST):
        while not served.server.started:
            await asyncio.sleep(0.01)
        yield served
    for writer in served.opened:
        writer.transport.abort()
    served.server.should_exit = True
    await running


@pytest.mark.parametrize("sent", [b"", HALF_A_HEAD, HALF_A_BODY, WHOLE + HALF_A_HEAD, WHOLE + HALF_A_BODY])
def test_a_request_that_does_not_come_whole(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    """The connection ends, also after a request that was answered."""

    async def run() -> None:
        async with impatient(monkeypatch) as served:
            assert (b"answered" in await served.told(sent)) == sent.startswith(WHOLE)

    asyncio.run(run())


def test_a_late_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock does not run while the client waits for the server."""

    async def run() -> None:
        async with impatient(monkeypatch) as served:
            assert b"answered" in await served.told(LAST.replace(b"/ ", b"/late ", 1))

    asyncio.run(run())


def test_who_does_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection whose client reads nothing of a long answer ends."""

    async def run() -> None:
        async with impatient(monkeypatch) as served:
            with socket.create_connection(("127.0.0.1", served.port)) as silent:
                silent.send(WHOLE.replace(b"/ ", b"/long ", 1))
                for some in (True, False):
                    while bool(served.server.server_state.connections) != some:
                        await asyncio.sleep(0.01)

    asyncio.run(run())


def test_an_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more than that ends at once; another address is answered, and so is this one after they end."""
    monkeypatch.setattr(serving, "MOST", 3)

    async def run() -> None:
        async with impatient(monkeypatch) as served:
            monkeypatch.setattr(serving, "PATIENCE", LONGEST)
            held = [asyncio.create_task(served.told(b"")) for _ in range(3)]
            while len(served.server.server_state.connections) < 3:
                await asyncio.sleep(0.01)
            assert await served.told(b"") == b""
            assert b"answered" in await served.told(LAST, "127.0.0.2")
            assert not any(each.done() for each in held)
            for writer in served.opened:
                writer.transport.abort()
            await asyncio.gather(*held)
            assert b"answered" in await served.told(LAST)

    asyncio.run(run())
