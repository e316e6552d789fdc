"""The lines of a table's record: typed short, checked at once, with as little as the next advice needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockbook.games.records import moment_sheet, moment_tables, table_record
from stockbook.games.stampswap.table import record
from stockbook.games.stampswap.table.game import TableGame
from stockbook.games.stampswap.table.record import MyMove, begin, move, played
from stockbook.games.stampswap.table.unseen import unseen_tiles
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.stampswap.effects import FOREVER, STACKS
from stockbook.models.stampswap.swap.cuts import Cut
from tests.fuzz.records import simply
from tests.table_records import typed_game

DECKS = Path(__file__).parents[4] / "seeds" / "decks"
HEAD = """game = "stampswap"
players = ["me", "ann", "ben"]
first = "ann"
contests = ["edges 10", "sets theme 9", "count rare 2", "Wide: group shape=rectangle 3"]
finale = "second color 4"
mats = ["count theme=space 1", "?", "?"]
---
"""
POOL = "pool 2x3 bl an 2; 2x2 r 5; 3x3 ?; 4x2 bl an 1 / gr sp -1; f; spec Clerk; 2x3 br an c; 2x3 ?\n"
GOT = "me got 2x3 bl an 2; 2x2 r 5; f; first; spec Clerk; exh count faded 1\n"


def tables(lines: str) -> dict:
    """The position after these lines."""
    return moment_tables(HEAD + lines, "r")


def fault(lines: str) -> str:
    """The fault of these lines."""
    with pytest.raises(PositionError) as caught:
        tables(lines)
    return str(caught.value)


def test_a_round_with_a_pool() -> None:
    """Items are typed once, and named by a number or by how they begin; hidden faces are told when seen."""
    found = tables(POOL + "ann collect first\nben co 2x3 bl\n")
    assert found["phase"] == "collect"
    assert found["turns_left"] == 6
    assert found["pool"][1:3] == ["3x3 ?", "double 4x2 (blue animals 1 | green space -1)"]
    assert found["opponents"][0]["collection"] == ["first-player"]
    after = tables(POOL + "ann co 2\nben co 2x3 bl\nme co 1 = 3x3 gr sp 1\nann co clerk\nben co 4x2\n")
    assert after["me"]["collection"] == ["3x3 green space 1 (down)"]
    assert [other["collection"] for other in after["opponents"]] == [
        ["2x2 rare 5", "specialist Clerk"],
        ["2x3 blue animals 2", "double 4x2 (blue animals 1 | green space -1)"],
    ]


def test_signs_that_look_like_those_of_the_keyboard() -> None:
    """Items of a record are read as in a position, also where they are named again."""
    pool = "pool 2\u00d73 bl an 2; 3 x 3 ?; 4\u00d72 bl an 1 / gr sp \u22121; 2x2 br sp \u20133\n"
    told = "ann co 2 \u00d7 3\nben co 2x2 br sp \u22123\n"
    found = tables(pool + told)
    assert found["pool"][:2] == ["3x3 ?", "double 4x2 (blue animals 1 | green space -1)"]
    collections = [other["collection"] for other in found["opponents"]]
    assert collections == [["2x3 blue animals 2"], ["2x2 brown space -3"]]


def test_a_swap_without_the_collect_phase() -> None:
    """My items in one line, the others' cuts as they lie there: all that cut and choose need."""
    mine = "me collect 2x3 bl an 2; 2x2 r 5; 3x3 gr sp 1 (down); f; f; 2x2 ye fl -1\n"
    assert tables(mine)["phase"] == "cut"
    others = "ann cut ? | 2x3 ?; first | 2x2 br sp 1\nben cut f | 2x4 ? | 4x2 pu mo 3\n"
    choosing = tables(mine + "me cut 1 | 2 3 | f; f; 2x2 ye\n" + others + "ann take me 2x2 ye\n")
    assert choosing["phase"] == "choose"
    assert choosing["me"]["got"] == ["2x3 blue animals 2", "2x2 rare 5", "3x3 green space 1 (down)"]
    assert choosing["opponents"][0]["chosen"] is True
    assert choosing["opponents"][1]["piles"] == [["2x4 ?"], ["4x2 purple monuments 3"]]


def test_piles_have_the_numbers_in_which_they_are_typed() -> None:
    """Pile 1 of a cut is the one that was typed first, whichever items lie in it."""
    mine = "me collect 2x3 bl an 2; 2x2 r 5; 3x3 gr sp 1; f; f; 2x2 ye fl -1\n"
    others = "ann cut ? | 2x3 ? | f\nben cut ? | 2x4 ? | f\n"
    for piles, left in (("4 5 6 | 2 3", [3, 4, 5]), ("2 3 | 4 5 6", [1, 2])):
        found = tables(f"{mine}me cut 1 | {piles}\n{others}ann take me 2\n")
        texts = [
            "2x3 blue animals 2",
            "2x2 rare 5",
            "3x3 green space 1",
            "forever",
            "forever",
            "2x2 yellow flowers -1",
        ]
        assert sorted(found["me"]["got"]) == sorted([texts[0], *(texts[item] for item in left)])


