"""Games of STAMPS at a real table: a simulated one, typed by one of its players, is what that player saw."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.games.records import moment_sheet, moment_tables
from stockbook.games.stamps import table as record
from stockbook.games.stamps.table import StampsTableGame
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.play.real_tables import TableRecord
from stockbook.models.play.record import RULE
from stockbook.models.stamps_game.game import StampsGame, StampsState
from stockbook.models.stamps_game.grid import UNSEEN, StampsReadings
from stockbook.models.stamps_game.reading import position_from, position_to_dict
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stamps_game.advice import best_moves
from tests.games.stamps.typed import TypedStamps, typed_stamps

GAMES = st.builds(
    lambda players, seed, me, first, gaps: typed_stamps(
        players, seed, me=me % players, first=first % players, readings=StampsReadings(across_gaps=gaps)
    ),
    st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 3), st.integers(0, 3), st.booleans(),
)  # fmt: skip


def states_of(typed: TypedStamps) -> list[StampsTableGame]:
    """The table's game before the first line, and after each."""
    return TableRecord(TomlFile(typed.head, "head"), tuple(enumerate(typed.lines, 1)), record).states()


def in_sight(typed: TypedStamps, state: StampsState) -> StampsState:
    """A state without the stamps that the player at the table has not seen."""
    hands = (hand if number == typed.me else (UNSEEN,) * len(hand) for number, hand in enumerate(state.hands))
    return replace(state, hands=tuple(hands), pile=(UNSEEN,) * len(state.pile))


@settings(max_examples=12)
@given(GAMES)
def test_a_typed_game_is_the_game(typed: TypedStamps) -> None:
    """After each move the state is that of the game, and each decision the position that the player saw."""
    states = states_of(typed)
    for number, state in typed.states:
        assert states[number].state == in_sight(typed, state)
    for number, position in typed.seen:
        assert record.position(states[number]) == position


@settings(max_examples=6)
@given(GAMES, st.data())
def test_any_line_of_the_file(typed: TypedStamps, data: st.DataObject) -> None:
    """The moment at a line is the file of the position there, and the sheet has the game's points."""
    text = str(typed)
    rule = text.split("\n").index(RULE) + 1
    number, position = data.draw(st.sampled_from(typed.seen))
    tables = moment_tables(text, "r", rule + number)
    assert tables == position_to_dict(position)
    read = position_from(TomlFile(tables, "r"))
    assert replace(read, seat=position.seat, turn=position.turn) == position
    number, state = data.draw(st.sampled_from(typed.states))
    name, sheet = moment_sheet(text, "r", rule + number)
    assert name == "stamps"
    assert tuple(map(sheet.total, typed.names)) == typed.game.score(state)
    won = [n for n, each in enumerate(typed.names) if each in sheet.winners]
    assert tuple(won) == typed.game.winners(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hint_of_a_moment(players: int) -> None:
    """It is that for what the player saw, with the rows and columns of the table."""
    typed = typed_stamps(players, players, me=1)
    text = str(typed)
    rule = text.split("\n").index(RULE) + 1
    limits = SearchLimits(seed=3, deterministic=True)
    for number, position in Random(1).sample(typed.seen[-4:], 2):
        read = position_from(TomlFile(moment_tables(text, "r", rule + number), "r"))
        assert best_moves(read, limits).advice == best_moves(position, limits).advice


def test_a_deck_of_ones_own() -> None:
    """Its numbers are checked: more stamps of a color than it has are a fault of the line that tells one."""
    typed = typed_stamps(3, 1)
    game = states_of(typed)[-1].game
    own = StampsGame(3, replace(game.deck, assumed=("track",)), first=0)
    states = [replace(states_of(typed)[0], game=own)]
    for line in typed.lines:
        states.append(record.played(states[-1], line))
    first = states[0]
    with pytest.raises(ValueError, match="9 red stamps with this one: your copy has 8"):
        for line in ("square r r r r", "me draw r r", *(f"{n % 3 + 1} r {n + 3},1" for n in range(5))):
            first = record.played(first, line)
