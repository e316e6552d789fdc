"""``stockbook engine`` as a process: many questions at the same time, and all that may go wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from tests.cli.running import COMMAND, HARD, SMALL
from tests.engine.server.test_worker import SUNDAY

EASY_QUESTION = {"command": "hint", "text": SMALL}
HARD_QUESTION = {"command": "hint", "text": HARD, "options": {"time": 60, "goal": "now"}, "report_every": 0.1}
SILENT_QUESTION = {"command": "hint", "text": HARD, "options": {"time": 3600, "goal": "now"}}


def alive(pid: int) -> bool:
    """Whether there is a process of this number that has not ended."""
    return Path(f"/proc/{pid}/root").exists()


def wait_for_the_end_of(pids: list[int]) -> None:
    """Wait until all these processes have ended, a minute at most."""
    end = monotonic() + 60
    while any(map(alive, pids)):
        assert monotonic() < end
        sleep(0.02)


class Asked:
    """An engine as a process, and what is written to it and read from it."""

    def __init__(self, *options: str) -> None:
        pipe = subprocess.PIPE
        command = [*COMMAND, "engine", *options]
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8")

    def send(self, id: object, **request: Any) -> None:
        """Write a request."""
        print(json.dumps({"id": id, **request}), file=self.process.stdin, flush=True)

    def next(self) -> dict[str, Any]:
        """Read a document."""
        assert self.process.stdout
        document: dict[str, Any] = json.loads(self.process.stdout.readline())
        return document

    def running(self) -> list[int]:
        """The processes of the engine, as soon as a question is worked on."""
        while True:
            self.send("status", command="status")
            while (document := self.next())["id"] != "status":
                pass
            if document["running"]:
                pids: list[int] = document["processes"]
                return pids

    def rest(self) -> list[dict[str, Any]]:
        """End the input, and read all documents that are left."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        return [json.loads(line) for line in self.process.stdout]


@contextmanager
def engine(*options: str, code: int = 0) -> Iterator[Asked]:
    """An engine that ends with this code, and not a word on standard error."""
    asked = Asked(*options)
    with asked.process as process:
        yield asked
        assert process.wait(timeout=60) == code
        assert process.stderr
        assert process.stderr.read() == ""


def test_killed_stopped_and_reported() -> None:
    """A process that is killed costs its own question only; a stop gives the best so far at once."""
    with engine("--processes=1") as asked:
        asked.send("killed", **HARD_QUESTION)
        asked.send("stopped", **HARD_QUESTION)
        asked.send("last", **EASY_QUESTION)
        assert asked.next()["id"] == "killed"
        asked.send("status", command="status")
        while (status := asked.next())["id"] != "status":
            pass
        assert (status["running"], status["waiting"], status["done"]) == (1, 2, 0)
        os.kill(status["processes"][0], signal.SIGKILL)
        while not (document := asked.next())["final"]:
            pass
        assert document["id"] == "killed"
        assert "signal 9" in document["faults"][0]["message"]
        reports = [asked.next()]
        asked.send("stop", command="stop", stop="all")
        rest = {document["id"]: document for document in asked.rest() if document["final"]}
        assert sorted(rest) == ["last", "stop", "stopped"]
        stopped = rest["stopped"]
        assert rest["last"] == {"schema": 1, "id": "last", "final": True, "stopped": True}
        assert (stopped["stopped"], stopped["proved"], len(stopped["plans"])) == (True, False, 1)
        assert reports[0]["best"] <= stopped["best"] < stopped["bound"] <= reports[0]["bound"]
        assert reports[0]["plan"].count("@") > 5


def test_the_queue_says_when_it_is_full() -> None:
    """Refusals come at once; the other questions are answered, the highest priority first."""
    with engine("--processes=1", "--waiting=2") as asked:
        asked.send("hard", **HARD_QUESTION)
        assert asked.next()["id"] == "hard"
        for id in range(4):
            asked.send(id, command="check", text=SMALL, priority=id)
        asked.send("hard", command="check", text="")
        asked.send("stop", command="stop", stop="hard")
        final = [document for document in asked.rest() if document["final"]]
        refused = [document["id"] for document in final if "the queue is full" in str(document.get("faults"))]
        assert refused == [2, 3]
        assert [document["id"] for document in final if document.get("ok")] == [1, 0]
        assert [document["id"] == "hard" and "in use" in str(document) for document in final].count(True) == 1


