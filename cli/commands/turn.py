"""``stockbook turn``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import JsonOption, valued

if TYPE_CHECKING:
    from stockbook.engine.turns import MatchTurn, TableTurn

RecordArgument = Annotated[
    str, typer.Argument(metavar="FILE", help="The game, as play or table keeps it; - is standard input.")
]


def turn(
    file: RecordArgument,
    move: Annotated[
        str | None, valued("TEXT", "My move, in words or by its number; at a real table what happened.")
    ] = None,
    question: Annotated[
        int | None, valued("N", "At a real table: the question that --move answers [the first].")
    ] = None,
    undo: Annotated[
        bool,
        typer.Option(
            "--undo", help="Take my last move back, if nothing has been seen since; or the last line."
        ),
    ] = False,
    save: Annotated[str | None, valued("FILE", "Keep the game there; FILE itself may be replaced.")] = None,
    as_json: JsonOption = False,
) -> int:
    """One turn of a game against agents, or the next line of one at a real table, for programs."""
    from stockbook.cli.playing.kept_game import other_game
    from stockbook.cli.questions.asking import GameReporter, ask, source_of
    from stockbook.cli.questions.saving import Target
    from stockbook.engine.documents.common import to_json
    from stockbook.engine.turns import Turn
    from stockbook.models.files.toml_file import read_text

    if undo and move is not None:
        raise typer.BadParameter("take a move back, or make one", param_hint="--undo")
    found = ask(Turn(source_of(file), move, question, undo), GameReporter())
    if save is not None:
        objection = other_game(lambda path: found.went_on_from(read_text(path)[0]))
        target = Target(save, "--save", objection=objection, lock=True)
        target.write(found.text)
        target.close()
    if as_json:
        print(to_json(found.document))
    else:
        _show(found)
    return ANSWERED


def _show(found: MatchTurn | TableTurn) -> None:
    """Print what happened and all that is seen, with the decision or the questions; at the end the score."""
    from stockbook.cli.games.parts import show_advice, show_position
    from stockbook.cli.playing.session import show_match, show_step
    from stockbook.cli.rendering.page import Page
    from stockbook.cli.rendering.players import show_sheet
    from stockbook.engine.turns import MatchTurn

    page = Page()
    if isinstance(found, MatchTurn):
        if found.advice:
            show_advice(found.advice, options=False)
        for step, _ in found.steps:
            show_step(page, step)
        show_match(page, found.match)
    elif questions := found.table.questions:
        show_position(found.table.records.sight(found.table.state))
        for number, question in enumerate(questions, 1):
            page.print(f"{number} {question.words}")
    else:
        show_sheet(found.table.records.sheet(found.table.state))
