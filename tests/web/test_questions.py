"""Questions of many clients: how many there may be, how they end, and an engine that is gone."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import pytest

from stockbook.web import questions as module
from stockbook.web.guard import Refusal
from stockbook.web.questions import NOT_FOR_CLIENTS, PER_CLIENT, Asked, Questions
from tests.cli.running import HARD, SMALL
from tests.optimizer.review.games import played, record_of
from tests.web.running import below

_Answer = TypeVar("_Answer")
SCORE = {"command": "score", "text": SMALL}
HINT = {"command": "hint", "text": SMALL}
#: A search that ends when it is stopped, and not before.
SEARCH: dict[str, Any] = {
    "command": "hint",
    "text": HARD,
    "options": {"time": 600, "goal": "now"},
    "report_every": 0.05,
}
#: Seconds after which a test is over that waits for what does not come.
LONGEST = 60


@pytest.fixture(scope="module")
def questions() -> Iterator[Questions]:
    """The engines, which work on one search at a time."""
    found = Questions(1)
    yield found
    found.close()


def done(work: Callable[[], Awaitable[_Answer]]) -> _Answer:
    """The outcome of a task."""

    async def run() -> _Answer:
        return await asyncio.wait_for(work(), LONGEST)

    return asyncio.run(run())


async def final(questions: Questions, question: Asked) -> dict[str, Any]:
    """The last document of a question, which is left then."""
    documents = [document async for document in question.documents(LONGEST)]
    questions.leave(question)
    assert documents[-1]
    return documents[-1]


async def at_once(
    questions: Questions, *requests: tuple[str, dict[str, Any]]
) -> tuple[list[Asked], list[int]]:
    """Questions of clients, all sent at once: those that were taken, and why the others were not."""
    sent = [questions.ask(client, request) for client, request in requests]
    found = await asyncio.gather(*sent, return_exceptions=True)
    assert all(isinstance(each, Asked | Refusal) for each in found), found
    refused = [each.args[0] for each in found if isinstance(each, Refusal)]
    return [each for each in found if isinstance(each, Asked)], refused


@pytest.mark.parametrize("request_", [SEARCH, SCORE])
def test_a_client_has_so_many_questions(questions: Questions, request_: dict[str, Any]) -> None:
    """A client may have eight open questions; others may still ask, and so may it after leaving them."""

    async def work() -> None:
        taken, refused = await at_once(questions, *[("ann", request_)] * (PER_CLIENT + 4))
        assert (len(taken), refused) == (PER_CLIENT, [429] * 4)
        other = await questions.ask("ben", SCORE)
        assert (await final(questions, other))["total"]
        for question in taken:
            questions.leave(question)
        assert (await final(questions, await questions.ask("ann", HINT)))["best"] == 66

    done(work)


def test_the_queue_is_full(questions: Questions, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many searches may wait, whoever asks; quick questions have a queue of their own."""
    monkeypatch.setattr(module, "WAITING", 2)

    async def work() -> None:
        taken, refused = await at_once(questions, *((f"client {number}", SEARCH) for number in range(5)))
        assert (len(taken), refused) == (3, [503] * 2)
        assert (await final(questions, await questions.ask("ann", SCORE)))["total"]
        for question in taken:
            questions.leave(question)
        assert (await final(questions, await questions.ask("ann", HINT)))["best"] == 66

    done(work)


def test_nobody_waits_for_a_review(questions: Questions) -> None:
    """A review has a process of its own: another search is answered while it goes on."""
    game = str(record_of(played("stamps", ("random", "random")), ("ann", "bob")))
    review = {"command": "review", "text": game, "options": {"time": 30}, "id": 1}

    async def work() -> None:
        asked = await questions.ask("ann", review)
        assert (await final(questions, await questions.ask("ann", HINT)))["best"] == 66
        assert questions.stop("ann", 1)
        assert (await final(questions, asked))["stopped"]

    done(work)


