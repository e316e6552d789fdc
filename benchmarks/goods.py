"""The value of goods in points, learned from self-play: ``python -m benchmarks.goods [--games N]``.

Two greedy players play whole games. A linear model, fitted by least squares, explains the difference of
their final scores by the difference of the goods that they got; each line of the table is a weight with its
95 % interval. ``optimizer/stampswap/weights.toml`` has these weights, rounded, and each contest family its
own (``units_per_stamp``).
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np

from stockbook.games.registry import make_agent, make_game
from stockbook.models.album.bitboard import Bitboard, piece_of
from stockbook.models.album.stamps import Tile
from stockbook.models.stampswap.effects import NOTHING
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import StampSwapTable
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.swap.cuts import Items
from stockbook.optimizer.arena.agent import Agent, AgentName, decision_rng
from stockbook.optimizer.sampling.intervals import t_quantile
from stockbook.optimizer.stampswap.prospects import (
    ContestEvaluator,
    Prospects,
    board_of,
    evaluator_of,
    prospects_at_table,
)

#: The amount of goods that a player got, for each feature of the model.
Got = defaultdict[str, float]


def features(game: StampSwap, table: StampSwapTable, player: int, owned: Items) -> Got:
    """The features of what a player got in a round; ``owned`` are the cards that they had before."""
    seat, deck = table.seats[player], game.deck
    found: Got = defaultdict(float)
    board = board_of(game.pieces, seat)
    prospects = prospects_at_table(game.pieces, table, seat)
    for item in seat.hand:
        _add_tile(found, game.pieces.tiles[item], board, prospects)
    left = LAST_ROUND + 1 - table.round
    for item in seat.cards:
        number = item - deck.attendees.start
        if item in owned:
            continue
        if number < len(deck.exhibitors):
            estimate = evaluator_of(deck.exhibitors[number], board.grid).estimate(board)
            found["exhibitor: estimate in each round left"] += left * estimate
        else:
            effect = deck.specialists[number - len(deck.exhibitors)].effect or NOTHING
            found[f"specialist: {effect.word}"] += 1
    found[f"token, round {table.round}"] += seat.token
    return found


def _add_tile(found: Got, tile: Tile, board: Bitboard, prospects: Prospects) -> None:
    left = LAST_ROUND + 1 - prospects.round
    if tile.width == 1:
        found["forever"] += 1
        return
    put = board.put(piece_of(tile, board.grid).at(board.grid.bit((0, 0))))
    added = Bitboard(board.grid, board.empty, put.fixed._replace(corners=board.fixed.corners))
    found["tile"] += 1
    found["tile: value"] += tile.points
    found["tile: double"] += tile.is_double
    share = min(1.0, left / max(1, len(prospects.open)))
    evaluators = [("now", evaluator, 1.0) for evaluator in prospects.now]
    evaluators += [("later", evaluator, left - 1.0) for evaluator in prospects.later]
    evaluators += [("open", prospects.contests[i], share) for i in prospects.open]
    evaluators += [("finale", prospects.finale, 1.0)] if prospects.finale else []
    for when, evaluator, weight in evaluators:
        what = str(evaluator.contest.measure).split()[0] if evaluator.spatial else "stamps"
        found[f"{when}: {what}"] += weight * _gain(evaluator, tile, board, added)


def _gain(evaluator: ContestEvaluator, tile: Tile, board: Bitboard, added: Bitboard) -> float:
    """The gain of a tile in the estimate for a contest; one unit where places count."""
    if not evaluator.spatial:
        return evaluator.estimate(added) - evaluator.estimate(board)
    contest = evaluator.contest
    return contest.payoff.at(2) / 2 if any(map(contest.measure.may_count, tile.stamps)) else 0.0


def play(seed: int) -> tuple[Got, int]:
    """Play a game; returns how much more of each feature the first player got, and their lead in points."""
    game, agent = _players()
    rng = Random(seed)
    state = game.start(rng)
    number, seen = 0, 0
    before: list[Items] = [(), ()]
    total: Got = defaultdict(float)
    while (player := game.turn(state)) is not None:
        table = state.table
        if table.phase == "show" and table.round > seen:
            seen = table.round
            for who, sign in enumerate((1, -1)):
                for name, much in features(game, table, who, before[who]).items():
                    total[name] += sign * much
            before = [seat.cards for seat in table.seats]
        action = agent.act(game.view(state, player), decision_rng(seed, number))
        state = game.apply(state, action, rng)
        number += 1
    mine, other = game.score(state)
    return total, mine - other


@lru_cache(maxsize=1)
def _players() -> tuple[StampSwap, Agent[Any, Any]]:
    game = make_game("stampswap", 2)
    assert isinstance(game, StampSwap)
    return game, make_agent(game, AgentName.parse("quick"))


def fit(games: Sequence[tuple[Got, int]]) -> dict[str, tuple[float, float]]:
    """Fit the model: each weight with the half width of its 95 % interval.

    ``rest`` is the standard deviation that the model leaves unexplained, ``all`` that of the leads.
    """
    names = sorted({name for got, _ in games for name in got})
    rows = np.array([[got[name] for name in names] for got, _ in games], float)
    scores = np.array([lead for _, lead in games], float)
    weights, *_ = np.linalg.lstsq(rows, scores, rcond=None)
    rest = scores - rows @ weights
    freedom = max(1, len(games) - len(names))
    variance = rest @ rest / freedom
    reach = t_quantile(freedom) * np.sqrt(variance * np.diag(np.linalg.pinv(rows.T @ rows)))
    found = {name: (float(w), float(r)) for name, w, r in zip(names, weights, reach, strict=True)}
    return {**found, "rest": (float(np.sqrt(variance)), 0.0), "all": (float(scores.std()), 0.0)}


def main() -> None:
    """Play the games, and print the table of weights."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.goods", description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--workers", type=int, default=None)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as executor:
        games = list(executor.map(play, range(options.games), chunksize=20))
    for name, (weight, reach) in fit(games).items():
        print(
            f"{name:36} {weight:7.2f} ± {reach:.2f}" if reach else f"standard deviation, {name} {weight:.1f}"
        )


if __name__ == "__main__":
    main()
