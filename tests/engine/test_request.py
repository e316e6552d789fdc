"""Requests of the engine: what a line asks, and what is wrong with it."""

from __future__ import annotations

import json
from math import inf

import pytest

from stockbook.engine.request import LONGEST_LINE, BadRequest, Request, read_request


def read(**keys: object) -> Request:
    """Read a request with these keys."""
    return read_request(json.dumps(keys).encode())


def test_a_request_with_everything() -> None:
    """All keys are read, and nothing is left to warn of."""
    question = read(
        id="7", command="hint", text="game", options={"time": 5}, report_every=0.5, priority=2, stop=None
    )
    assert question == Request("7", "hint", "game", {"time": 5}, 0.5, 2)


def test_seconds_of_any_size() -> None:
    """A whole number that no clock counts is for ever."""
    assert read(id=1, command="hint", report_every=10**400).report_every == inf
    assert read(id=1, command="hint", report_every=2).report_every == 2


def test_a_position_becomes_text() -> None:
    """A position as an object is handed on as the text of a file, without what the engine's ``show`` adds."""
    position = {"game": "stampswap", "me": {"place": ["2x2 ?"]}}
    for added in ({}, {"id": "7", "final": True}):
        text = read(id=1, command="show", position={**position, **added}).text
        assert text is not None
        assert json.loads(text) == position


def test_unknown_keys_are_named() -> None:
    """They are no fault, and the nearest known key is proposed."""
    question = read(id=1, command="hint", text="", report_evry=1, color="red")
    assert question.warnings == (
        {"key": "report_evry", "message": "not used: did you mean 'report_every'?"},
        {"key": "color", "message": "not used"},
    )


@pytest.mark.parametrize(
    ("line", "id", "key"),
    [
        (b"hint", None, ""),
        (b"\xff\xfe", None, ""),
        (b"[1]", None, ""),
        (b"[" * 100_000, None, ""),
        (b'{"id": 1, "command": "hint", "priority": NaN}', None, ""),
        (b" " * LONGEST_LINE + b"{}", None, ""),
        (b'{"command": "hint"}', None, "id"),
        (b'{"id": true, "command": "hint"}', None, "id"),
        (b'{"id": 1}', 1, "command"),
        (b'{"id": "a", "command": ["hint"]}', "a", "command"),
        (b'{"id": 1, "command": "hint", "text": 5}', 1, "text"),
        (b'{"id": 1, "command": "hint", "text": "", "position": {}}', 1, "position"),
        (b'{"id": 1, "command": "hint", "position": "game = 1"}', 1, "position"),
        (b'{"id": 1, "command": "hint", "options": [1]}', 1, "options"),
        (b'{"id": 1, "command": "hint", "report_every": 0}', 1, "report_every"),
        (b'{"id": 1, "command": "hint", "priority": "high"}', 1, "priority"),
        (b'{"id": 1, "command": "stop", "stop": {}}', 1, "stop"),
        (b'{"id": 1, "command": "stop", "stop": true}', 1, "stop"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_wrong_requests(line: bytes, id: int | str | None, key: str) -> None:
    """The fault names the key, and the id where it can be read."""
    with pytest.raises(BadRequest) as caught:
        read_request(line)
    assert (caught.value.id, [fault.key for fault in caught.value.faults]) == (id, [key])


def test_every_fault_of_a_request_is_named() -> None:
    """Not only the first one."""
    with pytest.raises(BadRequest) as caught:
        read(command=1, text=2, options=3)
    assert [fault.key for fault in caught.value.faults] == ["id", "command", "text", "options"]


def test_a_byte_order_mark_does_not_matter() -> None:
    """Shells begin a pipe with one, and the first question has its answer."""
    assert read_request(b'\xef\xbb\xbf{"id": 1, "command": "version"}').id == 1
