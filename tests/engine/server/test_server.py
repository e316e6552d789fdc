"""Processes that do not do as they are told, slow readers, and the order and bound of what waits."""

from __future__ import annotations

import errno
import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from io import StringIO
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

from stockbook.engine.request import LONGEST_LINE, Request
from stockbook.engine.server import server
from stockbook.engine.server.server import Outbox, Server, Waiting
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


class Slow(StringIO):
    """A reader who takes a line as soon as another one may be taken."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.reads = Event(), Event()

    def write(self, text: str) -> int:
        self.asked.set()
        self.reads.wait()
        return super().write(text)


@pytest.fixture
def slow() -> Iterator[Slow]:
    """A reader who reads at last, whatever happens."""
    reader = Slow()
    yield reader
    reader.reads.set()


def lines(text: str) -> list[dict[str, Any]]:
    """The documents in a text."""
    return [json.loads(line) for line in text.splitlines()]


def never() -> None:
    """There is always a reader."""
    raise AssertionError


def test_only_the_newest_report_waits(slow: Slow) -> None:
    """Nobody waits for a report, and none comes after the final document of its question."""
    outbox, rng = Outbox(slow, never), Random(5)
    outbox.send("first", {}, final=True)
    slow.asked.wait()  # From now on that is being written.
    newest: dict[object, int] = {}
    for best in range(500):
        newest[id := rng.randrange(9)] = best
        outbox.send(id, {"best": best}, final=False)
    for id in range(4):
        outbox.send(id, {"best": 1000}, final=True)
    slow.reads.set()
    outbox.close()
    first, *rest = lines(slow.getvalue())
    assert first == {"schema": 1, "id": "first", "final": True}
    assert [(each["id"], each["final"], each["best"]) for each in rest[:4]] == [
        (n, True, 1000) for n in range(4)
    ]
    assert {each["id"]: each["best"] for each in rest[4:]} == {id: newest[id] for id in range(4, 9)}
    assert not any(each["final"] for each in rest[4:])


def test_who_sends_final_documents_waits(slow: Slow) -> None:
    """Only so many are kept; a report is taken all the same, and in the end nothing final is missing."""
    outbox, sent = Outbox(slow, never, size=3), []
    full = Event()

    def send_all() -> None:
        for id in range(20):
            if id == 4:
                full.set()  # One is being written, three wait.
            outbox.send(id, {}, final=True)
            sent.append(id)

    sender = Thread(target=send_all)
    sender.start()
    full.wait()
    outbox.send("report", {}, final=False)
    assert len(sent) <= 4
    slow.reads.set()
    sender.join()
    outbox.close()
    found = lines(slow.getvalue())
    assert [each["id"] for each in found if each["final"]] == list(range(20))
    assert [each["id"] for each in found if not each["final"]] == ["report"]


@pytest.mark.parametrize("written", [True, False])
def test_nobody_reads_any_more(written: bool) -> None:
    """The end of the reader is told once, even with nothing to write; later documents are dropped."""
    reader, writer = os.pipe()
    told: list[bool] = []
    gone = Event()

    def leave() -> None:
        told.append(True)
        gone.set()

    with suppress(BrokenPipeError), os.fdopen(writer, "w") as output:
        outbox = Outbox(output, leave, size=1)
        os.close(reader)
        if written:
            outbox.send(1, {}, final=True)
        gone.wait()
        for id in range(9):
            outbox.send(id, {}, final=True)
        outbox.close()
    assert told == [True]


def taken(waiting: Waiting) -> list[object]:
    """The ids of all questions that wait, in the order in which they are taken."""
    waiting.close()
    return [running.request.id for running in iter(waiting.take, None) if running]


def test_order_is_by_priority_and_then_by_time() -> None:
    """Random priorities come out highest first, equal ones as they came."""
    waiting, rng = Waiting(100), Random(3)
    questions = [Request(id, "hint", priority=rng.randrange(4)) for id in range(50)]
    assert not any(map(waiting.add, questions))
    expected = sorted(questions, key=lambda question: -question.priority)
    assert taken(waiting) == [question.id for question in expected]


def test_the_queue_is_bounded() -> None:
    """Questions in progress do not count towards the limit; an id is free again once it is answered."""
    waiting = Waiting(1)
    assert waiting.add(Request(1, "hint")) == ""
    assert waiting.add(Request(2, "hint")) == "full"
    assert waiting.take()
    assert waiting.add(Request(1, "hint")) == "known"
    assert waiting.add(Request(2, "hint")) == ""
    assert waiting.counts() == {"waiting": 1, "running": 1, "done": 0}
    waiting.answered(1)
    assert waiting.counts() == {"waiting": 1, "running": 0, "done": 1}
    waiting.close()
    assert waiting.add(Request(3, "hint")) == "closed"


def test_stop_finds_a_question_wherever_it_is() -> None:
    """One that waits leaves the queue; one that is worked on is interrupted once, as soon as it can be."""
    waiting, heard = Waiting(9), []
    for id in ("first", "second", "third"):
        waiting.add(Request(id, "hint"))
    first, second = waiting.take(), waiting.take()
    assert first
    assert second
    waiting.begun(first, lambda: heard.append("first"))
    assert waiting.stop("nobody") == ([], [])
    assert waiting.stop("third")[0] == [Request("third", "hint")]
    assert waiting.stop("first") == ([], [first.request])
    waiting.stop("all")
    assert heard == ["first"]
    waiting.begun(second, lambda: heard.append("second"))
    assert heard == ["first", "second"]
    assert taken(waiting) == []


def test_an_answer_that_has_come_is_not_interrupted() -> None:
    """The process may already work on the next question."""
    waiting, heard = Waiting(9), []
    waiting.add(Request(1, "hint"))
    running = waiting.take()
    assert running
    waiting.begun(running, lambda: heard.append(1))
    waiting.over(running)
    waiting.stop("all")
    assert heard == []
