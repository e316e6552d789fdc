"""Stamp Swap."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.games.definition import GameDefinition, NoMove, Search
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.in_force import explained, unexplained
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import position_from

if TYPE_CHECKING:
    from stockbook.games.scores import AlbumScore
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.stampswap.deck import Deck
    from stockbook.models.stampswap.warnings import KeyedWarning
    from stockbook.optimizer.swap.answer import ChoiceAdvice


class StampSwapDefinition(GameDefinition):
    """The definition of Stamp Swap."""

    name: ClassVar[str] = "stampswap"
    has_contests: ClassVar[bool] = True

    def read(self, source: TomlFile) -> Position:
        return position_from(source)

    def warnings(self, position: Position) -> list[KeyedWarning]:
        from stockbook.models.stampswap.warnings import position_warnings

        return position_warnings(position)

    def tables(self, position: Position) -> dict[str, Any]:
        from stockbook.models.stampswap.writing import position_to_dict

        return position_to_dict(position)

    def drawing(self, position: Position) -> str:
        from stockbook.models.drawing.album_svg import position_svg

        return position_svg(position)

    def my_side(self, position: Position) -> Position:
        return position

    def with_deck(self, position: Position, deck: Deck | None) -> tuple[Position, Deck | None]:
        position = explained(position, deck) if deck else position
        return position, position.deck

    def not_counted(self, position: Position) -> tuple[str, ...]:
        return not_counted(position)

    def score(self, position: Position, *entered: Contest | None) -> AlbumScore:
        return album_score(position, *entered)

    def default_goal(self, position: Position) -> Goal:
        """The whole game, which is this phase in the last round."""
        return Goal.NOW if position.last else self.usual_goal

    def search(self, position: Position, goal: Goal) -> Search:
        if position.phase == "show":
            return show_search(position, goal, position)
        if position.phase == "collect":
            if not position.pool:
                raise PositionError(
                    [Fault("", "pool", 'missing: add pool = ["2x3 blue animals 2", "2x2 ?"]')]
                )
            from stockbook.optimizer.stampswap.best_item import best_items

            return Search(partial(best_items, position, goal=goal), ("deck",), position)
        if position.phase == "choose":
            return Search(partial(_choose, position, goal=goal), ("deck", "opponents"), position)
        from stockbook.optimizer.swap.best_cut import best_cuts

        return Search(partial(best_cuts, position, goal=goal), ("deck", "opponents", "asked"), position)

    def read_move(self, position: Position, text: str) -> Any:
        from stockbook.games.stampswap.moves import read_move

        return read_move(position, text)


GAME = StampSwapDefinition()


def show_search(position: Position, goal: Goal, in_sight: Position) -> Search:
    """The search of a Show Phase; ``in_sight`` is the position with all that is seen."""
    choices = ("plans", "contests", "deck")
    if goal is Goal.GAME and not position.last:
        from stockbook.optimizer.stampswap.game_placement import best_placement_for_game

        return Search(partial(best_placement_for_game, position), choices, in_sight)
    from stockbook.optimizer.placement.search import best_placement

    return Search(partial(best_placement, position), choices)


def _choose(position: Position, **question: Any) -> ChoiceAdvice:
    from stockbook.optimizer.swap.best_pile import NothingToChoose, best_choices

    try:
        return best_choices(position, **question)
    except NothingToChoose as error:
        raise NoMove("opponents", str(error)) from None


def album_score(position: Position, *entered: Contest | None) -> AlbumScore:
    """The points of my album with a contest, or none, entered: if it is not given, the one that pays most."""
    from stockbook.games.scores import AlbumScore
    from stockbook.models.stampswap.scoring import best_contest, score, table_score

    (contest,) = entered or (best_contest(position),)
    waiting = len(position.place)
    which = f"the {waiting} stamps still to place are" if waiting > 1 else "the stamp still to place is"
    assumed: tuple[str, ...] = (f"{which} not counted: stockbook hint places them",) if waiting else ()
    if position.opponents:
        assumed += table_score(position, contest).missing
    lines = score(position, position.album, contest)
    return AlbumScore(position, lines, contest, (*assumed, *not_counted(position)))


def not_counted(position: Position) -> tuple[str, ...]:
    """One text for all specialists whose effect is not told; none where there are none."""
    names = unexplained(position)
    return (f"effects of specialists that are only named are not counted: {', '.join(names)}",) * bool(names)
