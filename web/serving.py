"""The server of the page: its port, its link, its connections, and a clean end."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from secrets import token_urlsafe
from threading import Thread
from typing import Any

import h11
import uvicorn
from platformdirs import user_state_path
from uvicorn.protocols.http.h11_impl import H11Protocol

from stockbook.web.app import make_app
from stockbook.web.guard import TOKEN, Guard
from stockbook.web.questions import Questions

#: Seconds that a whole request may take to come, its headers and its body; and those without a read answer.
PATIENCE = 15.0
#: Most connections of one address.
MOST = 128


class Connection(H11Protocol):
    """A connection of a client, with a clock that runs whenever the server waits for it."""

    _clock: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        """The address of the client."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, unless there are enough from the same address."""
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        others = [each for each in self.connections if isinstance(each, Connection)]
        if sum(each.address == self.address for each in others) > MOST:
            transport.abort()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clocks."""
        self._stop()
        self.resume_writing()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Take what has come, and see whether it is all."""
        super().handle_events()
        self._watch()

    def pause_writing(self) -> None:
        """Give the client some time to read."""
        super().pause_writing()
        self._unread = self.loop.call_later(PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: the client has read."""
        super().resume_writing()
        if self._unread:
            self._unread.cancel()

    def shutdown(self) -> None:
        """End at once where the request has not come whole: nobody can answer it."""
        super().shutdown()
        if self._clock:
            self.transport.abort()

    def _watch(self) -> None:
        """Let the clock run as long as a request has not come whole."""
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop()
        elif not self._clock:
            self._clock = self.loop.call_later(PATIENCE, self.transport.abort)

    def _stop(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None


#: Port unless told, and how many after it are tried when it is taken.
PORT, TRIES = 8010, 20
#: Seconds that open answers have at the end.
LAST_WORDS = 2
#: An address reserved for documentation (RFC 5737): connecting a UDP socket to it sends nothing, and tells
#: which of our addresses faces the network.
ELSEWHERE = ("192.0.2.1", 9)


@dataclass(frozen=True)
class Place:
    """Where a server listens.

    Parameters
    ----------
    socket
        The socket that listens.
    host
        Its address, as given.
    token
        The text that a link needs; None on this machine only.
    """

    socket: socket.socket
    host: str
    token: str | None

    @property
    def port(self) -> int:
        port: int = self.socket.getsockname()[1]
        return port

    @property
    def name(self) -> str:
        """The address or name in the link; the one that others on the net see, where everybody may ask."""
        own = self.socket.getsockname()[0]
        return _seen_address() if ip_address(own).is_unspecified else self.host

    @property
    def link(self) -> str:
        """The address to open."""
        name = f"[{self.name}]" if ":" in self.name else self.name
        return f"http://{name}:{self.port}/" + (f"?{TOKEN}={self.token}" if self.token else "")


def listen(host: str, port: int | None) -> Place:
    """Listen at an address: at this port, or without one at the first of the usual ones that is free.

    The address may have brackets around it, as in a link.

    Raises
    ------
    OSError
        If that is impossible.
    """
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    family, _, _, _, address = socket.getaddrinfo(host, port or PORT, type=socket.SOCK_STREAM)[0]
    token = None if ip_address(address[0]).is_loopback else token_urlsafe(16)
    for number in (port,) if port is not None else (*range(PORT, PORT + TRIES), 0):
        # With its protocol named, answers leave at once; else each waits 40 ms for one to be acknowledged.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((address[0], number))
            found.listen(128)
        except OSError:
            found.close()
            if number in (port, 0):
                raise
        else:
            return Place(found, host, token)
    raise AssertionError("the last port is any")


def serve(
    place: Place,
    processes: int | None,
    games: Path | None,
    opened: Callable[[], Mapping[str, Any]],
    ready: Callable[[], object],
) -> None:
    """Answer until a signal comes, which is raised again at the end; no search is left behind.

    Parameters
    ----------
    place
        Where to listen.
    processes
        Number of searches at the same time; None for one on each core.
    games
        The folder of the games that are played; None for one in the user's own folders.
    opened
        Reads the file and the deck of the command line.
    ready
        Is called, in a thread of its own, once the page can be opened.
    """
    questions = Questions(processes)
    folder = games or user_state_path("stockbook") / "games"
    reach = place.link if place.token else None
    pages = make_app(questions, folder, lambda: {**opened(), "reach": reach})
    app = Guard(pages, place.name, place.port, place.token)
    config = uvicorn.Config(
        app,
        http=Connection,
        loop="asyncio",
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=LAST_WORDS,
    )
    server = _Server(config, questions)
    Thread(target=questions.start, daemon=True).start()
    Thread(target=ready, daemon=True).start()
    try:
        server.run(sockets=[place.socket])
    finally:
        questions.close()


class _Server(uvicorn.Server):
    """A server that ends its searches before it waits for the answers that are still open."""

    def __init__(self, config: uvicorn.Config, questions: Questions) -> None:
        super().__init__(config)
        self._questions = questions

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.to_thread(self._questions.close), LAST_WORDS)
        await super().shutdown(sockets)


def _seen_address() -> str:
    """The address of this machine that others see; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return socket.gethostname()
        address: str = way.getsockname()[0]
        return address
