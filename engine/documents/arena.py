"""The documents of ``arena`` and of ``bench``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from stockbook.engine.documents.common import Number, search_document
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.arena.tally import Verdict

if TYPE_CHECKING:
    from stockbook.optimizer.arena.run import Arena as FinishedArena
    from stockbook.optimizer.arena.tally import Tally
    from stockbook.optimizer.arena.tally import Wins as CountedWins
    from stockbook.optimizer.bench import Bench as FinishedBench
    from stockbook.optimizer.bench import Growth as FoundGrowth
    from stockbook.optimizer.sampling.intervals import Estimate
    from stockbook.optimizer.solver.limits import SearchLimits
    from stockbook.optimizer.timing import TimedSearch as FoundTimes


class Mean(TypedDict):
    """A mean with its interval."""

    value: Number
    low: Number | None
    high: Number | None


def _mean(estimate: Estimate) -> Mean:
    low, high = (None if end is None else round(end, 4) for end in (estimate.low, estimate.high))
    return Mean(value=round(estimate.value, 4), low=low, high=high)


class AgentScore(Mean):
    """The mean score of an agent, and the time of its decisions."""

    agent: str
    decisions: int
    seconds: Number
    longest: Number


class Wins(TypedDict):
    """The games that an agent won; ``even`` is the share of one that is as strong as the others."""

    won: int
    lost: int
    drawn: int
    share: Mean
    even: Number


def _wins(wins: CountedWins) -> Wins:
    return Wins(won=wins.won, lost=wins.lost, drawn=wins.drawn, share=_mean(wins.share), even=wins.even)


class SequentialTest(TypedDict):
    """The sequential test of the first agent against the second."""

    effect: Number
    bound: Number
    llr: Number
    pairs: int
    verdict: Verdict


class Figures(TypedDict, total=False):
    """The figures of the complete pairs of an arena; without one there are none."""

    scores: list[AgentScore]
    lead: Mean
    percent: Mean | None
    wins: Wins | None
    beaten: list[Wins] | None
    sprt: SequentialTest


class Arena(Figures):
    """The games of two agents; without a complete pair there are no scores."""

    players: int
    agents: list[str]
    games: int
    pairs: int
    interrupted: bool


def arena_document(arena: FinishedArena, interrupted: bool, seconds: float, workers: int) -> dict[str, Any]:
    """The document of ``arena``; without a complete pair it has no scores.

    ``seconds`` are those since it began, without those of games that were finished before, and ``workers``
    the games at the same time.
    """
    tally = arena.tally
    names = [str(entrant.name) for entrant in arena.match.agents]
    content = Arena(
        players=arena.match.game.players,
        agents=names,
        games=tally.games,
        pairs=len(tally.pairs),
        interrupted=interrupted,
        **(_figures(names, tally) if tally.pairs else Figures()),
    )
    game = arena.match.game.name
    return search_document(
        content, None, goal=None, proved=None, seconds=seconds, seed=arena.seed, workers=workers, game=game
    )


def _figures(names: Sequence[str], tally: Tally) -> Figures:
    scores = []
    for place, (name, mean) in enumerate(zip(names, tally.means, strict=True)):
        number, seconds, longest = tally.decision_times(place)
        scores.append(
            AgentScore(
                agent=name,
                **_mean(mean),
                decisions=number,
                seconds=round(seconds, 3),
                longest=round(longest, 3),
            )
        )
    pairs, llr, verdict = tally.tested
    return Figures(
        scores=scores,
        lead=_mean(tally.lead),
        percent=None if tally.percent is None else _mean(tally.percent),
        wins=None if tally.wins is None else _wins(tally.wins),
        beaten=None if tally.beaten is None else [_wins(each) for each in tally.beaten],
        sprt=SequentialTest(
            effect=tally.test.effect,
            bound=round(tally.test.bound, 3),
            llr=round(llr, 3),
            pairs=pairs,
            verdict=verdict,
        ),
    )


class BenchRow(TypedDict):
    """A position of the benchmark: what was found, and the work of it."""

    name: str
    best: int
    bound: int
    conflicts: int
    branches: int
    rows_built: int
    calls: int
    seconds: Number


class Growth(TypedDict):
    """A figure of a position that has grown since it was recorded."""

    name: str
    figure: str
    recorded: int
    now: int


class Bench(TypedDict):
    """The benchmark of the search."""

    signature: int
    rows: list[BenchRow]
    grown: list[Growth]


class TimedSearch(TypedDict):
    """The search of a file: what was found, and seconds until the first plan, the best and the proof."""

    name: str
    best: int
    bound: int
    to_first: Number
    to_best: Number
    to_proof: Number | None


class TimedFiles(TypedDict):
    """The searches of one's own files, and the seconds that each of them had."""

    time: Number
    interrupted: bool
    rows: list[TimedSearch]


def timed_document(
    rows: Sequence[FoundTimes], limits: SearchLimits, interrupted: bool, seconds: float
) -> dict[str, Any]:
    """The document of ``bench`` with files: a row for each that was searched to its end."""
    shown = [
        TimedSearch(
            name=row.name,
            best=row.best,
            bound=row.bound,
            to_first=round(row.to_first, 3),
            to_best=round(row.to_best, 3),
            to_proof=None if row.to_proof is None else round(row.to_proof, 3),
        )
        for row in rows
    ]
    content = TimedFiles(time=limits.time, interrupted=interrupted, rows=shown)
    proved, game = all(row.to_proof is not None for row in rows), Position.game_name
    asked = limits.seed, limits.threads
    return search_document(content, None, Goal.NOW, proved, seconds, *asked, game=game, phase="show")


def bench_document(bench: FinishedBench, grown: Sequence[FoundGrowth]) -> dict[str, Any]:
    """The document of ``bench``: the signature, a row for each position, and the figures that have grown."""
    rows = [
        BenchRow(
            name=row.name,
            best=row.best,
            bound=row.bound,
            conflicts=row.conflicts,
            branches=row.branches,
            rows_built=row.rows_built,
            calls=row.calls,
            seconds=round(row.seconds, 3),
        )
        for row in bench.rows
    ]
    more = [
        Growth(name=each.name, figure=each.figure, recorded=each.recorded, now=each.now) for each in grown
    ]
    content = Bench(signature=bench.signature, rows=rows, grown=more)
    proved, game = all(row.best == row.bound for row in bench.rows), Position.game_name
    return search_document(content, None, Goal.NOW, proved, bench.seconds, 0, game=game, phase="show")
