"""Induction over the number of tiles: how much the places of any of the new tiles can score.

``models/placement/counterexample.py`` has the rows. Here are the claims: a line from what one tile scores
to the plan to beat, raised to what plans of fewer tiles are known to score.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from random import Random

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.bitboard import Bitboard, Spot
from stockbook.models.album.stamps import Tile
from stockbook.models.contests.measure import InductionUse, Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.counterexample import MIN_TILES, Counterexample, grain
from stockbook.models.placement.halves import PARTS
from stockbook.optimizer.placement.local_search import LocalSearch
from stockbook.optimizer.placement.plan import InternalError
from stockbook.optimizer.solver.cpsat import Outcome


def local_part(scored: Iterable[tuple[Measure, Payoff]]) -> tuple[tuple[Measure, Payoff], ...]:
    """The part of what is scored that induction can bound, what pays most for a unit first.

    Nothing where induction does not pay for that first one.
    """
    found = [each for each in scored if each[0].induction is not InductionUse.NEVER]
    found.sort(key=lambda e: (e[0].induction is InductionUse.BESIDE, -max(e[1].steps), str(e)))
    return tuple(found) if found and found[0][0].induction is InductionUse.PAYS else ()


class Induction:
    """The most that the places of new tiles can score, as far as it is known.

    Parameters
    ----------
    album
        Its tiles stay where they are.
    tiles
        The new tiles; at least three.
    scored
        What is counted: a ``local_part``.

    Attributes
    ----------
    tell
        Called with each better bound on what any of the tiles score.
    """

    def __init__(self, album: Album, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]) -> None:
        self.tell: list[Callable[[int], None]] = []
        self._album = album
        self._tiles = tiles
        self._scored = scored
        self._board = Bitboard.of(album)
        self._counts = [(measure.fast_count(self._board), payoff) for measure, payoff in scored]
        spots = (spot for tile in set(tiles) for spot in self._board.spots(tile))
        self._spots = {spot.placed: spot for spot in spots if spot.placed}
        none = self._value(())
        one = max((self._value([spot]) for spot in self._spots.values()), default=none)
        #: What up to 0, 1, 2, ... tiles are known to score: for fewer than two the most.
        self._known = [none, max(none, one)] + [none] * (len(tiles) - 1)
        self._lock = threading.Lock()
        self._learned: set[frozenset[PlacedTile]] = set()
        #: Claims with the parts that are done, and those that are under way.
        self._proved: set[tuple[tuple[int, ...], int]] = set()
        self._asked: set[tuple[tuple[int, ...], int]] = set()

    def learn(self, placed: Iterable[PlacedTile]) -> None:
        """Take a plan: it says what its tiles, and each set of them, can score. Any thread may."""
        plan = frozenset(placed)
        with self._lock:
            if plan in self._learned:
                return
            self._learned.add(plan)
            spots = [self._spots[each] for each in plan]
            for number in range(MIN_TILES, len(spots) + 1):
                best = max(map(self._value, combinations(spots, number)))
                self._known[number] = max(self._known[number], best)

    def explore(self, rng: Random, steps: int, stopped: Callable[[], bool]) -> None:
        """Learn from runs of the local search with some of the tiles, one for each number."""
        local = LocalSearch(self._album, self._tiles, self._scored)
        numbers = range(MIN_TILES, len(self._tiles))
        for number in numbers:
            some = rng.sample(range(len(self._tiles)), number)
            self.learn(local.some(some).run(rng, steps // len(numbers), stopped))

    def claims(self, above: int | None) -> tuple[int, ...]:
        """What is claimed of 0, 1, 2, ... tiles, if only plans above this are asked for.

        Between known values they lie on the lines from the one to the other, so that each tile has to bring
        about the same. If nothing is asked, it is a unit for each tile at least, which is proved in a moment.
        """
        known = list(self._known)
        if above is not None:
            known[-1] = max(known[-1], above)
        none, step, claims = known[0], grain(self._scored), known[:MIN_TILES]
        for number in range(MIN_TILES, len(known)):
            line = max(
                known[low] + (known[high] - known[low]) * (number - low) // max(high - low, 1)
                for low in range(1, number + 1)
                for high in range(number, len(known))
            )
            claims.append(max(claims[-1], none + (line - none) // step * step))
        if above is None:
            unit = max(max(payoff.steps) for _, payoff in self._scored)
            for number in range(MIN_TILES, len(known)):
                claims[number] = max(claims[number], known[1] + (number - 1) * unit)
        return tuple(claims)

    def open(self, above: int | None) -> bool:
        """Whether there is a part of what is claimed that is neither proved yet nor being asked."""
        return bool(self._parts(self.claims(above)))

    def ask(self, above: int | None) -> Counterexample:
        """The rows that ask for a plan against the claims, in one part that is open."""
        claims = self.claims(above)
        part = self._parts(claims)[0]
        self._asked.add((claims, part))
        return Counterexample(self._album, self._tiles, self._scored, claims, part)

    def _parts(self, claims: tuple[int, ...]) -> list[int]:
        return [part for part in PARTS if (claims, part) not in self._proved | self._asked]

    def take(self, outcome: Outcome, refutation: Counterexample) -> None:
        """Take the result of a search for a plan against the claims.

        Raises
        ------
        InternalError
            If the rows promise more than the plan scores.
        """
        claims, part = refutation.claims, refutation.part
        self._asked.discard((claims, part))
        if outcome.values is not None:
            placed = refutation.placement.placed(outcome.values)
            claimed = refutation.points(outcome.values)
            counted = self._value([self._spots[each] for each in placed])
            if not claims[len(placed)] < claimed <= counted:
                raise InternalError(
                    f"{len(placed)} tiles: the search claims {claimed}, but {counted} is counted"
                )
            self.learn(placed)
        elif outcome.finished:
            self._proved.add((claims, part))
            if all((claims, each) in self._proved for each in PARTS):
                for tell in self.tell:
                    tell(claims[-1])

    def _value(self, spots: Sequence[Spot]) -> int:
        empty = self._board.empty & ~sum(spot.cells for spot in spots)
        return sum(payoff.at(count(empty, spots)) for count, payoff in self._counts)
