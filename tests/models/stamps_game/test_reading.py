"""Position files of STAMPS: the issue's example, every fault at once, copies of one's own, and warnings."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from importlib.resources import files
from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.stamps_game.deck import demo_deck, parse_deck
from stockbook.models.stamps_game.game import Opponent, StampsPosition, moves
from stockbook.models.stamps_game.grid import StampsReadings, advance, points, trapped
from stockbook.models.stamps_game.reading import position_from, position_to_dict, stamps_warnings

POSITIONS = Path(__file__).resolve().parents[3] / "seeds" / "positions"
EXAMPLE = (POSITIONS / "stamps-example.toml").read_text("utf-8")
DECK = """
deck = "stamps"
track = [5, 6]
[stamps]
red = 4
blue = 5
yellow = 5
green = 4
purple = 4
[suns]
"""


def parsed(text: str) -> StampsPosition:
    """The position in the text of a file."""
    return position_from(TomlFile.parse(text, "position"))


def faults_of(text: str) -> list[tuple[str, str | None, str]]:
    """Keys, cells and messages of a position's faults."""
    with pytest.raises(PositionError) as caught:
        parsed(text)
    return [(fault.key, fault.cell, fault.message) for fault in caught.value.faults]


def changed(old: str, new: str) -> str:
    """The example with one change."""
    assert old in EXAMPLE
    return EXAMPLE.replace(old, new)


def gains(position: StampsPosition) -> dict[str, tuple[dict[str, int], int]]:
    """Return the trapped stamps and the points at once of each move that traps any."""
    found = {}
    for move in moves(position.grid, position.hand):
        caught = trapped(position.grid, move.at, move.color, position.readings)
        after = advance(position.track, caught, len(position.deck.track), position.readings)
        if caught:
            gain = points(after, position.deck.track) - points(position.track, position.deck.track)
            found[str(move)] = caught, gain
    return found


def test_the_example() -> None:
    """Rows and columns count from 1; what is left out has its default."""
    position = parsed(EXAMPLE)
    assert position.grid == {
        (1, 2): "red", (1, 3): "blue", (1, 4): "yellow", (2, 1): "yellow", (2, 2): "green", (2, 5): "purple",
    }  # fmt: skip
    assert (position.hand, position.pile) == (("red", "green"), 12)
    assert position.track == (2, 0, 0, 0, 0)
    assert position.opponents == (Opponent("left", (0, 1, 0, 0, 0), 2),)
    assert position.deck.track == (1, 2, 3, 4, 5, 6, 7, 8)
    assert position.deck.assumed == ("stamps", "suns")
    assert position.readings == StampsReadings()


def test_the_examples_gains() -> None:
    """Yellow and blue stop costing 3 each, though both then stand in the first column: 6; and so on."""
    assert gains(parsed(EXAMPLE)) == {
        "red 1,5": ({"yellow": 1, "blue": 1}, 6),
        "red 3,2": ({"green": 1}, 4),
        "green 0,2": ({"red": 1}, 1),
        "green 0,4": ({"blue": 1}, 4),
        "green 2,0": ({"yellow": 1}, 4),
    }


@pytest.mark.parametrize("path", sorted(POSITIONS.glob("stamps-*.toml")), ids=lambda path: path.stem)
def test_shipped_positions_read(path: Path) -> None:
    """Each shipped file has no fault, a move, and says that it is invented."""
    position = position_from(read_toml_file(path))
    assert moves(position.grid, position.hand)
    assert "invented for demonstration" in path.read_text("utf-8").partition("game =")[0].replace("\n# ", " ")


def test_without_a_track_it_is_assumed() -> None:
    """Then the points are those of the assumed copy, and it says so."""
    text = "\n".join(line for line in EXAMPLE.splitlines() if not line.startswith("track"))
    assert parsed(text).deck == demo_deck()
    assert "track" in parsed(text).deck.assumed


def test_readings_are_flags() -> None:
    """Each reading is a key of its own, above the tables."""
    text = changed("pile = 12", "across_gaps = true\nfarthest_closes = true\nround_again = false\npile = 12")
    assert parsed(text).readings == StampsReadings(across_gaps=True, farthest_closes=True)


def test_where_the_picture_begins() -> None:
    """With its top left place a position keeps the rows and columns of its game, and reads back."""
    moved = parsed(EXAMPLE.replace("pile = 12", "pile = 12\ntop_left = [0, -1]"))
    assert moved.grid == {
        (row - 1, column - 2): color for (row, column), color in parsed(EXAMPLE).grid.items()
    }
    tables = position_to_dict(moved)
    assert tables["top_left"] == [0, -1]
    assert position_from(TomlFile(tables, "")) == moved
    assert "top_left" not in position_to_dict(parsed(EXAMPLE))
    for wrong in ("[0]", "[2, 1]", "[0, 1, 1]"):
        with pytest.raises(PositionError, match="top_left"):
            parsed(EXAMPLE.replace("pile = 12", f"pile = 12\ntop_left = {wrong}"))


