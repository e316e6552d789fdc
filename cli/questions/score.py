"""The points of an album as it stands, for ``score``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stockbook.cli.questions.contests import pick_contest
from stockbook.engine.documents.not_counted import not_counted
from stockbook.models.contests import Contest
from stockbook.models.stampswap.game.table_score import table_score
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import ScoreLine, best_contest, score


@dataclass(frozen=True)
class AlbumScore:
    """The lines of an album as it stands, the contest entered, and a text for all that is not counted."""

    lines: Sequence[ScoreLine]
    entered: Contest | None
    assumed: tuple[str, ...]


def album_score(position: Position, contest: str | None, file: str) -> AlbumScore:
    """Score my album with the contest of a name or text, or the one that pays most.

    Raises
    ------
    Refused
        If the text means no contest that I may enter.
    """
    entered = best_contest(position) if contest is None else pick_contest(position, contest, file)
    waiting = len(position.place)
    which = f"the {waiting} stamps still to place are" if waiting > 1 else "the stamp still to place is"
    assumed: tuple[str, ...] = (f"{which} not counted: stockbook hint places them",) if waiting else ()
    if position.opponents:
        assumed += table_score(position, entered).missing
    lines = score(position, position.album, entered)
    return AlbumScore(lines, entered, (*assumed, *not_counted(position)))
