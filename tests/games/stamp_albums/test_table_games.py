"""Games of Stamp Albums at a real table: a simulated one, typed by a player, is what that player saw."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.games.records import moment_sheet, moment_tables
from stockbook.games.stamp_albums import table as record
from stockbook.games.stamp_albums.table import AlbumsTableGame
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.play.real_tables import TableRecord
from stockbook.models.play.record import RULE
from stockbook.models.stamp_albums.cards import CARDS, EXCUSE
from stockbook.models.stamp_albums.reading import AlbumsPosition, position_from, position_to_dict
from stockbook.models.stamp_albums.state import UNSEEN, AlbumsReadings, AlbumsState
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stamp_albums.advice import best_game
from tests.games.stamp_albums.typed import TypedAlbums, typed_albums

READINGS = st.builds(
    AlbumsReadings,
    reuse=st.booleans(),
    surplus=st.booleans(),
    reshuffle=st.booleans(),
    new_hands=st.sampled_from((None, 0, 1)),
    hand_breaks_ties=st.booleans(),
)
GAMES = st.builds(
    lambda seed, me, first, readings, lazy: typed_albums(
        seed, me=me, first=first, readings=readings, lazy=lazy
    ),
    st.integers(0, 10**6), st.integers(0, 1), st.integers(0, 1), READINGS, st.sampled_from((0.0, 0.5, 1.0)),
)  # fmt: skip


def states_of(typed: TypedAlbums) -> list[AlbumsTableGame]:
    """The table's game before the first line, and after each."""
    return TableRecord(TomlFile(typed.head, "head"), tuple(enumerate(typed.lines, 1)), record).states()


def in_sight(typed: TypedAlbums, state: AlbumsState) -> AlbumsState:
    """A state without the cards that the player at the table has not seen."""
    sides = list(state.sides)
    other = sides[1 - typed.me]
    hidden = (UNSEEN,) * (len(other.hand) - len(other.known))
    sides[1 - typed.me] = replace(other, hand=(*hidden, *other.known))
    draw = tuple(card if card == EXCUSE else UNSEEN for card in state.draw)
    return replace(state, sides=(sides[0], sides[1]), draw=draw)


@settings(max_examples=25)
@given(GAMES)
def test_a_typed_game_is_the_game(typed: TypedAlbums) -> None:
    """After each action the state is that of the game, and each decision the position that the player saw."""
    states, me = states_of(typed), typed.me
    for number, state in typed.states[:-1]:
        found = states[number].state
        assert in_sight(typed, found) == in_sight(typed, state)
        # Cards of the other hand that follow from all others are right.
        assert {UNSEEN, *state.sides[1 - me].hand} >= {*found.sides[1 - me].hand}
    for number, position in typed.seen:
        assert record.position(states[number]) == position
    end = states[-1].state
    assert end.turn == typed.final.turn
    assert end.market == typed.final.market
    assert [side.album for side in end.sides] == [side.album for side in typed.final.sides]


@settings(max_examples=10)
@given(GAMES, st.data())
def test_any_line_of_the_file(typed: TypedAlbums, data: st.DataObject) -> None:
    """The moment at a line is the file of the position there, and the sheet has the game's points."""
    text = str(typed)
    rule = text.split("\n").index(RULE) + 1
    number, position = data.draw(st.sampled_from(typed.seen))
    tables = moment_tables(text, "r", rule + number)
    assert tables == position_to_dict(position)
    again = position_to_dict(position_from(TomlFile(tables, "r")))
    assert {**again, "discard": sorted(again.get("discard", []))} == {
        **tables,
        "discard": sorted(tables.get("discard", [])),
    }
    number, state = data.draw(st.sampled_from(typed.states))
    name, sheet = moment_sheet(text, "r", rule + number)
    assert name == "stamp-albums"
    assert tuple(map(sheet.total, typed.names)) == typed.game.score(state)


@pytest.mark.parametrize(("seed", "me"), [(1, 0), (2, 1)])
def test_the_hint_of_a_moment(seed: int, me: int) -> None:
    """It is that for what the player saw."""
    typed = typed_albums(seed, me=me)
    text = str(typed)
    rule = text.split("\n").index(RULE) + 1

    def hint(position: AlbumsPosition) -> object:
        limits = SearchLimits(1.0, seed=3, deterministic=True)
        return best_game(position.game, position.view, 2, limits).advice

    for number, position in Random(1).sample(typed.seen, 2):
        read = position_from(TomlFile(moment_tables(text, "r", rule + number), "r"))
        assert [each.plan for each in hint(read)] == [each.plan for each in hint(position)]


def ended_with(last: str) -> tuple[TypedAlbums, str]:
    """A game whose last line begins so and that ends with a hand not told, and the line that tells it."""
    for seed in range(99):
        typed = typed_albums(seed, lazy=0.3)
        if typed.lines[-1].startswith(last) and UNSEEN in states_of(typed)[-1].state.sides[1].hand:
            hand = ", ".join(CARDS[card].name for card in typed.final.sides[1].hand)
            return typed, f"ann show {hand}"
    raise AssertionError(last)


def test_a_hand_that_breaks_a_tie() -> None:
    """It is shown at the end; until then the sheet says that it is not told."""
    typed, line = ended_with("me buy")
    end = states_of(typed)[-1]
    assert "the hand of ann is not told" in record.sheet(end).missing[0]
    sheet = record.sheet(record.played(end, line))
    assert sheet.missing == ()
    won = [n for n, each in enumerate(typed.names) if each in sheet.winners]
    assert tuple(won) == typed.game.winners(typed.final)


def test_the_last_card_of_the_market_may_be_left_out() -> None:
    """The game ends with a purchase; what fills the market up afterwards matters to nobody."""
    typed, line = ended_with("market")
    end = states_of(typed)[-2]
    assert list(record.questions(end)) == list(record.questions(states_of(typed)[-1]))
    assert record.sheet(record.played(end, line)).missing == ()
