"""Advice on positions of any game: the best move, another beside it, wishes; and its document."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from os import fspath
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from stockbook.games.definition import GameDefinition, Search
from stockbook.games.definition import NoMove as NoMove
from stockbook.games.registry import game_of
from stockbook.games.sources import position_in, read_source
from stockbook.models.album.album import cell_name
from stockbook.models.play.goal import AnswerForm, Goal
from stockbook.models.stampswap.deck import Deck
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.solver.limits import SearchLimits, stopped_by_ctrl_c

# What only other games and phases need is loaded where they begin: it takes longer than most answers.
if TYPE_CHECKING:
    from stockbook.games.stampswap.searches import CutWhatIf
    from stockbook.models.album.album import PlacedTile
    from stockbook.models.contests import Contest
    from stockbook.models.pinzetta.position import SoloPosition
    from stockbook.models.play.protocol import Seen
    from stockbook.models.stamp_albums.game import Action
    from stockbook.models.stamp_albums.reading import AlbumsPosition
    from stockbook.models.stamps_game.game import StampsMove, StampsPosition
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.swap.cuts import Cut, CutWish
    from stockbook.models.stampswap.swap.unseen_tiles import UnseenDeckTiles
    from stockbook.models.stampswap.wishes import Wish
    from stockbook.optimizer.pinzetta.advice import SoloAdvice
    from stockbook.optimizer.placement.plan import PlacementAdvice, Plan
    from stockbook.optimizer.placement.search import Explanation
    from stockbook.optimizer.placement.what_if import WhatIf, Worth
    from stockbook.optimizer.rollouts import Comparison, RankedActions
    from stockbook.optimizer.stamp_albums.advice import RankedPurchases
    from stockbook.optimizer.stamps_game.advice import RankedMoves
    from stockbook.optimizer.stampswap.collect_phase import CollectAdvice
    from stockbook.optimizer.stampswap.game_placement import GameExplanation, GamePlacementAnswer, GameWhatIf
    from stockbook.optimizer.swap.answer import ChoiceAdvice, CutAdvice, RowExplanation

    #: A pile is its owner, clockwise from me, 0, and which of the two it is, from 0.
    Move: TypeAlias = Sequence[PlacedTile] | Cut | tuple[int, int] | int | StampsMove | Action
    AnyPosition: TypeAlias = Position | SoloPosition | StampsPosition | AlbumsPosition | Seen
    AnyAnswer: TypeAlias = (
        PlacementAdvice
        | GamePlacementAnswer
        | CutAdvice
        | ChoiceAdvice
        | CollectAdvice
        | SoloAdvice
        | RankedMoves
        | RankedPurchases
        | RankedActions
        | Explanation
        | GameExplanation
        | RowExplanation
        | Comparison
        | WhatIf
        | CutWhatIf
        | Worth
        | GameWhatIf
    )


@dataclass(frozen=True)
class RankedMove:
    """A move of an advice.

    Parameters
    ----------
    words
        The move as people write it.
    value
        Its points, with bounds or an interval where they are not exact.
    at
        The spaces where it is drawn, as its game names them; none where it lays nothing.
    """

    words: str
    value: Estimate
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Advice:
    """The answer to a position, with the question.

    Parameters
    ----------
    position
        The position that was asked about.
    goal
        The points that are maximized.
    answer
        What the search of its game and phase has found, best move first; or a move beside the best one.
    seconds
        Seconds that the answer took; None for a deterministic one.
    seed
        Seed of the random choices.
    assumed
        A text for each thing that an unfinished deck leaves to assume.
    """

    position: AnyPosition
    goal: Goal
    answer: AnyAnswer
    seconds: float | None
    seed: int
    assumed: tuple[str, ...] = ()

    @property
    def moves(self) -> list[RankedMove]:
        """The moves that are ranked, best first; none where one is compared with the best one."""
        answer: Any = self.answer
        if part := _RANKED_IN.get(answer.form):
            answer = getattr(answer, part)
        rows = None if answer is None else _ROWS.get(answer.form)
        return list(rows(answer)) if rows else []

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the search."""
        return getattr(self.answer, "interrupted", False)

    @property
    def impossible(self) -> bool:
        """Whether no move is as wished."""
        return getattr(self.answer, "possible", True) is False


def _placing(plan: Plan, value: Estimate) -> RankedMove:
    placed = [each for _, each in plan.placed]
    return RankedMove("; ".join(map(str, placed)), value, tuple(cell_name(each.cell) for each in placed))


def _solo_rows(answer: SoloAdvice) -> Iterator[RankedMove]:
    yield from (RankedMove(str(row.cut), row.expected) for row in answer.cuts)
    yield from (RankedMove(f"take {row.pile + 1}", row.value) for row in answer.piles)


