"""Exported models: other readers find the optimum in each format, and the plan in the names."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from google.protobuf import text_format
from hypothesis import given, settings
from hypothesis import strategies as st
from ortools.linear_solver.python.model_builder_helper import ModelBuilderHelper, ModelSolverHelper
from ortools.sat import cp_model_pb2
from ortools.sat.python import cp_model_helper

from stockbook.models import Position
from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.cp_model import CpModel
from stockbook.models.stampswap.position import Player
from stockbook.optimizer import make_plan
from stockbook.optimizer.placement.exports import ModelFormat, exported, linear_rows
from stockbook.optimizer.solver.cpsat import Search
from tests.boards import Board, payoffs, small_positions
from tests.brute import best_by_contest
from tests.models.placement.test_model import FAMILIES, measures

#: The optimum of a model, and the names of its variables that are 1 there.
Optimum = tuple[int, set[str]]


def by_cp_sat(text: str) -> Optimum:
    """The file is read by Google's own protocol buffers, and once more by CP-SAT, which solves it."""
    read = text_format.Parse(text, cp_model_pb2.CpModelProto())
    proto = cp_model_helper.CpModelProto()
    assert proto.parse_text_format(text)
    wrapper = cp_model_helper.SolveWrapper()
    parameters = cp_model_helper.SatParameters()
    parameters.num_workers = 1
    wrapper.set_parameters(parameters)
    response = wrapper.solve(proto)
    assert response.status == cp_model_helper.CpSolverStatus.OPTIMAL
    names = {
        variable.name for variable, value in zip(read.variables, response.solution, strict=True) if value
    }
    return round(response.objective_value), names


def by_scip(text: str) -> Optimum:
    """The file is read by OR-Tools, and solved by SCIP."""
    program, solver = ModelBuilderHelper(), ModelSolverHelper("scip")
    assert program.import_from_mps_string(text)
    solver.solve(program)
    values = solver.variable_values()
    ones = {program.var_name(number) for number, value in enumerate(values) if value > 0.5}
    return round(solver.objective_value()), ones


def by_the_letter(text: str) -> Optimum:
    """The file is read as the rules of the pseudo-Boolean competition have it, and solved by CP-SAT."""
    head, *lines = text.splitlines()
    told = re.fullmatch(r"\* #variable= (\d+) #constraint= (\d+)", head)
    assert told
    many, rows = map(int, told.groups())
    comments = [line for line in lines if line.startswith("*")]
    objective, *constraints = [line for line in lines if not line.startswith("*")]
    assert len(constraints) == rows
    model = CpModel()
    model.new_bools(many)

    def terms(part: str) -> list[tuple[int, int]]:
        assert re.fullmatch(r"([+-]\d+ x[1-9]\d* )*", part), part
        found = [(int(variable), int(each)) for each, variable in re.findall(r"([+-]\d+) x(\d+) ", part)]
        assert all(variable <= many for variable, _ in found)
        return found

    for line in constraints:
        row = re.fullmatch(r"(.*?)(>=|=) (-?\d+) ;", line)
        assert row, line
        left, least = terms(row[1]), int(row[3])
        most = least if row[2] == "=" else max(least, model.highest(left))
        model.linear(left, least, most)
    model.objective = [(variable, -each) for variable, each in terms(objective[5:-1])]
    outcome = Search(model, {"num_workers": 1}).run()
    assert outcome.finished and outcome.values is not None and outcome.objective is not None
    constant = re.search(r"^\* Minimize: the points are (-?\d+) less the objective\.$", text, re.MULTILINE)
    assert constant
    names = re.findall(r"^\* x(\d+) (\w+)$", "\n".join(comments), re.MULTILINE)
    ones = {name for number, name in names if outcome.values[int(number)]}
    return int(constant[1]) + outcome.objective, ones


READERS = {ModelFormat.PROTO: by_cp_sat, ModelFormat.MPS: by_scip, ModelFormat.OPB: by_the_letter}


