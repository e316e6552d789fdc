"""The points of everybody at the table as the albums stand, and the winners (rulebook, Final Show)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stockbook.models.contests import Contest
from stockbook.models.games.score_sheet import ScoreSheet
from stockbook.models.stampswap.position import IMAGINARY_FOREVER, Player, Position, forever_stamps
from stockbook.models.stampswap.scoring import ScoreLine, best_contest, score, total
from stockbook.models.stampswap.swap.show_phase import seen_by

#: The label of the line of the points before this Show Phase.
BEFORE = "score track before"


@dataclass(frozen=True)
class PlayerScore:
    """The points of one player as their album stands.

    Parameters
    ----------
    player
        The name.
    lines
        The points line by line; None where the album is not known. Those before this Show Phase come first,
        where they are given.
    rares
        The sum of the values of rare stamps in the album, which breaks ties; None where it is not known.
    forever
        The place by forever stamps, 1 for the most; None without any, or where it is not known.
    """

    player: str
    lines: tuple[ScoreLine, ...] | None = None
    rares: int | None = None
    forever: int | None = None

    @property
    def total(self) -> int | None:
        """The sum of the lines; None where they are not known."""
        return None if self.lines is None else total(self.lines)


@dataclass(frozen=True)
class TableScore:
    """The points of everybody at the table.

    Parameters
    ----------
    players
        Everybody, me first, then clockwise.
    winners
        The names of those who win; None before the end, or where something is not known.
    assumed
        A text for each thing that is taken for granted.
    """

    players: tuple[PlayerScore, ...]
    winners: tuple[str, ...] | None
    assumed: tuple[str, ...]


def table_score(position: Position, contest: Contest | None) -> TableScore:
    """Score every player of a position; I enter the given contest, the others what they are said to enter.

    Of an opponent who is not said to enter any, the contest that pays most is taken.
    """
    everybody = (position.me, *position.opponents)
    rows = [_player_score(seen_by(position, n), player, contest) for n, player in enumerate(everybody)]
    unsaid = [
        other.name
        for n, other in enumerate(position.opponents, 1)
        if other.entering is None and (view := seen_by(position, n)) and view.open_contests
    ]
    assumed = [f"entering is not given of {', '.join(unsaid)}: the contest that pays most"] * bool(unsaid)
    given = [player.points is not None for player in everybody]
    if any(given) and not all(given):
        without = ", ".join(p.name for p, known in zip(everybody, given, strict=True) if not known)
        assumed.append(f"points are not given of {without}: nobody's final total can be compared")
    final = position.last and position.phase == "show" and (all(given) or not any(given))
    return TableScore(tuple(rows), _winners(rows) if final else None, tuple(assumed))


def final_score(sheet: ScoreSheet, forever: Sequence[int]) -> TableScore:
    """The points of everybody at the end of a game, with the places for their numbers of forever stamps."""
    rows = []
    for number, (name, mine) in enumerate(zip(sheet.players, forever, strict=True)):
        rivals = (*forever[:number], *forever[number + 1 :])
        rivals += (IMAGINARY_FOREVER,) * (len(rivals) < 2)
        place = 1 + sum(rival > mine for rival in rivals) if mine else None
        rows.append(PlayerScore(name, tuple(sheet.players[name]), sheet.ties[name], place))
    return TableScore(tuple(rows), sheet.winners if len(rows) > 1 else None, sheet.missing)


def _player_score(view: Position | None, player: Player, contest: Contest | None) -> PlayerScore:
    """The points of a player, by the position from their side."""
    if view is None or player.album is None:
        return PlayerScore(player.name)
    if player.name != "me":
        contest = player.entering or best_contest(view)
    before = () if player.points is None else (ScoreLine(BEFORE, player.points),)
    mine, place = forever_stamps(view.album), None
    if mine and view.last and view.rivals is not None and not view.rivals_assumed:
        place = 1 + sum(rival > mine for rival in view.rivals)
    rares = sum(placed.tile.rare_points for placed in view.album.tiles)
    return PlayerScore(player.name, (*before, *score(view, view.album, contest)), rares, place)


def _winners(rows: Sequence[PlayerScore]) -> tuple[str, ...] | None:
    """The most points; then the higher total of rare values; then shared. None if an album is not known."""
    if any(row.lines is None for row in rows):
        return None
    ranks = [(row.total or 0, row.rares or 0) for row in rows]
    return tuple(row.player for row, rank in zip(rows, ranks, strict=True) if rank == max(ranks))