#: Form of an answer -> its moves, best first.
_ROWS: dict[AnswerForm, Callable[[Any], Iterable[RankedMove]]] = {
    AnswerForm.PLACEMENT: lambda answer: (_placing(each, Estimate(each.points)) for each in answer.plans),
    AnswerForm.GAME_PLACEMENT: lambda answer: (_placing(each.plan, each.expected) for each in answer.plans),
    AnswerForm.CUTS: lambda answer: (RankedMove(str(row.cut), row.expected) for row in answer.rows),
    AnswerForm.PILES: lambda answer: (
        RankedMove(f"take {answer.position.opponents[row.owner - 1].name} {row.pile + 1}", row.value)
        for row in answer.rows
    ),
    AnswerForm.ITEMS: lambda answer: (RankedMove(str(row.item + 1), row.value) for row in answer.rows),
    AnswerForm.SOLO: _solo_rows,
    AnswerForm.STAMPS_MOVES: lambda answer: (
        RankedMove(str(each.move), each.lead, (",".join(map(str, each.move.at)),)) for each in answer.advice
    ),
    AnswerForm.PURCHASES: lambda answer: (
        RankedMove("; ".join(map(str, each.plan)) or "end", each.value) for each in answer.advice
    ),
    AnswerForm.ACTIONS: lambda answer: (RankedMove(row.text, row.lead) for row in answer.rows),
}
#: Form of an answer -> the part of it that ranks moves.
_RANKED_IN = {
    AnswerForm.PLACEMENT_WISHED: "answer",
    AnswerForm.GAME_PLACEMENT_WISHED: "answer",
    AnswerForm.CUTS_WISHED: "advice",
    AnswerForm.WORTH: "best",
}


def advise(
    position: AnyPosition,
    *,
    goal: Goal | None = None,
    limits: SearchLimits = SearchLimits(),
    **choices: Any,
) -> Advice:
    """Find the best move of a position of any game and phase.

    Parameters
    ----------
    position
        What I see when it is my turn.
    goal
        The points to maximize; None for the default of the game.
    limits
        Limits of the search, and where it reports its progress.
    **choices
        Of a Show Phase ``plans``, the number of plans, and ``contests``, those to choose from; of what nobody
        has seen ``deck``, one's own copy; of a Swap Phase ``opponents``, how the others choose; of a cut
        ``asked``, cuts to compare with the best one.

    Raises
    ------
    NoMove
        If there is nothing to choose.
    PositionError
        If the pool of a Collect Phase is missing.
    TypeError
        If a choice means nothing for this position and goal.
    """

    def ask(game: GameDefinition, known: AnyPosition, goal: Goal) -> Search:
        return game.search(known, goal)

    return _found(position, ask, goal=goal, limits=limits, **choices)


def explain(
    position: AnyPosition,
    move: Move,
    *,
    goal: Goal | None = None,
    contests: Sequence[Contest | None] | None = None,
    limits: SearchLimits = SearchLimits(),
) -> Advice:
    """Compare a move with the best one; ``document`` documents it.

    The deck of the position says what its cards do, and what is not seen comes from it.

    Parameters
    ----------
    position
        What I see when it is my turn.
    move
        In a Show Phase tiles where they lie, those left over are placed by the search; before the cut a cut;
        in a Choose turn a pile, hers of the owner 1; in a Collect Phase the number of an item of the pool,
        from 0. In STAMPS a stamp and its place; in Stamp Albums a purchase, or the end of the turn.
    goal
        The points to maximize; by default those of ``advise``, and only those in STAMPS and Stamp Albums.
    contests
        In a Show Phase the contests that the move may enter; the best move may enter any.
    limits
        Limits of the search, and where it reports its progress.

    Raises
    ------
    IllegalMove
        If the rules do not allow the move.
    NoMove, PositionError
        As ``advise`` does.
    """
    choices = {} if contests is None else {"contests": contests}

    def ask(game: GameDefinition, known: AnyPosition, goal: Goal) -> Search:
        return game.compare(known, move, goal)

    return _found(position, ask, goal=goal, limits=limits, **choices)


def what_if(
    position: Position | SoloPosition,
    wishes: Sequence[Wish] | Sequence[CutWish],
    *,
    goal: Goal | None = None,
    limits: SearchLimits = SearchLimits(),
    **choices: Any,
) -> Advice:
    """Find the best move of a Show Phase, or the best cut, with all wishes, and what they cost.

    Their cost is that of all together, and of each alone.

    Parameters
    ----------
    position
        What I see when it is my turn: a Show Phase, or before my cut.
    wishes
        At least one wish; ``stockbook.models.stampswap.wishes`` has their kinds for a Show Phase, and
        ``stockbook.models.stampswap.swap.cuts`` for a cut.
    goal
        The points to maximize; by default those of ``advise``.
    limits
        Limits of the search, and where it reports its progress.
    **choices
        As for ``advise``.

    Returns
    -------
    Advice
        Its answer says whether the wishes are possible, and has the best move or a conflict; ``document``
        documents it.
    """

    def ask(game: GameDefinition, known: AnyPosition, goal: Goal) -> Search:
        return game.what_if(known, wishes, goal)

    return _found(position, ask, goal=goal, limits=limits, **choices)


#: The older name of ``what_if`` before a cut.
cut_what_if = what_if


