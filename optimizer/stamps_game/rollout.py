"""A game of STAMPS that goes on fast: in a search, or played out by a quick policy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from stockbook.models.stamps_game.position import StampsPosition
from stockbook.models.stamps_game.track import Track
from stockbook.optimizer.stamps_game.board import AnyBoard, make_board
from stockbook.optimizer.stamps_game.determinizations import Deal
from stockbook.optimizer.stamps_game.tables import Tables, lead

#: A stamp to lay: its place and its color.
Lay = tuple[int, int]


class Play:
    """A game as it stands, to be changed.

    Parameters
    ----------
    tables
        Shared by all games of a search.
    board
        The table.
    deal
        The hands and the pile.
    tracks
        Everybody's pieces.
    turn
        Whose turn it is.
    """

    __slots__ = ("board", "hands", "pile", "tables", "tracks", "turn")

    def __init__(
        self, tables: Tables, board: AnyBoard, deal: Deal, tracks: tuple[Track, ...], turn: int
    ) -> None:
        self.tables = tables
        self.board = board
        self.hands = [list(hand) for hand in deal.hands]
        self.pile = list(deal.pile)
        self.tracks = list(tracks)
        self.turn = turn

    @classmethod
    def of(cls, position: StampsPosition, tables: Tables, deal: Deal) -> Play:
        """A position with what is hidden dealt; it is my turn."""
        board = make_board(position.grid, position.readings, tables.lines)
        return cls(tables, board, deal, position.tracks, position.seat)

    def copy(self) -> Play:
        """Another one, to be changed on its own."""
        twin = Play.__new__(Play)
        twin.tables = self.tables
        twin.board = self.board.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile = self.pile.copy()
        twin.tracks = self.tracks.copy()
        twin.turn = self.turn
        return twin

    def deal_again(self, deal: Deal, me: int, laid: int) -> None:
        """Deal anew what is hidden, after I laid a stamp of a color and drew."""
        self.hands = [list(hand) for hand in deal.hands]
        self.pile = list(deal.pile)
        self.hands[me].remove(laid)
        if self.pile:
            self.hands[me].append(self.pile.pop())

    def lays(self) -> Iterator[Lay]:
        """What the player whose turn it is may lay."""
        for color in sorted({*self.hands[self.turn]}):
            for place in self.board.free:
                yield place, color

    def track_after(self, lay: Lay) -> Track:
        """The pieces of the player whose turn it is, after a stamp is laid."""
        place, color = lay
        return self.tables.pieces[self.tracks[self.turn]][self.board.catches[color].get(place, 0)]

    def lay(self, lay: Lay) -> None:
        """Lay a stamp, move the pieces, draw; then it is the turn of the next who has a stamp."""
        turn, hands = self.turn, self.hands
        self.tracks[turn] = self.track_after(lay)
        self.board.lay(*lay)
        hands[turn].remove(lay[1])
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
        """How many turns the player whose turn it is has to go after this one."""
        return len(self.hands[self.turn]) - 1 - (-len(self.pile) // len(self.hands))

    def quick(self, rng: Random) -> Lay:
        """What is worth most to the player whose turn it is, any of the best."""
        turn, board = self.turn, self.board
        free, catches = board.free, board.catches
        hand, track = self.hands[turn], self.tracks[turn]
        steps, worth = self.tables.pieces[track], self.tables.worth(self.turns)
        now = best = worth[track]
        found: list[Lay] = []
        for color in hand if hand[0] != hand[-1] else hand[:1]:
            for place, caught in catches[color].items():
                value = worth[steps[caught]]
                if value >= best and value > now and place in free:
                    if value > best:
                        best = value
                        found = []
                    found.append((place, color))
        if not found:
            values = {lay: worth[self.track_after(lay)] for lay in self.lays()}
            most = max(values.values())
            found = [lay for lay, value in values.items() if value == most]
        return found[int(rng.random() * len(found))]

    def prospect(self, player: int, rng: Random, rounds: int | None = None) -> float:
        """Play on by the quick policy: how far a player is ahead then.

        Parameters
        ----------
        player
            Who.
        rng
            Chooses among equals.
        rounds
            After so many it is judged what the pieces are worth, in points; None plays to the end.
        """
        turns = -1 if rounds is None else rounds * len(self.hands)
        while turns and self.hands[self.turn]:
            self.lay(self.quick(rng))
            turns -= 1
        left = (sum(map(len, self.hands)) + len(self.pile)) // len(self.hands)
        worth = self.tables.worth(left)
        return lead([worth[track] for track in self.tracks], player) / worth.weight
