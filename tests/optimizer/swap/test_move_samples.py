"""When and in which order moves are evaluated in samples, and the proof that one is the best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from threading import Event
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.cuts import ME, ChooseTurns, cuts
from stockbook.models.stampswap.swap.goods_table import DividedGoods, choose_table, cut_table, first_chooser
from stockbook.models.stampswap.swap.unseen_tiles import unseen_tiles_of
from stockbook.optimizer.sampling.intervals import Interval
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, Stopped
from stockbook.optimizer.swap import move_samples
from stockbook.optimizer.swap.answer import MoveOutcome
from stockbook.optimizer.swap.backward_induction import SELFISH, choose_tree
from stockbook.optimizer.swap.best_moves import best_cuts
from stockbook.optimizer.swap.move_samples import (
    FEWEST,
    MoveSamples,
    ask_about_rivals,
    queries_for_best,
)
from stockbook.optimizer.swap.opponent_cuts import divided_items
from stockbook.optimizer.swap.perceived_values import (
    PerceivedValues,
    PlayerValuations,
    Queries,
    Turns,
    ValueQuery,
    draw_determinization,
)
from stockbook.optimizer.swap.valuation import Valuation
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import swap_boards
from tests.optimizer.swap.test_best_moves import brute_expected


def samples_of(values: Sequence[float], asked: list[int], budget: SearchBudget) -> MoveSamples:
    """Samples of moves that have these values when they are evaluated, and of which it is noted when."""
    position = read_position(POSITIONS / "cut-sunday.toml")

    def evaluate(*_: Any) -> list[Any]:
        def outcome(number: int) -> MoveOutcome:
            asked.append(number)
            return MoveOutcome((values[number],))

        return [lambda number=number: outcome(number) for number in range(len(values))]

    return MoveSamples(
        valuations=PlayerValuations(position),
        table=cut_table(position),
        unseen_tiles=unseen_tiles_of(position),
        evaluate=evaluate,
        turns=lambda: (),
        moves=len(values),
        joint_values=0,
        budget=budget,
        seed=0,
    )


def points_of(samples: MoveSamples) -> list[float]:
    """My points with each move, which has one outcome."""
    return [outcome.mean for (outcome,) in samples.outcomes]


def test_the_best_moves_are_asked_about_first() -> None:
    """Once moves have values the best one is evaluated first, so that what it depends on comes first."""
    budget, values, asked = SearchBudget(SearchLimits(1.0)), [3.0, 9.0, 5.0], list[int]()
    samples = samples_of(values, asked, budget)
    with ValueSearches(budget) as searches:
        samples.run(searches)
    assert asked == [0, 1, 2, 1, 2, 0]
    assert points_of(samples) == values and samples.certain


def test_what_the_last_searches_found_counts() -> None:
    """After the searches moves are evaluated once more, unless all was exact."""
    budget, values, asked = SearchBudget(SearchLimits(60.0)), [3.0, 9.0, 5.0], list[int]()
    samples = samples_of(values, asked, budget)
    with ValueSearches(budget) as searches:
        samples.run(searches)
    values[0] = 11.0
    samples.update()
    assert points_of(samples) == [3.0, 9.0, 5.0]
    samples.certain = False
    samples.update()
    assert points_of(samples) == [11.0, 9.0, 5.0] and samples.certain


def test_samples_are_drawn_only_when_those_at_hand_are_known() -> None:
    """Where goods are hidden, the values of the fewest samples are searched first; once all of them are known
    and no move is clearly best, there are twice as many."""
    luck, position = Random(1), read_position(POSITIONS / "choose-saturday.toml")
    searched = list[int]()
    budget = SearchBudget(SearchLimits(60.0, stop=lambda: len(searched) >= 3 * FEWEST))

    class Searched(MoveSamples):
        """Samples whose values are known after as many searches as there are samples."""

        def _queries(self) -> Queries:
            self._outcomes = [
                [MoveOutcome((each.mean + 1,)) for each in outcomes] for outcomes in self._outcomes
            ]
            unknown = len(searched) < self.number
            return {(0, "all"): ValueQuery(Valuation(position), ())} if unknown else {}

    class Searches(ValueSearches):
        """Searches that only note for how many samples they are."""

        def run(self, queries: Iterable[ValueQuery]) -> None:
            searched.append(samples.number)

    samples = Searched(
        valuations=PlayerValuations(position),
        table=choose_table(position),
        unseen_tiles=unseen_tiles_of(position),
        evaluate=lambda _: [lambda: MoveOutcome((luck.random(),))] * 2,
        turns=lambda: (),
        moves=2,
        joint_values=0,
        budget=budget,
        seed=0,
    )
    with Searches(budget) as searches:
        samples.run(searches)
    assert searched == [FEWEST] * FEWEST + [2 * FEWEST] * FEWEST + [4 * FEWEST] * FEWEST


class FakeValues:
    """Bounds on my points with each move, and whether my values can rule it out."""

    def __init__(self, bounds: Sequence[Interval], can_be_ruled_out: Sequence[bool]) -> None:
        self._bounds = bounds
        self._can_be_ruled_out = can_be_ruled_out
        self.asked: list[tuple[int, float]] = []

    def bounds(self, move: int) -> Interval:
        return self._bounds[move]

    def ask_to_rule_out(self, move: int, points: float) -> bool:
        if self._can_be_ruled_out[move]:
            self.asked.append((move, points))
        return self._can_be_ruled_out[move]


@given(
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9), st.booleans()), min_size=1),
    st.integers(0, 2),
)
def test_only_what_may_be_better_is_asked_about(
    moves: list[tuple[int, int, int, bool]], tolerance: int
) -> None:
    """Moves that may exceed what the best one brings for sure, and the tolerance, are ruled out by my values
    where these can, or else left to the others' choices; all other moves are left alone."""
    bounds = [(float(low), float(low + gap)) for low, gap, _, _ in moves]
    points = [low + min(gap, more) for low, gap, more, _ in moves]
    values = FakeValues(bounds, [can for *_, can in moves])
    unsettled = ask_about_rivals(
        cast("PerceivedValues", values), cast("list[Turns]", list(range(len(moves)))), points, tolerance
    )
    enough = max(low for low, _ in bounds) + tolerance
    may_be_better = {move for move, (_, high) in enumerate(bounds) if high > enough}
    assert {points for _, points in values.asked} <= {enough}
    asked = {move for move, _ in values.asked}
    assert not asked & set(unsettled)
    leader = bounds.index(max(bounds))
    assert may_be_better - {leader} <= asked | set(unsettled) <= may_be_better
    assert {move for move in may_be_better if points[move] > enough} <= set(unsettled)
    assert [points[move] for move in unsettled] == sorted((points[move] for move in unsettled), reverse=True)


