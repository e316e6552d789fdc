"""A game of Stamp Swap in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.table import Table

from stockbook.cli.playing import hints
from stockbook.cli.playing.stampswap_typed import (
    free_cell,
    read_collect,
    read_divide,
    read_show,
    read_take,
    show_question,
)
from stockbook.cli.rendering.page import STRONG, plain
from stockbook.cli.rendering.score import show_table
from stockbook.cli.rendering.stampswap_text import StampSwapText, who
from stockbook.models.games.registry import game_module
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Action, Collect, Divide, Look, TakePile
from stockbook.models.stampswap.game.season import Season
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import StampSwapState, StampSwapView
from stockbook.models.stampswap.game.views import goods_of, position_of
from stockbook.models.stampswap.position import Position, forever_stamps
from stockbook.models.stampswap.scoring import final_forever_places

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.advice import Advice

PHASES = {
    "collect": "Collect Phase",
    "cut": "Swap Phase, you cut",
    "choose": "Swap Phase, you choose",
    "show": "Show Phase",
}


class StampSwapTable:
    """The table of a game of Stamp Swap, or of a season.

    Parameters
    ----------
    game
        The game that is played.
    """

    def __init__(self, game: StampSwap | Season) -> None:
        self._game = game
        self._text = StampSwapText(game)

    def show(self, page: Page, view: StampSwapView) -> None:
        """Print what counts for my decision: contests, players, goods, and my album where it matters."""
        table, me = view.table, view.table.seats[view.player]
        page.heading(f"{DAYS[table.round]}, round {table.round}: {PHASES[table.phase]}")
        first_of_round = table.phase == "collect" and not me.goods
        if table.phase == "show" or (me.placed and (first_of_round or table.phase == "cut")):
            page.album(self._game.pieces.album(me.placed))
            page.print()
        page.print(_grid(self._facts(view)))
        page.print()
        if table.phase == "collect":
            page.heading("pool")
            rows = [f"{number:2} {self._item(view, item)}" for number, item in enumerate(table.pool, 1)]
            page.print(Columns(map(plain, rows), padding=(0, 2), column_first=True))
        elif table.phase == "cut":
            page.heading("your items")
            page.print(_grid((str(n), self._item(view, item)) for n, item in enumerate(me.goods, 1)))
        elif table.phase == "choose":
            self._piles(page, view)
        elif me.hand:
            page.heading("to place")
            page.tiles([self._game.pieces.tiles[item] for item in me.hand])

    def question(self, view: StampSwapView) -> str:
        """The decision asked of me, with an example."""
        table, me = view.table, view.table.seats[view.player]
        if table.phase == "collect":
            left = rules.collected(self._game.pieces, table) - len(me.goods)
            begins = " ".join(self._item(view, table.pool[0]).split()[:2])
            return f"which item, {left} to select, such as 1 or {begins}"
        if table.phase == "cut":
            return "your cut, such as reserve 1 | 2 3 | 4 5 6"
        if table.phase == "choose":
            return f"which pile, such as take {rules.offers(table, view.player)[0] + 1} 1"
        if me.hand:
            return show_question(free_cell(self._game.pieces, me))
        return f"your contest, such as enter {(rules.contests_to_enter(table, view.player)[0] or 0) + 1}"

    def listed(self, view: StampSwapView) -> bool:
        """The pool, and piles on offer, have the numbers of the list."""
        return view.table.phase in ("collect", "choose")

    def read(self, view: StampSwapView, text: str) -> Sequence[Action]:
        """The action that I typed, or several in a Show Phase.

        Raises
        ------
        ValueError
            If it is none, or the reason why it is not legal.
        """
        table = view.table
        if table.phase == "collect":
            return [read_collect(goods_of(self._game.pieces, view, table.pool), text)]
        if table.phase == "cut":
            return [read_divide(self._position(view), text)]
        if table.phase == "choose":
            return [read_take(text, view.player, rules.offers(table, view.player))]
        held = table.seats[view.player].entered
        return read_show(self._position(view), self._game.deck, text, held)

    def hint(self, view: StampSwapView) -> Sequence[Action]:
        """Print the advice on my decision; the actions that it means."""
        advice = hints.ask(self._position(view), self._game.deck)
        table, me = view.table, view.table.seats[view.player]
        answer: Any = advice.answer
        if table.phase == "collect" and me.looked:
            answer = replace(answer, looks=())
        hints.shown(replace(advice, answer=answer))
        if table.phase == "collect":
            return [Look(answer.looks[0].item)] if answer.looks else [Collect(answer.rows[0].item)]
        if table.phase == "cut":
            return [Divide(answer.rows[0].cut)]
        if table.phase == "choose":
            row = answer.rows[0]
            return [TakePile((view.player + row.owner) % len(table.seats), row.pile)]
        hand = [self._game.pieces.tiles[item] for item in me.hand]
        return hints.plan_actions(hand, hints.best_plan(advice), table.contests, me.entered)

    def why(self, view: StampSwapView, actions: Sequence[Action]) -> Advice:
        """Actions of mine against the best ones."""
        owners = len(view.table.seats)
        return hints.explained_actions(
            self._position(view), actions, self._game.deck, lambda n: (n - view.player) % owners
        )

    def say(self, view: StampSwapView, action: Action) -> str:
        """An action of mine in one line."""
        return f"{action}  ({self._text.action(view, action)})"

    def tell(self, before: StampSwapView, player: int, action: Action, after: StampSwapView) -> str:
        """An action and all that followed by itself, as far as I see it."""
        return "\n".join(map(plain, self._text.told(before, player, action, after)))

    def sheet(self, page: Page, state: StampSwapState, me: int = 0) -> None:
        """Print my album, and everybody's points, what breaks ties, and who wins."""
        page.heading("the end: your album")
        page.album(self._game.pieces.album(state.table.seats[me].placed))
        page.print()
        names = [self._name(me, player) for player in range(self._game.players)]
        sheet = game_module(self._game.name).score_sheet(self._game, state, names)
        albums = [self._game.pieces.album(seat.placed) for seat in state.table.seats]
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
        rows += [("event", event)] if (event := self._text.event(view)) else []
        order = [(view.player + i) % len(table.seats) for i in range(len(table.seats))]
        for number in order:
            rows.append((who(view, number), self._cards(view, number)))
            seat = table.seats[number]
            if seat.goods and not (number == view.player and table.phase == "cut"):
                rows.append(("", f"goods: {self._text.items(view, seat.goods)}"))
            if seat.apart:
                rows.append(("", f"for sure: {self._text.items(view, seat.apart)}"))
        return rows

    def _cards(self, view: StampSwapView, player: int) -> str:
        """A player's score track, exhibitors, specialists, album and token in words."""
        pieces, table = self._game.pieces, view.table
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
                page.print(_grid(("", self._item(view, item)) for item in items))

    def _item(self, view: StampSwapView, item: int) -> str:
        return self._text.item(view, item)

    def _position(self, view: StampSwapView) -> Position:
        """My view as a position."""
        names = [self._name(view.player, number) for number in range(len(view.table.seats))]
        position = position_of(self._game.pieces, view, names)
        # Alone, one competes for forever stamps with the imaginary player, who joins a silent opponent.
        return position if position.opponents else replace(position, forever_others=(0,))

    def _name(self, me: int, player: int) -> str:
        return "me" if player == me else f"player {player + 1}"


def _grid(rows: Iterable[tuple[str, str]]) -> Table:
    """Labels and texts in two columns."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=STRONG)
    grid.add_column(overflow="fold")
    for label, words in rows:
        grid.add_row(plain(label), plain(words))
    return grid


TABLE = StampSwapTable
