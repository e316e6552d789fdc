"""Advice on my decision in a game in the terminal, and the actions that an advised Show Phase means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from stockbook.cli.questions import signals
from stockbook.cli.questions.asking import TerminalReporter
from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.state import TakeHerPile
from stockbook.models.play.record import GameHistory
from stockbook.models.stampswap.game.actions import Collect, Divide, Enter, Place, TakePile
from stockbook.models.stampswap.position import Position

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice, AnyPosition
    from stockbook.models.stampswap.deck import Deck
    from stockbook.optimizer.placement.plan import Plan

#: Seconds that an advice may take.
SECONDS = 5.0
#: The word before a decision that is compared with the best one.
WHY = "why"


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
    from stockbook.engine.advice import advise
    from stockbook.games.registry import game_of

    game = game_of(position)
    if deck and "deck" in game.search(position, game.default_goal(position)).choices:
        choices["deck"] = deck
    return _searched(advise, position, **choices)


def explained(position: AnyPosition, move: Any, **choices: Any) -> Advice:
    """A move of mine against the best one; Ctrl-C ends the search with its best so far, and the game goes on.

    ``choices`` are those of the engine's ``explain``.

    Raises
    ------
    ValueError
        If the move is not possible, or Ctrl-C came before the best one was found.
    """
    from stockbook.engine.explanation import explain

    return _searched(explain, position, move, **choices)


def explained_actions(
    position: Position | SoloPosition,
    actions: Sequence[Any],
    deck: Deck,
    owner_of: Callable[[int], int] = lambda owner: owner,
) -> Advice:
    """Actions of mine in Stamp Swap or against Pinzetta against the best; those of a Show Phase together.

    Parameters
    ----------
    position
        My view of the game before the first of them.
    actions
        The actions.
    deck
        The cards and tiles of the game.
    owner_of
        Returns the number of an owner of piles, clockwise from me, by that in the game.

    Raises
    ------
    ValueError
        If there is nothing to compare, or Ctrl-C came before the best one was found.
    """
    from stockbook.games.registry import game_of

    told, _ = game_of(position).with_deck(position, deck)
    assert isinstance(told, Position | SoloPosition)
    match actions[0]:
        case Collect(item):
            return explained(told, item)
        case Divide(cut):
            return explained(told, cut)
        case TakePile(owner, pile):
            return explained(told, (owner_of(owner), pile))
        case TakeHerPile(pile):
            return explained(told, (1, pile))
        case Place() | Enter():
            return _explained_show(told, actions)
    raise ValueError(f"{actions[0]}: a look is compared with nothing")


def _explained_show(position: Position | SoloPosition, actions: Sequence[Any]) -> Advice:
    """Placements, and the contest entered after them, against the best."""
    mine = position.position if isinstance(position, SoloPosition) else position
    left, placed = list(mine.place), []
    choices: dict[str, Any] = {}
    for action in actions:
        if isinstance(action, Place):
            placed.append(PlacedTile.at(left.pop(action.item), action.cell))
        else:
            choices["contests"] = [None if action.contest is None else mine.contests[action.contest]]
    return explained(position, tuple(placed), **choices)


def typed_why(text: str) -> str | None:
    """The words after ``why``, perhaps none; None if a line asks something else."""
    word, _, rest = text.partition(" ")
    return rest.strip() if word == WHY else None


def last_decision(history: GameHistory[Any, Any, Any], me: int) -> tuple[Any, list[Any]]:
    """My view before my last decision, and its actions: all stamps of a Show Phase are one decision.

    Raises
    ------
    ValueError
        If I have not decided anything.
    """
    mine = [n for n, action in enumerate(history.actions) if action.player == me]
    if not mine:
        raise ValueError(f"you have not decided anything yet: {WHY} and a move compares it with the best one")
    read = history.game.read
    first = mine.pop()
    actions = [read(history.actions[first].text)]
    while mine and isinstance(actions[0], Place | Enter):
        before = read(history.actions[mine[-1]].text)
        if not isinstance(before, Place):
            break
        first = mine.pop()
        actions.insert(0, before)
    return history.game.view(history.states[first], me), actions


def _searched(search: Callable[..., Advice], position: AnyPosition, *move: Any, **choices: Any) -> Advice:
    from stockbook.engine.search_time import SearchTime

    try:
        with TerminalReporter().searching(SearchTime(SECONDS)) as limits:
            return search(position, *move, limits=limits, **choices)
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
