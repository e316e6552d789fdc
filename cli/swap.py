"""Advice on the Swap Phase: what ``cut``, ``choose``, ``hint`` and ``explain`` share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.failure import ANSWERED, IMPOSSIBLE, INTERRUPTED, WRONG_INPUT, Refused
from stockbook.models.files.faults import Fault
from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import cut_faults, parse_cut

if TYPE_CHECKING:
    from stockbook.cli.advice import SearchOptions
    from stockbook.models.stampswap.swap.cuts import Cut
    from stockbook.optimizer.swap.answer import CutAdvice
    from stockbook.optimizer.swap.backward_induction import Opponents

MOVE = "--move"
OPPONENTS = "--opponents"
#: What the others may do, as people write it.
SELFISH, AGAINST, RANDOM = "selfish", "against", "random"


def answer_swap(
    position: Position,
    options: SearchOptions,
    file: str,
    *,
    goal: Goal | None,
    deck: str | None,
    as_json: bool,
    opponents: str = SELFISH,
) -> int:
    """Print the best cut or the best pile, by the phase of the position; the exit code."""
    from stockbook.cli.advice import goal_of

    choice = _choice(position, file, deck, opponents)
    goal = goal_of(goal, position)
    choice["whole"] = goal is Goal.GAME and not position.last
    if position.phase == "cut":
        return _answer_cut(position, options, choice, goal if as_json else None)
    return _answer_choice(position, options, file, choice, goal if as_json else None)


def explain_cut(
    position: Position, move: str, options: SearchOptions, file: str, *, goal: Goal, as_json: bool
) -> int:
    """Print a cut of mine against the best one; the exit code."""
    cut = read_cut(position, move, file)
    advice = _cuts(position, options, {})
    mine = next(row for row in advice.rows if row.cut == cut)
    if as_json:
        from stockbook.engine.documents.placement import write
        from stockbook.engine.documents.swap import cut_explanation_json

        write(cut_explanation_json(advice, mine, goal))
    else:
        from stockbook.cli.rendering.swap import show_cut_explanation

        show_cut_explanation(advice, mine)
    return INTERRUPTED if advice.interrupted else ANSWERED


def read_cut(position: Position, text: str, file: str) -> Cut:
    """The legal cut that a text means.

    Raises
    ------
    Refused
        If it cannot be read, or is not legal.
    """
    try:
        cut = parse_cut(text)
    except ValueError as error:
        raise Refused(WRONG_INPUT, [Fault(file, MOVE, str(error))]) from None
    reasons = cut_faults(position.me.collection, position.reserves, cut)
    if reasons:
        raise Refused(IMPOSSIBLE, [Fault(file, MOVE, reason) for reason in reasons])
    return cut


def parse_opponents(text: str) -> Opponents:
    """Read ``selfish``, ``against``, ``random``, or how likely a pick is random, such as ``0.2``.

    Raises
    ------
    ValueError
        If it is none of them.
    """
    from stockbook.optimizer.swap.backward_induction import Opponents

    word = text.strip().lower()
    named = {SELFISH: Opponents(), AGAINST: Opponents(against=True), RANDOM: Opponents(random=1.0)}
    if word in named:
        return named[word]
    try:
        return Opponents(random=float(word))
    except ValueError:
        names = ", ".join(named)
        raise ValueError(f"{text!r}: write {names}, or a probability from 0 to 1 of a random pick") from None


def _choice(position: Position, file: str, deck: str | None, opponents: str) -> dict[str, Any]:
    """The options of the search besides those of every search."""
    found: dict[str, Any] = {}
    try:
        found["opponents"] = parse_opponents(opponents)
    except ValueError as error:
        raise Refused(WRONG_INPUT, [Fault(file, OPPONENTS, str(error))]) from None
    if deck:
        from stockbook.cli.ahead import unseen_deck_tiles

        found["unseen_tiles"] = unseen_deck_tiles(position, deck)
    return found


def _cuts(position: Position, options: SearchOptions, choice: dict[str, Any]) -> CutAdvice:
    from stockbook.optimizer.swap.best_cut import best_cuts

    return options.ask(
        best_cuts,
        position,
        words=lambda cut, kept, expected: f"{cut}, {expected:.1f} expected, {kept:.4g} for sure",
        **choice,
    )


def _answer_cut(
    position: Position, options: SearchOptions, choice: dict[str, Any], json_goal: Goal | None
) -> int:
    advice = _cuts(position, options, choice)
    if json_goal:
        from stockbook.engine.documents.placement import write
        from stockbook.engine.documents.swap import cut_json

        write(cut_json(advice, json_goal))
    else:
        from stockbook.cli.rendering.swap import show_cuts

        show_cuts(advice, whole=choice["whole"])
    return INTERRUPTED if advice.interrupted else ANSWERED


def _answer_choice(
    position: Position, options: SearchOptions, file: str, choice: dict[str, Any], json_goal: Goal | None
) -> int:
    from stockbook.engine.documents.swap import player_name
    from stockbook.optimizer.swap.best_pile import NothingToChoose, best_choices

    def words(pile: tuple[int, int], value: float) -> str:
        return f"pile {pile[1] + 1} of {player_name(position, pile[0])}, {value:.1f} expected"

    try:
        advice = options.ask(best_choices, position, words=words, **choice)
    except NothingToChoose as error:
        raise Refused(IMPOSSIBLE, [Fault(file, "opponents", str(error))]) from None
    if json_goal:
        from stockbook.engine.documents.placement import write
        from stockbook.engine.documents.swap import choice_json

        write(choice_json(advice, json_goal))
    else:
        from stockbook.cli.rendering.swap import show_choices

        show_choices(advice, whole=choice["whole"])
    return INTERRUPTED if advice.interrupted else ANSWERED
