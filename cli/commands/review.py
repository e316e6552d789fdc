"""``stockbook review``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import typer

from stockbook.cli.questions.asking import CODES, FileOptions, ask, questions_of
from stockbook.cli.questions.failure import INTERRUPTED
from stockbook.cli.questions.options import command, field_option, option, valued
from stockbook.engine.choices import Refused
from stockbook.engine.documents.common import to_json
from stockbook.engine.questions import Question
from stockbook.engine.reviews import Review, Reviewed
from stockbook.models.files.faults import Fault

SVG = Annotated[str | None, valued("OUT", "Draw the course of the leads into a file.")]
HTML = Annotated[str | None, valued("OUT", "Write the review as one page, to print too.")]


@command(
    "files",
    field_option(Review, "player", "NAME", "Only the decisions of this player, or agent.", "all"),
    field_option(Review, "time", "SECONDS", "Time for each decision."),
    field_option(Review, "after", "N", "Only the decisions after this one, by its number."),
    option("svg", SVG),
    option("html", HTML),
    *("force", "files_from", "out", "workers of both", "dask", "seed", "json"),
)
def review(context: typer.Context, given: Mapping[str, Any]) -> int:
    """Tell what each decision of a game gave away against the best one; several games have a summary."""
    from stockbook.cli.questions.saving import drawing_target

    chosen, question = questions_of(Review, given)
    drawn = {f"--{name}": given[name] for name in ("svg", "html") if given[name] is not None}
    if chosen.many and (drawn or given["after"]):
        fault = Fault("", [*drawn, "--after"][0], "is for one game: leave it out, or review one FILE")
        raise Refused([fault])
    if chosen.many:
        return _many(context, chosen, question, as_json=given["as_json"])
    targets = [(name, drawing_target(path, name, force=given["force"])) for name, path in drawn.items()]
    found = ask(question(chosen.one))
    if given["as_json"]:
        print(to_json(found.document))
    else:
        from stockbook.cli.rendering.review import show_review

        show_review(found.review)
    for drawing, target in targets:
        target.write(found.chart if drawing == "--svg" else found.page, "drawn")
    return CODES[found.outcome]


def _many(
    context: typer.Context,
    chosen: FileOptions,
    question: Callable[[str], Question[Reviewed]],
    *,
    as_json: bool,
) -> int:
    """Review several games, and show the sums over all of them."""
    from stockbook.cli.commands.batch import answer_files, print_line
    from stockbook.engine.documents.review import summary_document

    told: list[dict[str, Any]] = []
    tell = print_line if as_json else told.append
    code = answer_files(context, chosen, question, "games", tell, summary_document)
    if not as_json:
        from stockbook.cli.rendering.review import show_summary

        for fault in (fault for document in told for fault in document.get("faults", ())):
            print(Fault(fault["file"] or "", fault["key"] or "", fault["message"]), file=sys.stderr)
        show_summary(told[-1], len(chosen.files) if code == INTERRUPTED else None)
    return code
