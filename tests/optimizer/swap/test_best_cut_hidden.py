"""Expected points with a tile that lies face down, against going through all that it may be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, groupby
from math import factorial, prod

import pytest

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood, parse_good
from stockbook.models.stampswap.position import Player, Position, seen_by
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.cuts import Cut, PileShare, cuts, kept_items
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.best_moves import best_cuts
from stockbook.optimizer.swap.perceived_values import IMAGINED
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import brute_value
from tests.optimizer.swap.test_backward_induction import Move, OfShare, sequences, shares_after
from tests.optimizer.swap.test_best_moves import FACES, Deck

HIDDEN = UnseenGood(2, 2)
Ending = tuple[tuple[float, ...], PileShare]
SEEDS = 20
#: What each player has; the first opponent's first tile lies face down.
GOODS = (
    ("2x2 blue space 4", "2x2 green space 1", "specialist"),
    ("2x2 ?", "2x2 green space 2", "2x2 blue space 2"),
    ("2x2 green space -1", "forever", "2x2 blue space 6"),
    ("2x2 blue space -1", "2x2 green space 4", "specialist"),
)


def hidden(players: int) -> Position:
    """So many players; the last opponent has the first turn."""
    album = Album(parse_placed_tiles("2x2 blue space 1@a1", side=4), 4, 4)
    me, *others = [
        Player(name or "me", album=album, collection=tuple(map(parse_good, goods)))
        for name, goods in zip(("", "left", "across", "right"), GOODS[:players], strict=False)
    ]
    contests = (Contest.parse("count color=blue 2"),)
    return Position(
        1, contests, me, opponents=tuple(others), phase="cut", first_player_holder=others[-1].name
    )


def exact_points(position: Position) -> dict[str, float]:
    """My points for every cut, on average over all faces, and over all that those who do not see it imagine.

    Only the owner knows the face in time; the others go by the mean of what they imagine. The owner cuts by
    what each good brings alone, as an opponent whose goods are not all known to me.
    """
    players = len(position.opponents) + 1
    collections = [position.me.collection, *(player.collection for player in position.opponents)]

    @cache
    def value(player: int, goods: tuple[Good, ...]) -> int:
        view = seen_by(position, player)
        assert view is not None
        return brute_value(view, goods)

    def shown(goods: Sequence[Good], face: Tile) -> tuple[Good, ...]:
        return tuple(StampGood(face) if good == HIDDEN else good for good in goods)

    def division(player: int, face: Tile) -> Cut:
        goods = shown(collections[player], face)

        def kept(cut: Cut) -> float:
            sides = [[goods[i] for i in side] for side in kept_items(cut)]
            if HIDDEN in collections[player]:
                return min(sum(value(player, (good,)) - value(player, ()) for good in side) for side in sides)
            return min(value(player, tuple(side)) for side in sides)

        return max(cuts(goods), key=kept)

    paths = list(sequences(players, players - 1))
    found = dict.fromkeys(map(str, cuts(position.me.collection)), 0.0)
    for face in FACES:
        others = [division(player, face) for player in range(1, players)]
        for imagined in combinations_with_replacement(range(len(FACES)), IMAGINED):
            orders = factorial(IMAGINED) / prod(factorial(imagined.count(n)) for n in set(imagined))
            chance = orders / len(FACES) ** (IMAGINED + 1)
            for cut in cuts(position.me.collection):
                parts = [
                    [[goods[i] for i in part] for part in (each.reserve, *each.piles)]
                    for goods, each in zip(collections, [cut, *others], strict=True)
                ]

                def owned(player: int, share: PileShare, parts: list[list[list[Good]]] = parts) -> list[Good]:
                    reserve, *piles = parts[player]
                    own = piles[0] + piles[1] if share.kept is None else piles[share.kept]
                    return [
                        *reserve,
                        *own,
                        *(parts[share.taken[0]][1 + share.taken[1]] if share.taken else ()),
                    ]

                def seen(
                    player: int, share: PileShare, face: Tile = face, imagined: tuple[int, ...] = imagined
                ) -> float:
                    goods = owned(player, share)
                    if player == 1:
                        return value(player, shown(goods, face))
                    return sum(value(player, shown(goods, FACES[n])) for n in imagined) / IMAGINED

                mine = owned(0, my_share(paths, 0, players, seen)[1])
                found[str(cut)] += chance * value(0, shown(mine, face))
    return found


def my_share(paths: list[tuple[Move, ...]], depth: int, players: int, seen: OfShare) -> Ending:
    """Return how each player values the end that all choose, and my share of the piles in it."""
    if len(paths[0]) == depth:
        shares = shares_after(paths[0], players)
        return tuple(seen(player, share) for player, share in enumerate(shares)), shares[0]
    groups = [list(group) for _, group in groupby(paths, key=lambda path: path[depth])]
    results = [my_share(group, depth + 1, players, seen) for group in groups]
    turn = paths[0][depth][0]
    if turn == 0:
        return max(results, key=lambda result: result[0][0])
    return min(results, key=lambda result: (-result[0][turn], result[0][0]))


@pytest.mark.parametrize("players", [2, 4])
def test_intervals_cover_the_exact_value(players: int) -> None:
    """The exact value of a cut lies outside its interval in about one of 20 runs."""
    position = hidden(players)
    exact = exact_points(position)
    outside = dict.fromkeys(exact, 0)
    for seed in range(SEEDS):
        advice = best_cuts(
            position, unseen_tiles=Deck(FACES), limits=SearchLimits(time=20.0, seed=seed, deterministic=True)
        )
        for row in advice.rows:
            cut = str(row.cut)
            assert row.expected.samples >= 16
            outside[cut] += not row.expected.low - 1e-9 <= exact[cut] <= row.expected.high + 1e-9
    assert max(outside.values()) <= 3


def test_many_cuts_share_the_samples_by_what_they_promise() -> None:
    """The cuts that keep most, of 532, are sampled first, and few get many samples; the cut that somebody
    asks about gets as many as the best."""
    position = read_position(POSITIONS / "cut-friday.toml")
    limits = SearchLimits(time=0.2, deterministic=True)
    few = best_cuts(position, goal=Goal.GAME, limits=limits)
    best, last = few.rows[0], few.rows[-1]
    assert best.expected.samples >= 4 and best.expected.margin
    spent = [row.expected.samples for row in few.rows]
    assert 0 < sum(spent) < len(spent)
    assert last.expected.few and not last.points
    assert spent == sorted(spent, key=lambda number: (number < 4, not number))
    asked = best_cuts(position, goal=Goal.GAME, limits=limits, asked=[last.cut])
    (row,) = (row for row in asked.rows if row.cut == last.cut)
    assert len(row.points) == len(asked.rows[0].points)
    assert row.value.value < asked.rows[0].value.value
