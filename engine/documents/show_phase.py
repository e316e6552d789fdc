"""The documents of a Show Phase: ``hint`` and ``place``, now and for the whole game, and ``explain``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from stockbook.engine.documents.common import (
    Compared,
    Ends,
    Item,
    Number,
    answer_document,
    compared,
    ends_of,
    item_document,
    rows_document,
    value_of,
)
from stockbook.engine.documents.score import Line, ScoreTrack, lines_document, track_document
from stockbook.models.album.album import cell_name
from stockbook.models.album.stamps import Tile
from stockbook.models.play.goal import Goal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stockbook.models.contests import Contest
    from stockbook.optimizer.placement.plan import PlacementAdvice
    from stockbook.optimizer.placement.plan import Plan as FoundPlan
    from stockbook.optimizer.placement.search import Explanation
    from stockbook.optimizer.stampswap.game_placement import GameExplanation, GamePlacementAnswer
    from stockbook.optimizer.stampswap.game_placement import GamePlan as FoundGamePlan


class TileItem(Item):
    """A tile to place; ``stamp`` is the older name of its ``good``."""

    stamp: str


class PlacedItem(TileItem):
    """A tile and the space of its top left corner."""

    at: str


def tile_document(item: int, tile: Tile) -> TileItem:
    """A tile to place, its item counted from 0 here."""
    return TileItem(**item_document(item, tile), stamp=str(tile))


class Plan(ScoreTrack):
    """A move of a Show Phase, with its points line by line."""

    points: int
    contest: str | None
    lines: list[Line]
    place: list[PlacedItem]
    discard: list[TileItem]


def plan_document(plan: FoundPlan, before: int | None = None) -> Plan:
    """A plan with its lines and moves; with the score track where it had ``before`` points."""
    return Plan(
        points=plan.points,
        **track_document(plan.track(before)),
        contest=contest_text(plan.contest),
        lines=lines_document(plan.lines),
        place=[
            PlacedItem(**tile_document(item, placed.tile), at=cell_name(placed.cell))
            for item, placed in sorted(plan.placed)
        ],
        discard=[tile_document(item, tile) for item, tile in sorted(plan.discarded)],
    )


def contest_text(contest: Contest | None) -> str | None:
    """A contest as in the file; None where no contest is entered."""
    return None if contest is None else str(contest)


class Expectation(Ends):
    """The points expected by the end of the game, and the contests meant for later."""

    now: int
    expected: Number | None
    samples: int
    keep: list[str]


class GamePlan(Plan, Expectation):
    """A move with the points expected by the end of the game."""


def game_plan_document(plan: FoundGamePlan, before: int | None) -> GamePlan:
    """A plan with the points expected by the end; with the score track where it had ``before`` points."""
    return GamePlan(**plan_document(plan.plan, before), **_expected(plan))


def _expected(plan: FoundGamePlan) -> Expectation:
    expected = plan.expected
    return Expectation(
        now=plan.plan.points,
        expected=value_of(expected),
        **(Ends() if expected.few else ends_of(expected)),
        samples=expected.samples,
        keep=[str(contest) for contest in plan.keep],
    )


class ContestBest(Ends):
    """The best for one contest; what is expected, where there is a candidate for it."""

    contest: str | None
    best: int
    bound: int
    now: NotRequired[int]
    expected: NotRequired[Number | None]
    samples: NotRequired[int]
    keep: NotRequired[list[str]]


class Placement(TypedDict):
    """The answer of ``hint`` and ``place`` for a Show Phase."""

    status: Literal["optimal", "feasible"]
    best: int
    bound: int
    plans: list[Plan | GamePlan]
    by_contest: list[ContestBest]


def placement_document(answer: PlacementAdvice, goal: Goal) -> dict[str, Any]:
    """The document of ``hint`` and ``place``."""
    content = Placement(
        status=answer.status,
        best=answer.best,
        bound=answer.bound,
        plans=[plan_document(plan, answer.position.me.points) for plan in answer.plans],
        by_contest=_contests(answer, {}),
    )
    return answer_document(content, answer, goal)


def game_placement_document(answer: GamePlacementAnswer, goal: Goal) -> dict[str, Any]:
    """The document of ``place --goal game``: that of this Show Phase alone, with the points expected later.

    The best points and the bounds are those of this Show Phase; nothing is proved of the game.
    """
    exact = answer.exact
    content = Placement(
        status="feasible",
        best=exact.best,
        bound=exact.bound,
        plans=[game_plan_document(each, exact.position.me.points) for each in answer.plans],
        by_contest=_contests(exact, {each.plan.contest: _expected(each) for each in answer.by_contest}),
    )
    return answer_document(content, exact, goal, False, seconds=answer.seconds)


def _contests(answer: PlacementAdvice, expected: Mapping[Contest | None, Expectation]) -> list[ContestBest]:
    rows: list[ContestBest] = []
    for each in answer.by_contest:
        row = ContestBest(contest=contest_text(each.contest), best=each.best, bound=each.bound)
        found = expected.get(each.contest)
        rows.append({**row, **found} if found else row)
    return rows


class BoundedPlan(Plan):
    """A move with the most points that are possible with it."""

    bound: int


class PlacementExplanation(Compared):
    """A placement against the best one."""

    move: BoundedPlan | GamePlan
    best: BoundedPlan | GamePlan


def explanation_document(explanation: Explanation, goal: Goal) -> dict[str, Any]:
    """The document of ``explain``: both plans, and their points line by line."""
    move, best = explanation.move, explanation.best
    content = PlacementExplanation(
        **Compared(difference=explanation.difference, rows=rows_document(explanation.rows())),
        move=_bounded(move),
        best=_bounded(best),
    )
    proved = move.proved and best.proved
    return answer_document(content, best, goal, proved, seconds=explanation.seconds)


def _bounded(answer: PlacementAdvice) -> BoundedPlan:
    return BoundedPlan(**plan_document(answer.plans[0], answer.position.me.points), bound=answer.bound)


def game_explanation_document(explanation: GameExplanation, goal: Goal) -> dict[str, Any]:
    """The document of a placement explained by the whole game: both plans, their points now line by line, and
    the difference by the end."""
    from stockbook.optimizer.placement.search import plan_rows

    move, best, exact = explanation.move, explanation.best, explanation.answer.exact
    before = exact.position.me.points
    content = PlacementExplanation(
        **compared(explanation.difference, rows_document(plan_rows(move.plan, best.plan))),
        move=game_plan_document(move, before),
        best=game_plan_document(best, before),
    )
    return answer_document(content, exact, goal, False, seconds=explanation.seconds)
