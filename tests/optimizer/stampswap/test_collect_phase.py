"""Which item to select in a Collect Phase, what items draw, and the value of a look."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import Good, Specialist, StampGood, parse_good
from stockbook.models.stampswap.position import TOKEN_POINTS, Player, Position
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.cuts import ChooseTurns
from stockbook.models.stampswap.swap.unseen_tiles import UnseenDeckTiles
from stockbook.optimizer.sampling.intervals import mean
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stampswap.collect_phase import (
    KEPT,
    CollectPhase,
    Points,
    PoolSample,
    PoolSampler,
    best_items,
    look_gains,
    pile_taken,
)
from stockbook.optimizer.stampswap.goods_evaluation import DENIED, PositionGoodsEvaluator, first_choice
from tests.cli.running import POSITIONS
from tests.models.stampswap.game.games import demo
from tests.optimizer.swap.test_best_moves import Deck

POOL = ("first-player", "2x2 blue space 1", "2x2 blue animals 1")


def position(players: int, turns: int, collected: int = 0, more: int = 0) -> Position:
    """A Collect Phase in which the last ``more`` opponents have one item more than I have."""
    mine = goods("2x3 rare 4", number=collected)
    others = [
        Player(name=str(n), collection=goods("2x3 ?", number=collected + (n >= players - more)))
        for n in range(1, players)
    ]
    return Position(
        1,
        (Contest.parse("edges 10"),),
        Player(collection=mine),
        phase="collect",
        pool=tuple(map(parse_good, POOL)),
        opponents=tuple(others),
        turns_left=turns,
    )


def goods(text: str, *, number: int) -> tuple[Good, ...]:
    """An item so many times."""
    return (parse_good(text),) * number


@pytest.mark.parametrize(
    ("players", "turns", "more", "order"),
    [
        (2, 1, 0, (0, 1)),
        (2, 1, 1, (0,)),
        (3, 2, 0, (0, 1, 2, 0, 1, 2)),
        (3, 2, 1, (0, 1, 2, 0, 1)),
        (4, 1, 2, (0, 1)),
    ],
)
def test_the_order_of_selections(players: int, turns: int, more: int, order: tuple[int, ...]) -> None:
    """Clockwise from me; whoever has one item more has selected before me, and is done before me."""
    assert CollectPhase.of(position(players, turns, 6 - turns, more)).order == order


@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_the_token_is_worth_the_first_choice_and_its_points(players: int) -> None:
    """The choice is the selector's whatever comes of the token in the swap, and its two points once owned."""
    answer = best_items(position(players, 1, 5))
    row = next(row for row in answer.rows if row.item == 0)
    assert row.mine == pytest.approx(TOKEN_POINTS + first_choice(players))
    assert row.mine > TOKEN_POINTS


def test_a_token_that_nobody_selects_goes_to_the_last_to_select() -> None:
    """Where I am the last it comes to me outside the swap: selecting it would only risk it."""
    last = best_items(position(2, 1, 5, 1)).rows
    assert last[-1].item == 0
    assert last[-1].value.value == pytest.approx(TOKEN_POINTS * (KEPT - 1 - DENIED * (1 - KEPT)))
    earlier = {row.item: row.value.value for row in best_items(position(2, 1, 5)).rows}
    assert earlier[0] > 0


def test_the_last_to_select_leaves_the_token() -> None:
    """They select another item, and own the token besides."""
    phase = CollectPhase((0, 1), (1.0, 0.0, 0.0), 0)
    values = [[2.0, 1.0, 0.0], [2.0, 0.0, 0.5]]
    taken = KEPT * 1.0 - DENIED * (1 - KEPT) * 0.0
    other = (1 - KEPT) * 0.0 - DENIED * KEPT * 0.5
    nothing = (1 - KEPT) * 0.0 - DENIED * KEPT * 0.5
    assert phase.gains(values)[1] == pytest.approx(taken + other - nothing)


def test_without_a_token_a_value_is_a_share_of_what_everyone_gains() -> None:
    """One item, nobody after me: what it brings me if it stays, less what it brings the other if not."""
    alone = replace(position(2, 1, 5, 1), pool=(parse_good("2x2 blue space 1"),))
    (row,) = best_items(alone).rows
    assert row.value.value == pytest.approx(KEPT * row.mine - DENIED * (1 - KEPT) * row.others[0])


def test_a_token_that_the_others_leave_can_wait() -> None:
    """With two more selections I take the better item first, and the token only then."""
    phase = CollectPhase((0, 1, 0, 1), (0.3, 0.0, 0.0, 0.0, 0.0), 0)
    values = [[2.0, 4.0, 3.9, 1.0, 0.5], [2.0, 4.0, 3.9, 1.0, 0.5]]
    gains = phase.gains(values)
    assert max(range(5), key=gains.__getitem__) == 1
    late = CollectPhase((0, 1), (0.3, 0.0, 0.0), 0).gains([row[:1] + row[3:] for row in values])
    assert max(range(3), key=late.__getitem__) == 0


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


