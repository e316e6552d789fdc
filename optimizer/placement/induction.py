"""Bounds by induction over the number of tiles: what each tile has to bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random
from threading import Lock
from typing import TYPE_CHECKING

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.bitboard import Bitboard, Spot
from stockbook.models.album.stamps import Tile
from stockbook.models.contests.measure import InductionUse, Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.counterexample import (
    MIN_TILES,
    PARTS,
    Counterexample,
    grain,
    rows_of_plans,
)
from stockbook.models.placement.model import PlacementModel
from stockbook.optimizer.placement.compiled_search import local_search
from stockbook.optimizer.placement.local_search import LocalBoard
from stockbook.optimizer.placement.plan import InternalError
from stockbook.optimizer.placement.strategies import Strategy, TurnSearch
from stockbook.optimizer.solver.model_search import new_search
from stockbook.optimizer.solver.outcome import Outcome, Parameter

if TYPE_CHECKING:
    from stockbook.optimizer.placement.subproblem import Subproblem


def local_part(scored: Iterable[tuple[Measure, Payoff]]) -> tuple[tuple[Measure, Payoff], ...]:
    """The part of what is scored that induction can bound, what pays most for a unit first.

    Nothing where induction does not pay for that first one.
    """
    found = [each for each in scored if each[0].induction is not InductionUse.NEVER]
    found.sort(key=lambda e: (e[0].induction is InductionUse.BESIDE, -max(e[1].steps), str(e)))
    return tuple(found) if found and found[0][0].induction is InductionUse.PAYS else ()


class Induction:
    """A proof by induction over the number of tiles: claims of what they score at most, and which are proved.

    The tiles of the album stay where they are; the new ones are at least three. What is counted is a
    ``local_part``. Claims are a line from what one tile scores to the cutoff, raised to what plans of fewer
    tiles are known to score; ``models/placement/counterexample.py`` has the rows of a counterexample.
    """

    def __init__(self, album: Album, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]) -> None:
        #: Called with each better bound on what any of the tiles score.
        self.on_bound: list[Callable[[int], None]] = []
        self._album = album
        self._tiles = tiles
        self._scored = scored
        self._board = Bitboard.of(album)
        self._counts = [(measure.fast_count(self._board), payoff) for measure, payoff in scored]
        spots = (spot for tile in set(tiles) for spot in self._board.spots(tile))
        self._spots = {spot.placed: spot for spot in spots if spot.placed}
        without = self._points([])
        one = max((self._points([spot]) for spot in self._spots.values()), default=without)
        #: The points that up to 0, 1, 2, ... tiles are known to score; for fewer than two, the most.
        self._known = [without, max(without, one)] + [without] * (len(tiles) - 1)
        self._lock = Lock()
        self._learned: set[frozenset[PlacedTile]] = set()
        #: Claims with the parts of all plans that are proved, and those that are being searched.
        self._proved: set[tuple[tuple[int, ...], int]] = set()
        self._running: set[tuple[tuple[int, ...], int]] = set()

    def learn(self, placed: Iterable[PlacedTile]) -> None:
        """Learn from a plan what its tiles, and each set of them, can score. Any thread may call it."""
        plan = frozenset(placed)
        with self._lock:
            if plan in self._learned:
                return
            self._learned.add(plan)
            spots = [self._spots[each] for each in plan]
            for number in range(MIN_TILES, len(spots) + 1):
                best = max(map(self._points, combinations(spots, number)))
                self._known[number] = max(self._known[number], best)

    def explore(self, board: LocalBoard, rng: Random, builds: int, moves: int) -> None:
        """Learn from runs of the local search with some of the tiles, one for each number."""
        for number in range(MIN_TILES, len(self._tiles)):
            tiles = rng.sample(self._tiles, number)
            self.learn(local_search(board, tiles, self._scored).best_built(rng, builds, moves))

    def claims(self, cutoff: int | None) -> tuple[int, ...]:
        """The points that 0, 1, 2, ... tiles are claimed to score at most, given the cutoff for all of them.

        Between known points they lie on a line from the one to the other, so that each tile has to bring
        about the same. Without a cutoff they rise by a unit at least, which is proved in a tenth of a second.
        """
        known = list(self._known)
        if cutoff is not None:
            known[-1] = max(known[-1], cutoff)
        without, step, claims = known[0], grain(self._scored), known[:MIN_TILES]
        for number in range(MIN_TILES, len(known)):
            line = max(
                known[low] + (known[high] - known[low]) * (number - low) // max(high - low, 1)
                for low in range(1, number + 1)
                for high in range(number, len(known))
            )
            claims.append(max(claims[-1], without + (line - without) // step * step))
        if cutoff is None:
            unit = max(max(payoff.steps) for _, payoff in self._scored)
            for number in range(MIN_TILES, len(known)):
                claims[number] = max(claims[number], known[1] + (number - 1) * unit)
        return tuple(claims)

    def has_work(self, cutoff: int | None) -> bool:
        """Whether the claims have a part that is neither proved nor being searched."""
        return bool(self._open_parts(self.claims(cutoff)))

    def next_counterexample(self, cutoff: int | None) -> Counterexample:
        """The rows of a plan against the claims, in a part that is open; it counts as being searched."""
        claims = self.claims(cutoff)
        part = self._open_parts(claims)[0]
        self._running.add((claims, part))
        return Counterexample(self._rows, self._scored, claims, part)

    @cached_property
    def _rows(self) -> PlacementModel:
        """The rows that all counterexamples begin with, made when the first is asked for."""
        return rows_of_plans(self._album, self._tiles, self._scored)

    def _open_parts(self, claims: tuple[int, ...]) -> list[int]:
        return [part for part in PARTS if (claims, part) not in self._proved | self._running]

    def record_outcome(self, outcome: Outcome, counterexample: Counterexample) -> None:
        """Take the result of a search for a counterexample.

        Raises ``InternalError`` if the rows promise more than the plan scores.
        """
        claims, part = counterexample.claims, counterexample.part
        self._running.discard((claims, part))
        if outcome.values is not None:
            placed = counterexample.placement.placed(outcome.values)
            claimed = counterexample.points(outcome.values)
            counted = self._points([self._spots[each] for each in placed])
            if not claims[len(placed)] < claimed <= counted:
                raise InternalError(
                    f"{len(placed)} tiles: the search claims {claimed}, but {counted} is counted"
                )
            self.learn(placed)
        elif outcome.finished:
            self._proved.add((claims, part))
            if all((claims, each) in self._proved for each in PARTS):
                for call in self.on_bound:
                    call(claims[-1])

    def _points(self, spots: Sequence[Spot]) -> int:
        """The points of the album with tiles at these spots."""
        empty = self._board.empty & ~sum(spot.cells for spot in spots)
        return sum(payoff.at(count(empty, spots)) for count, payoff in self._counts)


#: Seconds, or work, of the first turn of an induction that bounds all: its searches take longer than others,
#: and what one has learned is lost at the end of its turn.
FIRST_INDUCTION_TURN = 2.0


@dataclass(frozen=True, kw_only=True)
class Counterexamples(Strategy):
    """The search for counterexamples to the claims of an induction."""

    name: str = "induction"
    induction: Induction
    rank: int = 1

    def has_work(self, subproblem: Subproblem, cutoff: int | None) -> bool:
        return self.induction.has_work(self._cutoff(subproblem, cutoff))

    def begin(
        self, subproblem: Subproblem, cutoff: int | None, parameters: Mapping[str, Parameter], lock: Lock
    ) -> TurnSearch:
        plan = subproblem.incumbent
        if plan:
            self.induction.learn(placed for _, placed in plan.placed if placed not in subproblem.fixed)
        counterexample = self.induction.next_counterexample(self._cutoff(subproblem, cutoff))
        turn = CounterexampleSearch(subproblem, cutoff, self.induction, counterexample)
        turn.search = new_search(counterexample.placement.model, {**parameters, **self.parameters})
        return turn

    def _cutoff(self, subproblem: Subproblem, cutoff: int | None) -> int | None:
        """The cutoff for the part of what is scored that the induction bounds.

        None where the rest depends on places too: any bound of the part helps then.
        """
        if cutoff is None or not subproblem.induction_bounds_all:
            return None
        return cutoff - subproblem.other_part_bound


@dataclass
class CounterexampleSearch(TurnSearch):
    """The search for a counterexample to the claims of an induction, in one part of all plans."""

    induction: Induction
    counterexample: Counterexample

    def take(self, outcome: Outcome) -> bool:
        self.induction.record_outcome(outcome, self.counterexample)
        return outcome.finished and outcome.values is None
