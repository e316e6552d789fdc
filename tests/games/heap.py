"""A small game with everything that games here can have: an open heap, hidden cards, and chance on the way.

Take the first one to ``most`` numbers of the heap for their sum less ``cost`` each turn; who takes just one
rolls a die for one more point or none. At the end each player's hidden card counts as well. Alone, one plays
against the house, which has a fixed score.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from stockbook.models.files.toml_table import TomlTable
from stockbook.models.games.record import GameHistory
from stockbook.models.games.registry import AnyGame, Option
from stockbook.models.games.score_sheet import ScoreSheet
from stockbook.models.stampswap.scoring import ScoreLine

#: A module of the package by this name holds all that the game registers.
NAME = "heap"
CARDS = tuple(range(1, 7))


@dataclass(frozen=True)
class Take:
    """Take so many from the front."""

    count: int


@dataclass(frozen=True)
class State:
    """The full state: the heap, the player to move, the points, and the cards, which are hidden."""

    heap: tuple[int, ...]
    turn: int
    points: tuple[int, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True)
class View:
    """The game as player ``me`` sees it."""

    heap: tuple[int, ...]
    me: int
    points: tuple[int, ...]
    card: int


@dataclass(frozen=True)
class Heap:
    """The rules.

    Parameters
    ----------
    players
        1 to 4.
    size
        Numbers in the heap at the start.
    most
        That may be taken at once.
    house
        Points of the automatic opponent of one player; 0 for none.
    title
        Only there to be kept: a text, perhaps of several lines.
    """

    players: int = 2
    size: int = 8
    most: int = 3
    house: int = 0
    title: str = ""

    @property
    def name(self) -> str:
        return NAME

    def start(self, rng: Random) -> State:
        heap = tuple(rng.randint(1, 9) for _ in range(self.size))
        return State(heap, 0, (0,) * self.players, tuple(rng.choice(CARDS) for _ in range(self.players)))

    def turn(self, state: State) -> int | None:
        return state.turn if state.heap else None

    def actions(self, state: State) -> Sequence[Take]:
        return [Take(count) for count in range(1, min(self.most, len(state.heap)) + 1)]

    def apply(self, state: State, action: Take, rng: Random) -> State:
        gain = sum(state.heap[: action.count]) - 4
        if action.count == 1:
            gain += rng.randint(0, 1)
        points = list(state.points)
        points[state.turn] += gain
        turn = (state.turn + 1) % self.players
        return replace(state, heap=state.heap[action.count :], turn=turn, points=tuple(points))

    def score(self, state: State) -> tuple[int, ...]:
        mine = tuple(points + card for points, card in zip(state.points, state.cards, strict=True))
        return (*mine, self.house) if self.house and self.players == 1 else mine

    def winners(self, state: State) -> tuple[int, ...]:
        scores = self.score(state)
        return tuple(player for player, points in enumerate(scores) if points == max(scores))

    def view(self, state: State, player: int) -> View:
        return View(state.heap, player, state.points, state.cards[player])

    def sample(self, view: View, rng: Random) -> State:
        cards = [rng.choice(CARDS) for _ in range(self.players)]
        cards[view.me] = view.card
        return State(view.heap, view.me, view.points, tuple(cards))

    def write(self, action: Take) -> str:
        return f"take {action.count}"

    def read(self, text: str) -> Take:
        word, _, number = text.partition(" ")
        if word != "take" or number not in map(str, range(1, 10)):
            raise ValueError("write take and a number, such as take 2")
        return Take(int(number))


def make_game(players: int | None, options: TomlTable) -> Heap:
    """The game from its options."""
    if players is not None and not 1 <= players <= 4:
        options.faults.add("players", "heap is for 1 to 4 players")
    given = {key: options.number(key, 0, 50) for key in ("size", "most", "house")}
    title = options.text("title", lines=True) or ""
    options.close({})
    options.faults.raise_any()
    return Heap(players or 2, title=title, **{k: v for k, v in given.items() if v is not None})


def position_tables(history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]) -> dict[str, Any]:
    """Files cannot say it."""
    raise ValueError("heap has no position files")


def score_sheet(game: AnyGame, state: State, names: Sequence[str]) -> ScoreSheet:
    """A line for each player; the house has none."""
    points = zip(names, game.score(state), strict=False)
    return ScoreSheet({name: [ScoreLine("points", each)] for name, each in points})


def game_options(game: AnyGame) -> Mapping[str, Option]:
    """All of them."""
    assert isinstance(game, Heap)
    return {"size": game.size, "most": game.most, "house": game.house, "title": game.title}
