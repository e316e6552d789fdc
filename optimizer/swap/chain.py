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


class Chain:
    """Choose turns from any moment on.

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
        self._known: dict[Choosing, tuple[Ending, ...]] = {}

    def endings(self, state: Choosing) -> tuple[Ending, ...]:
        """What everyone has in the end, and how likely; one ending where no one picks at random."""
        if state.turn is None:
            return ((1.0, state.shares),)
        if state not in self._known:
            self._known[state] = self._solve(state)
        return self._known[state]

    def after(self, state: Choosing) -> list[tuple[Pile, tuple[Ending, ...]]]:
        """Each pile that may be taken now, with what follows."""
        return [(pile, self.endings(state.take(pile))) for pile in state.piles()]

    def value(self, player: int, endings: Sequence[Ending]) -> float:
        """What a player thinks of endings, on average."""
        return sum(chance * self._worth(player, shares[player]) for chance, shares in endings)

    def _solve(self, state: Choosing) -> tuple[Ending, ...]:
        ways = [endings for _, endings in self.after(state)]
        if len(ways) == 1:
            return ways[0]
        assert state.turn is not None
        if state.turn == ME:
            return max(ways, key=lambda endings: self.value(ME, endings))
        random = self._opponents.random
        if random == 1:
            return _mixed([(1 / len(ways), endings) for endings in ways])
        best = self._chosen(state.turn, ways)
        if not random:
            return best
        return _mixed([(1 - random, best), *((random / len(ways), endings) for endings in ways)])

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
