"""The glossary explains nothing that does not exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
_ROW = re.compile(r"\| (.+) \| .+ \| .* ?\| `([\w/.]+)` \|")
_CLASS = re.compile(r"`([A-Z]\w*)`")


def public_classes() -> dict[str, set[str]]:
    """The files that define each public class of models and optimizer."""
    found: dict[str, set[str]] = {}
    for path in (path for folder in ("models", "optimizer") for path in (ROOT / folder).rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, set()).add(path.relative_to(ROOT).as_posix())
    return found


def rows() -> list[tuple[str, str]]:
    """Term and module of each row."""
    lines = (DOCS / "glossary.md").read_text("utf-8").splitlines()
    table = [line for line in lines if line.startswith("| ")][1:]
    found = [_ROW.fullmatch(line) for line in table]
    assert all(found), [line for line, row in zip(table, found, strict=True) if not row]
    return [(row[1], row[2]) for row in found if row]


def test_every_row_is_true() -> None:
    """The module of a row exists, and defines the class that the term names."""
    classes = public_classes()
    for term, module in rows():
        assert (ROOT / module).is_file(), term
        assert all(module in classes.get(name, ()) for name in _CLASS.findall(term)), term


def test_rows_are_in_alphabetical_order() -> None:
    """One finds a term where one looks for it, and finds it once."""
    terms = [term.strip("`").lower() for term, _ in rows()]
    assert terms == sorted(set(terms))
