"""The strategy that a group of bundles is searched with next."""

from __future__ import annotations

import pytest

from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.placement.strategies import (
    CLAUSE_LEARNING,
    LINEAR_RELAXATION_OF_BUNDLES,
    SEPARATE_TILES,
    TOTALIZERS,
    Strategy,
)
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.swap.strategy_choice import (
    FAILURE_FACTOR,
    NEAR,
    NEAR_FOR_RELAXATION,
    OTHER_COST,
    StrategyChoice,
    strategies_for,
)
from tests.cli.running import POSITIONS


@pytest.mark.parametrize(
    ("contests", "tiles", "strategies"),
    [
        ("regions 2", 9, (CLAUSE_LEARNING, TOTALIZERS)),
        ("surrounded 2", 2, (SEPARATE_TILES, LINEAR_RELAXATION_OF_BUNDLES)),
        ("surrounded 2", 9, (SEPARATE_TILES, LINEAR_RELAXATION_OF_BUNDLES)),
        ("edges 10, surrounded 2", 2, (SEPARATE_TILES, LINEAR_RELAXATION_OF_BUNDLES)),
        ("edges 10, surrounded 2", 9, (LINEAR_RELAXATION_OF_BUNDLES, SEPARATE_TILES)),
        ("group color 3", 9, (SEPARATE_TILES, LINEAR_RELAXATION_OF_BUNDLES)),
        ("holes 1x2 3", 2, (LINEAR_RELAXATION_OF_BUNDLES,)),
        ("perfect-corners 4", 2, (LINEAR_RELAXATION_OF_BUNDLES,)),
        ("edges 10", 2, (LINEAR_RELAXATION_OF_BUNDLES, CLAUSE_LEARNING)),
    ],
)
def test_what_is_scored_tells_the_first_strategy(
    contests: str, tiles: int, strategies: tuple[Strategy, ...]
) -> None:
    """Each family has its strategies (docs/swap.md); for surrounded stamps beside others it matters how full
    the album gets. A contest to enter comes first, then what exhibitors score."""
    assert _choice(contests, tiles).strategies == strategies


@pytest.mark.parametrize(
    ("contests", "near"),
    [
        ("holes 1x2 3, edges 2", NEAR_FOR_RELAXATION),
        ("holes 1x2 3, surrounded 2", NEAR_FOR_RELAXATION),
        ("surrounded 2, edges 2", NEAR),
        ("perfect-corners 4, edges 2", None),
    ],
)
def test_units_of_each_measure_help_where_separate_tiles_or_relaxations_alone_suit(
    contests: str, near: int | None
) -> None:
    """They do for holes of two spaces, which only a relaxation suits, and for separate tiles."""
    assert _choice(contests, 2).near == near


def _choice(contests: str, tiles: int) -> StrategyChoice:
    """The strategies for a contest to enter and exhibitors, with so many tiles to place."""
    position = read_position(POSITIONS / "sunday.toml")
    entered, *exhibitors = map(Contest.parse, contests.split(", "))
    me = Player(name="me", album=position.album, exhibitors=tuple(exhibitors))
    position = Position(round=3, contests=(entered,), me=me, place=position.place[:tiles])
    return strategies_for(Subproblem(position, entered))


def test_a_strategy_that_does_better_goes_first() -> None:
    """The second strategy is tried as soon as the first has cost more than expected."""
    strategies = StrategyChoice([SEPARATE_TILES, LINEAR_RELAXATION_OF_BUNDLES])
    assert strategies.next(()) is SEPARATE_TILES
    strategies.note(SEPARATE_TILES, 3 * OTHER_COST, proved=True)
    assert strategies.next(()) is LINEAR_RELAXATION_OF_BUNDLES
    strategies.note(LINEAR_RELAXATION_OF_BUNDLES, 9 * OTHER_COST, proved=True)
    assert strategies.next(()) is SEPARATE_TILES


def test_separate_tiles_come_first_where_units_are_known() -> None:
    """They do until they have failed, if they are among the strategies and no measure needs a relaxation."""
    strategies = StrategyChoice([LINEAR_RELAXATION_OF_BUNDLES, SEPARATE_TILES])
    assert strategies.next(()) is LINEAR_RELAXATION_OF_BUNDLES
    assert strategies.next((), with_units=True) is SEPARATE_TILES
    assert strategies.next([SEPARATE_TILES], with_units=True) is LINEAR_RELAXATION_OF_BUNDLES
    needed = StrategyChoice([LINEAR_RELAXATION_OF_BUNDLES, SEPARATE_TILES], relaxation_needed=True)
    assert needed.next((), with_units=True) is LINEAR_RELAXATION_OF_BUNDLES
    alone = StrategyChoice([LINEAR_RELAXATION_OF_BUNDLES])
    assert alone.next((), with_units=True) is LINEAR_RELAXATION_OF_BUNDLES


def test_a_failed_strategy_goes_on_where_the_other_is_hopeless() -> None:
    """After a failed attempt the other strategy has one, unless it is known to cost much more."""
    strategies = StrategyChoice([SEPARATE_TILES, LINEAR_RELAXATION_OF_BUNDLES])
    assert strategies.next([SEPARATE_TILES]) is LINEAR_RELAXATION_OF_BUNDLES
    strategies.note(LINEAR_RELAXATION_OF_BUNDLES, 2 * FAILURE_FACTOR * OTHER_COST, proved=False)
    assert strategies.next([SEPARATE_TILES]) is SEPARATE_TILES


def test_a_search_that_outlasts_the_other_strategy_is_hopeless() -> None:
    """A strategy without an alternative never is; another one is due after a few times what it costs."""
    assert not StrategyChoice([CLAUSE_LEARNING]).hopeless(CLAUSE_LEARNING, 99.0)
    strategies = StrategyChoice([SEPARATE_TILES, LINEAR_RELAXATION_OF_BUNDLES])
    assert not strategies.hopeless(SEPARATE_TILES, FAILURE_FACTOR * OTHER_COST)
    assert strategies.hopeless(SEPARATE_TILES, 1.1 * FAILURE_FACTOR * OTHER_COST)
    strategies.note(LINEAR_RELAXATION_OF_BUNDLES, 9 * OTHER_COST, proved=False)
    assert not strategies.hopeless(SEPARATE_TILES, 1.1 * FAILURE_FACTOR * OTHER_COST)
