"""The Collect Phase: the value of every item of the pool, printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.cli.questions.failure import ANSWERED, WRONG_INPUT, Refused
from stockbook.cli.questions.search import goal_of
from stockbook.engine.documents.collect import collect_document
from stockbook.engine.documents.text import to_json
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.models.stampswap.position import Position


def answer_collect(position: Position, options: HintOptions, file: str) -> int:
    """Print the value of each item; the exit code.

    Raises
    ------
    Refused
        If there is nothing to select.
    """
    if not position.pool:
        message = 'missing: add pool = ["2x3 blue animals 2", "2x2 ?"]'
        raise Refused(WRONG_INPUT, [Fault(file, "pool", message)])

    from stockbook.optimizer.stampswap.best_item import best_items

    goal = goal_of(options.goal, position)
    answer = options.search.ask(best_items, position, goal=goal, unseen_tiles=options.unseen_tiles(position))
    if options.as_json:
        print(to_json(collect_document(answer, goal)))
    else:
        from stockbook.cli.rendering.collect import show_collect_advice

        show_collect_advice(answer)
    return ANSWERED
