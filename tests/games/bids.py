"""A game that keeps every default: hidden bids in words, then a wheel that gives and takes, or ends the game.

In each round all players bid in secret, one after the other; then the wheel is spun, and all pay what they
have bid. The last one of those who have bid most gets what the wheel shows. Whose secret wish is right about
the last number gets 2 points. Of those with most points wins who was idle least, and nobody with less than 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar

from stockbook.games.definition import GameDefinition
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import pick
from stockbook.models.play.protocol import Option, Seen

COSTS = {"müßig": 0, "zögernd": 1, "kühn": 2, "über alles": 4}
WISHES = ("glück", "ärger")
MOODS = ("mild", "wütend")
WHEEL = (-3, 0, 2, 5, 9)
HIDDEN = "verdeckt"


@dataclass(frozen=True)
class View:
    """The view of ``me``: the bids of this round in order, and what everybody sees of the others."""

    me: int
    wish: str
    points: tuple[int, ...]
    idle: tuple[int, ...]
    bids: tuple[str, ...] = ()
    shown: tuple[int, ...] = ()
    over: bool = False


@dataclass(frozen=True)
class State:
    """The full state."""

    wishes: tuple[str, ...]
    points: tuple[int, ...]
    idle: tuple[int, ...]
    bids: tuple[str, ...] = ()
    shown: tuple[int, ...] = ()
    over: bool = False


@dataclass(frozen=True)
class Bids:
    """The rules; the options are of all kinds."""

    players: int = 3
    rounds: int = 3
    mood: str = "mild"
    may_end: bool = True
    wheel: tuple[int, ...] = WHEEL
    name: str = field(default="bids", compare=False)

    @property
    def options(self) -> Mapping[str, Option]:
        return {"rounds": self.rounds, "mood": self.mood, "may_end": self.may_end, "wheel": list(self.wheel)}

    def start(self, rng: Random) -> State:
        zeros = (0,) * self.players
        return State(tuple(rng.choice(WISHES) for _ in zeros), zeros, zeros, over=not self.rounds)

    def order(self, shown: Sequence[int]) -> list[int]:
        """The players in the order of a round."""
        return [(len(shown) + number) % self.players for number in range(self.players)]

    def turn(self, state: State) -> int | None:
        return None if state.over else self.order(state.shown)[len(state.bids)]

    def actions(self, state: State) -> Sequence[str]:
        return list(COSTS)

    def apply(self, state: State, action: str, rng: Random) -> State:
        bids = (*state.bids, action)
        if len(bids) < self.players:
            return replace(state, bids=bids)
        costs = [COSTS[word] * (2 if self.mood == "wütend" else 1) for word in bids]
        points, idle, order = list(state.points), list(state.idle), self.order(state.shown)
        for player, cost in zip(order, costs, strict=True):
            points[player] -= cost
            idle[player] += not cost
        ended, shown = self.may_end and rng.random() < 0.2, rng.choice(self.wheel)
        seen = state.shown if ended else (*state.shown, shown)
        if not ended:
            last = max(number for number, cost in enumerate(costs) if cost == max(costs))
            points[order[last]] += shown
        over = ended or len(seen) == self.rounds
        return State(state.wishes, tuple(points), tuple(idle), (), seen, over)

    def score(self, state: State) -> tuple[int, ...]:
        right = "glück" if state.shown and state.shown[-1] > 0 else "ärger"
        return tuple(n + 2 * (wish == right) for n, wish in zip(state.points, state.wishes, strict=True))

    def winners(self, state: State) -> tuple[int, ...]:
        ranks = [(points, -idle) for points, idle in zip(self.score(state), state.idle, strict=True)]
        return tuple(player for player, rank in enumerate(ranks) if rank == max(ranks) and rank[0] >= 0)

    def view(self, state: State, player: int) -> View:
        seen = zip(self.order(state.shown), state.bids, strict=False)
        bids = tuple(word if each == player else HIDDEN for each, word in seen)
        return View(player, state.wishes[player], state.points, state.idle, bids, state.shown, state.over)

    def sample(self, view: View, rng: Random) -> State:
        bids = tuple(rng.choice(list(COSTS)) if word == HIDDEN else word for word in view.bids)
        wishes = [rng.choice(WISHES) for _ in view.points]
        wishes[view.me] = view.wish
        return State(tuple(wishes), view.points, view.idle, bids, view.shown, view.over)

    def write(self, action: str) -> str:
        return action

    def read(self, text: str) -> str:
        return pick(text, COSTS, "bid")


class BidsDefinition(GameDefinition):
    """A definition with all that a game has to say, and no more."""

    name: ClassVar[str] = "bids"
    title: ClassVar[str] = "Bids"
    players: ClassVar[Sequence[int]] = (1, 2, 3)
    usual_players: ClassVar[int] = 3
    rounds: ClassVar[int] = 3
    settings: ClassVar[Mapping[str, Sequence[Any]]] = {"mood": MOODS, "may_end": (True, False)}

    def variants(self) -> Mapping[str, GameDefinition]:
        return {"bids-once": ONCE}

    def make(self, players: int | None, options: TomlTable) -> Bids:
        if players not in (None, *self.players):
            options.faults.add("players", "bids is for 1 to 3 players")
        rounds = options.number("rounds", 0, 20)
        rounds = self.rounds if rounds is None else rounds
        mood = options.word("mood", MOODS) or MOODS[0]
        may_end = options.flag("may_end") if "may_end" in options else True
        wheel = tuple(options.numbers("wheel", 12, -50, 50)) or WHEEL
        options.close({})
        options.faults.raise_any()
        return Bids(players or 3, rounds, mood, may_end, wheel, self.name)

    def read(self, source: TomlFile) -> Seen:
        faults = Faults(source.name)
        top = TomlTable(source.tables, "", faults)
        top.word("game", (GAME.name,))
        for example in ("players = 3", "me = 1", 'wish = "glück"', "points = [0, 0, 0]", "idle = [0, 0, 0]"):
            top.require(example.partition(" ")[0], example)
        players = top.number("players", 1, 3) or 1
        me = top.number("me", 1, players) or 1
        wish = top.word("wish", WISHES) or WISHES[0]
        points, idle = (tuple(top.numbers(key, 3, -999, 999)) for key in ("points", "idle"))
        if not len(points) == len(idle) == players:
            faults.add("points", f"write points, and how often each was idle, for {players} players")
        with faults.at("bids"):
            bids = tuple(pick(word, (*COSTS, HIDDEN), "bid") for _, word in top.texts("bids", players - 1))
        shown, over, options = (
            tuple(top.numbers("shown", 20, -50, 50)),
            top.flag("over"),
            top.table("options"),
        )
        top.close({})
        game = self.make(players, options)
        return Seen(game, View(me - 1, wish, points, idle, bids, shown, over))

    def tables(self, position: Seen) -> dict[str, Any]:
        view, game = position.view, position.game
        lists = {key: list(getattr(view, key)) for key in ("points", "idle", "bids", "shown")}
        head = {"game": GAME.name, "players": game.players, "me": view.me + 1, "wish": view.wish}
        return {**head, **lists, "over": view.over, "options": dict(game.options)}


class OnceDefinition(BidsDefinition):
    """The variant of one round."""

    name: ClassVar[str] = "bids-once"
    rounds: ClassVar[int] = 1

    def variants(self) -> Mapping[str, GameDefinition]:
        return {}


ONCE = OnceDefinition()
GAME = BidsDefinition()
