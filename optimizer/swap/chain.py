"""The Choose turns solved backwards: who takes which pile when everyone plays for themselves.

Exact for the worth that each player sees. What players believe of each other is common knowledge here:
everyone guesses right what the others will do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from stockbook.models.swap.choosing import ME, Choosing, Pile, Share

#: Values that differ by less are equal.
EQUAL = 1e-9
#: The worth to a player, as they see it, of what they have in the end.
Worth = Callable[[int, Share], float]
#: How likely, and what each player then has.
Ending = tuple[float, tuple[Share, ...]]


@dataclass(frozen=True)
class Opponents:
    """How the others choose.

    Parameters
    ----------
    against
        They care for nothing but my loss, instead of their own gain.
    random
        How likely each of their turns is any pile, all as likely: 0 for players without a slip, 1 for players
        who pick blindly.

    Raises
    ------
    ValueError
        If ``random`` is no probability.
    """

    against: bool = False
    random: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.random <= 1:
            raise ValueError(f"Expected a probability from 0 to 1, not {self.random}.")


SELFISH = Opponents()


class Turn:
    """A moment of the Choose turns, with all that may follow; ``turns_from`` makes one.

    Parameters
    ----------
    player
        Whose turn it is; None at the end.
    ways
        Each pile that may be taken, with what comes next.
    shares
        What everyone has; in the end, of all piles.
    """

    __slots__ = ("player", "shares", "ways")

    def __init__(
        self, player: int | None, ways: tuple[tuple[Pile, Turn], ...], shares: tuple[Share, ...]
    ) -> None:
        self.player = player
        self.ways = ways
        self.shares = shares


def turns_from(state: Choosing) -> Turn:
    """All that may follow from a moment. Made once, it serves for every cut and every sample."""
    known: dict[Choosing, Turn] = {}

    def turn(state: Choosing) -> Turn:
        if state not in known:
            piles = state.piles() if state.turn is not None else []
            ways = tuple((pile, turn(state.take(pile))) for pile in piles)
            known[state] = Turn(state.turn, ways, state.shares)
        return known[state]

    return turn(state)


class Chain:
    """The Choose turns with what everyone thinks of what they may get.

    Parameters
    ----------
    worth
        What each player thinks of what they have in the end; asked only where a choice depends on it.
    opponents
        How the others choose. When they are indifferent, they choose what is worst for me.
    """

    def __init__(self, worth: Worth, opponents: Opponents = SELFISH) -> None:
        self._worth = worth
        self._opponents = opponents
        self._known: dict[Turn, tuple[Ending, ...]] = {}
        self._worths: dict[tuple[int, Share], float] = {}

    def endings(self, turn: Turn) -> tuple[Ending, ...]:
        """What everyone has in the end, and how likely; one ending where no one picks at random."""
        if turn.player is None:
            return ((1.0, turn.shares),)
        if turn not in self._known:
            self._known[turn] = self._solve(turn)
        return self._known[turn]

    def value(self, player: int, endings: Sequence[Ending]) -> float:
        """What a player thinks of endings, on average."""
        return sum(chance * self._worth_of(player, shares[player]) for chance, shares in endings)

    def _worth_of(self, player: int, share: Share) -> float:
        asked = player, share
        if asked not in self._worths:
            self._worths[asked] = self._worth(player, share)
        return self._worths[asked]

    def _solve(self, turn: Turn) -> tuple[Ending, ...]:
        ways = [self.endings(after) for _, after in turn.ways]
        if len(ways) == 1:
            return ways[0]
        assert turn.player is not None
        if turn.player == ME:
            return max(ways, key=lambda endings: self.value(ME, endings))
        random = self._opponents.random
        blind = [(random / len(ways), endings) for endings in ways]
        if random == 1:
            return _mixed(blind)
        best = self._chosen(turn.player, ways)
        return _mixed([(1 - random, best), *blind]) if random else best

    def _chosen(self, player: int, ways: Sequence[tuple[Ending, ...]]) -> tuple[Ending, ...]:
        """What an opponent does on purpose."""
        if not self._opponents.against:
            values = [self.value(player, endings) for endings in ways]
            ways = [way for way, value in zip(ways, values, strict=True) if value >= max(values) - EQUAL]
        # Many ways lead to the same for me.
        return ways[0] if len(ways) == 1 else min(ways, key=lambda endings: self.value(ME, endings))


def _mixed(parts: Sequence[tuple[float, Sequence[Ending]]]) -> tuple[Ending, ...]:
    """Endings of several ways, each as likely as its weight says."""
    found: dict[tuple[Share, ...], float] = {}
    for weight, endings in parts:
        for chance, shares in endings:
            found[shares] = found.get(shares, 0.0) + weight * chance
    return tuple((chance, shares) for shares, chance in found.items())
