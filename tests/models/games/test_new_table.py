"""The setup of a new game at a real table: its questions, and the record that comes of the answers."""

from __future__ import annotations

import pytest

from stockbook.models.games.moments import table_record
from stockbook.models.games.new_table import NewTable
from stockbook.models.games.real_tables import TABLES
from stockbook.models.games.table_setup import read_names

CONTESTS = ["edges 10", "surrounded 3", "group color 5", "most theme 3", "count rare 8"]
ANSWERS = {
    "stampswap": ["ann ben", "be", *CONTESTS, "count color=purple 1", "", "?"],
    "pinzetta": ["2", "", *CONTESTS, "count theme=space 1", "small-square, large-square", ""],
    "stamps": ["ann", "", "1 2 3", ""],
    "stamp-albums": ["ann", "ann"],
}


@pytest.mark.parametrize("game", TABLES)
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
    assert NewTable().answered("").told["game"] == TABLES[0]


@pytest.mark.parametrize(
    ("answers", "word"),
    [
        (["chess"], "chess"),
        (["stampswap", ""], "0 others"),
        (["stampswap", "ann pool"], "word of a line"),
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
