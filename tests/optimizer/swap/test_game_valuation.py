"""Cuts and piles by what they bring to the end of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.models.contests import Contest
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import Goods, parse_good
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import read_position
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.position_goods import PositionGoodsEvaluator
from stockbook.optimizer.swap.best_cut import best_cuts
from stockbook.optimizer.swap.best_pile import best_choices
from tests.cli.running import POSITIONS


def goods(*texts: str) -> Goods:
    return tuple(map(parse_good, texts))


def choice(number: int) -> Position:
    """A card that pays in every round, or a stamp that pays at once."""
    piles = (goods("exhibitor count color=blue 2"), goods("2x2 green space 3"))
    return Position(
        number,
        (Contest.parse("sets color 9"),),
        Player(got=goods("2x2 blue space 1")),
        phase="choose",
        opponents=(Player(name="left", piles=piles, got=goods("2x2 green space 1")),),
    )


def test_a_card_that_pays_every_round_is_taken_early() -> None:
    """For this round the stamp is worth more, for the whole game the card."""
    now, game = (
        best_choices(choice(1), goal=goal, limits=SearchLimits(time=5.0)).rows[0].pile for goal in Goal
    )
    assert (now, game) == (1, 0)


def test_values_count_what_the_others_keep() -> None:
    """Mine, less 0.9 times what is left to the other one."""
    position = choice(2)
    (other,) = position.opponents
    mine, theirs = (PositionGoodsEvaluator(position, player) for player in (position.me, other))
    for row in best_choices(position, goal=Goal.GAME, limits=SearchLimits(time=5.0)).rows:
        taken, kept = other.piles[row.pile], other.piles[1 - row.pile]
        lead = mine.together((*position.me.got, *taken)) - 0.9 * theirs.together((*other.got, *kept))
        assert row.value.value == pytest.approx(lead)


def test_samples_end_where_nothing_is_to_be_gained() -> None:
    """Neither of two unseen tiles is ever clearly better; with goal game, sampling stops early."""
    (other,) = choice(2).opponents
    hidden = replace(choice(2), opponents=(replace(other, piles=(goods("2x3 ?"), goods("2x3 ?"))),))
    now, game = (
        best_choices(hidden, goal=goal, limits=SearchLimits(time=50.0, deterministic=True)).rows
        for goal in Goal
    )
    assert now[0].value.samples == 400
    assert 16 <= game[0].value.samples < 300


def test_more_forever_stamps_than_the_others_are_worth_keeping() -> None:
    """The reserve is the forever stamp that decides who has the most, not a plain stamp of the same value."""
    albums = [read_position(POSITIONS / "sunday.toml").album.with_tiles(())] * 2
    position = Position(
        2,
        (Contest.parse("sets color 9"),),
        Player(album=albums[0], collection=goods("forever", "2x2 green space 1", "2x2 green space 1")),
        phase="cut",
        opponents=(Player(name="left", album=albums[1], collection=goods(*["2x2 green space 1"] * 3)),),
    )
    assert best_cuts(position, goal=Goal.GAME, limits=SearchLimits(time=5.0)).rows[0].cut.reserve == (0,)


def test_the_same_seed_gives_the_same_answer() -> None:
    """Without a clock, whatever the number of workers."""
    position = read_position(POSITIONS / "cut-saturday.toml")
    first, again = (
        best_cuts(
            position,
            goal=Goal.GAME,
            limits=SearchLimits(time=0.3, seed=2, deterministic=True, workers=workers),
        ).rows
        for workers in (1, 2)
    )
    assert first == again


def test_an_opponent_without_an_album_is_valued_roughly() -> None:
    """The answer does not need to know it."""
    unknown = replace(choice(1), opponents=(replace(choice(1).opponents[0], album=None),))
    rows = best_choices(unknown, goal=Goal.GAME, limits=SearchLimits(time=5.0)).rows
    assert len(rows) == 2
    assert all(row.value.exact for row in rows)
