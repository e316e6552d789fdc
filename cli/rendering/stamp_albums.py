"""Stamp Albums in the terminal: the advice, and the cards that a player sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from stockbook.cli.rendering.page import STRONG, Page, numbers_table, plain
from stockbook.games.stamp_albums.words import PLACES, purchase
from stockbook.models.files.words import counted
from stockbook.models.play.goal import Goal
from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.reading import AlbumsPosition
from stockbook.models.stamp_albums.shown import names, side_rows
from stockbook.models.stamp_albums.state import AlbumsView

if TYPE_CHECKING:
    from stockbook.optimizer.stamp_albums.advice import RankedPurchases

LIMITS = (
    "Planned over the cards that can be seen: what fills up the market is not known before. "
    "After buying there, ask again"
)


def show_answer(position: AlbumsPosition, answer: RankedPurchases, goal: Goal, options: bool) -> None:
    """Print the best purchases in order with their value, and the next best.

    The text names keys of a file only where there are ``options``, so not inside a game.
    """
    page = Page()
    best = answer.advice[0]
    page.heading(_heading(answer, goal))
    for number, buy in enumerate(best.plan, 1):
        page.print(plain(f"{number}  buy {purchase(buy, PLACES[position.view.places[buy.card]])}"))
    if not best.plan:
        page.print(_ending(position))
    if len(answer.advice) > 1:
        page.print()
        page.print(_others(answer, goal))
    page.print()
    if answer.interrupted:
        page.print("stopped by Ctrl-C: more samples might change the order")
    if best.plan:
        page.print(f"{LIMITS}{', with the bought cards in bought = [...]' * options}.")


def show_position(position: AlbumsPosition) -> None:
    """Print everything that I see, place by place."""
    Page().print(view_table(position.view))


def view_table(view: AlbumsView) -> Table:
    """A row for each place with the cards that a player sees there."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style=STRONG)
    table.add_column(overflow="fold")
    for what, words in side_rows(view):
        table.add_row(plain(what), plain(words))
    return table


def _heading(answer: RankedPurchases, goal: Goal) -> str:
    best = answer.advice[0]
    if goal is Goal.NOW:
        how = "proved best over the known cards" if answer.proved else "the best that the time was enough for"
        return f"{counted(round(best.value.value), 'point')} in stamps this turn, {how}"
    if best.value.few:
        return "too few samples to expect a final lead"
    return f"expected final lead {best.value.text(form='+.1f')}, from {best.value.samples} samples"


def _ending(position: AlbumsPosition) -> str:
    if position.view.turn.bought:
        return "end the turn"
    return "nothing can be bought: show the hand, discard it, draw five cards and start again"


def _others(answer: RankedPurchases, goal: Goal) -> object:
    """The alternatives with their values."""
    headers = ("or buy", "points") if goal is Goal.NOW else ("or buy", "expected lead", "samples")
    table = numbers_table(headers)
    for advice in answer.advice[1:]:
        what = "; ".join(f"{CARDS[buy.card].name} with {names(buy.pay)}" for buy in advice.plan)
        lead = [advice.value.text(form="+.1f"), str(advice.value.samples)]
        values = [f"{advice.value.value:g}"] if goal is Goal.NOW else lead
        table.add_row(plain(what or "nothing more, and end the turn"), *values)
    return table
