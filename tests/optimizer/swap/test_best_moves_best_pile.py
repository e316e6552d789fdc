"""The best pile, against going through all that may follow."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.position import Player, Position, seen_by
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.cuts import PileShare
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.backward_induction import OpponentModel
from stockbook.optimizer.swap.best_moves import NothingToChoose, best_choices
from stockbook.optimizer.swap.move_samples import MoveSamples
from tests.cli.running import POSITIONS
from tests.fuzz.records import simply
from tests.optimizer.swap.boards import brute_value, searches_until_late, swap_boards
from tests.optimizer.swap.test_backward_induction import brute, sequences
from tests.table_records import typed_game


def offered(position: Position) -> Position:
    """The position after everyone reserved their first item and put the second alone."""

    def divided(goods: Goods) -> dict[str, object]:
        return {"collection": (), "got": goods[:1], "piles": (goods[1:2], goods[2:])}

    return replace(
        position,
        phase="choose",
        me=replace(position.me, **divided(position.me.collection)),
        opponents=tuple(replace(p, **divided(p.collection)) for p in position.opponents),
        first_player_holder=None,
    )


@settings(max_examples=10, deadline=None)
@given(swap_boards(tiles=2), st.sampled_from(["selfish", "against", "random"]))
def test_values_of_piles_agree_with_brute_force(before: Position, how: str) -> None:
    """I am the first of two: both piles of the other one, by every legal end of every Show Phase."""
    position = offered(before)
    views = [seen_by(position, player) for player in (0, 1)]
    players = (position.me, *position.opponents)

    def value(player: int, share: PileShare) -> float:
        mine = players[player]
        own = sum(mine.piles, ()) if share.kept is None else mine.piles[share.kept]
        taken = players[share.taken[0]].piles[share.taken[1]] if share.taken else ()
        view = views[player]
        assert view is not None
        return brute_value(view, (*mine.got, *own, *taken))

    opponents = {"against": OpponentModel(against=True), "random": OpponentModel(random=1.0)}
    advice = best_choices(
        position, opponents=opponents.get(how, OpponentModel()), limits=SearchLimits(time=30.0, workers=1)
    )
    assert advice.proved
    for row in advice.rows:
        paths = [path for path in sequences(2, 0) if path[0][1:] == (row.owner, row.pile)]
        assert row.value.value == pytest.approx(brute(paths, 1, 2, value, how)[0])
    values = [row.value.value for row in advice.rows]
    assert values == sorted(values, reverse=True)


@settings(max_examples=6, deadline=None)
@given(swap_boards(others=2, most=4, tiles=2), st.randoms(use_true_random=False))
def test_order_and_names_do_not_matter(before: Position, rng: Random) -> None:
    """Goods in another order, the two piles of each opponent swapped, other names: the same values."""
    position = offered(before)

    def shuffled(goods: Goods) -> Goods:
        return tuple(rng.sample(goods, len(goods)))

    def changed(player: Player) -> Player:
        first, second = map(shuffled, player.piles)
        return replace(player, got=shuffled(player.got), piles=(second, first), name=f"other {player.name}")

    other = replace(position, opponents=tuple(map(changed, position.opponents)))
    first, again = (
        best_choices(each, limits=SearchLimits(time=30.0, workers=1)) for each in (position, other)
    )
    values = {(row.owner, row.pile): row.value for row in first.rows}
    assert {(row.owner, 1 - row.pile): row.value for row in again.rows} == values


def test_the_only_piles_left() -> None:
    """Who has chosen already waits no more: each pile is simply worth what I then have."""
    position = read_position(POSITIONS / "choose-sunday.toml")
    advice = best_choices(position, limits=SearchLimits(time=30.0))
    assert advice.proved
    left = position.opponents[0]
    assert [(row.owner, row.pile, row.value.value) for row in advice.rows] == [(1, 0, 77), (1, 1, 69)]
    assert all(row.value.samples == 0 for row in advice.rows)
    assert len(left.piles) == 2


def test_hidden_piles_have_intervals() -> None:
    """The faces of face-down items are sampled, with the same samples for all piles."""
    position = read_position(POSITIONS / "choose-saturday.toml")
    advice = best_choices(position, limits=SearchLimits(time=2.0))
    assert {row.owner for row in advice.rows} == {1, 2, 3}
    assert len({row.value.samples for row in advice.rows}) == 1
    assert all(row.value.low <= row.value.value <= row.value.high for row in advice.rows)
    assert not advice.proved


def test_means_of_exact_values_are_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    """However well values are known: other samples would have another mean."""
    monkeypatch.setattr(MoveSamples, "certain", property(lambda self: True, lambda self, value: None))
    position = read_position(POSITIONS / "choose-saturday.toml")
    advice = best_choices(position, limits=SearchLimits(time=0.3, deterministic=True))
    assert advice.certain and not advice.proved


def test_nothing_is_on_offer() -> None:
    """Where all piles of others are taken, there is nothing to choose."""
    position = read_position(POSITIONS / "choose-sunday.toml")
    gone = replace(position, opponents=(replace(position.opponents[0], piles=()),))
    with pytest.raises(NothingToChoose, match="you keep what is yours"):
        best_choices(gone)


def test_a_choice_is_deterministic() -> None:
    """The same rows on every run, hidden tiles or not."""
    position = read_position(POSITIONS / "choose-saturday.toml")
    first, again = (
        best_choices(position, limits=SearchLimits(time=0.3, deterministic=True)) for _ in range(2)
    )
    assert first == again


@settings(max_examples=3, deadline=None)
@given(swap_boards(tiles=2))
def test_an_answer_whose_time_is_up_has_bounds(before: Position) -> None:
    """Searches leave time for the bounds of what they have found."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        searches_until_late(monkeypatch)
        advice = best_choices(offered(before))
    assert not advice.certain and advice.best_proved
    assert all(row.value.exact for row in advice.rows)


def test_without_time_for_a_sample() -> None:
    """Hidden goods of which no sample was drawn in time leave the rough values of both piles."""
    seen = [position for _, position in typed_game(2, 0, simply).seen]
    position = [each for each in seen if each.phase == "choose"][-1]
    advice = best_choices(position, limits=SearchLimits(time=1e-6))
    assert [row.points for row in advice.rows] == [(), ()]
    assert all(row.value.few for row in advice.rows)
