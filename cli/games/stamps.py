"""STAMPS in the terminal: the grid with its trap lines, the pieces on their tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from rich.table import Table
from rich.text import Text

from stockbook.cli.games.parts import Parts, PrintedAnswer
from stockbook.cli.rendering.page import FEW_COLORS, QUIET, STRONG, Page, numbers_table, plain
from stockbook.cli.rendering.verdict import show_as_good
from stockbook.games.stamps.words import StampsWords, points_change, trapped_text
from stockbook.models.drawing.svg import STAMP_GROUNDS, ink
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stamps_game.game import ASSUMED, StampsMove, StampsPosition, assumptions
from stockbook.models.stamps_game.grid import (
    COLORS,
    UNMOVED,
    Cell,
    StampGrid,
    StampsReadings,
    Track,
    place_text,
    places,
    points,
    trap_lines,
)

if TYPE_CHECKING:
    from stockbook.engine.play import Match
    from stockbook.optimizer.stamps_game.advice import RankedMoves

#: Moves that the terminal lists; all are in the JSON.
LISTED = 10
#: Characters from a place to the next one, across and down; fewer across where all would not fit.
ACROSS, CLOSE, DOWN = 4, 2, 2
MARGIN = 5

_FEW_COLORS = {**FEW_COLORS, "red": ("bright_white", "red")}
#: The line from one place to the next, by its direction.
_STROKES = {(0, 1): "-", (1, 0): "|", (1, 1): "\\", (1, -1): "/"}


class StampsParts(Parts):
    """STAMPS in the terminal."""

    prints: ClassVar = {**Parts.prints, AnswerForm.STAMPS_MOVES: (__name__, "show_answer")}

    def position(self, page: Page, position: StampsPosition) -> None:
        _show_table(page, position)
        for line in assumptions(position):
            page.print(line)

    def view(self, page: Page, words: StampsWords, view: StampsPosition) -> None:
        _show_table(page, view)

    def sheet(self, page: Page, words: StampsWords, match: Match) -> None:
        game, state = words.game, match.history.state
        _show_grid(page, state.grid, game.readings)
        page.print()
        page.print(_tracks_table(page, match.view))
        won = ["you" if player == match.me else f"player {player + 1}" for player in game.winners(state)]
        page.print(f"{' and '.join(won)} {'share the win' if len(won) > 1 else 'won'}")
        for line in assumptions(match.view):
            page.print(line)


PARTS = StampsParts()


def show_answer(told: PrintedAnswer[RankedMoves]) -> None:
    """Print the best move on the grid, everybody's pieces before and after, and the next best moves."""
    page, answer = Page(), told.answer
    position, best = answer.position, answer.advice[0]
    lead = f"expected lead at the end {best.lead.value:+.1f}"
    if best.lead.few:
        lead = "too few samples to expect a lead"
    where = f"lay {best.move.color} at {place_text(best.move.at)}"
    page.heading(f"{where}: {points_change(best.gain)} now, {lead}")
    page.print(plain(trapped_text(best.trapped)))
    page.print()
    _show_grid(page, position.grid, position.readings, best.move)
    page.print()
    page.print(_tracks_table(page, position, best.track))
    page.print()
    page.print(_moves_table(answer))
    show_as_good(page, [str(each.move) for each in answer.advice], [each.lead for each in answer.advice])
    hidden = len(answer.advice) - LISTED
    if hidden > 0:
        page.print(f"and {hidden} more moves{': --json has them all' * told.options}")
    page.print()
    page.print(_certainty(answer))
    for line in assumptions(position):
        page.print(line)


def _show_table(page: Page, position: StampsPosition) -> None:
    """Print all that a player sees of a game."""
    _show_grid(page, position.grid, position.readings)
    page.print()
    page.print(_tracks_table(page, position))
    page.print()
    colors = f", colors {ASSUMED}" if position.deck.colors_assumed else ""
    page.print(f"hand: {', '.join(position.hand) or 'empty'}; {position.pile} left to draw{colors}")


