"""The question about a move in a puzzle, its answer, and the puzzles themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from stockbook.engine.answering import ANSWERS, SILENT, Reporter, faults_of, position_of, refusing_moves
from stockbook.engine.answers import Answer, Outcome
from stockbook.engine.choices import Refused, SearchTime
from stockbook.engine.questions import Question
from stockbook.games.registry import definition_of
from stockbook.games.sources import game_in
from stockbook.models.files.faults import Fault
from stockbook.models.files.toml_file import TomlFile, read_text

if TYPE_CHECKING:
    from stockbook.models.album.stamps import Tile
    from stockbook.models.stampswap.position import Position
    from stockbook.optimizer.placement.plan import PlacementAdvice


@dataclass(frozen=True)
class CheckedPuzzle(Answer):
    """Whether a move is the answer of a puzzle.

    Parameters
    ----------
    position
        The puzzle.
    left_over
        The stamps that the move leaves out although there is room, with their items.
    best
        The answer; None where the move is not complete.
    short
        The points that the move lacks.
    """

    position: Position
    left_over: Sequence[tuple[int, Tile]] = ()
    best: PlacementAdvice | None = None
    short: int = 0

    @property
    def outcome(self) -> Outcome:
        return Outcome.INTERRUPTED if self.best and self.best.interrupted else Outcome.ANSWERED

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.puzzles import checked_document, incomplete_document

        if self.best is None:
            return incomplete_document(self.position, self.left_over)
        return checked_document(self.best, self.short)


@dataclass(frozen=True)
class CheckPuzzle(Question[CheckedPuzzle]):
    """The question whether a move is the answer of a puzzle.

    Parameters
    ----------
    move
        All stamps with their cells.
    search
        The time of the answer.
    """

    move: str
    search: SearchTime = field(default_factory=SearchTime)


def _check_puzzle(question: CheckPuzzle, reporter: Reporter) -> CheckedPuzzle:
    from stockbook.games.stampswap.moves import read_placement
    from stockbook.models.puzzles.dealing import left_over
    from stockbook.optimizer.placement.plan import make_plan

    name = question.source.name
    position, _ = read_puzzle(name, reporter)
    with refusing_moves(name):
        placed = read_placement(position, question.move)
    if waiting := left_over(position, placed):
        return CheckedPuzzle(position, waiting)
    best = solved_puzzle(position, question.search, reporter)
    reached = max(make_plan(position, placed, each).points for each in position.open_contests)
    return CheckedPuzzle(position, best=best, short=best.best - reached)


def read_puzzle(file: str, reporter: Reporter = SILENT) -> tuple[Position, str]:
    """A puzzle with its title: the comment in its first line, or the name of the file.

    Raises
    ------
    PositionError
        With every fault of the text.
    Refused
        If it is no puzzle.
    """
    from pathlib import PurePath
    from textwrap import shorten

    from stockbook.models.puzzles.dealing import left_over

    text, name = read_text(file)
    source = TomlFile.parse(text, name)
    if not definition_of(game_in(source)).has_puzzles:
        message = f"puzzle knows Stamp Swap only: for {source.game!r} there are hint, score, check and show"
        raise Refused([Fault(name, "game", message)])
    position = position_of(source, reporter)
    faults = []
    if not position.open_contests:
        faults.append(Fault(name, "contests", "a puzzle has a contest that is not entered yet"))
    if not left_over(position, ()):
        faults.append(Fault(name, "me.place", "a puzzle has a stamp to place for which there is room"))
    if faults:
        raise Refused(faults)
    first = text.partition("\n")[0]
    title = first.removeprefix("#").strip() if first.startswith("#") else PurePath(name).stem
    return position, shorten(title, 48, placeholder=" ...") or "Puzzle"


def solved_puzzle(position: Position, time: SearchTime, reporter: Reporter) -> PlacementAdvice:
    """The answer of a puzzle."""
    from stockbook.optimizer.placement.search import best_placement

    with faults_of("", position), reporter.searching(time) as limits:
        return best_placement(position, contests=position.open_contests, limits=limits)


ANSWERS[CheckPuzzle] = _check_puzzle
