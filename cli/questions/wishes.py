"""The options that say what a move has to look like, for ``whatif``, ``hint``, ``place`` and ``cut``."""

from __future__ import annotations

from typing import Annotated, Any

import typer


def _option(metavar: str, text: str) -> Any:
    """An option that may be given several times."""
    return typer.Option(metavar=metavar, help=f"Wish: {text}; may be repeated.", show_default=False)


PutOption = Annotated[list[str] | None, _option("ITEM@CELL", "this item lies there, 3@f8 or 2x3 bl f8")]
EmptyOption = Annotated[list[str] | None, _option("CELLS", "these spaces stay empty, d4-f6")]
LeaveOption = Annotated[list[str] | None, _option("ITEM", "discard this item")]
EnterOption = Annotated[list[str] | None, _option("CONTEST", "enter this contest, or none")]
ReachOption = Annotated[list[str] | None, _option("MEASURE N", "at least N units (not points), 'edges 3'")]
LeastOption = Annotated[list[str] | None, _option("POINTS", "at least so many points now")]
KeepOption = Annotated[list[str] | None, _option("ITEM", "this item is in what I keep for sure")]
ReserveOption = Annotated[list[str] | None, _option("ITEM", "reserve this item")]
