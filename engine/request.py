"""Requests of other programs: one line of JSON each, and the question that it asks.

The options of a command are the fields of its question; their types and bounds are checked here, in the words
in which the command line refuses them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from functools import cache
from math import inf, isfinite
from types import NoneType
from typing import Any, NamedTuple, get_args, get_type_hints

from stockbook.engine.choices import Refused, SearchTime, WishTexts, Within
from stockbook.engine.documents.engine_lines import Id
from stockbook.engine.puzzles import CheckPuzzle
from stockbook.engine.questions import (
    TEXT,
    Check,
    CheckDeck,
    Explain,
    Hint,
    Question,
    Score,
    Show,
    Source,
    WhatIf,
    Worth,
    question_with,
)
from stockbook.engine.reviews import Review
from stockbook.engine.turns import Turn
from stockbook.models.files.faults import Fault
from stockbook.models.files.words import nearest

KEYS = ("id", "command", "text", "position", "options", "report_every", "priority", "stop")
#: Bytes of the longest line that is read.
LONGEST_LINE = 2**20
#: Fewest seconds between two reports.
SHORTEST = 0.05
#: The option whose file is sent as its text, or as its table, and the name of that text.
DECK = "deck"
#: Options of searches, and wishes about a Show Phase and about a cut.
SEARCH = ("time", "seed", "deterministic")
SHOW = ("put", "empty", "leave", "enter", "reach", "least")
CUT = ("keep", "reserve")


class Command(NamedTuple):
    """A command that a request may name: the kind of its question, and the fields that are its options."""

    question: type[Question[Any]]
    options: tuple[str, ...]


_HINT = Command(Hint, ("at", "goal", "plans", "contest", "workers", DECK, *SEARCH, *SHOW))
_CUT = Command(Hint, ("at", "goal", "opponents", "workers", DECK, *SEARCH, *CUT))
#: ``check`` and ``score`` have workers for many files on the command line, and no use of them here.
COMMANDS = {
    "hint": _HINT,
    "place": _HINT,
    "cut": _CUT,
    "choose": _CUT,
    "collect": Command(Hint, ("at", "goal", DECK, *SEARCH)),
    "explain": Command(Explain, ("move", "at", "goal", "contest", "workers", DECK, *SEARCH)),
    "score": Command(Score, ("at", "contest", "workers", DECK)),
    "check": Command(Check, ("at", "workers")),
    "show": Command(Show, ("at",)),
    "whatif": Command(WhatIf, ("at", "goal", "plans", "workers", "worth", DECK, *SEARCH, *SHOW, *CUT)),
    "puzzle check": Command(CheckPuzzle, ("move", "time")),
    "deck check": Command(CheckDeck, ()),
    "review": Command(Review, ("player", "time", "after", "workers", "seed")),
    "turn": Command(Turn, ("move", "question", "undo")),
}


class BadRequest(ValueError):
    """The error of a line that asks nothing: the id in it, None where it has none, and every fault."""

    def __init__(self, id: Id | None, faults: list[Fault]) -> None:
        super().__init__(id, faults)
        self.id = id
        self.faults = faults


@dataclass(frozen=True)
class Request:
    """A request that has been read.

    Parameters
    ----------
    id
        Its name, which its documents carry.
    command
        The command, such as ``hint`` or ``puzzle check``, or one of the engine itself.
    text
        The position or the recorded game, as in a file; None where there is none.
    options
        The options of the command by name.
    report_every
        Seconds between two reports while it is worked on; None for no reports.
    priority
        Requests with a higher one are answered first.
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
    stop: Id | None = None
    warnings: tuple[dict[str, str], ...] = ()


