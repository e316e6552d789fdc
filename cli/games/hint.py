"""The best move behind the commands ``hint``, ``place``, ``collect``, ``cut`` and ``choose``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.engine.wish_texts import WishTexts


def print_hint(
    file: str, at: int | None, options: HintOptions, wishes: WishTexts, command: str | None
) -> int:
    """Print the best move for a position, with wishes where there are some; the exit code.

    Parameters
    ----------
    file, at
        The file, and the line of a record.
    options, wishes
        The options of the command.
    command
        The command, where it is for one phase only.
    """
    from stockbook.cli.games.game_commands import print_advice
    from stockbook.cli.questions.asking import ask, source_of
    from stockbook.engine.questions import Hint, WhatIf
    from stockbook.games.registry import game_of

    source = source_of(file, at, options.deck)
    told = (options.plans, options.contest, options.opponents, options.deck, options.search)
    if wishes.given:
        advice = ask(WhatIf(source, options.goal, *told, command, wishes)).advice
        return print_advice(advice, options, source.shown_name)
    advice = ask(Hint(source, options.goal, *told, command)).advice
    code = print_advice(advice, options, source.shown_name)
    if options.as_json:
        for line in game_of(advice.position).assumptions(advice.position):
            print(line, file=sys.stderr)
    return code
