"""Groups and regions for row-based solvers: each in the way its users know."""

from __future__ import annotations

from benchmarks.peers.program import Program
from benchmarks.peers.rows import Connectivity
from stockbook.models.album.album import Cell

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
