"""The document of ``score`` against Pinzetta."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockbook.engine.documents.score import lines_document, score_document
from stockbook.models.contests import Contest
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.reading import GAME
from stockbook.models.pinzetta.scoring import her_score, winners
from stockbook.models.stampswap.scoring import ScoreLine, total, track_score


def solo_score_document(
    solo: SoloPosition, lines: Sequence[ScoreLine], contest: Contest | None, assumed: Sequence[str]
) -> dict[str, Any]:
    """The document of ``score`` against Pinzetta: my points as in Stamp Swap, hers, and the winners.

    Winners are known when the last round is scored and nothing is missing; else they are null.
    """
    position, hers = solo.show_phase(), her_score(solo)
    track = track_score(position.me.points, lines)
    final = position.last and position.phase == "show" and not assumed
    return {
        **score_document(position, lines, contest, assumed),
        "game": GAME,
        "her": {"total": total(hers), "lines": lines_document(hers)},
        "winners": list(winners(solo, track.certain, total(hers))) if final and track else None,
    }
