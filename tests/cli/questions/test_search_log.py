"""``--log``: a line of JSON for each event of a search, in the order of their seconds."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from stockbook.cli.questions.failure import WRONG_INPUT
from stockbook.engine.shapes import schemas
from tests.cli.running import POSITIONS, SUNDAY, run
from tests.test_docs_keys import keys, named


def logged(path: Path, *arguments: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The document of a command, and its log, each line of which is as its schema says."""
    document = json.loads(run(*arguments, "--json", "--log", str(path)).stdout)
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    validator = Draft202012Validator(schemas()["search-log.json"])
    for line in lines:
        validator.validate(line)
    assert lines[0]["event"] == "begin"
    assert [line["seconds"] for line in lines] == sorted(line["seconds"] for line in lines)
    assert sorted(set(keys(lines)) - named()) == []
    return document, lines


def test_the_course_of_a_show_phase(tmp_path: Path) -> None:
    """It begins with what was asked, and its incumbents and bounds end with those of the answer."""
    document, lines = logged(tmp_path / "log.jsonl", "place", SUNDAY, "--seed", "3", "--workers", "2")
    assert (lines[0]["file"], lines[0]["seed"], lines[0]["workers"]) == (SUNDAY, 3, 2)
    assert {line["event"] for line in lines} >= {"begin", "incumbent", "bound", "start", "end"}
    for event in ("incumbent", "bound"):
        points = {line["contest"]: line["points"] for line in lines if line["event"] == event}
        assert max(points.values()) == document["best"]


@pytest.mark.parametrize(
    "arguments", [("cut", "cut-sunday"), ("choose", "choose-sunday"), ("hint", "stamps-example")]
)
def test_the_course_of_other_searches(arguments: tuple[str, str], tmp_path: Path) -> None:
    """They tell what is known of the best move, each time that it has changed."""
    command, name = arguments
    file = str(POSITIONS / f"{name}.toml")
    _, lines = logged(tmp_path / "log.jsonl", command, file, "--time", "3")
    assert {line["event"] for line in lines[1:]} <= {"progress"}
    told = [{**line, "seconds": 0} for line in lines[1:]]
    assert all(one != other for one, other in pairwise(told))


def test_a_log_is_of_one_file_and_replaces_none(tmp_path: Path) -> None:
    """Several files are refused, and so is a log that exists, before the search; unless with --force."""
    path = tmp_path / "log.jsonl"
    refused = run("hint", SUNDAY, str(POSITIONS / "saturday.toml"), "--log", str(path))
    assert (refused.exit_code, refused.stdout, path.exists()) == (WRONG_INPUT, "", False)
    path.write_text("mine", "utf-8")
    refused = run("place", SUNDAY, "--log", str(path))
    assert (refused.exit_code, refused.stdout, path.read_text("utf-8")) == (WRONG_INPUT, "", "mine")
    assert "exists" in refused.stderr
    assert run("place", SUNDAY, "--log", str(path), "--force").exit_code == 0
    assert path.read_text("utf-8").startswith('{"schema": 1')
