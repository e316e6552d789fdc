"""Models of a Show Phase with one contest in formats that other solvers read: CP-SAT's, MPS and OPB."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from importlib.metadata import version
from math import inf
from typing import NamedTuple

from stockbook.models.album.album import cell_name
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.placement.cp_model import CpModel, Term
from stockbook.models.placement.model import PlacementModel
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards, owned_points


class ModelFormat(StrEnum):
    """A format of models; ``PROTO`` is the text of CP-SAT's CpModelProto, ``OPB`` is pseudo-Boolean."""

    PROTO = "proto"
    MPS = "mps"
    OPB = "opb"


#: What the names of variables mean, and which plans are solutions.
NAMES = (
    "empty_d4: space d4 stays empty. tile_1_4_at_f8: item 1 or 4 lies with its top left space on f8, either",
    "one that is not discarded. discard_5: item 5 has no place. units_1_edges: units of edges that count.",
    "Of equal tiles and mirror images not all plans are solutions, but one of the best always is.",
)


def exported(position: Position, contest: Contest | None, format: ModelFormat, name: str) -> str:
    """The file with the rows of the best Show Phase with this contest, under the name of a position.

    The optimum is that of ``best_placement`` with this contest: all points now. The contest is None where
    none is open.
    """
    scored = [(award.measure, award.payoff) for award in awards(position, contest)]
    placement = PlacementModel(position.album, position.place, scored)
    owned = owned_points(position)
    placement.model.offset += owned
    measures = dict.fromkeys(measure for measure, _ in scored)
    entered = "no contest is open" if contest is None else f"contest {contest}"
    head = (
        f"Stockbook {version('stockbook')}: {' '.join(name.split())}, round {position.round}, {entered}",
        "The objective is the points now, as stockbook place --goal now counts them with this contest;",
        f"{owned} of them are owned wherever the stamps lie, and so are a constant.",
        *NAMES,
    )
    return WRITERS[format](placement.model, _names(placement, measures), head)


def _names(placement: PlacementModel, measures: Iterable[Measure]) -> Sequence[str]:
    """The name of each variable; items count from 1."""
    found = {literal: f"empty_{cell_name(cell)}" for cell, literal in placement.empty.items()}
    for group in placement.classes:
        items = "_".join(str(item + 1) for item in group.items)
        found |= {literal: f"tile_{items}_at_{cell_name(cell)}" for cell, literal in group.spots.items()}
        for item, absent in zip(group.items, group.absent, strict=True):
            found |= dict.fromkeys(absent, f"discard_{item + 1}")
    for number, measure in enumerate(measures, start=1):
        word = re.sub(r"\W+", "_", str(measure), flags=re.ASCII).strip("_")
        found.setdefault(placement.units(measure), f"units_{number}_{word}")
    return [found.get(variable, f"v{variable}") for variable in range(len(placement.model.bounds))]


class LinearRow(NamedTuple):
    """A row ``low <= sum of coefficient * variable <= high``; a side that has no limit is None."""

    terms: dict[int, int]
    low: int | None
    high: int | None


def linear_rows(model: CpModel) -> Iterator[LinearRow]:
    """The rows of a model, all linear, on variables that are not fixed; those that say nothing are left out.

    A row that holds only where some literals do is loosened by its coefficients of these: where one of them
    does not hold, the row says nothing.
    """
    for row in _all_rows(model):
        if not (row.low or 0) <= 0 <= (row.high or 0) or (row.terms and (row.low, row.high) != (None, None)):
            yield row


def _all_rows(model: CpModel) -> Iterator[LinearRow]:
    conjunctions = (
        [*(~each for each in given), one] for given, implied in model.conjunctions for one in implied
    )
    for clause in (*model.clauses, *conjunctions):
        yield _row(model, [(literal, 1) for literal in clause], 1, None)
    for row in model.at_most_ones:
        yield _row(model, [(literal, 1) for literal in row], None, 1)
    for row in model.exactly_ones:
        yield _row(model, [(literal, 1) for literal in row], 1, 1)
    for linear in model.linears:
        terms = list(zip(linear.variables, linear.coefficients, strict=True))
        least = -model.highest((variable, -each) for variable, each in terms)
        most = model.highest(terms)
        low, high, many = max(linear.low, least), min(linear.high, most), len(linear.given)
        if not many:
            yield _row(model, terms, low if low > least else None, high if high < most else None)
        elif low > least:
            given = [(literal, least - low) for literal in linear.given]
            yield _row(model, [*terms, *given], low + many * (least - low), None)
        if many and high < most:
            given = [(literal, most - high) for literal in linear.given]
            yield _row(model, [*terms, *given], None, high + many * (most - high))


