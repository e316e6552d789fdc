"""Stamp Albums."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.games.definition import GameDefinition, NoMove, Search
from stockbook.games.scores import PlayersScore
from stockbook.games.stamp_albums.words import AlbumsWords, advised_lines
from stockbook.models.play.goal import Goal
from stockbook.models.play.protocol import read_first
from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.game import NAME, Buy, StampAlbums
from stockbook.models.stamp_albums.reading import (
    AlbumsPosition,
    position_from,
    position_to_dict,
    read_readings,
)
from stockbook.models.stamp_albums.shown import PLAYERS, players_points, score_sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from stockbook.games.boards import Decision
    from stockbook.games.stamp_albums.boards import CardBoards
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_table import TomlTable
    from stockbook.models.play.real_tables import TableRecords
    from stockbook.models.play.record import GameHistory
    from stockbook.models.stamp_albums.game import Action
    from stockbook.optimizer.arena.agent import AgentFactory
    from stockbook.optimizer.review.decisions import Reviewer

#: Why there is no purchase to advise.
OVER = "the game is over: no stamp is left to buy"
#: Number of plans for a turn: the best one and its alternatives.
TURN_PLANS = 5


class StampAlbumsDefinition(GameDefinition):
    """The definition of Stamp Albums."""

    name = NAME
    class_limits = (3.0, 6.0, 10.0)
    title = "Stamp Albums"
    board = "cards"
    empty: ClassVar[Mapping[str, Any] | None] = {
        "game": "stamp-albums",
        "hand": [],
        "market": [],
        "draw": 20,
        "opponent": {"hand": 5},
    }
    faces: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        card.name: {"rank": card.rank, "suits": card.suits, "cost": card.cost, "stamp": card.stamp}
        for card in CARDS
    }
    explained_goals = (Goal.GAME,)
    read = staticmethod(position_from)
    tables = staticmethod(position_to_dict)
    score_sheet = staticmethod(score_sheet)
    words = staticmethod(AlbumsWords)
    advised_lines = staticmethod(advised_lines)

    def make(self, players: int | None, options: TomlTable) -> StampAlbums:
        """The game; ``first`` is the player who starts, and the other options are the readings."""
        if players not in (None, PLAYERS):
            options.faults.add("players", f"{players} is not possible: Stamp Albums is a game for 2")
        first = read_first(options, PLAYERS)
        readings = read_readings(options)
        options.faults.raise_any()
        return StampAlbums(readings, first)

    def position_tables(
        self, history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]
    ) -> dict[str, Any]:
        """The tables, with what was bought in this turn."""
        game: Any = history.game
        view = game.view(history.state, player)
        bought: list[int] = []
        for recorded in reversed(history.actions):
            if len(bought) == view.turn.bought:
                break
            action = game.read(recorded.text)
            if isinstance(action, Buy):
                bought.append(action.card)
        return position_to_dict(AlbumsPosition(view, game, tuple(reversed(bought))))

    @property
    def table_records(self) -> TableRecords[Any]:
        from stockbook.games.stamp_albums import table

        return table

    def drawing(self, position: AlbumsPosition) -> str:
        """All that I see, place by place."""
        from stockbook.models.drawing.album_svg import SIDE, SvgPage
        from stockbook.models.drawing.svg import LEAF, rect
        from stockbook.models.stamp_albums.shown import side_rows

        page = SvgPage(560)
        page.title(self.title)
        page.parts.append(rect(SIDE - 12, page.y - 8, page.inner + 24, 2, fill=LEAF))
        for label, text in side_rows(position.view):
            page.line(label, text)
        return page.document(self.title)

    def score(self, position: AlbumsPosition, *entered: Contest | None) -> PlayersScore:
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

    def review_boards(self, position_before: Callable[[Decision], Any]) -> CardBoards:
        from stockbook.games.stamp_albums.boards import CardBoards

        return CardBoards(position_before)

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


GAME = StampAlbumsDefinition()