def test_a_slow_reader_loses_nothing() -> None:
    """More is asked than pipes hold before any is read; a process killed between questions costs none."""
    with engine("--processes=2") as asked:
        asked.send("first", command="show", text=SUNDAY)
        assert asked.next()["final"]
        asked.send("status", command="status")
        os.kill(asked.next()["processes"][0], signal.SIGKILL)
        for id in range(150):
            asked.send(id, command="show", text=SUNDAY)
        shown = [document["id"] for document in asked.rest() if "faults" not in document]
        assert sorted(shown) == list(range(150))


def test_a_slow_reader_does_not_stop_the_reading() -> None:
    """While more answers wait than a pipe holds, the engine's own are made, and a search is stopped; reports
    come before the end of it."""
    with engine("--processes=2") as asked:
        asked.send("hard", **HARD_QUESTION)
        for id in range(90):
            asked.send(id, **({"command": "show", "text": SUNDAY} if id % 3 else {"command": "status"}))
        asked.send("stop", command="stop", stop="hard")
        ids = [(document["id"], document["final"]) for document in asked.rest()]
    assert Counter(id for id, final in ids if final) == Counter(["hard", "stop", *range(90)])
    assert ("hard", False) not in ids[ids.index(("hard", True)) :]


@pytest.mark.parametrize("reported", [True, False], ids=["with reports", "without a word"])
def test_a_closed_pipe_ends_it_quietly(reported: bool) -> None:
    """Nobody reads: all work ends at once, and no process is left."""
    with engine("--processes=1") as asked:
        asked.send("hard", **(HARD_QUESTION if reported else SILENT_QUESTION))
        pids = asked.running()
        assert asked.process.stdout
        asked.process.stdout.close()
        assert asked.process.wait(timeout=60) == 0
        assert not any(map(alive, pids))


def test_processes_end_with_their_engine() -> None:
    """Killed, it leaves no search behind."""
    with engine("--processes=2", code=-signal.SIGKILL) as asked:
        asked.send("hard", **SILENT_QUESTION)
        pids = asked.running()
        asked.process.kill()
        wait_for_the_end_of(pids)


def test_an_engine_ends_with_who_asked_it() -> None:
    """A program that is killed leaves neither its engine nor a search behind."""
    program = (
        "from stockbook.engine import Engine\n"
        "engine = Engine(processes=1)\n"
        f"engine.send(print, **{SILENT_QUESTION!r})\n"
        "while not (status := engine.ask('status'))['running']: pass\n"
        "print(*status['processes'], engine._process.pid, flush=True)\n"
        "input()"
    )
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND[:-1], program], stdin=pipe, stdout=pipe, encoding="utf-8") as process:
        assert process.stdout
        pids = [int(pid) for pid in process.stdout.readline().split()]
        assert len(pids) == 2 and all(map(alive, pids))
        process.kill()
        wait_for_the_end_of(pids)


@pytest.mark.alone
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_with_the_best_so_far(number: signal.Signals) -> None:
    """The running search is answered, the waiting one is stopped, and the exit code names the signal."""
    with engine("--processes=1", code=128 + number) as asked:
        asked.send("hard", **HARD_QUESTION)
        asked.send("waits", **HARD_QUESTION)
        assert asked.next()["id"] == "hard"
        asked.process.send_signal(number)
        final = {document["id"]: document for document in asked.rest() if document["final"]}
        assert final["waits"]["stopped"] is final["hard"]["stopped"] is True
        assert final["hard"]["best"] < final["hard"]["bound"]


#: The program where the process that starts all others ends before it has started one.
NO_START = """
from multiprocessing import util
from stockbook.cli.main import main
begin = util.spawnv_passfds

def ending(path, arguments, kept):
    if "forkserver" in arguments[-1]:
        return begin(b"/bin/sleep", [b"sleep", b"0.2"], kept)
    return begin(path, arguments, kept)

util.spawnv_passfds = ending
main()
"""


def test_processes_that_cannot_begin() -> None:
    """Each question is told so, and the engine's own commands are answered."""
    lines = [json.dumps({"id": id, **EASY_QUESTION}) for id in (1, 2)]
    lines.append(json.dumps({"id": 3, "command": "version"}))
    done = subprocess.run(
        [*COMMAND[:2], NO_START, "engine", "--processes=1"],
        input="\n".join(lines),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    documents = {document["id"]: document for document in map(json.loads, done.stdout.splitlines())}
    assert sorted(documents) == [1, 2, 3]
    for id in (1, 2):
        assert "no process can be started" in documents[id]["faults"][0]["message"]
