"""``stockbook review``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import ANSWERED, INTERRUPTED, WRONG_INPUT, Refused
from stockbook.cli.questions.options import ForceOption, JsonOption, SeedOption
from stockbook.cli.questions.workers import chosen_workers, refuse_both
from stockbook.engine.documents.text import to_json
from stockbook.models.files.faults import Fault, PositionError

if TYPE_CHECKING:
    from stockbook.cli.questions.saving import Target
    from stockbook.engine.reviews import FinishedReviews
    from stockbook.models.games.real_tables import TableRecord
    from stockbook.models.games.record import Record
    from stockbook.optimizer.arena.workers import Workers
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
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Recorded games.")],
    player: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Only this player's decisions.", show_default="all"),
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
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Keep finished reviews there, and go on with those it has."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, max=64, help="Games, or searches, side by side.", show_default="one a core"
        ),
    ] = None,
    dask: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Review on the Dask cluster with this scheduler.")
    ] = None,
    seed: SeedOption = 0,
    as_json: JsonOption = False,
) -> int:
    """Tell what each decision of a game gave away against the best one; several games have a summary."""
    from stockbook.cli.questions.saving import Target, not_drawn
    from stockbook.optimizer.solver.limits import SearchLimits

    refuse_both(workers, dask)
    many = len(files) > 1 or out is not None or dask is not None
    if many and (svg or html or after):
        option = "--svg" if svg else "--html" if html else "--after"
        raise Refused(WRONG_INPUT, [Fault("", option, "is for one game: leave it out, or review one FILE")])
    targets = {
        option: Target(path, option, force=force, objection=not_drawn)
        for option, path in (("--svg", svg), ("--html", html))
        if path is not None
    }
    records = _records(files)
    players = {} if player is None else {file: [_number(each, player)] for file, each in records.items()}
    if not many:
        limits = SearchLimits(time, workers, seed)
        (record,) = records.values()
        return _one(record, players.get(files[0]), limits, after, targets, as_json=as_json)
    setup = {"time": time, "seed": seed, "player": player}
    limits = SearchLimits(time, 1, seed)
    with ExitStack() as stack:
        reviews = _finished(setup, out)
        stack.callback(reviews.close)
        found = stack.enter_context(chosen_workers(workers, dask))
        complete = _many(records, players, limits, found, reviews, as_json=as_json)
    if as_json:
        print(to_json(reviews.summary))
    else:
        from stockbook.cli.rendering.review import show_summary

        show_summary(reviews.summary, len(records) if not complete else None)
    return ANSWERED if complete else INTERRUPTED


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
    from stockbook.optimizer.review.game_review import review_game

    signals.running()
    try:
        with FOLLOWER.get()() as follower:
            found = review_game(record, players, limits, follower, after)
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


def _many(
    records: Mapping[str, Record | TableRecord],
    players: Mapping[str, Sequence[int]],
    limits: SearchLimits,
    workers: Workers,
    reviews: FinishedReviews,
    *,
    as_json: bool,
) -> bool:
    """Review the games that are not finished; False when Ctrl-C has stopped it."""
    from stockbook.cli.rendering.progress import CountLine
    from stockbook.engine.documents.review import review_document
    from stockbook.engine.reviews import record_key
    from stockbook.optimizer.review.many import review_all

    keys = {file: record_key(record) for file, record in records.items()}
    left = {file: record for file, record in records.items() if keys[file] not in reviews.documents}
    done = len(records) - len(left)

    def keep(file: str, found: GameReview) -> None:
        nonlocal done
        done += 1
        document = reviews.add(keys[file], review_document(found))
        if as_json:
            print(to_json(document), flush=True)
        progress(done, len(records))

    if as_json:
        for file in records.keys() - left.keys():
            print(to_json(reviews.documents[keys[file]]))
    signals.running()
    try:
        with CountLine("games") as progress:
            review_all(left, players, limits, workers, keep)
    except KeyboardInterrupt:
        return False
    finally:
        signals.printing()
    return True


def _records(files: Sequence[str]) -> dict[str, Record | TableRecord]:
    """The records by their files, each of which can be played again."""
    from stockbook.cli.questions.sources import folder_of
    from stockbook.models.files.toml_file import read_text
    from stockbook.models.games.moments import table_record
    from stockbook.models.games.record import parse_record, replay

    found: dict[str, Record | TableRecord] = {}
    faults: list[Fault] = []
    for file in files:
        try:
            text, name = read_text(file)
            if table := table_record(text, name, None, folder_of(file, name)):
                table.states()
                found[file] = table
                continue
            found[file] = record = parse_record(text, name)
            replay(record)
        except PositionError as error:
            faults += error.faults
    if faults:
        raise Refused(WRONG_INPUT, faults)
    return found


def _finished(setup: Mapping[str, object], out: str | None) -> FinishedReviews:
    """The finished reviews, those of the file first."""
    from stockbook.engine.reviews import FinishedReviews

    try:
        return FinishedReviews(setup, None if out is None else Path(out))
    except OSError as error:
        reason = f"cannot hold reviews: {error.strerror or error}"
        raise Refused(WRONG_INPUT, [Fault(str(out), "--out", reason)]) from None


def _number(record: Record | TableRecord, player: str) -> int:
    """The player of a record with a name, from 0."""
    from stockbook.models.games.moments import names_for
    from stockbook.models.games.player_names import ME
    from stockbook.models.games.real_tables import TableRecord

    names = names_for(record.names, None)
    table = isinstance(record, TableRecord)
    if player in names and not (table and player != ME):
        return names.index(player)
    message = f"no player has this name: the game has {', '.join(names)}"
    if player in names:
        message = f"at a real table only my decisions are known: write --player {ME}, or leave it out"
    raise Refused(WRONG_INPUT, [Fault(record.file, "--player", message)])


def _drawn(option: str, review: GameReview) -> str:
    """The text of the file that an option names."""
    if option == "--svg":
        from stockbook.optimizer.review.chart import course_svg

        return course_svg(review.title, review.names, review.course)
    from stockbook.engine.documents.review import review_document
    from stockbook.engine.review_page import review_html

    return review_html(review_document(review))
