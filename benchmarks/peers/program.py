"""The placement and its scores as a 0-1 program, for the row-based solvers (SCIP, HiGHS, RC2, Pumpkin).

Groups and regions are written for each in the way its users know.

The placement and its scores as a 0-1 program, as one writes it at first. One binary for each place of each
tile, one for each empty space, and for each unit of a measure a binary that implies, condition by
condition, what the unit needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from benchmarks.peers.geometry import PlacementGeometry, StampPlaces, touching
from stockbook.models.album.album import Cell, PlacedTile, rectangle
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

#: A variable and its coefficient.
Term = tuple[int, int]


@dataclass(frozen=True)
class ProgramRow:
    """``low <= sum of terms <= high``, where every literal of ``given`` holds; None is no limit."""

    terms: tuple[Term, ...]
    low: int | None
    high: int | None
    given: tuple[int, ...] = ()


@dataclass
class Program:
    """Variables, clauses, rows and a sum to maximise. ``~x`` is the negation of the binary ``x``."""

    #: (low, high) of each variable.
    bounds: list[tuple[int, int]] = field(default_factory=list)
    #: Variables that may take fractions; the others are whole.
    real: set[int] = field(default_factory=set)
    clauses: list[list[int]] = field(default_factory=list)
    rows: list[ProgramRow] = field(default_factory=list)
    #: Terms to maximise, plus ``offset``.
    objective: list[Term] = field(default_factory=list)
    offset: int = 0

    def integer(self, low: int, high: int) -> int:
        """A new whole variable."""
        self.bounds.append((low, high))
        return len(self.bounds) - 1

    def binary(self) -> int:
        return self.integer(0, 1)

    def fraction(self, high: int) -> int:
        """A new variable between 0 and ``high``."""
        variable = self.integer(0, high)
        self.real.add(variable)
        return variable

    def clause(self, *literals: int) -> None:
        """At least one literal holds."""
        self.clauses.append(list(literals))

    def row(
        self, terms: Iterable[Term], low: int | None, high: int | None, given: Sequence[int] = ()
    ) -> None:
        self.rows.append(ProgramRow(tuple(terms), low, high, tuple(given)))

    def exactly_one(self, variables: Iterable[int]) -> None:
        self.row([(variable, 1) for variable in variables], 1, 1)

    def at_most_one(self, variables: Iterable[int]) -> None:
        self.row([(variable, 1) for variable in variables], None, 1)

    def linear_rows(self) -> list[ProgramRow]:
        """Clauses and rows as rows without conditions, those with the smallest constant that works."""
        found = []
        for clause in self.clauses:
            terms = [(literal, 1) if literal >= 0 else (~literal, -1) for literal in clause]
            found.append(ProgramRow(tuple(terms), 1 - sum(literal < 0 for literal in clause), None))
        for row in self.rows:
            found.extend(self._unconditional(row) if row.given else [row])
        return found

    def _unconditional(self, row: ProgramRow) -> list[ProgramRow]:
        ends = [sorted((c * self.bounds[v][0], c * self.bounds[v][1])) for v, c in row.terms]
        least, most = sum(low for low, _ in ends), sum(high for _, high in ends)
        found = []
        if row.low is not None and least < row.low:
            slack = row.low - least
            terms = [(g, -slack) if g >= 0 else (~g, slack) for g in row.given]
            low = row.low - slack * sum(g >= 0 for g in row.given)
            found.append(ProgramRow((*row.terms, *terms), low, None))
        if row.high is not None and most > row.high:
            slack = most - row.high
            terms = [(g, slack) if g >= 0 else (~g, -slack) for g in row.given]
            high = row.high + slack * sum(g >= 0 for g in row.given)
            found.append(ProgramRow((*row.terms, *terms), None, high))
        return found


@dataclass(frozen=True)
class Connectivity:
    """The strategy of a peer for conditions that reach through the whole album."""

    #: (program, members, pairs that touch where the literal holds): makes the members one group.
    groups: Callable[[Program, list[int], dict[tuple[int, int], int]], None]
    #: (program, empty, pairs of adjacent spaces) -> a binary for each region.
    regions: Callable[[Program, dict[Cell, int], list[tuple[Cell, Cell]]], list[int]]


class PlacementProgram:
    """The program of a position with one contest entered, and the way back to tiles."""

    def __init__(self, position: Position, contest: Contest | None, connectivity: Connectivity) -> None:
        self.board = board = PlacementGeometry(position)
        self.program = program = Program()
        self.connectivity = connectivity
        self.true = program.integer(1, 1)
        program.clause(self.true)
        #: Free space -> binary.
        self.empty = {cell: program.binary() for cell in board.free}
        #: Binary of each cell, for each item.
        self.place = [{cell: program.binary() for cell in places} for places in board.places]
        #: Binary of each item: it is discarded.
        self.dropped = [program.binary() for _ in board.tiles]
        self._add_tiles()
        for award in awards(position, contest):
            self._score(self.units(award.measure), award.payoff)

    def _add_tiles(self) -> None:
        program, board = self.program, self.board
        covering: dict[Cell, list[int]] = {cell: [] for cell in board.free}
        for item, places in enumerate(self.place):
            program.exactly_one([*places.values(), self.dropped[item]])
            for cell, literal in places.items():
                covered = board.cells(item, cell)
                program.clause(~self.dropped[item], *(~self.empty[each] for each in covered))
                for each in covered:
                    covering[each].append(literal)
        for cell, literals in covering.items():
            program.exactly_one([self.empty[cell], *literals])

    def _score(self, units: list[int], payoff: Payoff) -> None:
        """Add the payoff of as many units as there are binaries that hold."""
        program = self.program
        if not payoff.table:
            program.objective += [(unit, payoff.unit) for unit in units]
            return
        reached = [program.binary() for _ in units]
        program.row([*((r, 1) for r in reached), *((unit, -1) for unit in units)], None, 0)
        for lower, higher in pairwise(reached):
            program.clause(lower, ~higher)
        program.offset += payoff.at(0)
        for count, literal in enumerate(reached, start=1):
            program.objective.append((literal, payoff.at(count) - payoff.at(count - 1)))

    def units(self, measure: Measure) -> list[int]:
        """Binaries of which as many can hold as the measure has units."""
        match measure:
            case PerfectCorners():
                return self._corners()
            case Edges():
                return [self._if_covered(side) for side in self.board.sides()]
            case Surrounded():
                return [self._surrounded(stamp_places) for stamp_places in self.board.stamps]
            case Holes(spaces):
                return self._holes(spaces)
            case Regions():
                return self.connectivity.regions(self.program, self.empty, self.board.adjacent())
            case Group():
                return self._group(measure)
            case Abundance(rank, attribute):
                return self._abundance(rank, attribute)
            case Sets(attribute):
                return self._sets(attribute)
            case Count(each):
                return self._here(each.matches)
        raise AssertionError(measure)

    def literal(self, stamp_places: StampPlaces, cell: Cell) -> int:
        """Whether a stamp's tile lies there."""
        return self.true if stamp_places.item is None else self.place[stamp_places.item][cell]

    def present(self, stamp_places: StampPlaces) -> int:
        """Literal: the stamp is in the album."""
        return self.true if stamp_places.item is None else ~self.dropped[stamp_places.item]

    def placed(self, holds: Callable[[int], bool]) -> list[PlacedTile]:
        """The tiles as a solution places them; ``holds`` tells which binaries are 1."""
        return [
            self.board.placed(item, cell)
            for item, places in enumerate(self.place)
            for cell, literal in places.items()
            if holds(literal)
        ]

    def _if_covered(self, cells: list[Cell]) -> int:
        """A binary that holds only if these spaces are covered."""
        unit = self.program.binary()
        for cell in cells:
            self.program.clause(~unit, ~self.empty[cell])
        return unit

    def _corners(self) -> list[int]:
        board, units = self.board, []
        corner: dict[tuple[Cell, int], list[int]] = {}
        for stamp_places in board.stamps:
            for cell, there in stamp_places.spots:
                for quarter, point in enumerate(there.corners()):
                    corner.setdefault((point, quarter), []).append(self.literal(stamp_places, cell))
        for point in rectangle(1, 1, board.album.width - 1, board.album.height - 1):
            unit = self.program.binary()
            units.append(unit)
            for quarter in range(4):
                self.program.clause(~unit, *corner.get((point, quarter), ()))
        return units

    def _surrounded(self, stamp_places: StampPlaces) -> int:
        unit = self.program.binary()
        self.program.clause(~unit, self.present(stamp_places))
        for cell, there in stamp_places.spots:
            for out in self.board.open_around(there):
                self.program.clause(~unit, ~self.literal(stamp_places, cell), ~self.empty[out])
        return unit

    def _holes(self, spaces: int) -> list[int]:
        units = []
        for cells, around in self.board.holes(spaces):
            unit = self._if_covered(around)
            units.append(unit)
            for cell in cells:
                self.program.clause(~unit, self.empty[cell])
        return units

    def _group(self, measure: Group) -> list[int]:
        program = self.program
        stamps: list[StampPlaces] = []
        touch: dict[tuple[int, int], int] = {}
        for joined in self.board.groups(measure):
            start = len(stamps)
            stamps += joined
            for i in range(start, len(stamps)):
                for j in range(start, i):
                    literal = self._touch(stamps[i], stamps[j])
                    if literal is not None:
                        touch[i, j] = literal
        members = [program.binary() for _ in stamps]
        for member, stamp_places in zip(members, stamps, strict=True):
            program.clause(~member, self.present(stamp_places))
        self.connectivity.groups(program, members, touch)
        return members

    def _touch(self, first: StampPlaces, second: StampPlaces) -> int | None:
        """A binary that holds only if both touch, should both be there; None if they cannot."""
        if first.item == second.item and first.item is not None:
            return self.true
        if second.item is None:
            first, second = second, first
        near = touching(first, second)
        if not any(near.values()):
            return None
        if second.item is None:
            return self.true
        touch = self.program.binary()
        for cell, others in near.items():
            beside = (self.literal(second, other) for other in others)
            self.program.clause(~touch, ~self.literal(first, cell), *beside)
        return touch

    def _here(self, matches: Callable[[Stamp], bool]) -> list[int]:
        """A binary for each stamp that matches: it is in the album."""
        here = []
        for stamp_places in self.board.stamps:
            if matches(stamp_places.stamp):
                unit = self.program.binary()
                self.program.clause(~unit, self.present(stamp_places))
                here.append(unit)
        return here

    def _shown(self, attribute: str) -> list[list[int]]:
        return [self._here(Filter(attribute, value).matches) for value in ATTRIBUTES[attribute]]

    def _sets(self, attribute: str) -> list[int]:
        """Binaries of the complete sets: never more than the stamps of any value."""
        shown = self._shown(attribute)
        units = [self.program.binary() for _ in range(min(map(len, shown)))]
        for here in shown:
            self.program.row([*((u, 1) for u in units), *((h, -1) for h in here)], None, 0)
        return units

    def _abundance(self, rank: int, attribute: str) -> list[int]:
        """Binaries of the counted stamps: never more than those of any of the ``rank`` chosen values."""
        program = self.program
        shown = self._shown(attribute)
        units = [program.binary() for _ in range(max(map(len, shown)))]
        chosen = [program.binary() for _ in shown]
        program.row([(each, 1) for each in chosen], rank, None)
        for each, here in zip(chosen, shown, strict=True):
            counted = [program.binary() for _ in units]
            for unit, count in zip(units, counted, strict=True):
                program.clause(~unit, ~each, count)
            program.row([*((c, 1) for c in counted), *((h, -1) for h in here)], None, 0)
        return units


