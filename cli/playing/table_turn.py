"""One turn in the record of a game at a real table: what happened, and what is asked next."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from stockbook.cli.questions.saving import Target
from stockbook.cli.rendering.page import Page
from stockbook.cli.rendering.players import show_sheet
from stockbook.cli.rendering.positions import show_position
from stockbook.engine.documents.table_turn import table_turn_document
from stockbook.engine.documents.text import to_json
from stockbook.games.table_text import TableText
from stockbook.models.files.faults import Faults, PositionError
from stockbook.models.files.toml_file import read_text


def table_turn(
    table: TableText, *, answer: str | None, question: int, undo: bool, save: str | None, as_json: bool
) -> None:
    """Tell one thing, or take the last one back, and print what comes of it.

    Parameters
    ----------
    table
        The record.
    answer
        The answer to a question, or whole lines; None if nothing is told.
    question
        The question that it answers, from 1.
    undo
        Whether the last line is taken back.
    save
        The file to keep the record in; None for none.
    as_json
        Whether a document is printed.

    Raises
    ------
    PositionError
        If that is not possible.
    Refused
        If the file cannot be written, or has something else.
    """
    target = Target(save, "--save", objection=_other(table), lock=True) if save is not None else None
    faults = Faults(table.record.file)
    if answer is not None:
        with faults.at("--move"):
            table = table.answered(answer, question)
    elif undo:
        with faults.at("--undo"):
            table = table.undone()
    faults.raise_any()
    if target:
        target.write(table.text)
        target.close()
    if as_json:
        print(to_json(table_turn_document(table)))
    else:
        _show(table)


def _other(table: TableText) -> Callable[[str], str]:
    """Tells why a file must not be replaced by a record that goes on from another one."""

    def reason(path: str) -> str:
        with suppress(PositionError):
            return "" if read_text(path)[0] == table.text else "exists and holds another game"
        return "exists"

    return reason


def _show(table: TableText) -> None:
    """Print all that is seen, and the questions; at the end the score sheet."""
    records, state = table.record.records, table.state
    questions = list(records.questions(state))
    if not questions:
        show_sheet(records.sheet(state))
        return
    show_position(records.sight(state))
    page = Page()
    for number, question in enumerate(questions, 1):
        page.print(f"{number} {question.words}")
