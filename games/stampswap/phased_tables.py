"""My decisions at a real table of a game in which all lines of a Show Phase are one decision."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.files.words import pick
from stockbook.models.play.player_names import ME, player_named
from stockbook.models.play.real_tables import TableRecord
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.unseen_tiles import (
    UnseenDeckTiles,
    UnseenTiles,
    seen_tiles,
    unseen_tiles_of,
)
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.record import played
from stockbook.models.stampswap.table.showing import in_show
from stockbook.optimizer.review.decisions import PLACE, Decision, LeftOut

#: All tiles of a Show Phase where they lie, and the contest that I enter.
Shown = tuple[tuple[PlacedTile, ...], Contest | None]


@dataclass(frozen=True)
class PhasedLines:
    """The lines of a game that are decisions of mine.

    Parameters
    ----------
    phases
        Action of a line of mine -> the phase of the decision that it is.
    verbs
        All actions that a line of mine may have.
    table
        The words with which lines begin that are no player's.
    swap
        Returns my side of a state as a table of Stamp Swap.
    decided
        Returns the state in which a decision is made, from that before its first line, by its action and
        the words after it; it raises ValueError where something is not told that it is compared by.
    """

    phases: Mapping[str, str]
    verbs: Collection[str]
    table: Collection[str]
    swap: Callable[[Any], TableGame]
    decided: Callable[[Any, str, str], Any]


def phased_decisions(
    record: TableRecord, states: Sequence[Any], lines: PhasedLines
) -> tuple[list[Decision], list[LeftOut]]:
    """My decisions of which all was told that they are compared by, and the others with the reason.

    Parameters
    ----------
    record
        The record.
    states
        The game before its first line, and after each of them.
    lines
        Which of its lines are decisions.
    """
    me = record.names.index(ME)
    found: list[Decision] = []
    left: list[LeftOut] = []
    shown: int | None = None
    for number, (line, text) in enumerate(record.lines):
        verb, rest = _mine(record, lines, text)
        if verb == "got":
            left.append(LeftOut(line, "what was cut and chosen in this round is not told"))
        if verb not in lines.phases:
            continue
        phase = lines.phases[verb]
        first = number
        if phase == PLACE:
            first = number if shown is None else shown
            shown = None if verb == "enter" else first
            if verb != "enter":
                continue
        try:
            before = lines.decided(states[first], verb, rest)
            record.records.position(before)
            if phase == PLACE:
                move: Any = _shown(lines.swap(before), lines.swap(states[number]), text)
            else:
                move = record.records.move(before, text)
        except ValueError as error:
            left.append(LeftOut(record.lines[first][0], str(error)))
            continue
        round_ = lines.swap(before).round
        both = before, states[number + 1]
        found.append(Decision(len(found) + 1, first, round_, phase, me, both, (move,)))
    return found, left


def unseen_in(in_sight: Position, deck: Deck | None) -> UnseenTiles:
    """The tiles that are not seen in a position: of one's own copy, or by the printed numbers."""
    return UnseenDeckTiles(deck, seen_tiles(in_sight)) if deck else unseen_tiles_of(in_sight)


def _mine(record: TableRecord, lines: PhasedLines, text: str) -> tuple[str, str]:
    """The action of a line of mine, and the words after it; empty for other lines."""
    name, verb, rest = [*text.split(maxsplit=2), "", "", ""][:3]
    if text.startswith("#") or not verb or name.lower() in lines.table:
        return "", ""
    if record.names[player_named(name, record.names)] != ME:
        return "", ""
    return pick(verb, lines.verbs, "action"), rest


def _shown(before: TableGame, last: TableGame, line: str) -> Shown:
    """All tiles that I place in a Show Phase, and the contest that I enter.

    Raises
    ------
    ValueError
        If more came into my hand after the first was placed.
    """
    old = set(before.mine.album.tiles)
    placed = tuple(each for each in last.mine.album.tiles if each not in old)
    last = in_show(last)
    dropped = last.mine.dropped[len(before.mine.dropped) :]
    if len(placed) + len(dropped) + len(last.mine.hand) != len(before.mine.hand):
        raise ValueError("stamps came after the first one was placed")
    after = played(last, line)
    if after.round == last.round and after.phase == last.phase:
        entered = after.mine.declared
    else:
        entered = next(iter(after.mine.entered[len(last.mine.entered) :]), None)
    return placed, None if entered is None else last.contests[entered]
