"""CP-SAT with one boolean for each place of each tile, and every condition written down as it reads."""

from __future__ import annotations

from ortools.sat.python import cp_model

from benchmarks.peers.cpsat_base import CpSatModel
from benchmarks.peers.geometry import StampPlaces, touching
from benchmarks.peers.result import Result
from stockbook.models.album.album import Cell, PlacedTile, rectangle
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position


def solve(position: Position, contest: Contest | None, time_limit: float) -> Result:
    """The best placement by the plain boolean model."""
    return PlainModel(position, contest).solve(time_limit)


class PlainModel(CpSatModel):
    """Booleans ``place[item][cell]``."""

    def place_tiles(self) -> None:
        self.place = [
            {cell: self.new_bool(f"place {item} {cell}") for cell in places}
            for item, places in enumerate(self.board.places)
        ]
        covering: dict[Cell, list[cp_model.IntVar]] = {cell: [] for cell in self.board.free}
        for item, places in enumerate(self.place):
            self.model.add(sum(places.values()) == self.present[item])
            for cell, literal in places.items():
                for each in self.board.cells(item, cell):
                    covering[each].append(literal)
        for cell, literals in covering.items():
            self.model.add(sum(literals) == 1 - self.empty[cell])

    def at(self, stamp_places: StampPlaces, cell: Cell) -> cp_model.LiteralT:
        """Literal: the stamp's tile lies there."""
        return True if stamp_places.item is None else self.place[stamp_places.item][cell]

    def corners(self) -> list[cp_model.IntVar]:
        meeting: dict[tuple[Cell, int], list[cp_model.LiteralT]] = {}
        for stamp_places in self.board.stamps:
            for cell, there in stamp_places.spots:
                for quarter, point in enumerate(there.corners()):
                    meeting.setdefault((point, quarter), []).append(self.at(stamp_places, cell))
        units = []
        for point in rectangle(1, 1, self.board.album.width - 1, self.board.album.height - 1):
            unit = self.new_bool(f"corner {point}")
            units.append(unit)
            for quarter in range(4):
                self.model.add_bool_or(meeting.get((point, quarter), [])).only_enforce_if(unit)
        return units

    def surrounded(self, stamp_places: StampPlaces) -> cp_model.IntVar:
        unit = self.new_bool("surrounded")
        self.model.add_implication(unit, self.here(stamp_places))
        for cell, there in stamp_places.spots:
            for out in self.board.open_around(there):
                self.model.add_bool_or(~self.empty[out]).only_enforce_if(unit, self.at(stamp_places, cell))
        return unit

    def touch(self, first: StampPlaces, second: StampPlaces) -> cp_model.IntVar:
        touch = self.new_bool("touch")
        if first.item == second.item and first.item is not None:
            return touch
        for cell, others in touching(first, second).items():
            beside = [self.at(second, other) for other in others]
            self.model.add_bool_or(beside).only_enforce_if(touch, self.at(first, cell))
        return touch

    def placed(self, solver: cp_model.CpSolver) -> list[PlacedTile]:
        return [
            self.board.placed(item, cell)
            for item, places in enumerate(self.place)
            for cell, literal in places.items()
            if solver.boolean_value(literal)
        ]