def read_request(line: bytes) -> Request:
    """Read a request; a line with faults is a ``BadRequest`` with every one of them."""
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
    if not isinstance(id, str | int) or isinstance(id, bool):
        id = None
    faults = [Fault("", "id", "missing: a text or a whole number is needed")] if id is None else []
    faults += _faults(request)
    if id is None or faults:
        raise BadRequest(id, faults)
    return Request(
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


def question_of(request: Request) -> tuple[Question[Any], tuple[dict[str, str], ...]]:
    """The question that a request asks, and a warning for each option that is not used.

    Without a text, or with a wrong option, it is refused.
    """
    if request.text is None:
        raise Refused([Fault("", "text", "missing: send the text of a position, or a position")])
    kind, known = COMMANDS[request.command]
    given = {"workers": 1, **request.options} if "workers" in known else request.options
    texts, options = {TEXT: request.text}, {}
    for name, value in given.items():
        if name not in known or value is None or value is False:
            continue
        if name == DECK:
            texts[DECK] = value if isinstance(value, str) else json.dumps(value)
            value = DECK
        options[name] = _value(name, value, option_types(request.command)[name])
    needed = [each.name for each in fields(kind) if each.default is each.default_factory is MISSING]
    if missing := [name for name in needed if name in known and name not in options]:
        raise _wrong(missing[0], f"Missing option '--{missing[0]}'.")
    warnings = [unused(f"options.{name}", name, known) for name in given if name not in known]
    kind = Worth if "worth" in options else kind
    if kind is Hint and request.command != "hint":
        options["command"] = request.command
    return question_with(kind, Source(texts, at=options.get("at")), options), tuple(warnings)


@cache
def option_types(command: str) -> dict[str, Any]:
    """The types of all options of a command's question; ``worth`` asks another one."""
    parts = (Source, SearchTime, WishTexts, COMMANDS[command].question)
    found = {name: each for part in parts for name, each in get_type_hints(part, include_extras=True).items()}
    return {**found, "worth": bool}


def _value(name: str, value: Any, annotation: Any) -> Any:
    """The value of an option, which has the type that its field has; another one is refused."""
    bounds = next(
        (each for each in getattr(annotation, "__metadata__", ()) if isinstance(each, Within)), None
    )
    plain = annotation.__origin__ if bounds else annotation
    kind = next((each for each in get_args(plain) if each is not NoneType), plain)
    several = kind == Sequence[str]
    values = value if several and isinstance(value, list) else [value]
    if not all(isinstance(each, str | int | float) for each in values):
        lists = ", or a list of them" if several and isinstance(value, list) else ""
        message = f"write a text, a number, true or false{lists}"
        raise Refused([Fault("", f"options.{name}", message)])
    if kind is bool:
        if value is not True:
            raise _wrong(name, f"Option '--{name}' does not take a value.")
        return True
    if True in [each for each in values if isinstance(each, bool)]:
        raise _wrong(name, f"Option '--{name}' requires an argument.")
    found = [_single(name, str(each), kind, bounds) for each in values]
    return found if several else found[0]


def _single(name: str, text: str, kind: Any, bounds: Within | None) -> Any:
    """The value that a text means."""
    if kind in (int, float):
        return _number(name, text, kind, bounds)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        if text not in [*kind]:
            message = f"{text!r} is not one of {', '.join(repr(str(each)) for each in kind)}."
            raise _wrong(name, f"Invalid value for '--{name}': {message}")
        return kind(text)
    return text


def _number(name: str, text: str, kind: type[int] | type[float], bounds: Within | None) -> float:
    """The number that a text means, within its bounds."""
    try:
        number = kind(text)
    except ValueError:
        message = f"{text!r} is not a {'whole ' if kind is int else ''}number."
        raise _wrong(name, f"Invalid value for '--{name}': {message}") from None
    if bounds and not bounds.has(number):
        raise _wrong(name, f"Invalid value for '--{name}': {number} is not in the range {bounds}.")
    if not isfinite(number):
        raise _wrong(name, f"Invalid value for '--{name}': write a number of seconds, such as 10")
    return number


def _wrong(name: str, message: str) -> Refused:
    return Refused([Fault("", f"--{name}", message)])


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
