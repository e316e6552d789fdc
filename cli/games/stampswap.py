"""A game of Stamp Swap in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.table import Table

from stockbook.cli.playing.pictures import Pictures
from stockbook.cli.rendering.page import STRONG, plain
from stockbook.cli.rendering.players import show_table
from stockbook.games.registry import definition_of
from stockbook.games.stampswap.words import StampSwapWords, name_of, who
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.state import StampSwapView
from stockbook.models.stampswap.position import forever_stamps
from stockbook.models.stampswap.scoring import final_forever_places

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.play import Match

PHASES = {
    "collect": "Collect Phase",
    "cut": "Swap Phase, you cut",
    "choose": "Swap Phase, you choose",
    "show": "Show Phase",
}


class StampSwapPictures(Pictures):
    """A game of Stamp Swap, or of a season, in the terminal."""

    _words: StampSwapWords

    def show(self, page: Page, view: StampSwapView) -> None:
        """Print what counts for my decision: contests, players, goods, and my album where it matters."""
        table, me = view.table, view.table.seats[view.player]
        page.heading(f"{DAYS[table.round]}, round {table.round}: {PHASES[table.phase]}")
        first_of_round = table.phase == "collect" and not me.goods
        if table.phase == "show" or (me.placed and (first_of_round or table.phase == "cut")):
            page.album(self._words.game.pieces.album(me.placed))
            page.print()
        page.print(_grid(self._facts(view)))
        page.print()
        if table.phase == "collect":
            page.heading("pool")
            rows = [f"{number:2} {self._words.item(view, item)}" for number, item in enumerate(table.pool, 1)]
            page.print(Columns(map(plain, rows), padding=(0, 2), column_first=True))
        elif table.phase == "cut":
            page.heading("your items")
            page.print(_grid((str(n), self._words.item(view, item)) for n, item in enumerate(me.goods, 1)))
        elif table.phase == "choose":
            self._piles(page, view)
        elif me.hand:
            page.heading("to place")
            page.tiles([self._words.game.pieces.tiles[item] for item in me.hand])

    def listed(self, view: StampSwapView) -> bool:
        """The pool, and piles on offer, have the numbers of the list."""
        return view.table.phase in ("collect", "choose")

    def sheet(self, page: Page, match: Match) -> None:
        """Print my album, and everybody's points, what breaks ties, and who wins."""
        page.heading("the end: your album")
        albums = [self._words.game.pieces.album(seat.placed) for seat in match.history.state.table.seats]
        page.album(albums[match.me])
        page.print()
        game, state = match.history.game, match.history.state
        names = [name_of(match.me, player) for player in range(game.players)]
        sheet = definition_of(game.name).score_sheet(game, state, names)
        show_table(page, sheet, final_forever_places(names, list(map(forever_stamps, albums))))

    def _facts(self, view: StampSwapView) -> list[tuple[str, str]]:
        """Contests with their tickets, the Finale, the event, and what lies before each player."""
        table = view.table
        rows: list[tuple[str, str]] = []
        for number, contest in enumerate(table.contests):
            tickets = [who(view, n) for n, seat in enumerate(table.seats) if number in seat.entered]
            entered = f" (entered: {', '.join(tickets)})" if tickets else ""
            rows.append(("" if number else "contests", f"{number + 1}: {contest}{entered}"))
        rows.append(("finale", str(table.finale)))
        rows += [("event", event)] if (event := self._words.event(view)) else []
        order = [(view.player + i) % len(table.seats) for i in range(len(table.seats))]
        for number in order:
            rows.append((who(view, number), self._cards(view, number)))
            seat = table.seats[number]
            if seat.goods and not (number == view.player and table.phase == "cut"):
                rows.append(("", f"goods: {self._words.items(view, seat.goods)}"))
            if seat.apart:
                rows.append(("", f"for sure: {self._words.items(view, seat.apart)}"))
        return rows

    def _cards(self, view: StampSwapView, player: int) -> str:
        """A player's score track, exhibitors, specialists, album and token in words."""
        pieces, table = self._words.game.pieces, view.table
        seat = table.seats[player]
        album = pieces.album(seat.placed)
        parts = [f"score track {seat.points}"]
        parts += [f"exhibitor {each}" for each in (seat.exhibitor, *pieces.exhibitors(seat.cards))]
        parts += [card.words for card in pieces.specialists(seat.cards)]
        if seat.placed:
            stamps = len(album.stamps)
            parts.append(f"album: {stamps} stamp{'s' * (stamps > 1)}, {forever_stamps(album)} forever")
        if player == table.first:
            parts.append("first player")
        if seat.declared is not None:
            parts.append(f"declares {table.contests[seat.declared]}")
        return "; ".join(parts)

    def _piles(self, page: Page, view: StampSwapView) -> None:
        """The piles that I may take, with their numbers in the list."""
        number = 0
        for owner in rules.offers(view.table, view.player):
            for pile, items in enumerate(view.table.seats[owner].piles, 1):
                number += 1
                page.heading(f"{number}: player {owner + 1}'s pile {pile}")
                page.print(_grid(("", self._words.item(view, item)) for item in items))


def _grid(rows: Iterable[tuple[str, str]]) -> Table:
    """Labels and texts in two columns."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=STRONG)
    grid.add_column(overflow="fold")
    for label, words in rows:
        grid.add_row(plain(label), plain(words))
    return grid
