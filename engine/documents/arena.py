"""The document of ``arena``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.heading import search_document

if TYPE_CHECKING:
    from stockbook.optimizer.arena.run import Arena
    from stockbook.optimizer.arena.tally import Wins
    from stockbook.optimizer.sampling.intervals import Estimate


def arena_document(arena: Arena, interrupted: bool, seconds: float, workers: int) -> dict[str, Any]:
    """The document of ``arena``; without a complete pair it has no scores.

    Parameters
    ----------
    arena
        The arena, after its games.
    interrupted
        Whether Ctrl-C ended it.
    seconds
        Seconds since it began, without those of games that were finished before.
    workers
        Number of games played at the same time.
    """
    return search_document(
        _games(arena, interrupted),
        None,
        game=arena.match.game.name,
        phase=None,
        goal=None,
        proved=None,
        seconds=seconds,
        seed=arena.seed,
        workers=workers,
    )


def _games(arena: Arena, interrupted: bool) -> dict[str, Any]:
    tally = arena.tally
    names = [str(entrant.name) for entrant in arena.match.agents]
    document: dict[str, Any] = {
        "players": arena.match.game.players,
        "agents": names,
        "games": tally.games,
        "pairs": len(tally.pairs),
        "interrupted": interrupted,
    }
    if not tally.pairs:
        return document
    scores = []
    for place, (name, mean) in enumerate(zip(names, tally.means, strict=True)):
        decisions, seconds, longest = tally.decision_times(place)
        decision_times = {"decisions": decisions, "seconds": round(seconds, 3), "longest": round(longest, 3)}
        scores.append({"agent": name, **_estimate(mean), **decision_times})
    pairs, llr, verdict = tally.tested
    return document | {
        "scores": scores,
        "lead": _estimate(tally.lead),
        "percent": tally.percent and _estimate(tally.percent),
        "wins": tally.wins and _wins(tally.wins),
        "beaten": tally.beaten and [_wins(each) for each in tally.beaten],
        "sprt": {
            "effect": tally.test.effect,
            "bound": round(tally.test.bound, 3),
            "llr": round(llr, 3),
            "pairs": pairs,
            "verdict": verdict,
        },
    }


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    ends = (None if end is None else round(end, 4) for end in (estimate.low, estimate.high))
    return dict(zip(("value", "low", "high"), (round(estimate.value, 4), *ends), strict=True))


def _wins(wins: Wins) -> dict[str, Any]:
    counts = {"won": wins.won, "lost": wins.lost, "drawn": wins.drawn}
    return {**counts, "share": _estimate(wins.share), "even": wins.even}
