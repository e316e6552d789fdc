"""The next round after a Show Phase, against the same rounds of games that were dealt."""

from __future__ import annotations

from typing import Any

import pytest

from stockbook.games.records import history_at, parse_record
from stockbook.games.registry import definition_of
from stockbook.games.stampswap.table.next_round import next_round
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import position_from, position_to_dict
from tests.optimizer.review.games import played, record_of

#: What a player carries over from one round to the next.
CARRIED = ("album", "entered", "exhibitors", "specialists", "points", "first_player")


def moments(seed: int) -> list[Any]:
    """The positions of a game as its first player sees them, each with the action that follows."""
    history = played("stampswap", ("random", "random"), seed)
    record = parse_record(str(record_of(history, ("me", "other"))), "game.txt")
    found = []
    for action in record.actions:
        if action.player == 0:
            before = history_at(record, action.line - 1)
            tables = definition_of("stampswap").position_tables(before, 0, ("me", "other"))
            found.append((position_from(TomlFile(tables, "game")), action.text))
    return found


def shows(seed: int) -> list[tuple[Position, str, str, Position | None]]:
    """The Show Phases: the position before, what is placed, the contest, and the next round's position."""
    found = []
    begun: Position | None = None
    places: list[str] = []
    every = moments(seed)
    for number, (position, action) in enumerate(every):
        if position.phase != "show":
            continue
        begun = begun or position
        verb, *rest = action.split()
        if verb == "place":
            places.append(f"{position.place[int(rest[0]) - 1]}@{rest[1]}")
        else:
            after = every[number + 1][0] if number + 1 < len(every) else None
            found.append((begun, "; ".join(places), str(position.contests[int(rest[0]) - 1]), after))
            begun, places = None, []
    return found


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_the_next_round_of_a_dealt_game(seed: int) -> None:
    """All that a player has when the next round of a game begins is what the page carries over."""
    rounds = shows(seed)
    assert [each[0].round for each in rounds] == [1, 2, 3]
    for position, move, contest, dealt in rounds[:2]:
        after = next_round(position, move, contest)
        assert dealt and (after.round, after.phase, after.place) == (dealt.round, "collect", ())
        assert (after.contests, after.finale) == (dealt.contests, dealt.finale)
        for name in CARRIED:
            mine, there = getattr(after.me, name), getattr(dealt.me, name)
            if name == "album":
                mine, there = set(map(str, mine.tiles)), set(map(str, there.tiles))
            assert mine == there, name
        tables = position_to_dict(after)
        assert position_to_dict(position_from(TomlFile(tables, "after"))) == tables
    position, move, contest, _ = rounds[2]
    with pytest.raises(ValueError, match="the game is over"):
        next_round(position, move, contest)


def test_a_round_that_cannot_end() -> None:
    """A stamp that still fits, and a ticket that is taken, are told; nothing is carried over then."""
    position, move, contest, _ = next(each for each in shows(1) if each[1] and each[0].round == 2)
    with pytest.raises(ValueError, match="is still to be placed: it fits at"):
        next_round(position, "", contest)
    with pytest.raises(ValueError, match="holds the ticket of me already"):
        next_round(position, move, str(position.me.entered[0]))
