"""The documents of ``puzzle``; its ``solve`` has the document of a placement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from stockbook.engine.documents.common import answer_document, search_document
from stockbook.engine.documents.positions import StampSwapPosition
from stockbook.engine.documents.show_phase import PlacedItem, TileItem, tile_document
from stockbook.models.album.album import PlacedTile, cell_name
from stockbook.models.album.stamps import Tile
from stockbook.models.play.goal import Goal
from stockbook.models.puzzles.dealing import PuzzleKind, PuzzleLevel
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import position_to_dict

if TYPE_CHECKING:
    from stockbook.optimizer.placement.plan import PlacementAdvice
    from stockbook.optimizer.puzzles import Puzzle


class NewPuzzle(TypedDict):
    """A new puzzle."""

    level: PuzzleLevel
    kind: PuzzleKind
    contest: str
    best: int
    second: int
    quick: int
    careful: int
    conflicts: int
    position: StampSwapPosition


def new_puzzle_document(puzzle: Puzzle, seed: int, level: PuzzleLevel, kind: PuzzleKind) -> dict[str, Any]:
    """The document of ``puzzle new``."""
    position: Any = position_to_dict(puzzle.position)
    content = NewPuzzle(
        level=level,
        kind=kind,
        contest=str(puzzle.contest),
        best=puzzle.best,
        second=puzzle.second,
        quick=puzzle.quick.points,
        careful=puzzle.careful.points,
        conflicts=puzzle.answer.conflicts,
        position=position,
    )
    return {**answer_document(content, puzzle.answer), "seed": seed}


class CheckedPuzzle(TypedDict):
    """Whether a move is the answer of a puzzle; ``short`` is null where it is not complete."""

    right: bool
    short: int | None
    left_over: list[TileItem]


def incomplete_document(position: Position, left_over: Iterable[tuple[int, Tile]]) -> dict[str, Any]:
    """The document of ``puzzle check`` for a move that leaves out tiles, with their items, that have room."""
    items = [tile_document(item, tile) for item, tile in left_over]
    content = CheckedPuzzle(right=False, short=None, left_over=items)
    return search_document(content, position, Goal.NOW, True, 0, 0)


def checked_document(answer: PlacementAdvice, short: int) -> dict[str, Any]:
    """The document of ``puzzle check`` for a complete move that is so many points short of the answer."""
    right = answer.proved and short <= 0
    return answer_document(CheckedPuzzle(right=right, short=max(0, short), left_over=[]), answer)


class PuzzleHint(PlacedItem):
    """One stamp of the answer of a puzzle."""


def hint_document(answer: PlacementAdvice, item: int, placed: PlacedTile) -> dict[str, Any]:
    """The document of ``puzzle hint``: one stamp of the answer, its item counted from 0."""
    content = PuzzleHint(**tile_document(item, placed.tile), at=cell_name(placed.cell))
    return answer_document(content, answer)


class DrawnPuzzle(TypedDict):
    """A puzzle on a sheet."""

    file: str
    title: str
    contest: str
    best: int
    proved: bool


class PuzzleSheet(TypedDict):
    """Puzzles to print, and the file that they were drawn into."""

    drawn: str | None
    puzzles: list[DrawnPuzzle]


def sheet_document(drawn: str | None, solved: Sequence[tuple[str, str, PlacementAdvice]]) -> dict[str, Any]:
    """The document of ``puzzle sheet``: the drawing's file, and each puzzle as (file, title, answer)."""
    puzzles = [
        DrawnPuzzle(
            file=file,
            title=title,
            contest=str(answer.position.contests[0]),
            best=answer.best,
            proved=answer.proved,
        )
        for file, title, answer in solved
    ]
    answers = [answer for _, _, answer in solved]
    return search_document(
        PuzzleSheet(drawn=drawn, puzzles=puzzles),
        None,
        Goal.NOW,
        all(answer.proved for answer in answers),
        sum(answer.seconds or 0 for answer in answers),
        answers[0].seed,
        answers[0].workers,
        game=Position.game_name,
        phase="show",
    )
