"""Who may ask the page's server: names, sites, tokens, and the headers of every answer."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from stockbook.web.guard import HEADERS, PER_ADDRESS, Guard, address_of

PORT = 8010
HOME = f"http://localhost:{PORT}"
SECRET = "the-token-of-the-link"


async def name_of_client(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that tells the client its name."""
    await PlainTextResponse(scope["client_name"])(scope, receive, send)


def asked(
    *requests: httpx.Request, host: str = "127.0.0.1", token: str | None = None
) -> list[httpx.Response]:
    """The answers to the requests of one browser, which keeps its cookies."""

    async def run() -> list[httpx.Response]:
        transport = httpx.ASGITransport(Guard(name_of_client, host, PORT, token))
        async with httpx.AsyncClient(transport=transport) as client:
            return [await client.send(_with_cookies(client, each)) for each in requests]

    return asyncio.run(run())


def _with_cookies(client: httpx.AsyncClient, request: httpx.Request) -> httpx.Request:
    client.cookies.set_cookie_header(request)
    return request


def get(path: str = "/", **headers: str) -> httpx.Request:
    """A request whose headers are named with underscores."""
    return httpx.Request("GET", HOME + path, headers={k.replace("_", "-"): v for k, v in headers.items()})


def post(**headers: str) -> httpx.Request:
    """A question of a page."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Request("POST", f"{HOME}/api/ask", headers=named, json={})


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8010", 200),
        ("LocalHost:8010", 200),
        ("127.0.0.1:8010", 200),
        ("[::1]:8010", 200),
        ("192.168.1.7:8010", 200),
        ("my-desk:8010", 200),
        ("evil.example:8010", 421),
        ("localhost.evil.example:8010", 421),
        ("127.0.0.1.evil.example:8010", 421),
        ("localhost:8011", 421),
        ("localhost", 421),
        ("localhost:8010.evil.example", 421),
        ("evil.example@localhost:8010", 421),
        ("[::1", 421),
        ("", 421),
    ],
)
def test_the_name_that_is_asked(host: str, status: int) -> None:
    """Addresses and this machine's own names are answered; no name that a name server may bend."""
    (answer,) = asked(get(host=host), host="My-Desk")
    assert answer.status_code == status
    assert (status == 200) != ("faults" in answer.text)


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (post(origin=HOME, sec_fetch_site="same-origin", sec_fetch_mode="cors"), 200),
        (post(), 200),
        (post(origin="http://evil.example"), 403),
        (post(origin="http://localhost:8011"), 403),
        (post(origin="https://localhost:8010"), 403),
        (post(origin="http://127.0.0.1:8010"), 403),
        (post(origin="null"), 403),
        (post(sec_fetch_site="cross-site"), 403),
        (post(sec_fetch_site="same-site"), 403),
        (post(sec_fetch_site="cross-site", sec_fetch_mode="navigate"), 403),
        (get(sec_fetch_site="cross-site", sec_fetch_mode="navigate"), 200),
        (get(sec_fetch_site="none", sec_fetch_mode="navigate"), 200),
        (get("/api/start", sec_fetch_site="cross-site", sec_fetch_mode="no-cors"), 403),
        (get("/api/start", sec_fetch_site="same-site", sec_fetch_mode="cors"), 403),
        (httpx.Request("OPTIONS", f"{HOME}/api/ask", headers={"Origin": "http://evil.example"}), 403),
    ],
)
def test_other_sites(request_: httpx.Request, status: int) -> None:
    """Another site's page may lead here by a link, and cannot ask anything."""
    (answer,) = asked(request_)
    assert answer.status_code == status
    assert not any(name.startswith("access-control") for name in answer.headers)


def test_every_answer_has_the_headers_of_safety() -> None:
    """Every answer, refusal and redirect has the security headers, and scripts load from the server only."""
    answers = asked(
        get(),
        get(host="evil.example"),
        get("/?token=wrong"),
        post(origin="null"),
        get(f"/?token={SECRET}"),
        token=SECRET,
    )
    assert [answer.status_code for answer in answers] == [401, 421, 401, 403, 303]
    for answer in (*answers, *asked(get())):
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert answer.headers["cache-control"] == "no-store"
    assert "unsafe-inline" not in HEADERS["Content-Security-Policy"]


def test_a_name_for_each_browser() -> None:
    """A browser keeps the name it gets in a cookie that no script reads; another one has another name."""
    first, second = asked(get(), get())
    assert first.text == second.text != ""
    assert "set-cookie" not in second.headers
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
    assert asked(get())[0].text != first.text


def test_the_token() -> None:
    """The link lets a browser in for good, and the token goes from the address; nothing else lets in."""
    entered, page, question = asked(get(f"/?token={SECRET}"), get(), post(), token=SECRET)
    assert (entered.status_code, entered.headers["location"]) == (303, "/")
    assert (page.status_code, question.status_code) == (200, 200)
    refused = [
        get(),
        post(),
        get("/?token="),
        get(f"/?token={SECRET}x"),
        get("/?token=%C3%A9%FF"),
        get(cookie=f"stockbook-{PORT}=name."),
        get(cookie=f"stockbook-{PORT}=name.wrong"),
        get(cookie=f"stockbook-8011=name.{SECRET}"),
    ]
    for request in refused:
        (answer,) = asked(request, token=SECRET)
        assert (answer.status_code, "token" in answer.json()["faults"][0]["message"]) == (401, True)
        assert SECRET not in answer.text


def test_a_new_token_keeps_the_name() -> None:
    """A server that has started again has another token: its link lets the same browser in under its name."""
    old = f"stockbook-{PORT}=anna.old"
    (entered,) = asked(get(f"/?token={SECRET}", cookie=old), token=SECRET)
    assert entered.headers["set-cookie"].startswith(f"stockbook-{PORT}=anna.{SECRET};")


def test_the_token_sends_nobody_elsewhere() -> None:
    """A link with the token stays at this server, whatever its path."""
    for path in ("//evil.example/", "/\\evil.example/"):
        (answer,) = asked(get(f"{path}?token={SECRET}"), token=SECRET)
        place = answer.headers.get("location", "/")
        assert httpx.URL(HOME).join(place).host == "localhost", place


@pytest.mark.parametrize("cookie", ["", f"stockbook-{PORT}=%d.{SECRET}"])
def test_an_address_has_so_many_open_requests(cookie: str) -> None:
    """Neither without a cookie nor with other ones are there more; other addresses are still answered."""

    async def run() -> None:
        held = asyncio.Event()

        async def slow(scope: Scope, receive: Receive, send: Send) -> None:
            if address_of(Request(scope)) == "10.0.0.1":
                await held.wait()
            await name_of_client(scope, receive, send)

        guard = Guard(slow, "127.0.0.1", PORT)

        async def status(address: str, number: int) -> int:
            headers = {"cookie": cookie % number} if cookie else {}
            transport = httpx.ASGITransport(guard, client=(address, 1))
            async with httpx.AsyncClient(transport=transport) as client:
                return (await client.get(HOME, headers=headers)).status_code

        first = [asyncio.create_task(status("10.0.0.1", number)) for number in range(PER_ADDRESS + 3)]
        assert {await each for each in first[PER_ADDRESS:]} == {429}
        assert await status("10.0.0.2", 0) == 200
        held.set()
        assert {await each for each in first[:PER_ADDRESS]} == {200}
        assert await status("10.0.0.1", 0) == 200

    asyncio.run(run())
