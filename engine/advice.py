"""The best move of a position of any game, as ``stockbook hint`` finds it, and its document."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from stockbook.engine.documents.answers import DOCUMENTS
from stockbook.engine.documents.not_counted import not_counted
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.explained import explained
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.solver.limits import SearchLimits

# What only other games and phases need is loaded where they begin: it takes longer than most answers.
if TYPE_CHECKING:
    from stockbook.engine.wishes import CutWhatIf
    from stockbook.models.pinzetta.position import SoloPosition
    from stockbook.models.stamp_albums.reading import AlbumsPosition
    from stockbook.models.stamps_game.position import StampsPosition
    from stockbook.models.stampswap.game.unseen_deck_tiles import UnseenDeckTiles
    from stockbook.optimizer.comparison import Comparison
    from stockbook.optimizer.pinzetta.advice import SoloAdvice
    from stockbook.optimizer.placement.answer import Answer
    from stockbook.optimizer.placement.explain import Explanation
    from stockbook.optimizer.placement.what_if import WhatIf
    from stockbook.optimizer.placement.worth import Worth
    from stockbook.optimizer.stamp_albums.advice import RankedPurchases
    from stockbook.optimizer.stamps_game.advice import RankedMoves
    from stockbook.optimizer.stampswap.best_item import CollectAdvice
    from stockbook.optimizer.stampswap.game_explanation import GameExplanation
    from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer
    from stockbook.optimizer.stampswap.game_what_if import GameWhatIf
    from stockbook.optimizer.swap.answer import ChoiceAdvice, CutAdvice
    from stockbook.optimizer.swap.explain import RowExplanation

    AnyPosition: TypeAlias = Position | SoloPosition | StampsPosition | AlbumsPosition
    AnyAnswer: TypeAlias = (
        Answer
        | GamePlacementAnswer
        | CutAdvice
        | ChoiceAdvice
        | CollectAdvice
        | SoloAdvice
        | RankedMoves
        | RankedPurchases
        | Explanation
        | GameExplanation
        | RowExplanation
        | Comparison
        | WhatIf
        | CutWhatIf
        | Worth
        | GameWhatIf
    )

#: Why there is no purchase to advise.
OVER = "the game is over: no stamp is left to buy"
#: Number of plans for a turn of Stamp Albums: the best one and its alternatives.
TURN_PLANS = 5


class NoMove(ValueError):
    """There is no move to advise; ``key`` is the place in a position file that says so."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


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
    def interrupted(self) -> bool:
        """Whether Ctrl-C ended the search."""
        return getattr(self.answer, "interrupted", False)

    @property
    def impossible(self) -> bool:
        """Whether no move is as wished."""
        return getattr(self.answer, "possible", True) is False


class _Search(NamedTuple):
    """A search that knows its position, the choices that it takes, and the position with all that is seen."""

    run: Callable[..., AnyAnswer]
    choices: tuple[str, ...] = ()
    in_sight: Position | None = None


def _show_phase(position: Position, goal: Goal, in_sight: Position) -> _Search:
    choices = ("plans", "contests", "deck")
    if goal is Goal.GAME and not position.last:
        from stockbook.optimizer.stampswap.game_placement import best_placement_for_game

        return _Search(partial(best_placement_for_game, position), choices, in_sight)
    from stockbook.optimizer.placement.search import best_placement

    return _Search(partial(best_placement, position), choices)


def _stamp_swap(position: Position, goal: Goal) -> _Search:
    if position.phase == "show":
        return _show_phase(position, goal, position)
    if position.phase == "collect":
        if not position.pool:
            raise PositionError([Fault("", "pool", 'missing: add pool = ["2x3 blue animals 2", "2x2 ?"]')])
        from stockbook.optimizer.stampswap.best_item import best_items

        return _Search(partial(best_items, position, goal=goal), ("deck",), position)
    if position.phase == "choose":
        return _Search(partial(_choose, position, goal=goal), ("deck", "opponents"), position)
    from stockbook.optimizer.swap.best_cut import best_cuts

    return _Search(partial(best_cuts, position, goal=goal), ("deck", "opponents", "asked"), position)


def _choose(position: Position, **question: Any) -> ChoiceAdvice:
    from stockbook.optimizer.swap.best_pile import NothingToChoose, best_choices

    try:
        return best_choices(position, **question)
    except NothingToChoose as error:
        raise NoMove("opponents", str(error)) from None


