"""The common part of both CP-SAT peers: spaces, discards, and all measures but those of places."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from ortools.sat.python import cp_model

from benchmarks.peers.geometry import PlacementGeometry, StampPlaces
from benchmarks.peers.result import Result, Stopwatch, judged
from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.album.stamps import ATTRIBUTES, Filter, Stamp
from stockbook.models.contests import Contest
from stockbook.models.contests.corners import PerfectCorners
from stockbook.models.contests.counts import Abundance, Count, Sets
from stockbook.models.contests.edges import Edges
from stockbook.models.contests.groups import Group
from stockbook.models.contests.holes import Holes
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.regions import Regions
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards


class CpSatModel(ABC):
    """A position with one contest entered, as a ``cp_model``."""

    def __init__(self, position: Position, contest: Contest | None) -> None:
        self.position = position
        self.contest = contest
        self.watch = Stopwatch()
        self.board = PlacementGeometry(position)
        self.model = cp_model.CpModel()
        #: Literal for each new tile: it is placed.
        self.present = [self.new_bool(f"present {i}") for i in range(len(self.board.tiles))]
        #: Free space -> literal.
        self.empty = {cell: self.new_bool(f"empty {cell}") for cell in self.board.free}
        self.place_tiles()
        for item, places in enumerate(self.board.places):
            for cell in places:
                covered = [~self.empty[each] for each in self.board.cells(item, cell)]
                self.model.add_bool_or(self.present[item], *covered)
        scored = [self._points(award.measure, award.payoff) for award in awards(position, contest)]
        self.model.maximize(sum(scored))

    @abstractmethod
    def place_tiles(self) -> None:
        """Add the tiles' places and link them to ``present`` and ``empty``."""

    @abstractmethod
    def corners(self) -> list[cp_model.IntVar]:
        """Literals for the perfect corners."""

    @abstractmethod
    def surrounded(self, stamp_places: StampPlaces) -> cp_model.IntVar:
        """A literal that holds only if the stamp is there and surrounded."""

    @abstractmethod
    def touch(self, first: StampPlaces, second: StampPlaces) -> cp_model.IntVar:
        """A literal that holds only if both touch, should both be there."""

    @abstractmethod
    def placed(self, solver: cp_model.CpSolver) -> list[PlacedTile]:
        """The tiles as the solution places them."""

    def solve(self, time_limit: float) -> Result:
        """Run CP-SAT as it comes, on all cores."""
        solver = cp_model.CpSolver()
        # Its own handler would take Ctrl-C away from Python, and not give it back.
        solver.parameters.catch_sigint_signal = False
        solver.parameters.max_time_in_seconds = max(0.0, time_limit - self.watch.seconds)
        status = solver.solve(self.model, _Improved(self.watch))
        found = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
        return judged(
            self.position,
            self.contest,
            self.watch,
            self.placed(solver) if found else None,
            value=solver.objective_value if found else 0,
            bound=solver.best_objective_bound,
            proved=status == cp_model.OPTIMAL,
        )

    def new_bool(self, name: str) -> cp_model.IntVar:
        return self.model.new_bool_var(name)

    def here(self, stamp_places: StampPlaces) -> cp_model.LiteralT:
        """Literal: the stamp is in the album."""
        return True if stamp_places.item is None else self.present[stamp_places.item]

    def _points(self, measure: Measure, payoff: Payoff) -> cp_model.LinearExprT:
        units = self._units(measure)
        if not payoff.table:
            return payoff.unit * units
        most = max(len(self.board.free), len(self.board.stamps))
        number = self.model.new_int_var(0, most, f"units of {measure}")
        self.model.add(number == units)
        points = self.model.new_int_var(0, payoff.at(most), f"points of {measure}")
        self.model.add_element(number, [payoff.at(count) for count in range(most + 1)], points)
        return points

    def _units(self, measure: Measure) -> cp_model.LinearExprT:
        match measure:
            case PerfectCorners():
                return sum(self.corners())
            case Edges():
                return sum(self._if_covered(side) for side in self.board.sides())
            case Surrounded():
                return sum(self.surrounded(stamp_places) for stamp_places in self.board.stamps)
            case Holes(spaces):
                return sum(self._hole(cells, around) for cells, around in self.board.holes(spaces))
            case Regions():
                return self._regions()
            case Group():
                return self._group(measure)
            case Abundance(rank, attribute):
                return self._abundance(rank, attribute)
            case Sets(attribute):
                sets = self._number("sets")
                self.model.add_min_equality(sets, self._shown(attribute))
                return sets
            case Count(each):
                return self._matching(each.matches)
        raise AssertionError(measure)

    def _number(self, name: str) -> cp_model.IntVar:
        """A number of stamps."""
        return self.model.new_int_var(0, len(self.board.stamps), name)

    def _if_covered(self, cells: list[Cell]) -> cp_model.IntVar:
        unit = self.new_bool("covered")
        for cell in cells:
            self.model.add_implication(unit, ~self.empty[cell])
        return unit

    def _hole(self, cells: list[Cell], around: list[Cell]) -> cp_model.IntVar:
        hole = self._if_covered(around)
        for cell in cells:
            self.model.add_implication(hole, self.empty[cell])
        return hole

    def _regions(self) -> cp_model.LinearExprT:
        """A label for each space, equal on adjacent empty ones; a region counts at its label."""
        label = {cell: self.model.new_int_var(0, len(self.empty), f"label {cell}") for cell in self.empty}
        for one, other in self.board.adjacent():
            both = [self.empty[one], self.empty[other]]
            self.model.add(label[one] == label[other]).only_enforce_if(both)
        units = []
        for i, cell in enumerate(self.empty):
            unit = self.new_bool(f"region {cell}")
            self.model.add_implication(unit, self.empty[cell])
            self.model.add(label[cell] == i).only_enforce_if(unit)
            units.append(unit)
        return sum(units)

    def _group(self, measure: Group) -> cp_model.LinearExprT:
        """A tree from one root: each other member has a parent of a lower level that it touches."""
        model = self.model
        roots, everyone = [], []
        for stamps in self.board.groups(measure):
            member = [self.new_bool("member") for _ in stamps]
            root = [self.new_bool("root") for _ in stamps]
            level = [self._number("level") for _ in stamps]
            ways: list[list[cp_model.IntVar]] = [[each] for each in root]
            for i, stamp_places in enumerate(stamps):
                model.add_implication(member[i], self.here(stamp_places))
                model.add_implication(root[i], member[i])
                for j in range(i):
                    touch = self.touch(stamp_places, stamps[j])
                    for child, parent in ((i, j), (j, i)):
                        arc = self.new_bool("parent")
                        ways[child].append(arc)
                        model.add_implication(arc, touch)
                        model.add_implication(arc, member[parent])
                        model.add(level[child] > level[parent]).only_enforce_if(arc)
            for each, options in zip(member, ways, strict=True):
                model.add_bool_or(options).only_enforce_if(each)
            roots += root
            everyone += member
        model.add_at_most_one(roots)
        return sum(everyone)

    def _matching(self, matches: Callable[[Stamp], bool]) -> cp_model.LinearExprT:
        return sum(
            self.here(stamp_places) for stamp_places in self.board.stamps if matches(stamp_places.stamp)
        )

    def _shown(self, attribute: str) -> list[cp_model.LinearExprT]:
        """Stamps of each value."""
        return [self._matching(Filter(attribute, value).matches) for value in ATTRIBUTES[attribute]]

    def _abundance(self, rank: int, attribute: str) -> cp_model.LinearExprT:
        """No more than there are of each of ``rank`` values that are chosen."""
        number = self._number("abundance")
        chosen = []
        for shown in self._shown(attribute):
            each = self.new_bool("chosen")
            self.model.add(number <= shown).only_enforce_if(each)
            chosen.append(each)
        self.model.add(sum(chosen) >= rank)
        return number


class _Improved(cp_model.CpSolverSolutionCallback):
    """Notes when CP-SAT finds a better solution."""

    def __init__(self, watch: Stopwatch) -> None:
        super().__init__()
        self.on_solution_callback = watch.improved
