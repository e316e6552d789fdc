"""Stamp Albums."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.games.definition import GameDefinition, NoMove, Search
from stockbook.models.play.goal import Goal
from stockbook.models.stamp_albums.reading import position_from

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from stockbook.games.scores import PlayersScore
    from stockbook.games.stamp_albums.words import AlbumsWords
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.files.toml_table import TomlTable
    from stockbook.models.play.protocol import AnyGame
    from stockbook.models.play.real_tables import TableRecords
    from stockbook.models.play.record import GameHistory
    from stockbook.models.play.score_sheet import ScoreSheet
    from stockbook.models.stamp_albums.game import Action, StampAlbums
    from stockbook.models.stamp_albums.reading import AlbumsPosition
    from stockbook.optimizer.arena.agent import AgentFactory
    from stockbook.optimizer.review.decisions import ClassLimits, Reviewer

#: Why there is no purchase to advise.
OVER = "the game is over: no stamp is left to buy"
#: Number of plans for a turn: the best one and its alternatives.
TURN_PLANS = 5


class StampAlbumsDefinition(GameDefinition):
    """The definition of Stamp Albums."""

    name: ClassVar[str] = "stamp-albums"
    class_limits: ClassVar[ClassLimits] = (3.0, 6.0, 10.0)
    title: ClassVar[str] = "Stamp Albums"
    board: ClassVar[str] = "cards"
    empty: ClassVar[Mapping[str, Any] | None] = {
        "game": "stamp-albums",
        "hand": [],
        "market": [],
        "draw": 20,
        "opponent": {"hand": 5},
    }
    explained_goals: ClassVar[tuple[Goal, ...]] = (Goal.GAME,)

    def make(self, players: int | None, options: TomlTable) -> AnyGame:
        from stockbook.models.stamp_albums.setup import make_game

        return make_game(players, options)

    def position_tables(
        self, history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]
    ) -> dict[str, Any]:
        from stockbook.models.stamp_albums.setup import position_tables

        return position_tables(history, player, names)

    def score_sheet(self, game: Any, state: Any, names: Sequence[str]) -> ScoreSheet:
        from stockbook.models.stamp_albums.setup import score_sheet

        return score_sheet(game, state, names)

    @property
    def table_records(self) -> TableRecords[Any]:
        from stockbook.models.stamp_albums.table import record

        return record

    def read(self, source: TomlFile) -> AlbumsPosition:
        return position_from(source)

    def tables(self, position: AlbumsPosition) -> dict[str, Any]:
        from stockbook.models.stamp_albums.reading import position_to_dict

        return position_to_dict(position)

    def drawing(self, position: AlbumsPosition) -> str:
        from stockbook.models.drawing.table_svg import view_svg

        return view_svg(position.view)

    def score(self, position: AlbumsPosition, *entered: Contest | None) -> PlayersScore:
        from stockbook.games.scores import PlayersScore
        from stockbook.models.stamp_albums.setup import players_points

        return PlayersScore(self.name, players_points(position.view))

    def search(self, position: AlbumsPosition, goal: Goal) -> Search:
        if position.view.turn.over:
            raise NoMove("", OVER)
        from stockbook.optimizer.stamp_albums.advice import best_game, best_now

        search = best_now if goal is Goal.NOW else best_game
        return Search(partial(search, position.game, position.view, TURN_PLANS))

    def reviewer(self, game: Any, names: Sequence[str]) -> Reviewer:
        from stockbook.games.stamp_albums.review import AlbumsReviewer

        return AlbumsReviewer(game)

    def own_agents(self) -> Mapping[str, AgentFactory]:
        from stockbook.optimizer.stamp_albums.agents import AGENTS

        return AGENTS

    def compare(self, position: AlbumsPosition, move: Action, goal: Goal) -> Search:
        from stockbook.optimizer.placement.search import IllegalMove
        from stockbook.optimizer.stamp_albums.advice import explain_action

        if position.view.turn.over:
            raise NoMove("", OVER)
        if reason := position.game.refusal_in(position.view, move):
            raise IllegalMove([reason])
        return Search(partial(explain_action, position.game, position.view, move))

    def words(self, game: StampAlbums) -> AlbumsWords:
        from stockbook.games.stamp_albums.words import AlbumsWords

        return AlbumsWords(game)

    def advised_lines(self, state: Any, answer: Any) -> list[str]:
        from stockbook.games.stamp_albums.words import advised_lines

        return advised_lines(state, answer)


GAME = StampAlbumsDefinition()
