"""The scorer: the points of a Show Phase, line by line. It knows no solver and checks every plan."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.counts import Count
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.stampswap.position import (
    FOREVER,
    SPECIALIST_POINTS,
    TOKEN_POINTS,
    Position,
    forever_payoff,
)

#: The label of the line of all stamp values.
VALUES = "stamp values"


@dataclass(frozen=True)
class Award:
    """A source of points in a Show Phase: a measure of the final album, its payoff and its label."""

    label: str
    measure: Measure
    payoff: Payoff
    shows_count: bool = True


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score: ``count`` units are worth ``points``; None where nothing is counted."""

    label: str
    points: int
    count: int | None = None


def awards(position: Position, contest: Contest | None) -> list[Award]:
    """The awards of this Show Phase, and of the Final Show in the last round (commands, ``--goal now``).

    The contest entered first, then the exhibitors; after the last round the Finale and, where the
    others' are known, the forever stamps.
    """
    entered = (contest, *position.me.exhibitors) if contest else position.me.exhibitors
    found = [Award(str(each), each.measure, each.payoff) for each in entered]
    if position.last:
        finale = position.finale
        if finale:
            found.append(Award(f"finale: {finale}", finale.measure, finale.payoff))
        if position.rivals is not None:
            payoff = forever_payoff(position.rivals)
            found.append(Award("forever stamps", Count(FOREVER), payoff, shows_count=False))
    return found


def score(
    position: Position, album: Album, contest: Contest | None, discarded: Iterable[Tile] = ()
) -> list[ScoreLine]:
    """The lines of a finished Show Phase; their points add up to its total.

    Parameters
    ----------
    position
        The position, with the contests and my cards.
    album
        My album after placing.
    contest
        The contest to enter, or None.
    discarded
        Tiles that found no place; they score their values at once.
    """
    lines = []
    for award in awards(position, contest):
        units = award.measure.count(album)
        count = units if award.shows_count else None
        lines.append(ScoreLine(award.label, award.payoff.at(units), count))
    cards = len(position.me.exhibitors) + (contest is not None)
    values = sum(placed.tile.points for placed in album.tiles) + sum(t.points for t in discarded)
    lines[cards:cards] = owned(position, values)
    return lines


@dataclass(frozen=True)
class TrackScore:
    """The points of a Show Phase as the score track shows them.

    Parameters
    ----------
    marked
        Points that the table marks now: the contest, exhibitors, token, and values of discarded stamps.
    track
        Points on the track after that.
    certain
        Points that are certain at the end: the track, values in the album, specialists, and in the last
        round the Final Show.
    """

    marked: int
    track: int
    certain: int

    def __str__(self) -> str:
        return f"score track: {self.marked:+} to {self.track}; certain at the end: {self.certain}"


def track_score(
    before: int | None, lines: Sequence[ScoreLine], discarded: Iterable[Tile] = ()
) -> TrackScore | None:
    """The points of a Show Phase on the track, which had ``before`` points; None where they are unknown."""
    if before is None:
        return None
    # The lines of cards and of the token come before that of the values.
    cards = takewhile(lambda line: line.label != VALUES, lines)
    marked = total(cards) + sum(tile.points for tile in discarded)
    return TrackScore(marked, before + marked, before + total(lines))


def total(lines: Iterable[ScoreLine]) -> int:
    """The sum of the points."""
    return sum(line.points for line in lines)


def owned(position: Position, values: int) -> list[ScoreLine]:
    """The lines of what I own: the token, the sum of stamp ``values``, the specialists."""
    lines = []
    if position.me.first_player:
        lines.append(ScoreLine("first-player token", TOKEN_POINTS))
    lines.append(ScoreLine(VALUES, values))
    if position.me.specialists:
        lines.append(ScoreLine("specialists", SPECIALIST_POINTS * len(position.me.specialists)))
    return lines
