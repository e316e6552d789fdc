"""Advice against Pinzetta: against brute force over cards, piles and placements, and over what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import inf
from random import Random
from time import monotonic
from types import SimpleNamespace

import pytest

from stockbook.models.album.album import Album
from stockbook.models.album.bitboard import grid_of, piece_of
from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.pinzetta.position import PinzettaSide, SoloPosition
from stockbook.models.pinzetta.procedure import appraise
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.effects import event_effect
from stockbook.models.stampswap.goods import Goods, parse_good
from stockbook.models.stampswap.position import Player, Position
from stockbook.optimizer.pinzetta.advice import advise
from stockbook.optimizer.pinzetta.lead_evaluation import (
    GoodsSplit,
    SoloDeterminizations,
    SoloValues,
    game_points,
)
from stockbook.optimizer.sampling.intervals import FEWEST
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.valuation import Value
from tests.brute import best_by_contest

DETERMINISTIC = SearchLimits(deterministic=True)
CARDS = (0, 1, 1, 2, 2, 3, 3, 4)
CONTESTS = tuple(map(Contest.parse, ("edges 10", "count all 1")))
MINE = ["2x2 blue animals 2", "2x2 rare 5", "forever", "specialist", "exhibitor count all 2"]
HERS = (["2x2 blue animals 3", "forever", "exhibitor edges 3"], ["3x3 green space 1", "specialist"])


def goods(texts: list[str]) -> Goods:
    """The items that these texts are."""
    return tuple(map(parse_good, texts))


def small(
    mine: list[str] = MINE,
    hers: tuple[list[str], ...] = HERS,
    phase: str = "cut",
    forever: int = 1,
    intro: bool = False,
) -> SoloPosition:
    """A last round on an album of 3x3 spaces, where not all stamps find room."""
    items = goods(mine)
    cutting = phase == "cut"
    me = Player(album=Album((), 3, 3), collection=items if cutting else (), got=() if cutting else items)
    position = Position(3, CONTESTS, me, finale=Contest.parse("second color 4"), phase=phase)
    piles = tuple(map(goods, hers))
    return SoloPosition(position, PinzettaSide(1, ("small-square",), CARDS, piles, forever, (), intro))


def worth(solo: SoloPosition, mine: Goods, hers: Goods) -> int:
    """My best points by brute force."""
    return best(solo.show(mine, hers))


@cache
def best(position: Position) -> int:
    """The most points of all contests and placements."""
    return max(best_by_contest(position, position.may_enter).values())


def by_hand(solo: SoloPosition) -> dict[tuple[object, ...], tuple[Fraction, int, Fraction]]:
    """Every cut has what is expected, what is kept and how likely the first pile is taken; card by card."""
    items, crossed = solo.goods, solo.her.crossed
    seen = [appraise(good, solo.her.targets) for good in items]
    found = {}
    for number, item in enumerate(items):
        if "rare" in str(item):
            continue
        rest = [place for place in range(len(items)) if place != number]
        halves = {len(rest) // 2, len(rest) - len(rest) // 2}
        for size in halves:
            for first in combinations(rest, size):
                second = tuple(place for place in rest if place not in first)
                if rest[0] not in first:
                    continue
                sums = [sum(seen[place] for place in pile) for pile in (first, second)]
                favorite = 0
                if len(first) != len(second):
                    favorite = int(len(second) > len(first))
                    sums[favorite] += 1
                points, least, taken_first = Fraction(0), [], 0
                for card in crossed:
                    left = list(sums)
                    heavy = favorite if left[0] == left[1] else left.index(max(left))
                    left[heavy] = max(0, left[heavy] - card)
                    taken = favorite if left[0] == left[1] else left.index(max(left))
                    taken_first += taken == 0
                    points += after(solo, number, (first, second), taken)
                for taken in (0, 1):
                    stay = (first, second)[1 - taken]
                    goes = tuple(items[place] for place in (first, second)[taken])
                    least.append(worth(solo, tuple(items[place] for place in (number, *stay)), goes))
                cards = len(crossed)
                found[(number,), (first, second)] = points / cards, min(least), Fraction(taken_first, cards)
    return found


def after(solo: SoloPosition, reserve: int, piles: tuple[tuple[int, ...], ...], taken: int) -> int:
    """My points when she has taken a pile and I take her better one."""
    items = solo.goods
    mine = tuple(items[place] for place in (reserve, *piles[1 - taken]))
    hers = tuple(items[place] for place in piles[taken])
    if not solo.her.piles:
        return worth(solo, mine, hers)
    left, right = solo.her.exchanged
    return max(worth(solo, mine + left, hers + right), worth(solo, mine + right, hers + left))


@pytest.mark.parametrize("hers", [(), HERS], ids=["her piles unknown", "her piles known"])
def test_cuts_against_brute_force(hers: tuple[list[str], ...]) -> None:
    """Every cut is there once, with exact odds, kept and expected points as counted card by card."""
    solo = small(hers=hers)
    advice = advise(solo, limits=SearchLimits(time=60, deterministic=True))
    expected = by_hand(solo)
    assert advice.proved and len(advice.cuts) == len(expected)
    for each in advice.cuts:
        points, least, first = expected[each.cut.reserve, each.cut.piles]
        assert each.expected.value == pytest.approx(float(points))
        assert (each.kept, each.odds, each.expected.samples) == (least, (first, 1 - first), 0)
    ranks = [(each.expected.value, each.kept) for each in advice.cuts]
    assert ranks == sorted(ranks, reverse=True)


def test_what_she_takes_is_paid_for() -> None:
    """2 points an item by a card of mine that stays, and its value by the event."""
    mine = [*MINE[:3], "specialist Giver: gift 2", MINE[4]]
    solo = small(mine)
    paying = replace(solo, position=replace(solo.position, event=(event_effect("gift value"),)))
    expected = by_hand(solo)
    values = (2, 5, 0, 2, 2)
    for row in advise(paying, limits=SearchLimits(time=60, deterministic=True)).cuts:
        points, least, first = expected[row.cut.reserve, row.cut.piles]
        paid = [sum(values[n] for n in pile) + 2 * len(pile) * (3 not in pile) for pile in row.cut.piles]
        assert row.expected.value == pytest.approx(float(points + first * paid[0] + (1 - first) * paid[1]))
        assert row.kept >= least + min(paid)


def test_her_forever_stamps_count() -> None:
    """A pile with a forever stamp is worth less to me when she has more of them, unless it is intro mode."""
    piles = (["forever", "specialist"], ["2x2 green space 1", "specialist"])
    mine = ["forever", "specialist"]
    values = {}
    for forever, intro in ((1, False), (3, False), (9, True)):
        advice = advise(
            small(mine, piles, "choose", forever=forever, intro=intro),
            limits=DETERMINISTIC,
        )
        values[forever] = {each.pile: each.value.value for each in advice.piles}
    assert [values[forever][0] for forever in (1, 3, 9)] == [values[1][0], values[1][0] - 3, values[1][0]]


def test_choices_against_brute_force() -> None:
    """Her exchange is made, and each pile has my best points with it."""
    solo = small(MINE[:3], HERS, "choose")
    advice = advise(solo, limits=DETERMINISTIC)
    left, right = solo.her.exchanged
    kept = goods(MINE[:3])
    exact = {0: worth(solo, kept + left, right), 1: worth(solo, kept + right, left)}
    assert {each.pile: each.value.value for each in advice.piles} == exact
    assert advice.proved and advice.piles[0].value.value == max(exact.values())
    assert solo.her.places is not None


def hidden() -> SoloPosition:
    """A choice between a known pile and one face down."""
    return small(MINE[:2], (["2x2 ?", "forever"], ["2x2 blue animals 3", "specialist"]), "choose")


def test_what_is_hidden_has_an_interval() -> None:
    """A pile face down has a mean over samples, a known one is exact; with the same seed all is the same."""
    first, again = (
        advise(hidden(), limits=SearchLimits(time=1, deterministic=True, seed=4)) for _ in range(2)
    )
    assert (first.piles, first.proved) == (again.piles, False)
    values = {each.pile: each.value for each in first.piles}
    assert values[0].samples and values[0].low <= values[0].value <= values[0].high
    assert not values[1].samples
    solo = hidden()
    assert values[1].value == worth(solo, (*solo.position.me.got, *solo.her.exchanged[1]), ())


def test_faces_of_the_draws_are_possible() -> None:
    """Unseen tiles keep their size, all else stays as it is, and nothing unseen is left."""
    solo = hidden()
    draws = SoloDeterminizations(solo, False, 3)
    for draw in (draws.draw() for _ in range(20)):
        assert draw.piles[1] == solo.her.exchanged[1]
        shown, forever = draw.piles[0]
        assert str(shown).startswith("2x2 ") and "?" not in str(shown)
        assert str(forever) == "forever"


def test_faces_from_a_source_of_ones_own() -> None:
    """Draws are those of the source that is given, and so are the points."""
    tile = parse_tile("2x2 blue animals 3")

    class Always:
        """A box with one kind of tile."""

        def draw(self, sizes: Sequence[tuple[int, int] | None], rng: Random) -> list[Tile]:
            return [tile for _ in sizes]

    solo = hidden()
    assert str(SoloDeterminizations(solo, False, 3, Always()).draw().piles[0][0]) == str(tile)
    first = next(p for p in advise(solo, unseen_tiles=Always(), limits=DETERMINISTIC).piles if p.pile == 0)
    assert first.value.low == first.value.high


def test_the_whole_game_is_the_round_at_the_end() -> None:
    """In round 3 there is nothing to look ahead to."""
    now, game = (
        advise(small(phase="choose"), goal=goal, limits=DETERMINISTIC) for goal in (Goal.NOW, Goal.GAME)
    )
    assert now.piles == game.piles and now.proved and game.proved


def test_looking_ahead_in_the_first_round() -> None:
    """Before the last round the whole game brings more than this one, over common samples."""
    solo = small(MINE[:4])
    first = SoloPosition(replace(solo.position, round=1), solo.her)
    now, game = (
        advise(first, goal=goal, limits=SearchLimits(time=60, deterministic=True))
        for goal in (Goal.NOW, Goal.GAME)
    )
    assert min(each.expected.value for each in game.cuts) > max(each.expected.value for each in now.cuts)
    assert all(each.expected.samples for each in game.cuts)
    assert {each.cut: each.kept for each in game.cuts} == {each.cut: each.kept for each in now.cuts}


def test_a_look_ahead_is_legal_and_at_least_its_round() -> None:
    """With stamps to come, points of later rounds come on top of this one's."""
    solo = small()
    position = replace(solo.show(solo.goods[:3], ()), round=2, forever_others=None)
    stamps = list(map(parse_tile, ["2x2 blue animals 1", "2x2 green animals 1"]))
    pieces = [piece_of(tile, grid_of(3, 3)) for tile in stamps]
    assert game_points(position, [pieces]) >= game_points(position, [[]]) > 0


