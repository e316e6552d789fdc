"""The Choose turns, and bounds on them, against brute force over every sequence of choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.stampswap.swap.cuts import ChooseTurns, PileShare
from stockbook.optimizer.swap.backward_induction import (
    NO_THRESHOLD,
    SELFISH,
    ChooseBounds,
    ChooseSolver,
    OpponentModel,
    choose_tree,
)

Move = tuple[int, int, int]
"""Who takes whose pile, and which."""
OfShare = Callable[[int, PileShare], float]


class Values:
    """Values of shares, exact ones by default; with ``asked`` it is noted what has to be known better."""

    def __init__(
        self,
        value: OfShare,
        gap: OfShare = lambda player, share: 0.0,
        asked: dict[tuple[int, PileShare], float] | None = None,
    ) -> None:
        self._value = value
        self._gap = gap
        self._asked = asked

    @property
    def asking(self) -> bool:
        return self._asked is not None

    def value(self, player: int, share: PileShare) -> float:
        return self._value(player, share)

    def gap(self, player: int, share: PileShare) -> float:
        return self._gap(player, share)

    def ask(self, player: int, share: PileShare, threshold: float) -> None:
        assert self._asked is not None
        if self._gap(player, share):
            self._asked[player, share] = min(threshold, self._asked.get((player, share), threshold))


def sequences(players: int, first: int) -> Iterator[tuple[Move, ...]]:
    """Every way the Choose turns can go, by the rule as it is printed."""

    def go(done: tuple[Move, ...], turn: int) -> Iterator[tuple[Move, ...]]:
        given_away = {owner for _, owner, _ in done}
        offers = [p for p in range(players) if p != turn and p not in given_away]
        if not offers:
            yield done
        for owner in offers:
            for pile in (0, 1):
                after = (*done, (turn, owner, pile))
                had_turn = {who for who, _, _ in after}
                next_one = owner
                while next_one in had_turn and len(had_turn) < players:
                    next_one = (next_one - 1) % players
                if len(had_turn) == players:
                    yield after
                else:
                    yield from go(after, next_one)

    return go((), first)


def shares_after(moves: Sequence[Move], players: int) -> tuple[PileShare, ...]:
    """Return the share of the piles that each player has in the end."""
    taken = {who: (owner, pile) for who, owner, pile in moves}
    kept = {owner: 1 - pile for _, owner, pile in moves}
    turns = {who: turn for turn, (who, _, _) in enumerate(moves)}
    given = {owner: turn for turn, (_, owner, _) in enumerate(moves)}
    first = {player for player in turns if player in given and turns[player] < given[player]}
    return tuple(PileShare(kept.get(who), taken.get(who), who in first) for who in range(players))


def brute(
    paths: list[tuple[Move, ...]], depth: int, players: int, value: OfShare, how: str
) -> tuple[float, ...]:
    """Return the average points of each player, by comparing everything that may follow each choice."""
    if len(paths) == 1 and len(paths[0]) == depth:
        return tuple(value(player, share) for player, share in enumerate(shares_after(paths[0], players)))
    groups = [list(group) for _, group in groupby(paths, key=lambda path: path[depth])]
    results = [brute(group, depth + 1, players, value, how) for group in groups]
    turn = paths[0][depth][0]
    if turn == 0:
        return max(results, key=lambda result: result[0])
    mean = tuple(sum(values) / len(results) for values in zip(*results, strict=True))
    if how == "random":
        return mean
    if how == "against":
        best = min(results, key=lambda result: result[0])
    else:
        best = min(results, key=lambda result: (-result[turn], result[0]))
    if how == "mixed":
        return tuple(0.75 * mine + 0.25 * other for mine, other in zip(best, mean, strict=True))
    return best


HOW = {
    "selfish": OpponentModel(),
    "against": OpponentModel(against=True),
    "random": OpponentModel(random=1.0),
    "mixed": OpponentModel(random=0.25),
}


def small_values(seed: int, most: int) -> OfShare:
    """Few different values, so that ties are frequent; the same for equal questions."""
    known: dict[tuple[int, PileShare], float] = {}
    rng = Random(seed)

    def value(player: int, share: PileShare) -> float:
        # In one order, whatever is asked first.
        return known[player, share]

    for player in range(5):
        piles = [(owner, pile) for owner in range(5) for pile in (0, 1)]
        for kept in (None, 0, 1):
            for taken in (None, *piles):
                for first in (False, True):
                    known[player, PileShare(kept, taken, first)] = rng.randint(0, most)
    return value


@pytest.mark.parametrize("how", HOW)
@settings(max_examples=25)
@given(players=st.integers(2, 4), data=st.data(), seed=st.integers(0, 999), most=st.sampled_from([1, 3, 50]))
def test_choose_turns_agree_with_brute_force(
    how: str, players: int, data: st.DataObject, seed: int, most: int
) -> None:
    """My points in every game of two to four players, with many ties, however the others play."""
    first = data.draw(st.integers(0, players - 1))
    value = small_values(seed, most)
    solver = ChooseSolver(Values(value), HOW[how])
    endings = solver.endings(choose_tree(ChooseTurns.begin(first, (True,) * players)))
    expected = brute(list(sequences(players, first)), 0, players, value, how)
    assert solver.expected_value(0, endings) == pytest.approx(expected[0])
    assert sum(probability for probability, _ in endings) == pytest.approx(1)


@pytest.mark.parametrize("how", HOW)
def test_choose_turns_of_five_agree_with_brute_force(how: str) -> None:
    """The same with five, each of them first once."""
    for first in range(5):
        value = small_values(first, 4)
        solver = ChooseSolver(Values(value), HOW[how])
        endings = solver.endings(choose_tree(ChooseTurns.begin(first, (True,) * 5)))
        expected = brute(list(sequences(5, first)), 0, 5, value, how)
        assert solver.expected_value(0, endings) == pytest.approx(expected[0])


@pytest.mark.parametrize("how", HOW)
@settings(max_examples=25)
@given(players=st.integers(2, 4), data=st.data(), seed=st.integers(0, 999), most=st.sampled_from([1, 3, 50]))
def test_only_what_is_asked_has_to_be_known(
    how: str, players: int, data: st.DataObject, seed: int, most: int
) -> None:
    """With bounds instead of values, my points are right as soon as nothing is asked any more, even where a
    value is only known not to exceed the threshold."""
    first = data.draw(st.integers(0, players - 1))
    exact, width = small_values(seed, most), small_values(seed + 1000, most)
    least: dict[tuple[int, PileShare], float] = {}
    bound: dict[tuple[int, PileShare], float] = {}

    def value(player: int, share: PileShare) -> float:
        # The exact value may be anywhere from this to this and the gap.
        return least.setdefault(
            (player, share), exact(player, share) - width(player, share) // (1 + (seed % 3))
        )

    def gap(player: int, share: PileShare) -> float:
        low = value(player, share)
        return bound.setdefault((player, share), low + width(player, share)) - low

    tree = choose_tree(ChooseTurns.begin(first, (True,) * players))
    while True:
        asked: dict[tuple[int, PileShare], float] = {}
        endings = ChooseSolver(Values(value, gap, asked), HOW[how]).endings(tree)
        asked.update({(0, end.shares[0]): NO_THRESHOLD for _, end in endings if gap(0, end.shares[0])})
        if not asked:
            break
        for (player, share), threshold in asked.items():
            assert bound[player, share] > threshold
            if exact(player, share) <= threshold:
                bound[player, share] = threshold
            else:
                least[player, share] = bound[player, share] = exact(player, share)
    points = sum(probability * exact(0, end.shares[0]) for probability, end in endings)
    assert points == pytest.approx(brute(list(sequences(players, first)), 0, players, exact, how)[0])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_ends_are_reached(players: int) -> None:
    """The turns lead to exactly the ends of all sequences."""
    ends = set()
    waiting = [choose_tree(ChooseTurns.begin(1, (True,) * players))]
    while waiting:
        node = waiting.pop()
        waiting += [after for _, after in node.options]
        if not node.options:
            ends.add(node.shares)
    assert ends == {shares_after(moves, players) for moves in sequences(players, 1)}


def test_value_is_asked_only_where_a_choice_depends_on_it() -> None:
    """With two players, when I choose first, the other one compares four options, and I at most four."""
    asked = set()

    def value(player: int, share: PileShare) -> float:
        asked.add((player, share))
        return float(hash(share) % 7)

    ChooseSolver(Values(value)).endings(choose_tree(ChooseTurns.begin(0, (True,) * 2)))
    assert sum(player == 1 for player, _ in asked) == 4
    assert sum(player == 0 for player, _ in asked) <= 4


@pytest.mark.parametrize("probability", [-0.1, 1.1, float("nan")])
def test_a_probability_is_one(probability: float) -> None:
    """Other numbers are refused."""
    with pytest.raises(ValueError, match="probability"):
        OpponentModel(random=probability)


def test_opponents_as_people_write_them() -> None:
    """A word in any case, or how likely a pick is random; anything else is refused with what there is."""
    assert OpponentModel.parse(" Selfish ") == OpponentModel.parse("0") == SELFISH
    assert OpponentModel.parse("random") == OpponentModel.parse("1")
    assert OpponentModel.parse("against").against
    assert OpponentModel.parse("0.25").random == 0.25
    for text in ("kind", "", "1.5", "nan"):
        with pytest.raises(ValueError, match="write selfish, against, random, or a probability"):
            OpponentModel.parse(text)


@pytest.mark.parametrize("how", HOW)
@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(2, 4),
    data=st.data(),
    seed=st.integers(0, 999),
    most=st.sampled_from([1, 3, 50]),
    gap=st.sampled_from([0, 1, 5]),
)
def test_whatever_the_values_are_within_their_bounds_my_points_are_within_mine(
    how: str, players: int, data: st.DataObject, seed: int, most: int, gap: int
) -> None:
    """In games of two to four players with many ties, however the others play; exact where nothing is
    unknown."""
    first = data.draw(st.integers(0, players - 1))
    tree = choose_tree(ChooseTurns.begin(first, (True,) * players))
    value_of = small_values(seed, most)
    less, more = small_values(seed + 1000, gap), small_values(seed + 2000, gap)
    bounded = Values(
        lambda player, share: value_of(player, share) - less(player, share),
        lambda player, share: less(player, share) + more(player, share),
    )
    solver = ChooseSolver(Values(value_of), HOW[how])
    endings = solver.endings(tree)
    value = solver.expected_value(0, endings)
    found = ChooseBounds(bounded, HOW[how])
    low, high = found.of(tree)[0]
    assert low - 1e-9 <= value <= high + 1e-9
    if not HOW[how].random:  # Equal means may differ in the last bit, and either option be taken.
        ((_, end),) = endings
        share = end.shares[0]
        least = value_of(0, share) - less(0, share)
        assert found.possible_shares(0, tree)[share] == (least, value_of(0, share) + more(0, share))
    if not gap:
        assert low == pytest.approx(value) == high


@pytest.mark.parametrize("how", HOW)
def test_what_is_not_bounded_has_no_bound(how: str) -> None:
    """Values without a bound leave mine without one, and never make it no number."""
    tree = choose_tree(ChooseTurns.begin(1, (True, True)))
    low, high = ChooseBounds(Values(lambda player, share: 1.0, lambda player, share: inf), HOW[how]).of(tree)[
        0
    ]
    assert low == pytest.approx(1.0) and high == inf


def test_of_equal_options_i_take_the_first() -> None:
    """A later option that brings me no more than an earlier one does not come."""
    tree = choose_tree(ChooseTurns.begin(0, (True, True)))
    mine = {(1, 0): (5.0, 0.0), (1, 1): (3.0, 2.0)}

    def known(player: int, share: PileShare) -> tuple[float, float]:
        if player == 0:
            assert share.taken
            return mine[share.taken]
        return (7.0, 0.0) if share.kept == 1 else (0.0, 99.0)

    values = Values(lambda *owned: known(*owned)[0], lambda *owned: known(*owned)[1])
    bounds = ChooseBounds(values, HOW["selfish"]).of(tree)
    assert bounds[0] == (5.0, 5.0) and bounds[1] == (7.0, 7.0)