Touch = dict[tuple[int, int], int]


def _one_root(program: Program, members: list[int]) -> list[int]:
    """A binary for each member: it is the root; there is at most one."""
    roots = [program.binary() for _ in members]
    for root, member in zip(roots, members, strict=True):
        program.clause(~root, member)
    program.at_most_one(roots)
    return roots


def groups_by_flow(program: Program, members: list[int], touch: Touch) -> None:
    """One commodity: the root sends one unit to each member over stamps that touch."""
    most = len(members)
    balance: list[list[tuple[int, int]]] = [[(member, -1)] for member in members]
    for i, root in enumerate(_one_root(program, members)):
        source = program.fraction(most)
        balance[i].append((source, 1))
        program.row([(source, 1), (root, -most)], None, 0)
    for (i, j), literal in touch.items():
        for start, end in ((i, j), (j, i)):
            flow = program.fraction(most)
            balance[start].append((flow, -1))
            balance[end].append((flow, 1))
            for condition in (literal, members[start], members[end]):
                program.row([(flow, 1), (condition, -most)], None, 0)
    for terms in balance:
        program.row(terms, 0, 0)


def groups_by_levels(program: Program, members: list[int], touch: Touch) -> None:
    """Every member but the root has a parent of a lower level that it touches."""
    most = len(members)
    level = [program.integer(0, max(most - 1, 0)) for _ in members]
    parents: list[list[int]] = [[root] for root in _one_root(program, members)]
    for (i, j), literal in touch.items():
        for child, parent in ((i, j), (j, i)):
            arc = program.binary()
            parents[child].append(arc)
            program.clause(~arc, literal)
            program.clause(~arc, members[parent])
            program.row([(level[child], 1), (level[parent], -1)], 1, None, given=[arc])
    for member, ways in zip(members, parents, strict=True):
        program.clause(~member, *ways)


