"""Games at the server: begun, played, taken back, kept, and what is never sent."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from time import time
from typing import Any, TypeVar

import httpx
import pytest

from stockbook.games.records import parse_record
from stockbook.games.registry import MODULES
from stockbook.models.files.storage import open_locked
from stockbook.models.play.record import replay
from stockbook.web import kept
from stockbook.web.app import make_app
from stockbook.web.guard import Guard
from stockbook.web.questions import Questions
from tests.cli.running import POSITIONS

pytestmark = pytest.mark.usefixtures("heap_known")

PORT = 8010
HOME = f"http://localhost:{PORT}"
#: All that are played, and the games of the tests, which have no board of their own.
GAMES = (*MODULES, "heap", "bids")
Client = httpx.AsyncClient
_Answer = TypeVar("_Answer")


@pytest.fixture(scope="module")
def questions() -> Iterator[Questions]:
    """The engines, which are ended after the last test."""
    found = Questions(1)
    yield found
    found.close()


def at_server(questions: Questions, folder: Path, ask: Callable[[Client], Awaitable[_Answer]]) -> _Answer:
    """The answer of a client at a new server with the games of a folder."""

    async def run() -> _Answer:
        async with client_of(new_server(questions, folder)) as client:
            return await ask(client)

    return asyncio.run(run())


def new_server(questions: Questions, folder: Path) -> Guard:
    """A server with the games of a folder."""
    return Guard(make_app(questions, folder, dict), "127.0.0.1", PORT)


def client_of(server: Guard, address: str = "127.0.0.1") -> Client:
    """A new browser at an address."""
    transport = httpx.ASGITransport(server, client=(address, 1))
    return Client(transport=transport, base_url=HOME, timeout=60)


async def sent(client: Client, place: str, **request: object) -> Any:
    """The document of a request that is accepted."""
    answer = await client.post(f"/api/games{place}", json=request)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def begun(client: Client, game: str, **request: object) -> Any:
    """The document of a new game."""
    return await sent(client, "", game=game, seed=7, **request)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_to_its_end(questions: Questions, tmp_path: Path, game: str) -> None:
    """Moves drawn from what is offered lead to the end, over a new server in the middle.

    The points are those of the rules. The record is sent at the end and not before.
    """
    rng = Random(game)

    async def some(client: Client, document: Any, most: int) -> Any:
        while not document["over"] and most:
            assert "record" not in document
            assert "seed" not in json.dumps(document)
            move = rng.choice(document["actions"])["action"]
            told = {"decisions": document["decisions"], "move": move}
            document = await sent(client, f"/{document['key']}", **told)
            most -= 1
        return document

    first = at_server(questions, tmp_path, lambda client: _begin_and(client, game, some))
    key = first["key"]

    async def again(client: Client) -> Any:
        shown = (await client.get(f"/api/games/{key}")).json()
        assert {**shown, "steps": []} == {**first, "steps": []}
        return await some(client, shown, 1000)

    last = at_server(questions, tmp_path, again)
    history = replay(parse_record(last["record"]))
    totals = [row["total"] for row in last["score"]["players"]]
    assert totals[: history.game.players] == list(history.game.score(history.state))[: history.game.players]
    assert [path.name for path in tmp_path.iterdir()] == [f"{key}.txt"]


async def _begin_and(client: Client, game: str, play: Callable[[Client, Any, int], Awaitable[Any]]) -> Any:
    return await play(client, await begun(client, game), 3)


def test_two_tabs_and_two_taps(questions: Questions, tmp_path: Path) -> None:
    """A move for a moment that is over is refused; it is not played twice."""

    async def ask(client: Client) -> None:
        document = await begun(client, "stamps")
        place = f"/api/games/{document['key']}"
        told = {"decisions": document["decisions"], "move": document["actions"][0]["action"]}
        answers = await asyncio.gather(*(client.post(place, json=told) for _ in range(3)))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]

    at_server(questions, tmp_path, ask)


def test_two_servers_with_one_folder(questions: Questions, tmp_path: Path) -> None:
    """Of a decision that is answered at two servers at the same time one answer counts, at a table too."""

    async def run() -> None:
        servers = [new_server(questions, tmp_path) for _ in range(2)]
        async with client_of(servers[0]) as first, client_of(servers[1]) as second:
            game = await begun(first, "stamps")
            move = {"decisions": game["decisions"], "move": game["actions"][0]["action"]}
            told = {"text": (POSITIONS.parent / "games" / "stamps-at-the-table.txt").read_text("utf-8")}
            table = (await first.post("/api/tables", json=told)).json()
            back = {"lines": len(table["lines"]), "undo": True}
            for place, answer in ((f"games/{game['key']}", move), (f"tables/{table['key']}", back)):
                sending = (each.post(f"/api/{place}", json=answer) for each in (first, second))
                found = await asyncio.gather(*sending)
                assert sorted(each.status_code for each in found) == [200, 409]

    asyncio.run(run())


def test_a_game_goes_on_at_another_server(questions: Questions, tmp_path: Path) -> None:
    """What one server has in memory does not count where another one, or a person, has changed the file."""

    async def run() -> None:
        servers = [new_server(questions, tmp_path) for _ in range(2)]
        async with client_of(servers[0]) as first, client_of(servers[1]) as second:
            game = await begun(first, "stamps")
            key, path = game["key"], tmp_path / f"{game['key']}.txt"
            for client in (first, second, second, first):
                move = {"decisions": game["decisions"], "move": game["actions"][0]["action"]}
                game = await sent(client, f"/{key}", **move)
            lines = path.read_text("utf-8").splitlines(keepends=True)
            path.write_text("".join(lines[:-2]), "utf-8")
            shown = (await first.get(f"/api/games/{key}")).json()
            assert shown["decisions"] == game["decisions"] - 2

    asyncio.run(run())


@pytest.mark.parametrize(("agent", "move", "asked"), [("greedy", "1", 0), ("planner", "1", 2)])
def test_what_may_search_goes_to_the_engine(
    questions: Questions, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agent: str, move: str, asked: int
) -> None:
    """Agents that search act in processes of their own, and no others do."""
    requests, final = [], Questions.final

    async def counted(self: Questions, client: str, request: Mapping[str, Any]) -> Any:
        requests.append(request)
        return await final(self, client, request)

    monkeypatch.setattr(Questions, "final", counted)

    async def ask(client: Client) -> None:
        game = await begun(client, "stamps", opponents=[agent], players=2)
        await sent(client, f"/{game['key']}", decisions=game["decisions"], move=move)

    at_server(questions, tmp_path, ask)
    assert len(requests) == asked


def test_the_games_that_are_offered(questions: Questions, tmp_path: Path) -> None:
    """Each with its players and agents, and the board that shows it; any of them begins."""

    async def ask(client: Client) -> None:
        offers = (await client.get("/api/games")).json()["games"]
        assert {each["game"]: each["players"] for each in offers}["stampswap"] == [2, 3, 4, 5]
        assert sorted(each["game"] for each in offers) == sorted(GAMES)
        assert {each["board"] for each in offers} == {"album", "grid", "cards", "drawing"}
        assert all(each["empty"]["game"] == each["game"] for each in offers if each["empty"])
        assert [each["game"] for each in offers if each["puzzles"]] == ["stampswap"]
        for each in offers:
            options = {setting["key"]: setting["values"][-1] for setting in each["settings"]}
            others = [each["agents"][0]] * (each["usual"] - 1)
            await begun(client, each["game"], players=each["usual"], opponents=others, options=options)

    at_server(questions, tmp_path, ask)


@pytest.mark.parametrize("game", GAMES)
def test_drawings(questions: Questions, tmp_path: Path, game: str) -> None:
    """The game as its player sees it now, or saw it at a decision; of no other moment."""

    async def ask(client: Client) -> None:
        first = await begun(client, game)
        place = f"/api/games/{first['key']}/drawing"
        before = await client.get(place)
        assert before.headers["content-type"] == "image/svg+xml"
        assert "<svg" in before.text
        move = first["actions"][-1]["action"]
        await sent(client, f"/{first['key']}", decisions=first["decisions"], move=move)
        assert (await client.get(f"{place}?decisions={first['decisions']}")).text == before.text
        assert (await client.get(f"{place}?decisions=999")).status_code == 404

    at_server(questions, tmp_path, ask)


def test_a_game_that_another_program_has(
    questions: Questions, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move waits for the program that has the file, and is refused with a word if it does not end."""

    async def ask(client: Client) -> None:
        document = await begun(client, "stamps")
        place = f"/api/games/{document['key']}"
        told = {"decisions": document["decisions"], "move": document["actions"][0]["action"]}
        with open_locked(tmp_path / f"{document['key']}.txt"):
            monkeypatch.setattr(kept, "PATIENCE", 0.1)
            refused = await client.post(place, json=told)
            assert (refused.status_code, "another program" in refused.text) == (503, True)
            monkeypatch.setattr(kept, "PATIENCE", 60)
            waiting = asyncio.create_task(client.post(place, json=told))
            await asyncio.sleep(0.1)
            assert not waiting.done()
        assert (await waiting).status_code == 200

    at_server(questions, tmp_path, ask)


