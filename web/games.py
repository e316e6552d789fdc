"""Games of people at browsers against agents; each is kept in a file, and the page holds its key."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from secrets import randbelow
from typing import Any

from stockbook.engine.documents.common import faults_document
from stockbook.engine.play import Match
from stockbook.engine.questions import Source
from stockbook.engine.turns import Turn, match_of, match_turn
from stockbook.games.records import parse_record, table_record
from stockbook.games.registry import MODULES, definition_of, make_game, with_first_drawn
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import STDIN
from stockbook.models.play.player_names import ME, seated
from stockbook.models.play.protocol import FIRST
from stockbook.models.play.record import GameHistory, Record, continued
from stockbook.web.guard import Refusal
from stockbook.web.kept import IN_MEMORY, Kept, Memory, unreadable
from stockbook.web.questions import Document, Questions

SEEDS = 2**31
#: The reason why a game at a real table is not played against agents.
AT_A_TABLE = "this is the record of a game at a real table: open it there"
#: The beginning of a remark in a record whose head names other agents than those who played before it.
UNTIL = "# until here player "


class Games:
    """The games that are kept in a folder; ``questions`` plays the turns in which something is searched.

    Whoever has the key of a game plays it. The record has the seed and so all that is hidden: it leaves the
    server only when the game is over. A ``Refusal`` says that there is no such game, decision or room.
    """

    def __init__(self, kept: Kept, questions: Questions) -> None:
        self._kept = kept
        self._questions = questions
        self._matches: Memory[Match] = Memory(IN_MEMORY)

    async def begin(self, client: str, address: str, request: Mapping[str, Any]) -> Document:
        """Begin a game for who asks from an address, or go on from an earlier moment of another one.

        The request has ``game`` and, where wanted, ``players``, ``seat``, ``opponents`` (a name for each),
        ``options`` and ``seed``; or ``from``, the key of a game, and ``decisions``, the actions kept.
        """
        if "from" in request:
            record = _cut(await self._record(request["from"]), request.get("decisions"))
        else:
            record = await asyncio.to_thread(_new_record, request)
        key = await self._kept.new_key(address)
        async with self._kept.lock(key):
            text = _with_remarks(record.text, str(record))
            return await self._turn(client, key, text, {}, record=record, begun_from=address)

    async def show(self, client: str, key: object, decisions: int | None = None) -> Document:
        """The game as it stands, or as it stood at a decision of its person."""
        if decisions is not None:
            record = _cut(await self._record(key), decisions)
            return await self._turn(client, None, str(record), {}, record=record)
        async with self._kept.lock(key):
            return await self._turn(client, str(key), await self._kept.text(key), {})

    async def move(self, client: str, key: object, request: Mapping[str, Any]) -> Document:
        """Play a move, or take one back, in the game as the person has seen it.

        The request has ``decisions``, the number of actions that the person has seen, and ``move`` or
        ``undo``; or ``opponents``, the names of the agents who play on. It is refused where the game has gone
        on, as when a move was sent twice.
        """
        told = {name: request[name] for name in ("move", "undo", "opponents") if request.get(name)}
        if len(told) != 1 or not isinstance(told.get("move", ""), str):
            raise Refusal(400, "send a move, undo, or opponents", "move")
        seen = request.get("decisions", -1)
        async with self._kept.lock(key):
            text = await self._kept.text(key)
            if "opponents" in told:
                other = await asyncio.to_thread(_with_agents, text, told["opponents"])
                return await self._turn(client, str(key), other, {}, seen=seen, before=None)
            return await self._turn(client, str(key), text, told, seen=seen)

    async def drawing(self, key: object, decisions: int | None) -> str:
        """The person's view of the game as it stands, or stood at a decision, as an SVG document."""
        async with self._kept.lock(key):
            return await asyncio.to_thread(self._drawn, str(key), await self._kept.text(key), decisions)

    def _drawn(self, key: str, text: str, decisions: int | None) -> str:
        try:
            match = self._matches.take(key, text) or match_of(_read(text))
        except PositionError as error:
            raise unreadable(error.faults[0].message) from None
        self._matches.keep(key, text, match)
        if decisions in (None, len(match.history.actions)):
            return match.drawing
        return match_of(_cut(match.record, decisions)).drawing

    async def _turn(
        self,
        client: str,
        key: str | None,
        text: str,
        options: Mapping[str, Any],
        *,
        seen: object = None,
        record: Record | None = None,
        begun_from: str | None = None,
        before: str | None = "",
    ) -> Document:
        """Play a turn, and keep the game where it has a key; the document without what is hidden.

        ``seen`` is the number of actions that the person has seen, where that matters, ``record`` that of
        the text, where it has been read, and ``begun_from`` the address of a new game. ``before`` is None
        where the file has another text than the one that is played on.
        """
        document = await asyncio.to_thread(self._played, key, text, options, seen, record)
        if document is None:
            request = {"command": "turn", "text": text, "options": dict(options)}
            document = await self._questions.final(client, request)
            if "record" in document:
                document["record"] = _with_remarks(text, document["record"])
        if "record" not in document:
            return document
        new = document["record"]
        if not document["over"]:
            del document["record"]
        if key is not None:
            added_to = None if before is None or begun_from is not None else text
            await self._kept.keep(key, new, added_to, begun_from)
            document["key"] = key
        return document

    def _played(
        self, key: str | None, text: str, options: Mapping[str, Any], seen: object, record: Record | None
    ) -> Document | None:
        """The document of a turn that is played here; None for one in which something may be searched."""
        match = self._matches.take(key, text)
        try:
            match = match or match_of(record or _read(text))
            if seen not in (None, len(match.history.actions)):
                self._matches.keep(key, text, match)
                raise Refusal(409, "the game has gone on: look at it again", "decisions")
            if match.may_search or match.searches(options.get("move", "")):
                return None
            document = match_turn(match, match.record, Turn(Source({}), **options)).document
        except PositionError as error:
            return faults_document(error.faults)
        document["record"] = _with_remarks(text, document["record"])
        self._matches.keep(key, document["record"], match)
        return document

    async def _record(self, key: object) -> Record:
        return await asyncio.to_thread(_read, await self._kept.text(key))


