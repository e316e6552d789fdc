"""Plans: legal moves with their score, and nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album, cell_name
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Player, Position
from stockbook.optimizer import best_placement
from stockbook.optimizer.placement.plan import make_plan
from tests.boards import small_positions
from tests.brute import best_by_contest, endings

CORNERS = Contest.parse("perfect-corners 4")
POSITION = Position(
    round=1,
    contests=(CORNERS,),
    me=Player(
        album=Album(parse_placed_tiles("2x2 rare 5@a1; 2x2 rare 6@c1; 2x2 green space 1@a3", side=5), 5, 5)
    ),
    place=tuple(map(parse_tile, ("3x2 blue animals 2", "forever", "2x2 blue animals -1", "forever"))),
)


def test_a_plan_is_the_move_with_its_lines() -> None:
    """Placed tiles have the numbers of their items, tiles left over are discarded, the lines add up."""
    place = parse_placed_tiles("forever@e1; 3x2 blue animals 2@c3; forever@a5", side=5)
    plan = make_plan(POSITION, place, CORNERS)
    assert [(item, str(tile)) for item, tile in plan.placed] == [
        (0, "3x2 blue animals 2@c3"),
        (1, "forever@e1"),
        (3, "forever@a5"),
    ]
    assert [(item, str(tile)) for item, tile in plan.discarded] == [(2, "2x2 blue animals -1")]
    assert plan.placement == frozenset(place)
    assert plan.album == POSITION.album.with_tiles(place)
    lines = [(line.label, line.count, line.points) for line in plan.lines]
    assert lines == [("perfect-corners 4", 1, 4), ("stamp values", None, 13)]
    assert plan.points == 17


def test_what_fits_must_be_placed() -> None:
    """A plan that leaves over a tile with room names the tile and the room."""
    place = parse_placed_tiles("forever@e1; 2x2 blue animals -1@d4", side=5)
    with pytest.raises(ValueError, match=r"forever may not be discarded: it fits at e2$"):
        make_plan(POSITION, place, None)


def test_every_reason_against_a_move_is_given() -> None:
    """Overlaps and tiles of others are refused together."""
    place = parse_placed_tiles("forever@b2; 2x2 rare 9@d4", side=5)
    with pytest.raises(ValueError, match=r"b2 is covered.*not among the stamps"):
        make_plan(POSITION, place, CORNERS)


def test_exactly_the_legal_moves_make_a_plan() -> None:
    """Each legal end makes a plan; without one of its tiles it makes none."""
    seen: Counter[bool] = Counter()

    @settings(max_examples=30, deadline=None)
    @given(small_positions(ways=60), st.data())
    def agrees(position: Position, data: st.DataObject) -> None:
        end = data.draw(st.sampled_from(endings(position.album, position.place)))
        placed = data.draw(st.permutations(sorted(end.placed)))
        plan = make_plan(position, placed, None)
        assert plan.placement == end.placed
        assert Counter(tile for _, tile in plan.discarded) == Counter(end.discarded)
        items = sorted([item for item, _ in plan.placed] + [item for item, _ in plan.discarded])
        assert items == list(range(len(position.place)))
        assert all(position.place[item] == each.tile for item, each in plan.placed)
        assert plan.points <= best_by_contest(position, [None])[None]
        if placed:
            with pytest.raises(ValueError, match="it fits at"):
                make_plan(position, placed[1:], None)
        seen[bool(placed)] += 1

    agrees()
    assert seen[True]


def test_a_notebook_shows_a_plan_and_an_answer() -> None:
    """As text and as SVG: the album with the new tiles marked, where each goes, and each line of points."""
    position = replace(POSITION, place=(*POSITION.place, parse_tile("4x2 rare 3")))
    answer = best_placement(position, contests=[CORNERS])
    plan = answer.plans[0]
    assert plan.discarded
    root = ElementTree.fromstring(answer._repr_svg_())
    drawn = [text.strip() for text in root.itertext()]
    for item, each in plan.placed:
        assert f"{item + 1}  {each.tile} at {cell_name(each.cell)}" in str(plan)
        assert f"{each.tile} at {cell_name(each.cell)}" in drawn
    for item, tile in plan.discarded:
        assert f"{item + 1}  {tile}: discard, it fits nowhere" in str(plan)
        assert str(tile) in drawn
    for line in plan.lines:
        assert f"{line.label}: {line.points}" in str(plan)
        assert {line.label, str(line.points)} <= set(drawn)
    assert str(plan).count("new") == len([each for each in plan.placement if each.tile.width > 1])
    assert drawn.count("new") == len(plan.placement)
    assert str(answer) == f"{plan.points} points, proved best\n{plan}"
    assert str(replace(answer, bound=99)).startswith(f"{plan.points} points, at most 99 possible\n")
