"""Pinzetta, the solo opponent of Stamp Swap."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.games.definition import GameDefinition, NoMove, Search
from stockbook.games.scores import SoloScore
from stockbook.games.stampswap.definition import GAME as STAMP_SWAP
from stockbook.games.stampswap.definition import album_score, show_search
from stockbook.models.pinzetta.position import position_from, solo_position_to_dict, solo_warnings
from stockbook.models.play.goal import Goal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from stockbook.games.boards import Decision
    from stockbook.games.pinzetta.boards import SoloBoards
    from stockbook.games.pinzetta.words import PinzettaWords
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_table import TomlTable
    from stockbook.models.pinzetta.game import Pinzetta
    from stockbook.models.pinzetta.position import SoloPosition
    from stockbook.models.pinzetta.rules import SoloState
    from stockbook.models.play.protocol import AnyGame, ScoreSheet
    from stockbook.models.play.real_tables import TableRecord, TableRecords
    from stockbook.models.play.record import GameHistory
    from stockbook.models.stampswap.deck import Deck
    from stockbook.models.stampswap.position import Position
    from stockbook.optimizer.arena.agent import AgentFactory
    from stockbook.optimizer.review.decisions import Reviewer, TableReview


class PinzettaDefinition(GameDefinition):
    """The definition of games against Pinzetta."""

    name = "pinzetta"
    class_limits = (5.0, 10.0, 20.0)
    title = "Pinzetta"
    players = (1,)
    usual_players = 1
    board = "album"
    empty: ClassVar[Mapping[str, Any] | None] = {
        **(STAMP_SWAP.empty or {}),
        "game": "pinzetta",
        "pinzetta": {},
    }
    settings: ClassVar[Mapping[str, Sequence[Any]]] = {"level": (1, 2, 3), "intro": (False, True)}
    usual_goal = Goal.NOW
    has_contests = True
    has_phases = True
    read = staticmethod(position_from)
    warnings = staticmethod(solo_warnings)
    tables = staticmethod(solo_position_to_dict)

    def make(self, players: int | None, options: TomlTable) -> AnyGame:
        from stockbook.models.pinzetta.game import make_game

        return make_game(players, options)

    def position_tables(
        self, history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]
    ) -> dict[str, Any]:
        from stockbook.models.pinzetta.game import position_tables

        return position_tables(history, player, names)

    def score_sheet(self, game: Any, state: Any, names: Sequence[str]) -> ScoreSheet:
        from stockbook.models.pinzetta.game import score_sheet

        return score_sheet(game, state, names)

    def to_come(self, state: SoloState, /) -> Mapping[str, int]:
        return STAMP_SWAP.to_come(state.swap)

    @property
    def table_records(self) -> TableRecords[Any]:
        from stockbook.games.pinzetta.table import record

        return record

    def drawing(self, position: SoloPosition) -> str:
        """My side as in Stamp Swap, then hers."""
        from stockbook.models.drawing.album_svg import album_svg
        from stockbook.models.pinzetta.position import her_facts, her_name, her_piles
        from stockbook.models.stampswap.facts import facts, heading

        mine, her = position.position, position.her
        footer = [*facts(mine), (her_name(her), ""), *her_facts(her), *her_piles(her)]
        return album_svg(mine.album, title=heading(mine), footer=footer, loose=mine.place)

    def review_boards(self, position_before: Callable[[Decision], Any]) -> SoloBoards:
        from stockbook.games.pinzetta.boards import SoloBoards

        return SoloBoards(position_before)

    def my_side(self, position: SoloPosition) -> Position:
        mine = position.position
        return position.show_phase() if mine.phase == "show" else mine

    def with_deck(self, position: SoloPosition, deck: Deck | None) -> tuple[SoloPosition, Deck | None]:
        mine, deck = STAMP_SWAP.with_deck(position.position, deck)
        return replace(position, position=mine), deck

    def not_counted(self, position: SoloPosition) -> tuple[str, ...]:
        return STAMP_SWAP.not_counted(position.position)

    def score(self, position: SoloPosition, *entered: Contest | None) -> SoloScore:
        from stockbook.games.scores import SoloScore
        from stockbook.models.pinzetta.position import not_counted

        mine = album_score(position.show_phase(), *entered)
        return SoloScore(position, replace(mine, assumed=(*mine.assumed, *not_counted(position))))

    def search(self, position: SoloPosition, goal: Goal) -> Search:
        if position.position.phase == "show":
            return show_search(position.show_phase(), goal, position.in_sight)
        if position.position.phase == "cut" and not position.cuts():
            raise NoMove("me.collection", "no cut is legal: there must be an item for each pile")
        from stockbook.optimizer.pinzetta.advice import advise

        return Search(partial(advise, position, goal=goal), ("deck",), position.in_sight)

    def reviewer(self, game: Any, names: Sequence[str]) -> Reviewer:
        from stockbook.games.pinzetta.review import PinzettaReviewer

        return PinzettaReviewer(game)

    def table_review(self, record: TableRecord, states: Sequence[Any]) -> TableReview:
        from stockbook.games.pinzetta.review import TABLES

        return TABLES.review(record, states)

    def own_agents(self) -> Mapping[str, AgentFactory]:
        from stockbook.optimizer.pinzetta.agents import AGENTS

        return AGENTS

    def compare(self, position: SoloPosition, move: Any, goal: Goal) -> Search:
        from stockbook.games.stampswap.searches import solo_compared

        return solo_compared(position, move, goal, lambda: self.search(position, goal))

    def what_if(self, position: SoloPosition, wishes: Sequence[Any], goal: Goal) -> Search:
        from stockbook.games.stampswap.searches import show_wished, solo_cuts_wished

        if position.position.phase == "cut":
            return solo_cuts_wished(self.search(position, goal), wishes)
        return show_wished(position.show_phase(), wishes, goal, position.in_sight)

    def worth(self, position: SoloPosition) -> Search:
        from stockbook.games.stampswap.searches import show_worth

        return show_worth(position.show_phase())

    def read_move(self, position: SoloPosition, text: str) -> Any:
        from stockbook.games.stampswap.moves import read_solo_move

        return read_solo_move(position, text)

    def words(self, game: Pinzetta) -> PinzettaWords:
        from stockbook.games.pinzetta.words import PinzettaWords

        return PinzettaWords(game)

    def advised_lines(self, state: Any, answer: Any) -> list[str]:
        from stockbook.games.pinzetta.words import advised_lines

        return advised_lines(state, answer)


GAME = PinzettaDefinition()
