"""The commands that read a position and search nothing: ``check``, ``score`` and ``show``."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from stockbook.cli.questions.asking import CODES, ask, questions_of
from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import command, option, valued
from stockbook.engine.documents.common import to_json
from stockbook.engine.questions import Check, Score, Show

BATCH = ("files_from", "out", "workers of files", "dask", "json")
CARDS = Annotated[str | None, valued("FILE", "The file of your own copy: it says what its cards score.")]
SVG = Annotated[str | None, valued("OUT", "Draw it into an SVG file; - is standard output.")]
TOML = Annotated[bool, typer.Option("--toml", help="Print it as a position file.")]


@command("files", "at", *BATCH)
def check(context: typer.Context, given: Mapping[str, Any]) -> int:
    """Every fault of a position file, and what is hardly so at the table; of a record, the line at fault."""
    chosen, question = questions_of(Check, given)
    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen, question)
    found = ask(question(chosen.one))
    if given["as_json"]:
        print(to_json(found.document))
    else:
        print(found.error or "no faults")
        for key, message in found.warnings:
            print(f"{chosen.one}: {key}: warning: {message}")
    return CODES[found.outcome]


@command("files", "at", "contest", option("deck", CARDS), *BATCH)
def score(context: typer.Context, given: Mapping[str, Any]) -> int:
    """The points of the album as it stands, line by line; of a recorded game everybody's, with places."""
    chosen, question = questions_of(Score, given)
    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen, question)
    found = ask(question(chosen.one))
    for text in found.assumed:
        print(text, file=sys.stderr)
    if given["as_json"]:
        print(to_json(found.document))
    else:
        from stockbook.cli.rendering.players import show_points

        show_points(found)
    return ANSWERED


@command("file", "at", option("svg", SVG), "force", option("toml", TOML, False), "json")
def show(context: typer.Context, given: Mapping[str, Any]) -> int:
    """The position as a picture."""
    from stockbook.cli.questions.saving import STDOUT, drawing_target

    svg, toml, as_json = given["svg"], given["toml"], given["as_json"]
    if toml + as_json + (svg == STDOUT) > 1:
        raise typer.BadParameter("--toml, --json and --svg - all want standard output: choose one")
    target = None if svg is None else drawing_target(svg, "--svg", force=given["force"])
    chosen, question = questions_of(Show, given)
    found = ask(question(chosen.one))
    if target:
        target.write(found.drawing, "drawn")
    if toml:
        from stockbook.models.files.toml_table import toml_text

        sys.stdout.buffer.write(toml_text(found.tables).encode())
    elif as_json:
        print(to_json(found.document))
    elif not target:
        from stockbook.cli.games.parts import show_position

        show_position(found.position)
    return ANSWERED
