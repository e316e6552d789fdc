"""The file of an arena: what is played in its first line, then each finished game in a line of its own."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from stat import S_ISREG
from typing import Any

from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.games.registry import game_module
from stockbook.optimizer.arena.match import GameResult, Match

SCHEMA = 1


def arena_setup(match: Match, seed: int) -> dict[str, Any]:
    """What has to be the same for games to belong together."""
    game = match.game
    return {
        "schema": SCHEMA,
        "game": game.name,
        "players": game.players,
        "agents": [str(entrant.name) for entrant in match.agents],
        "seed": seed,
        "options": dict(game_module(game.name).game_options(game)),
    }


class ArenaResults:
    """The finished games of one arena, in memory and, where a file is given, there as well.

    A game is written as soon as it is added, in one piece. A last line without its end was being written
    when the machine stopped: it is dropped.

    Parameters
    ----------
    setup
        As ``arena_setup`` says; the file must be of the same.
    path
        The file, made if there is none; None for memory only.

    Raises
    ------
    PositionError
        If the file is of another arena, or has a line that is no game.
    OSError
        If it cannot be read or written.
    """

    def __init__(self, setup: Mapping[str, Any], path: Path | None = None) -> None:
        self.outcomes: dict[tuple[int, int], GameResult] = {}
        self._file: int | None = None
        if path is None:
            return
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            if not S_ISREG(os.fstat(self._file).st_mode):
                raise OSError(errno.EINVAL, "no plain file")
            self._take_up(dict(setup), str(path))
        except BaseException:
            self.close()
            raise

    def add(self, outcome: GameResult) -> None:
        """Keep a finished game; one that is there already stays as it is."""
        place = (outcome.pair, outcome.game)
        if place not in self.outcomes:
            self._append(_line(outcome))
            self.outcomes[place] = outcome

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _take_up(self, setup: dict[str, Any], name: str) -> None:
        assert self._file is not None
        with open(self._file, "rb", closefd=False) as file:
            data = file.read()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].decode("utf-8", errors="replace").splitlines()
        if not lines:
            os.ftruncate(self._file, 0)
            self._append(setup)
            return
        faults = _other_setup(lines[0], setup, name)
        for number, line in enumerate(lines[1:], 2):
            outcome = _outcome(line)
            if outcome:
                self.outcomes.setdefault((outcome.pair, outcome.game), outcome)
            else:
                faults.append(Fault(name, f"line {number}", "not a finished game: take this line out"))
        if faults:
            raise PositionError(faults)
        os.ftruncate(self._file, whole)

    def _append(self, document: Mapping[str, Any]) -> None:
        """One call of the system, so that Ctrl-C comes before or after it."""
        if self._file is not None:
            data = f"{json.dumps(document)}\n".encode()
            if os.write(self._file, data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _line(outcome: GameResult) -> dict[str, Any]:
    """A game for the file: people count from 1."""
    return {
        **asdict(outcome),
        "pair": outcome.pair + 1,
        "game": outcome.game + 1,
        "winners": [seat + 1 for seat in outcome.winners],
        "seconds": [round(seconds, 4) for seconds in outcome.seconds],
        "longest": [round(seconds, 4) for seconds in outcome.longest],
    }


def _outcome(line: str) -> GameResult | None:
    """The game in a line; None if it is none."""
    try:
        values = json.loads(line)
        return GameResult(
            pair=_whole(values["pair"]) - 1,
            game=_whole(values["game"]) - 1,
            seed=_whole(values["seed"]),
            scores=tuple(map(_whole, values["scores"])),
            winners=tuple(_whole(seat) - 1 for seat in values["winners"]),
            decisions=_two(map(_whole, values["decisions"])),
            seconds=_two(map(float, values["seconds"])),
            longest=_two(map(float, values["longest"])),
        )
    except (ValueError, TypeError, KeyError):
        return None


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def _two(values: Any) -> Any:
    first, second = values
    return first, second


def _other_setup(line: str, setup: dict[str, Any], name: str) -> list[Fault]:
    """Where the first line says something else than this arena."""
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or "game" not in found:
        return [Fault(name, "line 1", "not the results of an arena: use another file")]
    # As they come back from a file: a tuple is a list there.
    wanted = json.loads(json.dumps(setup))
    fix = "use another file, or the options it was made with"
    return [
        Fault(name, f"line 1, {key}", f"{_short(found.get(key))}, and not {_short(wanted[key])}: {fix}")
        for key in wanted
        if found.get(key) != wanted[key]
    ]


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
