"""Seconds for last rounds of games: ``python -m benchmarks.sundays [--limit S] [--long S] [FILE ...]``.

The files in ``sundays/`` are the last cuts of games between two planners, with all goods face up. For each
file, three times are measured: until the best Show Phase is proved (with four of my goods and three of the
other player's), until the kept value of every cut is exact, and until its expected value is exact; and by how
many points another cut may be better than the first one by then, by bounds. ``--long`` searches the cuts
again for so many seconds, and compares the first answer with the second. ``--write N`` plays N games and
writes new files.
"""

from __future__ import annotations

import argparse
import time as clock
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.goals import position_of
from benchmarks.positions import SUNDAYS, sunday_show
from benchmarks.record import high
from stockbook.games.registry import make_game
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import LAST_ROUND, Position, seen_by
from stockbook.models.stampswap.reading import position_to_toml, read_position
from stockbook.models.stampswap.swap.cuts import cuts
from stockbook.optimizer.arena.agent import decision_rng
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.sampling.intervals import possible_regret
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stampswap.agents import StampSwapPlannerAgent
from stockbook.optimizer.swap.answer import CutAdvice
from stockbook.optimizer.swap.best_moves import best_cuts
from stockbook.optimizer.swap.opponent_cuts import KeptValues
from stockbook.optimizer.swap.valuation import Valuation
from stockbook.optimizer.swap.value_searches import ValueSearches

HEAD = f"{'':<12}{'show':>8}{'points':>8}{'kept':>8}{'expected':>10}{'regret':>8}{'less':>7}"


@dataclass(frozen=True)
class SundayRow:
    """The results for one file; times are in seconds, None where the limit was not enough."""

    #: Name of the file.
    name: str
    #: Seconds until the best Show Phase was proved.
    show: float | None
    #: Points of that Show Phase.
    points: int
    #: Seconds until the kept value, and the expected value, of every cut was exact.
    kept: float | None
    expected: float | None
    #: Points by which another cut may be better than the first when the search ends, by their bounds.
    regret: float
    #: Points by which the best cut is worse than that of a longer search; None without one.
    less: float | None = None

    def __str__(self) -> str:
        less = "" if self.less is None else f"{self.less:.1f}"
        seconds = [_cell(each) for each in (self.show, self.kept, self.expected)]
        points = f"{seconds[2]:>10}{self.regret:>8.1f}{less:>7}"
        return f"{self.name:<12}{seconds[0]:>8}{self.points:>8}{seconds[1]:>8}{points}"


def measure(name: str, position: Position, limit: float, longer: float | None = None) -> SundayRow:
    """Run one position.

    The position is a cut of the last round, with all goods face up. Each of the three answers has ``limit``
    seconds, the search to compare with ``longer``.
    """
    show = best_placement(sunday_show(position), limits=SearchLimits(limit))
    kept = _kept(position, position.me.collection, limit)
    cut = best_cuts(position, limits=SearchLimits(limit))
    less = None if longer is None else _less(cut, best_cuts(position, limits=SearchLimits(longer)))
    best = show.plans[0].points
    return SundayRow(
        name,
        show.seconds if best >= show.bound else None,
        best,
        kept,
        cut.seconds if cut.certain else None,
        possible_regret([row.expected for row in cut.rows]),
        less,
    )


def _kept(position: Position, goods: Goods, limit: float) -> float | None:
    """Seconds until the kept value of every cut is exact; None beyond the limit."""
    began = clock.monotonic()
    divisions = cuts(goods, reserves_allowed(position))
    kept = KeptValues(Valuation(seen_by(position, 0) or position), [goods], divisions)
    with ValueSearches(SearchBudget(SearchLimits(limit))) as searches:
        kept.solve(searches)
    exact = all(kept.of(cut)[1] for cut in divisions)
    return clock.monotonic() - began if exact else None


def _less(short: CutAdvice, long: CutAdvice) -> float:
    """The points by which the short search's cut is worse than the long one's, by the long one's values."""
    expected = {row.cut: row.expected.value for row in long.rows}
    return long.rows[0].expected.value - expected[short.rows[0].cut]


def _cell(seconds: float | None) -> str:
    return "-" if seconds is None else f"{seconds:.2f}"


def summary(rows: list[SundayRow]) -> str:
    """The median and the 95th percentile of each time, and how many were proved within the limit."""
    lines = []
    for what in ("show", "kept", "expected"):
        times = sorted(float("inf") if (each := getattr(row, what)) is None else each for row in rows)
        proved = sum(each < float("inf") for each in times)
        figures = f"median {median(times):.2f} s, 95 % {high(times):.2f} s"
        lines.append(f"{what:<9} proved {proved} of {len(times)}, {figures}")
    proved = sum(row.regret == 0 for row in rows)
    close = sum(row.regret <= 1 for row in rows)
    lines.append(f"the first cut proved best in {proved}, within a point of the best in {close}")
    compared = [row.less for row in rows if row.less is not None]
    if compared:
        lost = [less for less in compared if less > 0]
        mean = sum(compared) / len(compared)
        lines.append(f"a worse cut than that of the longer search in {len(lost)}, {mean:.2f} points less")
    return "\n".join(lines)


def played(seed: int) -> Position:
    """The first cut of the last round of a game between two planners, with all goods face up."""
    game = make_game("stampswap", 2)
    assert isinstance(game, StampSwap)
    rng = Random(seed)
    state = game.start(rng)
    agent = StampSwapPlannerAgent(game)
    for number in range(10_000):
        player = game.turn(state)
        assert player is not None
        if state.table.phase == "cut" and state.table.round == LAST_ROUND:
            table = replace(state.table, down=frozenset())
            return position_of(game.pieces, game.view(replace(state, table=table), player))
        state = game.apply(state, agent.act(game.view(state, player), decision_rng(seed, number)), rng)
    raise AssertionError("a game without a last round")


def write(number: int) -> None:
    """Play so many games and write their last cuts."""
    SUNDAYS.mkdir(exist_ok=True)
    for seed in range(1, number + 1):
        text = position_to_toml(played(seed))
        head = "# Demo data: a game with the demo deck, whose tiles and cards are invented; planners, seed"
        (SUNDAYS / f"sunday-{seed:02}.toml").write_text(f"{head} {seed}.\n{text}", encoding="utf-8")


def main() -> None:
    """Run the files, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sundays", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="[all in benchmarks/sundays]")
    parser.add_argument("--limit", type=float, default=5.0, help="seconds for each answer [%(default)g]")
    parser.add_argument("--long", type=float, help="compare with a search of so many seconds")
    parser.add_argument("--write", type=int, metavar="N", help="play N games and write the files")
    options = parser.parse_args()
    if options.write:
        write(options.write)
        return
    rows = []
    print(HEAD)
    for path in options.files or sorted(SUNDAYS.glob("*.toml")):
        rows.append(measure(path.stem, read_position(path), options.limit, options.long))
        print(rows[-1], flush=True)
    print(f"\n{summary(rows)}")


if __name__ == "__main__":
    main()
