"""Proof by what each tile must bring: the rows of a smallest plan that scores more than is claimed.

Claims say how much any plan of 0, 1, 2, ... of the tiles scores at most. If one is wrong, take a plan that
scores more, of as few tiles as possible. Without any one of its tiles it is within its claim, so each tile
brings at least what its plan has more than that. What a tile brings is seen in its neighborhood, so the rows
can ask for it wherever a tile is placed. If they have no solution, all claims are right.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Tile
from stockbook.models.placement.model import PlacementModel
from stockbook.models.placement.places import sizes_of

if TYPE_CHECKING:
    from stockbook.models.contests.measure import Measure
    from stockbook.models.contests.payoff import Payoff

#: The claims for fewer tiles than this have to be known.
MIN_TILES = 2
#: Of more tiles there are too many subsets to look at.
MAX_TILES = 10
#: The numbers of the parts of all plans (``restrict``).
PARTS = range(2)


def rows_of_plans(
    album: Album, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]
) -> PlacementModel:
    """The rows of all plans, for counterexamples to any claims.

    The tiles of the album stay where they are; new ones without a place are left out, even where they fit.
    Each measure has to note which units depend on a tile (``PlacementModel.depend``).
    """
    items = range(len(tiles))
    return PlacementModel(album, tiles, scored, always_fit=sizes_of(tiles), optional=items, removable=True)


class Counterexample:
    """Rows whose solutions are the smallest plans that score more than is claimed, in ``placement``.

    ``rows`` are those of ``rows_of_plans``. The claims are upper bounds on what 0, 1, 2, ... of the tiles
    score, never falling. Those for 0 and 1 are known; the others are right if the rows of no part, one of
    ``PARTS``, have a solution.
    """

    def __init__(
        self,
        rows: PlacementModel,
        scored: Sequence[tuple[Measure, Payoff]],
        claims: Sequence[int],
        part: int,
    ) -> None:
        self.placement = rows.copy()
        self.claims = tuple(claims)
        self.part = part
        self._scored = scored
        self._more = grain(scored)
        model = self.placement.model
        self._points, model.objective = model.objective, []
        self._number = [model.new_bool() for _ in claims]
        self._add_numbers()
        self._add_needs()
        restrict(self.placement, part)

    def points(self, values: Sequence[int]) -> int:
        """A lower bound on what the plan of a solution scores."""
        return self.placement.model.offset + sum(each * values[variable] for variable, each in self._points)

    def _add_numbers(self) -> None:
        """Add rows for the number of tiles placed: the plan scores more than is claimed for so many."""
        model, number = self.placement.model, self._number
        model.exactly_one(number[MIN_TILES:])
        model.implies_all([], [~literal for literal in number[:MIN_TILES]])
        left = self.placement.left_out
        terms = [*((literal, 1) for literal in left.values()), *((n, k) for k, n in enumerate(number))]
        model.linear(terms, len(left), len(left))
        for group in self.placement.classes:
            for first, second in pairwise(group.items):
                model.clause([~left[first], left[second]])
        more = [(n, -claim - self._more) for n, claim in zip(number, self.claims, strict=True)]
        model.linear([*self._points, *more], -model.offset, max(model.highest(self._points), 0))

    def _add_needs(self) -> None:
        """Add rows so that each tile that has a place brings enough there, and so do each two."""
        model, number, more = self.placement.model, self._number, self._more
        needs = {k: self._needed(k, 1) for k in range(MIN_TILES, len(number))}
        least = min(needs.values())
        single = least == more and all(max(payoff.steps) == more for _, payoff in self._scored)
        few = [number[k] for k, need in needs.items() if need == more]
        alone: dict[int, list[int]] = {}
        for group in self.placement.classes:
            for literal in group.spots.values():
                brought = self._brought(literal)
                terms = list(brought.items())
                total = sum(brought.values())
                if total < least:
                    model.clause([~literal])
                    continue
                if single:
                    only = model.new_bool()
                    model.clause([~only, literal])
                    model.clause([~only, *few])
                    model.linear([*terms, (literal, -2 * more), (only, more)], 0, total)
                    for unit in brought:
                        alone.setdefault(unit, []).append(only)
                else:
                    model.linear([*terms, (literal, -least)], 0, total)
                for k, need in needs.items():
                    if total < need:
                        model.clause([~literal, ~number[k]])
                    elif need > least + (more if single else 0):
                        model.linear(terms, need, total, given=[literal, number[k]])
        # Two tiles that bring one unit each do not bring the same one, if they have to bring two.
        free = [~number[k] for k in needs if self._needed(k, 2) < 2 * more]
        for unit, places in alone.items():
            model.linear([(only, 1) for only in places], 0, 1, given=[unit, *free])

    def _needed(self, number: int, tiles: int) -> int:
        """A lower bound on what so many of the tiles of a plan of ``number`` tiles bring."""
        return self.claims[number] - self.claims[number - tiles] + self._more

    def _brought(self, literal: int) -> Counter[int]:
        """The points of each unit (a literal) that a tile at this place may bring."""
        brought: Counter[int] = Counter()
        for measure, payoff in self._scored:
            each = max(payoff.steps)
            for unit in self.placement.dependent.get(measure, {}).get(literal, ()):
                brought[unit] += each
        return brought


def restrict(placement: PlacementModel, part: int) -> None:
    """Restrict the rows to one part: the second largest tile lies in the upper half, or it does not.

    On an empty album the largest lies in one quarter already. Without tiles each part has all plans.
    """
    order = sorted(placement.classes, key=lambda each: (len(each.items), -each.tile.width * each.tile.height))
    for group in order[:2][-1:]:
        places = sorted(group.spots, key=lambda cell: cell[1])
        upper = [group.spots[cell] for cell in places[: len(places) // 2]]
        if part == 0:
            placement.model.clause(upper)
        else:
            placement.model.implies_all([], [~literal for literal in upper])


def grain(scored: Sequence[tuple[Measure, Payoff]]) -> int:
    """The smallest difference there can be between the scores of two plans."""
    return math.gcd(*(step for _, payoff in scored for step in payoff.steps)) or 1
