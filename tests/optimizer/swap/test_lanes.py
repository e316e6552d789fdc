"""Which search of CP-SAT a group of sets has next."""

from __future__ import annotations

import pytest

from stockbook.models.contests import Contest
from stockbook.models.position import Player, Position
from stockbook.models.reading import read_position
from stockbook.optimizer.swap.lanes import IN_VAIN, OTHER_COST, SHORT, Lanes, lanes_for
from stockbook.optimizer.task import CLAUSES, RELAXATION, Strategy, Task
from tests.cli.running import POSITIONS


@pytest.mark.parametrize(
    ("contest", "tiles", "lanes"),
    [
        ("regions 2", 9, (CLAUSES,)),
        ("surrounded 2", 2, (SHORT, RELAXATION)),
        ("surrounded 2", 9, (RELAXATION, SHORT)),
        ("group color 3", 9, (SHORT, RELAXATION)),
        ("holes 1x2 3", 2, (RELAXATION,)),
        ("perfect-corners 4", 2, (RELAXATION,)),
        ("edges 10", 2, (RELAXATION, CLAUSES)),
    ],
)
def test_what_is_scored_tells_the_first_search(contest: str, tiles: int, lanes: tuple[Strategy, ...]) -> None:
    """Each family has its searches (docs/swap.md); for surrounded stamps it matters how full it gets."""
    position = read_position(POSITIONS / "sunday.toml")
    parsed = Contest.parse(contest)
    me = Player(name="me", album=position.album)
    position = Position(round=3, contests=(parsed,), me=me, place=position.place[:tiles])
    assert lanes_for(Task(position, parsed)).lanes == lanes


def test_a_search_that_does_better_goes_first() -> None:
    """The second search is tried as soon as the first has cost more than it is taken to cost."""
    lanes = Lanes([SHORT, RELAXATION])
    assert lanes.next(()) is SHORT
    lanes.note(SHORT, 3 * OTHER_COST, done=True)
    assert lanes.next(()) is RELAXATION
    lanes.note(RELAXATION, 9 * OTHER_COST, done=True)
    assert lanes.next(()) is SHORT


def test_a_search_in_vain_goes_on_where_the_other_is_hopeless() -> None:
    """After a turn in vain the other search has one, unless it is known to cost much more."""
    lanes = Lanes([SHORT, RELAXATION])
    assert lanes.next([SHORT]) is RELAXATION
    lanes.note(RELAXATION, 2 * IN_VAIN * OTHER_COST, done=False)
    assert lanes.next([SHORT]) is SHORT
