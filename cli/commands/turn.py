"""``stockbook turn``."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import JsonOption

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
    from stockbook.cli.playing.agents import agents_of
    from stockbook.cli.playing.kept_game import other_game
    from stockbook.cli.playing.table import table_for
    from stockbook.cli.playing.table_turn import table_turn
    from stockbook.cli.playing.turns import Turns, may_take_back
    from stockbook.cli.questions.saving import Target
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.documents.text import to_json
    from stockbook.engine.documents.turn import turn_document
    from stockbook.games.records import parse_record
    from stockbook.games.sources import folder_of
    from stockbook.games.table_text import TableText
    from stockbook.models.files.faults import Faults
    from stockbook.models.files.toml_file import read_text
    from stockbook.models.play.continued import continued
    from stockbook.models.play.player_names import ME
    from stockbook.models.play.record import replay

    if undo and move is not None:
        raise typer.BadParameter("take a move back, or make one", param_hint="--undo")
    text, name = read_text(file)
    if real := TableText.read(text, name, folder_of(file, name)):
        table_turn(real, answer=move, question=question or 1, undo=undo, save=save, as_json=as_json)
        return ANSWERED
    if question is not None:
        raise typer.BadParameter("for games at a real table only", param_hint="--question")
    begun = record = parse_record(text, name)
    faults = Faults(record.file)
    if record.names.count(ME) != 1:
        faults.add("names", f"write {ME!r} for the one player whose moves are told")
    faults.raise_any()
    me = record.names.index(ME)
    target = None
    if save is not None:
        target = Target(save, "--save", objection=other_game(record), lock=True)
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
    record = history.record(record.names)
    if target:
        target.write(continued(begun, record))
        target.close()
    if as_json:
        steps = [(step.player, step.told, step.position) for step in turns.steps]
        document = turn_document(
            record,
            me,
            steps=steps,
            position=turns.position,
            question=turns.question,
            actions=turns.actions,
            undo=may_take_back(history, me),
        )
        print(to_json(document))
    else:
        page = Page()
        for step in turns.steps:
            page.print(step.told)
        turns.show(page)
    return ANSWERED
