"""The meaning of advice: a plan becomes actions of a game."""

from __future__ import annotations

from stockbook.games.stampswap.moves import contest_number, place_actions
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.contests import Contest
from stockbook.models.stampswap.game.actions import Place

CONTESTS = tuple(map(Contest.parse, ("edges 10", "edges 10", "perfect-corners 3")))
PLACED = parse_placed_tiles("2x2 blue space 1@a1; forever@c1; 2x2 blue space 1@d1")


def test_tiles_become_actions() -> None:
    """Each with its place in the hand that those before it have left; equal tiles by the first of them."""
    hand = [PLACED[1].tile, PLACED[0].tile, PLACED[2].tile]
    found = place_actions(hand, PLACED)
    assert found == [Place(1, (0, 0)), Place(0, (2, 0)), Place(0, (3, 0))]


def test_the_number_of_a_contest() -> None:
    """The number is that of the first equal contest without my ticket; no contest has no number."""
    assert contest_number(CONTESTS[0], CONTESTS, (0,)) == 1
    assert contest_number(CONTESTS[2], CONTESTS, ()) == 2
    assert contest_number(None, CONTESTS, (0, 1, 2)) is None
