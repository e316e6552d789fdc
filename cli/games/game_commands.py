"""The printing of advice about any game."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from stockbook.cli.questions.failure import ANSWERED, IMPOSSIBLE, INTERRUPTED
from stockbook.engine.documents.text import to_json

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.engine.advice import Advice


def print_advice(advice: Advice, options: HintOptions, file: str) -> int:
    """Print the answer to a question, and on standard error what it leaves out; the exit code."""
    from stockbook.engine.advice import document

    for text in advice.assumed:
        print(f"{options.deck or file}: {text}", file=sys.stderr)
    if options.as_json:
        print(to_json(document(advice)))
    else:
        from stockbook.cli.rendering.advice import show_advice

        show_advice(advice, options.plans)
    if advice.impossible:
        return IMPOSSIBLE
    return INTERRUPTED if advice.interrupted else ANSWERED
