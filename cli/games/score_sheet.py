"""The score sheet of a recorded game, behind ``stockbook score``."""

from __future__ import annotations

import sys

from stockbook.cli.questions.failure import ANSWERED, WRONG_INPUT, Refused
from stockbook.engine.documents.score import sheet_document
from stockbook.engine.documents.text import to_json
from stockbook.models.files.faults import Fault
from stockbook.models.games.moments import moment_sheet


def print_sheet(text: str, file: str, at: int | None, contest: str | None, as_json: bool) -> int:
    """Print everybody's points, places and tie-break at line ``at`` of a record; the exit code.

    Raises
    ------
    PositionError
        If the record has a fault.
    Refused
        If a contest is asked for: the record says which ones were entered.
    """
    if contest is not None:
        message = "the record says which contests were entered: leave it out"
        raise Refused(WRONG_INPUT, [Fault(file, "--contest", message)])
    game, sheet = moment_sheet(text, file, at)
    for missing in sheet.missing:
        print(missing, file=sys.stderr)
    if as_json:
        print(to_json(sheet_document(game, sheet)))
    else:
        from stockbook.cli.rendering.players import show_sheet

        show_sheet(sheet)
    return ANSWERED
