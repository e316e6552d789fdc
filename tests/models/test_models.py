"""The public names of ``stockbook.models``, each imported when it is asked for."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from stockbook import models


def run(code: str) -> str:
    """Return the output of a program in a new process, where nothing is imported yet."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def test_every_public_name_is_found_where_editors_look() -> None:
    """The names imported for type checkers, listed by ``dir`` and available at run time are the same."""
    tree = ast.parse(Path(models.__file__).read_text("utf-8"))
    shown = {
        alias.name: f"stockbook.models.{node.module.removeprefix('stockbook.models.')}"
        for block in tree.body
        if isinstance(block, ast.If)
        for node in block.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    assert sorted(shown) == dir(models) == models.__all__
    assert {name: getattr(models, name).__module__ for name in shown} == shown


def test_a_name_that_is_none() -> None:
    """It is missed as in any module."""
    with pytest.raises(AttributeError, match="has no attribute 'albums'"):
        vars(models)["__getattr__"]("albums")


def test_a_module_below_loads_no_game() -> None:
    """Whoever imports the faults of files gets these alone."""
    code = "import sys, stockbook.models.files.faults; print(*sys.modules)"
    loaded = [name for name in run(code).split() if name.startswith("stockbook.models.")]
    assert loaded == ["stockbook.models.files", "stockbook.models.files.faults"]


@pytest.mark.parametrize("code", ["Album()", "Position(1, ())"])
def test_a_notebook_draws_what_it_imports_from_here(code: str) -> None:
    """No other import is needed for an album or a position to draw itself."""
    program = f"from stockbook.models import Album, Position; print({code}._repr_svg_())"
    assert run(program).startswith("<?xml")
