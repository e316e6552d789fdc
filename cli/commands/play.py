"""Games that are played: ``play`` and ``turn`` against agents, and ``table`` for those at a real table."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from contextlib import closing
from dataclasses import replace
from io import StringIO
from random import SystemRandom
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import (
    DeckOption,
    ForceOption,
    JsonOption,
    LevelOption,
    SettingOption,
    game_from_options,
    valued,
)
from stockbook.engine.choices import Refused
from stockbook.engine.documents.common import to_json
from stockbook.models.files.faults import Fault, Faults
from stockbook.models.play.player_names import ME

if TYPE_CHECKING:
    from stockbook.engine.turns import MatchTurn, TableTurn
    from stockbook.models.play.protocol import AnyGame
    from stockbook.models.play.record import GameHistory, Record

OPPONENT = "planner"
SEEDS = 2**31


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; a record says it itself.")
    ] = None,
    players: Annotated[int | None, valued("N", "How many play, with me.", usual="as many as usual")] = None,
    seat: Annotated[int | None, valued("N", "The seat where I sit, clockwise.", min=1, usual="1")] = None,
    first: Annotated[
        int | None, valued("N", "The seat of the player who starts.", min=1, usual="drawn")
    ] = None,
    seed: Annotated[
        int | None, valued("N", "Another seed, another game.", min=0, max=2**63 - 1, usual="any")
    ] = None,
    opponent: Annotated[
        str | None, valued("AGENT", "Who plays against me, such as greedy, or MODULE:CLASS.", usual=OPPONENT)
    ] = None,
    auto: Annotated[str | None, valued("AGENT", "Who plays in my place.", usual=False)] = None,
    deck: DeckOption = None,
    level: LevelOption = None,
    option: SettingOption = None,
    save: Annotated[str | None, valued("FILE", "Keep the game there after every move.", usual=False)] = None,
    force: ForceOption = False,
    resume: Annotated[str | None, valued("FILE", "Go on with a game that was kept.", usual=False)] = None,
    as_json: JsonOption = False,
) -> int:
    """A whole game in the terminal, against agents; ? gives a hint, q saves and stops."""
    from stockbook.games.registry import definition_of, with_first_drawn
    from stockbook.models.play.player_names import seated
    from stockbook.models.play.protocol import FIRST
    from stockbook.models.play.record import GameHistory

    if save in ("", "-"):
        raise typer.BadParameter("name a file", param_hint="--save")
    if as_json and auto is None:
        raise typer.BadParameter("only a game that plays by itself is a document: add --auto planner")
    record = None
    if resume is not None:
        given = {
            "--players": players, "--seat": seat, "--first": first, "--seed": seed,
            "--opponent": opponent,
            "--deck": deck, "--level": level, "--option": option,
        }  # fmt: skip
        record, history = _resumed(resume, game, given)
        names = list(record.names)
        me = names.index(ME) if ME in names else 0
    elif game is None:
        raise typer.BadParameter("which game? For example: stockbook play stamps", param_hint="GAME")
    else:
        seed = SystemRandom().randrange(SEEDS) if seed is None else seed
        made = game_from_options(game, players, deck, option, level=level, first=first)
        me = _seat(made, seat)
        told = first is not None or any(each.partition("=")[0].strip() == FIRST for each in option or ())
        history = GameHistory(made if told else with_first_drawn(made, seed), seed)
        names = seated([opponent or definition_of(made.name).best_agent] * (made.players - 1), me)
    if auto is not None:
        names[me] = auto
    file = save or (None if resume == "-" else resume)
    return _play(history, names, me, file, as_json, record, (opponent, auto), force=force)


def _seat(game: AnyGame, seat: int | None) -> int:
    """The player who I am, from 0, by the seat that was asked for."""

    if seat is None or seat <= game.players:
        return (seat or 1) - 1
    seats = f"it has the seats 1 to {game.players}" if game.players > 1 else "it is for one player"
    raise Refused([Fault("", "--seat", f"{seat} is not possible in this game: {seats}")])


def _resumed(
    file: str, game: str | None, given: Mapping[str, Any]
) -> tuple[Record, GameHistory[Any, Any, Any]]:
    """The record, and the game that it is about."""
    from stockbook.games.records import read_record
    from stockbook.models.play.record import replay

    record = read_record(file)
    faults = [
        Fault(file, option, "the record says it: leave the option out")
        for option, value in given.items()
        if value not in (None, []) and not (option == "--opponent" and value in record.names)
    ]
    if game not in (None, record.game):
        faults.append(Fault(file, "GAME", f"this is a game of {record.game}: leave the name out"))
    if faults:
        raise Refused(faults)
    return record, replay(record)


def _play(
    history: GameHistory[Any, Any, Any],
    names: list[str],
    me: int,
    file: str | None,
    as_json: bool,
    resumed: Record | None,
    asked: Collection[str | None],
    *,
    force: bool,
) -> int:
    """Play the game, and keep its record."""
    from functools import partial

    from stockbook.cli.playing.kept_game import OPTION, KeptGame, other_game
    from stockbook.cli.playing.session import Session, thinking
    from stockbook.cli.questions.asking import GameReporter
    from stockbook.cli.questions.saving import Target
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.play import Match, agents_of
    from stockbook.games.records import read_record

    faults = Faults(file or "")
    agents = agents_of(history.game, names, me, faults, asked)
    faults.raise_any()
    target = None
    if file is not None:
        objection = other_game(lambda path: read_record(path) == resumed)
        target = Target(file, OPTION, force=force, objection=objection, lock=True)
    page = Page()
    if as_json:
        page.file = StringIO()
    who = ", ".join(f"player {seat}: {name}" for seat, name in enumerate(names, 1))
    ended = False
    with KeptGame(history, names, target, resumed) as kept:
        try:
            page.heading(f"{history.game.name}, seed {history.seed}; {who}")
            match = Match(history, names, agents, me, GameReporter().searching, partial(thinking, page))
            ended = Session(match, page, kept.keep).run()
        finally:
            if not ended:
                kept.stop()
    if as_json and ended:
        from stockbook.engine.documents.play import record_document

        print(to_json(record_document(history, names)))
    return ANSWERED


def turn(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The game, as play or table keeps it; - is standard input.")
    ],
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


def table(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The record of the game; it is made if it is new.")
    ],
    deck: Annotated[
        str | None, valued("FILE", "For a new game: your own copy, whose cards are known by name.")
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
    """Refuse a file of one's own copy that is not in the folder of the record, or a record that has begun."""

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
