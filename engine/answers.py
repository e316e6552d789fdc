"""The answers to questions about positions, one type for each kind, and their documents."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from stockbook.games.registry import game_of

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice, RankedMove
    from stockbook.games.scores import AlbumScore, PlayersScore, SoloScore
    from stockbook.models.files.faults import Fault, PositionError
    from stockbook.models.play.protocol import ScoreSheet
    from stockbook.models.stampswap.facts import KeyedWarning


class Outcome(Enum):
    """The way in which a question has ended."""

    ANSWERED = "answered"
    WRONG = "wrong"
    """The question, or the text it is about, has faults."""
    IMPOSSIBLE = "impossible"
    """The rules leave no such move."""
    INTERRUPTED = "interrupted"
    """A signal has ended the search, and the answer is the best so far."""
    BROKEN = "broken"
    """This program has a fault."""


class Answer(ABC):
    """An answer to a question; what it has not got is None, or empty."""

    @property
    def about(self) -> Any:
        """The position that it is about, of any game."""
        return getattr(self, "position", None)

    @property
    def game(self) -> str | None:
        """Name of the game."""
        return None if self.about is None else str(self.about.game_name)

    @property
    def phase(self) -> str | None:
        """The phase, in a game that has some."""
        mine = None if self.about is None else game_of(self.about).my_side(self.about)
        return None if mine is None else mine.phase

    @property
    def warnings(self) -> Sequence[KeyedWarning]:
        """The warnings about what in the position is hardly so at the table."""
        return () if self.about is None else game_of(self.about).warnings(self.about)

    @property
    def assumed(self) -> tuple[str, ...]:
        """A text for each thing that the answer takes for granted, or leaves out."""
        return ()

    @property
    def seconds(self) -> float | None:
        """Seconds that its search took; None also for a deterministic one."""
        return None

    @property
    def seed(self) -> int | None:
        """Seed of the random choices of its search."""
        return None

    @property
    def outcome(self) -> Outcome:
        """The way in which the question has ended."""
        return Outcome.ANSWERED

    @property
    @abstractmethod
    def document(self) -> dict[str, Any]:
        """The document, as ``--json`` prints it."""


@dataclass(frozen=True)
class Refusal(Answer):
    """There is no answer.

    Parameters
    ----------
    faults
        Every reason.
    more
        Number of faults beyond these.
    possible
        Whether the question is wrong, and a right one has an answer; False where the rules leave none.
    broken
        Whether the reason is a fault of this program.
    """

    faults: tuple[Fault, ...]
    more: int = 0
    possible: bool = True
    broken: bool = False

    @property
    def outcome(self) -> Outcome:
        if self.broken:
            return Outcome.BROKEN
        return Outcome.WRONG if self.possible else Outcome.IMPOSSIBLE

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.common import faults_document

        return faults_document(self.faults)


@dataclass(frozen=True)
class Checked(Answer):
    """The faults of a text.

    Parameters
    ----------
    told
        Its game and its phase, as it has them; None where it does not, or they are no words.
    position
        The position in it, of any game; None where it has faults, or nobody anything to decide.
    error
        Its faults; None for none.
    """

    told: tuple[str | None, str | None]
    position: Any
    error: PositionError | None

    @property
    def game(self) -> str | None:
        return self.told[0]

    @property
    def phase(self) -> str | None:
        return self.told[1]

    @property
    def outcome(self) -> Outcome:
        return Outcome.WRONG if self.error else Outcome.ANSWERED

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.common import checked_document, heading

        head = heading(self.game, self.phase, self.warnings)
        return checked_document(head, self.error.faults if self.error else ())


@dataclass(frozen=True)
class CheckedDeck(Answer):
    """The faults of the text of one's own copy."""

    faults: tuple[Fault, ...]

    @property
    def outcome(self) -> Outcome:
        return Outcome.WRONG if self.faults else Outcome.ANSWERED

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.common import check_document

        return check_document(self.faults)


@dataclass(frozen=True)
class Scored(Answer):
    """The points of a position of any game."""

    position: Any
    score: AlbumScore | SoloScore | PlayersScore

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.score import players_document, score_document
        from stockbook.games.scores import AlbumScore, PlayersScore

        score = self.score
        if isinstance(score, PlayersScore):
            return players_document(score.game, score.players, score.assumed)
        if isinstance(score, AlbumScore):
            return score_document(score.position, score.lines, score.entered, score.assumed)
        from stockbook.engine.documents.score import solo_score_document

        return solo_score_document(score.solo, score.mine.lines, score.mine.entered, score.assumed)

    @property
    def assumed(self) -> tuple[str, ...]:
        return self.score.assumed


@dataclass(frozen=True)
class ScoredGame(Answer):
    """Everybody's points in a recorded game."""

    name: str
    sheet: ScoreSheet

    @property
    def game(self) -> str:
        return self.name

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.score import sheet_document

        return sheet_document(self.name, self.sheet)

    @property
    def assumed(self) -> tuple[str, ...]:
        return tuple(self.sheet.missing)


@dataclass(frozen=True)
class Shown(Answer):
    """A position.

    Parameters
    ----------
    position
        The position, of any game.
    tables
        The tables of a file that reads back equal.
    """

    position: Any
    tables: Mapping[str, Any]

    @property
    def document(self) -> dict[str, Any]:
        return dict(self.tables)

    @property
    def drawing(self) -> str:
        """The position as an SVG document."""
        return game_of(self.position).drawing(self.position)


@dataclass(frozen=True)
class Advised(Answer):
    """The best move."""

    advice: Advice

    @property
    def about(self) -> Any:
        return self.advice.position

    @property
    def moves(self) -> Sequence[RankedMove]:
        """The moves that are ranked, best first, in a form that all games share."""
        return self.advice.moves

    @property
    def seconds(self) -> float | None:
        return self.advice.seconds

    @property
    def seed(self) -> int:
        return self.advice.seed

    @property
    def outcome(self) -> Outcome:
        if self.advice.impossible:
            return Outcome.IMPOSSIBLE
        return Outcome.INTERRUPTED if self.advice.interrupted else Outcome.ANSWERED

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.advice import document

        return document(self.advice)

    @property
    def assumed(self) -> tuple[str, ...]:
        return self.advice.assumed