def offered() -> list[Document]:
    """The games that are played, each with what the page offers: boards, players, agents, settings."""
    return [
        {
            "game": game.name,
            "title": game.title,
            "board": game.board,
            "empty": game.empty,
            "puzzles": game.has_puzzles,
            "players": list(game.players),
            "usual": game.usual_players,
            "agents": list(game.opponents),
            "faces": dict(game.faces),
            "settings": [{"key": key, "values": list(values)} for key, values in game.settings.items()],
        }
        for game in map(definition_of, played())
    ]


def played() -> list[str]:
    """The games that are played, by their names in records."""
    return list(MODULES)


def _cut(record: Record, decisions: object) -> Record:
    """The record as it stood at a decision of its person, by the number of actions before it."""
    me = record.names.index(ME)
    moments = [number for number, each in enumerate(record.actions) if each.player == me]
    if not isinstance(decisions, int) or decisions not in (0, len(record.actions), *moments):
        raise Refusal(404, "there was no decision of yours", "decisions")
    return replace(record, actions=record.actions[:decisions])


def _with_agents(text: str, agents: object) -> str:
    """The text of a record in which others play on, with a remark on each who played until there."""
    record = _read(text)
    others = len(record.names) - 1
    if not isinstance(agents, list) or len(agents) != others:
        raise Refusal(400, f"name {others} of them", "opponents")
    names = seated([" ".join(str(each).split()) for each in agents], record.names.index(ME))
    changed = [seat for seat, name in enumerate(names) if name != record.names[seat]]
    remarks = [f"{UNTIL}{seat + 1} was {record.names[seat]}\n" for seat in changed if record.actions]
    return continued(record, replace(record, names=tuple(names))) + "".join(remarks)


def _with_remarks(before: str, now: str) -> str:
    """The text of a record with the remarks on its agents that it had before."""
    return continued(_read(before), _read(now)) if UNTIL in before else now


def _read(text: str) -> Record:
    """The record of a kept game; refused if it is of a real table, or somebody has changed its file."""
    try:
        return parse_record(text, STDIN)
    except PositionError as error:
        with suppress(PositionError):
            if table_record(text, "", None, None):
                raise Refusal(404, AT_A_TABLE, "key") from None
        raise unreadable(error.faults[0].message) from None


def _new_record(request: Mapping[str, Any]) -> Record:
    """The record of a new game before its first action; a refusal names the key of the request."""
    name, options = request.get("game"), request.get("options", {})
    if name not in played():
        raise Refusal(400, f"choose one of {', '.join(played())}", "game")
    if not isinstance(options, dict):
        raise Refusal(400, "write a table of options", "options")
    players = _number(request, "players", 1, 9)
    seed = _number(request, "seed", 0, SEEDS - 1)
    seed = randbelow(SEEDS) if seed is None else seed
    try:
        game = make_game(str(name), players, options)
    except PositionError as error:
        raise Refusal(400, str(error.faults[0].message), error.faults[0].key) from None
    game = game if FIRST in options else with_first_drawn(game, seed)
    seat = _number(request, "seat", 1, game.players) or 1
    opponents = request.get("opponents") or [definition_of(game.name).opponents[0]] * (game.players - 1)
    if not isinstance(opponents, list) or len(opponents) != game.players - 1:
        raise Refusal(400, f"name {game.players - 1} of them", "opponents")
    record = GameHistory(game, seed).record(seated([str(each) for each in opponents], seat - 1))
    return replace(record, file=STDIN)


def _number(request: Mapping[str, Any], key: str, least: int, most: int) -> int | None:
    value = request.get(key)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Refusal(400, f"write a whole number from {least} to {most}", key)
    return value