@pytest.mark.parametrize("few", [False, True])
def test_a_proof_but_for_a_point_comes_first(monkeypatch: pytest.MonkeyPatch, few: bool) -> None:
    """Where it asks for little, the proof without tolerance is begun beside it, then all other values; the
    first threshold of a value counts."""

    def ask(mine: dict[object, object], turns: object, points: object, tolerance: float) -> list[float]:
        mine["my value"] = tolerance
        return [tolerance]

    def evaluate(moves: Sequence[float], found: Any) -> None:
        found.update({f"choice {moves[0]}": moves[0]})

    monkeypatch.setattr(move_samples, "ask_about_rivals", ask)
    monkeypatch.setattr(move_samples, "FEWEST_QUERIES", 9 if few else 2)
    others: Any = {"my value": 5.0, "other": 5.0}
    found: Any = queries_for_best(cast("Any", [0]), [0.0], cast("Any", lambda mine: mine), evaluate, others)
    first = [("choice 1.0", 1.0), ("my value", 1.0)]
    assert list(found.items()) == [*first, *([("choice 0.0", 0.0), ("other", 5.0)] if few else [])]
    assert queries_for_best([], [], cast("Any", None), evaluate, others) == others


@settings(max_examples=15, deadline=None)
@given(swap_boards(tiles=2), st.integers(0, 3))
def test_what_is_asked_of_my_values_is_enough(position: Position, less: int) -> None:
    """Once nothing more is asked, a move is ruled out, or an end that may come is known to bring more."""
    table = cut_table(position)
    valuations = PlayerValuations(position, searched=True)
    drawn = draw_determinization(table, unseen_tiles_of(position), Random(1))
    tree = choose_tree(ChooseTurns.begin(first_chooser(position), (True,) * (len(position.opponents) + 1)))
    points = max(brute_expected(position)) - less
    collections = [position.me.collection, *(player.collection for player in position.opponents)]
    others = [
        divided_items(table.uncut[player], cuts(collections[player])[0])
        for player in range(1, len(collections))
    ]
    for cut in cuts(position.me.collection):
        parts = [divided_items(table.uncut[ME], cut), *others]
        got = [(*sure, *reserve) for sure, (reserve, _) in zip(table.got, parts, strict=True)]
        turns = Turns(DividedGoods(table, got, [piles for _, piles in parts]), SELFISH, tree)
        budget = SearchBudget(SearchLimits(20.0, workers=2))
        with ValueSearches(budget) as searches:
            while True:
                queries: Queries = {}
                values = PerceivedValues(valuations, table, drawn, jointly=True, queries=queries)
                if not values.ask_to_rule_out(turns, points):
                    assert not queries
                    break
                if not queries:
                    assert values.bounds(turns)[1] <= points
                    break
                assert budget.left > 0
                searches.run(queries.values())


@settings(max_examples=8, deadline=None)
@given(swap_boards(tiles=2))
def test_the_proof_of_the_best_loses_nothing(position: Position) -> None:
    """Where the best cut is proved first all the time, every cut becomes exact all the same."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(move_samples, "BEST_AFTER", 0.0)
        monkeypatch.setattr(move_samples, "FEW_QUERIES", 0)
        advice = best_cuts(position, limits=SearchLimits(time=30.0, workers=1))
    assert advice.certain and advice.best_proved
    rows = {str(row.cut): row.expected.value for row in advice.rows}
    assert [rows[str(cut)] for cut in cuts(position.me.collection)] == brute_expected(position)


def test_few_queries_are_all_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """However late it is, with time for all queries nobody asks what proves the best cut alone."""

    def never(*_: object) -> Queries:
        raise AssertionError

    monkeypatch.setattr(move_samples, "BEST_AFTER", 0.0)
    monkeypatch.setattr(move_samples, "queries_for_best", never)
    position = read_position("seeds/positions/cut-sunday.toml")
    assert best_cuts(position, limits=SearchLimits(time=60.0, workers=1)).certain


def test_outcomes_come_by_number_however_moves_are_asked_for() -> None:
    """Moves are evaluated in the order given; their outcomes come sorted, until time is up."""
    stop, asked = Event(), list[int]()
    samples = samples_of([0, 10, 20, 30], asked, SearchBudget(SearchLimits(60.0, stop=stop.is_set)))
    drawn = draw_determinization(samples.table, samples.unseen_tiles, Random(1))
    assert [each.mean for each in samples.outcomes_in(drawn, [3, 0, 2], jointly=False)] == [0, 20, 30]
    assert asked == [3, 0, 2]
    stop.set()
    with pytest.raises(Stopped):
        samples.outcomes_in(drawn, [1, 2], jointly=False, in_time=True)
    assert set(asked[3:]) <= {1}
