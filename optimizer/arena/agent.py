"""Agents of every game by their names, such as ``greedy`` or ``planner:1.0``.

The agents of a game are in the module ``agents`` of its folder, where ``AGENTS`` has the function that makes
each of them by its name. ``random`` is an agent of every game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from stockbook.models.files.words import nearest, quoted
from stockbook.models.games.protocol import Game
from stockbook.models.games.registry import AnyGame, game_folder

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")
Seen = TypeVar("Seen", contravariant=True)
Done = TypeVar("Done", covariant=True)

#: The most seconds for a decision.
LONGEST = 3600.0


class Agent(Protocol[Seen, Done]):
    """A program that decides for one player."""

    def act(self, view: Seen, rng: Random) -> Done:
        """Choose a legal action in the game as the player on turn sees it.

        It depends on the view and the agent's own random numbers alone: an agent remembers nothing between
        decisions. Without a time limit it does not depend on the clock either, so that a game can be played
        again.
        """


#: Makes an agent for a game, with seconds for each decision or None. A class or function of a module, so
#: that other processes find it.
AgentFactory: TypeAlias = Callable[[Any, float | None], Agent[Any, Any]]


@dataclass(frozen=True)
class AgentName:
    """An agent as people write it.

    Parameters
    ----------
    kind
        The name of the agent without its time, such as ``planner``.
    time
        Seconds for each decision; None for its default, which does not look at the clock.
    """

    kind: str
    time: float | None = None

    def __str__(self) -> str:
        return self.kind if self.time is None else f"{self.kind}:{self.time:g}"

    @classmethod
    def parse(cls, text: str) -> AgentName:
        """Read a name such as ``greedy`` or ``planner:1.0``.

        Raises
        ------
        ValueError
            If there are no seconds after the colon.
        """
        kind, colon, rest = text.strip().partition(":")
        if not colon:
            return cls(kind)
        try:
            time = float(rest)
        except ValueError:
            time = math.nan
        if not 0 < time <= LONGEST:
            raise ValueError(
                f"{quoted(text)}: write seconds for a decision after the colon, as in {kind}:1.5"
            )
        return cls(kind, time)


class RandomAgent:
    """The agent that takes any legal action, all equally likely; it needs no time."""

    def __init__(self, game: Game[State, Action, View], time: float | None = None) -> None:
        self._game = game

    def act(self, view: Any, rng: Random) -> Any:
        """Choose one of the legal actions."""
        return rng.choice(self._game.actions(self._game.sample(view, rng)))


def factories(game: str) -> Mapping[str, AgentFactory]:
    """All agents of a game by name."""
    own: Mapping[str, AgentFactory] = import_module(f"stockbook.optimizer.{game_folder(game)}.agents").AGENTS
    return {"random": RandomAgent, **own}


def agent_factory(game: str, name: AgentName) -> AgentFactory:
    """The function that makes the agent of that name for a game.

    Raises
    ------
    ValueError
        If there is none; the message helps.
    """
    known = factories(game)
    if name.kind not in known:
        close = nearest(name.kind, known)
        fix = f"did you mean {close!r}?" if close else f"{game} has {', '.join(known)}"
        raise ValueError(f"unknown agent {quoted(name.kind)}: {fix}")
    return known[name.kind]


def make_agent(game: AnyGame, name: AgentName) -> Agent[Any, Any]:
    """Make the agent of that name for a game; raises a ValueError as ``agent_factory`` does."""
    return agent_factory(game.name, name)(game, name.time)


def decision_rng(seed: int, number: int) -> Random:
    """The agent's own random numbers for one decision of the game with a seed.

    ``number`` counts the actions before it, so a game that is taken up again goes on as it would have.
    """
    return Random(f"{seed}/{number}")
