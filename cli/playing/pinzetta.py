"""A game against Pinzetta in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from stockbook.cli.playing.pictures import Pictures
from stockbook.cli.rendering.page import STRONG, lines_table, plain
from stockbook.games.pinzetta.words import NOTHING, PinzettaWords
from stockbook.models.files.words import counted
from stockbook.models.pinzetta.procedure import appraise_row
from stockbook.models.pinzetta.rules import HER, ME, SoloView
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.scoring import total
from stockbook.models.stampswap.swap.cuts import Items

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.play import Match

#: The first words of the end, by the winners.
WON = {(ME,): "You win", (HER,): "Pinzetta wins", (ME, HER): "A draw"}


class PinzettaPictures(Pictures):
    """A game against Pinzetta in the terminal."""

    _words: PinzettaWords

    def show(self, page: Page, view: SoloView) -> None:
        """Print both sides of the table before my decision."""
        table = view.swap.table
        phase = {"cut": "Swap Phase, you cut", "choose": "Swap Phase, you choose"}.get(
            table.phase, "Show Phase"
        )
        page.heading(f"{DAYS[table.round]}, round {table.round}: {phase}")
        if table.phase == "cut" and not table.seats[ME].placed:
            for line in self._words.dealt(view):
                page.print(line)
        page.album(self._words.components.pieces.album(table.seats[ME].placed))
        page.print()
        page.print(self._facts(view))
        page.print()
        if table.phase == "cut":
            self._goods(page, view, "your items", table.seats[ME].goods)
        if table.phase in ("cut", "choose"):
            self._piles(page, view)
        hand = table.seats[ME].hand
        if hand:
            page.heading("to place")
            page.tiles([self._words.components.pieces.tiles[item] for item in hand])

    def sheet(self, page: Page, match: Match) -> None:
        """Print both score sheets and the winner."""
        game, state = self._words.game, match.history.state
        mine, hers = game.lines(state)
        won = game.winners(state)
        page.heading(
            f"{WON[won]}: {counted(total(mine), 'point')} against {total(hers)} on level {game.level}"
        )
        page.album(self._words.components.pieces.album(state.swap.table.seats[ME].placed))
        page.print()
        tables = lines_table(mine), lines_table(hers)
        for each, title in zip(tables, ("you", "Pinzetta"), strict=True):
            each.title = title
            each.title_style = STRONG
        page.beside(*tables)

    def _facts(self, view: SoloView) -> Table:
        """Contests, my points and cards, her mat and points."""
        table = view.swap.table
        seat, hers = table.seats[ME], table.seats[HER].cards
        rows: list[tuple[str, str]] = []
        for number, contest in enumerate(table.contests):
            entered = " (entered)" if number in seat.entered else ""
            rows.append(("" if number else "contests", f"{number + 1}: {contest}{entered}"))
        rows.append(("finale", str(table.finale)))
        rows.append(("exhibitor", str(seat.exhibitor)))
        if seat.cards:
            rows.append(("cards", self._words.items(view, seat.cards)))
        if seat.apart:
            rows.append(("kept", self._words.items(view, seat.apart)))
        rows.append(("points", f"{seat.points} so far, without the values in the album"))
        mat = self._words.components.mat(view.her)
        sizes = ", ".join(size.replace("-", " ") for size in mat.targets)
        intro = ", intro" * self._words.components.intro
        rows.append(("Pinzetta", f"level {self._words.components.level}{intro}, wants {sizes or NOTHING}"))
        if not self._words.components.intro:
            held = f"{counted(len(hers), 'item')} on her mat"
            forever = f"{self._words.components.forever(hers)} forever"
            rows.append(("", f"{counted(view.her.points, 'point')} so far, {held}, of these {forever}"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=STRONG)
        grid.add_column(overflow="fold")
        for what, words in rows:
            grid.add_row(plain(what), plain(words))
        return grid

    def _piles(self, page: Page, view: SoloView) -> None:
        """Her two piles with their tokens."""
        left, right = view.swap.table.seats[HER].piles
        appraised = appraise_row(self._words.tokens(view, left), self._words.tokens(view, right))
        for number, pile in enumerate((left, right)):
            title = f"her pile {number + 1}: {counted(appraised.tokens[number], 'token')}"
            self._goods(page, view, title, pile)

    def _goods(self, page: Page, view: SoloView, title: str, items: Items) -> None:
        """Items, numbered from 1, with her tokens."""
        page.heading(title)
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        grid.add_column(overflow="fold")
        grid.add_column(justify="right")
        for number, (item, seen) in enumerate(zip(items, self._words.tokens(view, items), strict=True), 1):
            grid.add_row(str(number), plain(self._words.item(view, item)), counted(seen, "token"))
        page.print(grid)
        page.print()
