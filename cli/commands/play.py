"""``stockbook play``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stockbook.cli.questions.failure import ANSWERED, WRONG_INPUT, Refused
from stockbook.cli.questions.game_options import DeckOption, LevelOption, SettingOption, game_from_options
from stockbook.cli.questions.options import ForceOption, JsonOption
from stockbook.engine.documents.text import to_json

if TYPE_CHECKING:
    from stockbook.models.games.record import GameHistory, Record
    from stockbook.models.games.registry import AnyGame

#: The name of the player at the terminal in a record; all others are agents.
PERSON = "me"
OPPONENT = "planner"
SEEDS = 2**31


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; a record says it itself.")
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many play, with me.", show_default="as many as usual"),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="The seat where I sit, clockwise.", show_default="1"),
    ] = None,
    first: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="The seat of the player who starts.", show_default="drawn"),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, max=2**63 - 1, help="Another seed, another game.", show_default="any"
        ),
    ] = None,
    opponent: Annotated[
        str | None,
        typer.Option(metavar="AGENT", help="Who plays against me, such as greedy.", show_default=OPPONENT),
    ] = None,
    auto: Annotated[
        str | None, typer.Option(metavar="AGENT", help="Who plays in my place.", show_default=False)
    ] = None,
    deck: DeckOption = None,
    level: LevelOption = None,
    option: SettingOption = None,
    save: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Keep the game there after every move.", show_default=False),
    ] = None,
    force: ForceOption = False,
    resume: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Go on with a game that was kept.", show_default=False),
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """A whole game in the terminal, against agents; ? gives a hint, q saves and stops."""
    from stockbook.models.games.record import GameHistory

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
        me = names.index(PERSON) if PERSON in names else 0
    elif game is None:
        raise typer.BadParameter("which game? For example: stockbook play stamps", param_hint="GAME")
    else:
        seed = SystemRandom().randrange(SEEDS) if seed is None else seed
        settings = [*(option or ()), *([] if first is None else [f"first={first}"])]
        made = game_from_options(game, players, deck, level, settings)
        me = _seat(made, seat)
        history = GameHistory(_with_first_drawn(made, seed, settings), seed)
        names = [opponent or OPPONENT] * made.players
        names[me] = PERSON
    if auto is not None:
        names[me] = auto
    file = save or (None if resume == "-" else resume)
    return _play(history, names, me, file, as_json, record, force=force)


def _seat(game: AnyGame, seat: int | None) -> int:
    """The player who I am, from 0, by the seat that was asked for."""
    from stockbook.models.files.faults import Fault

    if seat is None or seat <= game.players:
        return (seat or 1) - 1
    seats = f"it has the seats 1 to {game.players}" if game.players > 1 else "it is for one player"
    raise Refused(WRONG_INPUT, [Fault("", "--seat", f"{seat} is not possible in this game: {seats}")])


def _with_first_drawn(game: AnyGame, seed: int, settings: Sequence[str]) -> AnyGame:
    """The game where the seed has drawn who starts, unless its rules or an option say it."""
    from stockbook.models.games.registry import FIRST, game_module, make_game

    options = game_module(game.name).game_options(game)
    if FIRST not in options or any(text.partition("=")[0].strip() == FIRST for text in settings):
        return game
    first = Random(f"{seed}/{FIRST}").randrange(game.players) + 1
    return make_game(game.name, game.players, {**options, FIRST: first})


def _resumed(
    file: str, game: str | None, given: Mapping[str, Any]
) -> tuple[Record, GameHistory[Any, Any, Any]]:
    """The record, and the game that it is about."""
    from stockbook.models.files.faults import Fault
    from stockbook.models.games.record import read_record, replay

    record = read_record(file)
    faults = [
        Fault(file, option, "the record says it: leave the option out")
        for option, value in given.items()
        if value not in (None, [])
    ]
    if game not in (None, record.game):
        faults.append(Fault(file, "GAME", f"this is a game of {record.game}: leave the name out"))
    if faults:
        raise Refused(WRONG_INPUT, faults)
    return record, replay(record)


def _play(
    history: GameHistory[Any, Any, Any],
    names: list[str],
    me: int,
    file: str | None,
    as_json: bool,
    resumed: Record | None,
    *,
    force: bool,
) -> int:
    """Play the game, and keep its record."""
    from stockbook.cli.playing.kept_game import OPTION, KeptGame, other_game
    from stockbook.cli.playing.session import Session
    from stockbook.cli.playing.table import table_for
    from stockbook.cli.questions.saving import Target
    from stockbook.cli.rendering.page import Page
    from stockbook.models.files.faults import Faults

    faults = Faults(file or "")
    with faults.at("GAME"):
        table = table_for(history.game)
    agents = _agents(history.game, names, me, faults)
    faults.raise_any()
    target = None
    if file is not None:
        target = Target(file, OPTION, force=force, objection=other_game(resumed), lock=True)
    page = Page()
    if as_json:
        page.file = StringIO()
    who = ", ".join(f"player {seat}: {name}" for seat, name in enumerate(names, 1))
    ended = False
    with KeptGame(history, names, target) as kept:
        try:
            page.heading(f"{history.game.name}, seed {history.seed}; {who}")
            ended = Session(history, agents, table, page, kept.keep, me).run()
        finally:
            if not ended:
                kept.stop()
    if as_json and ended:
        from stockbook.engine.documents.record import record_document

        print(to_json(record_document(history, names)))
    return ANSWERED


def _agents(game: AnyGame, names: list[str], me: int, faults: Any) -> list[Any]:
    """The agent of each player; None for me."""
    from stockbook.optimizer.arena.agent import AgentName, make_agent

    found: list[Any] = []
    for seat, name in enumerate(names):
        agent = None
        if seat != me or name != PERSON:
            with faults.at(f"player {seat + 1}"):
                agent = make_agent(game, AgentName.parse(name))
        found.append(agent)
    return found
