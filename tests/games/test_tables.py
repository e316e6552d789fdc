"""The text of a table's record as it grows: remarks stay, and what is not possible changes nothing.

The setup of a new game at a real table: its questions, and the record that comes of the answers.
"""

from __future__ import annotations

import pytest

from stockbook.games.records import table_record
from stockbook.games.registry import MODULES
from stockbook.games.tables import NewTable, TableLines
from stockbook.models.files.faults import PositionError
from stockbook.models.play.real_tables import TYPED, read_names

HEAD = '# Ours.\ngame = "stamps"\nplayers = ["me", "ann"]\n\n---\n'
TEXT = f"{HEAD}# Green again.\nsquare r b / y g\nme draw r g\n"


def read(text: str = TEXT) -> TableLines:
    found = TableLines.read(text, "ours.txt", None)
    assert found
    return found


def test_lines_come_and_go() -> None:
    """An answer adds its line, and taking it back gives the text of before."""
    table = read()
    after = table.answered("r 1,3")
    assert after.text == f"{TEXT}me r 1,3\n"
    assert after.undone().text == TEXT
    assert after.undone().undone().text == TEXT.removesuffix("me draw r g\n")


def test_several_lines() -> None:
    """They count together: one that is not possible leaves all out."""
    table = read()
    assert len(table.answered("r 1,3\nann b 0,2").record.lines) == 4
    with pytest.raises(ValueError, match="turn of ann"):
        table.answered("r 1,3\nme g 0,2")
    assert len(table.record.lines) == 2


def test_other_records_are_none() -> None:
    """The record of a game against agents, and what is no record, are left to others."""
    assert TableLines.read('game = "stamps"\nplayers = 2\nseed = 1\n---\n', "", None) is None
    assert TableLines.read("nothing", "", None) is None


CONTESTS = ["edges 10", "surrounded 3", "group color 5", "most theme 3", "count rare 8"]
ANSWERS = {
    "stampswap": ["ann ben", "be", *CONTESTS, "count color=purple 1", "", "?"],
    "pinzetta": ["2", "", *CONTESTS, "count theme=space 1", "small-square, large-square", ""],
    "stamps": ["ann", "", "1 2 3", ""],
    "stamp-albums": ["ann", "ann"],
}


@pytest.mark.parametrize("game", MODULES)
def test_answers_make_a_record(game: str) -> None:
    """All answers are taken, and the record that they make can be gone on with."""
    table = NewTable()
    for answer in [game, *ANSWERS[game]]:
        assert table.question is not None
        table = table.answered(answer)
    assert table.question is None
    found = table_record(str(table), "", None, None)
    assert found is not None
    second = "pinzetta" if game == "pinzetta" else "ann"
    assert (found.game, found.names[:2], len(found.states())) == (game, ("me", second), 1)
    with pytest.raises(ValueError, match="too much"):
        table.answered("more")


def test_the_usual_game() -> None:
    """Enter begins the first game of the list."""
    assert NewTable().answered("").told["game"] == next(iter(MODULES))


@pytest.mark.parametrize(
    ("answers", "word"),
    [
        (["chess"], "chess"),
        (["stampswap", ""], "0 others"),
        (["stampswap", "ann pool"], "word of a line"),
        *((["stampswap", f"ann {word}"], "stops or asks") for word in TYPED),
        (["stampswap", "ann Q"], "'Q' stops or asks something here"),
        (["stampswap", "ann", "zoe"], "zoe"),
        (["stampswap", "ann", "me", "edgy 10"], "edgy"),
        (["stamps", "ann", "", "one two"], "one"),
        (["pinzetta", "4"], "4"),
        (["pinzetta", "2", "perhaps"], "perhaps"),
        (["pinzetta", "2", "", *CONTESTS, "count rare 1", "tiny"], "tiny"),
        (["pinzetta", "2", "", *CONTESTS, "count rare 1", "small-square " * 9], "9 sizes"),
        (["pinzetta", "2", "", *CONTESTS, "count rare 1", "large-square", "0 1 x"], "x"),
    ],
)
def test_what_is_no_answer(answers: list[str], word: str) -> None:
    """The message says what is wrong; the setup stays as it was."""
    table = NewTable()
    for answer in answers[:-1]:
        table = table.answered(answer)
    with pytest.raises(ValueError, match=word):
        table.answered(answers[-1])


def test_names_differ() -> None:
    """Nobody is called as another player is."""
    assert read_names("ann, ben", 4, ()) == ["me", "ann", "ben"]
    with pytest.raises(ValueError, match="must differ"):
        read_names("ann ANN", 4, ())


@pytest.mark.parametrize("game", MODULES)
def test_a_setup_goes_on_from_its_file(game: str) -> None:
    """After each answer the text of its file has all of them; the last one is taken back alone."""
    table = NewTable()
    for answer in [game, *ANSWERS[game]]:
        found = NewTable.parse(str(table), "new.txt")
        assert found == table
        table = table.answered(answer)
        assert table.undone() == found
    assert NewTable.parse(str(table), "new.txt") is None


def test_a_setup_that_somebody_changed() -> None:
    """An answer in the file that cannot be read is named with its place, as is what does not belong there."""
    text = str(NewTable().answered("stampswap").answered("ann"))
    with pytest.raises(PositionError, match=r"new.txt: setup\[2\]: 0 others: 1 to"):
        NewTable.parse(text.replace('"ann"', '""'), "new.txt")
    with pytest.raises(PositionError, match="players: unknown key"):
        NewTable.parse(f'{text}players = ["me"]\n', "new.txt")
    with pytest.raises(ValueError, match="there is nothing to take back"):
        NewTable().undone()
