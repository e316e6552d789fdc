"""``stockbook check``."""

from __future__ import annotations

import typer

from stockbook.cli.questions.asking import CODES, ask, source_of
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
from stockbook.engine.questions import Check


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
        from stockbook.engine.documents.text import to_json

        print(to_json(found.document))
    else:
        print(found.error or "no faults")
        for key, message in found.warnings:
            print(f"{chosen.one}: {key}: warning: {message}")
    return CODES[found.outcome]
