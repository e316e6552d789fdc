"""Records of games at real tables, begun, told and taken back at browsers; each has a key, as a game has.

An answer that cannot be read gets status 200 and a document with faults: typing mistakes are normal here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from stockbook.engine.documents.common import faults_document
from stockbook.engine.questions import Source
from stockbook.engine.turns import Turn, table_turn
from stockbook.games.records import table_record
from stockbook.games.registry import definition_of
from stockbook.games.tables import MOST_ANSWERS, NewTable, TableLines
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.toml_file import MAX_BYTES, STDIN
from stockbook.models.play.real_tables import SetupQuestion, TableRecord
from stockbook.web.guard import Refusal
from stockbook.web.kept import IN_MEMORY, LONG, Kept, Memory, unreadable
from stockbook.web.questions import Document, Questions

#: Letters of the longest record.
LARGEST = MAX_BYTES
#: Seconds that who follows a game waits for news before it is told anew, and between two looks for them.
PATIENCE, LOOK = 20.0, 0.2
#: The reason why a game against agents is no table.
DEALT = "this game was dealt by Stockbook, and is played against agents"


class Tables:
    """The records that are kept beside the games; ``questions`` reads those in which there is much to read.

    A ``Refusal`` says that there is none with a key, or no room.
    """

    def __init__(self, kept: Kept, questions: Questions) -> None:
        self._kept = kept
        self._questions = questions
        self._lines: Memory[TableLines] = Memory(IN_MEMORY)

    async def begin(self, client: str, address: str, request: Mapping[str, Any]) -> Document:
        """Begin a record by its ``text``, or ``answers`` to the questions of its setup, as far as they go."""
        text = request.get("text")
        if text is None:
            try:
                setup = await asyncio.to_thread(_answered, request.get("answers"))
            except PositionError as error:
                return faults_document(error.faults)
            if setup.question:
                return {"setup": _setup_document(setup.question)}
            text = str(setup)
        key = await self._kept.new_key(address)
        return await self._turn(client, key, _text(text), {}, begun_from=address)

    async def has(self, key: object) -> bool:
        """Whether the record is that of a real table, and not of a game against agents."""
        return await asyncio.to_thread(_read, await self._kept.text(key)) is not None

    async def show(self, client: str, key: object) -> Document:
        """The game as it stands."""
        return await self._turn(client, None, await self._kept.text(key), {}, key)

    async def follow(
        self, client: str, key: object, lines: int, gone: Callable[[], Awaitable[bool]]
    ) -> Document:
        """The game as soon as it has other lines than a person has seen, whoever told them, or after a while.

        It is looked up in its file, so that other servers and the terminal may tell lines too. Nobody is kept
        waiting who is ``gone``, or at the end of the server.
        """
        before = await self._kept.version(key)
        if lines == await asyncio.to_thread(self._number_of_lines, key, await self._kept.text(key)):
            end = asyncio.get_running_loop().time() + PATIENCE
            while asyncio.get_running_loop().time() < end and before == await self._kept.version(key):
                if self._questions.closed:
                    raise Refusal(503, "the server is about to end")
                if await gone():
                    break
                await asyncio.sleep(LOOK)
        return await self.show(client, key)

    async def drawing(self, key: object) -> str:
        """My sight of the game as it stands, as an SVG document; refused where files cannot say it."""
        async with self._kept.lock(key):
            return await asyncio.to_thread(self._drawn, str(key), await self._kept.text(key))

    def _drawn(self, key: str, text: str) -> str:
        try:
            table = self._lines.take(key, text) or TableLines.read(text, STDIN, None)
        except PositionError as error:
            raise unreadable(error.faults[0].message) from None
        if table is None:
            raise Refusal(400, DEALT, "key")
        self._lines.keep(key, text, table)
        try:
            return definition_of(table.record.game).drawing(table.records.sight(table.state))
        except ValueError as error:
            raise Refusal(404, str(error), "key") from None

    async def tell(self, client: str, key: object, request: Mapping[str, Any]) -> Document:
        """Tell what happened, take the last line back, or put another text in the record's place.

        The request has ``lines``, the number of lines that the person has seen; and ``move`` with the
        ``question`` that it answers, or ``undo``, or ``text``. It is refused where the game has gone on, as
        when an answer was sent twice.
        """
        told = {name: request[name] for name in ("move", "undo", "text") if request.get(name)}
        if len(told) != 1:
            raise Refusal(400, "send a move, undo, or a text", "move")
        async with self._kept.lock(key):
            text = await self._kept.text(key)
            if request.get("lines") != await asyncio.to_thread(self._number_of_lines, key, text):
                raise Refusal(409, "the game has gone on: look at it again", "lines")
            if "text" in told:
                return await self._turn(client, str(key), _text(told["text"]), {}, before=text)
            if "move" in told:
                told["question"] = request.get("question", 1)
                if not isinstance(told["move"], str) or not isinstance(told["question"], int):
                    raise Refusal(400, "send a move, and the number of the question", "move")
            return await self._turn(client, str(key), text, told, before=text)

    async def _turn(
        self,
        client: str,
        kept: str | None,
        text: str,
        options: Mapping[str, Any],
        key: object = None,
        before: str | None = None,
        begun_from: str | None = None,
    ) -> Document:
        """Tell one thing, and keep the record where that is wanted."""
        document = await asyncio.to_thread(self._read, kept or key, text, options)
        if document is None:
            request = {"command": "turn", "text": text, "options": dict(options)}
            document = await self._questions.final(client, request)
        if "faults" in document:
            return document
        if "lines" not in document:
            raise Refusal(400, DEALT, "text")
        if kept is not None:
            if len(document["record"]) > LARGEST:
                raise Refusal(413, f"longer than {LARGEST} letters: this is no record", "text")
            await self._kept.keep(kept, document["record"], before, begun_from)
        return {**document, "key": kept or key}

    def _number_of_lines(self, key: object, text: str) -> int:
        """The number of lines of a kept record that say something."""
        if table := self._lines.take(str(key), text):
            self._lines.keep(str(key), text, table)
            return len(table.record.lines)
        record = _read(text)
        if record is None:
            raise Refusal(400, DEALT, "key")
        return len(record.lines)

    def _read(self, key: object, text: str, options: Mapping[str, Any]) -> Document | None:
        """The document of a turn that is read here; None for a game against agents, or where much is read."""
        table = self._lines.take(str(key), text)
        if table is None and len(text) > LONG:
            return None
        try:
            table = table or TableLines.read(text, STDIN, None)
            if table is None:
                return None
            turn = table_turn(table, Turn(Source({}), **options))
        except PositionError as error:
            return faults_document(error.faults)
        self._lines.keep(str(key), turn.text, turn.table)
        return turn.document


def _answered(answers: object) -> NewTable:
    """The setup with these answers; the ``PositionError`` of one that means nothing names its number."""
    if not isinstance(answers, list) or len(answers) > MOST_ANSWERS:
        raise Refusal(400, "send a list of answers, or a text", "answers")
    setup = NewTable()
    for number, each in enumerate(answers, 1):
        try:
            setup = setup.answered(str(each))
        except ValueError as error:
            raise PositionError([Fault("", f"answers[{number}]", str(error))]) from None
    return setup


def _read(text: str) -> TableRecord | None:
    """The record of a kept game; None for a game against agents, refused if somebody has changed its file."""
    try:
        return table_record(text, "", None, None)
    except PositionError as error:
        raise unreadable(error.faults[0].message) from None


def _setup_document(question: SetupQuestion) -> Document:
    return {
        "words": question.words,
        "kind": question.kind,
        "usual": question.usual,
        "choices": list(question.choices),
    }


def _text(text: object) -> str:
    if not isinstance(text, str):
        raise Refusal(400, "send the text of a record", "text")
    return text
