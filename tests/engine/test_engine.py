"""The floor of documents prints nothing and knows no terminal."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parents[2] / "engine"
MODULES = sorted(path.relative_to(ENGINE) for path in ENGINE.rglob("*.py"))


#: Modules that are programs of their own.
PROGRAMS = ("server/__main__.py",)


@pytest.mark.parametrize("path", [each for each in MODULES if str(each) not in PROGRAMS], ids=str)
def test_documents_are_handed_back(path: Path) -> None:
    """No module prints, or imports what draws in a terminal or reads its options."""
    nodes = list(ast.walk(ast.parse((ENGINE / path).read_text("utf-8"))))
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    modules = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    modules |= {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    of_sys = {node.attr for node in nodes if isinstance(node, ast.Attribute) and _is_sys(node.value)}
    assert "print" not in names
    assert not {str(module).partition(".")[0] for module in modules} & {"rich", "typer"}
    assert of_sys <= {"executable"}


def _is_sys(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "sys"