def test_colors_may_be_cut_and_the_picture_may_be_close() -> None:
    """One letter is enough for a color, and blanks between the places are not needed."""
    text = (
        changed('["red", "green"]', '["G", "r"]').replace(". r b y .", ".rBy.").replace("y g . . p", "yg..p")
    )
    assert parsed(text) == parsed(EXAMPLE)


@pytest.mark.parametrize(
    ("change", "key", "cell", "message"),
    [
        (("y g . . p", "y g . x p"), "grid", "2,4", "'x' is no color"),
        (("y g . . p", "y g . . p ."), "grid", None, "row 2 has 6 places, row 1 has 5"),
        ((". r b y .\ny g . . p", ". ."), "grid", None, "no stamps"),
        ((". r b y .\ny g . . p", "r" * 51), "grid", None, "more than 50"),
        ((". r b y .\ny g . . p", f"{'r' * 40}\n{'b' * 40}"), "grid", None, "80 stamps"),
        (('"red", "green"', '"red", "pink"'), "hand[2]", None, "unknown color 'pink'"),
        (('"red", "green"', '"red", "red", "red"'), "hand", None, "at most 2"),
        (('"red", "green"', '"red"'), "hand", None, "hands have 2"),
        (('"red", "green"', ""), "hand", None, "nothing to lay"),
        (("pile = 12", "pile = 12.5"), "pile", None, "whole number"),
        (("pile = 12", "pile = -1"), "pile", None, "between 0 and 60"),
        (("hand = 2", "hand = 3"), "opponents[1].hand", None, "between 0 and 2"),
        (("hand = 2", "hand = 1"), "opponents[1].hand", None, "hands have 2"),
        (("blue = 1", "blue = 9"), "opponents[1].blue", None, "between 0 and 8"),
        (("red = 2", "rad = 2"), "me.rad", None, "did you mean 'red'"),
        (("red = 2", "pile = 2"), "me.pile", None, "belongs above [me]"),
        (('name = "left"', 'name = "me"'), "opponents[1].name", None, "no name for an opponent"),
        (('name = "left"', ""), "opponents[1].name", None, "missing"),
        (
            ("[[opponents]]", '[[opponents]]\nname = "left"\n[[opponents]]'),
            "opponents[2].name",
            None,
            "must differ",
        ),
        (("[[opponents]]", "[opponents]"), "opponents", None, "must be a list"),
        (("track = [1, 2, 3, 4, 5, 6, 7, 8]", "track = []"), "track", None, "no columns"),
        (("pile = 12", 'pile = 12\ndeck = "../x.toml"'), "deck", None, "lies elsewhere: name a file beside"),
        (("pile = 12", 'pile = 12\ndeck = "nowhere.toml"'), "deck", None, "cannot be read"),
        (("pile = 12", "pile = 12\nacross_gap = true"), "across_gap", None, "did you mean 'across_gaps'"),
        (('game = "stamps"', 'game = "stamp"'), "game", None, "unknown game"),
    ],
    ids=str,
)
def test_a_fault(change: tuple[str, str], key: str, cell: str | None, message: str) -> None:
    """One wrong thing is one fault, with its key and, in the picture, its place."""
    found = faults_of(changed(*change))
    assert [(at, where, message in text) for at, where, text in found if at == key] == [(key, cell, True)]


def test_every_fault_at_once() -> None:
    """None hides another."""
    text = 'game = "stamps"\nhand = [1]\npile = true\ngrid = "r ?"\nround_again = 1\n'
    text += '[me]\nred = "2"\n[[opponents]]\nhand = -1\n'
    keys = {key for key, _, _ in faults_of(text)}
    assert keys == {
        "hand[1]",
        "pile",
        "grid",
        "round_again",
        "me.red",
        "opponents[1].name",
        "opponents[1].hand",
    }


def test_what_is_missing() -> None:
    """An empty file lacks everything that has no default."""
    assert {key for key, _, _ in faults_of("")} == {"game", "hand", "pile", "grid", "opponents"}


def test_hands_are_asked_for_when_the_pile_is_empty() -> None:
    """Then nobody knows how many stamps an opponent holds."""
    text = changed("pile = 12", "pile = 0").replace("hand = 2\n", "")
    assert [key for key, _, _ in faults_of(text)] == ["opponents[1].hand"]


