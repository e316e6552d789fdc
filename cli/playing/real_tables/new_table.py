"""The questions about a new game at a real table, asked in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.models.games.new_table import NewTable

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page


def asked_head(page: Page) -> str | None:
    """Ask for everything that a record's head says; None if the answers end before."""
    table = NewTable()
    while (question := table.question) is not None:
        page.print(question.words)
        while True:
            try:
                table = table.answered(input("> "))
                break
            except ValueError as error:
                page.print(str(error))
            except (EOFError, OSError):
                page.print()
                return None
    return str(table)
