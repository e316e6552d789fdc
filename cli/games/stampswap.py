"""Stamp Swap in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.columns import Columns

from stockbook.cli.games.parts import Parts
from stockbook.cli.rendering.page import facts_table, plain
from stockbook.cli.rendering.placement import show_position
from stockbook.cli.rendering.players import show_table
from stockbook.games.registry import definition_of
from stockbook.models.play.goal import AnswerForm
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.position import Position, forever_stamps
from stockbook.models.stampswap.scoring import final_forever_places

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.play import Match
    from stockbook.games.stampswap.words import StampSwapWords
    from stockbook.models.stampswap.game.state import StampSwapView

PHASES = {
    "collect": "Collect Phase",
    "cut": "Swap Phase, you cut",
    "choose": "Swap Phase, you choose",
    "show": "Show Phase",
}


PLACEMENT = "stockbook.cli.rendering.placement"
SWAP = "stockbook.cli.rendering.swap"
WHAT_IF = "stockbook.cli.games.what_if"


class StampSwapParts(Parts):
    """Stamp Swap, or a season, in the terminal."""

    prints: ClassVar = {
        **Parts.prints,
        AnswerForm.PLACEMENT: (PLACEMENT, "show_placement"),
        AnswerForm.GAME_PLACEMENT: (PLACEMENT, "show_game_placement"),
        AnswerForm.PLACEMENT_EXPLAINED: (PLACEMENT, "show_explanation"),
        AnswerForm.GAME_PLACEMENT_EXPLAINED: (PLACEMENT, "show_game_explanation"),
        AnswerForm.CUTS: (SWAP, "show_cuts"),
        AnswerForm.PILES: (SWAP, "show_choices"),
        AnswerForm.ITEMS: (SWAP, "show_collect_advice"),
        AnswerForm.ROW_EXPLAINED: (SWAP, "show_row_explanation"),
        AnswerForm.PLACEMENT_WISHED: (WHAT_IF, "show_what_if"),
        AnswerForm.GAME_PLACEMENT_WISHED: (WHAT_IF, "show_game_what_if"),
        AnswerForm.CUTS_WISHED: (WHAT_IF, "show_cut_what_if"),
        AnswerForm.WORTH: (WHAT_IF, "show_worth"),
    }

    def position(self, page: Page, position: Position) -> None:
        show_position(page, position)

    def view(self, page: Page, words: StampSwapWords, view: StampSwapView) -> None:
        """Print what counts for my decision: contests, players, goods, and my album where it matters."""
        table, me = view.table, view.table.seats[view.player]
        page.heading(f"{DAYS[table.round]}, round {table.round}: {PHASES[table.phase]}")
        first_of_round = table.phase == "collect" and not me.goods
        if table.phase == "show" or (me.placed and (first_of_round or table.phase == "cut")):
            page.album(words.game.pieces.album(me.placed))
            page.print()
        page.print(facts_table(_facts(words, view)))
        page.print()
        if table.phase == "collect":
            page.heading("pool")
            rows = [f"{number:2} {words.item(view, item)}" for number, item in enumerate(table.pool, 1)]
            page.print(Columns(map(plain, rows), padding=(0, 2), column_first=True))
        elif table.phase == "cut":
            page.heading("your items")
            page.print(facts_table((str(n), words.item(view, item)) for n, item in enumerate(me.goods, 1)))
        elif table.phase == "choose":
            _piles(page, words, view)
        elif me.hand:
            page.heading("to place")
            page.tiles([words.game.pieces.tiles[item] for item in me.hand])

    def listed(self, view: StampSwapView) -> bool:
        """The pool, and piles on offer, have the numbers of the list."""
        return view.table.phase in ("collect", "choose")

    def sheet(self, page: Page, words: StampSwapWords, match: Match) -> None:
        """Print my album, and everybody's points, what breaks ties, and who wins."""
        from stockbook.games.stampswap.words import name_of

        page.heading("the end: your album")
        albums = [words.game.pieces.album(seat.placed) for seat in match.history.state.table.seats]
        page.album(albums[match.me])
        page.print()
        game, state = words.game, match.history.state
        names = [name_of(match.me, player) for player in range(game.players)]
        sheet = definition_of(game.name).score_sheet(game, state, names)
        show_table(page, sheet, final_forever_places(names, list(map(forever_stamps, albums))))


PARTS = StampSwapParts()


def _facts(words: StampSwapWords, view: StampSwapView) -> list[tuple[str, str]]:
    """Contests with their tickets, the Finale, the event, and what lies before each player."""
    from stockbook.games.stampswap.words import who

    table = view.table
    rows: list[tuple[str, str]] = []
    for number, contest in enumerate(table.contests):
        tickets = [who(view, n) for n, seat in enumerate(table.seats) if number in seat.entered]
        entered = f" (entered: {', '.join(tickets)})" if tickets else ""
        rows.append(("" if number else "contests", f"{number + 1}: {contest}{entered}"))
    rows.append(("finale", str(table.finale)))
    rows += [("event", event)] if (event := words.event(view)) else []
    order = [(view.player + i) % len(table.seats) for i in range(len(table.seats))]
    for number in order:
        rows.append((who(view, number), _cards(words, view, number)))
        seat = table.seats[number]
        if seat.goods and not (number == view.player and table.phase == "cut"):
            rows.append(("", f"goods: {words.items(view, seat.goods)}"))
        if seat.apart:
            rows.append(("", f"for sure: {words.items(view, seat.apart)}"))
    return rows


def _cards(words: StampSwapWords, view: StampSwapView, player: int) -> str:
    """A player's score track, exhibitors, specialists, album and token in words."""
    pieces, table = words.game.pieces, view.table
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


def _piles(page: Page, words: StampSwapWords, view: StampSwapView) -> None:
    """The piles that I may take, with their numbers in the list."""
    from stockbook.models.stampswap.game import rules

    number = 0
    for owner in rules.offers(view.table, view.player):
        for pile, items in enumerate(view.table.seats[owner].piles, 1):
            number += 1
            page.heading(f"{number}: player {owner + 1}'s pile {pile}")
            page.print(facts_table(("", words.item(view, item)) for item in items))
