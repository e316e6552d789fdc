"""``stockbook show``."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.failure import ANSWERED
from stockbook.cli.options import FileArgument, JsonOption
from stockbook.cli.saving import save


def show(
    file: FileArgument,
    svg: Annotated[
        str | None, typer.Option(metavar="OUT", help="Draw it into an SVG file; - is standard output.")
    ] = None,
    toml: Annotated[bool, typer.Option("--toml", help="Print it as a position file.")] = False,
    as_json: JsonOption = False,
) -> int:
    """The position as a picture."""
    from stockbook.cli.games import commands_for
    from stockbook.models.files.toml_file import read_toml_file
    from stockbook.models.stampswap.reading import position_from

    if toml + as_json + (svg == "-") > 1:
        raise typer.BadParameter("--toml, --json and --svg - all want standard output: choose one")
    source = read_toml_file(file)
    other = commands_for(source)
    if other:
        if svg is not None or toml or as_json:
            raise typer.BadParameter("--svg, --toml and --json are for positions of Stamp Swap")
        other.show(source)
        return ANSWERED
    position = position_from(source)
    if svg is not None:
        from stockbook.models.drawing.album_svg import position_svg

        save(position_svg(position), svg, "--svg", "drawn")
    if toml:
        from stockbook.models.stampswap.writing import position_to_toml

        save(position_to_toml(position), "-", "--toml")
    elif as_json:
        from stockbook.engine.documents.placement import write
        from stockbook.models.stampswap.writing import position_to_dict

        write(position_to_dict(position))
    elif svg is None:
        from stockbook.cli.rendering.placement import show_position

        show_position(position)
    return ANSWERED
