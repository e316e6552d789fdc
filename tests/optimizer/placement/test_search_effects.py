"""The best placement where specialists and an event score, against every legal end of small positions."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.contests import Contest
from stockbook.models.stampswap.effects import event_effect, specialist_effect
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.position import Position
from stockbook.optimizer import best_placement
from stockbook.optimizer.solver.limits import SearchLimits
from tests.boards import contests, small_positions
from tests.brute import best_by_contest

EDGES = Contest.parse("edges 10")
VALUES = st.sampled_from(["value faded 3", "value rare 0", "value all 1", "value specialist 4"])


@settings(max_examples=25, deadline=None)
@given(small_positions(ways=60), contests(), contests(), VALUES)
def test_effects_agree_with_brute_force(
    position: Position, shown: Contest, more: Contest, value: str
) -> None:
    """Each contest, alone and with a bonus, has the points of the best legal end, and that is proved."""
    bonus = (*position.contests, EDGES)[0].measure
    texts = f"show {shown}", f"final {more}", f"bonus {bonus} 3", value
    held = tuple(Specialist("Card", specialist_effect(text)) for text in texts)
    event = (event_effect(f"bonus {bonus} [0, 2, 7]"), event_effect(value))
    position = replace(position, me=replace(position.me, specialists=held), event=event)
    answer = best_placement(position, limits=SearchLimits(60.0, deterministic=True))
    assert answer.proved
    assert {row.contest: row.best for row in answer.by_contest} == best_by_contest(
        position, position.may_enter
    )
