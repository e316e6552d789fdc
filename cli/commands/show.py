"""``stockbook show``."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import FileArgument, JsonOption


def show(
    file: FileArgument,
    svg: Annotated[
        str | None, typer.Option(metavar="OUT", help="Draw it into an SVG file; - is standard output.")
    ] = None,
    toml: Annotated[bool, typer.Option("--toml", help="Print it as a position file.")] = False,
    as_json: JsonOption = False,
) -> int:
    """The position as a picture."""
    from stockbook.cli.games import commands_for
    from stockbook.models.files.toml_file import read_toml_file

    if toml + as_json + (svg == "-") > 1:
        raise typer.BadParameter("--toml, --json and --svg - all want standard output: choose one")
    source = read_toml_file(file)
    commands = commands_for(source)
    if svg is not None or toml or as_json:
        commands.export(source, svg, toml, as_json)
    else:
        commands.show(source)
    return ANSWERED