def check(position: Position, contest: Contest | None, format: ModelFormat, best: int) -> Counter[str]:
    """The optimum of a format is the best of all, and the plan of its names scores that; what was placed."""
    text = exported(position, contest, format, "a\nname")
    found, names = READERS[format](text)
    assert found == best
    assert "Stockbook" in text and "a name, round" in text
    away = {int(each) for name in names for each in re.findall(r"^discard_(\d+)$", name)}
    left = {item: tile for item, tile in enumerate(position.place, start=1) if item not in away}
    placed = []
    for name in sorted(names):
        if told := re.fullmatch(r"tile_([\d_]+)_at_([a-z])(\d+)", name):
            item = next(int(each) for each in told[1].split("_") if int(each) in left)
            cell = ord(told[2]) - ord("a"), int(told[3]) - 1
            placed.append(PlacedTile.at(left.pop(item), cell))
    assert make_plan(position, placed, contest).points == best
    assert not left
    return Counter(placed=len(placed), discarded=len(away))


@pytest.mark.parametrize("format", ModelFormat)
@pytest.mark.parametrize("family", FAMILIES)
def test_the_optimum_is_that_of_brute_force(family: str, format: ModelFormat) -> None:
    """On small boards of every family, with stamps that fit nowhere among them."""
    seen = Counter[str]()

    @settings(max_examples=12, deadline=None)
    @given(FAMILIES[family], st.sampled_from(measures(family)), payoffs())
    def agrees(board: Board, measure: Measure, payoff: Payoff) -> None:
        contest = Contest(measure, payoff)
        position = Position(1, (contest,), Player(album=board.album), board.tiles)
        best = best_by_contest(position, [contest])[contest]
        seen.update(check(position, contest, format, best))

    agrees()
    assert seen["placed"] and seen["discarded"], seen


@pytest.mark.parametrize("format", ModelFormat)
def test_all_that_is_scored_is_in_the_objective(format: ModelFormat) -> None:
    """Exhibitors, token, specialists, values, Finale and forever stamps, and positions without a contest."""

    @settings(max_examples=15, deadline=None)
    @given(small_positions(ways=150))
    def agrees(position: Position) -> None:
        expected = best_by_contest(position, position.may_enter)
        for contest in position.may_enter:
            check(position, contest, format, expected[contest])

    agrees()


def test_rows_are_as_linear_as_they_were() -> None:
    """Every kind of row, with negated literals, conditions and what is fixed: the same solutions."""
    model = CpModel()
    a, b, c = model.new_bools(3)
    number = model.new_int(-2, 3)
    model.clause([a, ~b, ~0])
    model.implies_all([a, ~c], [b, 0])
    model.implies_all([], [])
    model.at_most_one([a, ~c])
    model.exactly_one([a, b, ~0])
    model.linear([(number, 2), (~a, 1), (0, 5)], 3, 9, given=[b, ~c])
    model.linear([(number, 1), (number, 1), (c, -1)], -4, 5)
    rows = list(linear_rows(model))
    assert all(0 not in row.terms for row in rows)
    for bits in range(8):
        for value in range(-2, 4):
            values = {0: 1, a: bits & 1, b: bits >> 1 & 1, c: bits >> 2 & 1, number: value}
            sums = [sum(each * values[v] for v, each in row.terms.items()) for row in rows]
            fits = all(
                (row.low is None or row.low <= found) and (row.high is None or found <= row.high)
                for row, found in zip(rows, sums, strict=True)
            )
            assert fits == holds(model, values)


def holds(model: CpModel, values: dict[int, int]) -> bool:
    """Whether values satisfy the rows as they are written."""

    def true(literal: int) -> int:
        return values[literal] if literal >= 0 else 1 - values[~literal]

    return (
        all(any(map(true, clause)) for clause in model.clauses)
        and all(all(map(true, some)) for given, some in model.conjunctions if all(map(true, given)))
        and all(sum(map(true, row)) <= 1 for row in model.at_most_ones)
        and all(sum(map(true, row)) == 1 for row in model.exactly_ones)
        and all(
            row.low
            <= sum(c * values[v] for v, c in zip(row.variables, row.coefficients, strict=True))
            <= row.high
            for row in model.linears
            if all(map(true, row.given))
        )
    )
