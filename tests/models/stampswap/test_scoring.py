"""The scorer's lines: what is scored when, and for how much."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, product

import pytest

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.files.faults import PositionError
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.position import Player, Position, forever_payoff, seen_by
from stockbook.models.stampswap.reading import parse_position, position_to_toml
from stockbook.models.stampswap.scoring import (
    BEFORE,
    ScoreLine,
    final_forever_places,
    forever_places,
    score,
    table_score,
    total,
)

ALBUM = Album(
    parse_placed_tiles(
        "double 4x2 (blue space 2 | rare -1)@a1; 3x3 green space canceled@e1; forever@a3; forever@c5"
    )
)
EDGES = Contest.parse("Borders: edges 10")
SPACE = Contest.parse("count theme=space 3")
CANCELED = Contest.parse("count canceled [1, 4]")
SQUARES = Contest.parse("count shape=square 2")
POSITION = Position(round=1, contests=(EDGES, SPACE), me=Player(album=ALBUM))


def with_me(**changes: object) -> Position:
    """The position with other things before me."""
    return replace(POSITION, me=replace(POSITION.me, **changes))


def test_a_bare_position_scores_the_stamp_values_only() -> None:
    """Without contest, cards and token there is one line: the values, the halves of doubles one by one."""
    assert score(POSITION, ALBUM, None) == [ScoreLine("stamp values", 1)]


def test_the_entered_contest_comes_first_by_the_text_of_the_file() -> None:
    """The contest's line has its text, its units and their points."""
    assert score(POSITION, ALBUM, SPACE)[0] == ScoreLine("count theme=space 3", 6, 2)
    assert score(POSITION, ALBUM, EDGES)[0] == ScoreLine("Borders: edges 10", 0, 0)


def test_exhibitors_score_in_every_round_beside_any_contest() -> None:
    """Each exhibitor is a line of its own, by unit or by table; the same measure may count twice."""
    position = with_me(exhibitors=(SQUARES, CANCELED, SPACE))
    expected = [
        ("count shape=square 2", 6, 3),
        ("count canceled [1, 4]", 4, 1),
        ("count theme=space 3", 6, 2),
    ]
    for round_ in (1, 2, 3):
        lines = score(replace(position, round=round_), ALBUM, SPACE)
        assert [(line.label, line.points, line.count) for line in lines[1:4]] == expected


def test_a_table_may_pay_for_nothing() -> None:
    """A table's first total is scored without any unit."""
    assert score(with_me(exhibitors=(CANCELED,)), Album(), None)[0] == ScoreLine(
        "count canceled [1, 4]", 1, 0
    )


def test_the_token_and_each_specialist_are_worth_two() -> None:
    """The first-player token scores 2 and every specialist 2, in every round."""
    position = with_me(first_player=True, specialists=(Specialist("Clerk"), Specialist(), Specialist()))
    for round_ in (1, 2, 3):
        lines = score(replace(position, round=round_), ALBUM, None)
        assert lines[0] == ScoreLine("first-player token", 2)
        assert lines[2] == ScoreLine("specialists", 6)


def test_discarded_stamps_score_their_values_too() -> None:
    """A discarded tile gives its value at once, negative or canceled as well, and nothing else."""
    discarded = [*map(parse_tile, ("2x4 blue space 3", "3x3 rare -4", "2x2 green space canceled"))]
    discarded.append(parse_tile("double 2x4 (blue space 3 | green space -1)"))
    lines = score(POSITION, ALBUM, SPACE, discarded)
    assert lines == [ScoreLine("count theme=space 3", 6, 2), ScoreLine("stamp values", 1 + 3 - 4 + 0 + 2)]


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_finale_counts_after_the_last_round_only(round_: int) -> None:
    """The Finale needs no ticket, and scores in round 3 alone."""
    lines = score(replace(POSITION, round=round_, finale=SQUARES), ALBUM, EDGES)
    finale = ScoreLine("finale: count shape=square 2", 6, 3)
    assert (finale in lines) == (round_ == 3)
    assert total(lines) == (7 if round_ == 3 else 1)


