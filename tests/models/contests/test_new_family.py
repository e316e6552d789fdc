"""A contest family is one file and one line: made-up ones run with everything that contests run with."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stockbook.games.registry import make_agent
from stockbook.models.album.album import Album
from stockbook.models.album.bitboard import Bitboard, grid_of
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import FAMILIES, Contest, Family
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.stampswap.deck_file import parse_deck
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import parse_position
from stockbook.optimizer import best_placement, make_plan
from stockbook.optimizer.arena.agent import AgentName
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.prospects import evaluator_of
from stockbook.optimizer.swap.valuation import Valuation
from tests.boards import Board, boards, contests, payoffs
from tests.brute import best_by_contest
from tests.cli.running import run
from tests.models.contests.covered_corners import CoveredCorners
from tests.models.contests.right_column import RightColumn
from tests.models.placement.test_model import check
from tests.models.stampswap.game.games import TINY
from tests.optimizer.stampswap.test_goods_evaluation import evaluator_for
from tests.optimizer.swap.boards import brute_value, swap_boards
from tests.optimizer.swap.test_valuation import searched
from tests.strategies import albums
from tests.test_layers import MODULES, modules_imported

#: Three of the corners can be covered: 15 points, and the values are 8.
SHOW = """
game = "stampswap"
phase = "show"
round = {round}
contests = ["Angles: covered-corners 5"]
[me]
album = "2x2 rare 5@f6"
place = ["2x2 blue space 1", "3x3 green space 2", "forever"]
"""
BEST, CORNER = 23, 5
#: A symmetric and an asymmetric family.
MADE_UP = (CoveredCorners(), RightColumn())
#: Albums without a tile, where a mirror image is as good for the printed families.
EMPTY = boards(placed=(0, 0), ways=200)
CUT = """
game = "stampswap"
phase = "cut"
round = 1
contests = ["covered-corners 5"]
first_player_holder = "left"
[me]
collection = ["2x2 blue space 1", "2x2 green space 3", "2x2 brown space 2"]
[[opponents]]
name = "left"
album = ""
collection = ["2x2 green space 2", "2x2 green space 2", "2x2 green space 2"]
"""


RIGHT = """
game = "stampswap"
phase = "show"
round = 1
contests = ["right-column 3"]
[me]
exhibitors = ["regions 2", "holes 1x1 3"]
place = ["3x2 blue space 1", "3x3 blue space 1", "4x2 blue space 1", "4x2 blue space 1"]
album = ""
"""


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line that a new family takes."""
    monkeypatch.setitem(
        FAMILIES, "covered-corners", Family(lambda words: CoveredCorners(), "a covered corner")
    )
    monkeypatch.setitem(FAMILIES, "right-column", Family(lambda words: RightColumn(), "a stamp at the right"))


def test_notation() -> None:
    """It is read, by the beginning of its word too, written again, and a fault says what is wrong."""
    contest = Contest.parse("Angles: cov [0, 1, 4]")
    assert contest == Contest(CoveredCorners(), Payoff(table=(0, 1, 4)), "Angles")
    assert Contest.parse(f"Angles: {contest.measure} {contest.payoff}") == contest
    text = SHOW.format(round=1)
    assert parse_position(run("show", "-", "--toml", text=text).stdout) == parse_position(text)
    with pytest.raises(ValueError, match="'all 5' after 'covered-corners' is not one number of points"):
        Contest.parse("covered-corners all 5")


def test_scoring() -> None:
    """Its units and points have a line of the score, whatever covers the corners."""
    text = SHOW.format(round=1).replace("@f6", "@a1; forever@l12; forever@a12")
    lines = json.loads(run("score", "-", "--json", "--contest", "Angles", text=text).stdout)["lines"]
    units = [["a1"], ["a12"], ["l12"]]
    assert {"label": "Angles: covered-corners 5", "count": 3, "points": 15, "units": units} in lines


@pytest.mark.parametrize("measure", MADE_UP, ids=str)
@given(album=albums(12, 12, 30) | albums(5, 4, 8))
def test_the_fast_count_agrees(measure: Measure, album: Album) -> None:
    """On bits it counts as on the album."""
    board = Bitboard.of(album)
    assert measure.fast_count(board)(board.empty, ()) == measure.count(album)


@pytest.mark.parametrize("measure", MADE_UP, ids=str)
@settings(max_examples=40, deadline=None)
@given(board=boards() | EMPTY, payoff=payoffs(), other=st.none() | contests())
def test_its_rows_agree_with_brute_force(
    measure: Measure, board: Board, payoff: Payoff, other: Contest | None
) -> None:
    """Alone or beside a printed family the optimum of the rows is that over all legal ends."""
    beside = [(other.measure, other.payoff)] if other else []
    check(board, [(measure, payoff), *beside])


@pytest.mark.parametrize("measure", MADE_UP, ids=str)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(board=boards(ways=200) | EMPTY, payoff=payoffs(), exhibitors=st.lists(contests(), max_size=2))
def test_the_best_placement_is_that_of_brute_force(
    measure: Measure, board: Board, payoff: Payoff, exhibitors: list[Contest]
) -> None:
    """The whole portfolio of searches proves as much as going through every legal end."""
    contest = Contest(measure, payoff)
    me = Player(album=board.album, exhibitors=tuple(exhibitors))
    position = Position(round=1, contests=(contest,), me=me, place=board.tiles)
    answer = best_placement(position, limits=SearchLimits(100, deterministic=True))
    assert answer.plans[0].points == answer.bound == max(best_by_contest(position, (contest, None)).values())