def test_a_face_may_be_told_while_placing() -> None:
    """A stamp that nobody has turned up is placed with its face, and leaves the hand."""
    got = "me got 2x3 ?; 2x2 ?; f\n"
    assert "line 9: 2x2 ? has not been turned up" in fault(f"{got}me place 1 = 2x3 bl an 2 c4; 3 a1\n")
    done = tables(f"{got}me place 1 = 2x3 bl an 2 c4; 2 = 2x2 r 5 g1; 3 a1\n")
    assert "place" not in done["me"]
    assert sorted(done["me"]["stamps"].values()) == ["2x2 rare 5", "2x3 blue animals 2", "forever"]


def test_only_the_show_phase() -> None:
    """My own goods are enough; albums and forever stamps of others may be left out or given in one line."""
    found = tables(GOT)
    assert (found["phase"], found["me"]["place"]) == ("show", ["2x3 blue animals 2", "2x2 rare 5", "forever"])
    assert found["me"]["exhibitors"] == ["count theme=space 1", "count faded 1"]
    assert found["me"]["first_player"] is True
    placed = GOT + "me place 2x3 a1; f c1\nme place 1 @a4\nme enter wide\n"
    second = tables(placed + "round 2\n" + GOT.replace("; first", "") + "ann forever 2\nben forever 0\n")
    assert second["round"] == 2
    assert second["entered"] == ["Wide: group shape=rectangle 3"]
    assert second["me"]["points"] == 5
    assert second["forever_others"] == [2, 0]
    assert "album" not in second["opponents"][0]
    _, sheet = moment_sheet(HEAD + placed, "r")
    assert list(sheet.players) == ["me", "ann", "ben"]
    missing = moment_sheet(HEAD + placed + "round 2\n", "r")[1].missing
    assert any(text.startswith("ann is left out") for text in missing)


def test_the_score_has_each_show_phase_that_is_over() -> None:
    """Mine counts as soon as I have entered, in each round; what others still bring is told."""
    placed = GOT + "me place 2x3 a1; f c1\nme place 1 @a4\n"
    entered = placed + "me enter wide\n"
    _, before = moment_sheet(HEAD + placed, "r")
    _, now = moment_sheet(HEAD + entered, "r")
    _, later = moment_sheet(HEAD + entered + "round 2\n", "r")
    assert before.missing[0] == "round 1 goes on: its Show Phases are not counted yet"
    assert before.players["me"][0].points == 0
    assert now.players["me"][0] == later.players["me"][0]
    assert now.players["me"][0].points == 5
    assert now.missing[0] == "round 1 goes on: its Show Phases of ann and ben are not counted yet"
    last = entered + "round 2\n" + "me got f\nme place f e1\nme enter 1\nround 3\nme got f\nme place f f1\n"
    _, before = moment_sheet(HEAD + last, "r")
    _, now = moment_sheet(HEAD + last + "me enter 3\n", "r")
    _, over = moment_sheet(HEAD + last + "me enter 3\nann enter 1\nben enter 1\n", "r")
    assert now.players["me"][0] == over.players["me"][0] != before.players["me"][0]


