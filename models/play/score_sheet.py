"""Score sheets: everybody's points line by line, their places, and what breaks a tie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.models.stampswap.scoring import ScoreLine


@dataclass(frozen=True)
class ScoreSheet:
    """Everybody's points if the game ended now, line by line.

    ``ties`` has each player's number of what breaks a tie, the higher one wins, and ``tie_break`` the words
    for it: empty where ties are shared, or it is not known yet. ``missing`` has a text for all that is not
    counted because nobody has told it, or that is taken for granted. ``final`` is whether the game has ended
    and everybody's points are known, so that somebody has won.
    """

    players: Mapping[str, Sequence[ScoreLine]]
    tie_break: str = ""
    ties: Mapping[str, int] = field(default_factory=dict)
    missing: tuple[str, ...] = ()
    final: bool = True

    def total(self, name: str) -> int:
        """A player's points."""
        return sum(line.points for line in self.players[name])

    def place(self, name: str) -> int:
        """A player's place, from 1; those with equal points whom no tie-break parts share one."""
        mine = self._rank(name)
        return 1 + sum(self._rank(other) > mine for other in self.players)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those in the first place; none where nobody has won yet."""
        return tuple(name for name in self.players if self.final and self.place(name) == 1)

    def _rank(self, name: str) -> tuple[int, int]:
        return self.total(name), self.ties.get(name, 0)
