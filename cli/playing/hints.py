"""Advice on my decision in a game in the terminal, and the actions that an advised Show Phase means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from stockbook.cli.questions import signals
from stockbook.cli.questions.search import SearchOptions
from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.game.actions import Enter, Place

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice, AnyPosition
    from stockbook.models.stampswap.deck import Deck
    from stockbook.optimizer.placement.plan import Plan

#: Seconds that an advice may take.
SECONDS = 5.0


def ask(position: AnyPosition, deck: Deck | None = None, **choices: Any) -> Advice:
    """The advice on a position; Ctrl-C ends the search with its best so far, and the game goes on.

    Parameters
    ----------
    position
        My view of the game.
    deck
        The cards and tiles of the game; None where they say nothing.
    **choices
        As ``advise`` takes them.

    Raises
    ------
    ValueError
        If there is none, or Ctrl-C came before one was found.
    """
    from stockbook.engine.advice import advise, choices_of, default_goal

    if deck and "deck" in choices_of(position, default_goal(position)):
        choices["deck"] = deck
    return _searched(advise, position, **choices)


def explained(position: AnyPosition, move: Any) -> Advice:
    """A move of mine against the best one; Ctrl-C ends the search with its best so far, and the game goes on.

    Raises
    ------
    ValueError
        If the move is not possible, or Ctrl-C came before the best one was found.
    """
    from stockbook.engine.explanation import explain

    return _searched(explain, position, move)


def _searched(search: Callable[..., Advice], position: AnyPosition, *move: Any, **choices: Any) -> Advice:
    try:
        return SearchOptions(SECONDS).ask(search, position, *move, **choices)
    except KeyboardInterrupt:
        raise ValueError("stopped before there was a hint") from None
    finally:
        signals.go_on()


def shown(advice: Advice) -> Advice:
    """Print an advice, and give it back."""
    from stockbook.cli.rendering.advice import show_advice

    show_advice(advice, options=False)
    return advice


def best_plan(advice: Advice) -> Plan:
    """The best plan in the answer to a Show Phase."""
    from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer

    answer: Any = advice.answer
    plan: Plan = answer.plans[0].plan if isinstance(answer, GamePlacementAnswer) else answer.plans[0]
    return plan


def plan_actions(
    hand: Sequence[Tile], plan: Plan, contests: Sequence[Contest], entered: Iterable[int]
) -> list[Place | Enter]:
    """The actions of a plan for a Show Phase, with the contest of a plan as its number."""
    places = place_actions(hand, [each for _, each in plan.placed])
    return [*places, Enter(contest_number(plan.contest, contests, entered))]


def place_actions(hand: Sequence[Tile], placed: Iterable[PlacedTile]) -> list[Place | Enter]:
    """The actions that place tiles of a hand; each counts in the hand that those before it have left."""
    left, found = list(hand), []
    for each in placed:
        item = left.index(each.tile)
        del left[item]
        found.append(Place(item, each.cell))
    return list(found)


def contest_number(
    contest: Contest | None, contests: Sequence[Contest], entered: Iterable[int]
) -> int | None:
    """The number of a contest that does not hold my ticket; two equal contests take a ticket each."""
    if contest is None:
        return None
    held = set(entered)
    return next(n for n, each in enumerate(contests) if each == contest and n not in held)
