"""The best cut, against brute force on small albums, and what must not matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.goods import Good, UnseenGood, parse_good
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import Player, Position, seen_by
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.cuts import Cut, PileShare, cuts, kept_items
from stockbook.models.stampswap.swap.goods_table import first_chooser
from stockbook.optimizer.sampling.intervals import Interval
from stockbook.optimizer.solver.limits import Progress, SearchLimits
from stockbook.optimizer.swap.answer import CutAdvice, CutRow
from stockbook.optimizer.swap.best_moves import best_cuts
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import brute_value, searches_until_late, swap_boards
from tests.optimizer.swap.test_backward_induction import brute, sequences

Parts = tuple[tuple[Good, ...], tuple[tuple[Good, ...], ...]]


def brute_expected(position: Position) -> list[float]:
    """My points for every cut, by every legal end of every Show Phase and every sequence of choices."""
    players = len(position.opponents) + 1
    views = [seen_by(position, player) for player in range(players)]
    collections = [position.me.collection, *(player.collection for player in position.opponents)]

    @cache
    def value_of(player: int, goods: tuple[Good, ...]) -> int:
        view = views[player]
        assert view is not None
        return brute_value(view, goods)

    def parts(player: int, cut: Cut) -> Parts:
        goods = collections[player]
        chosen = [tuple(goods[i] for i in part) for part in (cut.reserve, *cut.piles)]
        return chosen[0], tuple(chosen[1:])

    def kept(player: int, cut: Cut) -> int:
        goods = collections[player]
        return min(value_of(player, tuple(goods[i] for i in side)) for side in kept_items(cut))

    others = []
    for player in range(1, players):
        others.append(parts(player, max(cuts(collections[player]), key=partial(kept, player))))
    found = []
    for cut in cuts(position.me.collection, reserves_allowed(position)):
        table = [parts(0, cut), *others]

        def asked(player: int, share: PileShare, table: Sequence[Parts] = table) -> float:
            reserve, piles = table[player]
            own = sum(piles, ()) if share.kept is None else piles[share.kept]
            taken = table[share.taken[0]][1][share.taken[1]] if share.taken else ()
            return value_of(player, (*reserve, *own, *taken))

        paths = list(sequences(players, first_chooser(position)))
        found.append(brute(paths, 0, players, asked, "selfish")[0])
    return found


def by_cut(advice: CutAdvice) -> dict[str, CutRow]:
    return {str(row.cut): row for row in advice.rows}


def bounds_of(row: CutRow) -> Interval:
    """The proved bounds of a cut; both are its value where that is exact."""
    low, high = row.expected.low, row.expected.high
    return (row.expected.value,) * 2 if low is None or high is None else (low, high)


@settings(max_examples=10, deadline=None)
@given(swap_boards(tiles=2))
def test_expected_points_of_two_agree_with_brute_force(position: Position) -> None:
    """Every cut's expected points with one opponent, all face up."""
    advice = best_cuts(position, limits=SearchLimits(time=30.0, workers=1))
    assert advice.proved
    assert advice.certain and advice.best_proved
    rows = by_cut(advice)
    every = cuts(position.me.collection)
    assert [rows[str(cut)].expected.value for cut in every] == brute_expected(position)
    order = [(row.expected.value, row.kept) for row in advice.rows]
    assert order == sorted(order, reverse=True)
    assert all(row.expected.samples == 0 for row in advice.rows)


@settings(max_examples=25, deadline=None)
@given(swap_boards(tiles=2), st.sampled_from([0.01, 0.05, 0.1, 0.2]))
def test_what_is_not_exact_in_time_is_within_its_bounds(position: Position, time: float) -> None:
    """Whatever is known when the time is up: the true points lie between the bounds, and a first cut that is
    said to be best is best."""
    advice = best_cuts(position, limits=SearchLimits(time=time, deterministic=True))
    truth = dict(zip(map(str, cuts(position.me.collection)), brute_expected(position), strict=True))
    for row in advice.rows:
        low, high = bounds_of(row)
        assert row.expected.exact or not advice.certain
        assert low <= row.expected.value <= high
        assert low <= truth[str(row.cut)] <= high
    if advice.best_proved:
        assert truth[str(advice.rows[0].cut)] == max(truth.values())


