"""The definition of a game: how its positions are read, written, drawn, scored and searched."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from stockbook.models.games.goal import Goal

if TYPE_CHECKING:
    from stockbook.games.scores import AlbumScore, PlayersScore, SoloScore
    from stockbook.models.contests import Contest
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.stampswap.deck import Deck
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.warnings import KeyedWarning
    from stockbook.optimizer.comparison import Comparison
    from stockbook.optimizer.solver.limits import SearchLimits


class NoMove(ValueError):
    """There is no move to advise; ``key`` is the place in a position file that says so."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class MoveError(ValueError):
    """The error of a text that is no move.

    Parameters
    ----------
    reasons
        Every reason.
    legal
        Whether it cannot be read; False where the rules do not allow the move that it means.
    """

    def __init__(self, reasons: Sequence[str], *, legal: bool = True) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = tuple(reasons)
        self.legal = legal


class Search(NamedTuple):
    """A search that knows its position.

    Attributes
    ----------
    run
        Returns the answer, given ``limits`` and the choices.
    choices
        The names of the choices that it takes.
    in_sight
        The position with all that is seen, where the rest is drawn; None where nothing is drawn.
    """

    run: Callable[..., Any]
    choices: tuple[str, ...] = ()
    in_sight: Position | None = None


class GameDefinition(ABC):
    """One game. What only its searches or drawings need is loaded when they are asked for."""

    name: ClassVar[str]
    """The ``game`` key of its files."""
    usual_goal: ClassVar[Goal] = Goal.GAME
    """The points that advice maximizes unless told."""
    explained_goals: ClassVar[tuple[Goal, ...]] = tuple(Goal)
    """The goals by which a move is compared with the best one."""
    enough_time: ClassVar[float | None] = None
    """Seconds of a whole hint that are enough unless more than the default is asked for; None for all."""
    has_contests: ClassVar[bool] = False
    """Whether a score counts a contest as entered, and a deck may say what its cards do."""

    @abstractmethod
    def read(self, source: TomlFile) -> Any:
        """The position in the tables of a file.

        Raises
        ------
        PositionError
            With every fault.
        """

    def warnings(self, position: Any) -> list[KeyedWarning]:
        """The warnings about a position that is hardly possible at the table, each a key and a message."""
        return []

    @abstractmethod
    def tables(self, position: Any) -> dict[str, Any]:
        """The tables of a file that reads back equal."""

    @abstractmethod
    def drawing(self, position: Any) -> str:
        """The position as an SVG document."""

    def my_side(self, position: Any) -> Position | None:
        """My side as a position of Stamp Swap; None for another game."""
        return None

    def with_deck(self, position: Any, deck: Deck | None) -> tuple[Any, Deck | None]:
        """The position with what a deck says of its cards, and that deck: the one given, or its own."""
        return position, deck

    def not_counted(self, position: Any) -> tuple[str, ...]:
        """A text for each thing that the position only names, so that no answer counts it."""
        return ()

    @abstractmethod
    def score(self, position: Any, *entered: Contest | None) -> AlbumScore | SoloScore | PlayersScore:
        """The points so far, with a contest, or none, entered: if it is not given, the one that pays most."""

    def default_goal(self, position: Any) -> Goal:
        """The points that advice about a position maximizes unless told."""
        return self.usual_goal

    @abstractmethod
    def search(self, position: Any, goal: Goal) -> Search:
        """The search for the best move.

        Raises
        ------
        NoMove
            If there is nothing to choose.
        PositionError
            If the position lacks something.
        """

    @abstractmethod
    def read_move(self, position: Any, text: str) -> Any:
        """The move that a text means.

        Raises
        ------
        MoveError
            If it is none, or not legal.
        """

    def compare(self, position: Any, move: Any, limits: SearchLimits) -> Comparison | None:
        """A move beside the best one by the lead expected at the end; None for games that compare otherwise.

        Raises
        ------
        NoMove
            If there is nothing to choose.
        IllegalMove
            If the rules do not allow the move.
        """
        return None
