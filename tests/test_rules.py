"""Every rule in the tables of docs/rules.md has a file that applies it and a test that holds it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HEAD = "| rule | file | test | |"
READING = "*reading*"


def rows() -> list[list[str]]:
    """The cells of each row below a head of a rules table."""
    found, inside = [], False
    for line in (ROOT / "docs" / "rules.md").read_text("utf-8").splitlines():
        inside = line.startswith("|") and (inside or line == HEAD)
        if inside and line != HEAD and not line.startswith("|---"):
            found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


@cache
def names_in(path: Path) -> set[str]:
    """The names of the tests in a file."""
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0][:60])
def test_a_rule_has_its_file_and_its_test(row: list[str]) -> None:
    """Both exist under these names, and the last cell is empty or marks a reading."""
    rule, file, test, mark = row
    where, _, name = test.strip("`").partition("::")
    assert rule
    assert (ROOT / file.strip("`")).is_file()
    assert name.startswith("test_") and name in names_in(ROOT / where)
    assert mark in ("", READING)


def test_every_game_and_many_rules_are_there() -> None:
    """All four games have rows, rules come once, and what is open is marked."""
    rules = [row[0] for row in rows()]
    assert len(set(rules)) == len(rules) > 80
    folders = {row[1].split("/")[1] for row in rows()}
    assert folders >= {"stampswap", "contests", "pinzetta", "stamp_albums", "stamps_game"}
    assert any(row[3] == READING for row in rows())
