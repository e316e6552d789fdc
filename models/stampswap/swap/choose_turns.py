"""Choose turns: who takes a pile of whom, and who comes next (rulebook, Swap Phase).

Players have numbers, clockwise from me, player 0.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

ME = 0
#: A pile: its owner, and which of their two.
Pile = tuple[int, int]


@dataclass(frozen=True)
class PileShare:
    """One player's share of the piles: the own pile kept, and the pile taken from another player.

    Parameters
    ----------
    kept
        Which of the player's own piles is kept after the other was taken, 0 or 1; None while both are the
        player's, or if none was on offer.
    taken
        The pile that the player took; None for none.
    taken_first
        Whether the player took it before one of the own piles was taken.
    """

    kept: int | None = None
    taken: Pile | None = None
    taken_first: bool = False


@dataclass(frozen=True)
class ChooseTurns:
    """A state of the Choose turns: the player to move, the piles on offer, and each player's share so far.

    Parameters
    ----------
    turn
        The player whose turn it is; None when all have chosen.
    open
        Whether the piles of each player are on offer.
    chosen
        Whether each player's turn is over.
    shares
        Each player's share of the piles so far.
    """

    turn: int | None
    open: tuple[bool, ...]
    chosen: tuple[bool, ...]
    shares: tuple[PileShare, ...]

    @classmethod
    def begin(cls, first: int, open: tuple[bool, ...], chosen: tuple[bool, ...] | None = None) -> ChooseTurns:
        """The first Choose turn, that of ``first``; nobody has chosen yet unless ``chosen`` says so."""
        players = len(open)
        return cls(first, open, chosen or (False,) * players, (PileShare(),) * players).settled()

    def piles(self) -> list[Pile]:
        """The piles that the player to move may take, in order of their owners."""
        owners = [owner for owner, there in enumerate(self.open) if there and owner != self.turn]
        return [(owner, pile) for owner in owners for pile in (0, 1)]

    def take(self, pile: Pile) -> ChooseTurns:
        """The state after the player whose turn it is took a pile, and its owner kept the other.

        The owner's turn is next; if it is over, that of the first player counterclockwise whose turn is not.
        """
        owner, which = pile
        assert self.turn is not None
        shares = list(self.shares)
        mine, theirs = shares[self.turn], shares[owner]
        # Trees of turns are made of these, and ``replace`` takes ten times as long.
        shares[self.turn] = PileShare(mine.kept, pile, mine.taken_first)
        shares[owner] = PileShare(1 - which, theirs.taken, self.chosen[owner])
        chosen = _with(self.chosen, self.turn, True)
        open = _with(self.open, owner, False)
        return ChooseTurns(next_from(owner, chosen), open, chosen, tuple(shares)).settled()

    def settled(self) -> ChooseTurns:
        """The state after passing the turns of players who have no pile to take, and keep their own."""
        state = self
        while state.turn is not None and not state.piles():
            chosen = _with(state.chosen, state.turn, True)
            state = replace(state, chosen=chosen, turn=next_from(state.turn, chosen))
        return state


def next_from(owner: int, chosen: tuple[bool, ...]) -> int | None:
    """The next player to choose: ``owner``, or the first counterclockwise; None if all have chosen."""
    players = len(chosen)
    order = ((owner - step) % players for step in range(players))
    return next((player for player in order if not chosen[player]), None)


def _with(flags: tuple[bool, ...], player: int, flag: bool) -> tuple[bool, ...]:
    return (*flags[:player], flag, *flags[player + 1 :])
