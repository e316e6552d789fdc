"""Pinzetta, the solo opponent of Stamp Swap."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.games.definition import GameDefinition, NoMove, Search
from stockbook.games.stampswap.definition import GAME as STAMP_SWAP
from stockbook.games.stampswap.definition import album_score, show_search
from stockbook.models.games.goal import Goal
from stockbook.models.pinzetta.reading import position_from

if TYPE_CHECKING:
    from stockbook.games.scores import SoloScore
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.pinzetta.position import SoloPosition
    from stockbook.models.stampswap.deck import Deck
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.warnings import KeyedWarning


class PinzettaDefinition(GameDefinition):
    """The definition of games against Pinzetta."""

    name: ClassVar[str] = "pinzetta"
    usual_goal: ClassVar[Goal] = Goal.NOW
    has_contests: ClassVar[bool] = True

    def read(self, source: TomlFile) -> SoloPosition:
        return position_from(source)

    def warnings(self, position: SoloPosition) -> list[KeyedWarning]:
        from stockbook.models.pinzetta.reading import solo_warnings

        return solo_warnings(position)

    def tables(self, position: SoloPosition) -> dict[str, Any]:
        from stockbook.models.pinzetta.reading import solo_position_to_dict

        return solo_position_to_dict(position)

    def drawing(self, position: SoloPosition) -> str:
        from stockbook.models.drawing.table_svg import solo_svg

        return solo_svg(position)

    def my_side(self, position: SoloPosition) -> Position:
        return position.position

    def with_deck(self, position: SoloPosition, deck: Deck | None) -> tuple[SoloPosition, Deck | None]:
        mine, deck = STAMP_SWAP.with_deck(position.position, deck)
        return replace(position, position=mine), deck

    def not_counted(self, position: SoloPosition) -> tuple[str, ...]:
        return STAMP_SWAP.not_counted(position.position)

    def score(self, position: SoloPosition, *entered: Contest | None) -> SoloScore:
        from stockbook.games.scores import SoloScore
        from stockbook.models.pinzetta.scoring import not_counted

        mine = album_score(position.show_phase(), *entered)
        return SoloScore(position, replace(mine, assumed=(*mine.assumed, *not_counted(position))))

    def search(self, position: SoloPosition, goal: Goal) -> Search:
        if position.position.phase == "show":
            return show_search(position.show_phase(), goal, position.in_sight)
        if position.position.phase == "cut" and not position.cuts():
            raise NoMove("me.collection", "no cut is legal: there must be an item for each pile")
        from stockbook.optimizer.pinzetta.advice import advise

        return Search(partial(advise, position, goal=goal), ("deck",), position.in_sight)

    def read_move(self, position: SoloPosition, text: str) -> Any:
        from stockbook.games.stampswap.moves import read_solo_move

        return read_solo_move(position, text)


GAME = PinzettaDefinition()
