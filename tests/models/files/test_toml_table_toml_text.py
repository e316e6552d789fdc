"""Tables as TOML text, and every shipped position as TOML and JSON."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stockbook.models.pinzetta.position as pinzetta
import stockbook.models.stamp_albums.reading as stamp_albums
import stockbook.models.stamps_game.reading as stamps
import stockbook.models.stampswap.reading as stampswap
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.files.toml_table import toml_text
from stockbook.models.pinzetta.position import solo_position_to_dict
from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.reading import position_to_dict as albums_to_dict
from stockbook.models.stamps_game.grid import COLORS
from stockbook.models.stamps_game.reading import position_to_dict as stamps_to_dict
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.reading import position_to_dict

SEEDS = Path(__file__).resolve().parents[3] / "seeds"
FILES = sorted(
    path
    for path in (*SEEDS.glob("positions/*.toml"), *SEEDS.glob("puzzles/*.toml"))
    if path.stem != "stamp-albums-refused"
)
#: The reader and the writer of each game.
GAMES: dict[str, tuple[Callable[[TomlFile], Any], Callable[[Any], dict[str, Any]]]] = {
    "stampswap": (stampswap.position_from, position_to_dict),
    "pinzetta": (pinzetta.position_from, solo_position_to_dict),
    "stamps": (stamps.position_from, stamps_to_dict),
    "stamp-albums": (stamp_albums.position_from, albums_to_dict),
}


def check_round_trip(file: TomlFile) -> None:
    """Check that a position that is written reads back equal, from TOML and from JSON."""
    read, write = GAMES[str(file.game)]
    position = read(file)
    tables = write(position)
    assert tomllib.loads(toml_text(tables)) == tables
    for text in (toml_text(tables), json.dumps({"schema": 1, **tables})):
        assert read(TomlFile.parse(text, "file")) == position


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_position_reads_back_equal(path: Path) -> None:
    """As TOML and as JSON."""
    check_round_trip(read_toml_file(path))


@given(
    st.dictionaries(
        st.tuples(st.integers(1, 6), st.integers(1, 6)), st.sampled_from(COLORS), min_size=1, max_size=20
    ),
    st.lists(st.integers(0, 5), min_size=5, max_size=5),
    st.sampled_from(
        (
            {},
            {"track": [1, -2, 3, 4, 5]},
            {
                "deck": {
                    "name": 'my "own"',
                    "track": [1, 2, 3, 4, 5],
                    "stamps": dict.fromkeys(COLORS, 12),
                    "suns": {"red": 2},
                    "assumed": ["stamps"],
                }
            },
        )
    ),
    st.booleans(),
)
def test_random_positions_of_stamps(
    grid: dict[tuple[int, int], str], moved: list[int], copy: dict[str, Any], flag: bool
) -> None:
    """Any picture, pieces, reading and copy, one that is written out included."""
    rows = [[grid.get((y, x), ".")[0] for x in range(1, 7)] for y in range(1, 7)]
    pieces = dict(zip(COLORS, moved, strict=True))
    tables = {
        "game": "stamps",
        "hand": ["red", "blue"],
        "pile": 3,
        "round_again": flag,
        "me": pieces,
        "grid": "".join(" ".join(row) + "\n" for row in rows),
        "opponents": [{"name": "left", "hand": 2, **pieces}],
        **copy,
    }
    check_round_trip(TomlFile(tables, "file"))


@given(st.permutations([card for card in CARDS if card.rank != "-"]), st.booleans(), st.booleans())
def test_random_positions_of_stamp_albums(cards: list[Any], seen: bool, reuse: bool) -> None:
    """Cards dealt anywhere that they may lie, some of them bought in this turn."""
    stamps, plain = ([each.name for each in cards if each.stamp is kind] for kind in (True, False))
    tables = {
        "game": "stamp-albums",
        "hand": plain[:5],
        "market": [*plain[5:8], *stamps[:2]],
        "draw": 3,
        "shop": stamps[2:4],
        "album": stamps[4:7],
        "discard": plain[8:20],
        "excuse_seen": seen,
        "bought": [plain[0], plain[25], stamps[4]],
        "readings": {"reuse": reuse, "idle_turns": 7},
        "opponent": {"hand": 4, "known": plain[20:22], "album": stamps[7:9], "shop": stamps[9:10]},
    }
    check_round_trip(TomlFile(tables, "file"))


@given(
    st.lists(
        st.sampled_from(["2x3 ?", "forever", "2x2 rare 3", "specialist Clerk", "exhibitor edges 3"]),
        min_size=1,
        max_size=4,
    ),
    st.sampled_from(["cut", "choose"]),
    st.integers(1, 3),
    st.booleans(),
)
def test_random_positions_against_pinzetta(goods: list[str], phase: str, level: int, intro: bool) -> None:
    """Either phase, with her level, piles and items."""
    assert all(map(parse_good, goods))
    mine = {"collection": ["2x2 ?", *goods]} if phase == "cut" else {"got": goods}
    side = {"level": level, "targets": ["large-square"], "crossed": [0, 1], "piles": [goods, ["2x2 ?"]]}
    tables = {
        "game": "pinzetta",
        "phase": phase,
        "round": 2,
        "contests": ["edges 10"],
        "me": mine,
        "pinzetta": {**side, "got": goods[:2], "forever": 0, "intro": intro},
    }
    check_round_trip(TomlFile(tables, "file"))