def _pinzetta(solo: SoloPosition, goal: Goal) -> _Search:
    if solo.position.phase == "show":
        return _show_phase(solo.show_phase(), goal, solo.in_sight)
    if solo.position.phase == "cut" and not solo.cuts():
        raise NoMove("me.collection", "no cut is legal: there must be an item for each pile")
    from stockbook.optimizer.pinzetta.advice import advise as advise_solo

    return _Search(partial(advise_solo, solo, goal=goal), ("deck",), solo.in_sight)


def _stamps(position: StampsPosition, goal: Goal) -> _Search:
    from stockbook.optimizer.stamps_game.advice import best_moves

    return _Search(partial(best_moves, position))


def _stamp_albums(position: AlbumsPosition, goal: Goal) -> _Search:
    if position.view.turn.over:
        raise NoMove("", OVER)
    from stockbook.optimizer.stamp_albums.advice import best_game, best_now

    search = best_now if goal is Goal.NOW else best_game
    return _Search(partial(search, position.game, position.view, TURN_PLANS))


#: Kind of position -> the goal unless told, and the search that answers a position and a goal.
_GAMES: dict[str, tuple[Goal, Callable[[Any, Goal], _Search]]] = {
    "Position": (Goal.GAME, _stamp_swap),
    "SoloPosition": (Goal.NOW, _pinzetta),
    "StampsPosition": (Goal.GAME, _stamps),
    "AlbumsPosition": (Goal.GAME, _stamp_albums),
}


def default_goal(position: AnyPosition) -> Goal:
    """The goal unless told: the whole game, which is this phase in the last round; against Pinzetta now."""
    last = isinstance(position, Position) and position.last
    return Goal.NOW if last else _GAMES[type(position).__name__][0]


def choices_of(position: AnyPosition, goal: Goal) -> tuple[str, ...]:
    """The names of the choices that ``advise`` takes for a position and a goal.

    Raises
    ------
    NoMove, PositionError
        As ``advise`` does.
    """
    return _GAMES[type(position).__name__][1](position, goal).choices


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
    goal = goal or default_goal(position)
    started = monotonic()
    position, deck = with_deck(position, choices.get("deck"))
    search = _GAMES[type(position).__name__][1](position, goal)
    if unknown := choices.keys() - set(search.choices):
        raise TypeError(f"{', '.join(sorted(unknown))}: means nothing here: leave it out")
    choices.pop("deck", None)
    unseen, assumed = unseen_in(deck, search.in_sight)
    answer = search.run(limits=limits, **choices, **unseen)
    seconds = None if limits.deterministic else round(monotonic() - started, 2)
    return Advice(position, goal, answer, seconds, limits.seed, (*assumed, *not_counted(position)))


def unseen_in(
    deck: Deck | None, in_sight: Position | None
) -> tuple[dict[str, UnseenDeckTiles], tuple[str, ...]]:
    """The choice of a search that draws what is not seen from a deck, and what the deck leaves to assume.

    Nothing of both without a deck, or where nothing is drawn, and so no position with all that is seen given.
    """
    if deck is None or in_sight is None:
        return {}, ()
    from stockbook.models.stampswap.game.unseen_deck_tiles import UnseenDeckTiles
    from stockbook.models.stampswap.swap.unseen_tiles import seen_tiles

    unseen = UnseenDeckTiles(deck, seen_tiles(in_sight))
    return {"unseen_tiles": unseen}, unseen.assumed


def with_deck(position: AnyPosition, deck: Deck | None) -> tuple[AnyPosition, Deck | None]:
    """The position with what a deck says of its cards, and that deck: the one given, or its own."""
    if isinstance(position, Position):
        position = explained(position, deck) if deck else position
        return position, position.deck
    from stockbook.models.pinzetta.position import SoloPosition

    if isinstance(position, SoloPosition):
        mine, deck = with_deck(position.position, deck)
        assert isinstance(mine, Position)
        return replace(position, position=mine), deck
    return position, deck


def document(advice: Advice) -> dict[str, Any]:
    """The document of any advice (docs/commands.md)."""
    made = DOCUMENTS[type(advice.answer).__name__](advice)
    made["assumed"] += advice.assumed
    if type(advice.position).__name__ == "SoloPosition":
        from stockbook.models.pinzetta.reading import GAME

        made["game"] = GAME
    return made
