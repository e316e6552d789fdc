"""Agents of a game by their names, such as ``greedy`` or ``planner:1.0``.

``random`` is an agent of every game. An agent from outside is ``module:name``.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from stockbook.models.files.words import nearest, quoted
from stockbook.models.play.protocol import AnyGame, Game

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")
Seen = TypeVar("Seen", contravariant=True)
Done = TypeVar("Done", covariant=True)

#: The most seconds for a decision.
LONGEST = 3600.0
_SECONDS = "write seconds for a decision after the colon, as in"
#: An agent from outside: its module, its name there, and perhaps a time.
_OUTSIDE = re.compile(r"(?P<kind>[^\W\d]\w*(?:\.\w+)*:[^\W\d]\w*)(?:(?P<colon>:)(?P<time>.*))?")


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
    """An agent as people write it."""

    #: The name of the agent without its time, such as ``planner`` or ``my_module:MyAgent``.
    kind: str
    #: Seconds for each decision; None for its default, which does not look at the clock.
    time: float | None = None

    @property
    def outside(self) -> bool:
        """Whether it is in a module of somebody's own."""
        return ":" in self.kind

    def __str__(self) -> str:
        return self.kind if self.time is None else f"{self.kind}:{self.time:g}"

    @classmethod
    def parse(cls, text: str) -> AgentName:
        """Read a name such as ``greedy``, ``planner:1.0`` or ``my_module:MyAgent:1.0``.

        Raises ``ValueError`` if there are no seconds after the colon.
        """
        kind, colon, rest = text.strip().partition(":")
        if outside := _OUTSIDE.fullmatch(text.strip()):
            kind, colon, rest = outside["kind"], outside["colon"] or "", outside["time"] or ""
        if not colon:
            return cls(kind)
        try:
            time = float(rest)
        except ValueError:
            time = math.nan
        if not 0 < time <= LONGEST:
            raise ValueError(f"{quoted(text)}: {_SECONDS} {kind}:1.5")
        return cls(kind, time)


class RandomAgent:
    """The agent that takes any legal action, all equally likely; it needs no time."""

    may_search = False

    def __init__(self, game: Game[State, Action, View], time: float | None = None) -> None:
        self._game = game

    def act(self, view: Any, rng: Random) -> Any:
        """Choose one of the legal actions."""
        return rng.choice(self._game.actions(self._game.sample(view, rng)))


@dataclass(frozen=True)
class Agents:
    """The agents of a game."""

    #: Name of the game.
    game: str
    #: What makes each of them, by name, besides ``random``.
    own: Mapping[str, AgentFactory]

    @property
    def known(self) -> Mapping[str, AgentFactory]:
        """The factory of each of them, by name."""
        return {"random": RandomAgent, **self.own}

    def factory(self, name: AgentName, *, outside: bool = False) -> AgentFactory:
        """The function that makes the agent of a name.

        One from ``outside`` is loaded only where it was asked for: a file that names it may be anybody's.

        Raises ``ValueError`` if there is none; the message helps.
        """
        known = self.known
        if name.outside:
            module, _, own = name.kind.partition(":")
            if module in known:
                raise ValueError(f"{quoted(str(name))}: {_SECONDS} {module}:1.5")
            if not outside:
                fix = f"add --opponent {name} to stockbook play"
                raise ValueError(f"a file starts no agent from outside: {fix}")
            return _factory_outside(module, own)
        if name.kind not in known:
            close = nearest(name.kind, known)
            fix = f"did you mean {close!r}?" if close else f"{self.game} has {', '.join(known)}"
            raise ValueError(f"unknown agent {quoted(name.kind)}: {fix}")
        return known[name.kind]

    def make(self, game: AnyGame, name: AgentName, *, outside: bool = False) -> Agent[Any, Any]:
        """Make the agent of a name for a game; raises a ValueError as ``factory`` does."""
        factory = self.factory(name, outside=outside)
        try:
            return factory(game, name.time)
        except Exception as error:
            if not name.outside:
                raise
            raise ValueError(f"{name} cannot be made: {type(error).__name__}: {error}") from error


def _factory_outside(module: str, name: str) -> AgentFactory:
    """The class or function of that name in a module that Python finds."""
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):
            fix = "install it, or set PYTHONPATH to the folder that it is in"
            raise ValueError(f"there is no module {quoted(error.name)}: {fix}") from None
        raise ValueError(f"{module} cannot be loaded: {error}") from error
    except Exception as error:
        raise ValueError(f"{module} cannot be loaded: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise ValueError(f"{module} has no class or function {name}, which makes an agent for a game")
    made: AgentFactory = found
    return made


def may_search(agent: Agent[Any, Any]) -> bool:
    """Whether an agent may search for longer than a moment, as one does that does not say ``may_search``."""
    return bool(getattr(agent, "may_search", True))


def decision_rng(seed: int, number: int) -> Random:
    """The agent's own random numbers for one decision of the game with a seed.

    ``number`` counts the actions before it, so a game that is taken up again goes on as it would have.
    """
    return Random(f"{seed}/{number}")
