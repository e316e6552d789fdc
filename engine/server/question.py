"""The requests of the engine: one line of JSON each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from typing import Any, TypeAlias

from stockbook.models.files.faults import Fault
from stockbook.models.files.words import nearest

#: Names a request, in its documents too; None where a line has none that can be read.
Id: TypeAlias = str | int | None

KEYS = ("id", "command", "text", "position", "options", "report_every", "priority", "stop")
#: Bytes of the longest line that is read.
LONGEST_LINE = 2**20
#: Fewest seconds between two reports.
SHORTEST = 0.05


class BadRequest(ValueError):
    """The error of a line that asks nothing: the id in it, and every fault."""

    def __init__(self, id: Id, faults: list[Fault]) -> None:
        super().__init__(id, faults)
        self.id = id
        self.faults = faults


@dataclass(frozen=True)
class Question:
    """A request that has been read.

    Parameters
    ----------
    id
        Its name, which its documents carry.
    command
        The command, such as ``hint`` or ``puzzle check``.
    text
        The position or the recorded game, as in a file; None where there is none.
    options
        The options of the command by name.
    report_every
        Seconds between two reports while it is worked on; None for no reports.
    priority
        Questions with a higher one are answered first.
    stop
        Of ``stop`` the id to stop, or ``all``.
    warnings
        A ``key`` and a ``message`` for each part of the request that is not used.
    """

    id: Id
    command: str
    text: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    report_every: float | None = None
    priority: float = 0
    stop: Id = None
    warnings: tuple[dict[str, str], ...] = ()


def read_question(line: bytes) -> Question:
    """Read a request.

    Raises
    ------
    BadRequest
        With every fault of the line.
    """
    if len(line) > LONGEST_LINE:
        raise BadRequest(None, [Fault("", "", f"longer than {LONGEST_LINE // 1024} KiB: this is no request")])
    try:
        # A shell that begins its pipes with a byte-order mark means nothing by it.
        request = json.loads(line.decode("utf-8-sig"), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise BadRequest(None, [Fault("", "", f"no line of JSON: {error}")]) from None
    if not isinstance(request, dict):
        raise BadRequest(None, [Fault("", "", 'no request: write {"id": "1", "command": "hint", ...}')])
    id = request.get("id")
    known = isinstance(id, str | int) and not isinstance(id, bool)
    faults = [] if known else [Fault("", "id", "missing: a text or a whole number is needed")]
    faults += _faults(request)
    if faults:
        raise BadRequest(id if known else None, faults)
    return Question(
        id,
        request["command"],
        _text(request),
        request.get("options") or {},
        _seconds(request.get("report_every")),
        request.get("priority") or 0,
        request.get("stop"),
        tuple(unused(key, key, KEYS) for key in request if key not in KEYS),
    )


def unused(place: str, key: str, known: tuple[str, ...]) -> dict[str, str]:
    """The warning of a key that means nothing at a place of a request, where others are known."""
    close = nearest(key, known)
    message = f"not used: did you mean {close!r}?" if close else "not used"
    return {"key": place, "message": message}


def _text(request: Mapping[str, Any]) -> str | None:
    """The text of a request, or its position as text; what the engine has added to that is left out."""
    position = request.get("position")
    if position is None:
        text: str | None = request.get("text")
        return text
    try:
        return json.dumps({key: value for key, value in position.items() if key not in ("id", "final")})
    except RecursionError:
        raise BadRequest(request["id"], [Fault("", "position", "too deeply nested")]) from None


def _faults(request: Mapping[str, Any]) -> list[Fault]:
    """The faults of a request's values, apart from its id."""
    right = {
        "command": (isinstance(request.get("command"), str), "the name of a command, such as hint"),
        "text": (_is(request, "text", str), "the text of a position"),
        "position": (_is(request, "position", dict), "an object, as show --json does"),
        "options": (_is(request, "options", dict), "an object with the options of the command"),
        "report_every": (_least(request, "report_every", SHORTEST), f"seconds, {SHORTEST} or more"),
        "priority": (_least(request, "priority", -inf), "a number; a higher one comes first"),
        "stop": (_is(request, "stop", str | int), 'the id of a question, or "all"'),
    }
    found = [Fault("", key, f"write {what}") for key, (fine, what) in right.items() if not fine]
    if request.get("text") is not None and request.get("position") is not None:
        found.append(Fault("", "position", "there is a text too: send one of both"))
    return found


def _is(request: Mapping[str, Any], key: str, kind: Any) -> bool:
    value = request.get(key)
    return value is None or (isinstance(value, kind) and not isinstance(value, bool))


def _least(request: Mapping[str, Any], key: str, least: float) -> bool:
    value = request.get(key)
    return value is None or (type(value) in (int, float) and value >= least)


def _seconds(value: float | None) -> float | None:
    """Seconds as clocks count them; whole numbers may be larger than any of those."""
    with suppress(OverflowError):
        return None if value is None else float(value)
    return inf


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")
