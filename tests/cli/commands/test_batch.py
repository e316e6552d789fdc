"""Batches: many files in one command, with the documents that each has alone."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from stockbook.cli.commands.batch import WORST_FIRST
from stockbook.models.files.storage import JsonLines
from stockbook.optimizer.arena.workers import dask_workers
from tests.cli.commands.test_cut import SMALL as CUT
from tests.cli.running import COMMAND, HARD, POSITIONS, SMALL, run, run_process
from tests.optimizer.arena.matches import at_once
from tests.schemas import hold

FILES = ("small.toml", "wrong.toml")
ARENA = ("--game", "stamps", "--agents", "greedy,random", "--games", "2")
SURE = ("--deterministic", "--time", "0.5", "--workers", "1")
#: An unfinished deck, in which the stamps of a position may be missing.
DECK = (POSITIONS.parent / "decks" / "demo.toml").read_text("utf-8").replace('    "2x2 rare 5",\n', "", 1)
#: Texts of all kinds: positions of several games and phases, a recorded game, faults, nothing.
TEXTS = {
    "small.toml": SMALL,
    "cut.toml": CUT,
    "wrong.toml": "game = 1",
    "empty.toml": "",
    "decked.toml": f'deck = "copy.toml"\n{SMALL}',
    "lacking.toml": f'deck = "missing.toml"\n{SMALL}',
    "elsewhere.toml": f'deck = "../copy.toml"\n{SMALL}',
    "-odd name.toml": SMALL.replace("edges 10", "edges 9"),
    **{
        name: (POSITIONS / name).read_text("utf-8")
        for name in ("stamps-end.toml", "pinzetta-show.toml", "stamp-albums-refused.toml")
    },
    "game.txt": (POSITIONS.parent / "games" / "stamps-at-the-table.txt").read_text("utf-8"),
}


@pytest.fixture(autouse=True)
def _files(tmp_path: Path) -> None:
    """The texts lie in the folder where commands are run."""
    for name, text in TEXTS.items():
        Path(name).write_text(text, "utf-8")
    Path("copy.toml").write_text(DECK, "utf-8")


@pytest.fixture
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are answered in this process, one after the other."""
    monkeypatch.setattr("stockbook.optimizer.arena.workers.local_workers", at_once)


def documents(output: str) -> list[dict[str, Any]]:
    """The documents in lines."""
    return [json.loads(line) for line in output.splitlines()]


def by_file(output: str) -> dict[str, dict[str, Any]]:
    """The documents in lines by their files, without these; one for each."""
    found = documents(output)
    files = [document.pop("file") for document in found]
    assert len(set(files)) == len(files)
    return dict(zip(files, found, strict=True))


@pytest.mark.usefixtures("_here")
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("hint", SURE),
        ("hint", (*SURE, "--goal", "now", "--plans", "2", "--deck", "copy.toml")),
        ("place", (*SURE, "--leave", "3", "--reach", "edges 1", "--reach", "sets color 1")),
        ("cut", (*SURE, "--opponents", "against")),
        ("check", ()),
        ("check", ("--at", "12")),
        ("score", ("--contest", "edges")),
    ],
    ids=" ".join,
)
def test_the_documents_are_those_of_single_commands(command: str, options: tuple[str, ...]) -> None:
    """Word for word, faults included; the exit code is the worst of all."""
    files = [*TEXTS, "missing.toml"]
    batch = run(command, *options, "--json", "--", *files)
    alone = {file: run(command, *options, "--json", "--", file) for file in files}
    assert by_file(batch.stdout) == {file: json.loads(done.stdout) for file, done in alone.items()}
    codes = {done.exit_code for done in alone.values()}
    assert batch.exit_code == min(codes, key=WORST_FIRST.index) == 2
    assert len(codes) > 1


@pytest.mark.usefixtures("_here")
def test_one_file_is_answered_as_ever() -> None:
    """In words, or as a document without the name of its file, unless its answer is kept or it is listed."""
    assert "66 points" in run("hint", "small.toml", *SURE).stdout
    assert "file" not in json.loads(run("check", "small.toml", "--json").stdout)
    assert run("check", "small.toml", "--workers", "2").stdout.startswith("no faults\n")
    for batch in (("--out", "answers"), ("--files-from", "-")):
        done = run("check", "small.toml", *batch, text="small.toml\n")
        assert [document["file"] for document in documents(done.stdout)] == ["small.toml"]
    refused = run("check", "--json")
    assert (refused.exit_code, "name one" in refused.stdout) == (2, True)


