"""Records as a player at a table would type them, made from simulated games of Stamp Swap."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from stockbook.games.registry import make_game
from stockbook.models.album.album import cell_name
from stockbook.models.files.toml_table import toml_text
from stockbook.models.play.record import RULE
from stockbook.models.stampswap.game.actions import Action, Collect, Divide, Enter, Look, Place, TakePile
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import StampSwapState, StampSwapTable
from stockbook.models.stampswap.game.views import good_of, position_of, view_of
from stockbook.models.stampswap.position import Position

NAMES = ("me", "ann", "ben", "cleo", "dora")
Choose = Callable[[StampSwapState, Sequence[Action], Random], Action]


@dataclass
class TypedGame:
    """A simulated game as one of its players types it.

    Parameters
    ----------
    game
        The game.
    me
        The player who types, from 0.
    """

    game: StampSwap
    me: int
    lines: list[str] = field(default_factory=list)
    #: After so many lines, the position that the player saw.
    seen: list[tuple[int, Position]] = field(default_factory=list)
    head: dict[str, Any] = field(default_factory=dict)
    final: StampSwapState | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by their numbers; mine is me."""
        return tuple(NAMES[(n - self.me) % self.game.players] for n in range(self.game.players))

    def __str__(self) -> str:
        """The text of the record."""
        return f"{toml_text(self.head)}\n{RULE}\n" + "\n".join(self.lines) + "\n"


def typed_game(players: int, seed: int, choose: Choose, *, me: int = 0, rounds: int = 3) -> TypedGame:
    """Simulate a game, and type all that one player of it sees."""
    game = make_game("stampswap", players)
    assert isinstance(game, StampSwap)
    typed, rng = TypedGame(game, me), Random(seed)
    state = game.start(rng)
    typed.head = _head(typed, state.table)
    _round(typed, state.table)
    enters: list[str] = []
    while (player := game.turn(state)) is not None and state.table.round <= rounds:
        table = state.table
        if player == me:
            view = game.view(state, me)
            typed.seen.append((len(typed.lines), position_of(game.pieces, view, typed.names)))
        action = choose(state, game.actions(state), rng)
        after = game.apply(state, action, rng)
        line = f"{typed.names[player]} {_text(typed, table, action)}"
        # Contests are declared at the same time, so they are typed when all are known.
        (enters if isinstance(action, Enter) else typed.lines).append(line)
        _followed(typed, state, action, after)
        if after.table.phase == "over" or after.table.round != table.round:
            typed.lines += enters
            enters = []
            if after.table.phase != "over":
                _round(typed, after.table)
        state = after
    typed.final = state
    return typed


def _head(typed: TypedGame, table: StampSwapTable) -> dict[str, Any]:
    return {
        "game": "stampswap",
        "players": list(typed.names),
        "first": typed.names[table.first],
        "contests": list(map(str, table.contests)),
        "finale": str(table.finale),
        "mats": [str(seat.exhibitor) for seat in table.seats],
    }


def _round(typed: TypedGame, table: StampSwapTable) -> None:
    """The lines at the beginning of a round."""
    (effect,) = typed.game.pieces.event_effects(table.events)
    typed.lines.append(f"round {table.round}")
    if str(effect) != "nothing":
        typed.lines.append(f"event {effect}")
    typed.lines.append("pool " + "; ".join(_goods(typed, table, table.pool[:-1])))


def _goods(typed: TypedGame, table: StampSwapTable, items: Sequence[int]) -> Iterator[str]:
    """Items as the player sees them."""
    game = typed.game
    for item in items:
        seen = view_of(typed.game.pieces, table, typed.me, in_turn=typed.game.in_turn)
        places = _places(table)
        yield str(good_of(game.pieces, seen, _places(seen.table)[places.index(item)]))


def _places(table: StampSwapTable) -> list[int]:
    """All items that lie on the table, in order."""
    found = list(table.pool)
    for seat in table.seats:
        found += [*seat.goods, *seat.apart, *(item for pile in seat.piles for item in pile), *seat.hand]
    return found


def _text(typed: TypedGame, table: StampSwapTable, action: Action) -> str:
    """The words for an action."""
    match action:
        case Collect(item):
            good = next(iter(_goods(typed, table, table.pool[item : item + 1])))
            if good.endswith("?") and table.turn == typed.me:
                face = typed.game.pieces.tiles[table.pool[item]]
                return f"collect {item + 1} = {face}"
            return f"collect {item + 1}"
        case Look(item):
            face = typed.game.pieces.tiles[table.pool[item]]
            return f"look {item + 1} = {face}" if table.turn == typed.me else f"look {item + 1}"
        case Divide(cut):
            return f"cut {str(cut).removeprefix('reserve ')}"
        case TakePile(owner, pile):
            return f"take {typed.names[owner]} {pile + 1}"
        case Place(item, cell):
            return f"place {item + 1} {cell_name(cell)}"
        case Enter(contest):
            return f"enter {'none' if contest is None else contest + 1}"
    raise AssertionError(action)


def _followed(typed: TypedGame, before: StampSwapState, action: Action, after: StampSwapState) -> None:
    """The lines for what follows from an action: draws of cards, and faces turned up."""
    old, new = before.table, after.table
    tiles = typed.game.pieces.tiles
    had = {item for seat in old.seats for item in (*seat.hand, *seat.dropped, *(t for t, _ in seat.placed))}
    there = {*_places(old), *had}
    drawn = [
        (number, item)
        for number, seat in enumerate(new.seats)
        for item in (*seat.apart, *seat.hand)
        if item not in there
    ]
    hidden = {*_hidden(typed, old), *(item for _, item in drawn if item < len(typed.game.deck.tiles))}
    for number, item in drawn:
        mine = number == typed.me
        face = tiles[item]
        text = str(face)
        if item < len(typed.game.deck.tiles):
            text = f"{face} (down)" if mine else f"{face.width}x{face.height} ?"
        typed.lines.append(f"{typed.names[number]} draw {text}")
        if mine:
            hidden.discard(item)
    if isinstance(action, TakePile):
        for number, (was, seat) in enumerate(zip(old.seats, new.seats, strict=True)):
            # What face-down gifts are worth is marked on the track, and not seen.
            if was.points != seat.points and hidden.intersection(old.seats[number].piles[action.pile]):
                typed.lines.append(f"{typed.names[number]} points {seat.points}")
        still = _hidden(typed, new)
        for number, seat in enumerate(new.seats):
            for item in (*seat.apart, *seat.hand):
                if item in hidden and item not in still:
                    typed.lines.append(f"{typed.names[number]} turn {tiles[item]}")


def _hidden(typed: TypedGame, table: StampSwapTable) -> set[int]:
    """The tiles whose faces the player has not seen."""
    view = view_of(typed.game.pieces, table, typed.me, in_turn=typed.game.in_turn)
    return {real for real, seen in zip(_places(table), _places(view.table), strict=True) if seen < 0}
