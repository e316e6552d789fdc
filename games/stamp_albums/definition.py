"""Stamp Albums."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.games.definition import GameDefinition, MoveError, NoMove, Search
from stockbook.models.games.goal import Goal
from stockbook.models.stamp_albums.reading import position_from

if TYPE_CHECKING:
    from stockbook.games.scores import PlayersScore
    from stockbook.games.stamp_albums.words import AlbumsWords
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.stamp_albums.actions import Action
    from stockbook.models.stamp_albums.game import StampAlbums
    from stockbook.models.stamp_albums.reading import AlbumsPosition
    from stockbook.optimizer.comparison import Comparison
    from stockbook.optimizer.solver.limits import SearchLimits

#: Why there is no purchase to advise.
OVER = "the game is over: no stamp is left to buy"
#: Number of plans for a turn: the best one and its alternatives.
TURN_PLANS = 5


class StampAlbumsDefinition(GameDefinition):
    """The definition of Stamp Albums."""

    name: ClassVar[str] = "stamp-albums"
    title: ClassVar[str] = "Stamp Albums"
    board: ClassVar[str] = "cards"
    explained_goals: ClassVar[tuple[Goal, ...]] = (Goal.GAME,)

    def read(self, source: TomlFile) -> AlbumsPosition:
        return position_from(source)

    def tables(self, position: AlbumsPosition) -> dict[str, Any]:
        from stockbook.models.stamp_albums.writing import position_to_dict

        return position_to_dict(position)

    def drawing(self, position: AlbumsPosition) -> str:
        from stockbook.models.drawing.table_svg import view_svg

        return view_svg(position.view)

    def score(self, position: AlbumsPosition, *entered: Contest | None) -> PlayersScore:
        from stockbook.games.scores import PlayersScore
        from stockbook.models.stamp_albums.facts import players_points

        return PlayersScore(self.name, players_points(position.view))

    def search(self, position: AlbumsPosition, goal: Goal) -> Search:
        if position.view.turn.over:
            raise NoMove("", OVER)
        from stockbook.optimizer.stamp_albums.advice import best_game, best_now

        search = best_now if goal is Goal.NOW else best_game
        return Search(partial(search, position.game, position.view, TURN_PLANS))

    def read_move(self, position: AlbumsPosition, text: str) -> Action:
        from stockbook.models.stamp_albums.actions import parse_action

        try:
            return parse_action(text)
        except ValueError as error:
            raise MoveError([str(error)]) from None

    def compare(self, position: AlbumsPosition, move: Action, limits: SearchLimits) -> Comparison:
        from stockbook.optimizer.placement.explain import IllegalMove
        from stockbook.optimizer.stamp_albums.explain import explain_action

        if position.view.turn.over:
            raise NoMove("", OVER)
        if reason := position.game.refusal_in(position.view, move):
            raise IllegalMove([reason])
        return explain_action(position.game, position.view, move, limits)

    def words(self, game: StampAlbums) -> AlbumsWords:
        from stockbook.games.stamp_albums.words import AlbumsWords

        return AlbumsWords(game)

    def advised_lines(self, state: Any, answer: Any) -> list[str]:
        from stockbook.games.stamp_albums.words import advised_lines

        return advised_lines(state, answer)


GAME = StampAlbumsDefinition()
