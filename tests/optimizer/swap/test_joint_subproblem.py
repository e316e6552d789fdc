"""Searches of many bundles at once: how they are divided, in which order, and with which strategy."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
import wasmtime

from stockbook.models.contests import Contest
from stockbook.models.contests.corners import PerfectCorners
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.placement.strategies import (
    CLAUSE_LEARNING,
    LINEAR_RELAXATION_OF_BUNDLES,
    SEPARATE_TILES,
    Strategy,
)
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.bundle import SWITCHES, split
from stockbook.optimizer.swap.joint_subproblem import (
    FAILURE_FACTOR,
    FIRST_BUNDLES,
    MORE_ATTEMPTS,
    MOST_LAGRANGIAN,
    NEAR,
    NEAR_FOR_RELAXATION,
    OTHER_COST,
    JointSubproblem,
    StrategyChoice,
    strategies_for,
)
from stockbook.optimizer.swap.valuation import Valuation
from tests.cli.running import POSITIONS
from tests.optimizer.compiled.test_web_assembly import refused
from tests.optimizer.swap.boards import ENDLESS, stamps, subsets


def test_a_search_is_divided_until_every_bundle_is_alone() -> None:
    """Each part has fewer switches, together they have all bundles."""
    position = read_position(POSITIONS / "sunday.toml")
    valuation = Valuation(position)
    bundles = [valuation.bundle(goods) for goods in subsets(stamps(position)[:4])]
    for each in bundles:
        each.threshold = NO_THRESHOLD
    subproblems = [JointSubproblem(bundles, position.open_contests[0], ENDLESS)]
    for _ in range(2):
        subproblems = [part for one in subproblems for part in (one.parts if one.bundles[1:] else [one])]
        found = [id(bundle) for one in subproblems for bundle in one.bundles]
        assert sorted(found) == sorted(map(id, bundles))
    assert all(len(one.bundles) == 1 for one in subproblems)


def test_parts_of_what_is_open_hold_nothing_else() -> None:
    """Bundles that are known, or not asked for, are in parts of their own; none is lost."""
    position = read_position(POSITIONS / "sunday.toml")
    valuation = Valuation(position)
    bundles = [valuation.bundle(goods) for goods in subsets(stamps(position)[:4])]
    subproblem = JointSubproblem(bundles, position.open_contests[0], ENDLESS)
    for number, each in enumerate(bundles):
        each.threshold = NO_THRESHOLD if number % 3 else None
    open_bundles = set(subproblem.open_bundles)
    assert open_bundles
    for part in subproblem.parts:
        assert open_bundles.issuperset(part.bundles) or open_bundles.isdisjoint(part.bundles)
    assert Counter(map(id, bundles)) == Counter(
        id(each) for part in subproblem.parts for each in part.bundles
    )


def test_what_is_asked_first_is_searched_first() -> None:
    """Among parts that failed equally often, the one with the first bundle goes on first; the first bundles
    get two attempts more than the rest."""
    position = read_position(POSITIONS / "sunday.toml")
    valuation = Valuation(position)
    chosen = [valuation.bundle(goods) for goods in combinations(stamps(position)[:5], 3)]
    alone = [JointSubproblem([each], position.open_contests[0], ENDLESS) for each in chosen]
    for number, each in enumerate(chosen):
        each.threshold, each.rank = NO_THRESHOLD, 2 * number
    alone = [subproblem for subproblem in alone if not subproblem.done]
    assert alone[1].bundles[0].rank < FIRST_BUNDLES <= alone[-1].bundles[0].rank
    assert sorted([*alone[1:], alone[0]], key=lambda subproblem: subproblem.order) == alone
    alone[0].failures = MORE_ATTEMPTS
    assert alone[1].order < alone[0].order < alone[-1].order
    alone[0].failures = MORE_ATTEMPTS + 1
    assert alone[-1].order < alone[0].order


def test_many_bundles_are_searched_in_parts() -> None:
    """No part has too many switches, and every bundle is in one part."""
    position = read_position(POSITIONS / "sunday.toml")
    valuation = Valuation(position)
    goods = stamps(position)[:5] + stamps(read_position(POSITIONS / "sunday-groups.toml"))[:5]
    bundles = [valuation.bundle(chosen) for chosen in combinations(goods, 4)]
    found = split(bundles)
    assert sorted(id(each) for part in found for each in part) == sorted(map(id, bundles))
    for part in found:
        signatures = [Counter(each.signatures) for each in part]
        numbers = [[each[kind] for each in signatures] for kind in set().union(*signatures)]
        assert sum(max(each) - min(each) for each in numbers) <= SWITCHES[0]


def test_a_single_bundle_is_searched_with_each_strategy_once() -> None:
    """A core that has nothing else to do takes a strategy that is not tried yet, until there is none."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    bundle = Valuation(position).bundle(stamps(position))
    bundle.threshold = NO_THRESHOLD
    contest = next(each for each in position.open_contests if isinstance(each.measure, Surrounded))
    subproblem = JointSubproblem([bundle], contest, ENDLESS)
    rows, profiles = [subproblem.strategy], 0
    while subproblem.parts:
        (subproblem,) = subproblem.parts
        assert subproblem.bundles == [bundle] and not subproblem.done
        subproblem.begin()
        profiles += bool(subproblem.profiles)
        rows += [] if subproblem.profiles else [subproblem.strategy]
    assert (len(rows), len(set(map(id, rows))), profiles) == (2, 2, 1)