def test_time_is_kept() -> None:
    """With little time every cut is still there, marked as not proved where it is not."""
    solo = small(["2x3 blue animals 2", "3x2 green space 1", *MINE[1:]])
    large = Position(1, tuple(map(Contest.parse, ("holes 1x2 3", "surrounded 3"))), solo.position.me)
    large = replace(large, me=replace(large.me, album=Album()), phase="cut")
    began = monotonic()
    advice = advise(SoloPosition(large, solo.her), limits=SearchLimits(time=0.3))
    assert len(advice.cuts) == 50
    assert monotonic() - began < 20
    assert all(each.kept <= each.expected.value for each in advice.cuts)


@pytest.mark.parametrize("points", [-3, 1])
def test_a_pile_without_time_is_not_overrated(points: int) -> None:
    """Her stamps count with their values, negative ones too: never above the exact points here."""
    hers = ([f"2x2 blue animals {points}"], [f"2x2 green animals {points}"])
    solo = small(hers=hers)
    exact = {row.cut: row.expected.value for row in advise(solo, limits=DETERMINISTIC).cuts}
    hurried = advise(solo, limits=SearchLimits(time=1e-9))
    assert not hurried.certain
    for row in hurried.cuts:
        assert row.kept + points <= row.expected.value <= exact[row.cut]


