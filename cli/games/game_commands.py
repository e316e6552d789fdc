"""The terminal's part of a game, and the printing of advice about any of them."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stockbook.cli.questions.asking import TerminalReporter
from stockbook.cli.questions.failure import ANSWERED, IMPOSSIBLE, INTERRUPTED
from stockbook.engine.documents.text import to_json
from stockbook.engine.refused import Refused
from stockbook.games.registry import game_of
from stockbook.games.sources import position_in
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.engine.advice import Advice
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.stampswap.position import Position


class GameCommands(ABC):
    """The pictures and puzzles of one game in the terminal; what a game cannot do is refused."""

    def read(self, source: TomlFile) -> Any:
        """The position in a file; its warnings go to standard error, in one line."""
        position = position_in(source)
        if warnings := game_of(position).warnings(position):
            TerminalReporter().warn(source.name, warnings)
        return position

    @abstractmethod
    def picture(self, position: Any) -> None:
        """Print a position as a picture."""

    def beside_document(self, position: Any) -> Sequence[str]:
        """The lines on standard error beside the document of a hint, for what a picture would say."""
        return ()

    def puzzle(self, source: TomlFile) -> Position:
        """The position of a puzzle."""
        raise _refusal(source, "puzzle")


def print_advice(advice: Advice, options: HintOptions, file: str) -> int:
    """Print the answer to a question, and on standard error what it leaves out; the exit code."""
    from stockbook.engine.advice import document

    for text in advice.assumed:
        print(f"{options.deck or file}: {text}", file=sys.stderr)
    if options.as_json:
        print(to_json(document(advice)))
    else:
        from stockbook.cli.rendering.advice import show_advice

        show_advice(advice, options.plans)
    if advice.impossible:
        return IMPOSSIBLE
    return INTERRUPTED if advice.interrupted else ANSWERED


def _refusal(source: TomlFile, command: str) -> Refused:
    message = f"{command} knows Stamp Swap only: for {source.game!r} there are hint, score, check and show"
    return Refused([Fault(source.name, "game", message)])
