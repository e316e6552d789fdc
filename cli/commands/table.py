"""``stockbook table``."""

from __future__ import annotations

import os
from contextlib import closing
from dataclasses import replace
from typing import Annotated

import typer

from stockbook.cli.questions.failure import ANSWERED
from stockbook.engine.choices import Refused


def table(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The record of the game; it is made if it is new.")
    ],
    deck: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="For a new game: your own copy, whose cards are known by name."),
    ] = None,
) -> int:
    """A game at a real table: tell what happened next, and ask for advice on my decisions."""
    from stockbook.cli.playing.kept_game import KeptText
    from stockbook.cli.playing.table import RealTable, asked_setup
    from stockbook.cli.questions.saving import Target
    from stockbook.cli.rendering.page import Page
    from stockbook.games.records import is_record
    from stockbook.games.sources import folder_of
    from stockbook.games.tables import NewTable, TableLines
    from stockbook.models.files.faults import Fault
    from stockbook.models.files.toml_file import read_text

    if file in ("", "-"):
        raise typer.BadParameter("name a file", param_hint="FILE")
    page = Page()
    target = Target(file, "FILE", force=True, lock=True)
    with closing(KeptText(target, os.path.splitext(os.path.basename(file))[0], "FILE")) as kept:
        there = os.path.exists(file) and os.path.getsize(file) > 0
        text = read_text(file)[0] if there else ""
        setup = NewTable.parse(text, file) if there else NewTable()
        if deck is not None:
            _check_deck(deck, file, begun=setup is None)
            setup = replace(setup or NewTable(), deck=os.path.basename(deck))
        if setup:
            setup = asked_setup(page, setup, kept.write)
            if setup is None:
                return ANSWERED
            text = str(setup)
        found = TableLines.read(text, file, folder_of(file, file))
        if found is None:
            reason = "this is no record of a game at a real table: name another file"
            if is_record(text):
                reason = f"this game was dealt by Stockbook: stockbook play --resume {file} goes on with it"
            raise Refused([Fault(file, "", reason)])
        RealTable(found, page, file, kept.write).run()
    return ANSWERED


def _check_deck(deck: str, file: str, *, begun: bool) -> None:
    """Check that a record can name this file of one's own copy.

    Raises
    ------
    Refused
        If it is not in the folder of the record, or the record has begun.
    """
    from stockbook.models.files.faults import Fault

    name, folder = os.path.basename(deck), os.path.dirname(file) or os.curdir
    reason = ""
    if begun:
        reason = f'the game has begun: write deck = "{name}" above the line --- of {file}'
    elif not os.path.isfile(deck):
        reason = "there is no such file"
    elif os.path.realpath(os.path.dirname(deck)) != os.path.realpath(folder):
        reason = f"a record names a file of its own folder: copy {name} to {folder}"
    if reason:
        raise Refused([Fault(deck, "--deck", reason)])
