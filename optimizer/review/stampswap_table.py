"""The decisions of a game of Stamp Swap at a real table: those of the player whose record it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.files.words import pick
from stockbook.models.games.player_names import player_named
from stockbook.models.games.real_tables import TableRecord
from stockbook.models.stampswap.game.unseen_deck_tiles import UnseenDeckTiles
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles, seen_tiles, unseen_tiles_of
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.items import split_items
from stockbook.models.stampswap.table.my_moves import move_of
from stockbook.models.stampswap.table.positions import position_of_table
from stockbook.models.stampswap.table.record import PLAYER_LINES, TABLE_LINES, played
from stockbook.models.stampswap.table.rounds import begin_show, next_round
from stockbook.optimizer.comparison import Comparison
from stockbook.optimizer.review.decisions import PLACE, Decision, LeftOut
from stockbook.optimizer.review.stampswap import (
    cut_comparison,
    item_comparison,
    pile_comparison,
    placement_comparison,
)
from stockbook.optimizer.solver.limits import SearchLimits

#: Line of mine -> the phase of the decision that it is.
PHASES = {
    "collect": "collect",
    "cut": "cut",
    "reserve": "cut",
    "take": "choose",
    "place": PLACE,
    "enter": PLACE,
}


class StampSwapTableReviewer:
    """The comparison of my decisions by what I saw; nobody's leads are known, as not all goods are told."""

    def moment(self, state: TableGame) -> tuple[int, str]:
        return state.round, PLACE if state.phase == "show" else state.phase

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        """By the advice for the phase, as for a game that was dealt."""
        position = position_of_table(decision.states[0])
        deck = position.deck
        unseen = UnseenDeckTiles(deck, seen_tiles(position)) if deck else unseen_tiles_of(position)
        (move,) = decision.actions
        return _COMPARED[decision.phase](position, move, unseen, limits)

    def points(self, state: TableGame, rng: Random) -> Sequence[float]:
        """None: the game cannot be played on where goods are not told."""
        return ()


def my_decisions(record: TableRecord, states: Sequence[TableGame]) -> tuple[list[Decision], list[LeftOut]]:
    """My decisions of which all was told that they are compared by, and the others with the reason.

    Parameters
    ----------
    record
        The record.
    states
        The game before its first line, and after each of them.
    """
    found: list[Decision] = []
    left: list[LeftOut] = []
    shown: int | None = None
    for number, (line, text) in enumerate(record.lines):
        verb, rest = _mine(states[number], text)
        if verb == "got":
            left.append(LeftOut(line, "what was cut and chosen in this round is not told"))
        if verb not in PHASES:
            continue
        phase = PHASES[verb]
        first = number
        if phase == PLACE:
            first = number if shown is None else shown
            shown = None if verb == "enter" else first
            if verb != "enter":
                continue
        try:
            _require_told(states[number], verb, rest)
            before = _show_phase(states[first])
            position_of_table(before)
            move = _show(before, states[number], text) if phase == PLACE else move_of(before, text)
        except ValueError as error:
            left.append(LeftOut(record.lines[first][0], str(error)))
            continue
        game = states[first].me
        found.append(
            Decision(len(found) + 1, first, before.round, phase, game, (before, states[number + 1]), (move,))
        )
    return found, left


def _mine(game: TableGame, line: str) -> tuple[str, str]:
    """The action of a line of mine, and the words after it; empty for other lines."""
    name, verb, rest = [*line.split(maxsplit=2), "", "", ""][:3]
    if line.startswith("#") or not verb or name.lower() in TABLE_LINES:
        return "", ""
    if player_named(name, [seat.name for seat in game.seats]) != game.me:
        return "", ""
    return pick(verb, PLAYER_LINES, "action"), rest


def _show_phase(game: TableGame) -> TableGame:
    """The game in its Show Phase where only I know that the swap is over, since the rest is not told."""
    over = game.phase == "choose" and game.turn is None and game.mine.player.chosen
    return begin_show(game) if over else game


def _require_told(game: TableGame, verb: str, rest: str) -> None:
    """Refuse a line that does not say all that its decision is compared by.

    Raises
    ------
    ValueError
        With what is not told.
    """
    cutting = game.phase == "cut"
    seats = (seat for seat in game.seats if seat.untold or (cutting and seat.cut is None))
    untold = " and ".join(seat.name for seat in seats)
    if verb == "collect" and len(split_items(rest)) > 1 and game.pool is not None:
        raise ValueError("several items are collected at once, so their order is not told")
    if verb == "collect" and game.pool is None:
        raise ValueError(f"the pool of round {next_round(game).round} is not told")
    if verb == "take" and untold:
        raise ValueError(f"the piles of {untold} are not told")


def _show(before: TableGame, last: TableGame, line: str) -> tuple[tuple[PlacedTile, ...], Contest | None]:
    """All tiles that I place in a Show Phase, and the contest that I enter.

    Raises
    ------
    ValueError
        If more came into my hand after the first was placed.
    """
    old = set(before.mine.album.tiles)
    placed = tuple(each for each in last.mine.album.tiles if each not in old)
    last = _show_phase(last)
    dropped = last.mine.dropped[len(before.mine.dropped) :]
    if len(placed) + len(dropped) + len(last.mine.hand) != len(before.mine.hand):
        raise ValueError("stamps came after the first one was placed")
    contest = None
    after = played(last, line)
    if after.round == last.round and after.phase == last.phase:
        contest = after.mine.player.entering
    elif len(after.mine.player.entered) > len(last.mine.player.entered):
        contest = after.mine.player.entered[-1]
    return placed, contest


def _place(
    position: Position,
    move: tuple[tuple[PlacedTile, ...], Contest | None],
    unseen: UnseenTiles,
    limits: SearchLimits,
) -> Comparison:
    return placement_comparison(position, *move, unseen, limits)


_COMPARED: Mapping[str, Callable[[Position, Any, UnseenTiles, SearchLimits], Comparison]] = {
    "collect": item_comparison,
    "cut": cut_comparison,
    "choose": pile_comparison,
    PLACE: _place,
}
