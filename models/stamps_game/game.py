"""The rules of STAMPS: lay one of two stamps on the shared grid, and move pieces for what it traps."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import ClassVar

from stockbook.models.files.words import pick, quoted
from stockbook.models.play.protocol import FIRST, Option
from stockbook.models.play.score_sheet import ScoreSheet
from stockbook.models.stamps_game.deck import HAND, StampsDeck
from stockbook.models.stamps_game.grid import (
    COLORS,
    OUR_READINGS,
    START,
    UNSEEN,
    Cell,
    StampGrid,
    StampsReadings,
    Track,
    advance,
    place_refusal,
    places,
    points,
    trapped,
)
from stockbook.models.stamps_game.position import Opponent, StampsPosition, points_assumed, track_lines

NAME = "stamps"
MIN_PLAYERS, MAX_PLAYERS = 2, 4
#: The square at the start; the rows and columns of a game's records count from it.
SQUARE_CELLS: tuple[Cell, ...] = ((1, 1), (1, 2), (2, 1), (2, 2))

_MOVE = re.compile(r"([A-Za-z]+)[ \t]+(?:at[ \t]+)?([-+]?\d{1,3})[ \t]*[, \t][ \t]*([-+]?\d{1,3})")


@dataclass(frozen=True)
class StampsMove:
    """A move: a stamp of one color is laid at a row and column."""

    color: str
    at: Cell

    def __str__(self) -> str:
        return f"{self.color} {self.at[0]},{self.at[1]}"


@dataclass(frozen=True)
class StampsState:
    """The full state of a game, hidden stamps included: the grid, the hands, the pile, each player's pieces.

    Hands have the order of ``COLORS``, the pile has the next stamp first; at a real table those that nobody
    told are ``UNSEEN``. ``turn`` is the player whose turn it is, from 0; None at the end.
    """

    grid: StampGrid
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    tracks: tuple[Track, ...]
    turn: int | None


@dataclass(frozen=True)
class StampsGame:
    """The game of STAMPS for 2 to 4 players, with a copy of the game and its readings; ``first`` starts."""

    name: ClassVar[str] = NAME
    players: int
    deck: StampsDeck
    readings: StampsReadings = OUR_READINGS
    first: int = 0

    @property
    def options(self) -> Mapping[str, Option]:
        return {"deck": str(self.deck), FIRST: self.first + 1, **asdict(self.readings)}

    def start(self, rng: Random) -> StampsState:
        """Four stamps in a square, two in each hand, the others in the pile."""
        counts = self.deck.in_play(self.players)
        stamps = [color for color, number in zip(COLORS, counts, strict=True) for _ in range(number)]
        rng.shuffle(stamps)
        grid = {cell: stamps.pop() for cell in SQUARE_CELLS}
        hands = tuple(sorted_hand(stamps.pop() for _ in range(HAND)) for _ in range(self.players))
        return StampsState(grid, hands, tuple(stamps), (START,) * self.players, self.first)

    def turn(self, state: StampsState) -> int | None:
        return state.turn

    def actions(self, state: StampsState) -> list[StampsMove]:
        """Each color in hand at each free place."""
        return [] if state.turn is None else moves(state.grid, state.hands[state.turn])

    def apply(self, state: StampsState, action: StampsMove, rng: Random) -> StampsState:
        """Lay the stamp, move the pieces, draw."""
        player = state.turn
        if player is None:
            raise ValueError("the game has ended")
        caught = trapped(state.grid, action.at, action.color, self.readings)
        tracks = list(state.tracks)
        tracks[player] = advance(tracks[player], caught, len(self.deck.track), self.readings)
        hand = list(state.hands[player])
        hand.remove(action.color)
        hands = list(state.hands)
        hands[player] = sorted_hand([*hand, *state.pile[:1]])
        grid = {**state.grid, action.at: action.color}
        order = [(player + i) % self.players for i in range(1, self.players + 1)]
        turn = next((other for other in order if hands[other]), None)
        return StampsState(grid, tuple(hands), state.pile[1:], tuple(tracks), turn)

    def score(self, state: StampsState) -> tuple[int, ...]:
        return tuple(points(track, self.deck.track) for track in state.tracks)

    def winners(self, state: StampsState) -> tuple[int, ...]:
        """The players with the most points; ties share the win."""
        scores = self.score(state)
        return tuple(player for player, score in enumerate(scores) if score == max(scores))

    def view(self, state: StampsState, player: int) -> StampsPosition:
        """The table, all boards, one's own hand, and how many stamps the others and the pile have."""
        others = [(player + i) % self.players for i in range(1, self.players)]
        return StampsPosition(
            grid=state.grid,
            hand=state.hands[player],
            pile=len(state.pile),
            opponents=tuple(
                Opponent(f"player {other + 1}", state.tracks[other], len(state.hands[other]))
                for other in others
            ),
            deck=self.deck,
            track=state.tracks[player],
            readings=self.readings,
            seat=player,
            turn=state.turn,
        )

    def sample(self, view: StampsPosition, rng: Random) -> StampsState:
        """Deal the stamps that the player does not see, in a random order."""
        unseen = [color for color, number in zip(COLORS, view.unseen(), strict=True) for _ in range(number)]
        hidden = rng.sample(unseen, view.hidden)
        hands = [view.hand] * view.players
        for i, opponent in enumerate(view.opponents, view.seat + 1):
            hands[i % view.players] = sorted_hand(hidden[: opponent.hand])
            del hidden[: opponent.hand]
        return StampsState(view.grid, tuple(hands), tuple(hidden), view.tracks, view.turn)

    def write(self, action: StampsMove) -> str:
        return str(action)

    def read(self, text: str) -> StampsMove:
        return read_move(text)


def read_move(text: str) -> StampsMove:
    """The move in a text; the color may be shortened, so that ``r 1 5`` is ``red 1,5``.

    Raises ValueError if it is none; the message helps.
    """
    found = _MOVE.fullmatch(text.strip())
    if not found:
        raise ValueError(f"{quoted(text)} is no move: write color, row and column, such as red 1,5")
    return StampsMove(pick(found[1], COLORS, "color"), (int(found[2]), int(found[3])))


def move_refusal(view: StampsPosition, move: StampsMove) -> str | None:
    """Why a move is not legal for the player of a view; None if it is."""
    if move.color not in view.hand:
        return f"no {move.color} stamp is in your hand: it has {' and '.join(view.hand)}"
    return place_refusal(view.grid, move.at)


def moves(grid: StampGrid, hand: Iterable[str]) -> list[StampsMove]:
    """Each color of a hand at each free place, by color, row and column."""
    free = places(grid)
    return [StampsMove(color, at) for color in sorted_hand(set(hand)) for at in free]


def sorted_hand(hand: Iterable[str]) -> tuple[str, ...]:
    """A hand in the order of the colors, so that equal hands are equal."""
    return tuple(sorted(hand, key=(*COLORS, UNSEEN).index))


def score_sheet(game: StampsGame, state: StampsState, names: Sequence[str]) -> ScoreSheet:
    """Everybody's points if the game ended in a state."""
    lines = (track_lines(track, game.deck.track) for track in state.tracks)
    assumed = points_assumed(game.view(state, 0))
    return ScoreSheet(dict(zip(names, lines, strict=True)), missing=tuple(assumed))