def test_bounds_are_known_long_before_all_is_exact() -> None:
    """After a moment every cut has bounds, and what is found later lies between them."""
    position = read_position(POSITIONS / "cut-sunday.toml")
    early, later = (
        best_cuts(position, limits=SearchLimits(time=time, deterministic=True)) for time in (1.5, 30.0)
    )
    assert later.certain and not early.certain
    known = by_cut(later)
    assert all(row.expected.exact for row in later.rows)
    for row in early.rows:
        low, high = bounds_of(row)
        assert low <= known[str(row.cut)].expected.value <= high
    assert any(-inf < low < high for low, high in map(bounds_of, early.rows))


@settings(max_examples=3, deadline=None)
@given(swap_boards(tiles=2))
def test_an_answer_whose_time_is_up_has_bounds(position: Position) -> None:
    """Searches leave time for the bounds of what they have found."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        searches_until_late(monkeypatch)
        advice = best_cuts(position)
    assert not advice.certain and advice.best_proved
    assert all(row.expected.exact for row in advice.rows)


@settings(max_examples=4, deadline=None)
@given(swap_boards(others=2, most=3, tiles=2))
def test_expected_points_of_three_agree_with_brute_force(position: Position) -> None:
    """The same with two opponents."""
    advice = best_cuts(position, limits=SearchLimits(time=30.0, workers=1))
    rows = by_cut(advice)
    every = cuts(position.me.collection)
    assert [rows[str(cut)].expected.value for cut in every] == brute_expected(position)


@settings(max_examples=6, deadline=None)
@given(swap_boards(tiles=2), st.randoms(use_true_random=False))
def test_order_and_names_do_not_matter(position: Position, rng: Random) -> None:
    """My goods in another order, and an opponent of another name, change no value of any cut."""
    goods = position.me.collection
    order = list(range(len(goods)))
    rng.shuffle(order)
    holder = "me" if first_chooser(position) == 0 else "other"
    other = replace(
        position,
        me=replace(position.me, collection=tuple(goods[i] for i in order)),
        opponents=tuple(replace(player, name="other") for player in position.opponents),
        first_player_holder=holder,
    )

    def values(advice: CutAdvice, numbers: Sequence[int]) -> dict[object, tuple[float, float]]:
        return {
            (
                frozenset(numbers[i] for i in row.cut.reserve),
                frozenset(frozenset(numbers[i] for i in pile) for pile in row.cut.piles),
            ): (row.kept, row.expected.value)
            for row in advice.rows
        }

    first = values(best_cuts(position, limits=SearchLimits(time=30.0, workers=1)), range(len(goods)))
    assert values(best_cuts(other, limits=SearchLimits(time=30.0, workers=1)), order) == first


@settings(max_examples=4, deadline=None)
@given(swap_boards(others=2, most=3, tiles=2))
def test_other_names_change_nothing(position: Position) -> None:
    """Two opponents with the names of each other: the same values, the same players take the same piles."""
    names = {"me": "me", "p1": "p2", "p2": "p1"}
    others = tuple(replace(player, name=names[player.name]) for player in position.opponents)
    holder = names[position.first_player_holder or "me"]
    renamed = replace(position, opponents=others, first_player_holder=holder)
    first, again = (
        best_cuts(each, limits=SearchLimits(time=30.0, workers=1)) for each in (position, renamed)
    )
    assert by_cut(first) == by_cut(again)


class Deck:
    """So few unseen tiles that every way they may lie can be gone through."""

    def __init__(self, tiles: Sequence[Tile]) -> None:
        self.tiles = tiles

    def draw(self, sizes: Sequence[object], rng: Random) -> list[Tile]:
        """Each tile by itself, all as likely."""
        return [self.tiles[int(rng.random() * len(self.tiles))] for _ in sizes]


FACES = [parse_tile(f"2x2 {face}") for face in ("blue space 1", "green space -1", "green space 6")]


def hidden(good: Good) -> Position:
    """Two players; one tile of the opponent's lies face down."""
    album = Album(parse_placed_tiles("2x2 blue space 1@a1", side=4), 4, 4)
    mine = tuple(map(parse_good, ("2x2 blue space 1", "2x2 green space 3", "forever", "specialist")))
    theirs = (good, *map(parse_good, ("2x2 green space 2", "specialist", "2x2 blue space 2")))
    return Position(
        1,
        (Contest.parse("count color=blue 2"),),
        Player(album=album, collection=mine),
        opponents=(Player("left", album=album, collection=theirs),),
        phase="cut",
        first_player_holder="left",
    )


