"""Moves of Stamp Swap, against Pinzetta too: as people write them, and as advice means them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from stockbook.games.definition import MoveError
from stockbook.games.registry import game_of
from stockbook.games.stampswap.table.swapping import items_of_cut
from stockbook.models.album.album import Album, PlacedTile, cell_name
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.files.words import quoted
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.rules import TakeHerPile
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.game.actions import Collect, Divide, Enter, Look, Place, TakePile
from stockbook.models.stampswap.game.state import Pieces, Seat
from stockbook.models.stampswap.goods import Good, Goods
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import discard_faults, placing_faults
from stockbook.models.stampswap.swap.cuts import Cut, cut_faults, parse_cut
from stockbook.models.stampswap.tickets import pick_contest
from stockbook.models.stampswap.typed_items import item_named, read_placed

if TYPE_CHECKING:
    from stockbook.games.stampswap.table.game import TableGame
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


_PILE_OF = re.compile(r"(?:pile )?(\d) of (.+)")


def read_placement(position: Position, text: str) -> tuple[PlacedTile, ...]:
    """The tiles of a move, or of the beginning of one.

    Raises MoveError if it cannot be read, is empty, or is not legal.
    """
    faults, placed = list[str](), list[PlacedTile]()
    for piece in filter(str.strip, text.split(";")):
        try:
            placed.append(read_placed(piece, position.place, position.album))
        except ValueError as error:
            faults.append(str(error))
    if not (placed or faults):
        faults.append("no tile in it: write one such as forever@c5, or 1@c5")
    if faults:
        raise MoveError(faults)
    reasons = placing_faults(position, placed)
    if reasons:
        raise MoveError(reasons, legal=False)
    return tuple(placed)


def read_cut(position: Position, text: str) -> Cut:
    """The legal cut that a text means: ``reserve 1 | 2 3 | 4 5 6``, or with how the items begin.

    Raises MoveError if it cannot be read, or is not legal.
    """
    try:
        cut = _cut(text, position.me.collection)
    except ValueError as error:
        raise MoveError([str(error)]) from None
    reasons = cut_faults(position.me.collection, reserves_allowed(position), cut)
    if reasons:
        raise MoveError(reasons, legal=False)
    return cut


def _cut(text: str, goods: Goods) -> Cut:
    """The cut of numbers, or of how items begin, whether it is legal or not."""
    try:
        return parse_cut(text)
    except ValueError:
        word, _, rest = text.strip().partition(" ")
        parts = rest if word.lower() in ("reserve", "cut") else text
        if parts.count("|") < 2:
            raise
        return Cut.of(*items_of_cut(parts, goods)[0])


def read_choice(position: Position, text: str) -> tuple[int, int] | int:
    """The pile that a text means, ``take left 2``; in a Collect Phase the item that it names.

    Raises MoveError if it cannot be read, or is not in the pool.
    """
    if position.phase == "choose":
        piles = {
            f"take {each.name.lower()} {number + 1}": (owner, number)
            for owner, each in enumerate(position.opponents, 1)
            for number in range(2)
            if each.piles
        }
        return _pile(text, piles)
    words = " ".join(text.lower().split())
    try:
        return item_named(words.removeprefix("collect "), position.pool, "in the pool")
    except ValueError as error:
        raise MoveError([str(error)]) from None


def _pile(text: str, piles: Mapping[str, tuple[int, int]]) -> tuple[int, int]:
    """The pile that a text means: ``left 2``, ``take left 2``, or ``take pile 2 of left`` as answers say."""
    words = " ".join(text.lower().split()).removeprefix("take ")
    said = _PILE_OF.fullmatch(words)
    words = f"{said[2]} {said[1]}" if said else words.replace("pile ", "")
    if (move := f"take {words}") in piles:
        return piles[move]
    raise MoveError([f"write one of {', '.join(map(repr, piles))}"])


def read_solo_move(solo: SoloPosition, text: str) -> Any:
    """The move against Pinzetta that a text means: a placement, a cut, or ``take 1``.

    Raises MoveError if it cannot be read, or is not legal.
    """
    phase = solo.position.phase
    if phase != "choose":
        return read_move(solo.show_phase() if phase == "show" else solo.position, text)
    return _pile(text, {f"take {number}": (1, number - 1) for number in (1, 2)})


def read_move(position: Position, text: str) -> Any:
    """The move that a text means in the phase of a position.

    Raises MoveError if it cannot be read, or is not legal.
    """
    if position.phase == "show":
        return read_placement(position, text)
    return read_cut(position, text) if position.phase == "cut" else read_choice(position, text)


#: The word for the proved placement of what is left.
BEST = "best"
_TAKE = re.compile(r"(?:take\s+)?(?:player\s+)?(?:(\d)\s+)?(?:pile\s+)?(\d)", re.IGNORECASE)


def read_collect(pool: Sequence[Good], text: str) -> Collect | Look:
    """Read ``3``, ``collect 3``, ``2x3 bl``, or ``look 3`` in a Collect Phase.

    Raises ValueError if it means no item, or several that differ.
    """
    word, _, rest = text.partition(" ")
    if word.lower() == "look":
        return Look(item_named(rest, pool, "in the pool"))
    if word.lower() in ("collect", "select"):
        text = rest
    return Collect(item_named(text, pool, "in the pool"))


def read_divide(position: Position, text: str) -> Divide:
    """Read ``reserve 1 | 2 3 | 4 5 6``.

    Raises ValueError with each reason why it is no legal cut.
    """
    return Divide(read_cut(position, text))


def read_take(text: str, me: int, open_: Sequence[int]) -> TakePile:
    """Read ``take 3 1``: whose pile, by the player's number, and which; where one is open ``take 1`` will do.

    I am ``me``, and the piles of the players ``open_`` can be taken; both count from 0. Raises ValueError if
    it is no pile that I may take.
    """
    found = _TAKE.fullmatch(" ".join(text.split()))
    example = f"take {open_[0] + 1} 1"
    if not found or not (found[1] or len(open_) == 1):
        raise ValueError(f"{quoted(text)} is no pile: write whose, and which, such as {example}")
    owner, pile = int(found[1] or open_[0] + 1) - 1, int(found[2]) - 1
    if owner == me:
        raise ValueError(f"player {owner + 1} is you: take another player's pile, such as {example}")
    if owner not in open_:
        names = " or ".join(f"player {each + 1}" for each in open_)
        raise ValueError(f"player {owner + 1} has no piles to take: {names} has")
    if pile not in (0, 1):
        raise ValueError(f"there is no pile {pile + 1}: it is 1 or 2, such as {example}")
    return TakePile(owner, pile)


def free_cell(pieces: Pieces, seat: Seat) -> str:
    """A space where the first stamp in hand can lie; the first one of the album if it fits nowhere."""
    tile = pieces.tiles[seat.hand[0]]
    return cell_name(next(pieces.album(seat.placed).fits(tile.width, tile.height), (0, 0)))


def show_question(cell: str) -> str:
    """The question for stamps to place, with a space of the album as an example."""
    return f"where your stamps go, such as 1@{cell}, or several: 1@{cell}; 2@...; or place best"


def read_show(position: Position, text: str, held: Sequence[int]) -> list[Place | Enter]:
    """Read placements and the contest to enter, between semicolons: ``3@f8; forever at l12; enter 2``.

    My ticket is on the contests with the numbers ``held``. Raises ValueError with each reason why it is not
    legal.
    """
    texts, entering = _pieces(text)
    contest = None if entering is None else _contest(position, entering)
    placed = [read_placed(each, position.place, position.album) for each in texts]
    if faults := placing_faults(position, placed):
        raise ValueError("; ".join(faults))
    found = place_actions(position.place, placed)
    if entering is not None:
        _require_all_placed(position, placed)
        found.append(Enter(contest_number(contest, position.contests, held)))
    if not found:
        raise ValueError("write where a stamp goes, such as 1@c4, or place best")
    return found


def wants_best(text: str) -> bool:
    """Whether a line is ``place best``, the best placement of all that is left, perhaps with a contest."""
    return [each.lower() for each in _pieces(text)[0]] == [BEST]


def best_choices(position: Position, text: str) -> Mapping[str, Any]:
    """The choices of ``place best``: the best contest is entered, or the one that ``enter`` after it names.

    Raises ValueError if there is no such contest.
    """
    _, entering = _pieces(text)
    return {} if entering is None else {"contests": [_contest(position, entering)]}


def _pieces(text: str) -> tuple[list[str], str | None]:
    """The placements of a line without their verbs, and what stands behind ``enter``; None without it."""
    pieces = [piece.strip() for piece in text.split(";") if piece.strip()]
    entering = None
    if pieces and pieces[-1].lower().startswith("enter"):
        entering = pieces.pop()[len("enter") :].strip()
    return [
        piece[len("place ") :].strip() if piece.lower().startswith("place ") else piece for piece in pieces
    ], entering


def _require_all_placed(position: Position, placed: Sequence[PlacedTile]) -> None:
    """Refuse a contest before every stamp that still fits is placed."""
    left = list(position.place)
    for each in placed:
        left.remove(each.tile)
    album = position.album
    full = Album((*album.tiles, *placed), album.width, album.height)
    fitting = [tile for tile in left if discard_faults(full, [tile])]
    if fitting:
        names = ", ".join(map(str, fitting))
        raise ValueError(f"place your stamps before you enter a contest: {names} still fits, or: place best")


def _contest(position: Position, text: str) -> Contest | None:
    """The open contest of a number, or of the beginning of a text."""
    if text.isascii() and text.isdigit():
        if len(text) > 2 or not 1 <= int(text) <= len(position.contests):
            raise ValueError(
                f"there is no contest {text}: they have the numbers 1 to {len(position.contests)}"
            )
        text = str(position.contests[int(text) - 1])
    return pick_contest(position, text)
