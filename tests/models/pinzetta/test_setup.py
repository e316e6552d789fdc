"""The setup of solo games: their options, the cards that play, and the decks that are refused."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockbook.games.registry import make_game
from stockbook.models.files.faults import PositionError
from stockbook.models.pinzetta.game import Pinzetta
from stockbook.models.pinzetta.rules import ME, tiles_needed
from tests.models.pinzetta.games import GAME, OPTIONS, played, solo


def test_the_setup() -> None:
    """Four attendees stay out; she has a forever stamp; six items against five, nobody has a token."""
    assert len(GAME.deck.exhibitors) + len(GAME.deck.specialists) - len(GAME.components.deck.attendees) == 4
    names = [card.name for card in GAME.deck.specialists]
    left = [card.name for card in GAME.components.deck.specialists]
    assert [name for name in names if name not in left] == [names[0], names[3]]
    state = GAME.start(Random(3))
    me, her = state.swap.table.seats
    assert (len(me.goods), sorted(map(len, her.piles))) == (6, [2, 3])
    assert GAME.components.forever(her.cards) == len(her.cards) == 1


def test_other_attendees_may_stay_out() -> None:
    """One's own file says where the attendees left out stand in the deck."""
    game = Pinzetta(GAME.deck, replace(GAME.cards, without=(2, 19)))
    kept = GAME.deck.exhibitors[0], *GAME.deck.exhibitors[2:]
    assert game.components.deck.exhibitors == kept
    assert game.components.deck.specialists == GAME.deck.specialists[:-1]


def test_only_mats_without_hers_on_the_back_are_mine() -> None:
    """The file of her cards names them; a file that names none leaves all five."""

    def drawn(game: Pinzetta) -> set[object]:
        return {game.start(Random(seed)).swap.table.seats[ME].exhibitor for seed in range(40)}

    assert len(set(GAME.deck.mats)) == 5
    assert len(GAME.cards.my_mats) == 2
    assert drawn(GAME) == {GAME.deck.mats[number - 1] for number in GAME.cards.my_mats}
    assert drawn(Pinzetta(GAME.deck, replace(GAME.cards, my_mats=()))) == {*GAME.deck.mats}
    small = Pinzetta(replace(GAME.deck, mats=GAME.deck.mats[:1]), replace(GAME.cards, my_mats=(4, 5)))
    assert drawn(small) == {*small.deck.mats}


def test_the_mats_change_nothing_else() -> None:
    """A deal of the same seed differs in my mat alone, so that games kept before go on."""
    before = Pinzetta(GAME.deck, replace(GAME.cards, my_mats=()))
    for seed in range(10):
        one, other = GAME.start(Random(seed)), before.start(Random(seed))
        seats = one.swap.table.seats[ME], other.swap.table.seats[ME]
        assert seats[0] == replace(seats[1], exhibitor=seats[0].exhibitor)
        assert (one.swap.deal, one.her, one.orders) == (other.swap.deal, other.her, other.orders)


def test_the_closing_decision_card_is_one_of_the_seven_left() -> None:
    """All cards are shuffled together for each round, so a card may come again; the last draw lacks that of
    round 3."""
    repeated, closing = 0, set()
    for seed in range(200):
        first, second, third, last = GAME.start(Random(seed)).orders.decisions
        assert last != third
        repeated += second in (first, third)
        closing.add((third, last))
    assert repeated
    assert {last for _, last in closing} == {*range(8)}


def test_options_make_an_equal_game() -> None:
    """All options are written, and make an equal game."""
    for level, intro in OPTIONS:
        game = solo(level, intro)
        assert make_game("pinzetta", options=dict(game.options)) == game


@pytest.mark.parametrize(
    ("options", "players", "key"),
    [
        ({"level": 4}, None, "options.level"),
        ({"levle": 1}, None, "options.levle"),
        ({"cards": "cards = 1"}, None, "cards"),
        ({}, 2, "players"),
    ],
)
def test_wrong_options(options: dict[str, object], players: int | None, key: str) -> None:
    """An unknown option or an invalid value is a fault with its key."""
    with pytest.raises(PositionError) as caught:
        make_game("pinzetta", players, options)
    assert key in [fault.key for fault in caught.value.faults]


def test_a_deck_without_the_listed_type() -> None:
    """A show-scoring card must list a type of contest of the deck."""
    contests = {**GAME.deck.contests}
    contests["red"] = contests.pop("purple")
    with pytest.raises(ValueError, match="lists 'purple'"):
        Pinzetta(replace(GAME.deck, contests=contests), GAME.cards)
    with pytest.raises(ValueError, match="levels 1, 2 and 3"):
        Pinzetta(GAME.deck, GAME.cards, 0)


def test_a_deck_that_is_too_small() -> None:
    """A copy with too few tiles for three rounds is refused at once; just enough play to the end."""
    deck = replace(GAME.deck, forever=0)
    number = tiles_needed(GAME.components)
    with pytest.raises(
        ValueError, match=f"tiles: {number} may be needed in 3 rounds, and there are {number - 1}"
    ):
        Pinzetta(replace(deck, tiles=deck.tiles[: number - 1]), GAME.cards)
    for first in (0, len(deck.tiles) - number):
        game = Pinzetta(replace(deck, tiles=deck.tiles[first : first + number]), GAME.cards)
        assert played(game, 3).turn is None
    contests = dict(list(GAME.deck.contests.items())[:4])
    with pytest.raises(ValueError, match="contests: 5 types are needed, and there are 4"):
        Pinzetta(replace(GAME.deck, contests=contests), GAME.cards)