def test_no_draw_begins_that_would_end_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a draw takes 2 s, 9 s are enough for four of them, and no fifth is begun."""
    now = [0.0]

    def slow(position: Position, hands: object) -> int:
        now[0] += 1
        return 7

    monkeypatch.setattr("stockbook.optimizer.solver.limits.clock", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr("stockbook.optimizer.pinzetta.advice.game_points", slow)
    solo = small(phase="choose")
    solo = replace(solo, position=replace(solo.position, round=1, finale=None))
    advice = advise(solo, goal=Goal.GAME, limits=SearchLimits(time=9))
    assert [pile.value.samples for pile in advice.piles] == [4, 4]


#: Her piles with a tile face down in the second one, which is worth more than the first.
HIDDEN = (["specialist"], ["3x3 ?", "2x2 rare 5"])


def watched(monkeypatch: pytest.MonkeyPatch, seconds: Callable[[float], float]) -> None:
    """Let each search of values take as many seconds of those that it may, and nothing else any."""
    now = [0.0]

    def solve(values: SoloValues, splits: object, most: float = inf) -> None:
        now[0] += seconds(min(most, values._budget.left))

    monkeypatch.setattr("stockbook.optimizer.solver.limits.clock", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(SoloValues, "solve", solve)


def test_a_hidden_pile_has_a_value_in_little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where searches take all the time they may, it is enough for the samples that a value needs."""
    watched(monkeypatch, lambda given: given)
    first, second = advise(small(phase="choose", hers=HIDDEN), limits=SearchLimits(time=1)).piles
    assert (first.value.samples, first.value.few) == (FEWEST, False)
    assert (second.pile, second.value.samples) == (0, 0)


