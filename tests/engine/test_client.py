"""The engine from Python: asked from tasks and from threads, and left early."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from stockbook.engine import Engine, client
from tests.cli.running import HARD, SMALL


async def ask_and_leave(engine: Engine) -> list[dict[str, Any]]:
    """Many answers at the same time, while a question is left after its first report."""
    options = {"time": 60, "goal": "now"}
    async for report in engine.stream_async("hint", HARD, options=options, report_every=0.1):
        assert not report["final"]
        break
    return await asyncio.gather(*(engine.ask_async("hint", SMALL) for _ in range(5)))


def test_tasks_threads_and_the_end() -> None:
    """Every question gets its own answer; what is open at the end is stopped, and nothing comes after."""
    with Engine(processes=2) as engine, ThreadPoolExecutor(4) as pool:
        documents = asyncio.run(ask_and_leave(engine))
        documents += pool.map(lambda _: engine.ask("hint", SMALL), range(5))
        assert [document["best"] for document in documents] == [66] * 10
        assert len({document["id"] for document in documents}) == 10
        hint = engine.stream("hint", HARD, options={"time": 60, "goal": "now"}, report_every=0.1)
        report = next(hint)
        engine.close()
        *_, final = hint
        assert report["best"] <= final["best"]
        assert final["stopped"]
        assert engine.ask("version")["faults"] == [{"message": "the engine has ended"}]


def test_a_task_has_an_engine_of_its_own() -> None:
    """The context manager is one for tasks too."""

    async def version() -> Any:
        async with Engine(processes=1) as engine:
            return (await engine.ask_async("version"))["version"]

    assert asyncio.run(version()) == "0.1.0"


def test_what_an_engine_cannot_read() -> None:
    """Refused at once, since an engine could not say whose request it was; other questions are answered."""
    with Engine(processes=1) as engine:
        for text in (float("inf"), "x" * 2**20):
            with pytest.raises(ValueError):
                engine.ask("score", position={"text": text})
        assert engine.ask("score", SMALL)["total"]


@pytest.mark.parametrize("line", ['{"id": 1, "fi', "\\xc3", ""])
def test_an_engine_that_ends_within_a_line(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    """Its open questions have the fault that it has ended."""
    program = f"import os; input(); os.write(1, b'{line}')"
    monkeypatch.setattr(client, "COMMAND", [sys.executable, "-c", program])
    with Engine() as engine:
        assert engine.ask("score", SMALL)["faults"] == [{"message": "the engine has ended"}]


def test_an_error_of_who_hears_concerns_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is shown as the error of a thread; the other questions get their answers."""
    shown: list[str] = []
    monkeypatch.setattr("threading.excepthook", lambda error: shown.append(str(error.exc_value)))

    def tell(document: dict[str, Any]) -> None:
        raise ValueError(document["version"])

    with Engine(processes=1) as engine:
        engine.send(tell, command="version")
        assert engine.ask("score", SMALL)["total"]
    assert shown == ["0.1.0"]