@pytest.mark.parametrize("measure", MADE_UP, ids=str)
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(position=swap_boards(), payoff=payoffs(), empty=st.booleans())
def test_values_of_goods_are_those_of_brute_force(
    measure: Measure, position: Position, payoff: Payoff, empty: bool
) -> None:
    """What a cut goes by, the most that some goods bring, is proved as by going through every legal end."""
    me = replace(position.me, album=Album((), 4, 4)) if empty else position.me
    position = replace(position, me=me, contests=(Contest(measure, payoff), *position.contests[:1]))
    goods = position.me.collection
    value = searched(Valuation(position), goods)
    assert (value.best, value.bound) == (brute_value(position, goods),) * 2


def test_a_family_that_asks_for_the_right_has_all_its_places() -> None:
    """On an empty album all stamps may lie at the right: 19 points, which no row rules out."""
    position = parse_position(RIGHT)
    subproblem = Subproblem(position, position.contests[0])
    rows = Search(subproblem.placement.model, {"num_workers": 1}).run()
    assert rows.objective is not None
    assert subproblem.constant + rows.objective == best_placement(position).bound == 19


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("goal", ["now", "game"])
def test_hint(number: int, goal: str) -> None:
    """In every round and for both goals; what this Show Phase can bring at most is proved."""
    arguments = ("hint", "-", "--goal", goal, "--time", "0.5", "--deterministic", "--json")
    done = run(*arguments, text=SHOW.format(round=number))
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert (found["goal"], found["best"], found["bound"]) == (goal, BEST, BEST)
    assert sum(line["points"] for line in found["plans"][0]["lines"]) == found["plans"][0]["points"]


def test_explain() -> None:
    """A move that leaves a corner gives it away."""
    arguments = ("explain", "-", "--move", "forever@b1", "--json")
    found = json.loads(run(*arguments, text=SHOW.format(round=3)).stdout)
    assert (found["proved"], found["difference"]) == (True, CORNER)
    assert found["rows"][0] == {"label": "Angles: covered-corners 5", "move": 10, "best": 15}


def test_cut() -> None:
    """Each cut is worth for this Show Phase what was worked out by hand; the whole game has an answer too."""
    arguments = ("cut", "-", "--deterministic", "--json", "--goal")
    now = json.loads(run(*arguments, "now", text=CUT).stdout)
    assert [(each["kept"], each["expected"]) for each in now["cuts"]] == [(14, 21), (13, 20), (13, 20)]
    assert len(json.loads(run(*arguments, "game", "--time", "0.5", text=CUT).stdout)["cuts"]) == 3


def test_the_whole_game() -> None:
    """A covered corner is estimated at its points, and agents play whole games that offer it."""
    board = Bitboard.of(Album(parse_placed_tiles("forever@a1; 2x2 rare 4@k11")))
    assert evaluator_of(Contest.parse("covered-corners 5"), grid_of()).estimate(board) == 2 * CORNER
    deck = parse_deck(TINY.read_text("utf-8").replace("edges", "covered-corners"))
    game = StampSwap(deck, 2, side=4)
    agents = [make_agent(game, AgentName.parse(name)) for name in ("quick", "greedy")]
    rng = Random(1)
    state = game.start(rng)
    while (player := game.turn(state)) is not None:
        state = game.apply(state, agents[player].act(game.view(state, player), rng), rng)
    assert min(game.score(state)) > 0


def test_a_family_without_a_weight_of_its_own_is_worth_something() -> None:
    """Nobody has measured it yet, but a stamp for it is worth more than one for nothing."""
    stamp = parse_tile("2x2 blue animals canceled")
    assert evaluator_for(2, "covered-corners 5").tile(stamp) > evaluator_for(2, "count color=green 5").tile(
        stamp
    )


def test_the_drawing() -> None:
    """The pictures of the position and of the best placement name it."""
    text = SHOW.format(round=2)
    position = parse_position(text)
    plan = make_plan(
        position,
        parse_placed_tiles("2x2 blue space 1@a1; 3x3 green space 2@j1; forever@l12"),
        position.contests[0],
    )
    shown = run("show", "-", "--svg", "-", text=text).stdout
    for drawing in (shown, plan._repr_svg_()):
        assert ElementTree.fromstring(drawing.encode()).tag.endswith("svg")
        assert "covered-corners" in drawing


def test_nothing_above_asks_which_family_it_is() -> None:
    """Above the models only contests, measures and payoffs are known, no family by its name."""
    general = {"Contest", "FAMILIES", "measure", "payoff"}
    for path in MODULES:
        if path.parts[0] not in ("models", "seeds"):
            found = {
                name.split(".")[3]
                for name in modules_imported(path, at_run_time=False)
                if name.startswith("stockbook.models.contests.")
            }
            assert found <= general, path
