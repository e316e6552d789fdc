"""The games at a real table: one module each, with the name of its folder."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from stockbook.cli.playing.table import FOLDERS

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice


class RealTableModule(Protocol):
    """The functions of a game's module here."""

    def advised_lines(self, state: Any, advice: Advice) -> list[str]:
        """The lines that play the best move of an advice on my decision."""


def real_table_module(game: str) -> RealTableModule:
    """The module of a game whose real table's games are recorded."""
    return cast(RealTableModule, import_module(f"{__name__}.{FOLDERS[game]}"))
