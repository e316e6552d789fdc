"""What-if questions behind the commands: they answer with wishes, whatever the command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.games.game_commands import print_advice, refusals
from stockbook.cli.questions.failure import IMPOSSIBLE, WRONG_INPUT, Refused, refuse_options
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stockbook.cli.games.game_commands import GameCommands
    from stockbook.cli.questions.search import HintOptions
    from stockbook.cli.questions.wishes import WishOptions
    from stockbook.engine.advice import Advice
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.stampswap.position import Position
    from stockbook.models.stampswap.swap.cut_wishes import CutWish
    from stockbook.models.stampswap.wishes import Wish

WORTH = "--worth"


def answer_wishes(commands: GameCommands, source: TomlFile, wishes: WishOptions, options: HintOptions) -> int:
    """Print the best move that has all wishes, and what they cost; the exit code.

    Raises
    ------
    Refused
        If a wish cannot be read, or is none of the phase.
    """
    from stockbook.engine.advice import choices_of, default_goal
    from stockbook.engine.wishes import cut_what_if, what_if

    position = commands.read(source)
    mine = _my_side(position)
    goal = options.goal or default_goal(position)
    asked: Sequence[Wish | CutWish]
    if mine is not None and mine.phase == "cut":
        search: Callable[..., Advice] = cut_what_if
        asked = wishes.for_cut(mine.me.collection, source.name)
    else:
        search = what_if
        asked = wishes.for_show(mine if mine and mine.phase == "show" else None, source.name)
    with refusals(source.name):
        choices = options.choices(position, choices_of(position, goal), source.name)
        if "contests" in choices and wishes.enter:
            message = "means nothing beside --enter: leave out one of them"
            raise Refused(WRONG_INPUT, [Fault(source.name, "--contest", message)])
        advice = options.search.ask(search, position, asked, goal=goal, **choices)
    code = print_advice(advice, options, source.name)
    return IMPOSSIBLE if advice.impossible else code


def answer_worth(commands: GameCommands, source: TomlFile, wishes: WishOptions, options: HintOptions) -> int:
    """Print what the best Show Phase loses without each stamp and each contest; the exit code.

    Raises
    ------
    Refused
        If it is no Show Phase, or is asked together with wishes or for the whole game.
    """
    from stockbook.engine.wishes import worth
    from stockbook.models.games.goal import Goal

    position = commands.read(source)
    wishes.refuse(source.name)
    mine = _my_side(position)
    if mine is None or mine.phase != "show":
        refuse_options(source.name, {WORTH: True}, "is for a Show Phase: leave it out")
    goal = options.goal if options.goal is Goal.GAME else None
    refuse_options(source.name, {"--goal": goal}, f"{WORTH} counts the points now: leave it out")
    with refusals(source.name):
        choices = options.choices(position, ("plans", "deck"), source.name)
        advice = options.search.ask(worth, position, **choices)
    return print_advice(advice, options, source.name)


def _my_side(position: Any) -> Position | None:
    """My side of a position of Stamp Swap, against Pinzetta too; None for any other game."""
    from stockbook.models.pinzetta.position import SoloPosition
    from stockbook.models.stampswap.position import Position

    mine = position.position if isinstance(position, SoloPosition) else position
    return mine if isinstance(mine, Position) else None
