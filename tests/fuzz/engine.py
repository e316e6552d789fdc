"""Sessions of the engine: mixed questions in random order, with all that may go wrong beside them.

Each answer is compared with that of the command line, word for word.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from threading import Thread
from time import sleep
from typing import Any

from tests.cli.running import COMMAND, HARD, run
from tests.engine.server.test_worker import REQUESTS, arguments
from tests.fuzz.process import HANGING

BAD_LINES = (
    "hint",
    '{"id": 1',
    "[]",
    '{"command": "hint"}',
    "\N{BLACK STAR}",
    '{"id": {}, "command": "check"}',
)
#: A question that ends only when it is stopped.
ENDLESS = {
    "command": "hint",
    "text": HARD,
    "options": {"time": 3600, "goal": "now"},
    "report_every": 0.05,
    "priority": 1,
}
#: The share of bad lines, of endless questions with a stop, and of stops of other questions.
SHARES = (0.1, 0.02, 0.1)
#: The words of a fault that a killed process leaves.
KILLED = "the process that worked on it has ended"
#: Most lines that a slow reader leaves unread before a short rest.
UNREAD = 40


@dataclass(frozen=True)
class Session:
    """A run of the engine.

    Parameters
    ----------
    seed
        Another seed, other questions in another order.
    questions
        Number of questions that have an answer.
    kills
        Number of times that a process of the engine is killed.
    """

    seed: int
    questions: int = 200
    kills: int = 4

    @property
    def name(self) -> str:
        return f"engine, seed {self.seed}, {self.questions} questions"


def sessions(seed: int) -> Iterator[Session]:
    """Endless sessions, equal ones for equal seeds."""
    return (Session(seed + number) for number in count())


@cache
def expected(number: int) -> dict[str, Any]:
    """The document of a request as the command line prints it."""
    command, text, options = REQUESTS[number]
    typed = run(*command.split(), "-", "--json", *arguments(options), text=text).stdout
    document: dict[str, Any] = json.loads(typed)
    return document


def lines_of(session: Session) -> tuple[list[dict[str, Any] | str], dict[Any, int]]:
    """The lines to send, and the request that each id of a question stands for."""
    rng = Random(session.seed)
    asked = {id: rng.randrange(len(REQUESTS)) for id in range(session.questions)}
    lines: list[dict[str, Any] | str] = []
    for id, number in asked.items():
        command, text, options = REQUESTS[number]
        lines.append(
            {"id": id, "command": command, "text": text, "options": options, "priority": rng.randrange(3)}
        )
    bad, endless, stops = (round(share * session.questions) for share in SHARES)
    lines += [rng.choice(BAD_LINES) for _ in range(bad)]
    rng.shuffle(lines)
    for number in range(stops):
        id = rng.randrange(session.questions)
        lines.insert(rng.randrange(len(lines)), {"id": f"stop {number}", "command": "stop", "stop": id})
    for number in range(max(1, endless)):
        place, id = rng.randrange(len(lines)), f"endless {number}"
        lines.insert(place, {"id": id, **ENDLESS})
        lines.append({"id": f"stop {id}", "command": "stop", "stop": id})
    return lines, asked


def session_faults(session: Session) -> list[str]:
    """Every reason why a session should not have gone so."""
    lines, asked = lines_of(session)
    pipe = subprocess.PIPE
    command = [*COMMAND, "engine", "--processes=2", f"--waiting={len(lines)}"]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8") as process:
        documents: list[dict[str, Any]] = []
        reader = Thread(target=_read, args=(process, documents, Random(session.seed)))
        reader.start()
        assert process.stdin
        kills = sorted(Random(-session.seed).sample(range(len(lines)), session.kills))
        for place, line in enumerate(lines):
            print(line if isinstance(line, str) else json.dumps(line), file=process.stdin, flush=True)
            if place in kills:
                _kill_one(process.pid, Random(place))
        process.stdin.close()
        process.stdin = None
        try:
            process.wait(timeout=10 * HANGING)
        except subprocess.TimeoutExpired:
            process.kill()
        reader.join()
        assert process.stderr
        said, code = process.stderr.read(), process.returncode
    found = [f"exit code {code}"] * (code != 0) + [f"says {said[-500:]}"] * bool(said)
    found += _faults(session, lines, asked, documents)
    return [f"{session.name}: {each}" for each in found]


def _read(process: subprocess.Popen[str], documents: list[dict[str, Any]], rng: Random) -> None:
    """Read slowly: now and then not at all."""
    assert process.stdout
    for line in process.stdout:
        documents.append(json.loads(line))
        if rng.randrange(UNREAD) == 0:
            sleep(0.2)


def _kill_one(engine: int, rng: Random) -> None:
    """Kill one of the processes that answer, if there are any yet."""
    children = {
        pid: parent
        for pid, parent in ((int(path.name), _parent(path)) for path in Path("/proc").glob("[0-9]*"))
        if parent
    }
    servers = [pid for pid, parent in children.items() if parent == engine]
    workers = sorted(pid for pid, parent in children.items() if parent in servers)
    if workers:
        os.kill(rng.choice(workers), signal.SIGKILL)


def _parent(path: Path) -> int:
    """The parent of a process; 0 where it has ended."""
    try:
        return int((path / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
    except OSError:
        return 0


def _faults(
    session: Session,
    lines: list[dict[str, Any] | str],
    asked: dict[Any, int],
    documents: list[dict[str, Any]],
) -> list[str]:
    """The faults in the documents of a session."""
    found = []
    final = {document["id"]: document for document in documents if document["final"]}
    counts = Counter(document["id"] for document in documents if document["final"])
    wanted = Counter(_id(line) for line in lines)
    if counts != wanted:
        found.append(f"lost {wanted - counts}, too many {counts - wanted}")
    stops = {line["stop"] for line in lines if isinstance(line, dict) and line["command"] == "stop"}
    killed = 0
    for id, number in asked.items():
        document = {key: value for key, value in final.get(id, {}).items() if key not in ("id", "final")}
        stopped = id not in final or (id in stops and document.get("stopped"))
        died = KILLED in str(document.get("faults"))
        killed += died
        if not (stopped or died or document == expected(number)):
            found.append(f"{REQUESTS[number][::2]} is answered {str(document)[:300]}")
    if killed > session.kills:
        found.append(f"{killed} questions were lost with {session.kills} processes")
    return found + _reports(documents)


def _id(line: dict[str, Any] | str) -> Any:
    """The id that the document of a line has."""
    try:
        id = (json.loads(line) if isinstance(line, str) else line)["id"]
    except (ValueError, TypeError, KeyError):
        return None
    return id if isinstance(id, str | int) else None


def _reports(documents: list[dict[str, Any]]) -> list[str]:
    """The faults in the reports: one after the end of its question, or one that takes back points."""
    found: list[str] = []
    ended: set[Any] = set()
    best: dict[Any, float] = {}
    for document in documents:
        id = document["id"]
        if document["final"]:
            ended.add(id)
        elif id in ended:
            found.append(f"a report of {id!r} after its end")
        elif "best" in document:
            if document["best"] < best.get(id, document["best"]):
                found.append(f"a report of {id!r} takes back {best[id] - document['best']} points")
            best[id] = document["best"]
    return found
