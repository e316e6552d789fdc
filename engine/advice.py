"""The best move of a position of any game, as ``stockbook hint`` finds it, and its document."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias

from stockbook.engine.documents.answers import DOCUMENTS
from stockbook.games.definition import NoMove as NoMove
from stockbook.games.registry import game_of
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.deck import Deck
from stockbook.optimizer.solver.limits import SearchLimits, stopped_by_ctrl_c

# What only other games and phases need is loaded where they begin: it takes longer than most answers.
if TYPE_CHECKING:
    from stockbook.engine.wishes import CutWhatIf
    from stockbook.games.definition import Seen
    from stockbook.models.pinzetta.position import SoloPosition
    from stockbook.models.stamp_albums.reading import AlbumsPosition
    from stockbook.models.stamps_game.game import StampsPosition
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.swap.unseen_tiles import UnseenDeckTiles
    from stockbook.optimizer.comparison import Comparison
    from stockbook.optimizer.pinzetta.advice import SoloAdvice
    from stockbook.optimizer.placement.explain import Explanation
    from stockbook.optimizer.placement.plan import PlacementAdvice
    from stockbook.optimizer.placement.what_if import WhatIf, Worth
    from stockbook.optimizer.rollouts import RankedActions
    from stockbook.optimizer.stamp_albums.advice import RankedPurchases
    from stockbook.optimizer.stamps_game.advice import RankedMoves
    from stockbook.optimizer.stampswap.collect_phase import CollectAdvice
    from stockbook.optimizer.stampswap.game_explanation import GameExplanation, GameWhatIf
    from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer
    from stockbook.optimizer.swap.answer import ChoiceAdvice, CutAdvice
    from stockbook.optimizer.swap.explain import RowExplanation

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


def default_goal(position: AnyPosition) -> Goal:
    """The goal unless told: the whole game, which is this phase in the last round; against Pinzetta now."""
    return game_of(position).default_goal(position)


@stopped_by_ctrl_c
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
    game = game_of(position)
    position, deck = game.with_deck(position, choices.get("deck"))
    search = game.search(position, goal)
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


def in_show_phase(
    position: AnyPosition,
    goal: Goal,
    now: Callable[..., Any],
    for_game: Callable[..., Any],
    *,
    deck: Deck | None = None,
    limits: SearchLimits,
    **asked: Any,
) -> Advice:
    """What a search finds about a Show Phase.

    Parameters
    ----------
    position
        A Show Phase of Stamp Swap, or against Pinzetta.
    goal
        The points to maximize.
    now, for_game
        The search for the points now, and that for those by the end of the game, before the last round.
    deck
        One's own copy; None for that of the position.
    limits
        Limits of the search, and where it reports its progress.
    **asked
        What it is asked.
    """
    from stockbook.models.pinzetta.position import SoloPosition

    game = game_of(position)
    known, deck = game.with_deck(position, deck)
    show = known.show_phase() if isinstance(known, SoloPosition) else known
    in_sight = game.search(known, goal).in_sight
    unseen, assumed = unseen_in(deck, in_sight)
    found = (for_game if in_sight else now)(show, limits=limits, **unseen, **asked)
    return Advice(known, goal, found, found.seconds, limits.seed, (*assumed, *game.not_counted(known)))


def document(advice: Advice) -> dict[str, Any]:
    """The document of any advice (docs/commands.md)."""
    made = DOCUMENTS[advice.answer.form](advice)
    made["assumed"] += advice.assumed
    made["game"] = advice.position.game_name
    return made