def test_points_that_are_not_known_have_a_reason() -> None:
    """Where the exhibitor on my mat was left out, the score sheet says so, and what to write."""
    head = HEAD.replace("count theme=space 1", "?")
    _, sheet = moment_sheet(head + GOT + "me place 2x3 a1; f c1; 2x2 a4\nme enter wide\nround 2\n", "r")
    assert (
        "the Show Phases of me are not counted: the exhibitor on the mat, or what a card paid, is not told; "
        "write me points N, as on the score track"
    ) in sheet.missing


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("zoe collect 1", "r: line 8: 'zoe' is no player here: the players are me, ann, ben"),
        ("ann colect 1", "r: line 8: unknown action 'colect': did you mean 'collect'?"),
        ("ann", "r: line 8: what did ann do? For example"),
        (POOL + "ben collect 1", "r: line 9: it is the turn of ann to select, not of ben"),
        (POOL + "ann collect 2x3", "r: line 9: '2x3' may be 2x3 blue animals 2 or 2x3 brown"),
        (POOL + "ann collect 12", "r: line 9: there is no item 12: in the pool are 1 2x3 blue animals 2, 2"),
        (POOL + "ann collect 3x3 = 2x2 bl an 1", "r: line 9: 3x3 ? cannot be 2x2 blue animals 1"),
        (POOL + "pool f", "r: line 9: the pool stands before everything else of its round: round 1 goes on"),
        ("pool first; first", "r: line 8: 2 first-player tokens: there is one"),
        ("me collect f; f; f; f; f; f; f", "r: line 8: me has 0 items already, and selects 6"),
        ("me cut 1 | 2 | 3", "r: line 8: me has nothing to cut now"),
        ("me collect 2x2 r 5; f; f; f; f; f\nme cut 1 | 2 3 | 4 5 6", "r: line 9: item 1 is rare"),
        (
            "me collect 2x2 r 5; f; f; f; f; f\nme cut 2 | 3 | 4 5 6",
            "r: line 9: item 1 is missing: 2x2",
        ),
        ("ann take me 1", "r: line 8: no piles are on offer now"),
        ("me place f a1", "r: line 8: stamps are placed and contests entered in the Show Phase"),
        (GOT + "me place 3x3 a1", "r: line 9: '3x3' is not"),
        (GOT + "me place 1 l1", "r: line 9: 2x3 blue animals 2@l1: it leaves the album"),
        (GOT + "me place 1 z1", "r: line 9: z1 is off the album"),
        (GOT + "me enter 1", "r: line 9: 2x3 blue animals 2 is still to be placed: it fits at a1"),
        (GOT + "me place 1 a1; 2 c1; 3 e1\nme enter none", "r: line 10: every Show Phase enters a contest"),
        (
            GOT + "me place 1 a1; 2 c1; 3 e1\nme enter x",
            "r: line 10: 'x' is no contest here: there",
        ),
        ("round 2", "r: line 8: this is round 1, not 2: round 1 goes on"),
        ("event f", "r: line 8: 'f' is the item forever, and no effect: an event does something, such as"),
        ("event fly", "r: line 8: unknown effect 'fly'"),
        ("me got 2x2 ?", "r: line 8: 2x2 ? has not been turned up: add its face, me turn 2x3 blue animals 2"),
        (GOT + "me place 1 a1; 2 c1; 3 e1\nme enter 1", "r: line 10: I have entered; ann and ben may still"),
    ],
)
def test_faults_name_the_line_and_the_fix(lines: str, told: str) -> None:
    """A line is checked against the rules at its moment."""
    assert fault(lines).startswith(told), fault(lines)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"me", ', "", 'r: players: none of them is "me"'),
        ('"ann", ', '"an n", ', "r: players[2]: 'an n' is no name here: write one word"),
        ('"ann", ', '"pool", ', "r: players[2]: 'pool' is the word of a line"),
        ('"ann"\n', '"cleo"\n', "r: first: 'cleo' is no player here"),
        ('"edges 10"', '"edgy 10"', "r: contests[1]: "),
        (', "?"]', "]", "r: mats: 2 for 3 players"),
        ('game = "stampswap"', 'game = "whist"', "r: game: 'whist': games of a real table"),
        ("finale", "final", "r: final: unknown key: did you mean 'finale'?"),
    ],
)
def test_faults_of_the_head(old: str, new: str, told: str) -> None:
    """The setup is checked before the lines."""
    assert old in HEAD
    with pytest.raises(PositionError) as caught:
        moment_tables(HEAD.replace(old, new, 1), "r")
    assert told in str(caught.value)


def test_the_event_is_asked_once() -> None:
    """After an effect it is asked what else there is; nothing ends it, and is no effect of the position."""
    for lines, words in (
        ("", "Friday: round 1: what the event does"),
        ("event reserve 1\n", "Friday: round 1: what else the event does; nothing ends this"),
        ("event nothing\n", "Friday: round 1: the pool"),
        ("event reserve 1\nevent nothing\n", "Friday: round 1: the pool"),
    ):
        state = state_after(lines)
        assert next(iter(record.questions(state))).words.startswith(words)
        assert [str(effect) for effect in record.sight(state).event] == ["reserve 1"] * ("reserve" in lines)


def test_an_event_of_ones_own_copy_by_its_name(tmp_path: Path) -> None:
    """With a deck in the head the name of its card tells what it does, as far as it is written."""
    demo = (DECKS / "demo.toml").read_text("utf-8")
    # An unfinished deck, in which the stamps of the game may be missing.
    (tmp_path / "demo.toml").write_text(demo.replace('    "2x2 rare 5",\n', "", 1), "utf-8")
    head = HEAD.replace("---", 'deck = "demo.toml"\n---')
    for lines in ("event Busy Tables\n", "event busy\n"):
        found = moment_tables(head + lines + POOL + "ann co 1\nben co 1\n", "r", None, tmp_path)
        assert found["event"] == "reserve 1"
    question = next(iter(record.questions(state_after("", head))))
    assert "Busy Tables" in question.completions
    with pytest.raises(PositionError, match="unknown effect 'Busy'"):
        moment_tables(HEAD + "event Busy Tables\n" + POOL, "r", None, tmp_path)


