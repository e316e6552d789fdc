"""Records of real tables at the server: set up, told, taken back, corrected, kept, and refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from stockbook.web import tables
from stockbook.web.kept import Kept
from stockbook.web.questions import Questions
from tests.cli.running import POSITIONS
from tests.web.test_games import Client, at_server

SETUP = [
    "stampswap",
    "ann",
    "me",
    "edges 10",
    "surrounded 3",
    "group color 5",
    "most theme 3",
    "count rare 8",
]
HEAD = 'game = "stamps"\nplayers = ["me", "ann"]\nfirst = "me"\n\n---\n'


@pytest.fixture(scope="module")
def questions() -> Iterator[Questions]:
    """The engines, which are ended after the last test."""
    found = Questions(1)
    yield found
    found.close()


async def posted(client: Client, place: str, **request: object) -> httpx.Response:
    return await client.post(f"/api/tables{place}", json=request)


async def sent(client: Client, place: str, **request: object) -> Any:
    """The document of a request that is accepted."""
    answer = await posted(client, place, **request)
    document = answer.json()
    assert "faults" not in document, document
    return document


def test_a_table_from_its_setup_on(questions: Questions, tmp_path: Path) -> None:
    """Answers lead to a record, lines to the next question; all is in its file, over a new server."""

    async def begin(client: Client) -> Any:
        asked = [(await sent(client, "", answers=SETUP[:n]))["setup"] for n in range(len(SETUP) + 1)]
        assert asked[0]["choices"][0] == "stampswap"
        assert asked[2]["choices"] == ["me", "ann"]
        assert {each["kind"] for each in asked[3:]} == {"contest"}
        table = await sent(client, "", answers=[*SETUP, "", "count color=blue 1"])
        assert (table["players"], table["lines"]) == (["me", "ann"], [])
        place = f"/{table['key']}"
        told = await sent(client, place, lines=0, move="reserve 1")
        assert [each["text"] for each in told["lines"]] == ["event reserve 1"]
        asked = [each["start"] for each in told["questions"]]
        collect = asked.index("me collect ") + 1
        return await sent(client, place, lines=1, move="f; 2x2 r 5; 2x3 bl an 2", question=collect)

    table = at_server(questions, tmp_path, begin)
    assert [path.name for path in tmp_path.iterdir()] == [f"{table['key']}.txt"]
    assert (tmp_path / f"{table['key']}.txt").read_text("utf-8") == table["record"]

    async def go_on(client: Client) -> None:
        place = f"/{table['key']}"
        shown = (await client.get(f"/api/tables{place}")).json()
        assert shown == table
        back = await sent(client, place, lines=2, undo=True)
        assert [each["text"] for each in back["lines"]] == ["event reserve 1"]
        other = await sent(client, place, lines=1, text=table["record"])
        assert other["lines"] == table["lines"]

    at_server(questions, tmp_path, go_on)


def test_another_text_is_kept(questions: Questions, tmp_path: Path) -> None:
    """A text in the place of a record is written to its file, remarks and all."""

    async def ask(client: Client) -> None:
        table = await sent(client, "", text=HEAD)
        text = f"{HEAD}square r b y g\n# well\n"
        changed = await sent(client, f"/{table['key']}", lines=0, text=text)
        assert (tmp_path / f"{table['key']}.txt").read_text("utf-8") == text == changed["record"]

    at_server(questions, tmp_path, ask)


def test_a_table_is_drawn(questions: Questions, tmp_path: Path) -> None:
    """A table is an SVG document as it stands; a game against agents is none."""

    async def ask(client: Client) -> None:
        table = await sent(client, "", text=f"{HEAD}square r b y g\n")
        answer = await client.get(f"/api/tables/{table['key']}/drawing")
        assert (answer.headers["content-type"], "<svg" in answer.text) == ("image/svg+xml", True)
        game = (await client.post("/api/games", json={"game": "stamps", "seed": 7})).json()
        for key, status in ((game["key"], 400), ("x" * 22, 404)):
            assert (await client.get(f"/api/tables/{key}/drawing")).status_code == status

    at_server(questions, tmp_path, ask)


def test_a_table_is_followed(questions: Questions, tmp_path: Path) -> None:
    """Who follows a table hears a line as it is told, here or in its file; else what it missed."""

    async def ask(client: Client) -> None:
        table = await sent(client, "", text=HEAD)
        place = f"/api/tables/{table['key']}"

        async def lines(seen: int) -> list[str]:
            document = (await client.get(place, params={"after": seen})).json()
            return [each["text"] for each in document["lines"]]

        following = [asyncio.create_task(lines(0)) for _ in range(2)]
        assert not (await asyncio.wait(following, timeout=3 * tables.LOOK))[0]
        await sent(client, f"/{table['key']}", lines=0, move="square r b y g")
        assert await asyncio.gather(*following) == 2 * [["square r b y g"]]
        assert await lines(0) == ["square r b y g"]
        following = [asyncio.create_task(lines(1))]
        assert not (await asyncio.wait(following, timeout=3 * tables.LOOK))[0]
        # As the terminal mends a line.
        (tmp_path / f"{table['key']}.txt").write_text(f"{HEAD}square b r y g\n", "utf-8")
        assert await following[0] == ["square b r y g"]

    at_server(questions, tmp_path, ask)


def test_who_follows_is_not_kept_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while the game is told as it stands; at the end of the server who follows it learns that."""
    monkeypatch.setattr(tables, "PATIENCE", 0.5)
    questions = Questions(1)

    async def ask(client: Client) -> None:
        table = await sent(client, "", text=HEAD)
        place = f"/api/tables/{table['key']}"
        assert (await client.get(place, params={"after": 0})).json() == table
        monkeypatch.setattr(tables, "PATIENCE", 10**6)
        following = asyncio.create_task(client.get(place, params={"after": 0}))
        assert not (await asyncio.wait([following], timeout=3 * tables.LOOK))[0]
        questions.close()
        assert (await following).status_code == 503

    at_server(questions, tmp_path, ask)