def _row(model: CpModel, terms: Iterable[Term], low: int | None, high: int | None) -> LinearRow:
    """A row without negated literals and fixed variables."""
    found, constant = Counter[int](), 0
    for variable, each in terms:
        if variable < 0:
            variable, each, constant = ~variable, -each, constant + each
        if model.bounds[variable][0] == model.bounds[variable][1]:
            constant += each * model.bounds[variable][0]
        else:
            found[variable] += each
    low, high = (None if side is None else side - constant for side in (low, high))
    return LinearRow({variable: each for variable, each in found.items() if each}, low, high)


def _objective(model: CpModel) -> tuple[dict[int, int], int]:
    """The terms to maximize on variables that are not fixed, and what is added to them."""
    row = _row(model, model.objective, -model.offset, None)
    return row.terms, -(row.low or 0)


def _proto(model: CpModel, names: Sequence[str], head: Sequence[str]) -> str:
    """The text of a CpModelProto."""
    from stockbook.optimizer.solver.cpsat import to_proto

    proto = to_proto(model)
    for variable, name in zip(proto.variables, names, strict=True):
        variable.name = name
    return _comments("#", *head, "Maximize: the objective is scaled by -1, for CP-SAT minimizes.") + str(
        proto
    )


def _mps(model: CpModel, names: Sequence[str], head: Sequence[str]) -> str:
    """The text of a free MPS file, as OR-Tools writes it."""
    from ortools.linear_solver.python.model_builder_helper import ModelBuilderHelper

    program, columns = ModelBuilderHelper(), {}
    program.set_name("stockbook")
    terms, constant = _objective(model)
    for variable, (low, high) in enumerate(model.bounds):
        if low < high:
            columns[variable] = column = program.add_var()
            program.set_var_name(column, names[variable])
            program.set_var_lower_bound(column, low)
            program.set_var_upper_bound(column, high)
            program.set_var_integrality(column, True)
            program.set_var_objective_coefficient(column, terms.get(variable, 0))
    for row in linear_rows(model):
        number = program.add_linear_constraint()
        program.set_constraint_lower_bound(number, -inf if row.low is None else row.low)
        program.set_constraint_upper_bound(number, inf if row.high is None else row.high)
        for variable, each in row.terms.items():
            program.add_term_to_constraint(number, columns[variable], each)
    program.set_maximize(True)
    program.set_objective_offset(constant)
    return _comments("*", *head, "Maximize COST, less its RHS.") + program.export_to_mps_string()


def _opb(model: CpModel, names: Sequence[str], head: Sequence[str]) -> str:
    """The text of a linear OPB file: whole numbers are written in binary."""
    bits: list[list[tuple[int, int]]] = []
    told: list[str] = []
    numbers = []
    for variable, (low, high) in enumerate(model.bounds):
        bits.append([(len(told) + place + 1, 2**place) for place in range((high - low).bit_length())])
        for bit, weight in bits[-1]:
            told.append(f"x{bit} {names[variable]}{'' if high == 1 else f', {weight} above {low}'}")
        if high - low > 1:
            numbers.append(LinearRow({variable: 1}, None, high))

    def least(terms: dict[int, int]) -> int:
        return sum(each * model.bounds[variable][0] for variable, each in terms.items())

    def written(terms: dict[int, int], sign: int) -> str:
        pairs = ((each, bit) for variable, each in terms.items() for bit in bits[variable])
        return "".join(f"{sign * each * weight:+d} x{bit} " for each, (bit, weight) in pairs)

    lines = []
    for row in (*numbers, *linear_rows(model)):
        equal = row.low == row.high
        if row.low is not None:
            lines.append(f"{written(row.terms, 1)}{'=' if equal else '>='} {row.low - least(row.terms)} ;")
        if row.high is not None and not equal:
            lines.append(f"{written(row.terms, -1)}>= {least(row.terms) - row.high} ;")
    terms, constant = _objective(model)
    aim = f"Minimize: the points are {constant + least(terms)} less the objective."
    first = f"* #variable= {len(told)} #constraint= {len(lines)}\n"
    return first + _comments("*", *head, aim, *told) + "\n".join([f"min: {written(terms, -1)};", *lines, ""])


def _comments(mark: str, *lines: str) -> str:
    return "".join(f"{mark} {line}\n" for line in lines)


#: Format -> what writes it.
WRITERS = {ModelFormat.PROTO: _proto, ModelFormat.MPS: _mps, ModelFormat.OPB: _opb}
