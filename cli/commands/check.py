"""``stockbook check``."""

from __future__ import annotations

from stockbook.cli.games import commands_for
from stockbook.cli.questions.failure import ANSWERED, WRONG_INPUT
from stockbook.cli.questions.options import AtOption, FileArgument, JsonOption
from stockbook.cli.questions.sources import read_source
from stockbook.engine.documents.faults import check_document
from stockbook.engine.documents.heading import heading
from stockbook.engine.documents.text import to_json
from stockbook.engine.documents.warnings import warnings_of
from stockbook.models.files.faults import PositionError


def check(file: FileArgument, at: AtOption = None, as_json: JsonOption = False) -> int:
    """Every fault of a position file, and what is hardly so at the table."""
    error = source = position = None
    try:
        source = read_source(file, at)
        position = commands_for(source).position(source)
    except PositionError as found:
        error = found
    if as_json:
        tables = source.tables if source else {}
        texts = {key: value for key, value in tables.items() if isinstance(value, str)}
        head = heading(texts.get("game"), texts.get("phase"), position)
        print(to_json({**head, **check_document(error.faults if error else ())}))
    else:
        print(error or "no faults")
        for key, message in warnings_of(position):
            print(f"{file}: {key}: warning: {message}")
    return WRONG_INPUT if error else ANSWERED
