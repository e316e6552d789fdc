"""The actions of a game, and the lines at a real table, that advice on Stamp Swap means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from stockbook.games.registry import game_of
from stockbook.models.album.album import PlacedTile, cell_name
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.rules import TakeHerPile
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.game.actions import Collect, Divide, Enter, Place, TakePile
from stockbook.models.stampswap.position import Position

if TYPE_CHECKING:
    from stockbook.models.stampswap.table.game import TableGame
    from stockbook.optimizer.placement.plan import Plan


def compared(
    position: Position | SoloPosition,
    actions: Sequence[Any],
    deck: Deck,
    owner_of: Callable[[int], int] = lambda owner: owner,
) -> tuple[Any, Any, Mapping[str, Any]]:
    """Position, move and choices of an explanation of actions; those of a Show Phase are one move.

    The position is my view before the first of them, in Stamp Swap or against Pinzetta. ``owner_of`` returns
    the number of an owner of piles, clockwise from me, by that in the game. Raises ValueError if there is
    nothing to compare.
    """
    position, _ = game_of(position).with_deck(position, deck)
    match actions[0]:
        case Collect(item):
            return position, item, {}
        case Divide(cut):
            return position, cut, {}
        case TakePile(owner, pile):
            return position, (owner_of(owner), pile), {}
        case TakeHerPile(pile):
            return position, (1, pile), {}
        case Place() | Enter():
            return _compared_show(position, actions)
    raise ValueError(f"{actions[0]}: a look is compared with nothing")


def _compared_show(
    position: Position | SoloPosition, actions: Sequence[Any]
) -> tuple[Any, Any, Mapping[str, Any]]:
    mine = position.position if isinstance(position, SoloPosition) else position
    left, placed = list(mine.place), []
    choices: dict[str, Any] = {}
    for action in actions:
        if isinstance(action, Place):
            placed.append(PlacedTile.at(left.pop(action.item), action.cell))
        else:
            choices["contests"] = [None if action.contest is None else mine.contests[action.contest]]
    return position, tuple(placed), choices


def same_decision(before: Any, action: Any) -> bool:
    """Whether an action goes on with the decision of the one before: all of a Show Phase is one."""
    return isinstance(before, Place) and isinstance(action, Place | Enter)


def best_plan(answer: Any) -> Plan:
    """The best plan in the answer to a Show Phase."""
    from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer

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


def advised_lines(table: TableGame, answer: Any) -> list[str]:
    """The lines at a real table that play the best move."""
    me = table.mine.name
    if table.phase == "collect":
        return [f"{me} collect {answer.rows[0].item + 1}"]
    if table.phase == "cut":
        return [cut_line(me, answer)]
    if table.phase == "choose":
        best = answer.rows[0]
        owner = table.seats[(table.me + best.owner) % len(table.seats)].name
        return [f"{me} take {owner} {best.pile + 1}"]
    return show_lines(table, answer)


def cut_line(me: str, answer: Any) -> str:
    """The line of the best cut."""
    return f"{me} cut {str(answer.rows[0].cut).removeprefix('reserve ')}"


def show_lines(table: TableGame, answer: Any) -> list[str]:
    """The lines that play the best Show Phase."""
    me = table.mine.name
    plan = best_plan(answer)
    placed = "; ".join(f"{item + 1} {cell_name(each.cell)}" for item, each in plan.placed)
    number = contest_number(plan.contest, table.contests, table.mine.entered)
    enter = f"{me} enter {'none' if number is None else number + 1}"
    return [*([f"{me} place {placed}"] if placed else []), enter]
