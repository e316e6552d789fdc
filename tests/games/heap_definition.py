"""The object of the game of the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from stockbook.games.definition import GameDefinition
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.protocol import Seen
from stockbook.models.play.real_tables import TableRecords
from stockbook.optimizer.arena.agent import AgentFactory
from tests.games import heap_records
from tests.games.heap import Heap, make_game, read_position, tables_of


class HeapDefinition(GameDefinition):
    """Everything that the game registers."""

    name: ClassVar[str] = "heap"
    title: ClassVar[str] = "Heap"
    players: ClassVar[Sequence[int]] = (1, 2, 3, 4)

    def variants(self) -> Mapping[str, GameDefinition]:
        return {"heap-season": self}

    def make(self, players: int | None, options: TomlTable) -> Heap:
        return make_game(players, options)

    def read(self, source: TomlFile) -> Seen:
        return read_position(source)

    def tables(self, position: Seen) -> dict[str, Any]:
        return tables_of(position.game, position.view)

    @property
    def table_records(self) -> TableRecords[Any]:
        return heap_records

    def own_agents(self) -> Mapping[str, AgentFactory]:
        from tests.games.heap_agents import AGENTS

        return AGENTS


GAME = HeapDefinition()
