"""Decisions of recorded games: each action is in one, and a Show Phase is one of its own."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stockbook.games.registry import definition_of
from stockbook.models.play.record import replay
from stockbook.models.stampswap.game.actions import Enter
from stockbook.optimizer.review.decisions import PLACE, decisions
from tests.optimizer.review.games import played, record_of

GAMES = [
    ("stamps", ("random", "random")),
    ("stamp-albums", ("random", "random")),
    ("stampswap", ("random", "quick")),
    ("pinzetta", ("random",)),
    ("stampswap-season", ("random",)),
]


@pytest.mark.parametrize(("game", "agents"), GAMES, ids=[game for game, _ in GAMES])
def test_every_action_is_in_one_decision(game: str, agents: tuple[str, ...]) -> None:
    """They follow each other without a gap, are numbered from 1, and end with the entry of a Show Phase."""
    history = played(game, agents)
    found = decisions(history, definition_of(history.game.name).reviewer(history.game, agents))
    assert [each.number for each in found] == list(range(1, len(found) + 1))
    assert found[0].first == 0
    assert found[-1].first + len(found[-1].actions) == len(history.actions)
    for each, after in pairwise(found):
        assert each.first + len(each.actions) == after.first
    for each in found:
        assert len(each.states) == len(each.actions) + 1
        assert all(history.game.turn(state) == each.player for state in each.states[:-1])
        entered = [isinstance(action, Enter) for action in each.actions]
        assert entered == [*[False] * (len(entered) - 1), each.phase == PLACE]


def test_a_show_phase_that_goes_on_is_no_decision_yet() -> None:
    """Before its contest is entered, nobody knows what the player has decided."""
    history = played("pinzetta", ("random",))
    reviewer = definition_of(history.game.name).reviewer(history.game, ("random",))
    *_, last = decisions(history, reviewer)
    shorter = replay(record_of(history, ("random",), len(history.actions) - 1))
    assert decisions(shorter, reviewer)[-1].number == last.number - 1
