"""``stockbook check``."""

from __future__ import annotations

import typer

from stockbook.cli.questions.failure import ANSWERED, WRONG_INPUT
from stockbook.cli.questions.files import FileOptions
from stockbook.cli.questions.options import (
    AnswersOption,
    AtOption,
    DaskOption,
    FilesArgument,
    FilesAtOnceOption,
    FilesFromOption,
    JsonOption,
)
from stockbook.engine.documents.faults import check_document
from stockbook.engine.documents.heading import heading
from stockbook.engine.documents.text import to_json
from stockbook.engine.documents.warnings import warnings_of
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile, read_text
from stockbook.models.games.record import is_record
from stockbook.models.games.sources import folder_of, position_in, position_source, refuse_line


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
    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen)
    file = chosen.one
    error = source = position = None
    try:
        text, name = read_text(file)
        if is_record(text):
            from stockbook.models.games.moments import moment_sheet, moment_sight

            # Its lines are checked, also where nobody has anything to decide after the last one.
            game, _ = moment_sheet(text, name, at, folder_of(file, name))
            source = TomlFile({"game": game}, name)
            position = moment_sight(text, name, at, folder_of(file, name))
        else:
            refuse_line(name, at)
            source = position_source(text, name, file)
            position = position_in(source)
    except PositionError as found:
        error = found
    if as_json:
        told = (source.game, source.phase) if source else (None, None)
        named, phase = (word if isinstance(word, str) else None for word in told)
        head = heading(named, phase, position)
        print(to_json({**head, **check_document(error.faults if error else ())}))
    else:
        print(error or "no faults")
        for key, message in warnings_of(position):
            print(f"{file}: {key}: warning: {message}")
    return WRONG_INPUT if error else ANSWERED
