"""The points of a position of any game, as ``score`` tells them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.models.contests import Contest
    from stockbook.models.pinzetta.position import SoloPosition
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.scoring import ScoreLine


@dataclass(frozen=True)
class AlbumScore:
    """The points of my album as it stands, in Stamp Swap.

    Parameters
    ----------
    position
        The position.
    lines
        The lines of the score.
    entered
        The contest that is entered, or counted as entered; None for none.
    assumed
        A text for all that is not counted.
    """

    position: Position
    lines: Sequence[ScoreLine]
    entered: Contest | None
    assumed: tuple[str, ...]


@dataclass(frozen=True)
class SoloScore:
    """My points against Pinzetta, as in Stamp Swap; the position has what hers are counted by."""

    solo: SoloPosition
    mine: AlbumScore

    @property
    def assumed(self) -> tuple[str, ...]:
        """A text for all that is not counted."""
        return self.mine.assumed


@dataclass(frozen=True)
class PlayersScore:
    """Each player's points so far in a game without contests, and a text for what they assume."""

    game: str
    players: Mapping[str, Sequence[ScoreLine]]
    assumed: tuple[str, ...] = ()
