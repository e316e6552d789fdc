"""The object of the game of the tests: a drawing, and nothing else that other games have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NoReturn

from stockbook.games.definition import GameDefinition, MoveError, NoMove, Search
from stockbook.games.scores import PlayersScore
from stockbook.models.contests import Contest
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.games.goal import Goal
from tests.games.heap import View


class HeapDefinition(GameDefinition):
    """The definition of a game without position files, which has the usual words."""

    name: ClassVar[str] = "heap"
    title: ClassVar[str] = "Heap"
    players: ClassVar[Sequence[int]] = (1, 2, 3, 4)

    def read(self, source: TomlFile) -> NoReturn:
        raise PositionError([Fault(source.name, "game", "heap has no position files")])

    def tables(self, position: View) -> dict[str, Any]:
        return {"game": self.name, "heap": list(position.heap)}

    def drawing(self, position: View) -> str:
        """The numbers of the heap, and my card below them."""
        texts = (" ".join(map(str, position.heap)), f"my card: {position.card}")
        lines = "".join(f'<text x="5" y="{20 * n}">{text}</text>' for n, text in enumerate(texts, 1))
        return f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50">{lines}</svg>'

    def score(self, position: View, *entered: Contest | None) -> PlayersScore:
        return PlayersScore(self.name, {})

    def search(self, position: View, goal: Goal) -> Search:
        raise NoMove("game", "there is no advice")

    def read_move(self, position: View, text: str) -> NoReturn:
        raise MoveError(["moves are compared with nothing"])


GAME = HeapDefinition()
