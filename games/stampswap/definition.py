"""Stamp Swap."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.games.definition import GameDefinition, NoMove, Search
from stockbook.games.scores import AlbumScore
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.facts import position_warnings
from stockbook.models.stampswap.in_force import explained, unexplained
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import position_from

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from stockbook.games.boards import Decision
    from stockbook.games.stampswap.boards import StampBoards
    from stockbook.games.stampswap.words import StampSwapWords
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_table import TomlTable
    from stockbook.models.play.protocol import AnyGame, ScoreSheet
    from stockbook.models.play.real_tables import TableRecord, TableRecords
    from stockbook.models.play.record import GameHistory
    from stockbook.models.stampswap.deck import Deck
    from stockbook.models.stampswap.game.stamp_swap import Season, StampSwap
    from stockbook.models.stampswap.game.state import StampSwapState
    from stockbook.optimizer.arena.agent import AgentFactory
    from stockbook.optimizer.review.decisions import Reviewer, TableReview
    from stockbook.optimizer.swap.answer import ChoiceAdvice


def show_search(position: Position, goal: Goal, in_sight: Position) -> Search:
    """The search of a Show Phase; ``in_sight`` is the position with all that is seen."""
    choices = ("plans", "contests", "deck")
    if goal is Goal.GAME and not position.last:
        from stockbook.optimizer.stampswap.game_placement import best_placement_for_game

        return Search(partial(best_placement_for_game, position), choices, in_sight)
    from stockbook.optimizer.placement.search import best_placement

    return Search(partial(best_placement, position), choices)


def _choose(position: Position, **question: Any) -> ChoiceAdvice:
    from stockbook.optimizer.swap.best_moves import NothingToChoose, best_choices

    try:
        return best_choices(position, **question)
    except NothingToChoose as error:
        raise NoMove("opponents", str(error)) from None


def album_score(position: Position, *entered: Contest | None) -> AlbumScore:
    """The points of my album with a contest, or none, entered: if it is not given, the one that pays most."""
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


class StampSwapDefinition(GameDefinition):
    """The definition of Stamp Swap."""

    name = "stampswap"
    class_limits = (1.0, 2.0, 6.0)
    title = "Stamp Swap"
    players: ClassVar[Sequence[int]] = (2, 3, 4, 5)
    usual_players = 3
    board = "album"
    empty: ClassVar[Mapping[str, Any] | None] = {
        "game": "stampswap",
        "phase": "show",
        "round": 1,
        "contests": [],
        "me": {},
    }
    has_contests = True
    has_phases = True
    has_puzzles = True
    read = staticmethod(position_from)
    warnings = staticmethod(position_warnings)
    not_counted = staticmethod(not_counted)
    score = staticmethod(album_score)

    def variants(self) -> Mapping[str, GameDefinition]:
        return {SEASON.name: SEASON}

    def make(self, players: int | None, options: TomlTable) -> AnyGame:
        from stockbook.models.stampswap.game.stamp_swap import make_game

        return make_game(players, options)

    def position_tables(
        self, history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]
    ) -> dict[str, Any]:
        from stockbook.models.stampswap.game.stamp_swap import position_tables

        return position_tables(history, player, names)

    def score_sheet(self, game: Any, state: Any, names: Sequence[str]) -> ScoreSheet:
        from stockbook.models.stampswap.game.stamp_swap import score_sheet

        return score_sheet(game, state, names)

    def to_come(self, state: StampSwapState, /) -> Mapping[str, int]:
        from stockbook.models.stampswap.effects import FOREVER, STACKS

        return dict(zip((*STACKS, FOREVER), map(len, state.deal.stacks), strict=True))

    def unseen(self, states: Sequence[Any], lines: Sequence[str], /) -> Mapping[str, int]:
        from stockbook.games.stampswap.table.unseen import unseen_tiles

        return unseen_tiles(states, lines)

    @property
    def table_records(self) -> TableRecords[Any]:
        from stockbook.games.stampswap.table import record

        return record

    def tables(self, position: Position) -> dict[str, Any]:
        from stockbook.models.stampswap.reading import position_to_dict

        return position_to_dict(position)

    def drawing(self, position: Position) -> str:
        from stockbook.models.drawing.album_svg import position_svg

        return position_svg(position)

    def review_boards(self, position_before: Callable[[Decision], Any]) -> StampBoards:
        from stockbook.games.stampswap.boards import StampBoards

        return StampBoards(position_before)

    def my_side(self, position: Position) -> Position:
        return position

    def with_deck(self, position: Position, deck: Deck | None) -> tuple[Position, Deck | None]:
        position = explained(position, deck) if deck else position
        return position, position.deck

    def assumed(self, position: Position) -> Sequence[str]:
        from stockbook.models.stampswap.facts import assumptions

        return assumptions(position)

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
            from stockbook.optimizer.stampswap.collect_phase import best_items

            return Search(partial(best_items, position, goal=goal), ("deck",), position)
        if position.phase == "choose":
            return Search(partial(_choose, position, goal=goal), ("deck", "opponents"), position)
        from stockbook.optimizer.swap.best_moves import best_cuts

        return Search(partial(best_cuts, position, goal=goal), ("deck", "opponents", "asked"), position)

    def reviewer(self, game: Any, names: Sequence[str]) -> Reviewer:
        from stockbook.games.stampswap.review import StampSwapReviewer

        return StampSwapReviewer(game, names)

    def table_review(self, record: TableRecord, states: Sequence[Any]) -> TableReview:
        from stockbook.games.stampswap.review import TABLES

        return TABLES.review(record, states)

    def own_agents(self) -> Mapping[str, AgentFactory]:
        from stockbook.optimizer.stampswap.agents import AGENTS

        return AGENTS

    def compare(self, position: Position, move: Any, goal: Goal) -> Search:
        from stockbook.games.stampswap.searches import compared

        return compared(position, move, goal, lambda: self.search(position, goal))

    def what_if(self, position: Position, wishes: Sequence[Any], goal: Goal) -> Search:
        from stockbook.games.stampswap.searches import cuts_wished, show_wished

        if position.phase == "cut":
            return cuts_wished(self.search(position, goal), wishes)
        return show_wished(position, wishes, goal, position)

    def worth(self, position: Position) -> Search:
        from stockbook.games.stampswap.searches import show_worth

        return show_worth(position)

    def read_move(self, position: Position, text: str) -> Any:
        from stockbook.games.stampswap.moves import read_move

        return read_move(position, text)

    @property
    def opponents(self) -> Sequence[str]:
        return [name for name in super().opponents if name != "hasty"]

    def words(self, game: StampSwap | Season) -> StampSwapWords:
        from stockbook.games.stampswap.words import StampSwapWords

        return StampSwapWords(game)

    def advised_lines(self, state: Any, answer: Any) -> list[str]:
        from stockbook.games.stampswap.moves import advised_lines

        return advised_lines(state, answer)


class SeasonDefinition(StampSwapDefinition):
    """The definition of seasons, in which one player alone places dealt stamps."""

    name = "stampswap-season"
    players: ClassVar[Sequence[int]] = (1,)
    usual_players = 1

    def variants(self) -> Mapping[str, GameDefinition]:
        return {}

    def make(self, players: int | None, options: TomlTable) -> AnyGame:
        from stockbook.models.stampswap.game.stamp_swap import make_season

        return make_season(players, options)


SEASON = SeasonDefinition()
GAME = StampSwapDefinition()
