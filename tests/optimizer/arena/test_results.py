"""The file of finished games: nothing finished is lost, and nothing else gets in."""

from __future__ import annotations

import json
import resource
from pathlib import Path

import pytest

from stockbook.models.files.faults import PositionError
from stockbook.optimizer.arena.match import play_pair_game
from stockbook.optimizer.arena.results import ArenaResults, arena_setup
from tests.optimizer.arena.matches import SEED, a_match

pytestmark = pytest.mark.usefixtures("heap_known")


def filled(path: Path, pairs: int = 3) -> bytes:
    """A file with so many pairs; what is in it."""
    match = a_match()
    results = ArenaResults(arena_setup(match, SEED), path)
    for pair in range(pairs):
        for game in (0, 1):
            results.add(play_pair_game(match, SEED, pair, game))
    results.close()
    return path.read_bytes()


def taken_up(path: Path, seed: int = SEED) -> ArenaResults:
    """The file, opened again."""
    results = ArenaResults(arena_setup(a_match(), seed), path)
    results.close()
    return results


def test_games_are_there_again(tmp_path: Path) -> None:
    """A game that was added is read back, each line counts from 1, and a game added twice is there once."""
    path = tmp_path / "arena.jsonl"
    data = filled(path)
    found = taken_up(path).games
    match = a_match()
    assert list(found) == [(pair, game) for pair in range(3) for game in (0, 1)]
    for (pair, game), outcome in found.items():
        played = play_pair_game(match, SEED, pair, game)
        assert (outcome.seed, outcome.scores, outcome.winners) == (played.seed, played.scores, played.winners)
    lines = [json.loads(line) for line in data.splitlines()]
    assert lines[0] == {
        "schema": 1,
        "game": "heap",
        "players": 2,
        "agents": ["planner", "greedy"],
        "seed": 1,
        "options": {"size": 8, "most": 3, "house": 0, "title": ""},
    }
    assert [(line["pair"], line["game"]) for line in lines[1:]] == [(p, g) for p in (1, 2, 3) for g in (1, 2)]
    assert filled(path) == data


def test_a_file_that_ends_anywhere(tmp_path: Path) -> None:
    """Wherever the machine stopped: whole lines are games, the beginning of a line is dropped, and the file
    can be gone on with."""
    path = tmp_path / "arena.jsonl"
    data = filled(path, 2)
    for end in range(len(data)):
        path.write_bytes(data[:end])
        results = taken_up(path)
        whole = end + (data[end : end + 1] == b"\n")
        assert len(results.games) == max(0, data[:whole].count(b"\n") - 1)
        if end % 50 == 0:
            again = [json.loads(line) for line in filled(path, 2).splitlines()]
            whole = [json.loads(line) for line in data.splitlines()]
            assert [_untimed(line) for line in again] == [_untimed(line) for line in whole]


def _untimed(line: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in line.items() if key not in ("seconds", "longest")}


def test_another_arena_is_refused(tmp_path: Path) -> None:
    """Games of other seeds, agents or options do not belong together: each difference is named."""
    path = tmp_path / "arena.jsonl"
    data = filled(path)
    with pytest.raises(PositionError) as caught:
        taken_up(path, seed=2)
    assert str(caught.value) == (
        f"{path}: line 1, seed: 1, and not 2: use another file, or the options it was made with"
    )
    with pytest.raises(PositionError, match=r"line 1, agents: .*\n.*line 1, options"):
        ArenaResults(arena_setup(a_match("coin", size=9), SEED), path)
    assert path.read_bytes() == data


@pytest.mark.parametrize("text", ["game = 'stamps'\n", "[]\n", "3\n", "{}\n", "\xff\n"])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    """A file that is no arena's stays as it is."""
    path = tmp_path / "other.txt"
    path.write_text(text, "latin-1")
    with pytest.raises(PositionError, match="not the results of an arena: use another file"):
        taken_up(path)
    assert path.read_text("latin-1") == text


@pytest.mark.parametrize("line", ["?", "{}", "[]", '{"pair": 1}', "null", '{"pair": "1", "game": 1}'])
def test_a_line_that_is_no_game(tmp_path: Path, line: str) -> None:
    """It is named, and not taken for an unfinished one."""
    path = tmp_path / "arena.jsonl"
    data = filled(path).splitlines(keepends=True)
    path.write_bytes(b"".join([*data[:3], f"{line}\n".encode(), *data[3:]]))
    with pytest.raises(PositionError, match="line 4: not a finished game: take this line out"):
        taken_up(path)


def test_what_cannot_hold_results(tmp_path: Path) -> None:
    """A device is no file to go on with, and what cannot be written whole is told."""
    with pytest.raises(OSError, match="no plain file"):
        ArenaResults(arena_setup(a_match(), SEED), Path("/dev/zero"))
    data = filled(tmp_path / "arena.jsonl", 1)
    results = ArenaResults(arena_setup(a_match(), SEED), tmp_path / "new.jsonl")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(data) - 20, limits[1]))
        results.add(play_pair_game(a_match(), SEED, 0, 0))
        with pytest.raises(OSError, match=r"No space left|File too large"):
            results.add(play_pair_game(a_match(), SEED, 0, 1))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    results.close()
    assert list(taken_up(tmp_path / "new.jsonl").games) == [(0, 0)]
