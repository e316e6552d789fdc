"""``stockbook score``."""

from __future__ import annotations

from stockbook.cli.questions.options import ContestOption, FileArgument, JsonOption


def score(file: FileArgument, contest: ContestOption = None, as_json: JsonOption = False) -> int:
    """The points of the album as it stands, line by line; stamps still to place are not in it."""
    from stockbook.cli.games import commands_for
    from stockbook.models.files.toml_file import read_toml_file

    source = read_toml_file(file)
    return commands_for(source).score(source, contest, as_json)
