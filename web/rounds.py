"""Rounds that are lived in on the album page: the next one, and the record of all so far."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from stockbook.engine.documents.common import faults_document
from stockbook.games.stampswap.table.lived_record import earlier_lines, head_of, round_lines
from stockbook.games.stampswap.table.next_round import next_round
from stockbook.games.tables import TableLines
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.json_text import json_tables
from stockbook.models.files.toml_file import STDIN, TomlFile
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import position_from, position_to_dict
from stockbook.web.guard import Refusal
from stockbook.web.questions import Document

#: Of a request, the texts beside the position.
TEXTS = ("move", "contest", "record")


def round_document(request: Mapping[str, Any]) -> Document:
    """The ``position`` of the next round, and the ``record`` so far, or a ``reason`` why there is none.

    The request has the ``position`` before my stamps were put down, the ``move`` that put them down, the
    ``contest`` that I enter and the ``record`` of the rounds before; without the contest there is no next
    round. What cannot be is told by ``faults``.
    """
    move, contest, record = (request.get(name) or "" for name in TEXTS)
    if not all(isinstance(each, str) for each in (move, contest, record)):
        raise Refusal(400, "send texts beside the position", TEXTS[0])
    try:
        position = position_from(TomlFile(json_tables(json.dumps(request.get("position")), STDIN), STDIN))
        found: Document = {}
        if contest and not position.last:
            found["position"] = position_to_dict(next_round(position, move, contest))
    except PositionError as error:
        return faults_document(error.faults)
    except ValueError as error:
        return faults_document([Fault(STDIN, "", str(error))])
    try:
        return {**found, "record": _record(position, move, contest, record)}
    except PositionError as error:
        return {**found, "reason": "; ".join(fault.message for fault in error.faults)}
    except ValueError as error:
        return {**found, "reason": str(error)}


def _record(position: Position, move: str, contest: str, record: str) -> str:
    """The text of a record with the lines of this round; it is read again, so that it can be gone on with."""
    text = record or head_of(position)
    if not record:
        text += _text(earlier_lines(_read(text).state, position))
    text += _text(round_lines(_read(text).state, position, move, contest))
    return _read(text).text


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _read(text: str) -> TableLines:
    table = TableLines.read(text, STDIN, None)
    if table is None:
        raise ValueError("this is no record of a real table")
    return table