def test_a_look_takes_no_move_back(questions: Questions, tmp_path: Path) -> None:
    """Whoever looks at a game while a move is played sees it after the move, which stays."""

    async def ask(client: Client) -> None:
        document = await begun(client, "stamps")
        place = f"/api/games/{document['key']}"
        told = {"decisions": document["decisions"], "move": document["actions"][0]["action"]}
        moved, looked = await asyncio.gather(client.post(place, json=told), client.get(place))
        last = (await client.get(place)).json()
        assert last["decisions"] == moved.json()["decisions"] == looked.json()["decisions"]

    at_server(questions, tmp_path, ask)


def test_moments_and_games_from_them(questions: Questions, tmp_path: Path) -> None:
    """Each decision of mine can be looked at as it was, and a new game goes on from it."""

    async def ask(client: Client) -> None:
        seen = [await begun(client, "stamps", players=3, seat=2, opponents=["greedy", "random"])]
        assert seen[0]["players"] == ["greedy", "me", "random"]
        for _ in range(3):
            now = seen[-1]
            told = {"decisions": now["decisions"], "move": now["actions"][-1]["action"]}
            seen.append(await sent(client, f"/{now['key']}", **told))
        assert seen[-1]["moments"] == [each["decisions"] for each in seen[:-1]]
        for each in seen[:-1]:
            place = f"/api/games/{each['key']}?decisions={each['decisions']}"
            past = (await client.get(place)).json()
            kept = ("position", "actions", "question", "decisions")
            assert {key: past[key] for key in kept} == {key: each[key] for key in kept}
        other = await sent(client, "", **{"from": seen[1]["key"], "decisions": seen[1]["decisions"]})
        assert (other["key"] != seen[1]["key"], other["position"]) == (True, seen[1]["position"])
        others = seen[1]["decisions"] + 1
        assert (await client.get(f"/api/games/{seen[1]['key']}?decisions={others}")).status_code == 404

    at_server(questions, tmp_path, ask)


