"""STAMPS."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.games.definition import GameDefinition, MoveError, Search
from stockbook.models.play.goal import Goal
from stockbook.models.stamps_game.reading import position_from

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from stockbook.games.scores import PlayersScore
    from stockbook.games.stamps.words import StampsWords
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.files.toml_table import TomlTable
    from stockbook.models.play.protocol import AnyGame
    from stockbook.models.play.real_tables import TableRecords
    from stockbook.models.play.record import GameHistory
    from stockbook.models.play.score_sheet import ScoreSheet
    from stockbook.models.stamps_game.game import StampsGame, StampsMove
    from stockbook.models.stamps_game.position import StampsPosition
    from stockbook.models.stampswap.facts import KeyedWarning
    from stockbook.optimizer.arena.agent import AgentFactory
    from stockbook.optimizer.review.decisions import ClassLimits, Reviewer


class StampsDefinition(GameDefinition):
    """The definition of STAMPS."""

    name: ClassVar[str] = "stamps"
    class_limits: ClassVar[ClassLimits] = (2.0, 4.0, 8.0)
    title: ClassVar[str] = "STAMPS"
    players: ClassVar[Sequence[int]] = (2, 3, 4)
    board: ClassVar[str] = "grid"
    empty: ClassVar[Mapping[str, Any] | None] = {
        "game": "stamps",
        "hand": [],
        "pile": 30,
        "me": {},
        "opponents": [{"name": "player 2", "hand": 2}],
    }
    enough_time: ClassVar[float | None] = 1.7

    def make(self, players: int | None, options: TomlTable) -> AnyGame:
        from stockbook.models.stamps_game.setup import make_game

        return make_game(players, options)

    def position_tables(
        self, history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]
    ) -> dict[str, Any]:
        from stockbook.models.stamps_game.setup import position_tables

        return position_tables(history, player, names)

    def score_sheet(self, game: Any, state: Any, names: Sequence[str]) -> ScoreSheet:
        from stockbook.models.stamps_game.setup import score_sheet

        return score_sheet(game, state, names)

    @property
    def table_records(self) -> TableRecords[Any]:
        from stockbook.models.stamps_game.table import record

        return record

    def read(self, source: TomlFile) -> StampsPosition:
        return position_from(source)

    def warnings(self, position: StampsPosition) -> list[KeyedWarning]:
        from stockbook.models.stamps_game.reading import stamps_warnings

        return stamps_warnings(position)

    def tables(self, position: StampsPosition) -> dict[str, Any]:
        from stockbook.models.stamps_game.reading import position_to_dict

        return position_to_dict(position)

    def assumptions(self, position: StampsPosition) -> Sequence[str]:
        from stockbook.models.stamps_game.position import assumptions

        return assumptions(position)

    def drawing(self, position: StampsPosition) -> str:
        from stockbook.models.drawing.table_svg import stamps_svg

        return stamps_svg(position)

    def score(self, position: StampsPosition, *entered: Contest | None) -> PlayersScore:
        from stockbook.games.scores import PlayersScore
        from stockbook.models.stamps_game.position import players_points, points_assumed

        return PlayersScore(self.name, players_points(position), tuple(points_assumed(position)))

    def search(self, position: StampsPosition, goal: Goal) -> Search:
        from stockbook.optimizer.stamps_game.advice import best_moves

        return Search(partial(best_moves, position))

    def reviewer(self, game: Any, names: Sequence[str]) -> Reviewer:
        from stockbook.games.stamps.review import StampsReviewer

        return StampsReviewer(game)

    def own_agents(self) -> Mapping[str, AgentFactory]:
        from stockbook.optimizer.stamps_game.agents import AGENTS

        return AGENTS

    def read_move(self, position: StampsPosition, text: str) -> StampsMove:
        from stockbook.models.stamps_game.game import read_move

        try:
            return read_move(text)
        except ValueError as error:
            raise MoveError([str(error)]) from None

    def compare(self, position: StampsPosition, move: StampsMove, goal: Goal) -> Search:
        from stockbook.models.stamps_game.game import move_refusal
        from stockbook.optimizer.placement.search import IllegalMove
        from stockbook.optimizer.stamps_game.advice import explain_move

        if reason := move_refusal(position, move):
            raise IllegalMove([reason])
        return Search(partial(explain_move, position, move))

    def words(self, game: StampsGame) -> StampsWords:
        from stockbook.games.stamps.words import StampsWords

        return StampsWords(game)

    def advised_lines(self, state: Any, answer: Any) -> list[str]:
        from stockbook.games.stamps.words import advised_lines

        return advised_lines(state, answer)


GAME = StampsDefinition()
