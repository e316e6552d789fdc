"""Lines of STAMPS at a real table: what they mean, and what is wrong with others."""

from __future__ import annotations

import pytest

from stockbook.games.records import moment_sheet, moment_tables
from stockbook.games.stamps import table as record
from stockbook.games.stamps.table import StampsTableGame
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.play.real_tables import TableQuestion
from stockbook.models.stamps_game.game import StampsMove

HEAD = 'game = "stamps"\nplayers = ["me", "ann", "rob"]\nfirst = "ann"\n---\n'
START = "square r b / y g\nme draw r g\n"
SMALL_COPY = (
    "[deck]\ntrack = [1, 2]\n"
    "[deck.stamps]\nred = 4\nblue = 4\nyellow = 4\ngreen = 4\npurple = 4\n[deck.suns]\n"
)


def tables(lines: str, head: str = HEAD) -> dict:
    """The tables of the moment after these lines."""
    return moment_tables(head + lines, "r")


def after(*lines: str) -> StampsTableGame:
    """The game after these lines."""
    head = {"game": "stamps", "players": ["me", "ann", "rob"], "first": "ann"}
    state = record.begin(TomlFile(head, "head"))
    for line in lines:
        state = record.played(state, line)
    return state


def fault(lines: str, head: str = HEAD) -> str:
    """The fault of a record."""
    with pytest.raises(PositionError) as caught:
        moment_tables(head + lines, "r")
    return str(caught.value)


def test_words_are_cut_short() -> None:
    """Colors, players and places as one types them; a stamp that somebody showed is known."""
    found = tables(START + "ann red 1,3\n# a remark\nrob draw blue\nr lay b 0 1\n")
    assert found["hand"] == ["red", "green"]
    assert found["pile"] == 28
    assert found["top_left"] == [0, 1]
    assert found["grid"].split("\n")[:2] == ["b . .", "r b r"]
    assert [other["name"] for other in found["opponents"]] == ["ann", "rob"]
    assert found["opponents"][0]["blue"] == 1
    assert after("square r b y g", "ann r 1 3", "rob draw ?").state.hands[2] == ("?", "?")


def test_my_stamps_may_be_left_out() -> None:
    """Without them a game can be told; only the advice needs them."""
    lines = "square r b y g\nann r 1 3\nrob b 0 1\n"
    assert "my stamps are not told" in fault(lines)
    assert moment_sheet(HEAD + lines + "me g 3 1\n", "r")[1].total("rob") == -15
    assert tables(lines + "me draw g y\n")["hand"] == ["yellow", "green"]


def test_a_copy_of_ones_own() -> None:
    """The pile follows from it; without one, the head may say the pile."""
    head = HEAD.replace("---\n", f"{SMALL_COPY}---\n")
    assert tables(START + "ann r 1 3\nrob b 0 1\n", head)["pile"] == 8
    assert "your copy has 4" in fault("square r r r r\nme draw r g\n", head)
    assert tables(START + "ann r 1 3\nrob b 0 1\n", HEAD.replace("---", "pile = 26\n---"))["pile"] == 24
    wrong = HEAD.replace("---\n", f"pile = 9\n{SMALL_COPY}---\n")
    assert fault(START, wrong) == "r: pile: 9: of your copy 10 are left to draw after dealing"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("", "r: : the square is not told: add its four stamps"),
        ("ann r 1 3", "r: line 5: the square is not told: write square"),
        ("square r b y", "r: line 5: 3 stamps: write the four"),
        ("square r b y x", "r: line 5: unknown color 'x': use one of red"),
        (START + "square r b y g", "r: line 7: the square is told already"),
        (START + "me draw b", "r: line 7: my hand is told already: red and green"),
        (START + "me draw", "r: line 7: what? For example draw red"),
        (START + "zoe r 1 3", "r: line 7: 'zoe' is no player here: the players are me, ann, rob"),
        (START + "ann", "r: line 7: what did ann do?"),
        (START + "ann flies", "r: line 7: 'flies' is no move: write color, row and column"),
        (START + "rob r 1 3", "r: line 7: it is the turn of ann, not of rob"),
        (START + "ann r 1 1", "r: line 7: a red stamp lies at row 1, column 1"),
        (START + "ann r 4 4", "r: line 7: row 4, column 4 is not along an edge of a stamp"),
        (
            START + "ann r 1 3\nrob b 0 1\nme b 0 2",
            "r: line 9: no blue stamp is in my hand: it has red",
        ),
        (START, "r: line 6: it is the turn of ann, so there is nothing for me to decide: --at N"),
    ],
)
def test_faults_name_the_line_and_the_fix(lines: str, told: str) -> None:
    """A line is checked against the rules at its moment."""
    assert fault(lines).replace("r: the", "r: : the").startswith(told), fault(lines)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"me", ', "", 'r: players: none of them is "me"'),
        (', "ann", "rob"', "", "r: players: 1 entries: at least 2 is needed"),
        ('"rob"', '"red"', "r: players[3]: 'red' is the word of a line"),
        ('first = "ann"', 'first = "zoe"', "r: first: 'zoe' is no player here"),
        ('first = "ann"', 'starts = "ann"', "r: starts: unknown key"),
    ],
)
def test_faults_of_the_head(old: str, new: str, told: str) -> None:
    """The setup is checked before the lines."""
    assert told in fault("", HEAD.replace(old, new, 1))


def test_the_game_is_over() -> None:
    """Nothing is laid after the last stamp, and no question is left."""
    head = {"game": "stamps", "players": ["me", "ann"], "pile": 0}
    state = record.begin(TomlFile(head, "head"))
    for line in ("square r b y g", "me draw r b", "me r 0 1", "ann r 0 2", "me b 3 1", "ann b 3 2"):
        state = record.played(state, line)
    assert list(record.questions(state)) == []
    with pytest.raises(ValueError, match="the game is over: all stamps are laid"):
        record.played(state, "me r 0 3")
    with pytest.raises(ValueError, match="the game is over, so there is nothing"):
        record.position(state)


def test_questions_and_answers() -> None:
    """Each question begins the line that its answer completes; a whole line is an answer too."""
    state = after()
    told = []
    for answer in ("r b y g", "r g", "r 1 3", "rob b 0 1", "g 3 1", "y"):
        (question,) = record.questions(state)
        told.append(record.line(state, question, answer))
        state = record.played(state, told[-1])
    lines = ["square r b y g", "me draw r g", "ann r 1 3", "rob b 0 1", "me g 3 1", "me draw y"]
    assert told == lines
    question = TableQuestion("", "me ")
    for text in ("square r b y g", "ann draw ?", "3 r 1 3"):
        assert record.line(state, question, text) == text
    assert record.line(state, question, "draw r") == "me draw r"


def test_my_moves() -> None:
    """A line of mine is the move that it makes; other lines are none."""
    state = after("square r b y g", "me draw r g", "ann r 1 3", "rob b 0 1")
    assert record.move(state, "me g 3 1") == StampsMove("green", (3, 1))
    for line in ("rob draw ?", "me draw ?"):
        with pytest.raises(ValueError, match="write a move of mine"):
            record.move(state, line)
    with pytest.raises(ValueError, match="no blue stamp"):
        record.move(state, "me b 3 1")