def test_a_pile_without_a_value_is_not_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is time for one sample only, the pile comes first that is known."""
    watched(monkeypatch, lambda given: 0.5)
    first, second = advise(small(phase="choose", hers=HIDDEN), limits=SearchLimits(time=1)).piles
    assert (first.pile, first.value.few, second.value.few) == (0, False, True)
    assert second.points > first.points


def test_no_time_is_no_value() -> None:
    """Without time for a sample no pile and no cut has a value, not even what is known."""
    for phase in ("cut", "choose"):
        advice = advise(small(phase=phase, hers=HIDDEN), limits=SearchLimits(time=1e-9))
        assert all(row.value.few and not row.points for row in advice.rows)


def test_the_best_cut_is_sampled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no time to sample every cut, some have a value, and these come first."""
    now, value = [0.0], SoloValues.of

    def of(values: SoloValues, split: GoodsSplit) -> Value:
        now[0] += 0.01
        return value(values, split)

    monkeypatch.setattr("stockbook.optimizer.solver.limits.clock", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(SoloValues, "of", of)
    monkeypatch.setattr(SoloValues, "solve", lambda *_: None)
    few = [row.value.few for row in advise(small(hers=HIDDEN), limits=SearchLimits(time=1.5)).cuts]
    assert few == sorted(few)
    assert not few[0] and few[-1]


def test_a_show_phase_is_neither() -> None:
    """It has another answer."""
    position = replace(small().position, phase="show")
    with pytest.raises(ValueError, match="cut or a choice"):
        advise(SoloPosition(position, PinzettaSide()))
