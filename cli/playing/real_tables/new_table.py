"""The questions about a new game at a real table, asked in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from stockbook.cli.playing.typed_lines import typed_line
from stockbook.games.new_table import NewTable
from stockbook.models.contests import FAMILIES
from stockbook.models.play.table_setup import SetupQuestion

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page


def asked_setup(page: Page, table: NewTable, keep: Callable[[str], object]) -> NewTable | None:
    """Ask for everything that a record's head says; None if the answers end before.

    Parameters
    ----------
    page
        The page on which it is asked.
    table
        The setup as far as it is told.
    keep
        Called with the text of the file after each answer.
    """
    while (question := table.question) is not None:
        page.print(question.words)
        text = typed_line(page)
        if text is None or text == "q":
            return None
        try:
            if text in ("?", "help"):
                page.print(_explained(question))
                continue
            if text == "undo":
                table, taken = table.undone(), table.answers[-1]
                page.print(f"taken back: {taken or 'Enter'}")
            else:
                table = table.answered(text)
            keep(str(table))
        except ValueError as error:
            page.print(str(error))
    return table


def _explained(question: SetupQuestion) -> str:
    """The answers that a question takes, in words."""
    found = []
    if question.key == "game":
        found.append("stockbook table FILE --deck DECK begins a game with your own copy")
    if question.choices:
        found.append(f"one of {', '.join(question.choices)}, or how it begins")
    if question.kind == "contest":
        forms = ", ".join(f"{word} ..." for word in FAMILIES)
        found.append(f"what it counts, and the points for each, as docs/notation.md says: {forms}")
    if question.usual is not None:
        found.append(f"Enter for {question.usual}" if question.usual else "Enter leaves it out")
    found.append(
        "undo takes the last answer back; q stops, every answer is kept, and the same command goes on"
    )
    return "; ".join(found)
