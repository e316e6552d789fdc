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

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.protocol import AnyGame, Option, Seen

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

    @property
    def options(self) -> Mapping[str, Option]:
        return {"size": self.size, "most": self.most, "house": self.house, "title": self.title}

    def start(self, rng: Random) -> State:
        heap = tuple(rng.randint(1, 9) for _ in range(self.size))
        return State(heap, 0, (0,) * self.players, tuple(rng.choice(CARDS) for _ in range(self.players)))

    def turn(self, state: State) -> int | None:
        return state.turn if state.heap else None

    def actions(self, state: State) -> Sequence[Take]:
        return [Take(count) for count in range(1, min(self.most, len(state.heap)) + 1)]

    def apply(self, state: State, action: Take, rng: Random) -> State:
        return self.after(state, action, rng.randint(0, 1) if action.count == 1 else 0)

    def after(self, state: State, action: Take, die: int) -> State:
        """The state after a move, with what the die brings."""
        gain = sum(state.heap[: action.count]) - 4 + die
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


def tables_of(game: AnyGame, view: View) -> dict[str, Any]:
    """The tables of the file of a view."""
    seen = {"heap": list(view.heap), "me": view.me + 1, "points": list(view.points), "card": view.card}
    return {"game": NAME, "players": game.players, **seen, "options": dict(game.options)}


def read_position(source: TomlFile) -> Seen:
    """The view in the tables of a file.

    Raises
    ------
    PositionError
        With every fault.
    """
    faults = Faults(source.name)
    top = TomlTable(source.tables, "", faults)
    top.word("game", (NAME,))
    for example in ("players = 2", "me = 1", "card = 3", "heap = [3, 1]", "points = [0, 0]"):
        top.require(example.partition(" ")[0], example)
    players, me, card = (
        top.number(key, 1, most) or 1 for key, most in (("players", 4), ("me", 4), ("card", 6))
    )
    heap, points = (
        [each for each in source.tables.get(key) or () if isinstance(each, int)] for key in ("heap", "points")
    )
    options = TomlTable(source.tables.get("options") or {}, "options", faults)
    if len(points) != players or me > players:
        faults.add("points", f"write points for {players} players, of whom me is one")
    game = make_game(players, options)
    return Seen(game, View(tuple(heap), me - 1, tuple(points), card))
