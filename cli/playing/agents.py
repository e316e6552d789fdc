"""The players of a game that a person plays against agents."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from stockbook.games.registry import make_agent
from stockbook.models.files.faults import Faults
from stockbook.models.play.player_names import ME
from stockbook.models.play.protocol import AnyGame
from stockbook.optimizer.arena.agent import Agent, AgentName


def agents_of(
    game: AnyGame, names: Sequence[str], me: int, faults: Faults, asked: Collection[str | None] = ()
) -> list[Agent[Any, Any] | None]:
    """The agent that each player's name says; None for the person, whose number ``me`` is.

    An unknown name is a fault, and its player has None too. Agents from outside have to be ``asked`` for.
    """
    found: list[Agent[Any, Any] | None] = []
    for number, name in enumerate(names):
        agent = None
        if number != me or name != ME:
            with faults.at(f"player {number + 1}"):
                agent = make_agent(game, AgentName.parse(name), outside=name in asked)
        found.append(agent)
    return found