class TestOwnCopy:
    """A copy whose stamps are known, in a file beside the position."""

    def read(self, folder: Path, text: str) -> StampsPosition:
        """The position with that copy."""
        (folder / "mine.toml").write_text(DECK, "utf-8")
        (folder / "position.toml").write_text(text.replace("pile =", 'deck = "mine.toml"\npile ='), "utf-8")
        return position_from(read_toml_file(folder / "position.toml"))

    def test_it_is_found_from_the_position(self, tmp_path: Path) -> None:
        """Its path starts where the position lies; the position's own points go before the copy's."""
        position = self.read(tmp_path, EXAMPLE)
        assert position.deck.stamps == (4, 5, 5, 4, 4)
        assert position.deck.assumed == ()
        assert position.deck.track == (1, 2, 3, 4, 5, 6, 7, 8)
        short = "\n".join(line for line in EXAMPLE.splitlines() if not line.startswith("track"))
        assert self.read(tmp_path, short).deck.track == (5, 6)

    def test_its_numbers_are_compared(self, tmp_path: Path) -> None:
        """22 stamps: 8 are seen, 14 hidden; any other pile is a fault, and so is a fifth red stamp."""
        with pytest.raises(PositionError, match="your copy has 14 left"):
            self.read(tmp_path, changed("pile = 12", "pile = 11"))
        with pytest.raises(PositionError, match="5 red stamps with those in hand; your copy has 4"):
            self.read(tmp_path, changed("y g . . p", "r r r . p"))

    def test_its_own_faults_are_told(self, tmp_path: Path) -> None:
        """They come under the key that names it."""
        (tmp_path / "bad.toml").write_text("deck = 1\n", "utf-8")
        (tmp_path / "position.toml").write_text(changed("pile =", 'deck = "bad.toml"\npile ='), "utf-8")
        with pytest.raises(PositionError) as caught:
            position_from(read_toml_file(tmp_path / "position.toml"))
        assert {fault.key for fault in caught.value.faults} == {"deck"}
        assert len(caught.value.faults) == 4

    def test_standard_input(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A position from there finds its copy from the working folder."""
        self.read(tmp_path, EXAMPLE)
        monkeypatch.chdir(tmp_path)
        data = (tmp_path / "position.toml").read_bytes()
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(data)))
        assert position_from(read_toml_file("-")).deck.stamps == (4, 5, 5, 4, 4)


def test_a_wrong_assumption_forbids_nothing() -> None:
    """Nine red stamps are more than the assumed copy has: still there is enough to deal."""
    position = parsed(changed(". r b y .", "r r r r r").replace("y g . . p", "r r r r p"))
    assert position.unseen()[0] == 0
    assert sum(position.unseen()) >= position.hidden
    full = parsed(changed("pile = 12", "pile = 40"))
    assert sum(full.unseen()) >= full.hidden == 42


def test_the_documents_examples() -> None:
    """The position that the documentation shows is the shipped one; its copy is the assumed one."""
    text = (POSITIONS.parents[1] / "docs" / "stamps-game.md").read_text("utf-8")
    position, copy = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert parsed(position) == parsed(EXAMPLE)
    assert parse_deck(copy, "").track == demo_deck().track
    assert parse_deck(copy, "").stamps == demo_deck().stamps


def test_broken_files_end_in_faults() -> None:
    """Files with pieces cut out or doubled are read, or refused with faults; never anything else."""
    rng = Random(1)
    refused = 0
    for _ in range(400):
        text = EXAMPLE
        for _ in range(rng.randint(1, 3)):
            start = rng.randrange(len(text))
            end = start + rng.randint(0, 30)
            text = (
                text[:start]
                + rng.choice(("", text[start:end] * 2, '"', "[", "9" * 30, "\0", "é"))
                + text[end:]
            )
        try:
            assert parsed(text).hand
        except PositionError as error:
            refused += 1
            assert error.faults
        else:
            tomllib.loads(text)
    assert refused > 100


def test_more_stamps_than_the_printed_game_has() -> None:
    """Forty are on the table, in hands and in the pile, and no more."""
    position = position_from(
        read_toml_file(Path(str(files("stockbook.seeds"))) / "positions" / "stamps-example.toml")
    )
    there = len(position.grid) + len(position.hand) + position.hidden - position.pile
    assert stamps_warnings(replace(position, pile=40 - there)) == []
    [(key, message)] = stamps_warnings(replace(position, pile=41 - there))
    assert (key, message.partition(" ")[0]) == ("pile", "41")
