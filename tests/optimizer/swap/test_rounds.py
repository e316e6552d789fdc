"""Cuts and choices in small whole rounds, against plain recursion over all that can happen."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.best_moves import best_choices, best_cuts
from tests.optimizer.swap.rounds import BruteRound, OneTile, random_round

LIMITS = SearchLimits(time=60.0, deterministic=True)


def check_round(seed: int) -> None:
    """Compare every cut of a random round, and every pile after some cut."""
    rng = Random(seed)
    position = random_round(rng)
    brute = BruteRound(position)
    cuts, other = brute.cuts(0), brute.other_cut()
    advice = best_cuts(position, unseen_tiles=OneTile(), limits=LIMITS)
    assert advice.proved and advice.certain
    rows = {str(row.cut): row for row in advice.rows}
    assert rows.keys() == dict(cuts).keys()
    assert {text: row.kept for text, row in rows.items()} == {
        text: brute.kept(0, parts) for text, parts in cuts
    }
    for text, (reserve, *piles) in cuts:
        paid = [brute.paid(0, (*reserve, *stays), given) for stays, given in (piles[::-1], piles)]
        assert list(rows[text].gifts or (0, 0)) == paid
    assert {text: row.expected.value for text, row in rows.items()} == pytest.approx(
        {text: brute.expected(parts, other) for text, parts in cuts}
    )
    parts = rng.choice(cuts)[1]
    piles = best_choices(brute.in_choose(parts, other), unseen_tiles=OneTile(), limits=LIMITS)
    assert piles.certain
    values = [row.value.value for row in sorted(piles.rows, key=lambda row: row.pile)]
    assert values == pytest.approx(brute.choices(parts, other))


@pytest.mark.parametrize("seed", [*range(4), 131042])
def test_rounds_agree_with_brute_force(seed: int) -> None:
    """With specialists that reserve and draw, events, and stamps that are mine already.

    In the last one the first moves are equal, so many samples are drawn; their values are searched, too.
    """
    check_round(seed)
