"""An engine whose processes do not do as they are told."""

from __future__ import annotations

import errno
import json
import os
import time
from io import StringIO
from threading import Thread
from typing import Any

import pytest

from stockbook.engine.requests import LONGEST_LINE
from stockbook.engine.server import server
from stockbook.engine.server.server import Server
from tests.engine.server.deaf import start_deaf


def test_a_process_that_misses_its_interrupt_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much it still reports: the stopped question gets a fault, the next one its answer."""
    monkeypatch.setattr(server, "PATIENCE", 0.5)
    source, requests = os.pipe()
    output = StringIO()
    engine = Server(start_deaf, ["hint"], processes=1, waiting=9, output=output)
    thread = Thread(target=engine.run, args=(source,), daemon=True)
    thread.start()

    def send(**request: str) -> None:
        os.write(requests, json.dumps(request).encode() + b"\n")

    send(id="long", command="hint")
    send(id="next", command="hint")
    until = time.monotonic() + 30
    while "best" not in output.getvalue():
        assert time.monotonic() < until
        time.sleep(0.02)
    send(id="stop", command="stop", stop="long")
    os.close(requests)
    thread.join(30)
    os.close(source)
    assert not thread.is_alive()
    documents = [json.loads(line) for line in output.getvalue().splitlines()]
    final = {document["id"]: document for document in documents if document["final"]}
    assert "signal 9" in final["long"]["faults"][0]["message"]
    assert (final["next"]["best"], final["stop"]["stopping"]) == (2, ["long"])


def test_a_question_without_a_process_has_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system has no process to give, each question says so, and the engine ends as always."""

    def refused(start: object) -> None:
        raise OSError(errno.EAGAIN, "out of processes")

    monkeypatch.setattr(server, "WorkerProcess", refused)
    documents = _answered(b'{"id": 1, "command": "hint"}\n{"id": 2, "command": "hint"}\n')
    faults = {document["id"]: document["faults"][0]["message"] for document in documents}
    assert faults == dict.fromkeys((1, 2), "no process can be started (out of processes); ask again later")


def test_a_line_that_is_too_long_by_its_end() -> None:
    """Its last byte comes with the next chunk: it is refused as a whole, not answered in part."""
    line = b'{"id": 1, "command": "version"}'
    too_long = line + b" " * (LONGEST_LINE + 1 - len(line))
    (document,) = _answered(too_long + b"\n")
    assert "longer than" in document["faults"][0]["message"]


def _answered(requests: bytes) -> list[dict[str, Any]]:
    """The documents for some requests."""
    source, target = os.pipe()
    output = StringIO()
    thread = Thread(target=Server(start_deaf, ["hint"], 1, 9, output).run, args=(source,), daemon=True)
    thread.start()
    with os.fdopen(target, "wb") as pipe:
        pipe.write(requests)
    thread.join(30)
    os.close(source)
    assert not thread.is_alive()
    return [json.loads(text) for text in output.getvalue().splitlines()]
