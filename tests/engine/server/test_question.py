"""The queue of the engine: its order, its bound, and how questions leave it."""

from __future__ import annotations

from random import Random

from stockbook.engine.requests import Request
from stockbook.engine.server.question import Waiting


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