@pytest.mark.parametrize(
    ("given", "points"),
    [
        ({"round": 2, "forever_others": (2, 1)}, None),
        ({"round": 3}, None),
        ({"round": 3, "forever_others": (2, 1)}, 10),
        ({"round": 3, "forever_others": (1,)}, 6),
        ({"round": 3, "forever_others": (2,)}, 6),
        ({"round": 3, "forever_others": (3,)}, 3),
        ({"round": 3, "forever_others": (3, 4, 5)}, 0),
        ({"round": 3, "forever_others": ()}, 10),
        ({"round": 3, "opponents": (Player("left", ALBUM), Player("right", Album()))}, 10),
        ({"round": 3, "opponents": (Player("left", ALBUM),)}, 6),
        ({"round": 3, "opponents": (Player("left", ALBUM), Player("right", None))}, 6),
        ({"round": 3, "opponents": (Player("left", None),)}, 3),
        ({"round": 3, "opponents": (Player("left", ALBUM),), "forever_others": (1, 0)}, 10),
    ],
    ids=[
        "before the last round",
        "others unknown",
        "tied for the most",
        "one opponent: second to the imaginary player",
        "one opponent: tied behind the imaginary player",
        "one opponent: third",
        "fourth",
        "alone",
        "counted in the albums",
        "one opponent's album",
        "an album unknown: three assumed",
        "one opponent, album unknown",
        "what is given wins over the albums",
    ],
)
def test_forever_stamps(given: dict[str, object], points: int | None) -> None:
    """My two forever stamps score after round 3 if there are others; one opponent brings a third player."""
    lines = score(replace(POSITION, **given), ALBUM, None)
    assert [line.points for line in lines if line.label == "forever stamps"] == (
        [] if points is None else [points]
    )


def test_forever_places_by_ranking_every_table() -> None:
    """Places agree with ranking the whole table: ties share a place, as many places are skipped."""
    for others in chain.from_iterable(product(range(5), repeat=many) for many in range(5)):
        payoff = forever_payoff(others)
        for mine in range(7):
            assert payoff.at(mine) == _ranked(mine, others), (mine, others)


def _ranked(mine: int, others: tuple[int, ...]) -> int:
    """Points by handing out 10, 6 and 3 down the table."""
    table = sorted((mine, *others), reverse=True)
    prizes = [10, 6, 3] + [0] * len(table)
    return prizes[table.index(mine)] if mine else 0


def test_lines_come_in_the_order_of_the_table() -> None:
    """Contest, exhibitors, token, values, specialists; then the Finale and the forever stamps."""
    me = Player(album=ALBUM, exhibitors=(CANCELED,), specialists=(Specialist(),), first_player=True)
    lines = score(Position(3, (EDGES,), me, (), SQUARES, (0, 0)), ALBUM, EDGES)
    assert [line.label for line in lines] == [
        "Borders: edges 10",
        "count canceled [1, 4]",
        "first-player token",
        "stamp values",
        "specialists",
        "finale: count shape=square 2",
        "forever stamps",
    ]
    assert total(lines) == 0 + 4 + 2 + 1 + 2 + 6 + 10


def test_a_round_leaves_the_entered_contests_closed() -> None:
    """A contest that holds my ticket is no longer open; its name is a part of what it is."""
    other = Contest.parse("edges 10")
    position = replace(with_me(entered=(EDGES,)), contests=(EDGES, other, SPACE))
    assert position.open_contests == (other, SPACE)
    twice = replace(position, contests=(EDGES, EDGES, SPACE))
    assert twice.open_contests == (EDGES, SPACE)


ALL, RARE = Contest.parse("count all 3"), Contest.parse("count rare 5")


def player(name: str, album: str, **values: object) -> Player:
    """A player with an album in one line."""
    return replace(Player(name, Album(parse_placed_tiles(album))), **values)


ME = player("me", "2x2 rare 4@a1; forever@l1; forever@l2")
ANN = player("ann", "double 4x2 (rare 4 | blue vehicles 2)@a1; forever@l1", first_player=True)
BOB = player("bob", "3x3 green space 1@a1", exhibitors=(ALL,))
AT_TABLE = Position(3, (ALL, RARE), ME, finale=RARE, opponents=(ANN, BOB))


