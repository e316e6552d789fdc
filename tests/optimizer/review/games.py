"""Recorded games of agents that need no time, for tests of reviews."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from stockbook.games.records import parse_record
from stockbook.games.registry import make_agent, make_game
from stockbook.models.play.record import GameHistory, Record
from stockbook.optimizer.arena.agent import AgentName, decision_rng

#: Most actions: random play of Stamp Albums may go on for long.
LONGEST = 200


@cache
def played(game: str, agents: tuple[str, ...], seed: int = 1) -> GameHistory[Any, Any, Any]:
    """A game with an agent in each seat."""
    made = make_game(game, len(agents))
    history = GameHistory(made, seed)
    seated = [make_agent(made, AgentName.parse(each)) for each in agents]
    while (player := history.turn) is not None and len(history.actions) < LONGEST:
        number = len(history.actions)
        history.play(seated[player].act(made.view(history.state, player), decision_rng(seed, number)))
    return history


def record_of(
    history: GameHistory[Any, Any, Any], names: Sequence[str], actions: int | None = None
) -> Record:
    """The record of a game as it is read from a file, up to a number of actions."""
    lines = str(history.record(names)).splitlines()
    less = 0 if actions is None else len(history.actions) - actions
    return parse_record("\n".join(lines[: len(lines) - less]) + "\n", "game.txt")
