"""Models of a Show Phase with one contest in formats that other solvers read: CP-SAT's, MPS and OPB."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib.metadata import version
from math import inf
from typing import NamedTuple

from stockbook.models.album.album import cell_name
from stockbook.models.contests import Contest
from stockbook.models.placement.cp_model import TRUE, CpModel, Linear, Term
from stockbook.models.placement.model import PlacementModel
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards, owned_points


class ModelFormat(StrEnum):
    """A format of models; ``PROTO`` is the text of CP-SAT's CpModelProto, ``OPB`` is pseudo-Boolean."""

    PROTO = "proto"
    MPS = "mps"
    OPB = "opb"


#: The beginning of a comment.
COMMENT = {ModelFormat.PROTO: "#", ModelFormat.MPS: "*", ModelFormat.OPB: "*"}
#: What the names of variables mean, and which plans are solutions.
NAMES = (
    "empty_d4: space d4 stays empty. tile_1_4_at_f8: item 1 or 4 lies with its top left space on f8.",
    "discard_5: item 5 has no place. units_1_edges: the units of edges that count. v7: other variables.",
    "Of equal tiles and mirror images not all plans are solutions, but one of the best always is.",
)


@dataclass(frozen=True)
class ExportedModel:
    """The model of a Show Phase with one contest, None where none is open.

    Parameters
    ----------
    contest
        The contest that is entered.
    variables, constraints
        How many there are in the format; the objective is no constraint.
    text
        The file.
    """

    contest: Contest | None
    variables: int
    constraints: int
    text: str


def exported(position: Position, contest: Contest | None, format: ModelFormat, name: str) -> ExportedModel:
    """The rows of the best Show Phase with this contest, under the name of a position.

    The optimum is that of ``best_placement`` with this contest: all points now.
    """
    scored = [(award.measure, award.payoff) for award in awards(position, contest)]
    placement = PlacementModel(position.album, position.place, scored)
    model, owned = placement.model, owned_points(position)
    model.offset += owned
    names = _names(placement)
    for number, measure in enumerate(dict.fromkeys(measure for measure, _ in scored), start=1):
        word = re.sub(r"\W+", "_", str(measure), flags=re.ASCII).strip("_")
        names.setdefault(placement.units(measure), f"units_{number}_{word}")
    labels = [names.get(variable, f"v{variable}") for variable in range(len(model.bounds))]
    entered = "no contest is open" if contest is None else f"contest {contest}"
    head = [
        f"Stockbook {version('stockbook')}: {' '.join(name.split())}, round {position.round}, {entered}",
        "The objective is the points now, as stockbook place --goal now counts them with this contest;",
        f"{owned} of them are owned wherever the stamps lie, and so are a constant.",
        *NAMES,
    ]
    return WRITERS[format](model, contest, labels, head)


def _names(placement: PlacementModel) -> dict[int, str]:
    """The names of the variables that say where tiles lie; items count from 1."""
    found = {TRUE: "true"}
    for cell, literal in placement.empty.items():
        found[literal] = f"empty_{cell_name(cell)}"
    for group in placement.classes:
        items = "_".join(str(item + 1) for item in group.items)
        for cell, literal in group.spots.items():
            found[literal] = f"tile_{items}_at_{cell_name(cell)}"
        for item, absent in zip(group.items, group.absent, strict=True):
            found |= dict.fromkeys(absent, f"discard_{item + 1}")
    return found


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
        if (row.low, row.high) != (None, None) and (row.terms or not _says_nothing(row)):
            yield row


def _says_nothing(row: LinearRow) -> bool:
    return (row.low or 0) <= 0 <= (row.high or 0)


def _all_rows(model: CpModel) -> Iterator[LinearRow]:
    for clause in model.clauses:
        yield _row(model, [(literal, 1) for literal in clause], 1, None)
    for given, implied in model.conjunctions:
        for one in implied:
            yield _row(model, [*((~literal, 1) for literal in given), (one, 1)], 1, None)
    for row in model.at_most_ones:
        yield _row(model, [(literal, 1) for literal in row], None, 1)
    for row in model.exactly_ones:
        yield _row(model, [(literal, 1) for literal in row], 1, 1)
    for linear in model.linears:
        yield from _loosened(model, linear)


def _loosened(model: CpModel, row: Linear) -> Iterator[LinearRow]:
    terms = list(zip(row.variables, row.coefficients, strict=True))
    least = sum(min(each * bound for bound in model.bounds[variable]) for variable, each in terms)
    most = model.highest(terms)
    low, high = (row.low if row.low > least else None), (row.high if row.high < most else None)
    if not row.given:
        yield _row(model, terms, low, high)
        return
    many = len(row.given)
    if low is not None:
        slack = low - least
        yield _row(model, [*terms, *((each, -slack) for each in row.given)], low - slack * many, None)
    if high is not None:
        slack = most - high
        yield _row(model, [*terms, *((each, slack) for each in row.given)], None, high + slack * many)


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


