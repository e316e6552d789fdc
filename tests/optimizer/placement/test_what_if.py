"""What-if questions against every legal end of small positions.

``python -m tests.optimizer.placement.test_what_if`` tries more of them: ``--examples 2000 --seed 7``.

The worth of stamps and contests against every legal end of small positions.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from stockbook.models import read_position
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.plan import make_plan
from stockbook.optimizer.placement.what_if import WhatIf, what_if, worth
from stockbook.optimizer.solver.limits import SearchLimits
from tests.boards import small_positions
from tests.brute import best_by_contest
from tests.cli.running import POSITIONS
from tests.wishes import EveryOutcome, Wish, wish_lists

PATIENT = SearchLimits(120.0, workers=1)
QUESTIONS = small_positions(ways=150).flatmap(
    lambda position: st.tuples(st.just(position), wish_lists(position))
)


def check(position: Position, wishes: tuple[Wish, ...]) -> WhatIf:
    """An answer with its costs or its conflict is that of brute force."""
    every = EveryOutcome(position, wishes)
    found = what_if(position, wishes, limits=PATIENT)
    best = every.best_with(wishes)
    assert found.possible == (best is not None)
    assert found.proved
    if found.conflict:
        conflict = found.conflict.wishes
        assert set(conflict) <= set(wishes) and found.conflict.irreducible and found.conflict.reason
        assert every.best_with(conflict) is None
        for wish in conflict:
            assert every.best_with([each for each in conflict if each != wish]) is not None
        return found
    assert found.answer and found.cost and best is not None
    plan = found.answer.plans[0]
    assert plan.points == best == found.bound
    assert make_plan(position, [placed for _, placed in plan.placed], plan.contest).points == best
    assert found.cost.exact and found.cost.value == every.best - best
    assert [each.wish for each in found.wishes] == list(wishes)
    for each in found.wishes:
        alone = every.best_with([each.wish])
        assert alone is not None and each.possible and each.cost
        assert each.cost.exact and each.cost.value == every.best - alone
    places = {item: placed.cell for item, placed in plan.placed}
    outcomes = [each for each in every.outcomes if all(map(each.has, wishes)) and each.points == best]
    items = range(len(position.place))
    assert tuple(map(places.get, items)) in {each.places for each in outcomes}
    return found


def agree(examples: int, number: int) -> Counter[str]:
    """Compare so many random questions with brute force; what they were."""
    seen: Counter[str] = Counter()

    @seed(number)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(QUESTIONS)
    def agrees(question: tuple[Position, tuple[Wish, ...]]) -> None:
        found = check(*question)
        seen["possible"] += bool(found.answer)
        seen["costs"] += bool(found.cost and found.cost.value)
        if found.conflict:
            seen[f"conflict of {len(found.conflict.wishes)}"] += 1

    agrees()
    return seen


def test_what_if_agrees_with_brute_force() -> None:
    """Points, costs together and alone are exact, and of a conflict no wish can be left out."""
    seen = agree(60, 1)
    assert seen["possible"] and seen["costs"] and seen["conflict of 1"] and seen["conflict of 2"], seen


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.optimizer.placement.test_what_if")
    parser.add_argument("--examples", type=int, default=2000, help="questions [%(default)s]")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other questions [%(default)s]")
    options = parser.parse_args()
    print(dict(agree(options.examples, options.seed)))


def best(position: Position) -> int:
    """The most points of all legal ends with all contests."""
    return max(best_by_contest(position, position.may_enter).values())


@settings(max_examples=25, deadline=None)
@given(small_positions(ways=100))
def test_worth_agrees_with_brute_force(position: Position) -> None:
    """The most points without a stamp, and without a contest, are those of the position that lacks it."""
    found = worth(position, limits=SearchLimits(120.0, workers=1))
    assert found.proved and found.best.best == best(position)
    assert sorted(row.item for row in found.rows if row.item is not None) == [*range(len(position.place))]
    contests = [row.contest for row in found.rows if row.contest]
    assert sorted(map(str, contests)) == sorted(map(str, position.open_contests))
    for row in found.rows:
        if row.contest:
            others = list(position.contests)
            others.remove(row.contest)
            rest = replace(position, contests=tuple(others))
        else:
            assert row.item is not None
            rest = replace(position, place=position.place[: row.item] + position.place[row.item + 1 :])
        assert row.worth and row.worth.exact and row.worth.value == found.best.best - best(rest)
    values = [row.worth.value for row in found.rows if row.worth]
    assert values == sorted(values, reverse=True)


def test_what_is_not_proved_in_time_has_bounds() -> None:
    """The worth lies between them; what was not searched any more comes last, without a worth."""
    position = read_position(POSITIONS / "friday.toml")
    found = worth(position, limits=SearchLimits(0.5, workers=1))
    assert len(found.rows) == len(position.place) + len(position.open_contests)
    known = [row.worth for row in found.rows if row.worth]
    assert [row.worth for row in found.rows][: len(known)] == known
    for each in known:
        low, high = each.ends
        assert low <= each.value <= high