@pytest.mark.usefixtures("_here")
def test_files_of_a_list_and_of_standard_input() -> None:
    """They come after those that are named; each is answered once."""
    listed = "cut.toml\nsmall.toml\n\n"
    done = run("check", "small.toml", "--files-from", "-", text=listed)
    assert [document["file"] for document in documents(done.stdout)] == ["small.toml", "cut.toml"]
    Path("list").write_text(listed)
    done = run("check", "-", "--files-from", "list", text="game = 1")
    assert (done.exit_code, [each["ok"] for each in by_file(done.stdout).values()]) == (
        2,
        [False, True, True],
    )


@pytest.mark.usefixtures("_here")
def test_a_batch_goes_on() -> None:
    """An answered file is not asked again and keeps its exit code; one that changed or was unreadable is."""
    files = ("small.toml", "wrong.toml", "missing.toml")
    first = run("score", *files, "--out", "answers")
    kept = Path("answers").read_text()
    assert [line["file"] for line in documents(kept)] == ["small.toml", "wrong.toml"]
    for line in documents(kept):
        hold("score", line)
    again = run("score", *files, "cut.toml", "--out", "answers", "--workers", "2")
    assert first.exit_code == again.exit_code == 2
    assert documents(again.stdout)[:3] == documents(first.stdout)
    assert Path("answers").read_text().startswith(kept)
    assert len(documents(Path("answers").read_text())) == 3
    Path("wrong.toml").write_text(SMALL)
    Path("missing.toml").write_text(SMALL)
    whole = by_file(run("score", *files, "--out", "answers").stdout)
    assert all(document["total"] for document in whole.values())
    assert len(documents(Path("answers").read_text())) == 5
    refused = run("score", *files, "--out", "answers", "--contest", "edges")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "line 1: answers score, and this is score --contest=edges" in refused.stderr
    folder = run("score", *files, "--out", ".")
    assert (folder.exit_code, "--out: cannot hold answers" in folder.stderr) == (2, True)


@pytest.mark.usefixtures("_here")
def test_a_worker_that_dies_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line of its file says so, and it is asked again next time."""

    def die(asked: object) -> None:
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr("stockbook.cli.commands.batch.answer_file", die)
        done = run("check", "small.toml", "--out", "answers")
    assert (done.exit_code, "MemoryError" in documents(done.stdout)[0]["faults"][0]["message"]) == (1, True)
    assert run("check", "small.toml", "--out", "answers").exit_code == 0


def test_processes_answer_side_by_side() -> None:
    """All shipped positions, in any order, as one process answers them."""
    files = sorted(map(str, POSITIONS.glob("*.toml")))
    done = run_process("score", *files, "--workers", "2")
    assert all(f"of {len(files)} files after" in line for line in done.stderr.splitlines())
    assert sorted(by_file(done.stdout)) == files


@pytest.mark.alone
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_keeps_what_is_done(number: signal.Signals) -> None:
    """Whole lines, nothing else on standard error than the stop, and the same command goes on."""
    for name in ("one", "two"):
        Path(f"hard-{name}.toml").write_text(HARD)
    files = ["small.toml", "hard-one.toml", "hard-two.toml"]
    command = [*COMMAND, "hint", *files, "--goal=now", "--time=60", "--workers=1", "--out", "answers"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, encoding="utf-8") as process:
        assert process.stdout
        assert process.stderr
        first = process.stdout.readline()
        process.send_signal(number)
        assert process.stdout.read() == ""
        assert process.wait(timeout=60) == 128 + number
        assert "Traceback" not in process.stderr.read()
    assert json.loads(first)["file"] == "small.toml"
    (kept,) = documents(Path("answers").read_text())
    assert kept.pop("batch")["code"] == 0
    assert kept == json.loads(first)
    done = run_process("hint", "small.toml", "--goal=now", "--time=60", "--out", "answers")
    assert documents(done.stdout) == [kept]


@pytest.mark.alone
def test_a_dask_cluster(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its workers have none of the files: all that they read is sent to them."""
    from distributed import LocalCluster

    files = ["small.toml", "decked.toml", "wrong.toml", "lacking.toml", "missing.toml"]
    expected = {file: json.loads(run("hint", file, *SURE, "--json").stdout) for file in files}
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with monkeypatch.context() as patched:
        patched.chdir(elsewhere)
        cluster = LocalCluster(
            n_workers=2, threads_per_worker=2, processes=True, dashboard_address=None, silence_logs=50
        )
    with cluster, dask_workers(cluster.scheduler_address) as workers:
        assert workers.size() == 4
        done = run_process("hint", *files, *SURE[:-2], "--dask", cluster.scheduler_address)
    assert (done.returncode, by_file(done.stdout)) == (2, expected)


