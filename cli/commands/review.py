"""``stockbook review``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import ANSWERED, INTERRUPTED
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
from stockbook.engine.documents.text import to_json
from stockbook.engine.refused import Refused
from stockbook.models.files.faults import Fault

if TYPE_CHECKING:
    from stockbook.cli.questions.saving import Target
    from stockbook.models.play.real_tables import TableRecord
    from stockbook.models.play.record import Record
    from stockbook.optimizer.review.game_review import GameReview
    from stockbook.optimizer.solver.limits import SearchLimits

    Follower = Callable[[GameReview], None]


@contextmanager
def _counted() -> Iterator[Follower]:
    """A line on standard error with the number of decisions that are done."""
    from stockbook.cli.rendering.progress import CountLine

    with CountLine("decisions") as line:
        yield lambda found: line(len(found.decisions), found.to_review)


#: Makes what hears of a review after each of its decisions.
FOLLOWER: ContextVar[Callable[[], AbstractContextManager[Follower]]] = ContextVar(
    "follower", default=_counted
)


def review(
    context: typer.Context,
    files: FilesArgument = None,
    player: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Only the decisions of this player, or agent.", show_default="all"),
    ] = None,
    time: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.05, max=3600, help="Time for each decision.")
    ] = 1.0,
    after: Annotated[
        int, typer.Option(metavar="N", min=0, help="Only the decisions after this one, by its number.")
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
    from stockbook.optimizer.solver.limits import SearchLimits

    chosen = FileOptions(files, files_from, out, workers, dask)
    if chosen.many and (svg or html or after):
        option = "--svg" if svg else "--html" if html else "--after"
        raise Refused([Fault("", option, "is for one game: leave it out, or review one FILE")])
    if chosen.many:
        return _many(context, chosen, as_json=as_json)
    targets = {
        option: drawing_target(path, option, force=force)
        for option, path in (("--svg", svg), ("--html", html))
        if path is not None
    }
    record = _record(chosen.one)
    players = None if player is None else _numbers(record, player)
    return _one(record, players, SearchLimits(time, workers, seed), after, targets, as_json=as_json)


def _many(context: typer.Context, chosen: FileOptions, *, as_json: bool) -> int:
    """Review several games, and show the sums over all of them."""
    from stockbook.cli.commands.batch import answer_files, print_line
    from stockbook.engine.documents.review import summary_document

    told: list[dict[str, Any]] = []
    tell = print_line if as_json else told.append
    code = answer_files(context, chosen, "games", tell, summary_document)
    if not as_json:
        from stockbook.cli.rendering.review import show_summary

        for fault in (fault for document in told for fault in document.get("faults", ())):
            print(Fault(fault["file"] or "", fault["key"] or "", fault["message"]), file=sys.stderr)
        show_summary(told[-1], len(chosen.files) if code == INTERRUPTED else None)
    return code


def _one(
    record: Record | TableRecord,
    players: Sequence[int] | None,
    limits: SearchLimits,
    after: int,
    targets: Mapping[str, Target],
    *,
    as_json: bool,
) -> int:
    """Review one game, and show it."""
    from stockbook.games.registry import definition_of
    from stockbook.optimizer.review.game_review import review_game

    signals.running()
    try:
        with FOLLOWER.get()() as follower:
            found = review_game(record, definition_of(record.game), players, limits, follower, after)
    finally:
        signals.printing()
    if as_json:
        from stockbook.engine.documents.review import review_document

        print(to_json(review_document(found)))
    else:
        from stockbook.cli.rendering.review import show_review

        show_review(found)
    for option, target in targets.items():
        target.write(_drawn(option, found), "drawn")
    return INTERRUPTED if found.interrupted else ANSWERED


def _record(file: str) -> Record | TableRecord:
    """The record in a file, which can be played again."""
    from stockbook.games.records import parse_record, table_record
    from stockbook.games.sources import folder_of
    from stockbook.models.files.toml_file import read_text
    from stockbook.models.play.record import replay

    text, name = read_text(file)
    if table := table_record(text, name, None, folder_of(file, name)):
        table.states()
        return table
    record = parse_record(text, name)
    replay(record)
    return record


def _numbers(record: Record | TableRecord, player: str) -> list[int]:
    """The players, from 0, whom a name means: one, or all of an agent, with its time or without."""
    from stockbook.models.play.player_names import ME, names_for
    from stockbook.models.play.real_tables import TableRecord

    shown = names_for(record.names, None)
    ways = (shown, record.names, [agent.rpartition(":")[0] for agent in record.names])
    named = ([number for number, name in enumerate(names) if name == player] for names in ways)
    found = next(filter(None, named), [])
    if not found:
        message = f"no player has this name: the game has {', '.join(dict.fromkeys(record.names))}"
    elif isinstance(record, TableRecord) and player != ME:
        message = f"at a real table only my decisions are known: write --player {ME}, or leave it out"
    else:
        return found
    raise Refused([Fault(record.file, "--player", message)])


def _drawn(option: str, review: GameReview) -> str:
    """The text of the file that an option names."""
    if option == "--svg":
        from stockbook.optimizer.review.chart import course_svg

        return course_svg(review.title, review.names, review.course)
    from stockbook.engine.documents.review import review_document
    from stockbook.engine.review_page import review_html

    return review_html(review_document(review))
