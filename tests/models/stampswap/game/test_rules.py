"""The rules of a round where not all is known: what nobody has seen or told stays unknown."""

from __future__ import annotations

from stockbook.games.stampswap.table.game import BOX, TableGame, TableSeat
from stockbook.models.contests import Contest
from stockbook.models.stampswap.effects import specialist_effect
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.state import changed
from stockbook.models.stampswap.goods import TOKEN, Goods, Specialist, parse_good

MAT = Contest.parse("edges 1")
FULL = BOX.grid.spaces


def game(*goods: Goods, phase: str = "cut") -> TableGame:
    """A table at which each player has these goods."""
    seats = tuple(TableSeat(MAT, goods=each, name=f"player {n}") for n, each in enumerate(goods))
    return TableGame(1, phase, None, None, (MAT,), None, seats)


def goods_of(*texts: str) -> Goods:
    """Goods by their words."""
    return tuple(map(parse_good, texts))


def test_a_tile_that_was_not_seen_is_no_misfit() -> None:
    """Which way up it is nobody knows, so a hand with it is kept; without it nothing fits a full album."""
    tile, unseen = goods_of("2x3 blue animals 2", "2x2 ?")
    for hand, left in (((tile,), ()), ((tile, unseen), (tile, unseen))):
        table = rules.drop_misfits(BOX, changed(game(()), 0, hand=hand, covered=FULL), 0)
        assert table.seats[0].hand == left
        assert table.seats[0].dropped == (() if left else hand)


def test_what_an_unseen_stamp_pays_is_not_known() -> None:
    """Points go on where all faces are known, and are not known any more where one is not."""
    broker = Specialist("Broker", specialist_effect("gift value"))
    kept = (broker, *goods_of("forever"))
    for text, points in (("2x3 blue animals 2", 2), ("2x3 ?", None)):
        table = rules.take(BOX, game((), ()), 0, 1, goods_of(text), kept)
        assert table.seats[1].points == points
        assert rules.take(BOX, table, 0, 1, goods_of("forever"), kept).seats[1].points == points
    unpaid = rules.take(BOX, game((), ()), 0, 1, goods_of("2x3 ?"), goods_of("forever"))
    assert unpaid.seats[1].points == 0


def test_who_has_not_told_a_cut_has_no_piles_on_offer() -> None:
    """The others' are; who has the token is known by the goods that were collected."""
    mine = goods_of("forever", "2x3 ?", "2x2 ?")
    table = changed(game(mine, (TOKEN,)), 0, cut=(mine[:1], mine[1:2], mine[2:]))
    table = rules.begin_choose(BOX, table)
    assert [seat.piles for seat in table.seats] == [(mine[1:2], mine[2:]), ()]
    assert (table.seats[0].apart, table.turn) == (mine[:1], 1)


def test_points_that_were_not_known_stay_so() -> None:
    """A Show Phase adds nothing to them; the ticket is placed all the same."""
    table = rules.enter(BOX, changed(game(()), 0, points=None), 0, 0)
    assert (table.seats[0].points, table.seats[0].entered) == (None, (0,))
    assert rules.contests_to_enter(table, 0) == [None]


def test_an_unknown_pool_leaves_nothing_behind() -> None:
    """Only what was dropped is known to be out of the game; the next round begins."""
    dropped = goods_of("2x3 blue animals 2")
    table = rules.end_round(BOX, changed(game((), phase="show"), 0, dropped=dropped, token=True))
    assert (table.discarded, table.seats[0].token) == (dropped, False)
    assert (table.round, table.phase) == (2, "collect")