@pytest.mark.alone
@pytest.mark.parametrize("arguments", [("check", *FILES), ("arena", *ARENA)], ids=["batch", "arena"])
def test_a_cluster_without_workers_that_goes_away(arguments: tuple[str, ...]) -> None:
    """It is told that a worker is waited for, and how to start one; then that the scheduler has gone."""
    from distributed import LocalCluster

    cluster = LocalCluster(n_workers=0, dashboard_address=None, silence_logs=50)
    address = cluster.scheduler_address
    command = [*COMMAND, *arguments, "--dask", address]
    with cluster, subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stderr
        waiting = process.stderr.readline()
        assert waiting.startswith("--dask: no worker there yet")
        assert waiting.endswith(f"dask worker {address}\n")
        cluster.close()
        assert process.wait(timeout=60) == 2
        gone = f"--dask: the scheduler at {address} has gone: start it, and run the same command again"
        assert process.stderr.read().splitlines()[-1].startswith(gone)


#: The program where each new process ends at once, as where the system refuses to run it.
REFUSED = """
import time
from multiprocessing import util
from stockbook.cli.main import main
begin = util.spawnv_passfds

def refused(path, arguments, kept):
    number = begin(b"/bin/false", [b"false"], kept)
    time.sleep(0.1)
    return number

util.spawnv_passfds = refused
main()
"""
#: The program where no thread can be started.
NO_THREAD = """
import _thread, threading
from stockbook.cli.main import main

def refused(*_):
    raise RuntimeError("can't start new thread")

_thread.start_new_thread = threading._start_new_thread = refused
main()
"""


@pytest.mark.parametrize(
    ("program", "told"),
    [(REFUSED, "no process can be started"), (NO_THREAD, "no more threads or processes")],
    ids=["process", "thread"],
)
@pytest.mark.parametrize(
    "arguments", [("check", *FILES), ("hint", *FILES), ("review", *FILES), ("arena", *ARENA)]
)
def test_workers_that_cannot_begin(program: str, told: str, arguments: tuple[str, ...]) -> None:
    """A line tells it, and the command is no success; one for a single file needs no workers."""
    done = subprocess.run(
        [*COMMAND[:2], program, *arguments], capture_output=True, encoding="utf-8", timeout=60
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"--workers: {told}")
    assert done.stderr.count("\n") == 1
    alone = [*COMMAND[:2], program, "check", "small.toml"]
    assert subprocess.run(alone, capture_output=True).returncode == 0


#: The program where no file can have more than 100 bytes.
NO_ROOM = """
import resource
from stockbook.cli.main import main
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
main()
"""


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        (("check", *FILES, "--out", "answers"), "answers"),
        (("arena", *ARENA, "--records", "records"), r"records/\d{5}-\d\.txt"),
    ],
    ids=["answers", "records"],
)
def test_a_file_that_cannot_be_written_is_named(arguments: tuple[str, ...], file: str) -> None:
    """A full disk in the midst of a batch, or of an arena, is told with the file that had no room.

    Of games side by side any may be the first whose record has none.
    """
    done = subprocess.run([*COMMAND[:2], NO_ROOM, *arguments], capture_output=True, encoding="utf-8")
    assert done.returncode == 2
    assert re.match(f"{file}: cannot be written: ", done.stderr)


def test_one_batch_a_file(_here: None) -> None:
    """A second one with the same file is refused with a sentence, and asks nothing twice; then it goes on."""
    held = JsonLines(Path("out.jsonl"))
    command = ("check", "small.toml", "cut.toml", "--out", "out.jsonl")
    done = run(*command)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "out.jsonl: --out: cannot hold answers: another stockbook keeps its answers there" in done.stderr
    held.close()
    assert len(documents(run(*command).stdout)) == 2
