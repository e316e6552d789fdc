"""The files of an arena: its setup, each finished game in a line, and the records of games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.storage import JsonLines, naming
from stockbook.models.files.toml_file import read_text
from stockbook.models.play.record import RULE, GameHistory, Record
from stockbook.optimizer.arena.match import GameResult, Match, pair_seed


class GameRecords:
    """The records of a match's games in a folder, which is made if there is none.

    The file of a game is called by the numbers of its pair and of the game in it, from 1. Raises ``OSError``
    if there can be no such folder.
    """

    def __init__(self, match: Match, seed: int, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._match = match
        self._seed = seed
        self._folder = folder

    def path(self, pair: int, game: int) -> Path:
        """The file of a game."""
        return self._folder / f"{pair + 1:05}-{game + 1}.txt"

    def others(self, games: Iterable[tuple[int, int]]) -> list[Path]:
        """The files that stand where records of these games belong, and are of other games."""
        paths = ((self.path(*number), number) for number in games)
        return [path for path, number in paths if path.exists() and not self._is_of(path, number)]

    def write(self, pair: int, game: int, record: str) -> None:
        """Write the record of a game."""
        path = self.path(pair, game)
        with naming(path):
            path.write_text(record, "utf-8")

    def _is_of(self, path: Path, number: tuple[int, int]) -> bool:
        """Whether a file has the setup that the record of a game has."""
        mine, _, _ = str(self._record(*number)).rpartition(f"{RULE}\n")
        return read_text(path)[0].startswith(f"{mine}{RULE}\n")

    def _record(self, pair: int, game: int) -> Record:
        """The record of a game before its first action."""
        return GameHistory(self._match.game, pair_seed(self._seed, pair)).record(self._match.names(game))


SCHEMA = 1


def arena_setup(match: Match, seed: int) -> dict[str, Any]:
    """The setup of an arena, which all games of one file share."""
    game = match.game
    return {
        "schema": SCHEMA,
        "game": game.name,
        "players": game.players,
        "agents": [str(entrant.name) for entrant in match.agents],
        "seed": seed,
        "options": dict(game.options),
    }


class ArenaResults:
    """The finished games of one arena, in memory and, where one is given, in a file.

    A game is written as soon as it is added.

    The file must have the same setup (``arena_setup``). Raises ``PositionError`` if the file is of another
    arena, or has a line that is no game; ``OSError`` if it cannot be read or written.
    """

    def __init__(self, setup: Mapping[str, Any], path: Path | None = None) -> None:
        self.games: dict[tuple[int, int], GameResult] = {}
        self._file = None if path is None else JsonLines(path)
        if self._file:
            try:
                self._take_up(self._file, dict(setup), str(path))
            except BaseException:
                self._file.close()
                raise

    def add(self, result: GameResult) -> None:
        """Keep a finished game; one that is there already stays as it is."""
        key = (result.pair, result.game)
        if key not in self.games:
            if self._file:
                self._file.append(_line(result))
            self.games[key] = replace(result, record="")

    def close(self) -> None:
        """Close the file."""
        if self._file:
            self._file.close()

    def _take_up(self, file: JsonLines, setup: dict[str, Any], name: str) -> None:
        lines = file.lines
        if not lines:
            file.keep(0)
            file.append(setup)
            return
        (first, head), *games = lines
        faults = _other_setup(first, head, setup, name)
        for number, line in games:
            result = _result(line)
            if result:
                self.games.setdefault((result.pair, result.game), result)
            else:
                faults.append(Fault(name, f"line {number}", "not a finished game: take this line out"))
        if faults:
            raise PositionError(faults)
        file.keep(lines[-1][0])


def _line(result: GameResult) -> dict[str, Any]:
    """A game as the file has it, where people count from 1."""
    values = asdict(result)
    del values["record"]
    return {
        **values,
        "pair": result.pair + 1,
        "game": result.game + 1,
        "winners": [seat + 1 for seat in result.winners],
        "seconds": [round(seconds, 4) for seconds in result.seconds],
        "longest": [round(seconds, 4) for seconds in result.longest],
    }


def _result(line: str) -> GameResult | None:
    """The game in a line; None if the line is no finished game."""
    try:
        values = json.loads(line)
        return GameResult(
            pair=_integer(values["pair"]) - 1,
            game=_integer(values["game"]) - 1,
            seed=_integer(values["seed"]),
            scores=tuple(map(_integer, values["scores"])),
            winners=tuple(_integer(seat) - 1 for seat in values["winners"]),
            decisions=_two(map(_integer, values["decisions"])),
            seconds=_two(map(float, values["seconds"])),
            longest=_two(map(float, values["longest"])),
        )
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _integer(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def _two(values: Any) -> Any:
    first, second = values
    return first, second


def _other_setup(number: int, line: str, setup: dict[str, Any], name: str) -> list[Fault]:
    """Faults for everything in which the line of the setup differs from the setup of this arena."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or "game" not in found:
        return [Fault(name, f"line {number}", "not the results of an arena: use another file")]
    # As they come back from a file: a tuple is a list there.
    wanted = json.loads(json.dumps(setup))
    fix = "use another file, or the options it was made with"
    return [
        Fault(
            name, f"line {number}, {key}", f"{_short(found.get(key))}, and not {_short(wanted[key])}: {fix}"
        )
        for key in wanted
        if found.get(key) != wanted[key]
    ]


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
