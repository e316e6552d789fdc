"""Stamp Albums behind hint, check, show and play."""

from __future__ import annotations

import math
from time import monotonic
from typing import TYPE_CHECKING, Any

from stockbook.cli.failure import ANSWERED, IMPOSSIBLE, INTERRUPTED, Refused
from stockbook.models.files.faults import Fault
from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.game import NAME
from stockbook.models.stamp_albums.reading import AlbumsPosition, position_from

if TYPE_CHECKING:
    from stockbook.cli.advice import HintOptions, SearchOptions
    from stockbook.cli.games.stamp_albums_table import AlbumsTable
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.games.goal import Goal
    from stockbook.models.stamp_albums.game import StampAlbums
    from stockbook.optimizer.stamp_albums.advice import Advice, Answer

#: The best plan and its alternatives.
PLANS = 5


def hint(source: TomlFile, options: HintOptions) -> int:
    """Print the best purchases of this turn, and the next best."""
    from stockbook.cli.advice import refuse_unused
    from stockbook.models.games.goal import Goal
    from stockbook.optimizer.stamp_albums.advice import best_game, best_now

    refuse_unused(source.name, plans=options.plans, contest=options.contest, deck=options.deck)
    position = position_from(source)
    if position.view.turn.over:
        message = "the game is over: no stamp is left to buy"
        raise Refused(IMPOSSIBLE, [Fault(source.name, "", message)])
    search, goal = options.search, options.goal or Goal.GAME
    started = monotonic()
    if goal is Goal.NOW:
        answer = best_now(position.game, position.view, PLANS, search.seed)
    else:
        answer = best_game(position.game, position.view, PLANS, search.seed, _until(search))
    seconds = None if search.deterministic else round(monotonic() - started, 2)
    if options.as_json:
        _write_json(position, answer, options, goal, seconds)
    else:
        from stockbook.cli.games.stamp_albums_views import show_answer

        show_answer(position, answer, goal)
    return INTERRUPTED if answer.interrupted else ANSWERED


def check(source: TomlFile) -> None:
    """Raise ``PositionError`` with every fault."""
    position_from(source)


def show(source: TomlFile) -> None:
    """Print what I see, place by place."""
    from stockbook.cli.games.stamp_albums_table import view_table
    from stockbook.cli.rendering.page import Page

    Page().print(view_table(position_from(source).view))


def table(game: StampAlbums) -> AlbumsTable:
    """The table at which the game is played in the terminal."""
    from stockbook.cli.games.stamp_albums_table import AlbumsTable

    return AlbumsTable(game)


def _until(search: SearchOptions) -> float:
    """When the samples end."""
    from stockbook.cli.advice import RESERVE

    return math.inf if search.deterministic else search.started + search.time - RESERVE


def _write_json(
    position: AlbumsPosition, answer: Answer, options: HintOptions, goal: Goal, seconds: float | None
) -> None:
    from stockbook.engine.documents.placement import write

    plans = [_plan(position, each) for each in answer.advice]
    write(
        {
            "game": NAME,
            "goal": str(goal),
            **plans[0],
            "alternatives": plans[1:],
            "seconds": seconds,
            "seed": options.search.seed,
        }
    )


def _plan(position: AlbumsPosition, advice: Advice) -> dict[str, Any]:
    """A plan as JSON."""
    places = position.view.places
    exact = advice.samples is None
    value, low, high = (
        int(each) if exact else round(each, 2) for each in (advice.value, advice.low, advice.high)
    )
    return {
        "purchases": [
            {
                "card": CARDS[buy.card].name,
                "from": places[buy.card],
                "pay": [CARDS[spent].name for spent in buy.pay],
            }
            for buy in advice.plan
        ],
        "value": value,
        "low": low,
        "high": high,
        **({} if exact else {"samples": advice.samples}),
    }
