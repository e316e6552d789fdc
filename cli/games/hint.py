"""The printed answers of ``hint`` with its siblings for one phase, and of all other advice."""

from __future__ import annotations

import sys

from stockbook.cli.games import commands_of
from stockbook.cli.questions.asking import CODES, ask
from stockbook.engine.answers import Advised
from stockbook.engine.documents.text import to_json
from stockbook.engine.questions import Hint


def answer_hint(question: Hint, *, as_json: bool) -> int:
    """Print the best move for a position, with wishes where there are some; the exit code."""
    found = ask(question)
    code = print_advice(found, question.deck or question.source.shown_name, question.plans, as_json=as_json)
    if as_json and type(question) is Hint:
        position = found.advice.position
        for line in commands_of(position.game_name).beside_document(position):
            print(line, file=sys.stderr)
    return code


def print_advice(found: Advised, name: str, plans: int = 1, *, as_json: bool) -> int:
    """Print advice, and on standard error what it leaves out of the text with this name; the exit code."""
    for text in found.assumed:
        print(f"{name}: {text}", file=sys.stderr)
    if as_json:
        print(to_json(found.document))
    else:
        from stockbook.cli.rendering.advice import show_advice

        show_advice(found.advice, plans)
    return CODES[found.outcome]