def test_who_has_gone_is_not_followed(questions: Questions, tmp_path: Path) -> None:
    """A request of a browser that has gone ends, so that it is not counted among those that are open."""

    async def ask(client: Client) -> None:
        table = await sent(client, "", text=HEAD)
        looked = iter((False, True))

        async def gone() -> bool:
            return next(looked)

        found = tables.Tables(Kept(tmp_path), questions)
        assert (await found.follow("somebody", table["key"], 0, gone))["lines"] == []
        assert list(looked) == []

    at_server(questions, tmp_path, ask)


def test_what_was_told_twice_counts_once(questions: Questions, tmp_path: Path) -> None:
    """When several browsers send the same line, one is accepted; the others learn that the game went on."""

    async def ask(client: Client) -> None:
        table = await sent(client, "", text=HEAD)
        telling = (posted(client, f"/{table['key']}", lines=0, move="r b y g") for _ in range(3))
        answers = await asyncio.gather(*telling)
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]

    at_server(questions, tmp_path, ask)


@pytest.mark.parametrize("name", ["at-the-table", "stamps-at-the-table", "pinzetta-at-the-table"])
def test_a_shipped_record_is_opened(questions: Questions, tmp_path: Path, name: str) -> None:
    """A whole record is over, with its remarks."""
    text = (POSITIONS.parent / "games" / f"{name}.txt").read_text("utf-8")

    async def ask(client: Client) -> None:
        table = await sent(client, "", text=text)
        assert table["record"] == text

    at_server(questions, tmp_path, ask)


