"""Connections that end where a client sends or reads too slowly, or has too many."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

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
