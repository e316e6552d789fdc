"""The points of a position against Pinzetta, in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.cli.rendering.page import Page, lines_table
from stockbook.cli.rendering.placement import show_score
from stockbook.models.contests import Contest
from stockbook.models.files.words import counted
from stockbook.models.pinzetta.position import SoloPosition, her_name
from stockbook.models.pinzetta.scoring import HER, ME, her_score
from stockbook.models.stampswap.scoring import ScoreLine, total

#: The last line, by the winners.
WON = {(ME,): "You win", (HER,): "Pinzetta wins", (ME, HER): "A draw"}


def show_solo_score(
    solo: SoloPosition,
    lines: Sequence[ScoreLine],
    entered: Contest | None,
    winners: Sequence[str] | None,
) -> None:
    """Print my points as in Stamp Swap, then hers, and the winners where they are known."""
    show_score(solo.show_phase(), lines, entered)
    page = Page()
    hers = her_score(solo)
    page.print()
    page.heading(f"{her_name(solo.her)}: {counted(total(hers), 'point')}")
    page.print(lines_table(hers))
    if winners:
        page.print()
        page.print(WON[tuple(winners)])
