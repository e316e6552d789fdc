"""Measuring: ``stockbook arena`` how strong agents are, ``stockbook bench`` how fast the search is."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack, closing
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.asking import show_phases
from stockbook.cli.questions.failure import ANSWERED, INTERRUPTED
from stockbook.cli.questions.options import (
    CORES,
    DeckOption,
    ForceOption,
    JsonOption,
    LevelOption,
    SettingOption,
    chosen_workers,
    finite,
    game_from_options,
    refuse_both,
    valued,
)
from stockbook.engine.choices import DEFAULT_TIME, TIME, WORKERS, Refused
from stockbook.engine.documents.common import to_json
from stockbook.models.files.faults import Fault, Faults

if TYPE_CHECKING:
    from stockbook.optimizer.arena.match import Entrant, Match
    from stockbook.optimizer.arena.results import ArenaResults, GameRecords
    from stockbook.optimizer.arena.run import Arena
    from stockbook.optimizer.arena.workers import Workers

#: All rounds and most families of contests, of the positions and puzzles that every installation has.
FILES = (
    *("positions/friday", "positions/saturday", "positions/saturday-holes"),
    *("positions/sunday", "positions/sunday-corners", "positions/sunday-groups"),
    *("positions/sunday-surrounded", "positions/sunday-tight"),
    *("puzzles/hard-1", "puzzles/hard-2", "puzzles/hard-4", "puzzles/hard-6"),
)


def arena(
    game: Annotated[str, valued("NAME", "Which game.")] = "stampswap",
    agents: Annotated[
        str,
        valued(
            "A,B",
            "The first agent against the second; planner:0.5 takes 0.5 s a decision; "
            "one of your own is MODULE:CLASS.",
        ),
    ] = "planner,greedy",
    players: Annotated[int | None, valued("N", "How many play.", usual="as many as usual")] = None,
    games: Annotated[int, valued("N", "How many games, up to whole pairs.", min=1, max=10**6)] = 200,
    seed: Annotated[int, valued("N", "Another seed, other deals.", min=0)] = 1,
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
        str | None, valued("FILE", "Keep finished games there, and go on with those it has.")
    ] = None,
    records: Annotated[
        str | None, valued("DIR", "Keep the record of each game that is played in this folder.")
    ] = None,
    workers: Annotated[
        int | None, valued("N", "Processes of this machine.", min=1, max=512, usual=CORES)
    ] = None,
    dask: Annotated[str | None, valued("ADDRESS", "Play on the Dask cluster with this scheduler.")] = None,
    plot: Annotated[str | None, valued("SVG", "Draw the distributions of the scores into a file.")] = None,
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
        results = stack.enter_context(closing(_results(match, seed, out)))
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

    season = f"{game}-season"
    if season not in dict(definitions()):
        raise Refused([Fault("", "--season", f"{game} has no season for one player")])
    return season


def _entrants(game: str, agents: str) -> tuple[Entrant, Entrant]:
    """The two agents of ``A,B``."""
    from stockbook.games.registry import definition_of
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


def _results(match: Match, seed: int, out: str | None) -> ArenaResults:
    """The finished games, those of the file first."""
    from stockbook.cli.questions.saving import holding
    from stockbook.optimizer.arena.results import ArenaResults, arena_setup

    with holding(str(out), "--out", "results"):
        return ArenaResults(arena_setup(match, seed), None if out is None else Path(out))


def _records(measured: Arena, folder: str, *, force: bool) -> GameRecords:
    """The records of the games that are played, in a folder where no other file is replaced."""
    from stockbook.cli.questions.saving import holding
    from stockbook.optimizer.arena.results import GameRecords

    with holding(folder, "--records", "records"):
        records = GameRecords(measured.match, measured.seed, Path(folder))
        others = [] if force else records.others(measured.missing)
    message = "exists and is no record of this game: use another folder, or --force"
    if others:
        raise Refused([Fault(str(path), "--records", message) for path in others])
    return records


def _run(measured: Arena, workers: Workers) -> bool:
    """Play with a progress bar; False when a signal has stopped it."""
    from stockbook.cli.rendering.arena import ArenaProgress
    from stockbook.optimizer.arena.run import ArenaError

    try:
        with signals.searching() as stop, ArenaProgress(measured) as progress:
            measured.run(workers, progress.count, stop)
    except KeyboardInterrupt:
        return False
    except ArenaError as error:
        if not any(entrant.name.outside for entrant in measured.match.agents):
            raise
        raise Refused([Fault("", "--agents", f"an agent has failed: {error}")]) from None
    return True


def bench(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="[FILE...]", help="Show Phases of your own to measure.")
    ] = None,
    time: Annotated[
        float | None,
        valued("SECONDS", "Time for each file.", min=TIME.least, max=TIME.most, usual="10", callback=finite),
    ] = None,
    workers: Annotated[
        int | None,
        valued("N", "Searches side by side for each file.", min=WORKERS.least, max=WORKERS.most, usual=CORES),
    ] = None,
    record: Annotated[
        str | None, valued("REASON", "In a clone, record the work as it is now, and why it has changed.")
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """How fast the search is, one number that changes only when it goes another way, and what work it is.

    With files: the seconds to the first plan, to the best one and to the proof of each.
    """
    if files:
        if record is not None:
            raise typer.BadParameter("the record is of the shipped files", param_hint="--record")
        return _bench_files(files, time or DEFAULT_TIME, workers, as_json)
    if time or workers:
        raise typer.BadParameter("--time and --workers are for files: name some")
    from datetime import date
    from importlib import resources

    from stockbook.models.stampswap.reading import parse_position
    from stockbook.optimizer.bench import CLONE, RECORD, read_record
    from stockbook.optimizer.bench import bench as run

    if record is not None and not record.strip():
        raise Refused([Fault("", "--record", "say why the work has changed")])
    if record is not None and not CLONE.exists():
        message = "the record is a part of the program: record in a clone, with its .venv/bin/stockbook"
        raise Refused([Fault("", "--record", message)])
    before = read_record()

    seeds = resources.files("stockbook.seeds")
    texts = {name: seeds.joinpath(f"{name}.toml").read_text(encoding="utf-8") for name in FILES}
    positions = [(name, parse_position(text, name)) for name, text in texts.items()]
    with signals.searching() as stop:
        result = run(positions, stop)
    grown = before.grown(result)
    if record is not None:
        try:
            RECORD.write_text(before.renewed(result, record, date.today()).text, encoding="utf-8")
        except OSError as error:
            raise Refused([Fault(str(RECORD), "", f"cannot be written: {error.strerror}")]) from None
    if as_json:
        from stockbook.engine.documents.arena import bench_document

        print(to_json(bench_document(result, grown)))
    else:
        from stockbook.cli.rendering.placement import show_bench

        show_bench(result, grown)
        if record is not None:
            print(f"recorded in {RECORD}")
    return ANSWERED


def _bench_files(files: Sequence[str], time: float, workers: int | None, as_json: bool) -> int:
    """Measure the search of each file, all of which are read first."""
    from stockbook.cli.rendering.progress import CountLine
    from stockbook.optimizer.solver.limits import SearchLimits
    from stockbook.optimizer.timing import TimedSearch, timed

    files = list(dict.fromkeys(files))
    phases = show_phases(files)
    # Loaded now, CP-SAT is no part of the first time.
    import_module("stockbook.optimizer.solver.cpsat")
    rows: list[TimedSearch] = []
    with signals.searching() as stop, CountLine("files") as line:
        limits = SearchLimits(time, workers, stop=stop)
        started = monotonic()
        for file, position in zip(files, phases, strict=True):
            line(len(rows), len(phases))
            row = timed(file, position, limits)
            if row is None:
                break
            rows.append(row)
    interrupted = len(rows) < len(phases)
    if as_json:
        from stockbook.engine.documents.arena import timed_document

        print(to_json(timed_document(rows, limits, interrupted, monotonic() - started)))
    else:
        from stockbook.cli.rendering.placement import show_timed

        show_timed(rows, limits)
    return INTERRUPTED if interrupted else ANSWERED
