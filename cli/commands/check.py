"""``stockbook check``."""

from __future__ import annotations

from stockbook.cli.failure import ANSWERED, WRONG_INPUT, faults_json
from stockbook.cli.games import commands_for
from stockbook.cli.options import FileArgument, JsonOption
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.stampswap.reading import position_from


def check(file: FileArgument, as_json: JsonOption = False) -> int:
    """Every fault of a position file."""
    faults = None
    try:
        source = read_toml_file(file)
        other = commands_for(source)
        if other:
            other.check(source)
        else:
            position_from(source)
    except PositionError as error:
        faults = error
    if as_json:
        import json

        found = faults.faults if faults else ()
        print(json.dumps({"schema": 1, "ok": not found, "faults": faults_json(found)}))
    else:
        print(faults or "no faults")
    return WRONG_INPUT if faults else ANSWERED
