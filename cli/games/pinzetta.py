"""Positions and games against Pinzetta behind hint, cut, choose, place, check, show and play."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from stockbook.cli.failure import ANSWERED, IMPOSSIBLE, INTERRUPTED, Refused
from stockbook.models.files.faults import Fault
from stockbook.models.pinzetta.reading import GAME, solo_position_from

if TYPE_CHECKING:
    from stockbook.cli.advice import HintOptions
    from stockbook.cli.games.pinzetta_table import SoloTable
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.pinzetta.game import Pinzetta
    from stockbook.models.pinzetta.position import SoloPosition


def hint(source: TomlFile, options: HintOptions) -> int:
    """Print the best cut, the better pile, or the best Show Phase."""
    solo = solo_position_from(source)
    if solo.position.phase == "show":
        return _place(solo, options, source.name)

    from stockbook.cli.advice import RESERVE, SHORTEST
    from stockbook.cli.ahead import unseen_deck_tiles
    from stockbook.cli.games.pinzetta_views import advice_json, show_advice
    from stockbook.cli.rendering.progress import ProgressLine
    from stockbook.models.games.goal import Goal
    from stockbook.optimizer.pinzetta.advice import advise

    if solo.position.phase == "cut" and not solo.cuts():
        message = "no cut is legal: there must be an item for each pile"
        raise Refused(IMPOSSIBLE, [Fault(source.name, "me.collection", message)])
    unseen_tiles = unseen_deck_tiles(solo.in_sight, options.deck) if options.deck else None
    search, goal = options.search, options.goal or Goal.NOW
    time = search.time
    if not search.deterministic:
        time = max(SHORTEST, time - RESERVE - (monotonic() - search.started))
    with ProgressLine(lambda done, every: f"{done} of {every} Show Phases proved") as progress:
        advice = advise(
            solo,
            game=goal is Goal.GAME,
            time=time,
            workers=search.workers,
            seed=search.seed,
            deterministic=search.deterministic,
            on_progress=progress,
            unseen_tiles=unseen_tiles,
        )
    if options.as_json:
        from stockbook.engine.documents.placement import write

        write(advice_json(advice, goal))
    else:
        show_advice(advice)
    return INTERRUPTED if advice.interrupted else ANSWERED


def check(source: TomlFile) -> None:
    """Raise ``PositionError`` with every fault."""
    solo_position_from(source)


def show(source: TomlFile) -> None:
    """Print my side, and hers."""
    from stockbook.cli.games.pinzetta_views import show_solo

    show_solo(solo_position_from(source))


def table(game: Pinzetta) -> SoloTable:
    """The table at which the game is played in the terminal."""
    from stockbook.cli.games.pinzetta_table import SoloTable

    return SoloTable(game)


def _place(solo: SoloPosition, options: HintOptions, file: str) -> int:
    """The best Show Phase: that of Stamp Swap against her forever stamps."""
    from stockbook.cli.advice import refuse_unused
    from stockbook.cli.contests import contest_choice
    from stockbook.engine.documents.placement import answer_json, write
    from stockbook.models.games.goal import Goal

    position = solo.show_phase()
    choice = contest_choice(position, options.contest, file)
    goal = options.goal or Goal.NOW
    if goal is Goal.GAME and not position.last:
        from stockbook.cli.ahead import forecast_json, show_forecast, unseen_deck_tiles
        from stockbook.optimizer.stampswap.game_placement import best_placement_for_game

        unseen_tiles = unseen_deck_tiles(solo.in_sight, options.deck) if options.deck else None
        forecast = options.search.ask(
            best_placement_for_game, position, contests=choice, plans=options.plans, unseen_tiles=unseen_tiles
        )
        if options.as_json:
            write({**forecast_json(forecast), "game": GAME})
        else:
            show_forecast(forecast, options.plans)
        return INTERRUPTED if forecast.interrupted else ANSWERED
    refuse_unused(file, deck=options.deck)

    from stockbook.optimizer.placement.search import best_placement

    answer = options.search.ask(best_placement, position, contests=choice, plans=options.plans)
    if options.as_json:
        write({**answer_json(answer, goal), "game": GAME})
    else:
        from stockbook.cli.rendering.placement import show_answer

        show_answer(answer, options.plans)
    return INTERRUPTED if answer.interrupted else ANSWERED
