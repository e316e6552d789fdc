"""Which item to select."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.models.contests import Contest
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.unseen_tiles import UnseenDeckTiles
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.best_item import best_items
from tests.cli.running import POSITIONS
from tests.models.stampswap.game.games import demo

DETERMINISTIC = SearchLimits(deterministic=True)
FILE = POSITIONS / "collect-saturday.toml"


def test_every_item_has_its_value_and_the_unseen_have_intervals() -> None:
    """Each item of the pool once, best first; samples only where something is unseen."""
    position = read_position(FILE)
    found = best_items(position, limits=DETERMINISTIC)
    assert sorted(row.item for row in found.rows) == list(range(len(position.pool)))
    values = [row.value.value for row in found.rows]
    assert values == sorted(values, reverse=True)
    assert found.samples > 0
    assert all(row.value.margin is not None for row in found.rows)
    seen = replace(position, pool=position.pool[:2])
    assert all(row.value.margin is None for row in best_items(seen).rows)


def test_the_order_of_the_pool_changes_no_value() -> None:
    """Without ties, items in another order are worth the same."""
    position = read_position(FILE)
    pool = tuple(good for good in position.pool if str(good).endswith(tuple("0123456789")))
    one, other = (
        {str(c.good): round(c.value.value, 6) for c in best_items(replace(position, pool=goods)).rows}
        for goods in (pool, pool[::-1])
    )
    assert one == other


def test_what_only_i_can_use_counts_for_me_and_what_others_need_too() -> None:
    """A stamp is worth more to whoever's exhibitor counts it, and denying it is worth something."""
    space, color = Contest.parse("count theme=space 5"), Contest.parse("count color=green 5")
    left = Player(name="left", exhibitors=(color,))
    goods = tuple(map(parse_good, ("2x2 blue space 1", "2x2 green animals 1", "2x2 blue animals 1")))
    position = Position(
        2,
        (Contest.parse("edges 10"),),
        Player(exhibitors=(space,)),
        phase="collect",
        pool=goods,
        opponents=(left,),
        turns_left=1,
    )
    mine, theirs, nobodys = sorted(best_items(position).rows, key=lambda row: row.item)
    assert mine.value.value > theirs.value.value > nobodys.value.value
    assert mine.mine > mine.others[0]
    assert theirs.mine < theirs.others[0]


def test_one_more_round_to_come_makes_an_exhibitor_worth_more() -> None:
    """For the whole game an exhibitor counts in every round that is left, for now only in this one."""
    position = replace(read_position(FILE), round=1)
    values = []
    for goal in (Goal.GAME, Goal.NOW):
        rows = best_items(position, goal=goal, limits=DETERMINISTIC).rows
        values.append(next(row.mine for row in rows if row.item == 6))
    assert values[0] > values[1]


def test_a_deck_says_what_unseen_tiles_may_be() -> None:
    """With a deck of worthless tiles of a size, an unseen one is worth little."""
    position = read_position(FILE)
    poor = replace(demo(), tiles=tuple(t for t in demo().tiles if t.points < 0))
    unseen = position.pool.index(parse_good("2x2 ?"))
    rich, little = (
        next(
            c.mine
            for c in best_items(position, unseen_tiles=unseen_tiles, limits=DETERMINISTIC).rows
            if c.item == unseen
        )
        for unseen_tiles in (UnseenDeckTiles(demo(), ()), UnseenDeckTiles(poor, ()))
    )
    assert little < rich


def test_an_empty_pool_is_refused() -> None:
    """There is nothing to select."""
    with pytest.raises(ValueError, match="pool"):
        best_items(replace(read_position(FILE), pool=()))
