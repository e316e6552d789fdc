"""``stockbook show``."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import AtOption, FileArgument, ForceOption, JsonOption


def show(
    file: FileArgument,
    at: AtOption = None,
    svg: Annotated[
        str | None, typer.Option(metavar="OUT", help="Draw it into an SVG file; - is standard output.")
    ] = None,
    force: ForceOption = False,
    toml: Annotated[bool, typer.Option("--toml", help="Print it as a position file.")] = False,
    as_json: JsonOption = False,
) -> int:
    """The position as a picture."""
    from stockbook.cli.games import commands_for
    from stockbook.cli.questions.saving import STDOUT, drawing_target
    from stockbook.models.games.sources import read_source

    if toml + as_json + (svg == STDOUT) > 1:
        raise typer.BadParameter("--toml, --json and --svg - all want standard output: choose one")
    target = None if svg is None else drawing_target(svg, "--svg", force=force)
    source = read_source(file, at)
    commands = commands_for(source)
    if target or toml or as_json:
        commands.export(source, target, toml, as_json)
    else:
        commands.show(source)
    return ANSWERED
