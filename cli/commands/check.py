"""``stockbook check``."""

from __future__ import annotations

from stockbook.cli.failure import ANSWERED, WRONG_INPUT, faults_json
from stockbook.cli.options import FileArgument, JsonOption
from stockbook.models.faults import PositionError
from stockbook.models.reading import read_position


def check(file: FileArgument, as_json: JsonOption = False) -> int:
    """Every fault of a position file."""
    faults = None
    try:
        read_position(file)
    except PositionError as error:
        faults = error
    if as_json:
        import json

        found = faults.faults if faults else ()
        print(json.dumps({"schema": 1, "ok": not found, "faults": faults_json(found)}))
    else:
        print(faults or "no faults")
    return WRONG_INPUT if faults else ANSWERED