def _proto(
    model: CpModel, contest: Contest | None, labels: Sequence[str], head: Sequence[str]
) -> ExportedModel:
    """The text of a CpModelProto; CP-SAT minimizes, and scales the objective by -1."""
    from stockbook.optimizer.solver.cpsat import to_proto

    proto = to_proto(model)
    for variable, label in zip(proto.variables, labels, strict=True):
        variable.name = label
    text = _commented(
        ModelFormat.PROTO, [*head, "Maximize: the objective is scaled by -1, for CP-SAT minimizes."]
    ) + str(proto)
    return ExportedModel(contest, len(labels), len(proto.constraints), text)


def _mps(
    model: CpModel, contest: Contest | None, labels: Sequence[str], head: Sequence[str]
) -> ExportedModel:
    """The text of a free MPS file, as OR-Tools writes it."""
    from ortools.linear_solver.python.model_builder_helper import ModelBuilderHelper

    program = ModelBuilderHelper()
    program.set_name("stockbook")
    objective, constant = _objective(model)
    numbers = {}
    for variable, (low, high) in enumerate(model.bounds):
        if low < high:
            numbers[variable] = column = program.add_var()
            program.set_var_name(column, labels[variable])
            program.set_var_lower_bound(column, low)
            program.set_var_upper_bound(column, high)
            program.set_var_integrality(column, True)
            program.set_var_objective_coefficient(column, objective.get(variable, 0))
    rows = 0
    for row in linear_rows(model):
        number = program.add_linear_constraint()
        program.set_constraint_lower_bound(number, -inf if row.low is None else row.low)
        program.set_constraint_upper_bound(number, inf if row.high is None else row.high)
        for variable, each in row.terms.items():
            program.add_term_to_constraint(number, numbers[variable], each)
        rows += 1
    program.set_maximize(True)
    program.set_objective_offset(constant)
    text = _commented(ModelFormat.MPS, [*head, "Maximize COST; its constant is the negative of its RHS."])
    return ExportedModel(contest, len(numbers), rows, text + program.export_to_mps_string())


def _opb(
    model: CpModel, contest: Contest | None, labels: Sequence[str], head: Sequence[str]
) -> ExportedModel:
    """The text of a linear OPB file: whole numbers are written in binary."""
    bits: dict[int, list[tuple[int, int]]] = {}
    variables, told, rows = 0, [], []
    for variable, (low, high) in enumerate(model.bounds):
        many = (high - low).bit_length()
        bits[variable] = [(variables + place + 1, 2**place) for place in range(many)]
        variables += many
        for bit, weight in bits[variable]:
            told.append(f"x{bit} {labels[variable]}{'' if high == 1 else f', {weight} above {low}'}")
        if many > 1:
            rows.append(LinearRow({variable: 1}, None, high))

    def written(terms: dict[int, int], sign: int) -> str:
        return "".join(
            f"{sign * each * weight:+d} x{bit} "
            for variable, each in terms.items()
            for bit, weight in bits[variable]
        )

    lines = []
    for row in (*rows, *linear_rows(model)):
        below = sum(each * model.bounds[variable][0] for variable, each in row.terms.items())
        if row.low is not None:
            relation = "=" if row.low == row.high else ">="
            lines.append(f"{written(row.terms, 1)}{relation} {row.low - below} ;")
        if row.high is not None and row.low != row.high:
            lines.append(f"{written(row.terms, -1)}>= {below - row.high} ;")
    objective, constant = _objective(model)
    most = constant + sum(each * model.bounds[variable][0] for variable, each in objective.items())
    text = f"* #variable= {variables} #constraint= {len(lines)}\n"
    text += _commented(
        ModelFormat.OPB, [*head, f"Minimize: the points are {most} less the objective.", *told]
    )
    text += "\n".join([f"min: {written(objective, -1)};", *lines, ""])
    return ExportedModel(contest, variables, len(lines), text)


def _objective(model: CpModel) -> tuple[dict[int, int], int]:
    """The terms to maximize on variables that are not fixed, and what is added to them."""
    row = _row(model, model.objective, -model.offset, None)
    return row.terms, -(row.low or 0)


def _commented(format: ModelFormat, lines: Iterable[str]) -> str:
    return "".join(f"{COMMENT[format]} {line}\n" for line in lines)


#: Format -> what writes it.
WRITERS = {ModelFormat.PROTO: _proto, ModelFormat.MPS: _mps, ModelFormat.OPB: _opb}