def test_the_face_that_is_asked_for() -> None:
    """The face of another item is refused as an answer; a whole line tells it."""
    state = state_after("me got 2x4 ?; 2x3 ?\n")
    question = next(iter(record.questions(state)))
    assert question.words == "Friday: the face of my 2x4 ?"
    assert record.line(state, question, "2x4 gr mo 2") == "me turn 2x4 gr mo 2"
    assert record.line(state, question, "4x2 gr mo 2; 2x3 r 3") == "me turn 4x2 gr mo 2; 2x3 r 3"
    assert record.line(state, question, "me turn 2x3 gr mo 2") == "me turn 2x3 gr mo 2"
    with pytest.raises(
        ValueError, match=r"^2x4 \? is asked for, and 2x3 gr mo 2 is another item: a whole line"
    ):
        record.line(state, question, "2x3 gr mo 2")


def test_the_stamp_that_a_card_draws() -> None:
    """It comes from the stack that the card names; another one is told by a whole line."""
    for stack, right, wrong in (
        ("draw short-rectangle", "3x2 gr mo 2", "2x2 gr mo 2"),
        ("draw short-rectangle", "2x3 ?", "first"),
        ("forever", "f", "2x2 ?"),
    ):
        state = state_after(f"event collected {stack}\nme collect f; f; f; f; 2x2 ?; 2x3 ?\n")
        question = next(iter(record.questions(state)))
        assert record.line(state, question, right) == f"me draw {right}"
        with pytest.raises(ValueError, match=r"is asked for, and .* is another item: a whole line"):
            record.line(state, question, wrong)
        assert record.line(state, question, f"me draw {wrong}") == f"me draw {wrong}"


def state_after(lines: str, head: str = HEAD) -> TableGame:
    """The game after these lines."""
    found = table_record(head + lines, "r", None, DECKS)
    assert found
    state: TableGame = found.states()[-1]
    return state


DECISIONS = ("me collect", "me cut", "me take", "me place")


def check(game: TableGame, move: MyMove, after: TableGame) -> str:
    """Check that the move is what has happened after its line; its kind."""
    if isinstance(move, int):
        assert game.pool is not None
        if after.phase == "collect":
            assert after.pool == (*game.pool[:move], *game.pool[move + 1 :])
        return "collect"
    if isinstance(move, Cut):
        assert played(game, f"me cut {str(move).removeprefix('reserve ')}") == after
        return "cut"
    if move and isinstance(move[0], int):
        owner, pile = move
        assert isinstance(owner, int) and isinstance(pile, int)
        number = (game.me + owner) % len(game.seats)
        assert played(game, f"me take {number + 1} {pile + 1}") == after
        return "take"
    assert set(after.mine.album.tiles) == {*game.mine.album.tiles, *move}
    assert len(after.mine.album.tiles) == len(game.mine.album.tiles) + len(move)
    return "place"


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 1), (4, 2)])
def test_every_decision_of_a_game(players: int, seed: int) -> None:
    """Items, cuts, piles and places are those of the game after the line."""
    typed = typed_game(players, seed, simply, me=seed % players)
    game = begin(TomlFile(typed.head, "head"))
    kinds = set()
    for line in typed.lines:
        after = played(game, line)
        if line.startswith(DECISIONS):
            kinds.add(check(game, move(game, line), after))
        elif line.startswith("me enter"):
            with pytest.raises(ValueError, match="write a decision of mine"):
                move(game, line)
        game = after
    assert kinds == {"collect", "cut", "take", "place"}


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 4)])
def test_what_is_left_in_the_box(players: int, seed: int) -> None:
    """After all pools and draws are told, it is what the stacks have; without a pool nobody knows."""
    typed = typed_game(players, seed, simply, me=seed % players)
    states = [begin(TomlFile(typed.head, "head"))]
    for each in typed.lines:
        states.append(played(states[-1], each))
    assert typed.final is not None
    stacks = dict(zip((*STACKS, FOREVER), map(len, typed.final.deal.stacks), strict=True))
    assert unseen_tiles(states, typed.lines) == stacks
    lines = ["me collect 2x3 bl an 2"]
    assert unseen_tiles([states[0], played(states[0], lines[0])], lines) == {}
