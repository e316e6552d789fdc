"""Bundles, sets of goods whose values are searched: what is known of them, what they share, their plans."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import and_, or_
from random import Random

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.bitboard import bits_of
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.cp_model import CpModel
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards, owned_points
from stockbook.optimizer.placement.compiled_search import LocalSearch, local_search
from stockbook.optimizer.placement.local_search import LocalBoard
from stockbook.optimizer.placement.plan import Plan, make_plan

#: Number of placements that are built for each bundle and contest, and the moves that improve each.
BUILDS, MOVES = 2, 300
#: Width, height, and what each measure sees of each stamp besides its size.
TileSignature = tuple[int, int, tuple[tuple[str, ...], ...]]


def signature_of(tile: Tile, measures: Sequence[Measure]) -> TileSignature:
    """The signature of a tile for some measures; comparable where they are the same in the same order."""
    faces = (tuple(measure.visible_face(stamp) for measure in measures) for stamp in tile.stamps)
    return tile.width, tile.height, tuple(faces)


class HeuristicPlans:
    """The plans that local search finds for one Show Phase."""

    def __init__(self, position: Position, board: LocalBoard, seed: int) -> None:
        self._position = position
        self._board = board
        self._seed = seed
        self._rng = Random(seed)
        self._searches: dict[Contest | None, LocalSearch] = {}
        self._scored = {contest: scored_by(position, contest) for contest in position.may_enter}
        self._owned = owned_points(position)
        #: Points of the best plan returned so far.
        self._best: float = float("-inf")

    def built(self, contests: Iterable[Contest | None], number: int, moves: int, best: int) -> list[Plan]:
        """Plans of more points than ``best``: the best of those built for each contest.

        So many are built, or more where that is fast, with moves each; once for contests that ask for the
        same of places.
        """
        different = {
            frozenset(scored for scored in self._scored[contest] if scored[0].spatial): contest
            for contest in contests
        }
        searches = [search for search in map(self._search, different.values()) if search.useful]
        return [
            plan
            for search in searches
            for plan in self._better(search.best_built(self._rng, number * search.speed, moves), best)
        ]

    def for_position(self, position: Position) -> HeuristicPlans:
        """The same for another Show Phase on this album."""
        return HeuristicPlans(position, self._board, self._seed)

    def _search(self, contest: Contest | None) -> LocalSearch:
        if contest not in self._searches:
            self._searches[contest] = local_search(self._board, self._position.place, self._scored[contest])
        return self._searches[contest]

    def _better(self, placed: Sequence[PlacedTile], best: int) -> list[Plan]:
        """The plan with the contest that pays most, if it has more points than any before; most have not."""
        units = self._board.units(
            placed, {measure for scored in self._scored.values() for measure, _ in scored}
        )
        points = {
            contest: sum(payoff.at(units[measure]) for measure, payoff in scored)
            for contest, scored in self._scored.items()
        }
        contest = max(points, key=points.__getitem__)
        found = points[contest] + self._owned
        if found <= max(best, self._best):
            return []
        self._best = found
        return [make_plan(self._position, placed, contest)]


def scored_by(position: Position, contest: Contest | None) -> list[tuple[Measure, Payoff]]:
    """The measures that a Show Phase with a contest is scored by, with their payoffs."""
    return [(award.measure, award.payoff) for award in awards(position, contest)]


def best_entered(position: Position, placed: Sequence[PlacedTile]) -> Plan:
    """The plan with the contest that pays most for a placement."""
    album = position.album.with_tiles(placed)
    best = max(position.may_enter, key=lambda contest: contest.points(album)[1] if contest else 0)
    return make_plan(position, placed, best)


@dataclass(eq=False)
class Bundle:
    """A set of goods with the best plan known for it and upper bounds on its points."""

    #: The Show Phase with these goods.
    position: Position
    #: What the scoring sees of each tile to place, in their order.
    signatures: tuple[TileSignature, ...]
    #: The best plan known.
    plan: Plan
    #: Points of the goods wherever they lie. All other points here leave them out.
    fixed_points: int
    #: The texts of the cards that score among the goods.
    cards: tuple[str, ...]
    #: The local searches for plans.
    heuristic: HeuristicPlans
    #: The search has to prove that the bundle brings no more points than this, or else exactly how many; None
    #: where it is not asked for.
    threshold: float | None = None
    #: Upper bounds on the points of plans that enter a contest, by contests.
    contest_bounds: dict[Contest | None, int] = field(default_factory=dict)
    #: Place among all that is asked for, from 0; what matters most comes first. Below 0 where all others wait
    #: for it.
    rank: int = 0
    #: The points of plans that enter a contest as sums over measures, by contests, where that was looked at;
    #: None where they are no sum.
    sums: dict[Contest | None, PointSum | None] = field(default_factory=dict)
    #: The bundles, and the contests that they enter, whose sums have the points of this one as a part.
    part_of: list[tuple[Bundle, Contest | None]] = field(default_factory=list)

    @property
    def wanted(self) -> bool:
        """Whether the bundle is still asked for."""
        return self.threshold is not None

    @property
    def best(self) -> int:
        """Points of the best plan known."""
        return self.plan.points - self.fixed_points

    @property
    def bound(self) -> int:
        """Points that no plan exceeds."""
        return max(self.best, *self.contest_bounds.values())

    @property
    def cutoff(self) -> int:
        """Points that a plan has to exceed to matter."""
        return self.best if self.threshold is None else int(max(self.best, self.threshold))

    @property
    def unproved(self) -> bool:
        """Whether the bundle is asked for, and a plan may exceed the cutoff."""
        return self.wanted and max(self.contest_bounds.values()) > self.cutoff

    def is_open(self, contest: Contest | None) -> bool:
        """Whether the bundle is asked for, and a plan that enters a contest may exceed the cutoff."""
        return self.wanted and self.contest_bounds[contest] > self.cutoff

    @property
    def offset(self) -> int:
        """Points of what is owned that are no fixed ones."""
        return owned_points(self.position) - self.fixed_points

    def certain_points(self, contest: Contest | None) -> int:
        """Points with a contest that do not depend on where the tiles lie; the plan has to discard none."""
        found = self.offset
        for award in awards(self.position, contest):
            if not award.measure.spatial:
                found += award.payoff.at(award.measure.count(self.plan.album))
        return found

    def keep(self, plan: Plan) -> None:
        """Take a plan if it is better than the best one known."""
        if plan.points > self.plan.points:
            self.plan = plan

    def better_plans(self) -> list[Plan]:
        """The better plans that a local search finds; it may run beside other searches."""
        contests = [contest for contest, bound in self.contest_bounds.items() if bound > self.cutoff]
        return self.heuristic.built(contests, BUILDS, MOVES, self.plan.points)

    def lower_bound(self, contest: Contest | None, bound: int) -> None:
        """Take an upper bound on the points of plans that enter a contest, and tell who depends on it."""
        self.begin_bound(contest, bound)
        self.tell_bounds()

    def begin_bound(self, contest: Contest | None, bound: int) -> None:
        """Take an upper bound while nobody else may hear of it: ``tell_bounds`` has to follow."""
        self.contest_bounds[contest] = min(self.contest_bounds.get(contest, bound), bound)

    def tell_bounds(self) -> None:
        """Tell who depends on the bounds that they may have changed."""
        for whole, contest in self.part_of:
            whole.lower_to_sum(contest)

    def lower_to_sum(self, contest: Contest | None) -> None:
        """Lower the bound on plans that enter a contest to that of their sum."""
        points = self.sums[contest]
        if points:
            self.lower_bound(contest, points.bound)


def set_thresholds(bundles: Iterable[Bundle], asked: Mapping[Bundle, tuple[int, float]]) -> None:
    """Ask for some of these bundles with their ranks and thresholds, and for the others no more."""
    for bundle in bundles:
        bundle.rank, bundle.threshold = asked.get(bundle, (bundle.rank, None))


@dataclass(frozen=True)
class MeasurePoints:
    """The points of one measure whose units depend on where the tiles lie."""

    measure: Measure
    #: The bundle of the same tiles whose points are the units of the measure.
    units: Bundle
    #: What the units pay: more than one where several cards count them.
    payoffs: tuple[Payoff, ...]

    def at(self, units: int) -> int:
        """The points of so many units."""
        return sum(payoff.at(units) for payoff in self.payoffs)

    @property
    def best(self) -> int:
        """The points of the most units known."""
        return self.at(self.units.best)

    @property
    def bound(self) -> int:
        """Points that no plan exceeds."""
        return self.at(self.units.bound)

    def most_units(self, points: int) -> int:
        """The most units, from the best known to the bound, that bring no more points than that."""
        return max(
            (many for many in range(self.units.best, self.units.bound + 1) if self.at(many) <= points),
            default=self.units.best,
        )


@dataclass(frozen=True)
class PointSum:
    """The points of a bundle with one contest."""

    #: An upper bound on the points that come wherever the tiles lie.
    certain: int
    #: The other points, measure by measure.
    spatial: tuple[MeasurePoints, ...]

    @property
    def bound(self) -> int:
        """Points that no plan exceeds, since each measure brings at most what it could bring alone."""
        return self.certain + sum(each.bound for each in self.spatial)

    @property
    def known(self) -> bool:
        """Whether the most units of each measure but the hardest are proved."""
        return sum(each.units.bound > each.units.best for each in self.spatial) <= 1

    def least_units(self, points: MeasurePoints, cutoff: int) -> int:
        """The fewest units of a measure in plans above the cutoff, if the others bring all they may."""
        missing = cutoff - self.bound + points.bound
        most = points.units.bound
        return next((many for many in range(most) if points.at(many) > missing), most)

    def queries(self, cutoff: int, near: int | None) -> Iterator[tuple[Bundle, int]]:
        """Bundles of units to search, and their thresholds, for a proof that no plan exceeds a cutoff.

        The measure of which least is known is the hardest to prove, so what the others leave to spare is for
        that one. Where the most units known add up to more than the cutoff, the sum proves nothing; then the
        easier measures are asked for as rows of other searches, and the hardest if little is missing.

        ``near`` is by how much the most units known may add up to more than the cutoff so that those of the
        hardest measure are asked for all the same; None where rows with units make no search of this bundle
        faster.
        """
        spare = cutoff - self.certain - sum(each.best for each in self.spatial)
        if spare < 0 and near is None:
            return
        hardest = max(self.spatial, key=lambda each: each.bound - each.best, default=None)
        for each in self.spatial:
            if each is not hardest:
                most = each.units.best
            elif spare >= -(near or 0):
                most = each.most_units(each.best + max(spare, 0))
            else:
                continue
            if most < each.units.bound:
                yield each.units, most


def limit_units(model: CpModel, units: Callable[[Measure], int], sums: Mapping[int, PointSum | None]) -> None:
    """Add rows to a model of several bundles: the most units of each measure that a bundle can have.

    Clauses alone prove more with them; CP-SAT's linear relaxation takes as long, or longer.

    ``units`` returns the variable of a measure; ``sums`` has, by the literal that a bundle is chosen, its
    points; None where they are not known.
    """
    for measure, known in _by_measure(sums).items():
        bounds = {chosen: each.units.bound for chosen, (_, each) in known.items()}
        high = model.bounds[units(measure)][1]
        if min(bounds.values()) < high:
            terms = [(chosen, -min(high, bounds.get(chosen, high))) for chosen in sums]
            model.linear([(units(measure), 1), *terms], -high, 0)


def require_units(
    model: CpModel,
    units: Callable[[Measure], int],
    sums: Mapping[int, PointSum | None],
    cutoffs: Mapping[int, int],
) -> None:
    """Add rows to a model of several bundles: the fewest units of each measure that exceed a bundle's cutoff.

    A Lagrangian relaxation proves more with them. The most units (``limit_units``) would lower its bound,
    too, but leave all places alike, so that it would not know where to search.

    ``cutoffs`` has, by the literal that a bundle is chosen, the points that its plans have to exceed.
    """
    for measure, known in _by_measure(sums).items():
        fewest = {n: points.least_units(each, cutoffs[n]) for n, (points, each) in known.items()}
        low, high = model.bounds[units(measure)]
        if max(fewest.values()) > low:
            terms = [(chosen, -min(high, max(low, fewest.get(chosen, low)))) for chosen in sums]
            model.linear([(units(measure), 1), *terms], 0, high)


def _by_measure(
    sums: Mapping[int, PointSum | None],
) -> dict[Measure, dict[int, tuple[PointSum, MeasurePoints]]]:
    """The points of each measure, and the sum they are part of, by the literals of bundles with a sum."""
    found: dict[Measure, dict[int, tuple[PointSum, MeasurePoints]]] = defaultdict(dict)
    for chosen, points in sums.items():
        if points:
            for each in points.spatial:
                found[each.measure][chosen] = points, each
    return found


#: Most tiles that are in some of the bundles only: at first, and in the parts of what was not proved.
SWITCHES = (6, 2, 0)


def tile_pool(bundles: Sequence[Bundle]) -> tuple[list[tuple[int, ...]], tuple[Tile, ...]]:
    """The items of each bundle, and the tile of each item.

    Of each signature there are as many items as any bundle has.
    """
    numbers: dict[tuple[TileSignature, int], int] = {}
    tiles: list[Tile] = []
    found = []
    for bundle in bundles:
        seen = Counter[TileSignature]()
        items = []
        for signature, tile in zip(bundle.signatures, bundle.position.place, strict=True):
            key = signature, seen[signature]
            seen[signature] += 1
            if key not in numbers:
                numbers[key] = len(tiles)
                tiles.append(tile)
            items.append(numbers[key])
        found.append(tuple(items))
    return found, tuple(tiles)


def own_tiles(
    placed: Iterable[PlacedTile], items: Sequence[int], pool: Position, bundle: Bundle
) -> list[PlacedTile]:
    """The tiles of a bundle, placed where tiles of the pool with the same signatures lie.

    ``items`` are those of the bundle, of what ``pool`` has to place.
    """
    tiles: dict[Tile, list[Tile]] = {}
    for item, tile in zip(items, bundle.position.place, strict=True):
        tiles.setdefault(pool.place[item], []).append(tile)
    return [PlacedTile.at(tiles[each.tile].pop(), each.cell) for each in placed]


def split(bundles: Sequence[Bundle], most: int = SWITCHES[0]) -> Iterator[Sequence[Bundle]]:
    """Parts of some bundles with few switches each, divided by the tile that reduces the switches most.

    Each part is found when it is asked for: all of them may take longer than there is time.
    """
    codes = _codes(bundles)
    if _switches(codes).bit_count() <= most:
        yield bundles
        return
    best = None
    for switch in bits_of(_switches(codes)):
        having = [code for code in codes if code >> switch & 1]
        lacking = [code for code in codes if not code >> switch & 1]
        cost = max(_switches(half).bit_count() for half in (having, lacking))
        if best is None or cost < best[0]:
            best = cost, switch
    assert best
    for wanted in (1, 0):
        yield from split(
            [b for b, code in zip(bundles, codes, strict=True) if code >> best[1] & 1 == wanted], most
        )


def switches(bundles: Sequence[Bundle]) -> int:
    """The number of tiles that are in some of the bundles only."""
    return _switches(_codes(bundles)).bit_count()


def _codes(bundles: Sequence[Bundle]) -> list[int]:
    """The tiles of each bundle as bits: of each signature one for the first tile, one for the second, ..."""
    bits: dict[tuple[TileSignature, int], int] = {}
    most = Counter[TileSignature]()
    for bundle in bundles:
        most |= Counter(bundle.signatures)
    for signature, many in most.items():
        for number in range(many):
            bits[signature, number] = 1 << len(bits)
    return [
        sum(bits[signature, n] for signature, many in Counter(bundle.signatures).items() for n in range(many))
        for bundle in bundles
    ]


def _switches(codes: Sequence[int]) -> int:
    """The bits that are in some of the codes only."""
    return reduce(or_, codes, 0) & ~reduce(and_, codes, -1)
