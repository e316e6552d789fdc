"""A move against the best: complete, begun and refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from threading import Event
from time import monotonic

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models import read_position
from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Player, Position
from stockbook.optimizer import IllegalMove, explain
from stockbook.optimizer.solver.limits import SearchLimits
from tests.boards import small_positions
from tests.brute import best_by_contest, ranking

ROOT = Path(__file__).parents[3]
PATIENT = 120.0
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
