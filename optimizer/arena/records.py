"""The records of an arena's games, each in a file of a folder."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from stockbook.models.files.storage import naming
from stockbook.models.files.toml_file import read_text
from stockbook.models.play.record import RULE, GameHistory, Record
from stockbook.optimizer.arena.match import Match, pair_seed


class GameRecords:
    """The records of a match's games in a folder, which is made if there is none.

    Parameters
    ----------
    match
        The game and its agents, who give the players their names.
    seed
        The seed of the arena.
    folder
        The folder; the file of a game is called by the numbers of its pair and of the game in it, from 1.

    Raises
    ------
    OSError
        If there can be no such folder.
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
