"""``stockbook turn``."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from stockbook.cli.questions.asking import ask, source_of
from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import JsonOption
from stockbook.engine.answering import ANSWERS, Reporter
from stockbook.engine.choices import refuse_options
from stockbook.engine.questions import Source
from stockbook.engine.turns import MatchTurn, TableTurn, Turn
from stockbook.games.sources import folder_of
from stockbook.models.files.faults import Faults, PositionError
from stockbook.models.files.toml_file import read_text, reading_only

if TYPE_CHECKING:
    from stockbook.games.table_text import TableText

RecordArgument = Annotated[
    str, typer.Argument(metavar="FILE", help="The game, as play or table keeps it; - is standard input.")
]


def turn(
    file: RecordArgument,
    move: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT", help="My move, in words or by its number; at a real table what happened."
        ),
    ] = None,
    question: Annotated[
        int | None,
        typer.Option(metavar="N", help="At a real table: the question that --move answers [the first]."),
    ] = None,
    undo: Annotated[
        bool,
        typer.Option(
            "--undo", help="Take my last move back, if nothing has been seen since; or the last line."
        ),
    ] = False,
    save: Annotated[
        str | None, typer.Option(metavar="FILE", help="Keep the game there; FILE itself may be replaced.")
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """One turn of a game against agents, or the next line of one at a real table, for programs."""
    from stockbook.cli.questions.saving import Target
    from stockbook.engine.documents.common import to_json
    from stockbook.models.play.continued import continued

    source = source_of(file)
    target = None if save is None else Target(save, "--save", objection=_other(source), lock=True)
    found = ask(Turn(source, move, question, undo))
    if target:
        after = found.table.text if isinstance(found, TableTurn) else continued(found.begun, found.record)
        target.write(after)
        target.close()
    if as_json:
        print(to_json(found.document))
    elif isinstance(found, TableTurn):
        _show_table(found.table)
    else:
        _show_turn(found)
    return ANSWERED


def answer_turn(question: Turn, reporter: Reporter) -> MatchTurn | TableTurn:
    """The answer of the engine, as long as the words of a game are those of the terminal."""
    from stockbook.cli.playing.agents import agents_of
    from stockbook.cli.playing.table import table_for
    from stockbook.cli.playing.turns import Turns, may_take_back
    from stockbook.games.records import parse_record
    from stockbook.games.table_text import TableText
    from stockbook.models.play.player_names import ME
    from stockbook.models.play.record import replay

    move, undo = question.move, question.undo
    if undo and move is not None:
        refuse_options("", {"--undo": undo}, "take a move back, or make one")
    text, name = read_text(question.source.name)
    if real := TableText.read(text, name, folder_of(question.source.name, name)):
        return TableTurn(_after(real, question))
    refuse_options("", {"--question": question.question}, "for games at a real table only")
    begun = record = parse_record(text, name)
    faults = Faults(record.file)
    if record.names.count(ME) != 1:
        faults.add("names", f"write {ME!r} for the one player whose moves are told")
    faults.raise_any()
    me = record.names.index(ME)
    history = replay(record)
    if undo and may_take_back(history, me):
        record = replace(record, actions=record.actions[:-1])
        history = replay(record)
    elif undo:
        faults.add("--undo", "no move to take back: others have acted since, or it showed hidden things")
    with faults.at("game"):
        table = table_for(history.game)
    agents = agents_of(history.game, record.names, me, faults)
    faults.raise_any()
    turns = Turns(history, record.names, agents, table, me)
    turns.go_on()
    if move is not None:
        with faults.at("--move"):
            turns.move(move)
        faults.raise_any()
        turns.go_on()
    return MatchTurn(begun, history.record(record.names), me, turns, may_take_back(history, me))


ANSWERS[Turn] = answer_turn


def _after(table: TableText, question: Turn) -> TableText:
    """The record of a real table after what is told."""
    faults = Faults(table.record.file)
    if question.move is not None:
        with faults.at("--move"):
            table = table.answered(question.move, question.question or 1)
    elif question.undo:
        with faults.at("--undo"):
            table = table.undone()
    faults.raise_any()
    return table


def _other(source: Source) -> Callable[[str], str]:
    """Tells why a file must not be replaced by a record that goes on from another one.

    Raises
    ------
    PositionError
        If there is no record to go on from.
    """
    from stockbook.cli.playing.kept_game import other_game
    from stockbook.games.records import parse_record
    from stockbook.games.table_text import TableText

    with reading_only(source.texts):
        text, name = read_text(source.name)
        table = TableText.read(text, name, folder_of(source.name, name))
    if table is None:
        return other_game(parse_record(text, name))

    def reason(path: str) -> str:
        with suppress(PositionError):
            return "" if read_text(path)[0] == text else "exists and holds another game"
        return "exists"

    return reason


def _show_turn(found: MatchTurn) -> None:
    """Print what happened, and my view with the decision asked of me, or the score sheet."""
    from stockbook.cli.rendering.page import Page

    page = Page()
    for step in found.turns.steps:
        page.print(step.told)
    found.turns.show(page)


def _show_table(table: TableText) -> None:
    """Print all that is seen, and the questions; at the end the score sheet."""
    from stockbook.cli.rendering.page import Page
    from stockbook.cli.rendering.positions import show_position
    from stockbook.cli.rendering.score import show_sheet

    records, state = table.record.records, table.state
    questions = list(records.questions(state))
    if not questions:
        show_sheet(records.sheet(state))
        return
    show_position(records.sight(state))
    page = Page()
    for number, question in enumerate(questions, 1):
        page.print(f"{number} {question.words}")