@pytest.mark.parametrize(("name", "goods"), [("cut-friday", 5), ("cut-saturday", 6)])
def test_hidden_goods_in_a_real_game(name: str, goods: int) -> None:
    """Five and four players: every cut has an interval, and chances that add up; no rare is reserved."""
    position = read_position(POSITIONS / f"{name}.toml")
    position = replace(position, me=replace(position.me, collection=position.me.collection[:goods]))
    advice = best_cuts(position, limits=SearchLimits(time=1.0))
    assert len(advice.rows) == len(cuts(position.me.collection, reserves_allowed(position)))
    for row in advice.rows:
        assert row.expected.samples >= 2 or row.expected.few
        assert sum(row.odds.by_anyone) <= 1 + 1e-9
        assert all(0 not in pile for pile in row.odds.by)
    rares = [i for i, good in enumerate(position.me.collection) if "rare" in str(good)]
    assert not any(item in rares for row in advice.rows for item in row.cut.reserve)


def test_alone_everything_stays() -> None:
    """Without opponents I keep both piles, and the plans show what stays."""
    position = replace(hidden(parse_good("forever")), opponents=(), first_player_holder=None)
    advice = best_cuts(position, limits=SearchLimits(time=10.0))
    assert {row.expected.value for row in advice.rows} == {brute_value(position, position.me.collection)}
    assert {row.odds.by_anyone for row in advice.rows} == {(0, 0)}
    assert len(advice.plans) == 3


def test_the_plans_have_what_was_drawn_before() -> None:
    """They score what the cut keeps, with the goods that I got besides my collection."""
    position = hidden(parse_good("forever"))
    got = (parse_good("3x3 yellow animals 5"),)
    position = replace(position, me=replace(position.me, got=got), opponents=(), first_player_holder=None)
    advice = best_cuts(position, limits=SearchLimits(time=20.0))
    assert advice.certain
    assert [plan.points for plan in advice.plans] == [row.expected.value for row in advice.rows[:3]]


def test_an_unknown_album_is_guessed_plainly() -> None:
    """An opponent whose album is not written down still chooses; the answer says that it is an estimate."""
    position = hidden(parse_good("forever"))
    left = replace(position.opponents[0], album=None)
    advice = best_cuts(replace(position, opponents=(left,)), limits=SearchLimits(time=10.0))
    assert advice.proved
    assert not advice.certain
    assert all(sum(row.odds.by_anyone) == 1 for row in advice.rows)


def test_goods_of_others_that_are_not_written_down() -> None:
    """An opponent of whom nothing is known has as many goods as I have, drawn for each sample."""
    position = hidden(parse_good("forever"))
    left = replace(position.opponents[0], collection=())
    advice = best_cuts(
        replace(position, opponents=(left,)), limits=SearchLimits(time=0.5, deterministic=True)
    )
    assert all(row.expected.samples >= 2 and row.expected.margin > 0 for row in advice.rows)


def test_nothing_to_cut() -> None:
    """A collection of one item is refused."""
    position = hidden(parse_good("forever"))
    one = replace(position, me=replace(position.me, collection=position.me.collection[:1]))
    with pytest.raises(ValueError, match="at least two items"):
        best_cuts(one)


def test_the_tells_of_progress() -> None:
    """Progress names a legal cut, at the start already."""
    told: list[Progress] = []
    advice = best_cuts(hidden(parse_good("forever")), limits=SearchLimits(on_progress=told.append))
    assert told
    assert told[0].move in by_cut(advice)
    assert told[0].sure is not None


@pytest.mark.parametrize("workers", [None, 2])
def test_deterministic_answers_are_equal(workers: int | None) -> None:
    """The same samples, values and order on every run, whatever the number of workers."""
    position = hidden(UnseenGood(2, 2))
    first, again = (
        best_cuts(position, limits=SearchLimits(time=1.0, deterministic=True, workers=workers))
        for _ in range(2)
    )
    assert first.rows == again.rows
    assert first.seconds is None


def test_where_a_cut_of_another_is_a_guess_nothing_is_called_exact() -> None:
    """Goods of an opponent that nobody else has seen: how they cut is guessed, whatever else is known."""
    position = read_position(POSITIONS / "cut-sunday.toml")
    other = position.opponents[0]
    hidden = replace(other, collection=(*other.collection[:2], UnseenGood(2, 2)))
    mine = replace(position.me, collection=position.me.collection[:3])
    advice = best_cuts(
        replace(position, me=mine, opponents=(hidden,)), limits=SearchLimits(time=15.0, deterministic=True)
    )
    assert advice.rows[0].expected.samples
    assert not advice.certain and not advice.best_proved
