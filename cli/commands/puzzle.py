"""``stockbook puzzle``: placement puzzles to make, to check, to print and to give up on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import ANSWERED, INTERRUPTED
from stockbook.cli.questions.options import FileArgument, ForceOption, JsonOption, TimeOption, valued
from stockbook.engine.choices import Refused, SearchTime
from stockbook.engine.documents.common import to_json
from stockbook.models.play.goal import Goal
from stockbook.models.puzzles.dealing import PuzzleKind, PuzzleLevel

if TYPE_CHECKING:
    from stockbook.models.stampswap.position import Position
    from stockbook.optimizer.placement.plan import PlacementAdvice
    from stockbook.optimizer.puzzles import Puzzle
    from stockbook.optimizer.solver.limits import SearchBudget

app = typer.Typer(no_args_is_help=True)


@app.command(epilog="Example: stockbook puzzle new --seed 7 --level hard --out hard.toml")
def new(
    seed: Annotated[int, valued("N", "Another seed, another puzzle.", min=0, max=2**31 - 1)] = 0,
    level: Annotated[
        PuzzleLevel, typer.Option(help="Measured: what players lose who look one and two stamps ahead.")
    ] = PuzzleLevel.MEDIUM,
    kind: Annotated[
        PuzzleKind, typer.Option(help="To score in a contest, or to fit stamps exactly into an empty area.")
    ] = PuzzleKind.CONTEST,
    out: Annotated[str, valued("FILE", "Where to write it; - is standard output.")] = "-",
    force: ForceOption = False,
    time: TimeOption = 60,
    as_json: JsonOption = False,
) -> int:
    """A new puzzle as a position file; its best answer is alone, which is proved."""
    search = SearchTime(time)
    from stockbook.cli.questions.saving import STDOUT, Target
    from stockbook.optimizer.puzzles import puzzle_toml, puzzles
    from stockbook.optimizer.solver.limits import SearchBudget

    target = Target(out, "--out", force=force)
    with signals.searching() as stop:
        budget = SearchBudget(search.limits(stop=stop))
        puzzle = _first(puzzles(seed, level, kind, budget), budget, time)
    if not (as_json and out == STDOUT):
        target.write(puzzle_toml(puzzle, seed, kind), "written")
    if as_json:
        from stockbook.engine.documents.puzzles import new_puzzle_document

        print(to_json(new_puzzle_document(puzzle, seed, level, kind)))
    return ANSWERED


@app.command(epilog="Example: stockbook puzzle solve easy-1")
def solve(file: FileArgument, time: TimeOption = 10, as_json: JsonOption = False) -> int:
    """The answer of a puzzle, proved."""
    search = SearchTime(time)
    answer = _solved(_read(file)[0], search)
    if as_json:
        from stockbook.engine.documents.show_phase import placement_document

        print(to_json(placement_document(answer, Goal.NOW)))
    else:
        from stockbook.cli.games.parts import PrintedAnswer, show

        show(PrintedAnswer(answer.position, Goal.NOW, answer))
    return _code(answer)


@app.command(epilog="Example: stockbook puzzle check easy-1 --move '2x2 rare 5@c4'")
def check(
    file: FileArgument,
    move: Annotated[
        str, valued("TEXT", "All stamps with their cells, with a ; between them: 1@c4; 2x2 br a1.")
    ],
    time: TimeOption = 10,
    as_json: JsonOption = False,
) -> int:
    """Whether a move is the answer; if not, how many points it is short, and nothing else."""
    from stockbook.cli.questions.asking import CODES, ask, source_of
    from stockbook.engine.puzzles import CheckPuzzle
    from stockbook.models.files.words import counted

    found = ask(CheckPuzzle(source_of(file), move, SearchTime(time)))
    if as_json:
        print(to_json(found.document))
    elif found.best is None:
        names = "; ".join(str(tile) for _, tile in found.left_over)
        print(f"not complete: left over, although there is room: {names}")
    elif found.short > 0:
        print(f"{'' if found.best.proved else 'at least '}{counted(found.short, 'point')} short")
    else:
        print(
            "right"
            if found.best.proved
            else "nothing better was found, but that is not proved: give it more --time"
        )
    return CODES[found.outcome]


@app.command(epilog="Example: stockbook puzzle hint easy-1")
def hint(file: FileArgument, time: TimeOption = 10, as_json: JsonOption = False) -> int:
    """One stamp of the answer, always the same: the first that a quick player puts elsewhere."""
    from stockbook.models.album.album import cell_name
    from stockbook.optimizer.puzzles import tile_to_reveal

    search = SearchTime(time, deterministic=True)
    position = _read(file)[0]
    answer = _solved(position, search)
    item, placed = tile_to_reveal(position, answer.plans[0])
    if as_json:
        from stockbook.engine.documents.puzzles import hint_document

        print(to_json(hint_document(answer, item, placed)))
    else:
        print(f"{item + 1}  {placed.tile} at {cell_name(placed.cell)}")
    return _code(answer)


@app.command(epilog="Example: stockbook puzzle sheet easy-1 easy-2 --html easy.html")
def sheet(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="The puzzles.")],
    svg: Annotated[str | None, valued("OUT", "Draw one into an SVG file; - is standard output.")] = None,
    html: Annotated[str | None, valued("OUT", "Draw each on a page of an HTML file to print.")] = None,
    force: ForceOption = False,
    time: TimeOption = 60,
    as_json: JsonOption = False,
) -> int:
    """Puzzles to print: the album, stamps to cut out, the contest, the points, the answer upside down."""
    from stockbook.cli.questions.saving import drawing_target
    from stockbook.models.drawing.puzzle_sheets import puzzle_svg, sheets_html
    from stockbook.models.files.faults import Fault

    if as_json and "-" in (svg, html):
        raise typer.BadParameter("--json and a drawing both want standard output: draw into a file")
    if (svg is None) == (html is None):
        raise typer.BadParameter("choose --svg OUT for one puzzle, or --html OUT for pages to print")
    if svg is not None and len(files) > 1:
        raise typer.BadParameter("--svg draws one puzzle: use --html for several")
    option = "--svg" if html is None else "--html"
    target = drawing_target(str(svg if html is None else html), option, force=force)
    search = SearchTime(time)
    sheets, solved = [], []
    for file in files:
        position, title = _read(file)
        if len(position.contests) > 1:
            raise Refused([Fault(file, "contests", "a sheet has room for one contest")])
        answer = _solved(position, search)
        if answer.interrupted:
            return INTERRUPTED
        sheets.append(puzzle_svg(position, title, _goal(answer), answer.plans[0].placed))
        solved.append((file, title, answer))
    target.write(sheets[0] if html is None else sheets_html(sheets), "drawn")
    if as_json:
        from stockbook.engine.documents.puzzles import sheet_document

        print(to_json(sheet_document(target.path, solved)))
    return ANSWERED


def _first(found: Iterator[Puzzle | None], budget: SearchBudget, time: float) -> Puzzle:
    """The first puzzle, unless none is found in time: the clock never chooses which one it is."""
    from stockbook.models.files.faults import Fault
    from stockbook.optimizer.solver.limits import Stopped

    with suppress(Stopped):
        return next(puzzle for puzzle in found if puzzle)
    if budget.interrupted:
        raise KeyboardInterrupt
    raise Refused([Fault("", "--time", f"no puzzle in {time:g} s: try another --seed")], possible=False)


def _solved(position: Position, time: SearchTime) -> PlacementAdvice:
    from stockbook.cli.questions.asking import TerminalReporter
    from stockbook.engine.puzzles import solved_puzzle

    return solved_puzzle(position, time, TerminalReporter())


def _read(file: str) -> tuple[Position, str]:
    """A puzzle with its title."""
    from stockbook.cli.questions.asking import TerminalReporter
    from stockbook.engine.puzzles import read_puzzle

    return read_puzzle(file, TerminalReporter())


def _goal(answer: PlacementAdvice) -> str:
    from stockbook.models.files.words import counted

    best = counted(answer.best, "point")
    return f"{best}, stamp values included; more is impossible" if answer.proved else f"{best} or more"


def _code(answer: PlacementAdvice) -> int:
    return INTERRUPTED if answer.interrupted else ANSWERED
