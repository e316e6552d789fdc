"""The commands with advice: ``hint``, and those for one phase, ``explain`` and ``whatif``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from stockbook.cli.questions.asking import ask, print_advice, questions_of
from stockbook.cli.questions.options import SHOW_WISHES, command, option
from stockbook.engine.answers import Advised
from stockbook.engine.questions import Explain, Hint, Question, WhatIf, Worth

#: The commands for positions of any phase, and the kinds of their questions.
ANY_PHASE = {"hint": Hint, "explain": Explain, "whatif": WhatIf}
WORTH = Annotated[
    bool, typer.Option("--worth", help="What the answer loses without each stamp and each contest.")
]
SEARCH = ("seed", "deterministic", "deck")
BATCH = ("files_from", "out", "dask", "json")


def _advise(context: typer.Context, given: Mapping[str, Any]) -> int:
    name = str(context.info_name)
    kind: type[Question[Advised]] = Worth if given.get("worth") else ANY_PHASE.get(name, Hint)
    chosen, question = questions_of(kind, given, command=None if name in ANY_PHASE else name)
    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen, question)
    asked = question(chosen.one)
    return print_advice(ask(asked), asked, as_json=given["as_json"])


hint = command(
    *("files", "at", "goal", "time", "plans", "contest", "workers of both", *SEARCH, *SHOW_WISHES, *BATCH)
)(_advise)
collect = command("file", "at", "goal", "time", *SEARCH, "json")(_advise)
cut = command(
    *("files", "at", "goal", "time", "opponents", "workers of both", *SEARCH, "keep", "reserve", *BATCH)
)(_advise)
explain = command("file", "move", "at", "goal", "time", "contest", "workers", *SEARCH, "json")(_advise)
whatif = command(
    *("file", *SHOW_WISHES, "keep", "reserve", option("worth", WORTH, False)),
    *("at", "goal", "time", "plans", "workers", *SEARCH, "json"),
)(_advise)
