"""An engine whose processes do not do as they are told."""

from __future__ import annotations

import json
import os
import time
from io import StringIO
from threading import Thread

import pytest

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
