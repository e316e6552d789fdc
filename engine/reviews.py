"""The question for the review of a recorded game, and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from stockbook.engine.answering import ANSWERS, Reporter
from stockbook.engine.answers import Answer, Outcome
from stockbook.engine.choices import SEED, WORKERS, Refused, Within
from stockbook.engine.questions import Question
from stockbook.games.registry import definition_of
from stockbook.games.sources import folder_of
from stockbook.models.files.faults import Fault
from stockbook.models.files.toml_file import read_text

if TYPE_CHECKING:
    from stockbook.models.play.real_tables import TableRecord
    from stockbook.models.play.record import Record
    from stockbook.optimizer.review.game_review import GameReview

#: The numbers that the options of a review may have.
DECISION_TIME, AFTER = Within(0.05, 3600), Within(0)


@dataclass(frozen=True)
class Reviewed(Answer):
    """What each decision of a recorded game gave away, as far as the review has come."""

    review: GameReview

    @property
    def outcome(self) -> Outcome:
        return Outcome.INTERRUPTED if self.review.interrupted else Outcome.ANSWERED

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.review import review_document

        return review_document(self.review)

    @property
    def chart(self) -> str:
        """The course of the leads as an SVG document."""
        from stockbook.optimizer.charts import course_svg

        return course_svg(self.review.title, self.review.names, self.review.course)

    @property
    def page(self) -> str:
        """The review as an HTML document."""
        from stockbook.engine.review_page import review_html

        return review_html(self.document)


@dataclass(frozen=True)
class Review(Question[Reviewed]):
    """The question for what each decision of a recorded game gave away against the best one.

    Parameters
    ----------
    player
        The player, or the agent, whose decisions are reviewed; None for all.
    time
        Seconds for each decision.
    after
        The number of the last decision that is left out; 0 for none.
    workers, seed
        As in ``SearchTime``.
    """

    player: str | None = None
    time: Annotated[float, DECISION_TIME] = 1.0
    after: Annotated[int, AFTER] = 0
    workers: Annotated[int | None, WORKERS] = None
    seed: Annotated[int, SEED] = 0


def _review(question: Review, reporter: Reporter) -> Reviewed:
    from stockbook.optimizer.review.game_review import review_game
    from stockbook.optimizer.solver.limits import SearchLimits

    record = _record(question.source.name)
    players = None if question.player is None else _numbers(record, question.player)
    limits = SearchLimits(question.time, question.workers, question.seed)
    with reporter.reviewing(limits) as (stoppable, hear):
        found = review_game(
            record,
            definition_of(record.game),
            players,
            limits=stoppable,
            on_decision=hear,
            after=question.after,
        )
    return Reviewed(found)


def _record(file: str) -> Record | TableRecord:
    """The record in a text, which can be played again."""
    from stockbook.games.records import parse_record, table_record
    from stockbook.models.play.record import replay

    text, name = read_text(file)
    if table := table_record(text, name, None, folder_of(file, name)):
        table.states()
        return table
    record = parse_record(text, name)
    replay(record)
    return record


def _numbers(record: Record | TableRecord, player: str) -> list[int]:
    """The players, from 0, whom a name means: one, or all of an agent, with its time or without."""
    from stockbook.models.play.player_names import ME, names_for
    from stockbook.models.play.real_tables import TableRecord

    shown = names_for(record.names, None)
    ways = (shown, record.names, [agent.rpartition(":")[0] for agent in record.names])
    named = ([number for number, name in enumerate(names) if name == player] for names in ways)
    found = next(filter(None, named), [])
    if not found:
        message = f"no player has this name: the game has {', '.join(dict.fromkeys(record.names))}"
    elif isinstance(record, TableRecord) and player != ME:
        message = f"at a real table only my decisions are known: write --player {ME}, or leave it out"
    else:
        return found
    raise Refused([Fault(record.file, "--player", message)])


ANSWERS[Review] = _review
