"""``stockbook score``."""

from __future__ import annotations

from typing import Annotated

import typer

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
    from stockbook.cli.games import commands_for
    from stockbook.cli.games.score_sheet import print_sheet
    from stockbook.models.files.toml_file import read_text
    from stockbook.models.games.record import is_record
    from stockbook.models.games.sources import folder_of, position_source, refuse_line

    chosen = FileOptions(files, files_from, out, workers, dask)
    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen)
    file = chosen.one
    text, name = read_text(file)
    if is_record(text):
        return print_sheet(
            text, name, folder_of(file, name), at, {"--contest": contest, "--deck": deck}, as_json
        )
    refuse_line(name, at)
    source = position_source(text, name, file)
    return commands_for(source).score(source, contest, deck, as_json)
