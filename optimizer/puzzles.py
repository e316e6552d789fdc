"""Placement puzzles are generated: positions with one best answer, graded by what greedy players lose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import version
from random import Random

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.puzzles.dealing import CONTESTS, PuzzleKind, PuzzleLevel, choose, deal_contest, deal_fit
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import position_to_toml
from stockbook.optimizer.placement.plan import PlacementAdvice, Plan, make_plan
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits


def greedy_plan(
    position: Position, contest: Contest, lookahead: int = 1, check: Callable[[], None] | None = None
) -> Plan:
    """Place each tile in turn where the contest scores most, first in reading order on ties.

    With a lookahead of 1 only the tile to place is looked at, with 2 the next one too, at its best place
    after it. ``check`` is called before each place is looked at, and may end it with an exception.
    """

    def points(place: PlacedTile | None) -> int:
        if check:
            check()
        return _best_points(_with(album, place), tiles[1:], contest)

    album = position.album
    placed: list[PlacedTile] = []
    for item in range(len(position.place)):
        tiles = position.place[item : item + lookahead]
        # max keeps the first of equal ones, and places are in reading order.
        best = max(_places(album, tiles[0]), key=points)
        if best:
            placed.append(best)
            album = _with(album, best)
    return make_plan(position, placed, contest)


def _best_points(album: Album, tiles: Sequence[Tile], contest: Contest) -> int:
    """The points of the contest once these tiles are placed as well as can be."""
    if not tiles:
        return contest.points(album)[1]
    return max(_best_points(_with(album, place), tiles[1:], contest) for place in _places(album, tiles[0]))


def _places(album: Album, tile: Tile) -> list[PlacedTile | None]:
    """The places of a tile, in reading order; only None where it fits nowhere."""
    return [PlacedTile.at(tile, cell) for cell in album.fits(tile.width, tile.height)] or [None]


def _with(album: Album, placed: PlacedTile | None) -> Album:
    return album.with_tiles([placed]) if placed else album


#: Limits of a proof; what takes longer makes no puzzle.
LIMITS = SearchLimits(time=1.0, deterministic=True)
#: Attempts with one contest before another is tried: some contests make a puzzle far more often than others.
ATTEMPTS = 15

#: Level -> stamps to place and empty spaces, with which most positions of the level are found.
CONTEST_SIZES = {PuzzleLevel.EASY: (3, 30), PuzzleLevel.MEDIUM: (4, 42), PuzzleLevel.HARD: (5, 48)}
#: Level -> stamps of a perfect fit.
FIT_SIZES = {PuzzleLevel.EASY: 4, PuzzleLevel.MEDIUM: 5, PuzzleLevel.HARD: 8}


@dataclass(frozen=True)
class Puzzle:
    """A position with one best answer."""

    #: A Show Phase with one contest.
    position: Position
    #: Its two best plans, both proved, from a deterministic search.
    answer: PlacementAdvice
    #: The plans of greedy players who look at one stamp, and at two.
    quick: Plan
    careful: Plan

    @property
    def contest(self) -> Contest:
        return self.position.contests[0]

    @property
    def best(self) -> int:
        return self.answer.best

    @property
    def second(self) -> int:
        return self.answer.plans[1].points

    @property
    def points_lost(self) -> tuple[int, int]:
        """Points that the quick player loses to the best answer, and the careful one."""
        return self.best - self.quick.points, self.best - self.careful.points

    @property
    def level(self) -> PuzzleLevel:
        """Easy where the careful player finds the answer, hard where not even the next best is reached."""
        if self.careful.points == self.best:
            return PuzzleLevel.EASY
        return PuzzleLevel.MEDIUM if self.careful.points == self.second else PuzzleLevel.HARD


def puzzle_from(position: Position, budget: SearchBudget | None = None) -> Puzzle | None:
    """Make a puzzle of a position with one contest.

    None unless its best answer is proved to be the only one, up to swaps of equal stamps, places every stamp,
    and is missed by the quick player. The time of a budget ends it with ``Stopped``.
    """
    (contest,) = position.contests
    limits = replace(LIMITS, on_progress=budget.watch) if budget else LIMITS
    answer = best_placement(position, contests=[contest], plans=2, limits=limits)
    if answer.interrupted:
        raise KeyboardInterrupt
    alone = len(answer.plans) == 2 and answer.plans[1].points < answer.best
    if not (answer.proved and alone) or answer.plans[0].discarded:
        return None
    check = budget.check if budget else None
    quick, careful = (greedy_plan(position, contest, lookahead, check) for lookahead in (1, 2))
    return Puzzle(position, answer, quick, careful) if quick.points < answer.best else None


def puzzles(
    seed: int, level: PuzzleLevel, kind: PuzzleKind, budget: SearchBudget | None = None
) -> Iterator[Puzzle | None]:
    """Generate puzzles of a level, the same in the same order for a seed; None for each failed attempt.

    Raises ``Stopped`` when the time of the budget is over.
    """
    rng = Random(f"{kind} {level} {seed}")
    while True:
        contest = choose(rng, CONTESTS)
        for _ in range(ATTEMPTS):
            if budget:
                budget.check()
            if kind is PuzzleKind.FIT:
                position = deal_fit(rng, FIT_SIZES[level])
            else:
                position = deal_contest(rng, contest, *CONTEST_SIZES[level])
            puzzle = puzzle_from(position, budget)
            if puzzle and puzzle.level is level:
                yield puzzle
                break
            yield None


def puzzle_toml(puzzle: Puzzle, seed: int, kind: PuzzleKind) -> str:
    """The position file of a puzzle, with its measures and its proof in comments.

    The conflicts of the proof are those of this version; the rest follows from the rules alone.
    """
    quick, careful = puzzle.points_lost
    name = "Perfect fit" if kind is PuzzleKind.FIT else "Puzzle"
    return (
        f"# {name} {seed}, {puzzle.level}\n"
        "# Where do the stamps go? One answer scores most (equal stamps may swap); it places all of them.\n"
        f"# Proved: the best scores {puzzle.best}, the next best {puzzle.second}.\n"
        f"# Who looks one stamp ahead is {quick} short, who looks two ahead {careful}.\n"
        f"# Stockbook {version('stockbook')} proved it in {puzzle.answer.conflicts} conflicts.\n"
        f"# All invented, by stockbook puzzle new --seed {seed} --level {puzzle.level} --kind {kind}\n"
        f"{position_to_toml(puzzle.position)}"
    )


def tile_to_reveal(position: Position, plan: Plan) -> tuple[int, PlacedTile]:
    """The (item, tile) that a hint reveals: the first that the quick player puts elsewhere, or the first."""
    quick = greedy_plan(position, plan.contest or position.open_contests[0]).placement
    return next((each for each in plan.placed if each[1] not in quick), plan.placed[0])
