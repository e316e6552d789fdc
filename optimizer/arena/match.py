"""Matches of two agents, and the play of one of their games.

Games come in pairs of the same deal: each agent plays alone where the game is for one player; else the
first agent sits in each seat in turn, against the second in all the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from stockbook.models.files.words import quoted
from stockbook.models.play.protocol import AnyGame
from stockbook.models.play.record import GameHistory
from stockbook.optimizer.arena.agent import Agent, AgentFactory, AgentName, Agents, decision_rng

#: Bits of a game's seed: any file format can hold such a number.
SEED_BITS = 48


@dataclass(frozen=True)
class Entrant:
    """One of the two agents of a match: its name, and what makes it for a game."""

    name: AgentName
    make: AgentFactory

    @classmethod
    def named(cls, agents: Agents, text: str) -> Entrant:
        """The agent that somebody asks for, such as ``planner:1.0``, or a ValueError that helps."""
        name = AgentName.parse(text)
        return cls(name, agents.factory(name, outside=True))

    def agent(self, game: AnyGame) -> Agent[Any, Any]:
        """Make the agent for a game."""
        return self.make(game, self.name.time)


@dataclass(frozen=True)
class Match:
    """A game and the two agents that are compared in it."""

    game: AnyGame
    agents: tuple[Entrant, Entrant]

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The agent, 0 or 1, in each seat, for each game of a pair."""
        players = self.game.players
        if players == 1:
            return ((0,), (1,))
        return tuple(tuple(int(seat != first) for seat in range(players)) for first in range(players))

    def names(self, game: int) -> tuple[str, ...]:
        """The name of the agent in each seat, in a game of a pair."""
        return tuple(str(self.agents[agent].name) for agent in self.seatings[game])


@dataclass(frozen=True)
class GameResult:
    """A finished game."""

    #: The number of its pair, from 0.
    pair: int
    #: Its number in the pair, from 0; it decides which agent sat where.
    game: int
    #: The seed of the game, the same for all games of the pair.
    seed: int
    #: The scores of the players, then that of an automatic opponent.
    scores: tuple[int, ...]
    #: The seats that won, from 0.
    winners: tuple[int, ...]
    #: Number of decisions of each agent.
    decisions: tuple[int, int]
    #: Seconds that each agent took for all of them.
    seconds: tuple[float, float]
    #: Seconds of each agent's longest decision.
    longest: tuple[float, float]
    #: The text of its record; empty where none is kept.
    record: str = field(default="", compare=False)


def pair_seed(seed: int, pair: int) -> int:
    """The seed of a pair's games, another one for each pair and each arena."""
    return Random(f"{seed}/{pair}").getrandbits(SEED_BITS)


def play_pair_game(match: Match, seed: int, pair: int, number: int, *, recorded: bool = False) -> GameResult:
    """Play one game of a pair; both are counted from 0, and the seed is that of the arena.

    Its record is kept where it is ``recorded``.

    Raises ``ValueError`` if an action of an agent is not legal.
    """
    seats = match.seatings[number]
    agents = [entrant.agent(match.game) for entrant in match.agents]
    history = GameHistory(match.game, pair_seed(seed, pair))
    times: tuple[list[float], list[float]] = ([], [])
    _play(history, [agents[seat] for seat in seats], [times[seat] for seat in seats])
    state = history.state
    return GameResult(
        pair,
        number,
        history.seed,
        tuple(match.game.score(state)),
        tuple(match.game.winners(state)),
        (len(times[0]), len(times[1])),
        (sum(times[0]), sum(times[1])),
        (max(times[0], default=0.0), max(times[1], default=0.0)),
        str(history.record(match.names(number))) if recorded else "",
    )


def _play(
    history: GameHistory[Any, Any, Any], agents: Sequence[Agent[Any, Any]], times: Sequence[list[float]]
) -> None:
    """Play a game to its end, with an agent for each seat; add decision seconds to ``times``."""
    game = history.game
    while (player := history.turn) is not None:
        number = len(history.actions)
        view = game.view(history.state, player)
        began = perf_counter()
        action = agents[player].act(view, decision_rng(history.seed, number))
        times[player].append(perf_counter() - began)
        if action not in game.actions(history.state):
            text = quoted(game.write(action))
            raise ValueError(f"seed {history.seed}, action {number + 1}: {text} is not legal")
        history.play(action)
