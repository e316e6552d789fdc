"""The gain of choosing first, measured by self-play: ``python -m benchmarks.first_choice [--deals N]``.

Equal agents play whole games. From the start of each Choose Phase the game is played on to its end once for
each player who may begin, so that the same goods and piles are compared. Each line of the table is for a
number of players: the final points that a player gains by beginning rather than another, and by choosing
first rather than last, with 95 % intervals over deals. ``optimizer/stampswap/weights.toml`` has the former.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import lru_cache, partial
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Any

from stockbook.games.registry import make_agent, make_game
from stockbook.models.stampswap.deck_file import MOST_PLAYERS
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import StampSwapState
from stockbook.optimizer.arena.agent import Agent, AgentName, decision_rng
from stockbook.optimizer.sampling.intervals import mean

#: Deals that are played for each number of players unless told otherwise.
DEALS = 100


def gains(players: int, agent: str, seed: int) -> tuple[float, float]:
    """The points gained in one deal by beginning rather than another, and by choosing first rather than last.

    They are means over the rounds and over the players who begin.
    """
    found = [_gains_from(players, agent, state, seed) for state in _choose_phases(players, agent, seed)]
    another, last = zip(*found, strict=True)
    return fmean(another), fmean(last)


def _choose_phases(players: int, agent: str, seed: int) -> Iterator[StampSwapState]:
    """The state at the start of each Choose Phase of a game."""
    game, _ = _table(players, agent)
    state = game.start(Random(seed))
    number, before = 0, ""
    while game.turn(state) is not None:
        if state.table.phase == "choose" != before:
            yield state
        before = state.table.phase
        state = _next(players, agent, state, seed, number)
        number += 1


def _gains_from(players: int, agent: str, state: StampSwapState, seed: int) -> tuple[float, float]:
    """The gains in one Choose Phase."""
    played = [_played(players, agent, state, first, seed) for first in range(players)]
    usual = [fmean(points[player] for points, _ in played) for player in range(players)]
    first = fmean(points[player] - usual[player] for player, (points, _) in enumerate(played))
    last = fmean(points[latest] - usual[latest] for points, latest in played)
    # The mean over all who may begin includes the player itself.
    return first * players / (players - 1), first - last


def _played(
    players: int, agent: str, state: StampSwapState, first: int, seed: int
) -> tuple[tuple[int, ...], int]:
    """The final points when ``first`` begins to choose, and the player who chooses last or not at all."""
    game, _ = _table(players, agent)
    state = StampSwapState(replace(state.table, turn=first), state.deal)
    order: list[int] = []
    number, round_ = 0, state.table.round
    while (turn := game.turn(state)) is not None:
        if state.table.phase == "choose" and state.table.round == round_:
            order.append(turn)
        state = _next(players, agent, state, seed, number)
        number += 1
    without = [player for player in range(players) if player not in order]
    return game.score(state), without[0] if without else order[-1]


def _next(players: int, agent: str, state: StampSwapState, seed: int, number: int) -> StampSwapState:
    """The state after one decision of an agent."""
    game, decider = _table(players, agent)
    action = decider.act(game.view(state, state.table.turn), decision_rng(seed, number))
    return game.apply(state, action, Random(seed))


@lru_cache(maxsize=MOST_PLAYERS)
def _table(players: int, agent: str) -> tuple[StampSwap, Agent[Any, Any]]:
    """The game and its agent, made once in each process."""
    game = make_game("stampswap", players)
    assert isinstance(game, StampSwap)
    return game, make_agent(game, AgentName.parse(agent))


def main() -> None:
    """Play the deals, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first_choice", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS, help=f"for each number of players [{DEALS}]")
    parser.add_argument("--agent", default="quick", help="the agent of every player [quick]")
    parser.add_argument("--players", type=int, nargs="*", default=range(2, MOST_PLAYERS + 1))
    parser.add_argument("--workers", type=int, default=None)
    options = parser.parse_args()
    print("| players | deals | first rather than another | first rather than last |\n|---|---|---|---|")
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as executor:
        for players in options.players:
            found = executor.map(partial(gains, players, options.agent), range(options.deals), chunksize=5)
            another, last = (mean(column).text(" points") for column in zip(*found, strict=True))
            print(f"| {players} | {options.deals} | {another} | {last} |", flush=True)


if __name__ == "__main__":
    main()
