"""``stockbook play``."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stockbook.cli.questions.failure import ANSWERED, WRONG_INPUT, Refused
from stockbook.cli.questions.game_options import DeckOption, LevelOption, SettingOption, game_from_options
from stockbook.cli.questions.options import JsonOption
from stockbook.engine.documents.text import to_json

if TYPE_CHECKING:
    from stockbook.models.games.record import GameHistory
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
    resume: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Go on with a game that was kept.", show_default=False),
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """A whole game in the terminal, against agents; ? gives a hint, q saves and stops."""
    from stockbook.models.games.record import GameHistory

    if as_json and auto is None:
        raise typer.BadParameter("only a game that plays by itself is a document: add --auto planner")
    if resume is not None:
        given = {
            "--players": players, "--seed": seed, "--opponent": opponent,
            "--deck": deck, "--level": level, "--option": option,
        }  # fmt: skip
        history, names = _resumed(resume, game, given)
    elif game is None:
        raise typer.BadParameter("which game? For example: stockbook play stamps", param_hint="GAME")
    else:
        history = GameHistory(
            game_from_options(game, players, deck, level, option),
            SystemRandom().randrange(SEEDS) if seed is None else seed,
        )
        names = [PERSON, *[opponent or OPPONENT] * (history.game.players - 1)]
    if auto is not None:
        names[0] = auto
    return _play(history, names, save or (None if resume == "-" else resume), as_json)


def _resumed(
    file: str, game: str | None, given: Mapping[str, Any]
) -> tuple[GameHistory[Any, Any, Any], list[str]]:
    """The recorded game, and who plays."""
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
    return replay(record), list(record.names)


def _play(history: GameHistory[Any, Any, Any], names: list[str], file: str | None, as_json: bool) -> int:
    """Play the game, and keep its record."""
    from stockbook.cli.playing.session import Session
    from stockbook.cli.playing.table import table_for
    from stockbook.cli.rendering.page import Page
    from stockbook.models.files.faults import Faults

    faults = Faults(file or "")
    with faults.at("GAME"):
        table = table_for(history.game)
    agents = _agents(history.game, names, faults)
    faults.raise_any()

    def save() -> None:
        if file is not None:
            _save_record(history, names, file)

    save()
    page = Page()
    if as_json:
        page.file = StringIO()
    who = ", ".join(f"player {seat}: {name}" for seat, name in enumerate(names, 1))
    page.heading(f"{history.game.name}, seed {history.seed}; {who}")
    ended = False
    try:
        ended = Session(history, agents, table, page, save).run()
    finally:
        if not ended:
            kept = file or _free_name(history)
            _save_record(history, names, kept)
            print(f"saved in {kept}; to go on: stockbook play --resume {kept}", file=sys.stderr)
    if as_json and ended:
        from stockbook.engine.documents.record import record_document

        print(to_json(record_document(history, names)))
    return ANSWERED


def _agents(game: AnyGame, names: list[str], faults: Any) -> list[Any]:
    """The agent of each player; None for me."""
    from stockbook.optimizer.arena.agent import AgentName, make_agent

    found: list[Any] = []
    for seat, name in enumerate(names):
        agent = None
        if seat or name != PERSON:
            with faults.at(f"player {seat + 1}"):
                agent = make_agent(game, AgentName.parse(name))
        found.append(agent)
    return found


def _save_record(history: GameHistory[Any, Any, Any], names: list[str], file: str) -> None:
    """Write the record; whatever happens meanwhile, the file holds the old or the new one."""
    from stockbook.models.files.faults import Fault

    text = str(history.record(names))
    try:
        path = Path(file).resolve()
        if path.exists() and not path.is_file():
            # A device or a pipe must stay what it is: the null device as a plain file stops a machine.
            path.write_text(text, encoding="utf-8")
            return
        new = path.with_name(f"{path.name}.new")
        new.write_text(text, encoding="utf-8")
        os.replace(new, path)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused(WRONG_INPUT, [Fault(file, "--save", f"cannot be written: {reason}")]) from None


def _free_name(history: GameHistory[Any, Any, Any]) -> str:
    """A name for a record that no file here has."""
    stem = f"{history.game.name}-{history.seed}"
    number = 1
    while Path(name := f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt").exists():
        number += 1
    return name
