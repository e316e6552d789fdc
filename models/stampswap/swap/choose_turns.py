"""Choose turns: who takes a pile of whom, and who comes next (rulebook, Swap Phase).

Players are numbers, clockwise from me, who am 0.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

ME = 0
#: A pile: its owner, and which of their two.
Pile = tuple[int, int]


@dataclass(frozen=True)
class PileShare:
    """What one player has of the piles in the end.

    Parameters
    ----------
    kept
        Which of their own piles they keep, when the other was taken; None when both are theirs, or none
        was on offer.
    taken
        The pile that they took; None when they took none.
    """

    kept: int | None = None
    taken: Pile | None = None


@dataclass(frozen=True)
class ChooseTurns:
    """The Choose turns at a moment.

    Parameters
    ----------
    turn
        Whose turn it is; None when all have chosen.
    open
        Whether the piles of each player are on offer.
    chosen
        Who has had their turn.
    shares
        What the players have so far.
    """

    turn: int | None
    open: tuple[bool, ...]
    chosen: tuple[bool, ...]
    shares: tuple[PileShare, ...]

    @classmethod
    def begin(cls, first: int, open: tuple[bool, ...], chosen: tuple[bool, ...] | None = None) -> ChooseTurns:
        """The turn of ``first``; nobody has chosen yet, or who is given."""
        players = len(open)
        return cls(first, open, chosen or (False,) * players, (PileShare(),) * players).settled()

    def piles(self) -> list[Pile]:
        """The piles that may be taken, all of other players; in order of players and piles."""
        owners = [owner for owner, there in enumerate(self.open) if there and owner != self.turn]
        return [(owner, pile) for owner in owners for pile in (0, 1)]

    def take(self, pile: Pile) -> ChooseTurns:
        """After the player whose turn it is took a pile: its owner keeps the other.

        The owner comes next, or, who has chosen already, the first counterclockwise from there who
        has not.
        """
        owner, which = pile
        assert self.turn is not None
        shares = list(self.shares)
        shares[self.turn] = replace(shares[self.turn], taken=pile)
        shares[owner] = replace(shares[owner], kept=1 - which)
        after = replace(
            self,
            open=_with(self.open, owner, False),
            chosen=_with(self.chosen, self.turn, True),
            shares=tuple(shares),
        )
        return replace(after, turn=after.next_from(owner)).settled()

    def next_from(self, owner: int) -> int | None:
        """This player, or the first counterclockwise from there, who has not chosen; None if all have."""
        players = len(self.open)
        order = ((owner - step) % players for step in range(players))
        return next((player for player in order if not self.chosen[player]), None)

    def settled(self) -> ChooseTurns:
        """Whoever has no one else's pile to take keeps their own, and the turn goes on."""
        state = self
        while state.turn is not None and not state.piles():
            state = replace(state, chosen=_with(state.chosen, state.turn, True))
            assert state.turn is not None
            state = replace(state, turn=state.next_from(state.turn))
        return state


def _with(flags: tuple[bool, ...], player: int, flag: bool) -> tuple[bool, ...]:
    return (*flags[:player], flag, *flags[player + 1 :])
