"""A game in the terminal as it is kept in a file, and in another one where that cannot be written."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from stockbook.cli.questions import signals
from stockbook.cli.questions.saving import Target
from stockbook.engine.choices import Refused
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.play.record import GameHistory, Record, continued

OPTION = "--save"


class KeptText:
    """The text of a game in a file, and in another one where that cannot be written.

    Without a ``target`` it is kept under a name that no file has, which begins with ``stem``.
    """

    def __init__(self, target: Target | None, stem: str, option: str) -> None:
        self._target = target
        self._stem = stem
        self._option = option
        self._folders = _folders()

    def close(self) -> None:
        """Let other processes have the file."""
        if self._target:
            self._target.close()

    def write(self, text: str) -> str:
        """The path of the file that has the text now; ``Refused`` if no place can be written."""
        while True:
            target = self._target = self._target or self._free_target()
            try:
                target.write(text)
            except Refused as refused:
                print(refused.faults[0], file=sys.stderr)
                target.close()
                self._target = _asked_target(self._option)
            else:
                return target.path

    def _free_target(self) -> Target:
        """A file that was not there, in the first folder where one can be made that was not tried yet."""
        for folder in self._folders:
            with suppress(Refused):
                return Target(_free_name(os.path.join(folder, self._stem)), self._option, lock=True)
        raise Refused([Fault("", self._option, "the game cannot be kept anywhere")])


class KeptGame:
    """The file of a game; it belongs to this process until the context ends.

    Without a ``target`` it is kept when it stops, under a name that no file has. ``begun`` is the record that
    it goes on from, whose remarks stay; None for a new game.
    """

    def __init__(
        self,
        history: GameHistory[Any, Any, Any],
        names: Sequence[str],
        target: Target | None,
        begun: Record | None = None,
    ) -> None:
        self._history = history
        self._names = names
        self._target = target
        self._begun = begun
        self._kept = KeptText(target, f"{history.game.name}-{history.seed}", OPTION)

    def __enter__(self) -> KeptGame:
        if self._target:
            try:
                self._target.write(self._text)
            except Refused:
                self._target.close()
                raise
        return self

    def __exit__(self, *_: object) -> None:
        self._kept.close()

    def keep(self) -> None:
        """Write a move that was made."""
        if self._target:
            self._kept.write(self._text)

    def stop(self) -> None:
        """Keep a game that has not ended, and say where; ``Refused`` if no place can be written."""
        signals.acted()
        file = self._kept.write(self._text)
        print(f"saved in {file}; to go on: stockbook play --resume {file}", file=sys.stderr)

    @property
    def _text(self) -> str:
        return continued(self._begun, self._history.record(self._names))


def other_game(same: Callable[[str], bool]) -> Callable[[str], str]:
    """Tells why a file must not be replaced, by whether it holds the ``same`` game."""

    def reason(path: str) -> str:
        with suppress(PositionError):
            return "" if same(path) else "exists and holds another game"
        return "exists"

    return reason


def _asked_target(option: str) -> Target | None:
    """A place from the person at the terminal; None where nobody is there, or answers."""
    if signals.exit_code() not in (None, signals.SIGNALED + signal.SIGINT) or not sys.stdin.isatty():
        return None
    while True:
        try:
            path = input("another place for the game: ").strip()
        except (EOFError, OSError, KeyboardInterrupt):
            return None
        if not path:
            return None
        try:
            return Target(path, option, lock=True)
        except Refused as refused:
            print(refused.faults[0], file=sys.stderr)


def _folders() -> Iterator[str]:
    """Folders for a game without a place: this one, that of temporary files, one's own."""
    yield ""
    with suppress(OSError):
        yield tempfile.gettempdir()
    with suppress(RuntimeError):
        yield str(Path.home())


def _free_name(stem: str) -> str:
    """A name that no file has."""
    number = 1
    while os.path.lexists(name := f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt"):
        number += 1
    return name