def test_other_agents_play_on(questions: Questions, tmp_path: Path) -> None:
    """Agents can be changed within a game; its record says who played until there, also in a game from it."""
    remark = "# until here player 3 was greedy"

    async def ask(client: Client) -> None:
        game = await begun(client, "stamps", players=3, opponents=["greedy", "greedy"])
        place = f"/{game['key']}"

        async def moved(told: Any) -> Any:
            seen = {"decisions": told["decisions"], "move": told["actions"][-1]["action"]}
            return await sent(client, place, **seen)

        first = await moved(game)
        changed = await sent(client, place, decisions=first["decisions"], opponents=["greedy", "planner:0.1"])
        assert changed["players"] == ["me", "greedy", "planner:0.1"]
        assert changed["actions"] == first["actions"]
        last = await moved(changed)
        lines = (tmp_path / f"{game['key']}.txt").read_text("utf-8").splitlines()
        at = lines.index(remark)
        assert 'names = ["me", "greedy", "planner:0.1"]' in lines
        played = lines[lines.index("---") + 1 :]
        assert (played.index(remark), len(played)) == (first["decisions"], last["decisions"] + 1)
        other = await sent(client, "", **{"from": game["key"], "decisions": last["decisions"]})
        assert (tmp_path / f"{other['key']}.txt").read_text("utf-8").splitlines()[at] == remark
        for opponents, status in ((["greedy"], 400), (["greedy", "gredy"], 400)):
            told = {"decisions": last["decisions"], "opponents": opponents}
            assert (await client.post(f"/api/games{place}", json=told)).status_code == status
        late = {"decisions": first["decisions"], "opponents": ["greedy", "random"]}
        assert (await client.post(f"/api/games{place}", json=late)).status_code == 409
        assert (await client.get(f"/api/games{place}")).json()["players"] == last["players"]

    at_server(questions, tmp_path, ask)


