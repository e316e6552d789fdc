"""STAMPS."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.games.definition import GameDefinition, MoveError, Search
from stockbook.games.scores import PlayersScore
from stockbook.games.stamps.words import StampsWords, advised_lines
from stockbook.models.play.goal import Goal
from stockbook.models.play.protocol import read_first
from stockbook.models.stamps_game.deck import demo_deck, parse_deck
from stockbook.models.stamps_game.game import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    NAME,
    StampsGame,
    assumptions,
    move_refusal,
    players_points,
    points_assumed,
    read_move,
    score_sheet,
)
from stockbook.models.stamps_game.reading import (
    position_from,
    position_to_dict,
    read_readings,
    stamps_warnings,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from stockbook.games.boards import Decision
    from stockbook.games.stamps.boards import GridBoards
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_table import TomlTable
    from stockbook.models.play.real_tables import TableRecords
    from stockbook.models.play.record import GameHistory
    from stockbook.models.stamps_game.game import StampsMove, StampsPosition
    from stockbook.optimizer.arena.agent import AgentFactory
    from stockbook.optimizer.review.decisions import Reviewer


class StampsDefinition(GameDefinition):
    """The definition of STAMPS."""

    name = NAME
    title = "STAMPS"
    players = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
    board = "grid"
    empty: ClassVar[Mapping[str, Any] | None] = {
        "game": "stamps",
        "hand": [],
        "pile": 30,
        "me": {},
        "opponents": [{"name": "player 2", "hand": 2}],
    }
    enough_time = 1.7
    read = staticmethod(position_from)
    warnings = staticmethod(stamps_warnings)
    tables = staticmethod(position_to_dict)
    assumptions = staticmethod(assumptions)
    score_sheet = staticmethod(score_sheet)
    words = staticmethod(StampsWords)
    advised_lines = staticmethod(advised_lines)

    def make(self, players: int | None, options: TomlTable) -> StampsGame:
        """The game; ``first`` is the player who starts, and each reading is a flag."""
        number = MIN_PLAYERS if players is None else players
        if not MIN_PLAYERS <= number <= MAX_PLAYERS:
            options.faults.add("players", f"{number} is not between {MIN_PLAYERS} and {MAX_PLAYERS}")
        deck = demo_deck()
        text = options.text("deck", lines=True)
        if text is not None:
            with options.faults.at(options.key("deck")):
                deck = parse_deck(text, "")
        first = read_first(options, number)
        readings = read_readings(options)
        options.close({})
        options.faults.raise_any()
        return StampsGame(number, deck, readings, first)

    def position_tables(
        self, history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]
    ) -> dict[str, Any]:
        view: StampsPosition = history.game.view(history.state, player)
        return position_to_dict(view.named(names))

    @property
    def table_records(self) -> TableRecords[Any]:
        from stockbook.games.stamps import table

        return table

    def drawing(self, position: StampsPosition) -> str:
        from stockbook.games.stamps.drawing import stamps_svg

        return stamps_svg(position)

    def review_boards(self, position_before: Callable[[Decision], Any]) -> GridBoards:
        from stockbook.games.stamps.boards import GridBoards

        return GridBoards(position_before)

    def score(self, position: StampsPosition, *entered: Contest | None) -> PlayersScore:
        return PlayersScore(self.name, players_points(position), tuple(points_assumed(position)))

    def search(self, position: StampsPosition, goal: Goal) -> Search:
        from stockbook.optimizer.stamps_game.advice import best_moves

        return Search(partial(best_moves, position))

    def reviewer(self, game: Any, names: Sequence[str]) -> Reviewer:
        from stockbook.games.stamps.review import StampsReviewer

        return StampsReviewer(game, self._player(game))

    def own_agents(self) -> Mapping[str, AgentFactory]:
        from stockbook.optimizer.stamps_game.agents import AGENTS

        return AGENTS

    def read_move(self, position: StampsPosition, text: str) -> StampsMove:
        try:
            return read_move(text)
        except ValueError as error:
            raise MoveError([str(error)]) from None

    def compare(self, position: StampsPosition, move: StampsMove, goal: Goal) -> Search:
        from stockbook.optimizer.placement.search import IllegalMove
        from stockbook.optimizer.stamps_game.advice import explain_move

        if reason := move_refusal(position, move):
            raise IllegalMove([reason])
        return Search(partial(explain_move, position, move))


GAME = StampsDefinition()
