"""Reviews of Stamp Swap and Pinzetta: each phase by its advice, a Show Phase as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from stockbook.games.registry import definition_of
from stockbook.models.play.record import GameHistory
from stockbook.models.stampswap.game.actions import Look
from stockbook.optimizer.review.decisions import PLACE, Decision, decisions
from stockbook.optimizer.solver.limits import SearchLimits
from tests.optimizer.review.games import played

LIMITS = SearchLimits(0.2, workers=1)


@pytest.mark.parametrize("phase", ["collect", "cut", "choose", PLACE])
def test_a_decision_of_each_phase(phase: str) -> None:
    """The move is told in words, loses nothing below 0, and where it is the best one, nothing at all."""
    history = played("stampswap", ("random", "quick"))
    reviewer = definition_of(history.game.name).reviewer(history.game, ("ann", "bob"))
    decision = next(each for each in decisions(history, reviewer) if each.phase == phase)
    found = reviewer.compare(decision, LIMITS)
    assert found.lost.value >= 0
    assert (found.move == found.best) <= (found.lost.value == 0)
    assert found.rows
    begins = {"collect": "collect ", "cut": "reserve ", "choose": "take ", PLACE: ""}
    assert found.move.startswith(begins[phase])


@pytest.mark.parametrize("game", ["stampswap-season", "pinzetta"])
def test_a_show_phase_of_the_last_round_is_exact(game: str) -> None:
    """The points that a random placement gives away equal the best placement's total minus its own."""
    history = played(game, ("random",))
    reviewer = definition_of(history.game.name).reviewer(history.game, ("ann",))
    last = [each for each in decisions(history, reviewer) if each.phase == PLACE][-1]
    found = reviewer.compare(last, SearchLimits(3.0, workers=1))
    move, best = (sum(row[side] or 0 for row in found.rows) for side in (1, 2))
    assert found.lost.value == best - move > 0


def test_a_look_is_compared_with_the_best_look() -> None:
    """The best of all possible looks gives nothing away, and each comparison states the value of a look."""
    history, decision = next(_looks())
    reviewer = definition_of(history.game.name).reviewer(history.game, ("ann", "bob"))
    looks = [action for action in history.game.actions(decision.states[0]) if isinstance(action, Look)]
    found = [reviewer.compare(replace(decision, actions=(look,)), LIMITS) for look in looks]
    assert min(each.lost.value for each in found) == 0
    assert all(each.rows[0][0] == "what the look brings" for each in found)


def _looks() -> Iterator[tuple[GameHistory[Any, Any, Any], Decision]]:
    """The looks in random games."""
    for seed in count(1):
        history = played("stampswap", ("random", "random"), seed)
        for each in decisions(
            history, definition_of(history.game.name).reviewer(history.game, ("ann", "bob"))
        ):
            if isinstance(each.actions[0], Look):
                yield history, each