@pytest.mark.parametrize(
    ("request_", "key"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "stampswap-season"}, "game"),
        ({"game": ["stamps"]}, "game"),
        ({"game": "stamps", "players": 99}, "players"),
        ({"game": "stamps", "players": 2, "seat": 3}, "seat"),
        ({"game": "stamps", "players": 3, "opponents": ["greedy"]}, "opponents"),
        ({"game": "stamps", "opponents": ["gredy", "gredy", "gredy"][:1], "players": 2}, "player 2"),
        ({"game": "stamps", "options": {"colour": 1}}, "options.colour"),
        ({"game": "stamps", "seed": -1}, "seed"),
        ({"from": "x" * 22, "decisions": 0}, "key"),
        ({"from": "../../etc/passwd", "decisions": 0}, "key"),
    ],
)
def test_games_that_cannot_begin(
    questions: Questions, tmp_path: Path, request_: dict[str, Any], key: str
) -> None:
    """The fault names the key; no file is written."""

    async def ask(client: Client) -> None:
        answer = await client.post("/api/games", json=request_)
        assert answer.status_code in (400, 404)
        assert answer.json()["faults"][0]["key"] == key

    at_server(questions, tmp_path, ask)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("request_", [{}, {"move": "1", "undo": True}, {"move": "nothing of this kind"}])
def test_moves_that_cannot_be_played(questions: Questions, tmp_path: Path, request_: dict[str, Any]) -> None:
    """The fault says why, and the game stays as it is."""

    async def ask(client: Client) -> None:
        document = await begun(client, "stamps")
        place = f"/api/games/{document['key']}"
        answer = await client.post(place, json={"decisions": document["decisions"], **request_})
        assert (answer.status_code, bool(answer.json()["faults"])) == (400, True)
        assert (await client.get(place)).json()["decisions"] == document["decisions"]

    at_server(questions, tmp_path, ask)


@pytest.mark.parametrize("place", ["games", "tables"])
@pytest.mark.parametrize("content", [b"\xff", b"game = \n---\n"])
def test_a_file_that_cannot_be_read_keeps_its_key(
    questions: Questions, tmp_path: Path, place: str, content: bytes
) -> None:
    """The answer says what is wrong, but not that no game has the key, so no browser forgets it."""
    key = "x" * 22
    (tmp_path / f"{key}.txt").write_bytes(content)

    async def ask(client: Client) -> None:
        told = {"decisions": 0, "lines": 0, "move": "1"}
        answer = await client.post(f"/api/{place}/{key}", json=told)
        [fault] = answer.json()["faults"]
        assert (answer.status_code, fault["key"]) == (500, None)
        assert "cannot be read" in fault["message"]

    at_server(questions, tmp_path, ask)


