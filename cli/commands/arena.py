"""``stockbook arena``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import ANSWERED, INTERRUPTED
from stockbook.cli.questions.options import (
    DeckOption,
    ForceOption,
    JsonOption,
    LevelOption,
    SettingOption,
    chosen_workers,
    game_from_options,
    refuse_both,
)
from stockbook.engine.choices import Refused
from stockbook.engine.documents.common import to_json

if TYPE_CHECKING:
    from stockbook.optimizer.arena.match import Entrant, Match
    from stockbook.optimizer.arena.results import ArenaResults, GameRecords
    from stockbook.optimizer.arena.run import Arena
    from stockbook.optimizer.arena.workers import Workers


def arena(
    game: Annotated[str, typer.Option(metavar="NAME", help="Which game.")] = "stampswap",
    agents: Annotated[
        str,
        typer.Option(
            metavar="A,B",
            help="The first agent against the second; planner:0.5 takes 0.5 s a decision; "
            "one of your own is MODULE:CLASS.",
        ),
    ] = "planner,greedy",
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play.", show_default="as many as usual")
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, max=10**6, help="How many games, up to whole pairs.")
    ] = 200,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Another seed, other deals.")] = 1,
    season: Annotated[
        bool, typer.Option("--season", help="One player alone: three rounds of dealt stamps.")
    ] = False,
    deck: DeckOption = None,
    level: LevelOption = None,
    option: SettingOption = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as the sequential test has decided.")
    ] = False,
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Keep finished games there, and go on with those it has."),
    ] = None,
    records: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="Keep the record of each game that is played in this folder."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, max=512, help="Processes of this machine.", show_default="one a core"
        ),
    ] = None,
    dask: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on the Dask cluster with this scheduler.")
    ] = None,
    plot: Annotated[
        str | None, typer.Option(metavar="SVG", help="Draw the distributions of the scores into a file.")
    ] = None,
    force: ForceOption = False,
    as_json: JsonOption = False,
) -> int:
    """How strong agents are: paired games with the same deals, and what they prove."""
    from stockbook.cli.questions.saving import drawing_target
    from stockbook.optimizer.arena.match import Match
    from stockbook.optimizer.arena.run import Arena
    from stockbook.optimizer.arena.tally import Sprt

    refuse_both(workers, dask)
    name = _season_of(game) if season else game
    made = game_from_options(name, players, deck, option, level=level)
    match = Match(made, _entrants(name, agents))
    target = None if plot is None else drawing_target(plot, "--plot", force=force)
    pairs = -(-games // len(match.seatings))
    with ExitStack() as stack:
        results = stack.enter_context(_results(match, seed, out))
        measured = Arena(match, seed, pairs, results, Sprt(), stop=sprt)
        if records is not None:
            measured.records = _records(measured, records, force=force)
        found = stack.enter_context(chosen_workers(workers, dask))
        size, started = found.size(), monotonic()
        interrupted = not _run(measured, found)
    if as_json:
        from stockbook.engine.documents.arena import arena_document

        print(to_json(arena_document(measured, interrupted, monotonic() - started, size)))
    else:
        from stockbook.cli.rendering.arena import show_arena

        show_arena(measured, interrupted)
    if target and measured.tally.pairs:
        from stockbook.cli.rendering.arena import drawing

        target.write(drawing(measured), "drawn")
    return INTERRUPTED if interrupted else ANSWERED


def _season_of(game: str) -> str:
    """The game for one player that isolates a part of ``game``."""
    from stockbook.games.registry import definitions
    from stockbook.models.files.faults import Fault

    season = f"{game}-season"
    if season not in dict(definitions()):
        raise Refused([Fault("", "--season", f"{game} has no season for one player")])
    return season


def _entrants(game: str, agents: str) -> tuple[Entrant, Entrant]:
    """The two agents of ``A,B``."""
    from stockbook.games.registry import definition_of
    from stockbook.models.files.faults import Faults
    from stockbook.optimizer.arena.match import Entrant

    names = agents.split(",")
    if len(names) != 2:
        raise typer.BadParameter("name two agents, such as planner,greedy", param_hint="--agents")
    faults, known = Faults(""), definition_of(game).agents
    found = []
    for each in names:
        with faults.at("--agents"):
            found.append(Entrant.named(known, each))
    faults.raise_any()
    first, second = found
    return first, second


@contextmanager
def _results(match: Match, seed: int, out: str | None) -> Iterator[ArenaResults]:
    """The finished games, those of the file first."""
    from stockbook.models.files.faults import Fault
    from stockbook.optimizer.arena.results import ArenaResults, arena_setup

    try:
        results = ArenaResults(arena_setup(match, seed), None if out is None else Path(out))
    except OSError as error:
        reason = f"cannot hold results: {error.strerror or error}"
        raise Refused([Fault(str(out), "--out", reason)]) from None
    try:
        yield results
    finally:
        results.close()


def _records(measured: Arena, folder: str, *, force: bool) -> GameRecords:
    """The records of the games that are played, in a folder where no other file is replaced."""
    from stockbook.models.files.faults import Fault
    from stockbook.optimizer.arena.results import GameRecords

    try:
        records = GameRecords(measured.match, measured.seed, Path(folder))
        others = [] if force else records.others(measured.missing)
    except OSError as error:
        reason = f"cannot hold records: {error.strerror or error}"
        raise Refused([Fault(folder, "--records", reason)]) from None
    message = "exists and is no record of this game: use another folder, or --force"
    if others:
        raise Refused([Fault(str(path), "--records", message) for path in others])
    return records


def _run(measured: Arena, workers: Workers) -> bool:
    """Play with a progress bar; False when a signal has stopped it."""
    from stockbook.cli.rendering.arena import ArenaProgress
    from stockbook.models.files.faults import Fault
    from stockbook.optimizer.arena.run import ArenaError

    try:
        with signals.searching() as stop, ArenaProgress(measured) as progress:
            measured.run(workers, progress.update, stop)
    except KeyboardInterrupt:
        return False
    except ArenaError as error:
        if not any(entrant.name.outside for entrant in measured.match.agents):
            raise
        raise Refused([Fault("", "--agents", f"an agent has failed: {error}")]) from None
    return True