def test_an_id_is_taken_once(questions: Questions) -> None:
    """Only one of two questions with the same id, sent at once, is taken; other clients may use the id."""

    async def work() -> None:
        named = {**SCORE, "id": "a"}
        taken, refused = await at_once(questions, ("ann", named), ("ann", named), ("ben", named))
        assert ([each.client for each in taken], refused) == (["ann", "ben"], [409])
        for question in taken:
            assert (await final(questions, question))["id"] == "a"

    done(work)


def test_stop_gives_the_best_so_far(questions: Questions) -> None:
    """Stop ends a search with what it has found, the moment it is sent too; nobody else's."""

    async def work() -> None:
        question = await questions.ask("ann", {**SEARCH, "id": 1})
        documents = question.documents(LONGEST)
        report = await anext(documents)
        assert (questions.stop("ben", 1), questions.stop("ann", [1]), questions.stop("ann", 2)) == (
            False,
        ) * 3
        assert questions.stop("ann", 1)
        *_, last = [document async for document in documents]
        questions.leave(question)
        assert report and last
        assert (last["stopped"], last["best"] >= report["best"]) == (True, True)
        asking = asyncio.create_task(questions.ask("ann", {**SEARCH, "id": 2}))
        await asyncio.sleep(0)
        assert questions.stop("ann", 2)
        assert (await final(questions, await asking))["stopped"]

    done(work)


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        *(({"command": command, "stop": "all"}, 400) for command in NOT_FOR_CLIENTS),
        ({**SCORE, "id": [1]}, 400),
        ({**SCORE, "id": True}, 400),
        ({**SCORE, "report_every": float("inf")}, 400),
        ({**SCORE, "options": {"time": float("nan")}}, 400),
        ({**HINT, "options": {"workers": "64"}}, 400),
        ({"command": "score", "text": "é" * 400_000}, 400),
    ],
)
def test_what_no_client_may_send(questions: Questions, request_: dict[str, Any], status: int) -> None:
    """Refused before it comes to the engine, which could not say whose it was; no question stays open."""

    async def work() -> None:
        for _ in range(PER_CLIENT + 1):
            assert await at_once(questions, ("ann", request_)) == ([], [status])
        assert (await final(questions, await questions.ask("ann", SCORE)))["total"]

    done(work)


@pytest.mark.parametrize("key", ["tell", "self", "id", "priority", "stop", "nothing"])
def test_keys_of_no_meaning(questions: Questions, key: str) -> None:
    """A request with keys that are not its own is answered all the same."""

    async def work() -> None:
        document = await final(questions, await questions.ask("ann", {**SCORE, key: 5}))
        assert document["total"]

    done(work)


@pytest.mark.parametrize("killed", ["engine", "process"])
def test_a_killed_engine_is_replaced(killed: str) -> None:
    """The question that it worked on has a fault, and the next one an answer."""
    before = below(os.getpid())
    questions = Questions(1)

    async def work() -> None:
        question = await questions.ask("ann", SEARCH)
        documents = question.documents(LONGEST)
        assert await anext(documents)
        new = {pid: line for pid, line in below(os.getpid()).items() if pid not in before}
        engines = [pid for pid, line in new.items() if "-m stockbook.engine.server" in line]
        forked = [
            pid for pid, line in new.items() if pid not in engines and not below(pid) and "forkserver" in line
        ]
        for pid in engines if killed == "engine" else forked:
            os.kill(pid, signal.SIGKILL)
        *_, last = [document async for document in documents]
        questions.leave(question)
        assert last and "ended" in last["faults"][0]["message"]
        assert (await final(questions, await questions.ask("ann", HINT)))["best"] == 66

    done(work)
    questions.close()


def test_no_question_after_the_end() -> None:
    """Open searches get the best so far when the engines are ended, and new questions are refused."""
    questions = Questions(1)

    async def work() -> None:
        question = await questions.ask("ann", SEARCH)
        await anext(question.documents(LONGEST))
        await asyncio.to_thread(questions.close)
        assert (await final(questions, question))["stopped"]
        assert await at_once(questions, ("ann", SCORE)) == ([], [503])

    done(work)
