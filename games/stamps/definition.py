"""STAMPS."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.games.definition import GameDefinition, MoveError, Search
from stockbook.models.games.goal import Goal
from stockbook.models.stamps_game.reading import position_from

if TYPE_CHECKING:
    from stockbook.games.scores import PlayersScore
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.stamps_game.game import StampsMove
    from stockbook.models.stamps_game.position import StampsPosition
    from stockbook.models.stampswap.warnings import KeyedWarning
    from stockbook.optimizer.comparison import Comparison
    from stockbook.optimizer.solver.limits import SearchLimits


class StampsDefinition(GameDefinition):
    """The definition of STAMPS."""

    name: ClassVar[str] = "stamps"
    enough_time: ClassVar[float | None] = 1.7

    def read(self, source: TomlFile) -> StampsPosition:
        return position_from(source)

    def warnings(self, position: StampsPosition) -> list[KeyedWarning]:
        from stockbook.models.stamps_game.reading import stamps_warnings

        return stamps_warnings(position)

    def tables(self, position: StampsPosition) -> dict[str, Any]:
        from stockbook.models.stamps_game.reading import position_to_dict

        return position_to_dict(position)

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

    def read_move(self, position: StampsPosition, text: str) -> StampsMove:
        from stockbook.models.stamps_game.game import read_move

        try:
            return read_move(text)
        except ValueError as error:
            raise MoveError([str(error)]) from None

    def compare(self, position: StampsPosition, move: StampsMove, limits: SearchLimits) -> Comparison:
        from stockbook.models.stamps_game.game import move_refusal
        from stockbook.optimizer.placement.explain import IllegalMove
        from stockbook.optimizer.stamps_game.explain import explain_move

        if reason := move_refusal(position, move):
            raise IllegalMove([reason])
        return explain_move(position, move, limits)


GAME = StampsDefinition()
