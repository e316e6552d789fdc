"""Who may ask: this machine's own page, or whoever has the link with the token; what is refused, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hmac import compare_digest
from ipaddress import ip_address
from secrets import token_urlsafe

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stockbook.engine.documents.common import faults_document
from stockbook.models.files.faults import Fault
from stockbook.models.files.json_text import SCHEMA, VERSION_KEY


class Refusal(Exception):
    """The error of a request that is refused: what is wrong, and what to do about it.

    ``status`` is as HTTP numbers them, ``key`` the place in the request; empty for the request as a whole.
    """

    def __init__(self, status: int, message: str, key: str = "") -> None:
        super().__init__(status, message, key)
        self.status = status
        self.faults = (Fault("", key, message),)

    def response(self) -> JSONResponse:
        """The answer that tells it: a document with ``faults``."""
        return JSONResponse({VERSION_KEY: SCHEMA, **faults_document(self.faults)}, self.status)


#: Sent with every answer. The page loads what this server has, and nothing else, and no page may frame it.
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
#: Key of the token in the link that is printed.
TOKEN = "token"
#: Most requests from one address that are open at the same time, whatever names they come by.
PER_ADDRESS = 64
#: Seconds that a browser keeps its name and the token.
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Guard:
    """Refuses what may not ask, gives each browser a name, and adds the headers of safety to every answer.

    The application behind it finds the name of the client in the scope, as ``client_name``. ``host`` is the
    address or name of this machine in the link that is printed, which has to carry any ``token`` once.
    """

    app: ASGIApp
    host: str
    port: int
    token: str | None = None
    _open: Counter[str] = field(default_factory=Counter, init=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            return

        cookies: list[str] = []

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for cookie in cookies:
                    headers.append("Set-Cookie", cookie)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        try:
            self._check_place(request)
            answer = self._admit(request, cookies)
            with self._counted(address_of(request)):
                await (answer or self.app)(scope, receive, send_safely)
        except Refusal as refusal:
            await refusal.response()(scope, receive, send_safely)

    @contextmanager
    def _counted(self, address: str) -> Iterator[None]:
        """Count a request as long as it is open; refused if there are as many as there may be."""
        if self._open[address] >= PER_ADDRESS:
            raise Refusal(429, f"{PER_ADDRESS} requests from your address are open: wait for an answer")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _check_place(self, request: Request) -> None:
        """Refuse names that another site could have, and requests that another site's page sends.

        A name that is an address needs no name server, so nobody can have bent it to this machine.
        """
        host = request.headers.get("host", "")
        name, port = _split(host)
        if port != self.port or not (name in ("localhost", self.host.lower()) or _is_address(name)):
            raise Refusal(421, f"Host {host[:80]!r}: this server answers to the link that it printed only")
        origin = request.headers.get("origin")
        site = request.headers.get("sec-fetch-site", "none")
        navigation = request.method == "GET" and request.headers.get("sec-fetch-mode") == "navigate"
        if origin not in (None, f"http://{host}") or (site not in ("none", "same-origin") and not navigation):
            raise Refusal(403, "another site's page may not ask here")

    def _admit(self, request: Request, cookies: list[str]) -> Response | None:
        """Note the client's name, and a cookie where it is new; an answer where the request goes no further.

        It is refused if a token is needed, and neither the link nor the browser has it.
        """
        key = f"stockbook-{self.port}"
        name, _, kept = request.cookies.get(key, "").partition(".")
        given = request.query_params.get(TOKEN, "")
        if self.token is not None and not (_same(given, self.token) or _same(kept, self.token)):
            raise Refusal(401, "open the link that stockbook web has printed: it carries a token")
        if given or not name:
            name = name or token_urlsafe(9)
            value = f"{name}.{self.token or ''}"
            cookies.append(f"{key}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax")
        request.scope["client_name"] = name
        # A path that began with two slashes would be the name of another site.
        return RedirectResponse("/" + request.url.path.lstrip("/\\"), 303) if given else None


def address_of(request: Request) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


def _split(host: str) -> tuple[str, int]:
    """The name and the port of a Host header; port 80 where none is written."""
    name, colon, port = host.rpartition(":")
    if not colon or "]" in port:
        name, port = host, "80"
    return name.strip("[]").lower(), int(port) if port.isascii() and port.isdigit() else 0


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _same(given: str, token: str) -> bool:
    return compare_digest(given.encode(), token.encode())