def groups_by_steps(program: Program, members: list[int], touch: Touch) -> None:
    """A member is reached from the root in 0, 1, 2, ... steps; each step needs a touching member."""
    reached = _one_root(program, members)
    for _ in range(len(members) - 1):
        ways: list[list[int]] = [[before] for before in reached]
        for (i, j), literal in touch.items():
            for start, end in ((i, j), (j, i)):
                step = program.binary()
                program.clause(~step, literal)
                program.clause(~step, reached[start])
                ways[end].append(step)
        reached = [program.binary() for _ in members]
        for member, after, options in zip(members, reached, ways, strict=True):
            program.clause(~after, *options)
            program.clause(~after, member)
    for member, after in zip(members, reached, strict=True):
        program.clause(~member, after)


def regions_by_labels(
    program: Program, empty: dict[Cell, int], adjacent: list[tuple[Cell, Cell]]
) -> list[int]:
    """A whole number for each space, equal on adjacent empty ones; a region counts at its number."""
    label = {cell: program.integer(0, len(empty) - 1) for cell in empty}
    for one, other in adjacent:
        both = [empty[one], empty[other]]
        program.row([(label[one], 1), (label[other], -1)], 0, 0, given=both)
    units = []
    for i, cell in enumerate(empty):
        unit = program.binary()
        units.append(unit)
        program.clause(~unit, empty[cell])
        program.row([(label[cell], 1)], i, i, given=[unit])
    return units


def regions_by_marks(
    program: Program, empty: dict[Cell, int], adjacent: list[tuple[Cell, Cell]]
) -> list[int]:
    """The same with one binary for each space and number, for solvers without whole numbers."""
    marks = {cell: [program.binary() for _ in empty] for cell in empty}
    for here in marks.values():
        program.at_most_one(here)
    for one, other in adjacent:
        for start, end in ((one, other), (other, one)):
            for mark, same in zip(marks[start], marks[end], strict=True):
                program.clause(~mark, ~empty[start], ~empty[end], same)
    units = []
    for i, cell in enumerate(empty):
        unit = marks[cell][i]
        units.append(unit)
        program.clause(~unit, empty[cell])
    return units


#: For mixed integer programming.
LINEAR = Connectivity(groups_by_flow, regions_by_labels)
#: For solvers with whole numbers and conditional rows.
NUMBERS = Connectivity(groups_by_levels, regions_by_labels)
#: For solvers with nothing but binaries.
BINARY = Connectivity(groups_by_steps, regions_by_marks)
