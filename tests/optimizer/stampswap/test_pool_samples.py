"""Tests of the stamps that items of a pool draw, and of the value of a look at a face-down item."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.goods import Good, Specialist, StampGood, parse_good
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.swap.choose_turns import ChooseTurns
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.best_item import best_items
from stockbook.optimizer.stampswap.collect_phase import KEPT, pile_taken
from stockbook.optimizer.stampswap.pool_samples import PoolSampler
from stockbook.optimizer.stampswap.position_goods import PositionGoodsEvaluator
from tests.optimizer.swap.test_best_cut import Deck

FACES = [parse_tile(f"2x2 blue space {value}") for value in (-2, 9)]
FACE = StampGood(FACES[1])
SEEN = "2x2 green animals 3"
LIMITS = SearchLimits(deterministic=True)


def pool_of(*texts: str, cards: tuple[str, ...] = ()) -> Position:
    """My last selection, without others at the table."""
    me = Player(specialists=tuple(map(Specialist.parse, cards)))
    pool = tuple(map(parse_good, texts))
    return Position(3, (Contest.parse("edges 10"),), me, phase="collect", pool=pool, turns_left=1)


def worth(position: Position, good: Good) -> float:
    """The points that a good brings me by itself."""
    return PositionGoodsEvaluator(position, position.me).of(good)


@pytest.mark.parametrize(
    ("effect", "share"),
    [("nothing", 0.0), ("taken draw small-square", 0.0), ("collected draw small-square", 1.0)],
)
def test_what_a_specialist_draws_is_part_of_its_value(effect: str, share: float) -> None:
    """A stamp drawn at the end of the phase is mine for sure; nobody here takes a pile."""
    position = pool_of(f"specialist Finder: {effect}", SEEN)
    found = best_items(position, unseen_tiles=Deck(FACES[1:]), limits=LIMITS)
    row = next(row for row in found.rows if row.item == 0)
    card = worth(position, parse_good("specialist Finder: nothing"))
    assert row.value.value == pytest.approx(KEPT * card + share * worth(position, FACE))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_stamp_for_a_pile_taken_counts_as_often_as_one_is_taken(players: int) -> None:
    """With two always; with three not for who is left over, in half of the games at random."""
    position = pool_of("specialist Finder: taken draw small-square", SEEN)
    evaluators = [PositionGoodsEvaluator(position, position.me)] * players
    sample = PoolSampler(position.pool, evaluators, Deck(FACES[1:])).sample(Random(1))
    stamp = sample.owned[0][0] - worth(position, parse_good("specialist Finder: nothing"))
    assert stamp == pytest.approx(pile_taken(players) * worth(position, FACE))
    rng, taken = Random(2), 0
    for _ in range(2000):
        turns = ChooseTurns.begin(rng.randrange(players), (True,) * players)
        while turns.turn is not None:
            turns = turns.take(rng.choice(turns.piles()))
        taken += turns.shares[0].kept is not None
    assert pile_taken(players) == pytest.approx(taken / 2000, abs=0.03)


def test_forever_stamps_are_drawn_without_samples() -> None:
    """Their face is known."""
    found = best_items(pool_of("specialist Patron: collected forever", SEEN), limits=LIMITS)
    assert found.samples == 0
    assert found.rows[0].value.samples == 0


def test_a_look_is_worth_what_the_best_selection_gains() -> None:
    """Over the faces, the better of the item and of the best other, less the best one without the look."""
    position = pool_of("2x2 ?", SEEN, cards=("Scout: look",))
    found = best_items(position, unseen_tiles=Deck(FACES), limits=LIMITS)
    values = {row.item: row.value.value for row in found.rows}
    (look,) = found.looks
    low, high = (KEPT * worth(position, StampGood(face)) for face in FACES)
    chance = (values[0] - low) / (high - low)
    assert low < values[1] < high
    best = chance * high + (1 - chance) * values[1]
    assert (look.item, look.value.value) == (0, pytest.approx(best - max(values.values())))
    assert look.value.value > 0


def test_who_may_not_look_is_told_of_no_look() -> None:
    """Without a card for it, or when the look of this phase was used: an item of the pool lies seen."""
    assert not best_items(pool_of("2x2 ?", SEEN), limits=LIMITS).looks
    used = pool_of("2x2 ?", f"{SEEN} (down)", cards=("Scout: look",))
    assert not best_items(used, limits=LIMITS).looks
    collected = replace(used, pool=used.pool[:1], me=Player(collection=(Specialist.parse("Scout: look"),)))
    assert best_items(collected, limits=LIMITS).looks
