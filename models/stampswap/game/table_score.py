"""The points of everybody at the table as the albums stand, and the winners (rulebook, Final Show)."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.contests import Contest
from stockbook.models.play.score_sheet import ScoreSheet
from stockbook.models.stampswap.position import IMAGINARY_FOREVER, Position, forever_stamps
from stockbook.models.stampswap.scoring import TIE_BREAK, ScoreLine, best_contest, score
from stockbook.models.stampswap.swap.show_phase import seen_by

#: The label of the line of the points before this Show Phase.
BEFORE = "score track before"


def table_score(position: Position, contest: Contest | None) -> ScoreSheet:
    """The score sheet of a position; I enter the given contest, the others what they are said to enter.

    Of an opponent who is not said to enter any, the contest that pays most is taken. Players whose albums
    are not known are left out. Points before this Show Phase come first, where they are given.
    """
    everybody = (position.me, *position.opponents)
    views = {player.name: seen_by(position, n) for n, player in enumerate(everybody)}
    lines: dict[str, Sequence[ScoreLine]] = {}
    ties = {}
    for player in everybody:
        view = views[player.name]
        if view is None or player.album is None:
            continue
        entered = contest if player.name == "me" else player.entering or best_contest(view)
        before = () if player.points is None else (ScoreLine(BEFORE, player.points),)
        lines[player.name] = (*before, *score(view, view.album, entered))
        ties[player.name] = sum(placed.tile.rare_points for placed in view.album.tiles)
    unsaid = [
        other.name
        for other in position.opponents
        if other.entering is None and (view := views[other.name]) and view.open_contests
    ]
    assumed = [f"entering is not given of {', '.join(unsaid)}: the contest that pays most"] * bool(unsaid)
    given = [player.points is not None for player in everybody]
    if any(given) and not all(given):
        without = ", ".join(p.name for p, known in zip(everybody, given, strict=True) if not known)
        assumed.append(f"points are not given of {without}: nobody's final total can be compared")
    told = len(lines) == len(everybody) and (all(given) or not any(given))
    final = position.last and position.phase == "show" and told
    return ScoreSheet(lines, TIE_BREAK, ties, tuple(assumed), final)


def forever_place(mine: int, others: Sequence[int]) -> int | None:
    """The place of a number of forever stamps, 1 for the most; None without any."""
    return 1 + sum(other > mine for other in others) if mine else None


def forever_places(position: Position) -> dict[str, int | None]:
    """Each player's place by forever stamps; None without any, or where it is not known."""
    places: dict[str, int | None] = {}
    for number, player in enumerate((position.me, *position.opponents)):
        view = seen_by(position, number)
        places[player.name] = None
        if view is None or player.album is None or not view.last or view.rivals_assumed:
            continue
        if view.rivals is not None:
            places[player.name] = forever_place(forever_stamps(view.album), view.rivals)
    return places


def final_forever_places(names: Sequence[str], forever: Sequence[int]) -> dict[str, int | None]:
    """Each player's place by the numbers of forever stamps at the end of a game."""
    places = {}
    for number, (name, mine) in enumerate(zip(names, forever, strict=True)):
        rivals = (*forever[:number], *forever[number + 1 :])
        places[name] = forever_place(mine, (*rivals, *(IMAGINARY_FOREVER,) * (len(rivals) < 2)))
    return places
