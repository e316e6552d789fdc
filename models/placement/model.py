"""The placement model: rows whose solutions are the legal placements of new tiles, the best by its score.

One boolean for each place of each tile. Tiles that the scoring cannot tell apart are merged: they
share their booleans, and a row says how many of them are placed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

from stockbook.models.album.album import Album, Cell, PlacedTile, rectangle
from stockbook.models.album.stamps import Size, Stamp, Tile
from stockbook.models.placement.cp_model import TRUE, CpModel, Term
from stockbook.models.placement.places import (
    Covering,
    StampSpot,
    counted_to_fit,
    sizes_of,
    stamp_spots,
    tile_classes,
)

if TYPE_CHECKING:
    from stockbook.models.contests.measure import Measure
    from stockbook.models.contests.payoff import Payoff


def order_equal_tiles(placement: PlacementModel) -> None:
    """Tiles that may change places lie in the order of their items, those not in the album last."""
    for first, second in combinations(placement.classes, 2):
        always = not (first.absent[0] or second.absent[0])
        if first.tile == second.tile or (always and first.alike == second.alike):
            terms = [(literal, place) for place, literal in enumerate(first.spots.values())]
            terms += [(literal, -place) for place, literal in enumerate(second.spots.values())]
            last = len(first.spots)
            terms += [(literal, last) for literal in first.absent[0]]
            terms += [(literal, -last) for literal in second.absent[0]]
            placement.model.linear(terms, -last, 0)


def break_mirror_symmetry(placement: PlacementModel, measures: Iterable[Measure]) -> None:
    """On an empty album one tile, of which there is no second, lies to the left of and above the middle.

    Only if all measures are mirror-symmetric: then the mirror images of a plan score the same.
    A double is another tile in the mirror, so it keeps all its places.
    """
    if not all(measure.mirror_symmetric for measure in measures):
        return
    many = Counter(group.alike for group in placement.classes for _ in group.items)
    alone = [group for group in placement.classes if many[group.alike] == 1]
    doubles = any(len(tile.stamps) > 1 for tile in placement.tiles)
    if placement.full_scores or placement.album.tiles or not alone or doubles:
        return
    group = max(alone, key=lambda group: group.tile.width * group.tile.height)
    tile, album = group.tile, placement.album
    beyond = [
        literal
        for (x, y), literal in group.spots.items()
        if 2 * x + tile.width > album.width or 2 * y + tile.height > album.height
    ]
    placement.model.implies_all([], [~literal for literal in beyond])


class PlacementModel:
    """Rows for the best legal placement of ``tiles`` on ``album``.

    Parameters
    ----------
    album
        Its tiles stay where they are.
    tiles
        The new tiles; each is placed unless it fits nowhere in the final album (rulebook, Show Phase).
    scored
        The measures with their payoffs; the sum of these is maximized.
    merge
        Whether tiles that differ only in what no measure sees share their booleans. Where they do not, all
        plans can be told apart.
    always_fit
        Sizes of tiles that are known to fit wherever the others go; counted when not given.
    separate_tiles
        Whether every tile has booleans of its own, so that rows may be about stamps instead of places.
    optional
        Items that may be left out: neither placed nor discarded. Further rows on ``left_out`` say when.
    removable
        Whether ``dependent`` is filled.
    every_plan
        Whether every plan keeps its full score although tiles are merged.

    Attributes
    ----------
    full_scores
        Whether the rows allow every plan its full score, and not only one of the best plans.
    model
        The rows, for a solver.
    empty
        Space that was empty -> literal "it still is".
    absent
        Literals "this tile is not in the final album", one for each tile and reason.
    left_out
        Optional item -> literal that it is left out.
    dependent
        Measure -> literal of a new tile at a place -> literals of the units that may be lost without it.
    """

    def __init__(
        self,
        album: Album,
        tiles: Sequence[Tile],
        scored: Iterable[tuple[Measure, Payoff]],
        *,
        merge: bool = True,
        always_fit: Collection[Size] | None = None,
        separate_tiles: bool = False,
        optional: Collection[int] = (),
        removable: bool = False,
        every_plan: bool = False,
    ) -> None:
        scored = list(scored)
        self.album = album
        self.tiles = tiles
        self.full_scores = every_plan or not merge
        self.separate_tiles = separate_tiles
        # Separate tiles are searched by clauses alone (strategies.py), the others by a relaxation too.
        self.model = CpModel(relaxed=not separate_tiles)
        measures = [measure for measure, _ in scored]
        self.classes = tile_classes(tiles, measures, merge=merge, separate=separate_tiles)
        spaces = sorted(album.empty)
        self.empty = dict(zip(spaces, self.model.new_bools(len(spaces)), strict=True))
        self._add_tiles()
        self.left_out = {item: self.model.new_bool() for item in optional}
        self._add_absent(counted_to_fit(album, sizes_of(tiles)) if always_fit is None else always_fit)
        self.absent = [literal for group in self.classes for literals in group.absent for literal in literals]
        order_equal_tiles(self)
        break_mirror_symmetry(self, measures)
        self.dependent: dict[Measure, dict[int, set[int]]] = {}
        self.removable = removable
        self._units: dict[Measure, int] = {}
        self._terms: dict[Measure, list[Term]] = {}
        for measure, payoff in scored:
            self._maximize(measure, payoff)
        for measure in self._units:
            measure.add_joint_bounds(self, self._units)
        self._drop_tables()

    def _drop_tables(self) -> None:
        """Drop the tables that only the encodings use: half of the memory, and quickly made again."""
        for made in ("covering", "tile_spots", "stamps", "_new_stamps"):
            vars(self).pop(made, None)

    def copy(self) -> PlacementModel:
        """The same places, with a copy of the rows to add to."""
        other = copy(self)
        other.model = self.model.copy()
        return other

    @property
    def upper_bound(self) -> int:
        """A first bound on the objective: each payoff at the upper bound of its units."""
        bounds = self.model.bounds
        return self.model.offset + sum(c * bounds[v][1] for v, c in self.model.objective)

    @cached_property
    def covering(self) -> Covering:
        """The literals of the new tiles that may cover each space that was empty."""
        found = Covering(self.empty)
        for group in self.classes:
            found.add(group.spots, (group.tile.width, group.tile.height))
        return found

    @cached_property
    def tile_spots(self) -> list[tuple[PlacedTile, int]]:
        """Every tile at every place it is or may be, with its literal; of merged tiles, any one."""
        fixed = [(placed, TRUE) for placed in self.album.tiles]
        new = ((group.tile, each) for group in self.classes for each in group.spots.items())
        return fixed + [(PlacedTile.at(tile, cell), literal) for tile, (cell, literal) in new]

    @cached_property
    def stamps(self) -> list[StampSpot]:
        """Every stamp at every place it is or may be, for the encodings."""
        fixed = [stamp_spots(placed, TRUE) for placed in self.album.tiles]
        return [spot for spots in (*fixed, *self._new_stamps.values()) for spot in spots]

    @cached_property
    def _new_stamps(self) -> dict[int, list[StampSpot]]:
        """The stamps of each new tile at each of its places, by its literal."""
        new = self.tile_spots[len(self.album.tiles) :]
        return {literal: stamp_spots(placed, literal) for placed, literal in new}

    @property
    def max_stamps(self) -> int:
        """The stamps in the final album if nothing is discarded."""
        return len(self.album.stamps) + sum(len(tile.stamps) for tile in self.tiles)

    @property
    def max_tiles(self) -> int:
        """The tiles in the final album if nothing is discarded."""
        return len(self.album.tiles) + len(self.tiles)

    def placed(self, values: Sequence[int]) -> list[PlacedTile]:
        """The tiles where a solution of the rows puts them."""
        found = []
        for group in self.classes:
            cells = [cell for cell, literal in group.spots.items() if values[literal]]
            absent = [any(values[literal] for literal in literals) for literals in group.absent]
            left = [item for item, away in zip(group.items, absent, strict=True) if not away]
            found += [PlacedTile.at(self.tiles[i], cell) for i, cell in zip(left, cells, strict=False)]
        return found

    def exclude(self, placed: Iterable[PlacedTile]) -> None:
        """Rule out exactly this placement of the new tiles, up to swaps of equal ones.

        Needs ``merge=False``. A placement that contains it is not legal anyhow: its tiles left over fit
        nowhere.
        """
        chosen = []
        waiting = list(self.classes)
        for each in sorted(placed):
            group = next(g for g in waiting if g.tile == each.tile)
            chosen.append(group.spots[each.cell])
            if sum(literal in chosen for literal in group.spots.values()) == len(group.items):
                waiting.remove(group)
        self.model.clause(~literal for literal in chosen)

    def depend(self, measure: Measure, tiles: Iterable[int], units: Iterable[int]) -> None:
        """Note that these units may be lost if any of these tiles (literals of both) is taken away."""
        if self.removable:
            units = set(units)
            for tile in tiles:
                self.dependent.setdefault(measure, {}).setdefault(tile, set()).update(units)

    def units(self, measure: Measure) -> int:
        """The variable of a measure, which is at most the number of its units."""
        if measure not in self._units:
            self._units[measure] = measure.encode(self)
        return self._units[measure]

    def absent_of(self, tile: Tile) -> list[int]:
        """The literals that a new tile is not in the final album, of all that are equal to this one."""
        pairs = ((item, away) for g in self.classes for item, away in zip(g.items, g.absent, strict=True))
        return [literal for item, absent in pairs if self.tiles[item] == tile for literal in absent]

    def limit(self, measures: Collection[Measure], points: int) -> None:
        """Add a row: these measures together bring this many points at most."""
        terms = Counter[int]()
        for measure in measures:
            for variable, each in self._terms[measure]:
                terms[variable] += each
        self.model.linear(terms.items(), 0, points)

    def upper_bound_beside(self, measures: Collection[Measure]) -> int:
        """A first bound on the points that all measures but these bring."""
        bounds = self.model.bounds
        rest = [terms for measure, terms in self._terms.items() if measure not in measures]
        return sum(c * bounds[v][1] for terms in rest for v, c in terms)

    def number(self, matches: Callable[[Stamp], bool]) -> int:
        """A new variable: the number of stamps in the final album that match."""
        low = high = sum(matches(placed.stamp) for placed in self.album.stamps)
        terms = []
        for group in self.classes:
            for item, absent in zip(group.items, group.absent, strict=True):
                each = sum(matches(stamp) for stamp in self.tiles[item].stamps)
                high += each
                if not absent:
                    low += each
                elif each:
                    terms += [(literal, each) for literal in absent]
        total = self.model.new_int(low, high)
        self.model.linear([(total, 1), *terms], high, high)
        return total

    def new_stamps(self, matches: Callable[[Stamp], bool]) -> list[list[StampSpot]]:
        """The places of each new stamp that matches, stamp by stamp; their tiles must not be merged."""
        found: list[list[StampSpot]] = []
        for group in self.classes:
            for number, stamp in enumerate(group.tile.stamps):
                if matches(stamp):
                    found.append([self._new_stamps[literal][number] for literal in group.spots.values()])
        return found

    def _add_tiles(self) -> None:
        for group in self.classes:
            tile = group.tile
            places = self.album.places(tile.width, tile.height)
            group.spots = dict(zip(places, self.model.new_bools(len(places)), strict=True))
        for cell, literal in self.empty.items():
            self.model.exactly_one([literal, *self.covering.of(cell)])

    def _add_absent(self, always_fit: Collection[Size]) -> None:
        """Each tile has one place, or none if it is left out, or fits nowhere among what stays empty."""
        model = self.model
        some_dropped: dict[Size, int] = {}
        for group in self.classes:
            many = len(group.items)
            size = group.tile.width, group.tile.height
            group.absent = [[self.left_out[item]] if item in self.left_out else [] for item in group.items]
            if size not in always_fit:
                if size not in some_dropped:
                    some_dropped[size] = model.new_bool()
                    for x, y in group.spots:
                        cells = rectangle(x, y, *size)
                        model.clause([~some_dropped[size], *(~self.empty[cell] for cell in cells)])
                for absent in group.absent:
                    absent.append(model.new_bool())
            literals = [*group.spots.values(), *(literal for absent in group.absent for literal in absent)]
            model.choose(literals, many)
            if size not in always_fit:
                for absent in group.absent:
                    model.clause([~absent[-1], some_dropped[size]])
                    model.at_most_one(absent)

    def _maximize(self, measure: Measure, payoff: Payoff) -> None:
        """Add the payoff of a measure to the objective; payoffs never fall, so bounds from above do."""
        model = self.model
        units = self.units(measure)
        low, high = model.bounds[units]
        certain, terms = 0, [(units, payoff.unit)]
        if payoff.table:
            certain, terms = payoff.at(low), []
            for count in range(low + 1, high + 1):
                step = payoff.at(count) - payoff.at(count - 1)
                if step:
                    reached = model.new_bool()
                    model.linear([(units, 1)], count, high, given=[reached])
                    terms.append((reached, step))
        model.offset += certain
        model.objective += terms
        self._terms.setdefault(measure, []).extend([(TRUE, certain), *terms])


@dataclass(frozen=True)
class Wishes:
    """Conditions on a plan; no wishes are true of every plan.

    Parameters
    ----------
    put
        (item, tile where it has to lie); items count from 0.
    leave
        (item, tile) of those that have to be discarded.
    empty
        Spaces that have to stay empty.
    reach
        (measure, units) that the final album has to have at least.
    """

    put: tuple[tuple[int, PlacedTile], ...] = ()
    leave: tuple[tuple[int, Tile], ...] = ()
    empty: frozenset[Cell] = frozenset()
    reach: tuple[tuple[Measure, int], ...] = ()

    def __bool__(self) -> bool:
        """Whether anything is wished for."""
        return self != Wishes()

    @property
    def fixed(self) -> list[PlacedTile]:
        """The tiles whose places are decided."""
        return [placed for _, placed in self.put]

    @property
    def measures(self) -> list[Measure]:
        """The measures whose units matter."""
        return [measure for measure, _ in self.reach]

    def encode(self, placement: PlacementModel) -> None:
        """Add rows that only plans with all wishes satisfy, but those for ``put``.

        The model has full scores, and is of the tiles that are not ``put`` on the album with those that are.
        """
        model = placement.model
        for cell in sorted(self.empty):
            model.clause([placement.empty[cell]] if cell in placement.empty else [])
        for tile, many in Counter(tile for _, tile in self.leave).items():
            # Of equal tiles any may be discarded: the items are told apart afterwards.
            literals = placement.absent_of(tile)
            model.linear([(literal, 1) for literal in literals], many, max(many, len(literals)))
        for measure, units in self.reach:
            variable = placement.units(measure)
            model.linear([(variable, 1)], units, max(units, model.bounds[variable][1]))

    def hold(self, album: Album, placed: Collection[PlacedTile], discarded: Sequence[Tile]) -> bool:
        """Whether a plan has all wishes, whichever of equal tiles is called which item."""
        return (
            all(each in placed for each in self.fixed)
            and not Counter(tile for _, tile in self.leave) - Counter(discarded)
            and self.empty <= album.empty
            and all(measure.count(album) >= units for measure, units in self.reach)
        )


NO_WISHES = Wishes()