@pytest.mark.parametrize(
    ("request_", "key"),
    [
        ({}, "answers"),
        ({"answers": ["chess"]}, "answers[1]"),
        ({"answers": ["stamps", "ann", "zoe"]}, "answers[3]"),
        ({"answers": [""] * 99}, "answers"),
        ({"text": 7}, "text"),
        ({"text": f"{HEAD}# {'long ' * 60_000}\n"}, "text"),
        ({"text": f"{HEAD}me draw everything\n"}, "line 6"),
        ({"text": f'deck = "secret.toml"\n{HEAD}'}, "deck"),
        ({"text": 'game = "stamps"\nplayers = 2\nseed = 5\nnames = ["me", "greedy"]\n\n---\n'}, "text"),
    ],
)
def test_tables_that_cannot_begin(
    questions: Questions, tmp_path: Path, request_: dict[str, Any], key: str
) -> None:
    """The fault has its place; no file is written, and none is read."""

    async def ask(client: Client) -> None:
        answer = await posted(client, "", **request_)
        assert answer.json()["faults"][0]["key"] == key

    at_server(questions, tmp_path, ask)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("request_", "status"),
    [({}, 400), ({"move": "r", "undo": True}, 400), ({"undo": True}, 200), ({"move": "nobody r 1,3"}, 200)],
)
def test_what_cannot_be_told(
    questions: Questions, tmp_path: Path, request_: dict[str, Any], status: int
) -> None:
    """The fault says why, and the record stays as it is."""

    async def ask(client: Client) -> None:
        table = await sent(client, "", text=HEAD)
        answer = await posted(client, f"/{table['key']}", lines=0, **request_)
        assert (answer.status_code, bool(answer.json()["faults"])) == (status, True)
        assert (await client.get(f"/api/tables/{table['key']}")).json() == table

    at_server(questions, tmp_path, ask)


def test_games_and_tables_keep_apart(questions: Questions, tmp_path: Path) -> None:
    """The key of a game against agents leads to no table, nor the other way; the seed stays hidden."""

    async def ask(client: Client) -> None:
        game = (await client.post("/api/games", json={"game": "stamps", "seed": 7})).json()["key"]
        table = (await sent(client, "", text=HEAD))["key"]
        for told in ({"text": HEAD}, {"undo": True}, {"move": "r"}):
            answer = await posted(client, f"/{game}", **told)
            assert (answer.status_code, answer.json()["faults"][0]["key"]) == (400, "key")
        for wrong in (f"tables/{game}", f"games/{table}", "tables/x", f"tables/{'x' * 22}"):
            answer = await client.get(f"/api/{wrong}")
            assert answer.status_code in (400, 404)
            assert "seed" not in answer.text.replace("no seed", "")
        answer = await client.post(f"/api/games/{table}", json={"decisions": 0, "move": "r"})
        fault = answer.json()["faults"][0]
        assert (answer.status_code, fault["key"]) == (404, "key")
        assert "real table" in fault["message"]

    at_server(questions, tmp_path, ask)


def test_a_game_of_either_kind_by_its_key(questions: Questions, tmp_path: Path) -> None:
    """The key alone leads to a game and to a table; what is hidden in the game stays so."""

    async def ask(client: Client) -> None:
        game = (await client.post("/api/games", json={"game": "stamps", "seed": 7})).json()["key"]
        table = await sent(client, "", text=HEAD)
        shown = (await client.get(f"/api/records/{table['key']}")).json()
        assert shown == table
        shown = (await client.get(f"/api/records/{game}")).json()
        assert (shown["key"], "record" in shown) == (game, False)
        assert (await client.get(f"/api/records/{'x' * 22}")).status_code == 404

    at_server(questions, tmp_path, ask)


@pytest.mark.parametrize("content", [b"\xff", b"game = \n---\n", b'game = "chess"\nplayers = ["me"]\n---\n'])
def test_a_file_that_somebody_changed(questions: Questions, tmp_path: Path, content: bytes) -> None:
    """A file that is no longer a valid record is refused and left unchanged."""
    key = "x" * 22
    (tmp_path / f"{key}.txt").write_bytes(content)

    async def ask(client: Client) -> None:
        answer = await posted(client, f"/{key}", lines=0, move="r")
        assert (answer.status_code, answer.json()["faults"][0]["key"]) == (500, None)
        assert (await client.get(f"/api/tables/{key}")).json()["faults"]

    at_server(questions, tmp_path, ask)
    assert (tmp_path / f"{key}.txt").read_bytes() == content
