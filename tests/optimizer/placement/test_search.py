"""The best placement, and a move against it, by every legal end of small positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models import read_position
from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.typed_items import read_placed
from stockbook.optimizer import Answer, IllegalMove, best_placement, explain
from stockbook.optimizer.placement.portfolio import Portfolio
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.limits import SearchLimits
from tests.boards import small_positions
from tests.brute import best_by_contest, ranking

PATIENT = 120.0


def solve(position: Position, **options: Any) -> Answer:
    """The proved answer, with every contest proved on its own too."""
    answer = best_placement(position, limits=SearchLimits(PATIENT, deterministic=True), **options)
    assert answer.proved and answer.status == "optimal" and answer.bound == answer.best
    assert all(result.best == result.bound for result in answer.by_contest)
    return answer


def test_every_contest_agrees_with_brute_force() -> None:
    """Side by side, each open contest has the points of the best legal end, the values included; one of them
    must be entered, so the best answer is the best of these. None is entered only where none is open."""
    seen: Counter[str] = Counter()

    @settings(max_examples=100, deadline=None)
    @given(small_positions())
    def agrees(position: Position) -> None:
        choice = position.may_enter
        expected = best_by_contest(position, choice)
        answer = solve(position)
        assert [result.contest for result in answer.by_contest] == list(choice)
        assert {result.contest: result.best for result in answer.by_contest} == expected
        plan = answer.plans[0]
        assert plan.points == answer.best == max(expected.values()) == expected[plan.contest]
        assert (plan.contest is None) == (not position.open_contests)
        seen["contest"] += plan.contest is not None
        seen["finale"] += any(line.label.startswith("finale") and line.points for line in plan.lines)
        seen["forever"] += any(line.label.startswith("forever") and line.points for line in plan.lines)
        seen["discarded"] += bool(plan.discarded)
        seen["entered"] += bool(position.me.entered)
        seen["negative"] += answer.best < 0
        seen["none open"] += choice == (None,)

    agrees()
    assert len(seen) == 7 and all(seen.values()), seen


def test_the_best_plans_are_those_of_brute_force() -> None:
    """N plans have the points of the N best legal ends, all different; fewer where no more exist.

    Groups keep equal tiles apart in the rows, which must not make two plans of one.
    """
    seen: Counter[str] = Counter()

    @settings(max_examples=60, deadline=None)
    @given(small_positions(ways=60), st.booleans(), st.sampled_from([2, 4, 9, 30]))
    def agrees(position: Position, grouped: bool, plans: int) -> None:
        if grouped:
            position = replace(position, me=replace(position.me, exhibitors=(Contest.parse("group all 1"),)))
        rated = ranking(position, position.may_enter)
        answer = best_placement(position, plans=plans, limits=SearchLimits(PATIENT, deterministic=True))
        found = [(plan.points, plan.placement) for plan in answer.plans]
        assert [points for points, _ in found] == [points for points, _ in rated[:plans]]
        assert len(set(found)) == len(found) and set(found) <= set(rated)
        assert answer.best == answer.bound
        equal = len(set(position.place)) < len(position.place)
        seen["all"] += 1 < len(rated) < plans
        seen["different points"] += len({points for points, _ in found}) > 1
        seen["equal in groups"] += grouped and equal and len(found) > 1
        seen["discarded"] += any(plan.discarded for plan in answer.plans)

    agrees()
    assert len(seen) == 4 and all(seen.values()), seen


def test_plans_after_the_best_are_worth_what_they_are() -> None:
    """Every place of one stamp on an empty album, the ones in the open too, in the order of their points."""
    contest = Contest.parse("regions 2")
    album = Album(width=5, height=4)
    for word in ("forever", "2x2 blue animals canceled"):
        position = Position(1, (contest,), Player(album=album), (parse_tile(word),))
        expected = [points for points, _ in ranking(position, (contest,))]
        answer = best_placement(
            position, contests=[contest], plans=30, limits=SearchLimits(PATIENT, deterministic=True)
        )
        assert [plan.points for plan in answer.plans] == expected


def test_a_plan_that_is_not_proved_the_next_best_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """When time is up after the best plan, worse plans that are known by chance are not returned."""
    right = Portfolio.run
    runs = 0

    def once(portfolio: Portfolio, subproblems: Sequence[Subproblem], *, only_best: bool = False) -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            right(portfolio, subproblems, only_best=only_best)

    monkeypatch.setattr(Portfolio, "run", once)
    album = Album(parse_placed_tiles("4x2 rare 5@c3", side=6), 6, 4)
    tiles = ("2x2 green space -1", "2x2 brown space canceled", "4x2 blue animals 2")
    position = Position(1, (Contest.parse("edges 10"),), Player(album=album), tuple(map(parse_tile, tiles)))
    # Four plans have 46 points, which is the bound; the next have 16.
    answer = best_placement(position, plans=8, limits=SearchLimits(PATIENT))
    assert runs == len(answer.plans) + 1 < 6
    assert {plan.points for plan in answer.plans} == {46}


def test_only_the_given_contests_are_entered() -> None:
    """With ``contests`` the answer is the best over those, in their order, entered before or not."""
    better = 0

    @settings(max_examples=40, deadline=None)
    @given(small_positions(ways=60).filter(lambda position: position.contests), st.data())
    def agrees(position: Position, data: st.DataObject) -> None:
        nonlocal better
        choice = data.draw(st.lists(st.sampled_from(position.contests), min_size=1, unique=True))
        expected = best_by_contest(position, choice)
        answer = solve(position, contests=choice)
        assert [(result.contest, result.best) for result in answer.by_contest] == list(expected.items())
        assert answer.best == max(expected.values())
        better += max(best_by_contest(position, position.contests).values()) > answer.best

    agrees()
    assert better


def test_entering_none_is_refused_where_a_contest_is_open() -> None:
    """The reason is given; with a ticket on every contest it is the only way."""
    edges = Contest.parse("edges 10")
    position = Position(1, (edges,), Player(album=Album(width=4, height=4)), (parse_tile("2x2 rare 5"),))
    with pytest.raises(ValueError, match="one must be entered while any is open"):
        best_placement(position, contests=[None, edges])
    position = replace(position, me=replace(position.me, entered=(edges,)))
    assert [row.contest for row in solve(position, contests=[None]).by_contest] == [None]


def test_fixed_tiles_stay_where_they_are() -> None:
    """With some tiles decided, the rest goes where it is best among the legal ends that have them."""
    worse = 0

    @settings(max_examples=40, deadline=None)
    @given(small_positions(ways=120), st.data())
    def agrees(position: Position, data: st.DataObject) -> None:
        nonlocal worse
        choice = position.may_enter
        ends = [placed for _, placed in ranking(position, choice)]
        end = data.draw(st.sampled_from(ends))
        fixed = data.draw(st.lists(st.sampled_from(sorted(end)), unique=True) if end else st.just([]))
        expected = best_by_contest(position, choice, fixed)
        answer = solve(position, fixed=fixed)
        assert {result.contest: result.best for result in answer.by_contest} == expected
        assert all(plan.placement >= set(fixed) for plan in answer.plans)
        worse += solve(position).best > answer.best

    agrees()
    assert worse


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ("forever@a1", "forever@a1: it is not among the stamps that I have to place"),
        ("2x2 rare 5@a1; 2x2 rare 5@c1", "2x2 rare 5@c1: I have it only once to place"),
        ("2x2 rare 5@d1", "2x2 rare 5@d1: it leaves the album"),
    ],
)
def test_fixed_tiles_are_a_legal_beginning(tiles: str, reason: str) -> None:
    """Tiles that cannot lie like this are refused with the reason, as for a move on the command line."""
    me = Player(album=Album(width=4, height=4))
    position = Position(1, (Contest.parse("edges 10"),), me, (parse_tile("2x2 rare 5"),))
    placed = [read_placed(tile, position.place, position.album) for tile in tiles.split(";")]
    with pytest.raises(ValueError, match=f"^{reason}$"):
        best_placement(position, fixed=placed)


def test_contests_that_differ_by_a_constant_share_one_search() -> None:
    """Where every tile fits, a contest that asks for no places has the best and the bound it has alone."""
    words = ("count canceled 2", "second color 3", "sets theme 4", "edges 3")
    tiles = ("2x2 blue animals canceled", "3x2 green animals 1", "2x2 green space 2")
    mine = Player(
        album=Album(parse_placed_tiles("3x3 blue vehicles 1@e5; 2x2 blue space 1@h5")),
        exhibitors=(Contest.parse("perfect-corners 4"),),
    )
    position = Position(2, tuple(map(Contest.parse, words)), mine, tuple(map(parse_tile, tiles)))
    shared = {each.contest: (each.best, each.bound) for each in best_placement(position).by_contest}
    alone = {each: solve(position, contests=[each]).best for each in shared}
    same = [each for each in shared if each and not each.measure.spatial]
    assert len(same) == 3
    assert {each: shared[each] for each in same} == {each: (alone[each], alone[each]) for each in same}
    assert max(best for best, _ in shared.values()) == max(alone.values())


ROOT = Path(__file__).parents[3]
SOON = 60.0

#: The 2x2 stamps in the first free corners leave no room for the 4x2.
POSITION = Position(
    round=1,
    contests=(Contest.parse("edges 10"), Contest.parse("count all 3")),
    me=Player(album=Album(parse_placed_tiles("4x2 rare 5@c3", side=6), 6, 4), first_player=True),
    place=tuple(map(parse_tile, ("2x2 green space -1", "2x2 brown space canceled", "4x2 blue animals 2"))),
)
GOOD = parse_placed_tiles("2x2 green space -1@a1; 2x2 brown space canceled@a3; 4x2 blue animals 2@c1", side=6)
POOR = parse_placed_tiles("2x2 green space -1@b1", side=6)


def test_a_move_agrees_with_brute_force() -> None:
    """The move is the best end that has its tiles, the best is the best of all, and the rows add up."""
    seen: Counter[str] = Counter()

    @settings(max_examples=50, deadline=None)
    @given(small_positions(ways=120), st.data())
    def agrees(position: Position, data: st.DataObject) -> None:
        choice = position.may_enter
        ends = [end for _, end in ranking(position, choice)]
        end = data.draw(st.sampled_from([ends[-1], ends[len(ends) // 2]]))
        tiles = data.draw(st.permutations(sorted(end)))
        placed = tiles[: data.draw(st.sampled_from([None, 1, 2]))]
        found = explain(position, placed, limits=SearchLimits(PATIENT, deterministic=True))
        assert found.move.best == max(best_by_contest(position, choice, placed).values())
        assert found.best.best == max(best_by_contest(position, choice).values())
        assert found.difference == found.best.best - found.move.best >= 0
        assert found.move.plans[0].placement >= set(placed)
        rows = found.rows()
        assert sum(points or 0 for _, points, _ in rows) == found.move.best
        assert sum(points or 0 for _, _, points in rows) == found.best.best
        labels = [[label for label, *points in rows if points[side] is not None] for side in (0, 1)]
        lines = [[line.label for line in answer.plans[0].lines] for answer in (found.move, found.best)]
        assert [Counter(each) for each in labels] == [Counter(each) for each in lines]
        seen["complete"] += 0 < len(placed) == len(end)
        seen["begun"] += 0 < len(placed) < len(end)
        seen["worse"] += found.difference > 0

    agrees()
    assert len(seen) == 3 and all(seen.values()), seen


def test_rows_go_line_by_line() -> None:
    """Lines of both stand side by side, those of the best alone come last."""
    count = POSITION.contests[1]
    found = explain(POSITION, POOR, contests=[count], limits=SearchLimits(PATIENT))
    assert found.move.plans[0].contest == count
    assert found.rows() == [
        ("count all 3", 9, None),
        ("first-player token", 2, 2),
        ("stamp values", 6, 6),
        ("edges 10", None, 40),
    ]
    assert found.difference == 48 - 17


def test_the_best_is_never_worse_than_the_move() -> None:
    """A move that beats what the search found in its time is itself the best known."""
    found = explain(POSITION, GOOD, limits=SearchLimits(1e-9))
    assert found.move.best == 48
    assert found.difference == 0
    assert found.best.best == 48 <= found.best.bound
    by_contest = {result.contest: result.best for result in found.best.by_contest}
    assert by_contest[POSITION.contests[0]] == 48


def test_a_stop_ends_both_searches() -> None:
    """Stopped once, the comparison returns soon with what is known."""
    position = read_position(ROOT / "benchmarks" / "instances" / "r2-holes-1x2-01.toml")
    started, stop = monotonic(), Event()
    limits = SearchLimits(600, on_progress=lambda _: stop.set(), stop=stop.is_set)
    found = explain(position, [], limits=limits)
    assert monotonic() - started < SOON
    assert found.move.interrupted
    assert found.difference >= 0


def test_an_illegal_move_is_refused_with_every_reason() -> None:
    """Tiles that overlap, leave the album or are not mine are named, before anything is searched."""
    placed = parse_placed_tiles("2x2 green space -1@d2; 4x2 blue animals 2@d5; forever@a3", side=8)
    with pytest.raises(IllegalMove) as refused:
        explain(POSITION, placed)
    assert [reason.partition(": ")[0] for reason in refused.value.reasons] == [
        "2x2 green space -1@d2",
        "4x2 blue animals 2@d5",
        "forever@a3",
    ]
    assert str(refused.value) == "; ".join(refused.value.reasons)
