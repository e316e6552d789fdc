"""Records: they say everything, read back, and name the line of every fault."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.games.records import parse_record, read_record
from stockbook.games.registry import make_game
from stockbook.models.files.faults import PositionError
from stockbook.models.play.record import GameHistory, Record, RecordedAction, replay
from tests.games import make_known
from tests.games.heap import Heap, Take

TEXT = """# by hand
game = "heap"
players = 2
seed = 4
names = ["me", "greedy"]

[options]
size = 5

---
1 take 2

# a remark
2 take 1
"""

PRINTABLE = st.characters(codec="utf-8").filter(str.isprintable)


@pytest.fixture(autouse=True)
def _known(heap_known: None) -> None:
    """All tests here are about the game of the tests."""


def faults(text: str) -> list[str]:
    """Return the faults of a record."""
    with pytest.raises(PositionError) as caught:
        replay(parse_record(text, "r.txt"))
    return [str(fault) for fault in caught.value.faults]


def test_a_record_by_hand() -> None:
    """Options left out have their defaults, remarks and empty lines are no actions, and chance is the
    game's own: the same as if it had been played now."""
    history = replay(parse_record(TEXT))
    now = GameHistory(Heap(size=5), 4)
    now.play(Take(2))
    now.play(Take(1))
    assert history.states == now.states
    assert history.game == now.game
    assert history.turn == 0
    now.play(Take(2))
    assert now.turn is None
    with pytest.raises(ValueError, match="ended"):
        now.play(Take(1))


@given(
    seed=st.integers(0, 2**63 - 1),
    players=st.integers(1, 4),
    title=st.text(PRINTABLE | st.sampled_from("\n\t '\"\\#-")),
    names=st.lists(st.text(PRINTABLE), min_size=4, max_size=4),
)
def test_records_read_back(seed: int, players: int, title: str, names: list[str]) -> None:
    """Whatever the names and the texts among the options are: also one that has the line of the rule."""
    with pytest.MonkeyPatch.context() as patch:
        make_known(patch)
        game = make_game("heap", players, {"title": title + "\n---\n"})
        history, rng = GameHistory(game, seed), Random(seed)
        for _ in range(seed % 4):
            history.play(rng.choice(game.actions(history.state)))
        record = history.record(names[:players])
        again = parse_record(str(record))
        assert again == record
        assert replay(again).states == history.states
        assert str(again) == str(record)


def test_a_file_and_windows_lines(tmp_path: Path) -> None:
    """A record is read from a file, however its lines end."""
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert read_record(path) == parse_record(TEXT)
    with pytest.raises(PositionError, match="cannot be read"):
        read_record(tmp_path / "none.txt")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("---\n", "", "r.txt: line 13: no actions: add a line ---"),
        ('"heap"', '"heep"', "r.txt: line 2, game: unknown game 'heep': did you mean 'heap'?"),
        ("seed = 4\n", "", "r.txt: seed: missing: add seed = 1"),
        ("seed = 4", "seed = -1", "r.txt: line 4, seed: -1 is not between 0"),
        ("seed = 4", "seed = ", "r.txt: line 4: not TOML"),
        ('"me", ', "", "r.txt: line 5, names: 1 for 2 players: write one for each"),
        ("players = 2", "players = 7", "r.txt: line 5, names: 2 for 7 players"),
        ("size = 5", "size = 99", "r.txt: line 8, options.size: 99 is not between 0 and 50"),
        ("size = 5", "sise = 5", "r.txt: line 8, options.sise: unknown key: did you mean 'size'?"),
        ("[options]", "options = 3", "r.txt: line 7, options: must be a table, not a whole number"),
        ("1 take 2", "take 2", "r.txt: line 11: 'take 2' is no action: write the player's number"),
        ("1 take 2", "1 tk 2", "r.txt: line 11: write take and a number, such as take 2"),
        ("1 take 2", "2 take 2", "r.txt: line 11: it is player 1's turn, not player 2's"),
        ("2 take 1", "2 take 4", "r.txt: line 14: 'take 4' is not possible here: 'take 1' would be"),
        ("2 take 1", "2 take 3\n1 take 1", "r.txt: line 15: the game has ended before this action"),
    ],
)
def test_faults_name_the_line_and_the_mend(old: str, new: str, fault: str) -> None:
    """Each fault of a record says where it is and what to do."""
    assert old in TEXT
    assert any(each.startswith(fault) for each in faults(TEXT.replace(old, new))), faults(
        TEXT.replace(old, new)
    )


def test_all_faults_come_at_once() -> None:
    """The setup and the lines are faulty each for itself."""
    found = faults(TEXT.replace("seed = 4", "seed = true").replace("1 take", "x").replace("2 take", "y"))
    assert [each.split(":")[1].strip() for each in found] == ["line 4, seed", "line 11", "line 14"]


def test_a_record_made_in_a_program() -> None:
    """Without a file, faults count the actions."""
    actions = (RecordedAction(0, "take 2"), RecordedAction(1, "take 1"))
    record = Record(Heap(1), 1, ("me",), actions)
    with pytest.raises(PositionError, match=r"action 2: it is player 1's turn"):
        replay(record)
