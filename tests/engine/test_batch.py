"""Batches: every piece is done once, whatever happens to the workers.

Answers that are kept: what a file has is taken up again, and nothing in it is lost.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockbook.engine.batch import TRIES, AnsweredFiles, Batch
from stockbook.models.files.faults import PositionError
from stockbook.optimizer.arena.workers import Workers, local_workers
from tests.engine.pieces import deadly, doubled
from tests.optimizer.arena.matches import AtOnce, at_once, threads


def done(pieces: dict[str, int], workers: Workers) -> tuple[dict[str, int], dict[str, str]]:
    """The results of some work, and the losses."""
    results: dict[str, int] = {}
    losses: dict[str, str] = {}
    Batch(pieces, doubled, results.__setitem__, losses.__setitem__).run(workers)
    return results, losses


@pytest.mark.parametrize("workers", [at_once(), threads(3)], ids=["at once", "threads"])
def test_every_piece_is_done(workers: Workers) -> None:
    """One that fails is a loss of its own."""
    pieces = {str(number): number for number in range(-1, 30)}
    results, losses = done(pieces, workers)
    assert results == {str(number): 2 * number for number in range(30)}
    assert losses == {"-1": "ValueError(-1)"}
    assert done({}, workers) == ({}, {})


def test_a_piece_that_ends_its_worker(tmp_path: Path) -> None:
    """All others are done; one that ended its worker once only is done as well."""
    always, once = tmp_path / "99.txt", tmp_path / "1.txt"
    always.touch()
    once.touch()
    pieces = {"always": str(always), "once": str(once), **{str(n): f"{n}?" for n in range(4)}}
    results: dict[str, str] = {}
    losses: dict[str, str] = {}
    Batch(pieces, deadly, results.__setitem__, losses.__setitem__).run(local_workers(1))
    assert results == {key: piece for key, piece in pieces.items() if key != "always"}
    assert list(losses) == ["always"]
    assert always.stat().st_size == TRIES + 1


def test_a_stop_leaves_at_once() -> None:
    """Results told by then stay told, and the executor is not waited for."""
    told: list[str] = []
    waited = []

    class Watched(AtOnce):
        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            waited.append(wait)

    batch = Batch(
        dict.fromkeys("abcde", 1), doubled, lambda key, _: told.append(key), lambda key, reason: None
    )
    with pytest.raises(KeyboardInterrupt):
        batch.run(Workers(Watched, lambda: 1), lambda: bool(told))
    assert (told, waited) == (["a", "b"], [False])


OPTIONS = {"time": 5, "put": ["1@g5", "2@h7"]}


def opened(path: Path | None, command: str = "hint", **options: object) -> AnsweredFiles:
    """The answers to a question in a file."""
    return AnsweredFiles(command, options or OPTIONS, path)


def test_what_is_kept_is_there_again(tmp_path: Path) -> None:
    """By the name of the file and by what was read; the document is as it was, a summary at the end goes."""
    path = tmp_path / "answers.jsonl"
    for expected in (None, ({"schema": 1, "file": "a.toml", "best": 3}, 0)):
        answers = opened(path)
        assert answers.get("a.toml", "first") == expected
        assert answers.get("a.toml", "second") is None
        assert answers.get("b.toml", "first") is None
        if expected is None:
            answers.add("first", {"file": "a.toml", "best": 3}, 0)
        answers.end({"summary": True})
        answers.close()
    assert [json.loads(line).get("summary") for line in path.read_text().splitlines()] == [None, True]


@pytest.mark.parametrize("path", [None, "answers.jsonl"])
def test_one_text_is_one_document(path: str | None, tmp_path: Path) -> None:
    """The same text in two files counts once in a summary; a file that has changed has both."""
    answers = opened(tmp_path / path if path else None)
    for file, text, best in (("a", "first", 1), ("b", "first", 2), ("b", "second", 3)):
        answers.add(text, {"file": file, "best": best}, 0)
    assert [document["best"] for document in answers.documents()] == [2, 3]
    answers.close()


def test_a_line_that_was_cut_off_is_taken_out(tmp_path: Path) -> None:
    """The machine stopped in it; its file is answered again."""
    path = tmp_path / "answers.jsonl"
    answers = opened(path)
    answers.add("first", {"file": "a"}, 2)
    answers.close()
    whole = path.read_text()
    for text in (whole + whole[:20], whole + "{", whole.rstrip()):
        path.write_text(text)
        answers = opened(path)
        assert answers.get("a", "first") == ({"schema": 1, "file": "a"}, 2)
        answers.close()
        assert path.read_text() == whole


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("my notes\n", "line 1: not an answer of a batch"),
        ('{"schema": 1}\n', "line 1: not an answer of a batch"),
        ('{"file": "a", "batch": {"command": "hint", "options": {"time": 5}}}\n', "not an answer of a batch"),
        (
            '{"file": ["a"], "batch": {"command": "hint", "options": {}, "text": "", "code": 0}}\n',
            "not an answer of a batch",
        ),
        (
            '{"file": "a", "batch": {"command": "cut", "options": {}, "text": "", "code": 0}}\n',
            "answers cut, and this is hint --time=5 --put=1@g5 --put=2@h7",
        ),
    ],
)
def test_other_content_is_refused(content: str, reason: str, tmp_path: Path) -> None:
    """Nothing in the file changes."""
    path = tmp_path / "answers.jsonl"
    path.write_text(content)
    with pytest.raises(PositionError, match=reason):
        opened(path)
    assert path.read_text() == content


@pytest.mark.parametrize("content", ["my notes", '{"game": "stampswap"}', "a\nb", "[me]\nplace = []"])
def test_a_last_line_without_an_end_stays(content: str, tmp_path: Path) -> None:
    """A last line that is no beginning of a document is a person's work, and stays."""
    path = tmp_path / "notes.txt"
    path.write_text(content)
    with pytest.raises((OSError, PositionError), match=r"no document|not an answer"):
        opened(path)
    assert path.read_text() == content


def test_a_name_that_is_no_utf_8(tmp_path: Path) -> None:
    """Its line is JSON for everybody, and its answer is found again."""
    path = tmp_path / "out.jsonl"
    answers = AnsweredFiles("check", {}, path)
    answers.add("text", {"file": "\udcff.toml"}, 0)
    answers.close()
    assert "\\ud" not in path.read_text("utf-8")
    again = AnsweredFiles("check", {}, path)
    kept = again.get("\udcff.toml", "text")
    again.close()
    assert kept
    assert (kept[0]["file"], kept[1]) == ("\ufffd.toml", 0)
