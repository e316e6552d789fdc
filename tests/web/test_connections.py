"""Connections on which too little comes or is read, or that are too many."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import pytest
import uvicorn
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, StreamingResponse
from starlette.types import Receive, Scope, Send

from stockbook.web import connections
from stockbook.web.connections import Connection

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
async def serving(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A server with little patience."""
    monkeypatch.setattr(connections, "PATIENCE", SHORT)
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
        async with serving(monkeypatch) as served:
            assert (b"answered" in await served.told(sent)) == sent.startswith(WHOLE)

    asyncio.run(run())


def test_a_late_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock does not run while the client waits for the server."""

    async def run() -> None:
        async with serving(monkeypatch) as served:
            assert b"answered" in await served.told(LAST.replace(b"/ ", b"/late ", 1))

    asyncio.run(run())


def test_who_does_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection whose client reads nothing of a long answer ends."""

    async def run() -> None:
        async with serving(monkeypatch) as served:
            with socket.create_connection(("127.0.0.1", served.port)) as silent:
                silent.send(WHOLE.replace(b"/ ", b"/long ", 1))
                for some in (True, False):
                    while bool(served.server.server_state.connections) != some:
                        await asyncio.sleep(0.01)

    asyncio.run(run())


def test_an_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more than that ends at once; another address is answered, and so is this one after they end."""
    monkeypatch.setattr(connections, "MOST", 3)

    async def run() -> None:
        async with serving(monkeypatch) as served:
            monkeypatch.setattr(connections, "PATIENCE", LONGEST)
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
