"""The profile search of several bundles, against every legal end of their Show Phases."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.album.stamps import Size
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import MOST_UNITS, Payoff
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.scoring import awards
from stockbook.optimizer.placement.plan import InternalError, make_plan
from stockbook.optimizer.placement.profile_search import Optimum, ProfileOutcome, ProfileSearch
from stockbook.optimizer.placement.strategies import sure_to_fit
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.joint_profiles import (
    JointProfiles,
    joint_profiles,
    leading_payoffs,
    without_some,
)
from stockbook.optimizer.swap.valuation import Valuation
from tests.boards import payoffs, small_positions
from tests.brute import best_by_contest, endings
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import stamps, subsets

#: Cards that a profile search suits, if nothing else is scored, and more that it sees.
MEASURES = ("holes 1x1", "holes 1x2", "surrounded", "perfect-corners", "regions", "edges", "count rare")


def test_bounds_and_plans_are_those_of_all_legal_ends() -> None:
    """From the poorest plans on, the best ones are found; no bound is too low, and none too high where all is
    proved."""
    seen = Counter[str]()

    @settings(max_examples=150, deadline=None)
    @given(small_positions(ways=60), st.lists(_cards(), min_size=1, max_size=3, unique=True))
    def agrees(position: Position, cards: list[Contest]) -> None:
        contest, *exhibitors = cards
        me = replace(position.me, entered=(), exhibitors=tuple(exhibitors))
        found = _profiles(replace(position, me=me, contests=(contest,), finale=None), contest)
        if found:
            _check(found, contest, seen)

    agrees()
    assert seen["proved"] > 300 and seen["better"]


def test_a_tile_that_finds_no_place_is_left_out() -> None:
    """Two tiles fit, one in each region; it is better to leave a hole beside the smaller one in the larger
    region, and no place for the other."""
    hole = Contest.parse("holes 1x2 3")
    lying = parse_placed_tiles("2x3 rare 5@c1; forever@e3; forever@f3")
    position = Position(
        3, (hole,), Player(album=Album(lying, 6, 3)), (parse_tile("2x3 rare 6"), parse_tile("2x2 rare 6"))
    )
    bundle = Valuation(position).bundle(stamps(position))
    bundle.threshold = NO_THRESHOLD
    cells = ((0, 0), (4, 0))
    whole = [PlacedTile.at(tile, cell) for tile, cell in zip(bundle.position.place, cells, strict=True)]
    bundle.plan = make_plan(bundle.position, whole, hole)
    before = bundle.best
    found = joint_profiles([bundle], hole, leading_payoffs([(hole.measure, hole.payoff)]), frozenset())
    assert found and found.take(ProfileSearch(found.problem).run())
    assert (bundle.best, len(bundle.plan.discarded)) == (before + 3, 1)


def test_a_better_set_that_is_no_plan_is_a_bound() -> None:
    """A tile that fits has to be placed: the points without it bound the bundle, and prove nothing. Where it
    is known to fit, all is proved."""
    hole = Contest.parse("holes 1x2 3")
    tiles = [PlacedTile.at(parse_tile("3x3 rare 5"), (0, 0)), PlacedTile.at(parse_tile("forever"), (3, 0))]
    me = Player(album=Album(tuple(tiles), 4, 3))
    position = Position(3, (hole,), me, (parse_tile("forever"),))
    for sure, expected in ((frozenset[Size](), 3), (frozenset({(1, 1)}), 0)):
        bundle = Valuation(position).bundle(stamps(position))
        bundle.threshold = NO_THRESHOLD
        before = bundle.best
        found = joint_profiles([bundle], hole, leading_payoffs([(hole.measure, hole.payoff)]), sure)
        assert found
        proved = found.take(ProfileSearch(found.problem).run())
        assert (proved, bundle.best) == (not expected, before)
        assert bundle.contest_bounds[hole] == before + expected


def _cards() -> st.SearchStrategy[Contest]:
    measures = [Contest.parse(f"{text} 1").measure for text in MEASURES]
    return st.builds(Contest, st.sampled_from(measures), payoffs())


def _check(found: JointProfiles, contest: Contest | None, seen: Counter[str]) -> None:
    before = {bundle: bundle.best for bundle in found.certain}
    for bundle in before:
        bundle.begin_bound(contest, MOST_UNITS)
    proved = found.take(ProfileSearch(found.problem).run())
    for bundle in found.certain:
        most = best_by_contest(bundle.position, [contest])[contest] - bundle.fixed_points
        assert bundle.best <= most <= bundle.contest_bounds[contest]
        if proved:
            assert bundle.best == most
        seen["proved"] += proved
        seen["better"] += bundle.best > before[bundle]


def _profiles(position: Position, contest: Contest | None) -> JointProfiles | None:
    """The profile search for all sets of the tiles, of which the poorest legal end is known."""
    scored = [(award.measure, award.payoff) for award in awards(position, contest)]
    payoffs = leading_payoffs(scored)
    bundles = [Valuation(position).bundle(goods) for goods in subsets(stamps(position))]
    for bundle in bundles:
        ends = endings(bundle.position.album, bundle.position.place)
        plans = [make_plan(bundle.position, list(end.placed), contest) for end in ends]
        whole = [plan for plan in plans if not plan.discarded]
        bundle.plan = min(whole or plans, key=lambda plan: plan.points)
        bundle.threshold = NO_THRESHOLD
    bundles = [bundle for bundle in bundles if not bundle.plan.discarded]
    sure = sure_to_fit(position.album, position.place)
    return joint_profiles(bundles, contest, payoffs, sure) if payoffs else None


def test_it_suits_holes_and_surrounded_stamps() -> None:
    """It does where these pay most for a unit; not where corners do, nor where groups are scored too."""

    def suits(*texts: str) -> bool:
        contests = map(Contest.parse, texts)
        return bool(leading_payoffs((contest.measure, contest.payoff) for contest in contests))

    assert suits("holes 1x2 3", "edges 10", "count rare 9") and suits(
        "surrounded [0, 1, 9]", "perfect-corners 4"
    )
    assert not (suits("surrounded 3", "perfect-corners 4") or suits("edges 10") or suits("count rare 9"))
    assert not (suits("surrounded 3", "group color 1") or suits("holes 1x1 3", "group size 1"))


def test_nothing_suits_where_no_engine_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the other searches have their turns at once."""
    scored = [(Contest.parse("holes 1x2 3").measure, Payoff(3))]
    assert leading_payoffs(scored)
    monkeypatch.setattr("stockbook.optimizer.swap.joint_profiles.installed", lambda: False)
    assert not leading_payoffs(scored)


def test_sets_without_tiles_that_may_be_discarded() -> None:
    """All of a set comes first; tiles whose size surely fits are in each."""
    tiles = (((1, 1, False), 1), ((2, 3, False), 2))
    one = ((1, 1, False), 1)
    two = ((2, 3, False), 1)
    assert [*without_some(tiles, frozenset({(1, 1)}))] == [tiles, (one, two), (one,)]
    assert next(without_some(tiles, frozenset())) == tiles
    assert [*without_some(tiles, frozenset({(1, 1), (2, 3)}))] == [tiles]


def test_a_wrong_claim_is_an_error_and_an_unfinished_search_proves_nothing() -> None:
    """The scorer has the last word on each placement."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    contest = next(each for each in position.open_contests if str(each).startswith("surrounded"))
    found = _profiles(replace(position, place=position.place[:1]), contest)
    assert found
    assert not found.take(ProfileOutcome(None, None, None, False, 0, 0, 1.0, {}))
    outcome = ProfileSearch(found.problem).run()
    wrong = {tiles: Optimum(each.points + 1, each.places) for tiles, each in outcome.optima.items()}
    assert wrong
    with pytest.raises(InternalError, match="the profile search claims"):
        found.take(replace(outcome, optima=wrong))
