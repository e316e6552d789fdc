"""Every key of every answer is named on the page of commands, of positions or of its game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import POSITIONS, SMALL, run
from tests.optimizer.arena.matches import threads

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES = (
    *("commands", "notation", "swap", "pinzetta", "stamps-game", "stamp-albums", "decks", "review", "engine"),
)
#: Keys below which the names of players, colors, letters or cards stand.
FREE = ("taken_by", "others", "trapped", "stamps", "contests", "suns", "lead")
TIME = ("--time", "0.6")
PUZZLE = "../puzzles/easy-1.toml"
#: Keys of every answer of a search, and of those that need none.
QUESTION = {"schema", "game", "phase", "warnings"}
SEARCH = QUESTION | {"goal", "seconds", "seed", "workers", "proved", "assumed"}
SEARCHES = (
    *(("hint", f"{name}.toml", *TIME) for name in ("example-edges", "friday", "collect-saturday")),
    *(("hint", f"{name}.toml", *TIME) for name in ("pinzetta-cut", "pinzetta-choose", "pinzetta-show")),
    *(("hint", f"{name}.toml", *TIME) for name in ("stamps-example", "stamps-end", "stamp-albums-last")),
    *(("cut", "cut-sunday.toml", *TIME), ("choose", "choose-sunday.toml", *TIME)),
    ("whatif", "sunday.toml", "--leave", "5", "--least", "90", *TIME),
    ("whatif", "saturday.toml", "--put", "4@g8", *TIME),
    ("whatif", "sunday.toml", "--put", "3@k11"),
    ("whatif", "sunday.toml", "--worth", *TIME),
    ("whatif", "cut-sunday.toml", "--keep", "2", *TIME),
    ("whatif", "pinzetta-cut.toml", "--reserve", "3", *TIME),
    ("explain", "sunday.toml", "--move", "2x2 brown animals 3@i6", *TIME),
    ("explain", "saturday.toml", "--move", "3x3 purple flowers 1@g8", *TIME),
    ("explain", "choose-saturday.toml", "--move", "take left 1", *TIME),
    ("explain", "stamps-end.toml", "--move", "green 1,2", *TIME),
    ("explain", "stamp-albums.toml", "--move", "Huntress with Journey, Pact", *TIME),
    ("explain", "pinzetta-cut.toml", "--move", "reserve 1 | 2 3 | 4 5 6", *TIME),
    *(("puzzle", command, PUZZLE) for command in ("solve", "hint")),
    ("puzzle", "check", PUZZLE, "--move", "2x3 brown space canceled@g1"),
    ("puzzle", "new", "--level", "easy", "--kind", "fit", "--seed", "1"),
    ("puzzle", "sheet", PUZZLE, "--html", "easy.html"),
    ("arena", "--game", "heap", "--agents", "greedy,coin", "--games", "4", "--workers", "1"),
)
OTHERS = (
    *(("show", f"{name}.toml") for name in ("sunday", "choose-saturday", "pinzetta-choose", "stamps-four")),
    *(
        ("show", "stamp-albums-chain.toml"),
        ("check", "sunday.toml"),
        ("score", "example-edges.toml"),
        ("score", "choose-saturday.toml"),
    ),
    *(("score", f"{name}.toml") for name in ("pinzetta-show", "stamps-example", "stamp-albums-last")),
    ("check", "stamp-albums-refused.toml"),
)


def keys(value: object) -> Iterator[str]:
    """All keys of a document, without names that belong to its position."""
    if isinstance(value, dict):
        for key, below in value.items():
            yield key
            if key not in FREE:
                yield from keys(below)
    elif isinstance(value, list):
        for each in value:
            yield from keys(each)


def named() -> set[str]:
    """The words of the pages that stand in code."""
    text = "\n".join((DOCS / f"{page}.md").read_text("utf-8") for page in PAGES)
    blocks = re.findall(r"```.*?```", text, re.DOTALL)
    inline = re.findall(r"`[^`]+`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return set(re.findall(r"\w+", "\n".join([*blocks, *inline])))


@pytest.fixture
def _arena_of_threads(heap_known: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """An arena needs no start of processes, which would not know the game of the tests."""
    monkeypatch.setattr("stockbook.optimizer.arena.workers.local_workers", threads)


@pytest.mark.usefixtures("_arena_of_threads")
@pytest.mark.parametrize("arguments", [*SEARCHES, *OTHERS], ids=" ".join)
def test_every_key_is_documented(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that reads an answer finds all its keys on a page, and those that every answer has."""
    monkeypatch.chdir(tmp_path)
    paths = [str(POSITIONS / each) if each.endswith(".toml") else each for each in arguments]
    document = json.loads(run(*paths, "--json").stdout)
    assert sorted(set(keys(document)) - named()) == []
    if arguments in SEARCHES:
        assert set(document) >= SEARCH
    elif arguments[0] != "show":
        assert set(document) >= QUESTION


def test_the_score_track_is_documented() -> None:
    """Its keys are there only where the points before are known."""
    text = SMALL.replace("first_player = true", "first_player = true\npoints = 13")
    document = json.loads(run("score", "-", "--json", text=text).stdout)
    assert {"marked", "track", "certain"} <= set(document) & named()


def test_a_turn_is_documented() -> None:
    """Its keys, and those of the score at the end."""
    game = 'game = "stamps"\nplayers = 2\nseed = 5\nnames = ["me", "greedy"]\n---\n'
    document = json.loads(run("turn", "-", "--json", "--move", "1", text=game).stdout)
    assert set(keys(document)) - set(document["position"]) <= named()
    assert {"game", "players", "me", "decisions", "steps", "question", "actions", "undo", "over"} < set(
        document
    )