def worth(
    position: Position | SoloPosition,
    *,
    plans: int = 1,
    deck: Deck | None = None,
    limits: SearchLimits = SearchLimits(),
) -> Advice:
    """Find what the best Show Phase loses now without each stamp to place and without each contest.

    Parameters
    ----------
    position
        What I see when it is my turn: a Show Phase.
    plans, deck
        As for ``advise``.
    limits
        Limits of the search, and where it reports its progress.
    """

    def ask(game: GameDefinition, known: AnyPosition, goal: Goal) -> Search:
        return game.worth(known)

    return _found(position, ask, goal=Goal.NOW, limits=limits, plans=plans, deck=deck)


@stopped_by_ctrl_c
def _found(
    position: AnyPosition,
    ask: Callable[[GameDefinition, Any, Goal], Search],
    *,
    goal: Goal | None,
    limits: SearchLimits,
    **choices: Any,
) -> Advice:
    """The advice that a search of a position's game finds; what nobody has seen is drawn from the deck."""
    started, game = monotonic(), game_of(position)
    goal = goal or game.default_goal(position)
    position, deck = game.with_deck(position, choices.get("deck"))
    search = ask(game, position, goal)
    if unknown := choices.keys() - set(search.choices):
        raise TypeError(f"{', '.join(sorted(unknown))}: means nothing here: leave it out")
    choices.pop("deck", None)
    unseen, assumed = unseen_in(deck, search.in_sight)
    answer = search.run(limits=limits, **choices, **unseen)
    seconds = None if limits.deterministic else round(monotonic() - started, 2)
    return Advice(position, goal, answer, seconds, limits.seed, (*assumed, *game.not_counted(position)))


def unseen_in(
    deck: Deck | None, in_sight: Position | None
) -> tuple[dict[str, UnseenDeckTiles], tuple[str, ...]]:
    """The choice of a search that draws what is not seen from a deck, and what the deck leaves to assume.

    Nothing of both without a deck, or where nothing is drawn, and so no position with all that is seen given.
    """
    if deck is None or in_sight is None:
        return {}, ()
    from stockbook.models.stampswap.swap.unseen_tiles import UnseenDeckTiles, seen_tiles

    unseen = UnseenDeckTiles(deck, seen_tiles(in_sight))
    return {"unseen_tiles": unseen}, unseen.assumed


def _of_answer(module: str, name: str) -> Callable[[Any], dict[str, Any]]:
    """The function that makes the document of an advice's answer by its goal."""
    return lambda advice: _of_advice(module, name)(advice.answer, advice.goal)


def _of_advice(module: str, name: str) -> Callable[..., dict[str, Any]]:
    """A function of a module of documents, which loads what it needs of its game."""

    def make(*found: Any) -> dict[str, Any]:
        document: dict[str, Any] = getattr(import_module(f"stockbook.engine.documents.{module}"), name)(
            *found
        )
        return document

    return make


#: Form of an answer -> what makes the document of an advice with it.
DOCUMENTS: dict[AnswerForm, Callable[[Any], dict[str, Any]]] = {
    AnswerForm.PLACEMENT: _of_answer("show_phase", "placement_document"),
    AnswerForm.GAME_PLACEMENT: _of_answer("show_phase", "game_placement_document"),
    AnswerForm.CUTS: _of_answer("swap", "cut_document"),
    AnswerForm.PILES: _of_answer("swap", "choice_document"),
    AnswerForm.ITEMS: _of_answer("swap", "collect_document"),
    AnswerForm.SOLO: _of_answer("swap", "solo_document"),
    AnswerForm.STAMPS_MOVES: _of_advice("moves", "moves_document"),
    AnswerForm.PURCHASES: _of_advice("moves", "purchases_document"),
    AnswerForm.ACTIONS: _of_advice("moves", "actions_document"),
    AnswerForm.PLACEMENT_EXPLAINED: _of_answer("show_phase", "explanation_document"),
    AnswerForm.GAME_PLACEMENT_EXPLAINED: _of_answer("show_phase", "game_explanation_document"),
    AnswerForm.ROW_EXPLAINED: _of_answer("swap", "row_explanation_document"),
    AnswerForm.COMPARISON: _of_advice("moves", "comparison_document"),
    AnswerForm.PLACEMENT_WISHED: _of_answer("what_if", "what_if_document"),
    AnswerForm.CUTS_WISHED: _of_answer("what_if", "cut_what_if_document"),
    AnswerForm.WORTH: _of_answer("what_if", "worth_document"),
    AnswerForm.GAME_PLACEMENT_WISHED: _of_answer("what_if", "game_what_if_document"),
}


def document(advice: Advice) -> dict[str, Any]:
    """The document of any advice (docs/commands.md)."""
    made = DOCUMENTS[advice.answer.form](advice)
    made["assumed"] += advice.assumed
    made["game"] = advice.position.game_name
    return made


def read(path: str | Path, at: int | None = None) -> AnyPosition:
    """Read the position in a file of any game, or at the end of a recorded one.

    Parameters
    ----------
    path
        The file, or the name of one that is shipped; ``-`` is standard input.
    at
        The line of a record at which the position is wanted; None for its end.

    Raises
    ------
    PositionError
        With every fault of the file; or if nobody has anything to decide at that line.
    """
    return cast("AnyPosition", position_in(read_source(fspath(path), at)))
