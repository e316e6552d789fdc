"""The rest of a Collect Phase, and the first-player token in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.models.contests import Contest
from stockbook.models.stampswap.goods import Good, parse_good
from stockbook.models.stampswap.position import TOKEN_POINTS, Player, Position
from stockbook.optimizer.stampswap.best_item import best_items
from stockbook.optimizer.stampswap.collect_phase import KEPT, CollectPhase
from stockbook.optimizer.stampswap.goods_evaluation import DENIED, first_choice

POOL = ("first-player", "2x2 blue space 1", "2x2 blue animals 1")


def position(players: int, turns: int, collected: int = 0, more: int = 0) -> Position:
    """A Collect Phase in which the last ``more`` opponents have one item more than I have."""
    mine = goods("2x3 rare 4", number=collected)
    others = [
        Player(name=str(n), collection=goods("2x3 ?", number=collected + (n >= players - more)))
        for n in range(1, players)
    ]
    return Position(
        1,
        (Contest.parse("edges 10"),),
        Player(collection=mine),
        phase="collect",
        pool=tuple(map(parse_good, POOL)),
        opponents=tuple(others),
        turns_left=turns,
    )


def goods(text: str, *, number: int) -> tuple[Good, ...]:
    """An item so many times."""
    return (parse_good(text),) * number


@pytest.mark.parametrize(
    ("players", "turns", "more", "order"),
    [
        (2, 1, 0, (0, 1)),
        (2, 1, 1, (0,)),
        (3, 2, 0, (0, 1, 2, 0, 1, 2)),
        (3, 2, 1, (0, 1, 2, 0, 1)),
        (4, 1, 2, (0, 1)),
    ],
)
def test_the_order_of_selections(players: int, turns: int, more: int, order: tuple[int, ...]) -> None:
    """Clockwise from me; whoever has one item more has selected before me, and is done before me."""
    assert CollectPhase.of(position(players, turns, 6 - turns, more)).order == order


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_the_token_is_worth_the_first_choice_and_its_points(players: int) -> None:
    """The choice is the selector's whatever comes of the token in the swap, and its two points once owned."""
    answer = best_items(position(players, 1, 5))
    row = next(row for row in answer.rows if row.item == 0)
    assert row.mine == pytest.approx(TOKEN_POINTS + first_choice(players))
    assert row.mine > TOKEN_POINTS


def test_a_token_that_nobody_selects_goes_to_the_last_to_select() -> None:
    """Where I am the last it comes to me outside the swap: selecting it would only risk it."""
    last = best_items(position(2, 1, 5, 1)).rows
    assert last[-1].item == 0
    assert last[-1].value.value == pytest.approx(TOKEN_POINTS * (KEPT - 1 - DENIED * (1 - KEPT)))
    earlier = {row.item: row.value.value for row in best_items(position(2, 1, 5)).rows}
    assert earlier[0] > 0


def test_the_last_to_select_leaves_the_token() -> None:
    """They select another item, and own the token besides."""
    phase = CollectPhase((0, 1), (1.0, 0.0, 0.0), 0)
    values = [[2.0, 1.0, 0.0], [2.0, 0.0, 0.5]]
    taken = KEPT * 1.0 - DENIED * (1 - KEPT) * 0.0
    other = (1 - KEPT) * 0.0 - DENIED * KEPT * 0.5
    nothing = (1 - KEPT) * 0.0 - DENIED * KEPT * 0.5
    assert phase.gains(values)[1] == pytest.approx(taken + other - nothing)


def test_without_a_token_a_value_is_a_share_of_what_everyone_gains() -> None:
    """One item, nobody after me: what it brings me if it stays, less what it brings the other if not."""
    alone = replace(position(2, 1, 5, 1), pool=(parse_good("2x2 blue space 1"),))
    (row,) = best_items(alone).rows
    assert row.value.value == pytest.approx(KEPT * row.mine - DENIED * (1 - KEPT) * row.others[0])


def test_a_token_that_the_others_leave_can_wait() -> None:
    """With two more selections I take the better item first, and the token only then."""
    phase = CollectPhase((0, 1, 0, 1), (0.3, 0.0, 0.0, 0.0, 0.0), 0)
    values = [[2.0, 4.0, 3.9, 1.0, 0.5], [2.0, 4.0, 3.9, 1.0, 0.5]]
    gains = phase.gains(values)
    assert max(range(5), key=gains.__getitem__) == 1
    late = CollectPhase((0, 1), (0.3, 0.0, 0.0), 0).gains([row[:1] + row[3:] for row in values])
    assert max(range(3), key=late.__getitem__) == 0
