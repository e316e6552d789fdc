"""A game against Pinzetta in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table

from stockbook.cli.playing import hints
from stockbook.cli.playing.stampswap_typed import free_cell, read_show, show_question
from stockbook.cli.rendering.page import STRONG, lines_table, plain
from stockbook.games.pinzetta.words import NOTHING, PinzettaText
from stockbook.models.files.words import counted
from stockbook.models.pinzetta.actions import Action, TakeHerPile
from stockbook.models.pinzetta.game import Pinzetta
from stockbook.models.pinzetta.procedure import appraise_row
from stockbook.models.pinzetta.state import HER, ME, SoloState, SoloView
from stockbook.models.pinzetta.views import solo_position_of
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.game.actions import Divide
from stockbook.models.stampswap.scoring import total
from stockbook.models.stampswap.swap.cuts import Items

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.advice import Advice

QUESTIONS = {
    "cut": "your cut, such as reserve 1 | 2 3 | 4 5 6",
    "choose": "which pile of hers, take 1 or take 2",
    "enter": "your contest, such as enter 1",
}
#: The first words of the end, by the winners.
WON = {(ME,): "You win", (HER,): "Pinzetta wins", (ME, HER): "A draw"}


class PinzettaTable:
    """The table of a game against Pinzetta.

    Parameters
    ----------
    game
        The game that is played.
    """

    def __init__(self, game: Pinzetta) -> None:
        self._game = game
        self._components = game.components
        self._text = PinzettaText(game.components)

    def show(self, page: Page, view: SoloView) -> None:
        """Print both sides of the table before my decision."""
        table = view.swap.table
        phase = {"cut": "Swap Phase, you cut", "choose": "Swap Phase, you choose"}.get(
            table.phase, "Show Phase"
        )
        page.heading(f"{DAYS[table.round]}, round {table.round}: {phase}")
        if table.phase == "cut" and not table.seats[ME].placed:
            for line in self._text.dealt(view):
                page.print(line)
        page.album(self._components.pieces.album(table.seats[ME].placed))
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
            page.tiles([self._components.pieces.tiles[item] for item in hand])

    def question(self, view: SoloView) -> str:
        """The decision asked of me, with an example."""
        table, seat = view.swap.table, view.swap.table.seats[ME]
        if table.phase == "show" and seat.hand:
            return show_question(free_cell(self._components.pieces, seat))
        return QUESTIONS["enter" if table.phase == "show" else table.phase]

    def listed(self, view: SoloView) -> bool:
        """No list is printed with the rest."""
        return False

    def read(self, view: SoloView, text: str) -> Sequence[Action]:
        """The action that I typed, or several in a Show Phase."""
        table = view.swap.table
        if table.phase == "show":
            position, held = solo_position_of(self._components, view), table.seats[ME].entered
            return read_show(position, self._components.deck, text, held)
        return [self._game.read(text)]

    def hint(self, view: SoloView) -> list[Action]:
        """Print the advice on my decision; the actions that it means."""
        position = solo_position_of(self._components, view)
        advice = hints.shown(hints.ask(position, self._components.deck))
        table, seat = view.swap.table, view.swap.table.seats[ME]
        if table.phase == "show":
            hand = [self._components.pieces.tiles[item] for item in seat.hand]
            plan = hints.best_plan(advice)
            return list(hints.plan_actions(hand, plan, table.contests, seat.entered))
        answer: Any = advice.answer
        row = answer.rows[0]
        return [Divide(row.cut) if table.phase == "cut" else TakeHerPile(row.pile)]

    def why(self, view: SoloView, actions: Sequence[Action]) -> Advice:
        """Actions of mine against the best ones."""
        position = solo_position_of(self._components, view)
        return hints.explained_actions(position, actions, self._components.deck)

    def say(self, view: SoloView, action: Action) -> str:
        """An action of mine in one line."""
        return f"{action}  ({self._text.action(view, action)})"

    def tell(self, before: SoloView, player: int, action: Action, after: SoloView) -> str:
        """Her reasoning, or the outcome of an action of mine."""
        return "\n".join(self._text.told(before, action, after))

    def sheet(self, page: Page, state: SoloState, me: int = 0) -> None:
        """Print both score sheets and the winner."""
        mine, hers = self._game.lines(state)
        won = self._game.winners(state)
        page.heading(
            f"{WON[won]}: {counted(total(mine), 'point')} against {total(hers)} on level {self._game.level}"
        )
        page.album(self._components.pieces.album(state.swap.table.seats[ME].placed))
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
            rows.append(("cards", self._text.items(view, seat.cards)))
        if seat.apart:
            rows.append(("kept", self._text.items(view, seat.apart)))
        rows.append(("points", f"{seat.points} so far, without the values in the album"))
        mat = self._components.mat(view.her)
        sizes = ", ".join(size.replace("-", " ") for size in mat.targets)
        intro = ", intro" * self._components.intro
        rows.append(("Pinzetta", f"level {self._components.level}{intro}, wants {sizes or NOTHING}"))
        if not self._components.intro:
            held = f"{counted(len(hers), 'item')} on her mat"
            forever = f"{self._components.forever(hers)} forever"
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
        appraised = appraise_row(self._text.tokens(view, left), self._text.tokens(view, right))
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
        for number, (item, seen) in enumerate(zip(items, self._text.tokens(view, items), strict=True), 1):
            grid.add_row(str(number), plain(self._text.item(view, item)), counted(seen, "token"))
        page.print(grid)
        page.print()


TABLE = PinzettaTable
