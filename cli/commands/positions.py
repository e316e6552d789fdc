"""The commands that read a position and search nothing: ``check``, ``score`` and ``show``."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from stockbook.cli.questions.asking import CODES, ask, source_of
from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.files import FileOptions
from stockbook.cli.questions.options import (
    AnswersOption,
    AtOption,
    ContestOption,
    DaskOption,
    FileArgument,
    FilesArgument,
    FilesAtOnceOption,
    FilesFromOption,
    ForceOption,
    JsonOption,
)
from stockbook.engine.documents.common import to_json
from stockbook.engine.questions import Check, Score, Show


def check(
    context: typer.Context,
    files: FilesArgument = None,
    at: AtOption = None,
    files_from: FilesFromOption = None,
    out: AnswersOption = None,
    workers: FilesAtOnceOption = None,
    dask: DaskOption = None,
    as_json: JsonOption = False,
) -> int:
    """Every fault of a position file, and what is hardly so at the table; of a record, the line at fault."""
    chosen = FileOptions(files, files_from, out, workers, dask)

    def question(file: str) -> Check:
        return Check(source_of(file, at))

    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen, question)
    found = ask(question(chosen.one))
    if as_json:
        print(to_json(found.document))
    else:
        print(found.error or "no faults")
        for key, message in found.warnings:
            print(f"{chosen.one}: {key}: warning: {message}")
    return CODES[found.outcome]


def score(
    context: typer.Context,
    files: FilesArgument = None,
    at: AtOption = None,
    contest: ContestOption = None,
    deck: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="The file of your own copy: it says what its cards score."),
    ] = None,
    files_from: FilesFromOption = None,
    out: AnswersOption = None,
    workers: FilesAtOnceOption = None,
    dask: DaskOption = None,
    as_json: JsonOption = False,
) -> int:
    """The points of the album as it stands, line by line; of a recorded game everybody's, with places."""
    chosen = FileOptions(files, files_from, out, workers, dask)

    def question(file: str) -> Score:
        return Score(source_of(file, at, deck), contest, deck)

    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen, question)
    found = ask(question(chosen.one))
    for text in found.assumed:
        print(text, file=sys.stderr)
    if as_json:
        print(to_json(found.document))
    else:
        from stockbook.cli.rendering.players import show_points

        show_points(found)
    return ANSWERED


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
    from stockbook.cli.questions.saving import STDOUT, drawing_target

    if toml + as_json + (svg == STDOUT) > 1:
        raise typer.BadParameter("--toml, --json and --svg - all want standard output: choose one")
    target = None if svg is None else drawing_target(svg, "--svg", force=force)
    found = ask(Show(source_of(file, at)))
    if target:
        target.write(found.drawing, "drawn")
    if toml:
        from stockbook.models.files.toml_table import toml_text

        sys.stdout.buffer.write(toml_text(found.tables).encode())
    elif as_json:
        print(to_json(found.document))
    elif not target:
        from stockbook.cli.rendering.positions import show_position

        show_position(found.position)
    return ANSWERED
