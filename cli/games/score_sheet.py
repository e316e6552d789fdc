"""The score sheet of a recorded game, behind ``stockbook score``."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from stockbook.cli.questions.failure import ANSWERED, refuse_options
from stockbook.engine.documents.score import sheet_document
from stockbook.engine.documents.text import to_json
from stockbook.models.games.moments import moment_sheet


def print_sheet(
    text: str,
    file: str,
    folder: Path | None,
    at: int | None,
    told: Mapping[str, str | None],
    as_json: bool,
) -> int:
    """Print everybody's points, places and tie-break at line ``at`` of a record; the exit code.

    Raises
    ------
    PositionError
        If the record has a fault.
    Refused
        If an option among ``told`` has a value, since the record says which contests were entered, and with
        which deck.
    """
    refuse_options(file, told, "the record says it: leave it out")
    game, sheet = moment_sheet(text, file, at, folder)
    for missing in sheet.missing:
        print(missing, file=sys.stderr)
    if as_json:
        print(to_json(sheet_document(game, sheet)))
    else:
        from stockbook.cli.rendering.players import show_sheet

        show_sheet(sheet)
    return ANSWERED
