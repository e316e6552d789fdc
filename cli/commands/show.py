"""``stockbook show``."""

from __future__ import annotations

import sys
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
    from stockbook.cli.questions.asking import ask, source_of
    from stockbook.cli.questions.saving import STDOUT, drawing_target
    from stockbook.cli.rendering.positions import show_position
    from stockbook.engine.documents.text import to_json
    from stockbook.engine.questions import Show

    if toml + as_json + (svg == STDOUT) > 1:
        raise typer.BadParameter("--toml, --json and --svg - all want standard output: choose one")
    target = None if svg is None else drawing_target(svg, "--svg", force=force)
    found = ask(Show(source_of(file, at)))
    if target:
        target.write(found.drawing, "drawn")
    if toml:
        from stockbook.models.files.toml_text import toml_text

        sys.stdout.buffer.write(toml_text(found.tables).encode())
    elif as_json:
        print(to_json(found.document))
    elif not target:
        show_position(found.position)
    return ANSWERED
