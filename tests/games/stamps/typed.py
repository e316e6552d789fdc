"""Records of STAMPS as a player at a table would type them, made from simulated games."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from stockbook.models.files.toml_table import toml_text
from stockbook.models.play.record import RULE
from stockbook.models.stamps_game.deck import demo_deck
from stockbook.models.stamps_game.game import SQUARE_CELLS, StampsGame, StampsPosition, StampsState
from stockbook.models.stamps_game.grid import OUR_READINGS, StampsReadings

NAMES = ("me", "ann", "ben", "cleo")


@dataclass
class TypedStamps:
    """A simulated game as one of its players types it.

    Parameters
    ----------
    game
        The game.
    me
        The player who types, from 0.
    """

    game: StampsGame
    me: int
    lines: list[str] = field(default_factory=list)
    #: After so many lines, the state of the game.
    states: list[tuple[int, StampsState]] = field(default_factory=list)
    #: After so many lines, the position that the player saw before a decision.
    seen: list[tuple[int, StampsPosition]] = field(default_factory=list)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by their numbers; mine is me."""
        return tuple(NAMES[(n - self.me) % self.game.players] for n in range(self.game.players))

    @property
    def head(self) -> dict[str, Any]:
        """The head of the record."""
        readings = {"across_gaps": True} if self.game.readings.across_gaps else {}
        first = self.names[self.game.first]
        return {"game": "stamps", "players": list(self.names), "first": first, **readings}

    @property
    def final(self) -> StampsState:
        """The state at the end."""
        return self.states[-1][1]

    def __str__(self) -> str:
        """The text of the record."""
        return f"{toml_text(self.head)}\n{RULE}\n" + "\n".join(self.lines) + "\n"


def typed_stamps(
    players: int, seed: int, *, me: int = 0, first: int = 0, readings: StampsReadings = OUR_READINGS
) -> TypedStamps:
    """Simulate a game at random, and type all that one player of it sees."""
    game = StampsGame(players, demo_deck(), readings, first)
    typed, rng = TypedStamps(game, me), Random(seed)
    state = game.start(rng)
    typed.lines += [
        "square " + " ".join(state.grid[cell] for cell in SQUARE_CELLS),
        "me draw " + " ".join(state.hands[me]),
    ]
    while (player := game.turn(state)) is not None:
        typed.states.append((len(typed.lines), state))
        if player == me:
            typed.seen.append((len(typed.lines), _named(typed, game.view(state, me))))
        action = rng.choice(game.actions(state))
        after = game.apply(state, action, rng)
        typed.lines.append(f"{typed.names[player]} {action}")
        if player == me and state.pile:
            typed.lines.append(f"me draw {state.pile[0]}")
        state = after
    typed.states.append((len(typed.lines), state))
    return typed


def _named(typed: TypedStamps, view: StampsPosition) -> StampsPosition:
    """A view with the names of the others."""
    others = [typed.names[(typed.me + n) % typed.game.players] for n in range(1, typed.game.players)]
    named = (replace(other, name=name) for other, name in zip(view.opponents, others, strict=True))
    return replace(view, opponents=tuple(named))
