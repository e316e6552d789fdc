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

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.fitting import sizes_of
from stockbook.models.placement.halves import restrict
from stockbook.models.placement.model import PlacementModel

#: The claims for fewer tiles than this have to be known.
FEWEST = 2
#: Of more tiles there are too many sets to look at.
MOST = 10


class Counterexample:
    """Rows for a plan of some of the tiles, in which each brings enough, that scores more than is claimed.

    Parameters
    ----------
    album
        Its tiles stay where they are.
    tiles
        The tiles; those without a place are left out, even where they fit.
    scored
        What is counted: only measures that note which units depend on a tile (``PlacementModel.depend``).
    claims
        The most that 0, 1, 2, ... of the tiles can score, never falling. Those for 0 and 1 are known; the
        others are right if the rows of no part have a solution.
    part
        Which of the ``PARTS`` of all plans.

    Attributes
    ----------
    claims, part
        As given.
    grid
        The rows.
    """

    def __init__(
        self,
        album: Album,
        tiles: Sequence[Tile],
        scored: Sequence[tuple[Measure, Payoff]],
        claims: Sequence[int],
        part: int,
    ) -> None:
        items = range(len(tiles))
        self.grid = PlacementModel(album, tiles, scored, sure=sizes_of(tiles), optional=items, removable=True)
        self.claims = tuple(claims)
        self.part = part
        self._scored = scored
        self._more = grain(scored)
        model = self.grid.model
        self._points, model.objective = model.objective, []
        self._number = [model.new_bool() for _ in claims]
        self._add_numbers()
        self._add_needs()
        restrict(self.grid, part)

    def points(self, values: Sequence[int]) -> int:
        """What a solution scores at least."""
        return self.grid.model.offset + sum(each * values[variable] for variable, each in self._points)

    def _add_numbers(self) -> None:
        """How many tiles have a place, and that the plan scores more than is claimed for so many."""
        model, number = self.grid.model, self._number
        model.exactly_one(number[FEWEST:])
        for literal in number[:FEWEST]:
            model.clause([~literal])
        left = self.grid.left_out
        terms = [*((literal, 1) for literal in left.values()), *((n, k) for k, n in enumerate(number))]
        model.linear(terms, len(left), len(left))
        for group in self.grid.classes:
            for first, second in pairwise(group.items):
                model.clause([~left[first], left[second]])
        more = [(n, -claim - self._more) for n, claim in zip(number, self.claims, strict=True)]
        most = sum(max(each * bound for bound in model.bounds[v]) for v, each in self._points)
        model.linear([*self._points, *more], -model.offset, max(most, 0))

    def _add_needs(self) -> None:
        """Each tile that has a place brings enough there, and so do each two."""
        model, number, more = self.grid.model, self._number, self._more
        needs = {k: self._needed(k, 1) for k in range(FEWEST, len(number))}
        least = min(needs.values())
        apart = least == more and all(max(payoff.steps) == more for _, payoff in self._scored)
        few = [number[k] for k, need in needs.items() if need == more]
        alone: dict[int, list[int]] = {}
        for group in self.grid.classes:
            for literal in group.spots.values():
                brought = self._brought(literal)
                terms = list(brought.items())
                most = sum(brought.values())
                if most < least:
                    model.clause([~literal])
                    continue
                if apart:
                    only = model.new_bool()
                    model.clause([~only, literal])
                    model.clause([~only, *few])
                    model.linear([*terms, (literal, -2 * more), (only, more)], 0, most)
                    for unit in brought:
                        alone.setdefault(unit, []).append(only)
                else:
                    model.linear([*terms, (literal, -least)], 0, most)
                for k, need in needs.items():
                    if most < need:
                        model.clause([~literal, ~number[k]])
                    elif need > least + (more if apart else 0):
                        model.linear(terms, need, most, given=[literal, number[k]])
        # Two tiles that bring one unit each do not bring the same one, if they have to bring two.
        free = [~number[k] for k in needs if self._needed(k, 2) < 2 * more]
        for unit, places in alone.items():
            model.linear([(only, 1) for only in places], 0, 1, given=[unit, *free])

    def _needed(self, number: int, tiles: int) -> int:
        """What so many of a plan's tiles bring at least."""
        return self.claims[number] - self.claims[number - tiles] + self._more

    def _brought(self, literal: int) -> Counter[int]:
        """Points for each unit that a tile at this place may bring."""
        brought: Counter[int] = Counter()
        for measure, payoff in self._scored:
            each = max(payoff.steps)
            for unit in self.grid.dependent.get(measure, {}).get(literal, ()):
                brought[unit] += each
        return brought


def grain(scored: Sequence[tuple[Measure, Payoff]]) -> int:
    """The least that one plan can score more than another."""
    return math.gcd(*(step for _, payoff in scored for step in payoff.steps)) or 1
