"""``stockbook show``."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from stockbook.cli.failure import ANSWERED, WRONG_INPUT, Refused
from stockbook.cli.options import FileArgument, JsonOption


def show(
    file: FileArgument,
    svg: Annotated[
        str | None, typer.Option(metavar="OUT", help="Draw it into an SVG file; - is standard output.")
    ] = None,
    toml: Annotated[bool, typer.Option("--toml", help="Print it as a position file.")] = False,
    as_json: JsonOption = False,
) -> int:
    """The position as a picture."""
    from stockbook.models.reading import read_position

    if toml + as_json + (svg == "-") > 1:
        raise typer.BadParameter("--toml, --json and --svg - all want standard output: choose one")
    position = read_position(file)
    if svg is not None:
        from stockbook.models.svg import position_svg

        _save(position_svg(position), svg)
    if toml:
        from stockbook.models.writing import position_to_toml

        # A position file is UTF-8, whatever the terminal is.
        sys.stdout.buffer.write(position_to_toml(position).encode())
    elif as_json:
        from stockbook.cli.jsonout import write
        from stockbook.models.writing import position_to_dict

        write(position_to_dict(position))
    elif svg is None:
        from stockbook.cli.views import show_position

        show_position(position)
    return ANSWERED


def _save(drawing: str, path: str) -> None:
    data = drawing.encode()
    if path == "-":
        sys.stdout.buffer.write(data)
        return
    try:
        with open(path, "wb") as out:
            out.write(data)
    except (OSError, ValueError) as error:
        from stockbook.models.faults import Fault

        reason = getattr(error, "strerror", None) or str(error)
        raise Refused(WRONG_INPUT, [Fault(path, "--svg", f"cannot be written: {reason}")]) from None
    print(f"drawn into {path}", file=sys.stderr)