def test_a_part_beside_its_whole_has_another_strategy() -> None:
    """A core that takes a part of what is searched already does not search it in the same way; an attempt
    that has outlasted the other strategy makes room for it."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    valuation = Valuation(position)
    bundles = [valuation.bundle(stamps(position)[:many]) for many in (4, 5)]
    for bundle in bundles:
        bundle.threshold = NO_THRESHOLD
    contest = next(each for each in position.open_contests if isinstance(each.measure, Surrounded))
    whole = JointSubproblem(bundles, contest, ENDLESS)
    whole.begin()
    by_profiles = JointSubproblem(bundles, contest, ENDLESS)
    by_profiles.failures = 1
    by_profiles.begin()
    assert by_profiles.profiles
    for part in whole.parts:
        part.begin(beside=by_profiles)
        assert not part.profiles and part.strategy is whole.strategy
        part.begin(beside=whole)
        assert part.profiles or part.strategy is not whole.strategy
        part.begin()
        assert part.profiles
    whole.deadline = 10.0
    assert not whole.hopeless(9.9) and not whole.hopeless(10.1) and whole.hopeless(99.0)


def test_few_bundles_have_a_lagrangian_relaxation() -> None:
    """Where the relaxation has its turn, it is a Lagrangian one for few bundles that are open; clauses are
    CP-SAT's."""
    position = read_position(POSITIONS / "sunday-corners.toml")
    valuation = Valuation(position)
    bundles = [valuation.bundle(goods) for goods in combinations(stamps(position)[:5], 3)]
    corners = next(each for each in position.contests if isinstance(each.measure, PerfectCorners))
    subproblem = JointSubproblem(bundles, corners, ENDLESS)
    for many, lagrangian in ((MOST_LAGRANGIAN, True), (MOST_LAGRANGIAN + 1, False)):
        for number, each in enumerate(bundles):
            each.threshold = NO_THRESHOLD if number < many else None
        assert len(subproblem.open_bundles) == many
        subproblem.begin()
        assert subproblem.strategy is LINEAR_RELAXATION_OF_BUNDLES
        assert subproblem.lagrangian is lagrangian
    subproblem.strategy = SEPARATE_TILES
    assert not subproblem.lagrangian


def test_rows_are_searched_where_profiles_find_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a profile search was to prove is then searched in another way, and no profiles any more."""

    position = read_position(POSITIONS / "sunday-surrounded.toml")
    bundle = Valuation(position).bundle(stamps(position)[:4])
    bundle.threshold = NO_THRESHOLD
    contest = next(each for each in position.open_contests if isinstance(each.measure, Surrounded))
    subproblem = JointSubproblem([bundle], contest, ENDLESS)
    subproblem.failures = 1
    subproblem.begin()
    assert subproblem.profiles
    monkeypatch.setattr(wasmtime, "Instance", refused)
    search = subproblem.make_search({"max_deterministic_time": 0.5}, lambda *_: None, lambda _: None)
    assert not subproblem.profiles and not subproblem.profiles_next
    subproblem.take_outcome(search.run())


@pytest.mark.parametrize(
    ("contests", "tiles", "strategies"),
    [
        ("regions 2", 9, (CLAUSE_LEARNING, LINEAR_RELAXATION_OF_BUNDLES)),
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
