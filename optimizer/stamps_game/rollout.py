"""A game of STAMPS in a determinization, fast to go on with: in a search, or by the rollout policy.

Lines, tracks and their evaluation are worked out once, in lookup tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb
from random import Random

from stockbook.models.stamps_game.game import StampsPosition
from stockbook.models.stamps_game.grid import COLORS, Track, points
from stockbook.optimizer.rollouts import lead_of
from stockbook.optimizer.stamps_game.board import AnyBoard, LineTraps, TrackEvaluation, TrackMoves, make_board

#: A hand as the numbers of its colors.
Hand = tuple[int, ...]

#: Most lines and tracks that are kept, some 30 MB.
MOST_ENTRIES = 20_000
#: A stamp to lay, as numbers: its place and its color.
PlaceAndColor = tuple[int, int]


@dataclass(frozen=True)
class StampsDeterminization:
    """The hidden stamps of a position as they may be, all dealt."""

    #: Every hand by the number of its player in the game; mine is one of them.
    hands: tuple[Hand, ...]
    #: The stamps to draw, the next one last.
    pile: Hand = ()


def random_determinization(position: StampsPosition, rng: Random) -> StampsDeterminization:
    """Deal the hidden stamps, each order as likely as any other."""
    unseen = [color for color, number in enumerate(position.unseen()) for _ in range(number)]
    hidden = rng.sample(unseen, position.hidden)
    hands = []
    for opponent in position.opponents:
        hands.append(tuple(hidden[: opponent.hand]))
        del hidden[: opponent.hand]
    return StampsDeterminization(_seated(position, hands), tuple(hidden))


def all_determinizations(position: StampsPosition) -> list[tuple[StampsDeterminization, float]]:
    """Every way to deal the other hands when the pile is empty, with its probability."""
    found: dict[tuple[Hand, ...], int] = {(): 1}
    for opponent in position.opponents:
        found = {
            (*hands, hand): ways * more
            for hands, ways in found.items()
            for hand, more in _hands(_left(position, hands), opponent.hand)
        }
    total = sum(found.values())
    return [
        (StampsDeterminization(_seated(position, list(hands))), ways / total) for hands, ways in found.items()
    ]


def _left(position: StampsPosition, hands: tuple[Hand, ...]) -> list[int]:
    dealt = [color for hand in hands for color in hand]
    return [number - dealt.count(color) for color, number in enumerate(position.unseen())]


def _hands(left: list[int], size: int) -> Iterator[tuple[Hand, int]]:
    """The different hands out of so many stamps of each color, with the number of ways to take them."""
    if size == 0:
        yield (), 1
    for first, number in enumerate(left if size else ()):
        for most in range(1, min(number, size) + 1):
            rest = [0] * (first + 1) + left[first + 1 :]
            for hand, ways in _hands(rest, size - most):
                yield (first,) * most + hand, ways * comb(number, most)


def _seated(position: StampsPosition, others: list[Hand]) -> tuple[Hand, ...]:
    """All hands by number in the game, with mine."""
    mine = tuple(COLORS.index(color) for color in position.hand)
    after = position.players - position.seat - 1
    return (*others[after:], mine, *others[:after])


class LookupTables:
    """Lines, tracks and evaluations for one copy and one way to read the rules; they fill up while used."""

    def __init__(self, position: StampsPosition) -> None:
        self.readings = position.readings
        self.printed = position.deck.track
        self.lines = LineTraps(self.readings)
        self.tracks = TrackMoves(len(self.printed), self.readings)
        self._evaluations: list[TrackEvaluation] = []

    def fit(self, position: StampsPosition) -> bool:
        """Whether the tables are right for a position, and not too large yet."""
        right = (self.readings, self.printed) == (position.readings, position.deck.track)
        return right and len(self.lines) + len(self.tracks) < MOST_ENTRIES

    def evaluation(self, turns: int) -> TrackEvaluation:
        """The evaluation of tracks for a player with so many turns to go."""
        while len(self._evaluations) <= turns:
            self._evaluations.append(TrackEvaluation(self.printed, len(self._evaluations)))
        return self._evaluations[turns]

    def scores(self, tracks: Sequence[Track]) -> list[int]:
        """The points of each player."""
        return [points(track, self.printed) for track in tracks]


class RolloutState:
    """A game with all hands open, which changes with each move; all games of a search share the tables."""

    __slots__ = ("board", "hands", "pile", "tables", "tracks", "turn")

    def __init__(
        self,
        tables: LookupTables,
        board: AnyBoard,
        determinization: StampsDeterminization,
        tracks: tuple[Track, ...],
        turn: int,
    ) -> None:
        self.tables = tables
        self.board = board
        self.hands = [list(hand) for hand in determinization.hands]
        self.pile = list(determinization.pile)
        self.tracks = list(tracks)
        self.turn = turn

    @classmethod
    def of(
        cls, position: StampsPosition, tables: LookupTables, determinization: StampsDeterminization
    ) -> RolloutState:
        """The game of a position with the hidden stamps dealt; it is my turn."""
        board = make_board(position.grid, position.readings, tables.lines)
        return cls(tables, board, determinization, position.tracks, position.seat)

    def copy(self) -> RolloutState:
        """An independent copy."""
        twin = RolloutState.__new__(RolloutState)
        twin.tables = self.tables
        twin.board = self.board.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile = self.pile.copy()
        twin.tracks = self.tracks.copy()
        twin.turn = self.turn
        return twin

    def deal_again(self, determinization: StampsDeterminization, me: int, laid: int) -> None:
        """Deal the hidden stamps anew, after I laid a stamp of a color and drew."""
        self.hands = [list(hand) for hand in determinization.hands]
        self.pile = list(determinization.pile)
        self.hands[me].remove(laid)
        if self.pile:
            self.hands[me].append(self.pile.pop())

    def moves(self) -> Iterator[PlaceAndColor]:
        """Every move of the player whose turn it is."""
        for color in sorted({*self.hands[self.turn]}):
            for place in self.board.free:
                yield place, color

    def track_after(self, move: PlaceAndColor) -> Track:
        """The pieces of the player whose turn it is, after a stamp is laid."""
        place, color = move
        return self.tables.tracks[self.tracks[self.turn]][self.board.traps[color].get(place, 0)]

    def lay(self, move: PlaceAndColor) -> None:
        """Lay a stamp, move the pieces, draw; then it is the turn of the next who has a stamp."""
        turn, hands = self.turn, self.hands
        self.tracks[turn] = self.track_after(move)
        self.board.lay(*move)
        hands[turn].remove(move[1])
        if self.pile:
            hands[turn].append(self.pile.pop())
        for _ in hands:
            turn = (turn + 1) % len(hands)
            if hands[turn]:
                break
        self.turn = turn

    @property
    def over(self) -> bool:
        """Whether all stamps are laid."""
        return not self.hands[self.turn]

    @property
    def turns(self) -> int:
        """Number of turns that the player whose turn it is has after this one."""
        return len(self.hands[self.turn]) - 1 - (-len(self.pile) // len(self.hands))

    def policy_move(self, rng: Random) -> PlaceAndColor:
        """The rollout policy: any of the moves that are worth most to the player whose turn it is."""
        turn, board = self.turn, self.board
        free, traps = board.free, board.traps
        hand, track = self.hands[turn], self.tracks[turn]
        after, values = self.tables.tracks[track], self.tables.evaluation(self.turns)
        now = best = values[track]
        found: list[PlaceAndColor] = []
        for color in hand if hand[0] != hand[-1] else hand[:1]:
            for place, caught in traps[color].items():
                value = values[after[caught]]
                if value >= best and value > now and place in free:
                    if value > best:
                        best = value
                        found = []
                    found.append((place, color))
        if not found:
            gains = {move: values[self.track_after(move)] for move in self.moves()}
            most = max(gains.values())
            found = [move for move, value in gains.items() if value == most]
        return found[int(rng.random() * len(found))]

    def rollout(self, player: int, rng: Random, rounds: int | None = None) -> float:
        """Play on by the rollout policy, and return the lead of a player then, in points.

        After a number of rounds the pieces are evaluated; None plays to the end.
        """
        turns = -1 if rounds is None else rounds * len(self.hands)
        while turns and self.hands[self.turn]:
            self.lay(self.policy_move(rng))
            turns -= 1
        left = (sum(map(len, self.hands)) + len(self.pile)) // len(self.hands)
        values = self.tables.evaluation(left)
        return lead_of([values[track] for track in self.tracks], player) / values.weight
