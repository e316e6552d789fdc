"""The documents of games by agents, against them, and at a real table; players count from 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

from stockbook.engine.documents.positions import AnyPosition
from stockbook.engine.documents.score import GameScore, game_score
from stockbook.games.registry import definition_of
from stockbook.models.play.player_names import ME
from stockbook.models.play.real_tables import AnswerKind, TableQuestion
from stockbook.models.play.record import GameHistory

if TYPE_CHECKING:
    from stockbook.engine.play import Match
    from stockbook.engine.play import Step as Shown
    from stockbook.games.tables import TableLines

_Found = TypeVar("_Found")


class Played(TypedDict):
    """An action of a player, who counts from 1."""

    player: int
    action: str


class PlayedGame(TypedDict):
    """A game that agents have played to its end."""

    game: str
    players: list[str]
    seed: int
    actions: list[Played]
    scores: list[int]
    winners: list[int]


def record_document(history: GameHistory[Any, Any, Any], names: Sequence[str]) -> dict[str, Any]:
    """The document of ``play --auto``: the actions and scores of a finished game."""
    game, state = history.game, history.state
    return dict(
        PlayedGame(
            game=game.name,
            players=list(names),
            seed=history.seed,
            actions=[Played(player=each.player + 1, action=each.text) for each in history.actions],
            scores=list(game.score(state)),
            winners=[player + 1 for player in game.winners(state)],
        )
    )


class Step(TypedDict):
    """An action of a player, who counts from 1, in words, and my position after it."""

    player: int
    told: str
    position: AnyPosition | None


class LegalAction(TypedDict):
    """An action that I may take, as it is written and in words."""

    action: str
    said: str


class Turn(TypedDict):
    """A game against agents at my decision, or at its end."""

    game: str
    players: list[str]
    me: int
    decisions: int
    moments: list[int]
    steps: list[Step]
    position: AnyPosition | None
    question: str | None
    actions: list[LegalAction]
    undo: bool
    to_come: dict[str, int]
    over: bool
    score: GameScore | None
    record: str


def turn_document(match: Match, steps: Sequence[tuple[Shown, Any]]) -> dict[str, Any]:
    """The document of ``turn`` in a game against agents; each new step has my position after it."""
    record, me, question = match.record, match.me, match.question
    game, view, over = match.history.game, match.view, not question
    position: Any = steps[-1][1] if steps else match.position
    return dict(
        Turn(
            game=record.game,
            players=list(record.names),
            me=me + 1,
            decisions=len(record.actions),
            moments=[number for number, action in enumerate(record.actions) if action.player == me],
            steps=[Step(player=step.player + 1, told=step.words, position=after) for step, after in steps],
            position=position,
            question=question or None,
            actions=[
                LegalAction(action=game.write(each), said=match.words.say(view, each))
                for each in match.actions
            ],
            undo=match.may_undo,
            to_come=dict(match.to_come),
            over=over,
            score=game_score(record.game, match.sheet) if over else None,
            record=str(record),
        )
    )


class TableLine(TypedDict):
    """A line of a table's record that says something, by its number in the file."""

    line: int
    text: str


class TableAnswer(TypedDict):
    """One of a few answers to a question, as it is typed and in words."""

    answer: str
    said: str


class AskedAtTable(TypedDict):
    """A question about what happened next at a real table."""

    words: str
    start: str
    optional: bool
    usual: str | None
    kind: AnswerKind
    player: int | None
    choices: list[TableAnswer]
    goods: list[str]
    most: int | None
    between: str
    completions: list[str]


def _asked(question: TableQuestion) -> AskedAtTable:
    return AskedAtTable(
        words=question.words,
        start=question.start,
        optional=question.optional,
        usual=question.usual or None,
        kind=question.kind,
        player=None if question.player is None else question.player + 1,
        choices=[TableAnswer(answer=each.answer, said=each.said) for each in question.choices],
        goods=list(question.goods),
        most=question.most,
        between=question.between,
        completions=list(question.completions),
    )


class TableTurn(TypedDict):
    """A game at a real table after the last line of its record, and what is asked next."""

    game: str
    players: list[str]
    me: int
    lines: list[TableLine]
    questions: list[AskedAtTable]
    position: AnyPosition | None
    no_advice: str | None
    to_come: dict[str, int]
    over: bool
    score: GameScore
    record: str


def table_turn_document(table: TableLines) -> dict[str, Any]:
    """The document of ``turn`` for a game at a real table after the last line of its record."""
    record, records, state = table.record, table.records, table.state
    questions = [_asked(each) for each in table.questions]
    seen, blind = _or_reason(lambda: records.tables(records.sight(state)))
    _, waits = _or_reason(lambda: records.position(state))
    position: Any = seen
    return dict(
        TableTurn(
            game=record.game,
            players=list(record.names),
            me=record.names.index(ME) + 1,
            lines=[TableLine(line=number, text=line) for number, line in record.lines],
            questions=questions,
            position=position,
            no_advice=blind or waits,
            to_come=dict(definition_of(record.game).unseen(table.states, [line for _, line in record.lines])),
            over=not questions,
            score=game_score(record.game, records.sheet(state)),
            record=table.text,
        )
    )


def _or_reason(look: Callable[[], _Found]) -> tuple[_Found | None, str | None]:
    """The position to show, and the reason if there is none."""
    try:
        return look(), None
    except ValueError as error:
        return None, str(error)
