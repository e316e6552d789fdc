"""Groups: stamps connected along an edge, or part of one, that share something.

Source: rulebook, contest family "group"; one group of the player's choice counts. The printed
example scores 3 for each rectangle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import Album, Cell, connected, rectangle
from stockbook.models.album.stamps import ATTRIBUTES, Filter, filter_word
from stockbook.models.contests.measure import CompiledCount, CountKind, Measure, SearchKind, Spaces

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import Bitboard, FastCount, Grid, Spot
    from stockbook.models.album.stamps import Size, Stamp
    from stockbook.models.placement.model import PlacementModel

#: What the second largest group is worth in the unit estimate, of each of its stamps.
SECOND_GROUP = 0.35

#: A group on a board: its stamps, their spaces and the spaces around them.
_Joined = tuple[int, int, int]
#: What the stamps of a group share: a value of the attribute, or that they match the filter.
_Shared = str | bool


@dataclass
class _Node:
    """Stamps that join a group together: a connected set of placed ones, or one new stamp."""

    stamps: int
    beside: frozenset[Cell]
    """The spaces along the edges of placed ones."""
    size: Size
    places: dict[Cell, int]
    """The top left space of a new stamp -> literal that it lies there; empty for placed ones."""


@dataclass(frozen=True)
class Group(Measure):
    """One unit: a stamp of the largest group.

    A group may share any value of the attribute; where there is a filter instead, every stamp of it matches.
    """

    mirror_symmetric: ClassVar[bool] = True
    searches: ClassVar[tuple[SearchKind, ...]] = (SearchKind.SEPARATE_TILES,)
    units_per_stamp: ClassVar[float] = 0.55
    attribute: str = ""
    filter: Filter | None = None

    @classmethod
    def parse(cls, words: Sequence[str]) -> Group:
        word = words[0] if "=" in words[0] else filter_word(words[0])
        return cls(attribute=word) if word in ATTRIBUTES else cls(filter=Filter.parse(word))

    def __str__(self) -> str:
        return f"group {self.filter or self.attribute}"

    @property
    def _filters(self) -> list[Filter]:
        if self.filter:
            return [self.filter]
        return [Filter(self.attribute, value) for value in ATTRIBUTES[self.attribute]]

    def units(self, album: Album) -> list[Spaces]:
        groups = (group for each in self._filters for group in _components(album, each))
        return [frozenset(album.stamps[i].cells()) for i in max(groups, key=len, default=[])]

    def interchange_key(self, stamp: Stamp) -> str | bool | None:
        """Equal for stamps that may join the same groups."""
        return self._shared(stamp)

    def visible_face(self, stamp: Stamp) -> str:
        if self.filter:
            return f"{self.filter}: {self.filter.matches(stamp)}"
        return f"{self.attribute}: {getattr(stamp, self.attribute)}"

    def may_count(self, stamp: Stamp) -> bool:
        return self.filter is None or self.filter.matches(stamp)

    def fast_count(self, board: Bitboard) -> FastCount:
        """The stamps of the largest group; those on the album already are joined once."""
        fixed = self._joined(board.fixed)
        smallest = _largest(fixed)
        lying = {shared: sum(group[0] for group in groups) for shared, groups in fixed.items()}
        known: dict[int, tuple[Spot, list[tuple[_Shared, _Joined]]]] = {}
        # Stamps are few and asked for very often: they are found by their ids.
        shares: dict[int, tuple[Stamp, _Shared | None]] = {}

        def shared_by(stamp: Stamp) -> _Shared | None:
            seen = shares.get(id(stamp))
            if not seen:
                seen = shares[id(stamp)] = stamp, self._shared(stamp)
            return seen[1]

        def members(spot: Spot) -> list[tuple[_Shared, _Joined]]:
            found = self._members(spot, shared_by)
            if spot.placed:  # Of a tile, which may be asked for very often; spots of whole albums are not.
                known[id(spot)] = spot, found
            return found

        def count(empty: int, spots: Sequence[Spot]) -> int:
            found: dict[_Shared, list[_Joined]] = {}
            for spot in spots:
                seen = known.get(id(spot))
                for shared, member in seen[1] if seen else members(spot):
                    if shared in found:
                        found[shared].append(member)
                    else:
                        found[shared] = [member]
            largest = smallest
            for shared, alike in found.items():
                if len(alike) + lying.get(shared, 0) > largest:
                    groups = fixed.get(shared, [])
                    for member in alike:
                        groups = _join(groups, member)
                        if groups[-1][0] > largest:
                            largest = groups[-1][0]
            return largest

        return count

    def compiled_count(self, board: Bitboard) -> CompiledCount:
        joined = self._joined(board.fixed)
        values: list[_Shared] = [True] if self.filter else list(ATTRIBUTES[self.attribute])

        def shared(stamp: Stamp) -> int:
            value = self._shared(stamp)
            return values.index(value) if value in values else -1

        return CompiledCount(
            CountKind.GROUPS,
            _largest(joined),
            groups=tuple(tuple(joined.get(value, ())) for value in values),
            shared=shared,
        )

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """The largest group that can still grow, and a little of the next one."""

        def estimate(board: Bitboard) -> float:
            groups = [group for groups in self._joined(board.fixed).values() for group in groups]
            worth = [
                stamps * (1 if border & board.empty else 0.8)
                for stamps, _, border in sorted(groups, reverse=True)[:3]
            ]
            worth.sort(reverse=True)
            return sum(each * SECOND_GROUP**place for place, each in enumerate(worth[:2]))

        return estimate

    def _joined(self, spot: Spot) -> dict[_Shared, list[_Joined]]:
        """The groups of what lies there, by what they share."""
        found: dict[_Shared, list[_Joined]] = {}
        for shared, member in self._members(spot, self._shared):
            found[shared] = _join(found.get(shared, []), member)
        return found

    def _members(
        self, spot: Spot, shared_by: Callable[[Stamp], _Shared | None]
    ) -> list[tuple[_Shared, _Joined]]:
        """Each stamp that may be in a group, with what it shares."""
        parts = zip(spot.stamps, spot.masks, spot.borders, strict=True)
        members = ((shared_by(stamp), (1, mask, border)) for stamp, mask, border in parts)
        return [(shared, member) for shared, member in members if shared is not None]

    def _shared(self, stamp: Stamp) -> _Shared | None:
        """The value that a stamp shares with others of its group; None where it is in no group."""
        if self.filter:
            return _joins(self.filter, stamp) or None
        value: str | None = getattr(stamp, self.attribute)
        return None if stamp.forever else value

    def encode(self, placement: PlacementModel) -> int:
        """A tree of contacts that grows from one root.

        Every member but the root has a parent that it touches and whose level is lower.
        """
        model = placement.model
        roots: list[int] = []
        terms: list[tuple[int, int]] = []
        upper_bound = 0
        for nodes in self._contenders(placement):
            member = [model.new_bool() for _ in nodes]
            root = [model.new_bool() for _ in nodes]
            level = [model.new_int(0, len(nodes) - 1) for _ in nodes]
            parents: list[list[int]] = [[] for _ in nodes]
            for i, node in enumerate(nodes):
                if node.places:
                    model.implies_any([member[i]], list(node.places.values()))
                implied = [member[i]]
                for j in range(i):
                    contact = _contact(placement, nodes[j], node)
                    if contact is None:
                        continue
                    implied.append(~member[j])
                    for child, parent in ((i, j), (j, i)):
                        arc = model.new_bool()
                        parents[child].append(arc)
                        model.implies_all([arc], [contact, member[parent]])
                        model.linear([(level[child], 1), (level[parent], -1)], 1, len(nodes), given=[arc])
                model.implies_all([root[i]], implied)
            for i, node in enumerate(nodes):
                model.exactly_one([~member[i], root[i], *parents[i]])
                terms.append((member[i], node.stamps))
            roots += root
            upper_bound = max(upper_bound, sum(node.stamps for node in nodes))
        model.at_most_one(roots)
        total = model.new_int(0, upper_bound)
        model.linear([(total, 1), *((m, -n) for m, n in terms)], 0, 0)
        return total

    def _contenders(self, placement: PlacementModel) -> list[list[_Node]]:
        """The stamps that share something, for each value that may have the largest group.

        A value with no more stamps than the largest placed group has cannot beat it.
        """
        shared = [_nodes(placement, each) for each in self._filters]
        placed = [max((each.stamps for each in nodes if not each.places), default=0) for nodes in shared]
        largest = max(placed)
        first = placed.index(largest)
        return [
            nodes
            for number, nodes in enumerate(shared)
            if number == first or sum(each.stamps for each in nodes) > largest
        ]


def _largest(joined: Mapping[_Shared, Iterable[_Joined]]) -> int:
    """The stamps of the largest group."""
    return max((group[0] for groups in joined.values() for group in groups), default=0)


def _join(groups: Sequence[_Joined], member: _Joined) -> list[_Joined]:
    """The groups after one more stamp; its own group comes last."""
    stamps, mask, border = member
    others = []
    for group in groups:
        if group[1] & member[2]:
            stamps, mask, border = stamps + group[0], mask | group[1], border | group[2]
        else:
            others.append(group)
    others.append((stamps, mask, border))
    return others


def _joins(each: Filter, stamp: Stamp) -> bool:
    """Whether a stamp may be in a group with this filter; forever stamps form no group of a size."""
    return each.matches(stamp) and not (each.attribute == "size" and stamp.forever)


def _components(album: Album, each: Filter) -> list[list[int]]:
    """Indices of the album's stamps, by connected group."""
    joining = {i for i, placed in enumerate(album.stamps) if _joins(each, placed.stamp)}
    return sorted(map(sorted, connected(joining, album.touching)))


