"""Agents for the game of the tests, good ones and bad ones."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random

from stockbook.models.play.protocol import AnyGame
from stockbook.optimizer.arena.agent import Agent, AgentFactory
from tests.games.heap import Heap, Take, View

#: The variable with the file that makes an agent fall ill once.
MARK = "STOCKBOOK_TEST_MARK"


class Greedy:
    """Takes what brings most now."""

    may_search = False

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Heap)
        self.game = game

    def act(self, view: View, rng: Random) -> Take:
        """As much as possible, the numbers being above 0."""
        return Take(min(self.game.most, len(view.heap)))


class Planner(Greedy):
    """Looks to the end, as if the die never counted."""

    def act(self, view: View, rng: Random) -> Take:
        """The best of two players' differences."""
        takes = range(1, min(self.game.most, len(view.heap)) + 1)
        players = self.game.players
        return Take(
            max(takes, key=lambda n: gain(view.heap, n) + rest(view.heap[n:], self.game.most, players))
        )


def gain(heap: tuple[int, ...], count: int) -> int:
    """The points of a turn."""
    return sum(heap[:count]) - 4


@cache
def rest(heap: tuple[int, ...], most: int, players: int) -> int:
    """Return the lead that the rest of the heap brings to the player who has just moved."""
    if not heap:
        return 0
    best = max(gain(heap, n) + rest(heap[n:], most, players) for n in range(1, min(most, len(heap)) + 1))
    return best if players == 1 else -best


class Coin(Greedy):
    """Decides by chance."""

    def act(self, view: View, rng: Random) -> Take:
        """Anything."""
        return Take(rng.randint(1, min(self.game.most, len(view.heap))))


class Slow(Coin):
    """Takes its time."""

    def act(self, view: View, rng: Random) -> Take:
        """Something, later."""
        time.sleep(0.01)
        return super().act(view, rng)


class Cheat(Greedy):
    """Takes what is not there."""

    def act(self, view: View, rng: Random) -> Take:
        """More than allowed."""
        return Take(9)


class Mortal(Coin):
    """Takes its process with it, once."""

    def act(self, view: View, rng: Random) -> Take:
        """End the process if the mark is still there."""
        try:
            Path(os.environ[MARK]).unlink()
        except FileNotFoundError:
            return super().act(view, rng)
        os._exit(7)


class Doomed(Greedy):
    """Takes its process with it, always."""

    def act(self, view: View, rng: Random) -> Take:
        """The end."""
        os._exit(7)


def greedy(game: AnyGame, time: float | None) -> Agent[View, Take]:
    """``greedy``"""
    return Greedy(game)


def planner(game: AnyGame, time: float | None) -> Agent[View, Take]:
    """``planner``"""
    return Planner(game)


def coin(game: AnyGame, time: float | None) -> Agent[View, Take]:
    """``coin``"""
    return Coin(game)


def slow(game: AnyGame, time: float | None) -> Agent[View, Take]:
    """``slow``"""
    return Slow(game)


def cheat(game: AnyGame, time: float | None) -> Agent[View, Take]:
    """``cheat``"""
    return Cheat(game)


def mortal(game: AnyGame, time: float | None) -> Agent[View, Take]:
    """``mortal``"""
    return Mortal(game)


def doomed(game: AnyGame, time: float | None) -> Agent[View, Take]:
    """``doomed``"""
    return Doomed(game)


AGENTS: Mapping[str, AgentFactory] = {
    "greedy": greedy,
    "planner": planner,
    "coin": coin,
    "slow": slow,
    "cheat": cheat,
    "mortal": mortal,
    "doomed": doomed,
}
