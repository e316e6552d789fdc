"""The commands with advice: ``hint``, and those for one phase, ``explain`` and ``whatif``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from stockbook.cli.questions.asking import ask, print_advice, questions_of
from stockbook.cli.questions.options import SHOW_WISHES, command, option, valued
from stockbook.engine.answers import Advised
from stockbook.engine.questions import Explain, Hint, Question, WhatIf, Worth

#: The commands for positions of any phase, and the kinds of their questions.
ANY_PHASE = {"hint": Hint, "explain": Explain, "whatif": WhatIf}
WORTH = Annotated[
    bool, typer.Option("--worth", help="What the answer loses without each stamp and each contest.")
]
SEARCH = ("seed", "deterministic", "deck")
LOG = Annotated[str | None, valued("FILE", "Write the course of the search there, a line of JSON an event.")]
LOGGED = (option("log", LOG), "force")
BATCH = ("files_from", "out", "dask", "json")


def _advise(context: typer.Context, given: Mapping[str, Any]) -> int:
    name = str(context.info_name)
    kind: type[Question[Advised]] = Worth if given.get("worth") else ANY_PHASE.get(name, Hint)
    chosen, question = questions_of(kind, given, command=None if name in ANY_PHASE else name)
    log = given.get("log")
    if chosen.many:
        if log is not None:
            raise typer.BadParameter("a log is of one file: ask about one", param_hint="--log")
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen, question)
    asked, reporter = question(chosen.one), None
    if log is not None:
        from stockbook.cli.questions.saving import Target
        from stockbook.cli.questions.search_log import LoggingReporter

        reporter = LoggingReporter(Target(log, "--log", force=given["force"]), chosen.one)
    return print_advice(ask(asked, reporter), asked, as_json=given["as_json"])


hint = command(
    *("files", "at", "goal", "time", "plans", "contest", "workers of both", *SEARCH, *SHOW_WISHES),
    *(*LOGGED, *BATCH),
)(_advise)
collect = command("file", "at", "goal", "time", *SEARCH, *LOGGED, "json")(_advise)
cut = command(
    *("files", "at", "goal", "time", "opponents", "workers of both", *SEARCH, "keep", "reserve"),
    *(*LOGGED, *BATCH),
)(_advise)
explain = command("file", "move", "at", "goal", "time", "contest", "workers", *SEARCH, "json")(_advise)
whatif = command(
    *("file", *SHOW_WISHES, "keep", "reserve", option("worth", WORTH, False)),
    *("at", "goal", "time", "plans", "workers", *SEARCH, "json"),
)(_advise)