def _nodes(placement: PlacementModel, each: Filter) -> list[_Node]:
    """The placed groups, then the new stamps."""
    album = placement.album
    nodes = []
    for group in _components(album, each):
        beside = frozenset(cell for i in group for cell in album.stamps[i].beside())
        nodes.append(_Node(len(group), beside, (0, 0), {}))
    for spots in placement.new_stamps(lambda stamp: _joins(each, stamp)):
        if spots:
            stamp = spots[0].placed.stamp
            places = {(spot.placed.column, spot.placed.row): spot.literal for spot in spots}
            nodes.append(_Node(1, frozenset(), (stamp.width, stamp.height), places))
    return nodes


def _contact(placement: PlacementModel, first: _Node, second: _Node) -> int | None:
    """A literal that implies that the two touch; None when they cannot."""
    model = placement.model
    if not second.places:
        return None
    if not first.places:
        near = [
            literal
            for cell, literal in second.places.items()
            if not first.beside.isdisjoint(rectangle(*cell, *second.size))
        ]
        if not near:
            return None
        contact = model.new_bool()
        model.clause([~contact, *near])
        return contact
    contact = model.new_bool()
    for one, other in ((first, second), (second, first)):
        steps, there = _along(one.size, other.size), other.places
        for (x, y), literal in one.places.items():
            near = [there[cell] for dx, dy in steps if (cell := (x + dx, y + dy)) in there]
            model.clause([~contact, ~literal, *near])
    return contact


@cache
def _along(size: Size, other: Size) -> list[Cell]:
    """The places, relative to a stamp, where one of another size shares an edge, or part of one, with it."""
    (width, height), (wide, high) = size, other
    columns, rows = range(1 - wide, width), range(1 - high, height)
    level = [(column, row) for row in (-high, height) for column in columns]
    return level + [(column, row) for column in (-wide, width) for row in rows]
