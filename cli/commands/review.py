"""``stockbook review``."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from stockbook.cli.questions.asking import CODES, ask, source_of
from stockbook.cli.questions.failure import INTERRUPTED
from stockbook.cli.questions.files import FileOptions
from stockbook.cli.questions.options import (
    AnswersOption,
    DaskOption,
    FilesArgument,
    FilesFromOption,
    ForceOption,
    JsonOption,
    PiecesOption,
    SeedOption,
)
from stockbook.engine.choices import Refused
from stockbook.engine.documents.common import to_json
from stockbook.engine.reviews import AFTER, DECISION_TIME, Review
from stockbook.models.files.faults import Fault


def review(
    context: typer.Context,
    files: FilesArgument = None,
    player: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Only the decisions of this player, or agent.", show_default="all"),
    ] = None,
    time: Annotated[
        float,
        typer.Option(
            metavar="SECONDS", min=DECISION_TIME.least, max=DECISION_TIME.most, help="Time for each decision."
        ),
    ] = 1.0,
    after: Annotated[
        int,
        typer.Option(metavar="N", min=AFTER.least, help="Only the decisions after this one, by its number."),
    ] = 0,
    svg: Annotated[
        str | None, typer.Option(metavar="OUT", help="Draw the course of the leads into a file.")
    ] = None,
    html: Annotated[
        str | None, typer.Option(metavar="OUT", help="Write the review as one page, to print too.")
    ] = None,
    force: ForceOption = False,
    files_from: FilesFromOption = None,
    out: AnswersOption = None,
    workers: PiecesOption = None,
    dask: DaskOption = None,
    seed: SeedOption = 0,
    as_json: JsonOption = False,
) -> int:
    """Tell what each decision of a game gave away against the best one; several games have a summary."""
    from stockbook.cli.questions.saving import drawing_target

    chosen = FileOptions(files, files_from, out, workers, dask)
    if chosen.many and (svg or html or after):
        option = "--svg" if svg else "--html" if html else "--after"
        raise Refused([Fault("", option, "is for one game: leave it out, or review one FILE")])

    def question(file: str) -> Review:
        return Review(source_of(file), player, time, after, chosen.searches, seed)

    if chosen.many:
        return _many(context, chosen, question, as_json=as_json)
    targets = {
        option: drawing_target(path, option, force=force)
        for option, path in (("--svg", svg), ("--html", html))
        if path is not None
    }
    found = ask(question(chosen.one))
    if as_json:
        print(to_json(found.document))
    else:
        from stockbook.cli.rendering.review import show_review

        show_review(found.review)
    for option, target in targets.items():
        target.write(found.chart if option == "--svg" else found.page, "drawn")
    return CODES[found.outcome]


def _many(
    context: typer.Context, chosen: FileOptions, question: Callable[[str], Review], *, as_json: bool
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
