"""Whole games of which a player is told nothing that they cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from stockbook.engine.play import Match
from stockbook.games.registry import make_game
from stockbook.models.play.record import GameHistory

#: The games and their numbers of players.
GAMES = (("stamps", 3), ("stamp-albums", 2), ("pinzetta", 1), ("stampswap", 3))


@dataclass(frozen=True)
class RandomGame:
    """A game of random moves.

    Parameters
    ----------
    name
        The name of the game in records.
    players
        Number of players, of whom the first one is told of it.
    seed
        Seed of the deal and the moves.
    """

    name: str
    players: int
    seed: int


def random_games(seed: int) -> Iterator[RandomGame]:
    """Games without end, one kind after the other."""
    for number in count(seed):
        for name, players in GAMES:
            yield RandomGame(name, players, number)


def hidden_faults(played: RandomGame) -> list[str]:
    """The moments of a game at which the first player is told of hidden things.

    All that the documents of ``turn`` tell has to be the same in another determinization, which differs in
    all that the player cannot see: the position after each action, the moves, the question, and how many
    stamps are still to come.
    """
    game = make_game(played.name, played.players)
    rng = Random(str(played))
    history: GameHistory[Any, Any, Any] = GameHistory(game, played.seed)
    names = ["me", *["random"] * (played.players - 1)]
    found, differed = [], 0
    while history.turn is not None:
        told, state = _told(history, names), history.state
        history.states[-1] = game.sample(game.view(state, 0), rng)
        differed += history.state != state
        if _told(history, names) != told:
            found.append(f"{played}: after {len(history.actions)} actions I am told of hidden things")
        history.states[-1] = state
        history.play(rng.choice(list(game.actions(state))))
    return found if differed else [*found, f"{played}: nothing was hidden"]


def _told(history: GameHistory[Any, Any, Any], names: list[str]) -> tuple[object, ...]:
    """All that a turn tells the first player of the moment."""
    match = Match(history, names, [None] * len(names), 0)
    said = [match.words.say(match.view, action) for action in match.actions] if history.turn == 0 else []
    return match.position, said, match.question if history.turn == 0 else "", dict(match.to_come)
