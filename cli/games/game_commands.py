"""The commands that answer a position file of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import typer

from stockbook.cli.questions.failure import WRONG_INPUT, Refused
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.cli.questions.saving import Target
    from stockbook.cli.questions.search import HintOptions
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.stampswap.position import Position


class GameCommands(ABC):
    """The commands for one game; what a game cannot do is refused.

    Each returns the exit code of the command, and raises ``PositionError`` with every fault of the file.
    """

    @abstractmethod
    def hint(self, source: TomlFile, options: HintOptions) -> int:
        """Print the best move."""

    @abstractmethod
    def check(self, source: TomlFile) -> None:
        """Raise ``PositionError`` with every fault of the file."""

    @abstractmethod
    def show(self, source: TomlFile) -> None:
        """Print the position as a picture."""

    def swap(self, source: TomlFile, options: HintOptions) -> int:
        """Print the best cut or the best pile, by the phase of the file."""
        from stockbook.cli.questions.search import SELFISH

        if options.opponents != SELFISH:
            message = f"belongs to Stamp Swap: in {source.game!r} nobody else chooses"
            raise Refused(WRONG_INPUT, [Fault(source.name, "--opponents", message)])
        return self.hint(source, options)

    def export(self, source: TomlFile, drawing: Target | None, toml: bool, as_json: bool) -> None:
        """Write the position: drawn into a file, as a position file, or as a document."""
        raise typer.BadParameter("--svg, --toml and --json are for positions of Stamp Swap")

    def collect(self, source: TomlFile, options: HintOptions) -> int:
        """Print the value of every item of the pool."""
        raise _refusal(source, "collect")

    def explain(self, source: TomlFile, move: str, options: HintOptions) -> int:
        """Print a move against the best one."""
        raise _refusal(source, "explain")

    def score(self, source: TomlFile, contest: str | None, as_json: bool) -> int:
        """Print the points of an album, with the contest of that name or text entered."""
        raise _refusal(source, "score")

    def puzzle(self, source: TomlFile) -> Position:
        """The position of a puzzle."""
        raise _refusal(source, "puzzle")


def _refusal(source: TomlFile, command: str) -> Refused:
    message = f"{command} knows Stamp Swap only: for {source.game!r} there are hint, check and show"
    return Refused(WRONG_INPUT, [Fault(source.name, "game", message)])
