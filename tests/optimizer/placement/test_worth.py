"""The worth of stamps and contests against every legal end of small positions."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings

from stockbook.models import read_position
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.worth import worth
from stockbook.optimizer.solver.limits import SearchLimits
from tests.boards import small_positions
from tests.brute import best_by_contest
from tests.cli.running import POSITIONS


def best(position: Position) -> int:
    """The most points of all legal ends with all contests."""
    return max(best_by_contest(position, position.may_enter).values())


@settings(max_examples=25, deadline=None)
@given(small_positions(ways=100))
def test_worth_agrees_with_brute_force(position: Position) -> None:
    """The most points without a stamp, and without a contest, are those of the position that lacks it."""
    found = worth(position, limits=SearchLimits(120.0, workers=1))
    assert found.proved and found.best.best == best(position)
    assert sorted(row.item for row in found.rows if row.item is not None) == [*range(len(position.place))]
    contests = [row.contest for row in found.rows if row.contest]
    assert sorted(map(str, contests)) == sorted(map(str, position.open_contests))
    for row in found.rows:
        if row.contest:
            others = list(position.contests)
            others.remove(row.contest)
            rest = replace(position, contests=tuple(others))
        else:
            assert row.item is not None
            rest = replace(position, place=position.place[: row.item] + position.place[row.item + 1 :])
        assert row.worth and row.worth.exact and row.worth.value == found.best.best - best(rest)
    values = [row.worth.value for row in found.rows if row.worth]
    assert values == sorted(values, reverse=True)


def test_what_is_not_proved_in_time_has_bounds() -> None:
    """The worth lies between them; what was not searched any more comes last, without a worth."""
    position = read_position(POSITIONS / "friday.toml")
    found = worth(position, limits=SearchLimits(0.5, workers=1))
    assert len(found.rows) == len(position.place) + len(position.open_contests)
    known = [row.worth for row in found.rows if row.worth]
    assert [row.worth for row in found.rows][: len(known)] == known
    for each in known:
        low, high = each.ends
        assert low <= each.value <= high
