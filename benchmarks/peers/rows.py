"""The placement and its scores as a 0-1 program, as one writes it at first.

One binary for each place of each tile, one for each empty space, and for each unit of a measure a
binary that implies, condition by condition, what the unit needs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from benchmarks.peers.geometry import PlacementGeometry, StampPlaces, touching
from benchmarks.peers.program import Program
from stockbook.models.album.album import Cell, PlacedTile, rectangle
from stockbook.models.album.filters import ATTRIBUTES, Filter
from stockbook.models.album.stamps import Stamp
from stockbook.models.contests import Contest
from stockbook.models.contests.abundance import Abundance
from stockbook.models.contests.corners import PerfectCorners
from stockbook.models.contests.counts import Count
from stockbook.models.contests.edges import Edges
from stockbook.models.contests.groups import Group
from stockbook.models.contests.holes import Holes
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.regions import Regions
from stockbook.models.contests.sets import Sets
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards


@dataclass(frozen=True)
class Connectivity:
    """The strategy of a peer for conditions that reach through the whole album.

    Parameters
    ----------
    groups
        (program, members, pairs that touch where the literal holds): makes the members one group.
    regions
        (program, empty, pairs of adjacent spaces) -> a binary for each region.
    """

    groups: Callable[[Program, list[int], dict[tuple[int, int], int]], None]
    regions: Callable[[Program, dict[Cell, int], list[tuple[Cell, Cell]]], list[int]]


class PlacementProgram:
    """The program of a position with one contest entered, and the way back to tiles.

    Attributes
    ----------
    program
        Program that the solver is given.
    place
        Binary of each cell, for each item.
    dropped
        Binary of each item: it is discarded.
    empty
        Free space -> binary.
    """

    def __init__(self, position: Position, contest: Contest | None, connectivity: Connectivity) -> None:
        self.board = board = PlacementGeometry(position)
        self.program = program = Program()
        self.connectivity = connectivity
        self.true = program.integer(1, 1)
        program.clause(self.true)
        self.empty = {cell: program.binary() for cell in board.free}
        self.place = [{cell: program.binary() for cell in places} for places in board.places]
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
