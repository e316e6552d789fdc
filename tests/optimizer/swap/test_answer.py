"""A row of an answer beside the best one, and wishes for a cut against brute force."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.stampswap.goods import Good, may_reserve, parse_good
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.cuts import Cut, CutWish, KeepWish, ReserveWish, cuts, kept_items
from stockbook.optimizer.sampling.intervals import Estimate, mean
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow, RowExplanation, cut_costs
from stockbook.optimizer.swap.best_moves import best_cuts
from tests.optimizer.swap.boards import brute_value, swap_boards
from tests.optimizer.swap.test_best_moves import brute_expected


def explanation(best: ChoiceRow, move: ChoiceRow) -> RowExplanation:
    """An answer of two piles, with the second one as the move."""
    advice = ChoiceAdvice(
        Position(1, ()), proved=True, certain=True, best_proved=True, seconds=None, seed=0, workers=1,
        interrupted=False, rows=(best, move),
    )  # fmt: skip
    return RowExplanation(advice, move)


def test_samples_are_compared_one_by_one() -> None:
    """The interval is that of the differences, far narrower than those of the values."""
    best, move = (1.0, 9.0, 5.0, 7.0), (0.0, 8.5, 4.0, 6.5)
    found = explanation(ChoiceRow(1, 0, mean(best), best), ChoiceRow(1, 1, mean(move), move))
    assert found.difference == mean([1.0, 0.5, 1.0, 0.5])
    assert found.difference.ends[0] > 0 > mean(best).ends[0] - mean(move).ends[1]
    one = explanation(ChoiceRow(1, 0, mean(best[:1]), best[:1]), ChoiceRow(1, 1, mean(move[:1]), move[:1]))
    assert one.difference.few


@pytest.mark.parametrize(
    ("best", "move", "difference"),
    [
        (Estimate(5), Estimate(3), Estimate(2)),
        (Estimate(5, 4, 7), Estimate(3), Estimate(2, 1, 4)),
        (Estimate(5), Estimate(3, 2, 6), Estimate(2, -1, 3)),
        (Estimate(5), Estimate(3, -inf, inf), Estimate(2, -inf, inf)),
    ],
)
def test_bounds_of_values_bound_the_difference(best: Estimate, move: Estimate, difference: Estimate) -> None:
    """Without samples it is exact where both values are, and else as far apart as the bounds allow."""
    assert explanation(ChoiceRow(1, 0, best), ChoiceRow(1, 1, move)).difference == difference


def test_the_best_row_gives_nothing_away() -> None:
    """Exactly nothing, however rough its value is."""
    points = (1.0, 2.0)
    best = ChoiceRow(1, 0, mean(points), points)
    assert explanation(best, best).difference == Estimate(0.0)


def kept_for_sure(position: Position) -> dict[Cut, set[int]]:
    """For each legal cut the items that stay in the worse case, by every legal end of the Show Phases."""
    goods = position.me.collection

    @cache
    def value(some: tuple[Good, ...]) -> int:
        return brute_value(position, some)

    found = {}
    for cut in cuts(goods, reserves_allowed(position)):
        left = [(value(tuple(goods[item] for item in items)), items) for items in kept_items(cut)]
        least = min(points for points, _ in left)
        found[cut] = {item for points, items in left if points == least for item in items}
    return found


def test_wishes_for_cuts_agree_with_brute_force() -> None:
    """Which cuts have the wishes, what these cost, and which of them are at fault."""
    seen: Counter[str] = Counter()

    @settings(max_examples=25, deadline=None)
    @given(swap_boards(tiles=2), st.data())
    def agrees(position: Position, data: st.DataObject) -> None:
        goods = position.me.collection
        wish = st.tuples(st.sampled_from((KeepWish, ReserveWish)), st.integers(0, len(goods) - 1))
        wishes = [kind(item) for kind, item in data.draw(st.lists(wish, min_size=1, max_size=3, unique=True))]
        advice = best_cuts(position, limits=SearchLimits(30.0, workers=1))
        assert advice.certain and advice.proved
        stays, points = kept_for_sure(position), dict(zip(cuts(goods), brute_expected(position), strict=True))
        taken = {row.cut: row.odds.by_anyone for row in advice.rows}

        def has(cut: Cut, asked: CutWish) -> bool:
            if asked.item in cut.reserve:
                return True
            pile = next(n for n, each in enumerate(cut.piles) if asked.item in each)
            safe = not taken[cut][pile] and asked.item in stays[cut]
            return isinstance(asked, KeepWish) and safe

        def best(asked: list[CutWish]) -> float | None:
            having = (points[cut] for cut in stays if all(has(cut, each) for each in asked))
            return max(having, default=None)

        found = cut_costs(advice.rows, wishes, goods, proved=True)
        most = best(wishes)
        assert found.possible == (most is not None)
        if found.conflict:
            fault = [each for each in found.conflict.wishes if isinstance(each, CutWish)]
            assert best(fault) is None and found.conflict.irreducible and found.conflict.reason
            assert all(best([each for each in fault if each != one]) is not None for one in fault)
            seen["conflict"] += 1
            return
        assert most is not None
        assert {row.cut for row in found.rows} == {
            cut for cut in stays if all(has(cut, each) for each in wishes)
        }
        assert found.cost == Estimate(max(points.values()) - most)
        for each in found.wishes:
            assert isinstance(each.wish, CutWish)
            alone = best([each.wish])
            assert alone is not None and each.cost == Estimate(max(points.values()) - alone)
        seen["costs"] += bool(found.cost.value)
        seen["kept in a pile"] += any(
            isinstance(each, KeepWish) and each.item not in found.rows[0].cut.reserve for each in wishes
        )

    agrees()
    assert seen["conflict"] and seen["costs"] and seen["kept in a pile"], seen


def test_a_rare_stamp_is_never_reserved() -> None:
    """The reason names it."""
    goods = tuple(map(parse_good, ("2x2 rare 5", "forever", "2x2 blue space 1")))
    assert not may_reserve(goods[0])
    position = Position(3, (), Player(collection=goods), phase="cut")
    rows = best_cuts(position, limits=SearchLimits(1.0, deterministic=True)).rows
    found = cut_costs(rows, [ReserveWish(1), ReserveWish(0)], goods, proved=True)
    assert found.conflict and found.conflict.wishes == (ReserveWish(0),)
    assert found.conflict.reason == "item 1 is rare, and a rare stamp is never reserved: 2x2 rare 5"