def test_a_folder_that_cannot_be_written(questions: Questions, tmp_path: Path) -> None:
    """A game that cannot be kept is refused in words, whether it begins or is looked for."""
    folder = tmp_path / "games"
    folder.write_text("no folder", "utf-8")

    async def ask(client: Client) -> None:
        answer = await client.post("/api/games", json={"game": "stamps"})
        assert answer.status_code == 507
        assert "cannot be kept" in answer.json()["faults"][0]["message"]
        answer = await client.get(f"/api/games/{'x' * 22}")
        assert (answer.status_code, answer.json()["faults"][0]["key"]) == (500, None)

    at_server(questions, folder, ask)


async def status(server: Guard, address: str) -> int:
    """The status of a game that is begun in a new browser at an address."""
    async with client_of(server, address) as client:
        return (await client.post("/api/games", json={"game": "stamps", "seed": 7})).status_code


def test_a_client_leaves_room_for_others(
    questions: Questions, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever begins one game after the other, each in a new browser, gets half of the room that is left."""
    monkeypatch.setattr(kept, "MOST", 8)

    async def run() -> None:
        server = new_server(questions, tmp_path)
        assert [await status(server, "10.0.0.1") for _ in range(6)] == [200] * 4 + [507] * 2
        assert [await status(server, "10.0.0.2") for _ in range(3)] == [200] * 2 + [507]
        async with client_of(server, "10.0.0.1") as client:
            text = (POSITIONS.parent / "games" / "stamps-at-the-table.txt").read_text("utf-8")
            refused = await client.post("/api/tables", json={"text": text})
            assert "room for 2 more" in refused.json()["faults"][0]["message"]
        for path in list(tmp_path.iterdir())[:4]:
            path.unlink()
        assert await status(server, "10.0.0.1") == 200

    asyncio.run(run())


def test_games_in_which_nobody_has_moved_make_room(
    questions: Questions, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no room games and tables go that were only begun, 30 days ago; no other file does."""
    monkeypatch.setattr(kept, "MOST", 5)

    async def run() -> None:
        server = new_server(questions, tmp_path)
        async with client_of(server, "10.0.0.1") as client:
            moved = await begun(client, "stamps", seat=2, players=2, opponents=["random"])
            move = {"decisions": moved["decisions"], "move": moved["actions"][0]["action"]}
            await sent(client, f"/{moved['key']}", **move)
            other = await begun(client, "stamps", seat=2, players=2, opponents=["random"])
        text = (POSITIONS.parent / "games" / "stamps-at-the-table.txt").read_text("utf-8")
        async with client_of(server, "10.0.0.2") as client:
            await client.post("/api/tables", json={"text": text})
            head = text.partition("\n---\n")[0]
            untold = (await client.post("/api/tables", json={"text": f"{head}\n---\n"})).json()
        strange = tmp_path / f"{'x' * 22}.txt"
        strange.write_text("not a game", "utf-8")
        before = {path.stem for path in tmp_path.iterdir()}
        assert await status(server, "10.0.0.3") == 507
        for path in tmp_path.iterdir():
            os.utime(path, (0, time() - (kept.DAYS - 1) * 24 * 3600))
        assert await status(server, "10.0.0.3") == 507
        assert {path.stem for path in tmp_path.iterdir()} == before
        for path in tmp_path.iterdir():
            os.utime(path, (0, time() - (kept.DAYS + 1) * 24 * 3600))
        assert await status(server, "10.0.0.3") == 200
        gone = before - {path.stem for path in tmp_path.iterdir()}
        assert gone == {other["key"], untold["key"]}

    asyncio.run(run())
