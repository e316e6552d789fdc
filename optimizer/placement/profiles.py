"""The strategy of profiles: dynamic programming that proves what a contest's placements score at most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from threading import Lock
from typing import TYPE_CHECKING

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Size, Tile
from stockbook.models.contests.measure import ProfileKind
from stockbook.models.contests.payoff import Payoff
from stockbook.optimizer.compiled.web_assembly import NotCompiledError
from stockbook.optimizer.placement.profile_search import (
    POINTS,
    SECONDS,
    WAYS,
    ProfileOutcome,
    ProfileProblem,
    ProfileSearch,
    TileSet,
    tile_set,
)
from stockbook.optimizer.placement.strategies import CLAUSE_LEARNING, Strategy, TurnSearch
from stockbook.optimizer.solver.outcome import Outcome, Parameter

if TYPE_CHECKING:
    from stockbook.optimizer.placement.subproblem import Subproblem

#: The most work of a search: a hundredth of the positions with as many tiles as usual take more.
MOST_WORK = 25_000_000 * SECONDS
#: How many times the effort of a proof counts that is mostly the fastest: it has one thread most of the time.
LEADING_WEIGHT = 0.25
#: The parameter that limits the work of a turn.
WORK = "max_deterministic_time"


def without_some(tiles: TileSet, sure: frozenset[Size]) -> Iterator[TileSet]:
    """A set of tiles, all of it first, and without those that may be discarded."""
    numbers = [range(many, many - 1 if size[:2] in sure else -1, -1) for size, many in tiles]
    for some in product(*numbers):
        yield tuple((size, many) for (size, _), many in zip(tiles, some, strict=True) if many)


class ProfileProof:
    """The proof by profiles of one contest, which goes on from turn to turn.

    Of ``tiles``, those of sizes that are ``sure`` to fit cannot be discarded; ``certain`` are the points that
    come wherever all of them lie. A tile may be discarded where it has no place, so the sets without some of
    the others are searched too, whether they leave a place or not: that bounds the plans.
    """

    def __init__(
        self,
        album: Album,
        tiles: Sequence[Tile],
        payoffs: Mapping[ProfileKind, Payoff],
        sure: frozenset[Size],
        certain: int,
    ) -> None:
        self.tiles = tiles
        self.certain = certain
        # Of more sets there are too many ways.
        sets = islice(without_some(tile_set(tiles, payoffs), sure), WAYS)
        self._problem = ProfileProblem(album, payoffs, dict.fromkeys(sets, -POINTS))
        self._over = False
        self._search: ProfileSearch | None = None
        self._cutoff: int | None = None

    @property
    def pays(self) -> bool:
        """Whether it may be the fastest: not where it may take too long, nor for corners and edges alone."""
        others = self._problem.payoffs.keys() - {ProfileKind.CORNERS, ProfileKind.EDGES}
        return bool(others) and self._problem.suits

    def leads(self, *, roomy: bool) -> bool:
        """Whether it mostly is the fastest proof: by what pays most for a unit, but for edges.

        That are double holes and surrounded stamps, and regions where half of the empty spaces stay empty.
        """
        paid = {kind: max(payoff.steps) for kind, payoff in self._problem.payoffs.items()}
        paid.pop(ProfileKind.EDGES, None)
        best = max(paid, key=paid.__getitem__)
        fast = (ProfileKind.DOUBLE_HOLES, ProfileKind.SURROUNDED)
        return best in fast or (best is ProfileKind.REGIONS and roomy)

    def may_go_on(self, cutoff: int) -> bool:
        """Whether there is more to prove of placements with an objective above the cutoff."""
        return not self._over and (self._cutoff is None or cutoff >= self._cutoff)

    def search(self, cutoff: int) -> ProfileSearch:
        """The search for placements with an objective above the cutoff, where the last turn left it.

        Raises ``NotCompiledError`` where it has no memory.
        """
        if not self._search:
            self._search = ProfileSearch(self._problem, MOST_WORK)
        self._search.raise_cutoffs(cutoff - self.certain)
        self._cutoff = cutoff
        return self._search

    def end(self) -> None:
        """Go on no more: all is proved, or cannot be. The memory of its search is freed."""
        self._over = True
        self._search = None


@dataclass(frozen=True, kw_only=True)
class Profiles(Strategy):
    """Dynamic programming over profiles, without rows; what it has done in a turn is kept for the next."""

    name: str = "profiles"
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    proof: ProfileProof

    def has_work(self, subproblem: Subproblem, cutoff: int | None) -> bool:
        return cutoff is not None and self.proof.may_go_on(cutoff)

    def begin(
        self, subproblem: Subproblem, cutoff: int | None, parameters: Mapping[str, Parameter], lock: Lock
    ) -> TurnSearch:
        assert cutoff is not None
        try:
            search = self.proof.search(cutoff)
        except NotCompiledError:
            self.proof.end()
            return CLAUSE_LEARNING.begin(subproblem, cutoff, parameters, lock)
        return ProfileTurn(subproblem, cutoff, search, self.proof, float(parameters.get(WORK, "inf")))


@dataclass
class ProfileTurn(TurnSearch):
    """A turn of a proof by profiles, with the most work of it."""

    search: ProfileSearch
    proof: ProfileProof
    work: float

    def run(self) -> ProfileOutcome:
        return self.search.run(self.work)

    def take(self, outcome: Outcome) -> bool:
        assert isinstance(outcome, ProfileOutcome)
        if outcome.finished or self.search.exhausted:
            self.proof.end()
        best = max(outcome.optima.values(), key=lambda optimum: optimum.points, default=None)
        if best:
            self.subproblem.record_placed(best.placed(self.proof.tiles))
        if outcome.finished:
            self.subproblem.record_bound(best.points + self.proof.certain if best else self.least)
        return False
