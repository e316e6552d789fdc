"""The options of the command line, beside those of requests."""

from __future__ import annotations

from typing import Any

import pytest
import typer

from stockbook.cli.app import program
from stockbook.engine.choices import Within
from stockbook.engine.request import COMMANDS, option_types

#: What a request does not have: it opens and writes no file, asks no other machine, and has a document.
LEFT_OUT = {"json", "toml", "force", "help", "files-from", "out", "dask", "svg", "html", "save", "log"}


def typed_options(command: str) -> dict[str, Any]:
    """The options of a command as typer has them, without dashes."""
    group: Any = typer.main.get_command(program(command.split()[0]))
    for word in command.split():
        group = group.commands[word]
    found = {param.opts[0].removeprefix("--"): param for param in group.params if param.opts[0][:2] == "--"}
    return {name: param for name, param in found.items() if name not in LEFT_OUT}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_request_has_the_options_of_the_command(command: str) -> None:
    """The same names, and numbers within the same bounds."""
    typed = typed_options(command)
    assert typed.keys() == set(COMMANDS[command].options)
    for name, annotation in option_types(command).items():
        bounds = [each for each in getattr(annotation, "__metadata__", ()) if isinstance(each, Within)]
        if name in typed:
            kind = typed[name].type
            within = [(each.least, each.most) for each in bounds]
            assert within == ([(kind.min, kind.max)] if hasattr(kind, "min") else [])