def test_each_player_scores_as_from_their_own_side() -> None:
    """Lines are those of the scorer, with the contest said or the best one; rares leave out other halves."""
    position = replace(AT_TABLE, opponents=(replace(ANN, entering=RARE), BOB))
    found = table_score(position, ALL)
    for number, (name, contest) in enumerate(zip(found.players, (ALL, RARE, ALL), strict=True)):
        view = seen_by(position, number)
        assert view is not None
        assert tuple(found.players[name]) == tuple(score(view, view.album, contest))
        assert found.total(name) == total(found.players[name])
    assert found.ties == {"me": 4, "ann": 4, "bob": 0}
    assert forever_places(position) == {"me": 1, "ann": 2, "bob": None}
    said = "entering in [[opponents]] is missing for bob: the contest that pays most counts"
    assert found.missing == (said,)
    most = max(map(found.total, found.players))
    assert found.winners == tuple(name for name in found.players if found.total(name) == most)


def test_points_before_make_final_totals() -> None:
    """They are a line of their own; where somebody's are missing nobody's can be compared."""
    before = {"me": 10, "ann": 40, "bob": 90}
    me, *others = (replace(each, points=before[each.name]) for each in (ME, ANN, BOB))
    found = table_score(replace(AT_TABLE, me=me, opponents=tuple(others)), ALL)
    plain = table_score(AT_TABLE, ALL)
    assert list(found.players) == list(plain.players) == list(before)
    for name, points in before.items():
        assert found.players[name][0].label == BEFORE
        assert found.total(name) == plain.total(name) + points
    assert found.winners == ("bob",)
    some = table_score(replace(AT_TABLE, me=me), ALL)
    assert not some.final
    assert some.missing[-1].startswith(
        "points in [me] or [[opponents]] is missing for ann, bob: no final total"
    )


def test_a_tie_is_broken_by_rare_values_and_else_shared() -> None:
    """Equal points: the higher total of rare values wins; equal there too, all of them do."""
    position = replace(AT_TABLE, finale=None, contests=(Contest.parse("edges 1"),))
    rare, plain = (player("x", f"2x2 {face}@a1") for face in ("rare 3", "blue space 3"))
    for mine, theirs, winners in (
        (rare, plain, ("me",)),
        (plain, rare, ("ann",)),
        (rare, rare, ("me", "ann")),
    ):
        opponents = (replace(theirs, name="ann"),)
        found = table_score(replace(position, me=replace(mine, name="me"), opponents=opponents), None)
        assert found.winners == winners


def test_what_is_not_known_has_no_winner() -> None:
    """An album that is not given has no lines; before the end there is no winner either."""
    found = table_score(replace(AT_TABLE, opponents=(ANN, replace(BOB, album=None))), ALL)
    assert list(found.players) == ["me", "ann"]
    for sheet in (found, table_score(replace(AT_TABLE, round=2), ALL)):
        assert (sheet.final, sheet.winners) == (False, ())
    silent = replace(AT_TABLE, opponents=(ANN, replace(BOB, album=None)))
    assert set(forever_places(silent).values()) == {None}


def test_the_contest_that_an_opponent_enters_now() -> None:
    """It is read and written below [[opponents]]; with a ticket on it, or unknown, it is a fault."""
    text = 'game = "stampswap"\nphase = "show"\nround = 3\ncontests = ["count all 3", "edges 1"]\n'
    text += '[[opponents]]\nname = "ann"\nentering = "edges 1"\n'
    position = parse_position(text)
    assert str(position.opponents[0].entering) == "edges 1"
    assert parse_position(position_to_toml(position)) == position
    for wrong, message in (
        (text + 'entered = ["edges 1"]\n', "holds their ticket already"),
        (text.replace('entering = "edges 1"', 'entering = "regions 4"'), "is not among the contests"),
    ):
        with pytest.raises(PositionError, match=message):
            parse_position(wrong)


def test_forever_places_at_the_end_of_a_game() -> None:
    """They count the imaginary player where there are fewer than three."""
    assert final_forever_places(("me", "ann", "bob"), [4, 0, 4]) == {"me": 1, "ann": None, "bob": 1}
    assert final_forever_places(("me", "ann"), [2, 1]) == {"me": 2, "ann": 3}
    assert final_forever_places(("me",), [2]) == {"me": 2}
