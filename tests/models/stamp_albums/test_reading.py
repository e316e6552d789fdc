"""Position files: what they say, every fault they can have, and that views come back from them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.stamp_albums.cards import CARDS, STAMPS, parse_card
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.reading import AlbumsPosition, position_from
from stockbook.models.stamp_albums.state import AlbumsReadings, TurnState
from tests.models.stamp_albums.games import random_states, view_toml

GAME = StampAlbums()
EXAMPLE = """
game = "stamp-albums"
hand = ["Journey", "Castle", "Ace of Suns", "End", "Pact"]
market = ["Huntress", "Mill", "Desert", "Ace of Waves", "Cave"]
shop = []
album = ["Author"]
discard = []
draw = 20                      # cards left in the draw pile
excuse_seen = false
[opponent]
shop = ["Painter"]
album = []
hand = 5
"""


def parsed(text: str) -> AlbumsPosition:
    """The position in the text of a file."""
    return position_from(TomlFile.parse(text, "position"))


def names(cards: tuple[int, ...]) -> set[str]:
    """Cards by name."""
    return {CARDS[card].name for card in cards}


def faults(text: str) -> list[str]:
    """Each fault of a file as its key and message."""
    with pytest.raises(PositionError) as caught:
        parsed(text)
    return [f"{fault.key}: {fault.message}" for fault in caught.value.faults]


def test_the_example_of_the_issue() -> None:
    """Every key is where it belongs, and it is my turn."""
    view = parsed(EXAMPLE).view
    assert names(view.me.hand) == {"Journey", "Castle", "Ace of Suns", "End", "Pact"}
    assert names(view.market) == {"Huntress", "Mill", "Desert", "Ace of Waves", "Cave"}
    assert names(view.me.album) == {"Author"}
    assert names(view.other.shop) == {"Painter"}
    assert (view.draw, view.excuse_seen, view.other_hand, view.turn) == (20, False, 5, TurnState())
    assert view.places[parse_card("Huntress")] == "market"
    assert view.places[parse_card("Painter")] == "opponent"


def test_cards_may_be_cut_or_written_by_rank_and_suits() -> None:
    """The same position in short."""
    short = EXAMPLE.replace(
        '"Journey", "Castle", "Ace of Suns", "End", "Pact"', '"jour","7SK","A S","en","9 MS"'
    )
    assert parsed(short) == parsed(EXAMPLE)


def test_what_may_be_left_out() -> None:
    """An opponent with five cards, no shops, albums or discards, the Excuse to come."""
    view = parsed('game = "stamp-albums"\nhand = ["End"]\nmarket = ["Mill"]\ndraw = 12').view
    assert (view.other_hand, view.me.shop, view.discard, view.excuse_seen) == (5, (), (), False)


@pytest.mark.parametrize("seed", range(15))
def test_views_of_games_read_back(seed: int) -> None:
    """The view of a player at the start of a turn, written as a file, reads back as the same view."""
    for state in random_states(GAME, seed):
        if not state.turn.bought and not state.turn.over:
            view = GAME.view(state, state.turn.player)
            read = parsed(view_toml(view)).view
            # A file does not say what the opponent has seen of my hand.
            mine = replace(view.me, known=())
            assert read == replace(
                view, player=0, me=mine, turn=TurnState(), discard=tuple(sorted(view.discard))
            )


def test_a_turn_begun() -> None:
    """Cards bought in this turn count, and bar themselves where it is so read."""
    text = EXAMPLE.replace("shop = []", 'shop = []\nbought = ["Author", "End"]', 1)
    assert parsed(text).view.turn == TurnState(bought=2, stamped=True)
    strict = parsed(text + "[readings]\nreuse = false")
    assert strict.game.readings == AlbumsReadings(reuse=False)
    assert strict.view.turn.barred == (parse_card("End"),)


def test_no_stamp_left() -> None:
    """After the Excuse, with no stamp for sale, the game is over."""
    text = 'game = "stamp-albums"\nhand = ["End"]\nmarket = ["Mill"]\ndraw = 5\nexcuse_seen = true'
    assert parsed(text).view.turn.over
    assert not parsed(text.replace("Mill", "Bard")).view.turn.over


def test_all_stamps_in_albums() -> None:
    """Then the game is over, whether or not the Excuse turned up; not while one may be drawn."""
    stamps = [CARDS[card].name for card in sorted(STAMPS)]

    def over(album: list[str]) -> bool:
        text = f'game = "stamp-albums"\nhand = ["End"]\nmarket = ["Mill"]\ndraw = 12\nalbum = {album}'
        return parsed(text).view.turn.over

    assert over(stamps)
    assert not over(stamps[1:])


def edited(old: str, new: str) -> str:
    """The example with a change, which is one."""
    assert EXAMPLE.count(old) >= 1
    return EXAMPLE.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            edited('"Castle"', '"Soldier"'),
            "hand[2]: the Soldier (5 of wyrms and knots) is a stamp: stamps in hand go to the shop",
        ),
        (edited('"Castle"', '"Castel"'), "hand[2]: unknown card 'Castel': did you mean 'castle'?"),
        (edited('"Castle"', '"C"'), "hand[2]: card 'C' may be "),
        (edited('"Castle"', '"Excuse"'), "hand[2]: the Excuse is put away when it turns up"),
        (edited('"Mill"', '"Pact"'), "market[2]: the Pact is hand[5] already: each card exists once"),
        (edited('["Author"]', '["Mountain"]'), "album[1]: the Mountain is no stamp"),
        (edited('["Painter"]', '["Author"]'), "opponent.shop[1]: the Author is album[1] already"),
        (edited("discard = []", 'discard = ["Bard"]'), "discard[1]: the Bard (Crown of suns) is a stamp"),
        (edited("draw = 20", "drow = 20"), "drow: unknown key: did you mean 'draw'?"),
        (edited("draw = 20", "drow = 20"), "draw: missing: add draw = 20"),
        (edited("draw = 20", "draw = 0"), "draw: 0 cards, but the Excuse is one of them"),
        (edited("draw = 20", "draw = 40"), "draw: 40 cards here and 5 in the opponent's hand are too many"),
        (edited("draw = 20", "draw = 46"), "draw: 46 is not between 0 and 45"),
        (
            EXAMPLE.replace("draw = 20", "draw = 24").replace("excuse_seen = false", "excuse_seen = true"),
            "draw: 24 cards here and 5 in the opponent's hand are too many",
        ),
        (edited("hand = 5", "hand = 5\ndraw = 3"), "opponent.draw: belongs above [opponent]"),
        (edited("draw = 20", 'draw = 20\nknown = ["Sea"]'), "known: belongs below [opponent]"),
        (
            edited("hand = 5", 'hand = 1\nknown = ["Sea", "Rite"]'),
            "opponent.hand: 1 cards, but 2 of them are known",
        ),
        (
            edited("shop = []", 'shop = []\nbought = ["Bard"]'),
            "bought[1]: the Bard was bought, but is not in album",
        ),
        (edited('"Cave"]', '"Cave", "Sea"]'), "market: 6 entries: at most 5 are possible"),
        (EXAMPLE + "[readings]\nreuse = 1", "readings.reuse: must be true or false"),
        (EXAMPLE + "[readings]\nidle = 1", "readings.idle: unknown key"),
        ('game = "stamp-album"', "game: unknown game 'stamp-album': did you mean 'stamp-albums'?"),
        ("", 'game: missing: add game = "stamp-albums"'),
    ],
)
def test_faults(text: str, fault: str) -> None:
    """Each fault is told with its place and a fix."""
    found = faults(text)
    assert any(each.startswith(fault) for each in found), found


def test_all_faults_at_once() -> None:
    """A file with several faults gets them all."""
    text = EXAMPLE.replace("Journey", "Jurney").replace("Cave", "Bard").replace("Painter", "Bard")
    assert len(faults(text.replace("hand = 5", 'hand = "five"'))) == 3
