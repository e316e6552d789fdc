"""The questions about a new game at a real table: which game, and what its head says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.cli.playing.real_tables import real_table_module
from stockbook.cli.playing.real_tables.asking import asked
from stockbook.models.files.toml_text import toml_text
from stockbook.models.files.words import pick
from stockbook.models.games.real_tables import TABLES
from stockbook.models.games.record import RULE

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page


def asked_head(page: Page) -> str | None:
    """Ask for everything that a record's head says; None if the answers end before."""
    usual = next(iter(TABLES))
    try:
        if len(TABLES) > 1:
            question = f"the game, of {', '.join(TABLES)}; Enter for {usual}"
            usual = asked(page, question, lambda text: pick(text, TABLES, "game") if text else usual)
        tables = real_table_module(usual).asked_head(page)
    except (EOFError, OSError):
        page.print()
        return None
    return f"{toml_text(tables)}\n{RULE}\n"
