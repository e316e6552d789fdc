"""The documents of ``puzzle``; its ``solve`` has the document of a placement."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.heading import search_document
from stockbook.engine.documents.placement import answer_document, tile_document
from stockbook.models.album.album import PlacedTile, cell_name
from stockbook.models.album.stamps import Tile
from stockbook.models.play.goal import Goal
from stockbook.models.puzzles.kinds import PuzzleKind, PuzzleLevel
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import GAME
from stockbook.models.stampswap.writing import position_to_dict

if TYPE_CHECKING:
    from stockbook.optimizer.placement.answer import Answer
    from stockbook.optimizer.puzzles.generation import Puzzle


def new_puzzle_document(puzzle: Puzzle, seed: int, level: PuzzleLevel, kind: PuzzleKind) -> dict[str, Any]:
    """The document of ``puzzle new``."""
    content = {
        "level": level,
        "kind": kind,
        "contest": str(puzzle.contest),
        "best": puzzle.best,
        "second": puzzle.second,
        "quick": puzzle.quick.points,
        "careful": puzzle.careful.points,
        "conflicts": puzzle.answer.conflicts,
        "position": position_to_dict(puzzle.position),
    }
    return {**answer_document(content, puzzle.answer), "seed": seed}


def incomplete_document(position: Position, left_over: Iterable[tuple[int, Tile]]) -> dict[str, Any]:
    """The document of ``puzzle check`` for a move that leaves out tiles, with their items, that have room."""
    items = [tile_document(item, tile) for item, tile in left_over]
    content = {"right": False, "short": None, "left_over": items}
    return search_document(
        content, position, game=GAME, phase=position.phase, goal=Goal.NOW, proved=True, seconds=0, seed=0
    )


def checked_document(answer: Answer, short: int) -> dict[str, Any]:
    """The document of ``puzzle check`` for a complete move that is so many points short of the answer."""
    right = answer.proved and short <= 0
    return answer_document({"right": right, "short": max(0, short), "left_over": []}, answer)


def hint_document(answer: Answer, item: int, placed: PlacedTile) -> dict[str, Any]:
    """The document of ``puzzle hint``: one stamp of the answer, its item counted from 0."""
    at = cell_name(placed.cell)
    return answer_document({**tile_document(item, placed.tile), "at": at}, answer)


def sheet_document(drawn: str | None, solved: Sequence[tuple[str, str, Answer]]) -> dict[str, Any]:
    """The document of ``puzzle sheet``: the drawing's file, and each puzzle as (file, title, answer)."""
    puzzles = [
        {
            "file": file,
            "title": title,
            "contest": str(answer.position.contests[0]),
            "best": answer.best,
            "proved": answer.proved,
        }
        for file, title, answer in solved
    ]
    answers = [answer for _, _, answer in solved]
    return search_document(
        {"drawn": drawn, "puzzles": puzzles},
        None,
        game=GAME,
        phase="show",
        goal=Goal.NOW,
        proved=all(answer.proved for answer in answers),
        seconds=sum(answer.seconds or 0 for answer in answers),
        seed=answers[0].seed,
        workers=answers[0].workers,
    )
