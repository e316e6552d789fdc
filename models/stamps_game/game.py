"""The rules of STAMPS: lay one of two stamps on the shared grid, and move pieces for what it traps."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.files.words import pick, quoted
from stockbook.models.play.protocol import FIRST, Option, ScoreSheet
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
    piece_points,
    place_refusal,
    places,
    points,
    trapped,
)

if TYPE_CHECKING:
    from stockbook.models.stampswap.scoring import ScoreLine


#: Mark of printed values that nobody has looked up.
ASSUMED = "ASSUMED"


@dataclass(frozen=True)
class Opponent:
    """Another player as I see them: their name, their pieces, and the number of stamps that they hold."""

    name: str
    track: Track = START
    hand: int = HAND


@dataclass(frozen=True)
class StampsPosition:
    """A game as one player sees it.

    My hand has the order of ``COLORS``, the opponents are clockwise from the one after me, and the pile is a
    number. ``seat`` is my number in the game, from 0, and ``turn`` that of whose turn it is; None at the end.
    """

    game_name: ClassVar[str] = "stamps"

    grid: StampGrid
    hand: tuple[str, ...]
    pile: int
    opponents: tuple[Opponent, ...]
    deck: StampsDeck
    track: Track = START
    readings: StampsReadings = OUR_READINGS
    seat: int = 0
    turn: int | None = 0

    @property
    def players(self) -> int:
        """The number of players."""
        return 1 + len(self.opponents)

    @property
    def hidden(self) -> int:
        """The number of stamps that I do not see: those of the pile and of the other hands."""
        return self.pile + sum(opponent.hand for opponent in self.opponents)

    @property
    def tracks(self) -> tuple[Track, ...]:
        """Everybody's pieces, by their number in the game."""
        others = [opponent.track for opponent in self.opponents]
        after = self.players - self.seat - 1
        return (*others[after:], self.track, *others[:after])

    def named(self, names: Sequence[str]) -> StampsPosition:
        """The same with the names of all players, by their number in the game."""
        others = (names[(self.seat + number) % self.players] for number in range(1, self.players))
        named = (replace(each, name=name) for each, name in zip(self.opponents, others, strict=True))
        return replace(self, opponents=tuple(named))

    def unseen(self) -> tuple[int, ...]:
        """The number of stamps of each color that I do not see, in the order of ``COLORS``.

        Where the copy is assumed, these may be more than the hidden ones. If they would be fewer, some of
        each color are added until there are enough: a wrong assumption must not forbid a real position.
        """
        seen = Counter(self.grid.values()) + Counter(self.hand)
        left = [
            max(0, number - seen[color])
            for color, number in zip(COLORS, self.deck.in_play(self.players), strict=True)
        ]
        missing = self.hidden - sum(left)
        more = -(-missing // len(COLORS)) if missing > 0 else 0
        return tuple(number + more for number in left)


def assumptions(position: StampsPosition) -> list[str]:
    """A line for each printed value that a position assumes, because nobody has looked it up."""
    lines = []
    if position.deck.colors_assumed:
        counts = position.deck.in_play(position.players)
        stamps = ", ".join(f"{number} {color}" for color, number in zip(COLORS, counts, strict=True))
        lines.append(f"{ASSUMED}, not looked up: {stamps} in play; your own copy: deck = FILE")
    return [*lines, *points_assumed(position)]


def points_assumed(position: StampsPosition) -> list[str]:
    """A line for the points under the columns, where nobody has looked them up."""
    if "track" not in position.deck.assumed:
        return []
    printed = ", ".join(map(str, position.deck.track))
    return [f"{ASSUMED}, not looked up: {printed} points under the columns; your own: track = [...]"]


def players_points(position: StampsPosition) -> dict[str, list[ScoreLine]]:
    """The points of each player if the game ended now, piece by piece, clockwise from me."""
    tracks = {"me": position.track, **{each.name: each.track for each in position.opponents}}
    return {name: track_lines(track, position.deck.track) for name, track in tracks.items()}


def track_lines(track: Track, printed: Sequence[int]) -> list[ScoreLine]:
    """The points of a player's pieces, one by one."""
    from stockbook.models.stampswap.scoring import ScoreLine

    places = [f"column {column}" if column else "not moved" for column in track]
    return [
        ScoreLine(f"{color}, {place}", points)
        for color, place, points in zip(COLORS, places, piece_points(track, printed), strict=True)
    ]


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