def _show_grid(page: Page, grid: StampGrid, readings: StampsReadings, move: StampsMove | None = None) -> None:
    """Print the grid with its free places; of a move, the new stamp and the lines of its traps."""
    free = places(grid)
    shown = [*grid, *free]
    top, left = min(row for row, _ in shown), min(column for _, column in shown)
    bottom, right = max(row for row, _ in shown), max(column for _, column in shown)
    across = ACROSS if MARGIN + (right - left + 1) * ACROSS <= page.width else CLOSE
    dot = "." if page.ascii_only else "·"
    canvas: dict[Cell, tuple[str, Style]] = {}
    for row, column in free:
        canvas[(row - top) * DOWN, (column - left) * across] = dot, QUIET
    for (row, column), color in grid.items():
        _stamp(canvas, page, ((row - top) * DOWN, (column - left) * across), color)
    if move is not None:
        for line in trap_lines(grid, move.at, move.color, readings):
            _trap(canvas, move.at, line[-1], (top, left), across)
        y, x = (move.at[0] - top) * DOWN, (move.at[1] - left) * across
        canvas[y, x - 1], canvas[y, x + 1] = ("[", STRONG), ("]", STRONG)
        _stamp(canvas, page, (y, x), move.color)
    header = "".join(f"{column:^{ACROSS}}" for column in range(left, right + 1, ACROSS // across))
    page.print(Text(f"{'':{MARGIN}}{header}".rstrip(), QUIET), no_wrap=True, overflow="crop")
    for y in range((bottom - top) * DOWN + 1):
        label = "" if y % DOWN else str(y // DOWN + top)
        text = Text(f"{label:>{MARGIN - 1}} ", QUIET)
        for x in range(-1, (right - left) * across + 2):
            text.append(*canvas.get((y, x), (" ", Style())))
        text.rstrip()
        page.print(text, no_wrap=True, overflow="crop")


def _tracks_table(page: Page, position: StampsPosition, after: Track | None = None) -> Table:
    """Everybody's pieces by column, and their points; mine before and after a move."""
    printed = position.deck.track
    table = numbers_table(("", "start", *(str(number) for number in range(1, len(printed) + 1)), "total"))
    label = f"points, {ASSUMED}" if "track" in position.deck.assumed else "points"
    table.add_row(label, str(UNMOVED), *map(str, printed), "", style=QUIET)
    rows = [("me" if after is None else "me before", position.track)]
    if after is not None:
        rows.append(("me after", after))
    rows += [(opponent.name, opponent.track) for opponent in position.opponents]
    for name, track in rows:
        columns = [_pieces(page, track, column) for column in range(len(printed) + 1)]
        table.add_row(plain(name), *columns, str(points(track, printed)))
    return table


def _stamp(canvas: dict[Cell, tuple[str, Style]], page: Page, spot: Cell, color: str) -> None:
    canvas[spot] = color[0], _style(page, color)


def _trap(canvas: dict[Cell, tuple[str, Style]], start: Cell, end: Cell, origin: Cell, width: int) -> None:
    """Strokes from place to place, from the new stamp to the one that closes the trap."""
    distance = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    down, across = (end[0] - start[0]) // distance, (end[1] - start[1]) // distance
    stroke = _STROKES[(down, across) if (down, across) in _STROKES else (-down, -across)]
    for step in range(distance):
        y = (start[0] + step * down - origin[0]) * DOWN + down
        x = (start[1] + step * across - origin[1]) * width + across * width // 2
        for at in range(x - width // 2 + 1, x + width // 2) if stroke == "-" else (x,):
            canvas[y, at] = stroke, STRONG


def _style(page: Page, color: str) -> Style:
    if page.color_system == "standard":
        few = _FEW_COLORS[color]
        return Style(color=few[0], bgcolor=few[1])
    return Style(color=ink(STAMP_GROUNDS[color]), bgcolor=STAMP_GROUNDS[color])


def _pieces(page: Page, track: Track, column: int) -> Text:
    text = Text()
    for color, at in zip(COLORS, track, strict=True):
        if at == column:
            text.append(color[0], _style(page, color))
    return text


def _moves_table(answer: RankedMoves) -> Table:
    headers = ("move", "now", "lead at the end", *(() if answer.exact else ("95 % of", "deals")))
    table = numbers_table(headers)
    for advice in answer.advice[:LISTED]:
        lead = advice.lead
        sampled = () if answer.exact else (lead.interval("+.1f"), str(lead.samples))
        what = f"{advice.move}, {trapped_text(advice.trapped)}"
        table.add_row(what, f"{advice.gain:+d}", "" if lead.few else f"{lead.value:+.1f}", *sampled)
    return table


def _certainty(answer: RankedMoves) -> str:
    if answer.exact:
        return "searched to the end, for every way to deal the hidden hands"
    stopped = "stopped by Ctrl-C: " if answer.interrupted else ""
    return f"{stopped}the lead at the end is an average over sampled deals, each played out"