class OwnPoints(CollectPhase):
    """A phase in which an item brings its own points."""

    def gains(self, values: Points, drawn: Points = ()) -> list[float]:
        return list(values[0])


def looks(seed: int, means: list[float], spreads: list[float]) -> list[list[float]]:
    """The gains of looks at all items, which bring points of a normal distribution."""
    rng = Random(seed)
    samples = [
        PoolSample([[rng.gauss(*each) for each in zip(means, spreads, strict=True)]], [[0.0] * len(means)])
        for _ in range(100)
    ]
    budget = SearchBudget(SearchLimits(deterministic=True))
    best = means.index(max(means))
    return look_gains(OwnPoints((), (), None), samples, range(len(means)), best, budget, alone=False)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_unseen_elsewhere_makes_no_look_better(seed: int) -> None:
    """Two of three equal items vary by 3 points: a look at the one that does not is worth nothing.

    The best of the means of 8 samples would be almost a point better.
    """
    look = mean(looks(seed, [0.0, 0.0, 0.0], [0.0, 3.0, 3.0])[0])
    assert look.low is not None
    assert look.low <= 0
    assert look.value < 0.3


def test_a_look_at_the_only_item_that_varies_is_worth_its_better_half() -> None:
    """The mean of a normal distribution cut off at 0 is 0.4 times its spread."""
    look = mean(looks(1, [0.0, 0.0, -1.0], [0.0, 2.0, 0.0])[1])
    assert look.low is not None and look.high is not None
    assert look.low < 0.4 * 2 < look.high


DETERMINISTIC = SearchLimits(deterministic=True)
FILE = POSITIONS / "collect-saturday.toml"


def test_every_item_has_its_value_and_the_unseen_have_intervals() -> None:
    """Each item of the pool once, best first; samples only where something is unseen."""
    position = read_position(FILE)
    found = best_items(position, limits=DETERMINISTIC)
    assert sorted(row.item for row in found.rows) == list(range(len(position.pool)))
    values = [row.value.value for row in found.rows]
    assert values == sorted(values, reverse=True)
    assert found.samples > 0
    assert all(row.value.margin is not None for row in found.rows)
    seen = replace(position, pool=position.pool[:2])
    assert all(row.value.margin is None for row in best_items(seen).rows)


def test_the_order_of_the_pool_changes_no_value() -> None:
    """Without ties, items in another order are worth the same."""
    position = read_position(FILE)
    pool = tuple(good for good in position.pool if str(good).endswith(tuple("0123456789")))
    one, other = (
        {str(c.good): round(c.value.value, 6) for c in best_items(replace(position, pool=goods)).rows}
        for goods in (pool, pool[::-1])
    )
    assert one == other


def test_what_only_i_can_use_counts_for_me_and_what_others_need_too() -> None:
    """A stamp is worth more to whoever's exhibitor counts it, and denying it is worth something."""
    space, color = Contest.parse("count theme=space 5"), Contest.parse("count color=green 5")
    left = Player(name="left", exhibitors=(color,))
    goods = tuple(map(parse_good, ("2x2 blue space 1", "2x2 green animals 1", "2x2 blue animals 1")))
    position = Position(
        2,
        (Contest.parse("edges 10"),),
        Player(exhibitors=(space,)),
        phase="collect",
        pool=goods,
        opponents=(left,),
        turns_left=1,
    )
    mine, theirs, nobodys = sorted(best_items(position).rows, key=lambda row: row.item)
    assert mine.value.value > theirs.value.value > nobodys.value.value
    assert mine.mine > mine.others[0]
    assert theirs.mine < theirs.others[0]


def test_one_more_round_to_come_makes_an_exhibitor_worth_more() -> None:
    """For the whole game an exhibitor counts in every round that is left, for now only in this one."""
    position = replace(read_position(FILE), round=1)
    values = []
    for goal in (Goal.GAME, Goal.NOW):
        rows = best_items(position, goal=goal, limits=DETERMINISTIC).rows
        values.append(next(row.mine for row in rows if row.item == 6))
    assert values[0] > values[1]


def test_a_deck_says_what_unseen_tiles_may_be() -> None:
    """With a deck of worthless tiles of a size, an unseen one is worth little."""
    position = read_position(FILE)
    poor = replace(demo(), tiles=tuple(t for t in demo().tiles if t.points < 0))
    unseen = position.pool.index(parse_good("2x2 ?"))
    rich, little = (
        next(
            c.mine
            for c in best_items(position, unseen_tiles=unseen_tiles, limits=DETERMINISTIC).rows
            if c.item == unseen
        )
        for unseen_tiles in (UnseenDeckTiles(demo(), ()), UnseenDeckTiles(poor, ()))
    )
    assert little < rich


def test_an_empty_pool_is_refused() -> None:
    """There is nothing to select."""
    with pytest.raises(ValueError, match="pool"):
        best_items(replace(read_position(FILE), pool=()))
