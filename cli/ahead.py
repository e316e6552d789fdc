"""``--goal game`` of the Show Phase: what is asked, and what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stockbook.cli.failure import ANSWERED, INTERRUPTED
from stockbook.models.games.goal import Goal

if TYPE_CHECKING:
    from stockbook.cli.advice import SearchOptions
    from stockbook.models.contests import Contest
    from stockbook.models.stampswap.position import Position
    from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer, GamePlan


def answer_ahead(
    position: Position,
    options: SearchOptions,
    contests: Sequence[Contest | None] | None,
    plans: int,
    deck: str | None,
    as_json: bool,
) -> int:
    """Print the best Show Phase for the whole game; the exit code."""
    from stockbook.optimizer.stampswap.game_placement import best_placement_for_game

    unseen_tiles = unseen_deck_tiles(position, deck) if deck else None
    forecast = options.ask(
        best_placement_for_game, position, contests=contests, plans=plans, unseen_tiles=unseen_tiles
    )
    if as_json:
        from stockbook.engine.documents.placement import write

        write(forecast_json(forecast))
    else:
        show_forecast(forecast, plans)
    return INTERRUPTED if forecast.interrupted else ANSWERED


def unseen_deck_tiles(position: Position, path: str) -> Any:
    """Where unseen tiles come from, for a deck file.

    Raises
    ------
    PositionError
        If the file has faults.
    """
    from stockbook.models.stampswap.game.deck_file import read_deck
    from stockbook.models.stampswap.game.unseen_deck_tiles import UnseenDeckTiles
    from stockbook.models.stampswap.swap.unseen_tiles import seen_tiles

    return UnseenDeckTiles(read_deck(path), seen_tiles(position))


def forecast_json(forecast: GamePlacementAnswer) -> dict[str, Any]:
    """The document of ``place --goal game``: that of this Show Phase alone, with what is expected.

    The best points and the bounds are those of this Show Phase; nothing is proved of the game.
    """
    from stockbook.engine.documents.placement import answer_json, contest_json, plan_json

    document = answer_json(forecast.exact, Goal.GAME)
    expected = {contest_json(each.plan.contest): _expected(each) for each in forecast.by_contest}
    return {
        **document,
        "status": "feasible",
        "proved": False,
        "plans": [{**plan_json(each.plan), **_expected(each)} for each in forecast.plans],
        "by_contest": [{**row, **expected.get(row["contest"], {})} for row in document["by_contest"]],
        "seconds": None if forecast.seconds is None else round(forecast.seconds, 2),
    }


def _expected(each: GamePlan) -> dict[str, Any]:
    from stockbook.engine.documents.estimates import estimate_json

    return {
        "now": each.plan.points,
        **estimate_json("expected", each.expected),
        "samples": each.expected.samples,
        "keep": [str(contest) for contest in each.keep],
    }


def show_forecast(forecast: GamePlacementAnswer, asked: int = 1) -> None:
    """The plans with their albums, the contests side by side, and what is proved of this Show Phase.

    Where the plans are fewer than were ``asked`` for, the reason is given.
    """
    from stockbook.cli.rendering.page import Page, lines_table, numbers_table, plain
    from stockbook.cli.rendering.placement import NO_CONTEST
    from stockbook.models.stampswap.facts import DAYS

    page = Page()
    for place, each in enumerate(forecast.plans, 1):
        if place > 1:
            page.print()
        day = DAYS[forecast.position.round] if place == 1 else f"plan {place}"
        page.heading(f"{day}: {each.plan.points} points now, {_words(each)} by the end")
        page.album(each.plan.album, [placed for _, placed in each.plan.placed])
        page.print()
        contest = each.plan.contest
        page.print("enter no contest" if contest is None else f"enter {plain(str(contest))}")
        if each.keep:
            page.print(f"keep for later: {plain(', then '.join(map(str, each.keep)))}")
        page.moves(each.plan.placed, each.plan.discarded)
        page.print()
        page.print(lines_table(each.plan.lines))
    table = numbers_table(("enter now", "now", "by the end", "95 %", "samples"))
    for each in forecast.by_contest:
        name = NO_CONTEST if each.plan.contest is None else str(each.plan.contest)
        expected = each.expected
        interval = "" if expected.low is None else f"{expected.low:.1f} - {expected.high:.1f}"
        row = (f"{expected.value:.1f}", interval, str(expected.samples))
        table.add_row(plain(name), str(each.plan.points), *row)
    page.print()
    page.print(table)
    page.print()
    page.print(_most_now(forecast))
    page.print("By the end: without the values of stamps still to come, which no move changes.")
    if len(forecast.plans) < asked:
        page.print(f"{len(forecast.plans)} of {asked} plans: no other was among the candidates")
    if forecast.interrupted:
        page.print("Stopped by Ctrl-C: the best so far.")


def _most_now(forecast: GamePlacementAnswer) -> str:
    """What this Show Phase alone can bring, and whether the best plan brings it."""
    from stockbook.cli.rendering.placement import of_choice

    exact = forecast.exact
    sure = ", proved" if exact.proved else f" found, at most {exact.bound} possible"
    where = "--goal now shows the plan" if forecast.plans[0].plan.points < exact.best else "as here"
    return f"Most points now{of_choice(exact)}: {exact.best}{sure} ({where})"


def _words(each: GamePlan) -> str:
    expected = each.expected
    interval = "" if expected.low is None else f" (95 %: {expected.low:.1f} to {expected.high:.1f})"
    return f"{expected.value:.1f}{interval}"
