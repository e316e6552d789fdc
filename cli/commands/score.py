"""``stockbook score``."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.files import FileOptions
from stockbook.cli.questions.options import (
    AnswersOption,
    AtOption,
    ContestOption,
    DaskOption,
    FilesArgument,
    FilesAtOnceOption,
    FilesFromOption,
    JsonOption,
)


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
    from stockbook.cli.questions.asking import ask, source_of
    from stockbook.engine.documents.text import to_json
    from stockbook.engine.questions import Score

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
        from stockbook.cli.rendering.score import show_points

        show_points(found)
    return ANSWERED
