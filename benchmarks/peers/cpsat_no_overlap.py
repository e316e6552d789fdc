"""CP-SAT as its manual packs rectangles: positions, intervals and ``no_overlap_2d``."""

from __future__ import annotations

from ortools.sat.python import cp_model

from benchmarks.peers.cpsat_base import CpSatModel
from benchmarks.peers.geometry import StampPlaces
from benchmarks.peers.result import Result
from stockbook.models.album.album import Cell, PlacedTile, rectangle
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position


def solve(position: Position, contest: Contest | None, time_limit: float) -> Result:
    """The best placement by the model of intervals."""
    return IntervalModel(position, contest).solve(time_limit)


class IntervalModel(CpSatModel):
    """Integers ``x[item]`` and ``y[item]``; empty spaces are optional 1x1 boxes."""

    def place_tiles(self) -> None:
        model, album = self.model, self.board.album
        self.x, self.y, across, down = [], [], [], []
        interval = model.new_optional_fixed_size_interval_var
        for item, tile in enumerate(self.board.tiles):
            x = model.new_int_var(0, album.width - tile.width, f"x {item}")
            y = model.new_int_var(0, album.height - tile.height, f"y {item}")
            self.x.append(x)
            self.y.append(y)
            across.append(interval(x, tile.width, self.present[item], f"across {item}"))
            down.append(interval(y, tile.height, self.present[item], f"down {item}"))
        for placed in album.tiles:
            across.append(model.new_fixed_size_interval_var(placed.column, placed.tile.width, str(placed)))
            down.append(model.new_fixed_size_interval_var(placed.row, placed.tile.height, str(placed)))
        for (column, row), empty in self.empty.items():
            across.append(interval(column, 1, empty, f"empty across {column} {row}"))
            down.append(interval(row, 1, empty, f"empty down {column} {row}"))
        model.add_no_overlap_2d(across, down)
        for cell, empty in self.empty.items():
            model.add_bool_or(empty, *(self._covers(item, cell) for item in range(len(self.board.tiles))))

    def _covers(self, item: int, cell: Cell) -> cp_model.IntVar:
        """A literal that holds only if the tile covers the space."""
        tile = self.board.tiles[item]
        covers = self.new_bool(f"{item} covers {cell}")
        self.model.add_implication(covers, self.present[item])
        sides = (self.x[item], tile.width, cell[0]), (self.y[item], tile.height, cell[1])
        for start, length, here in sides:
            self.model.add(start <= here).only_enforce_if(covers)
            self.model.add(start > here - length).only_enforce_if(covers)
        return covers

    def _corner(self, stamp_places: StampPlaces) -> tuple[cp_model.LinearExprT, cp_model.LinearExprT]:
        """Column and row of the stamp's own top left space."""
        cell, there = stamp_places.spots[0]
        if stamp_places.item is None:
            return cell
        return self.x[stamp_places.item] + there.column - cell[0], self.y[
            stamp_places.item
        ] + there.row - cell[1]

    def corners(self) -> list[cp_model.IntVar]:
        stamps = [stamp_places for stamp_places in self.board.stamps if stamp_places.spots]
        units = []
        for point in rectangle(1, 1, self.board.album.width - 1, self.board.album.height - 1):
            unit = self.new_bool(f"corner {point}")
            units.append(unit)
            for right in (0, 1):
                for low in (0, 1):
                    meeting = [self._meets(stamp_places, point, right, low) for stamp_places in stamps]
                    self.model.add_bool_or(meeting).only_enforce_if(unit)
        return units

    def _meets(self, stamp_places: StampPlaces, point: Cell, right: int, low: int) -> cp_model.LiteralT:
        """A literal that holds only if this corner of the stamp is the point."""
        column = point[0] - right * stamp_places.stamp.width
        row = point[1] - low * stamp_places.stamp.height
        x, y = self._corner(stamp_places)
        if stamp_places.item is None:
            return (x, y) == (column, row)
        meets = self.new_bool("meets")
        self.model.add_implication(meets, self.present[stamp_places.item])
        self.model.add(x == column).only_enforce_if(meets)
        self.model.add(y == row).only_enforce_if(meets)
        return meets

    def surrounded(self, stamp_places: StampPlaces) -> cp_model.IntVar:
        """Each space along the edges is looked up in the grid of covered ones, margin included."""
        unit = self.new_bool("surrounded")
        self.model.add_implication(unit, self.here(stamp_places))
        if not stamp_places.spots:
            return unit
        if stamp_places.item is None:
            for out in self.board.open_around(stamp_places.spots[0][1]):
                self.model.add_implication(unit, ~self.empty[out])
            return unit
        wide = self.board.album.width + 2
        grid = rectangle(-1, -1, wide, self.board.album.height + 2)
        covered = [1 - self.empty[cell] if cell in self.empty else 1 for cell in grid]
        (column, row), there = stamp_places.spots[0]
        for across, down in sorted({out for _, out in there.borders()}):
            index = self.x[stamp_places.item] + wide * self.y[stamp_places.item]
            index += (across - column + 1) + wide * (down - row + 1)
            walled = self.new_bool("walled")
            self.model.add_element(index, covered, walled)
            self.model.add_implication(unit, walled)
        return unit

    def touch(self, first: StampPlaces, second: StampPlaces) -> cp_model.IntVar:
        """Require that one lies beside, below or above the other, and that they share a row or column."""
        touch = self.new_bool("touch")
        if not (first.spots and second.spots):
            self.model.add(touch == 0)
            return touch
        (x, y), (other_x, other_y) = self._corner(first), self._corner(second)
        width, height = first.stamp.width, first.stamp.height
        other_width, other_height = second.stamp.width, second.stamp.height
        side = [self.new_bool("right"), self.new_bool("left")]
        above = [self.new_bool("below"), self.new_bool("above")]
        self.model.add(x == other_x + other_width).only_enforce_if(side[0])
        self.model.add(x + width == other_x).only_enforce_if(side[1])
        self.model.add(y == other_y + other_height).only_enforce_if(above[0])
        self.model.add(y + height == other_y).only_enforce_if(above[1])
        for literal in side:
            self.model.add(y < other_y + other_height).only_enforce_if(literal)
            self.model.add(other_y < y + height).only_enforce_if(literal)
        for literal in above:
            self.model.add(x < other_x + other_width).only_enforce_if(literal)
            self.model.add(other_x < x + width).only_enforce_if(literal)
        self.model.add_bool_or(*side, *above).only_enforce_if(touch)
        return touch

    def placed(self, solver: cp_model.CpSolver) -> list[PlacedTile]:
        return [
            self.board.placed(item, (solver.value(self.x[item]), solver.value(self.y[item])))
            for item, present in enumerate(self.present)
            if solver.boolean_value(present)
        ]
