"""Stamp Albums in the terminal: the advice, and the cards that a player sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from stockbook.cli.games.parts import Parts, PrintedAnswer
from stockbook.cli.rendering.page import Page, facts_table, numbers_table, plain
from stockbook.games.stamp_albums.words import PLACES, purchase
from stockbook.models.files.words import counted
from stockbook.models.play.goal import AnswerForm, Goal
from stockbook.models.stamp_albums.cards import CARDS, PAYS
from stockbook.models.stamp_albums.reading import AlbumsPosition
from stockbook.models.stamp_albums.shown import faces, names, side_rows
from stockbook.models.stamp_albums.state import AlbumsView

if TYPE_CHECKING:
    from stockbook.engine.play import Match
    from stockbook.models.stamp_albums.state import AlbumsView
    from stockbook.optimizer.stamp_albums.advice import RankedPurchases

LIMITS = (
    "Planned over the cards that can be seen: what fills up the market is not known before. "
    "After buying there, ask again"
)


class StampAlbumsParts(Parts):
    """Stamp Albums in the terminal."""

    prints: ClassVar = {**Parts.prints, AnswerForm.PURCHASES: (__name__, "show_answer")}

    def position(self, page: Page, position: AlbumsPosition) -> None:
        page.print(facts_table(side_rows(position.view)))

    def view(self, page: Page, words: Any, view: AlbumsView) -> None:
        page.print(facts_table(side_rows(view)))

    def sheet(self, page: Page, words: Any, match: Match) -> None:
        game, state = match.history.game, match.history.state
        page.print(f"The game ended: {state.turn.ended}.")
        table = numbers_table(("player", "stamps", "points", "in hand"))
        for player, (side, points) in enumerate(zip(state.sides, game.score(state), strict=True)):
            won = "wins" if player in game.winners(state) else ""
            label = f"player {player + 1} {won}".strip()
            in_hand = sum(PAYS[card] for card in side.hand)
            table.add_row(label, str(len(side.album)), str(points), str(in_hand))
        page.print(table)
        page.print()
        for player, side in enumerate(state.sides):
            page.print(plain(f"player {player + 1}: {faces(side.album).replace('*', '')}"))


PARTS = StampAlbumsParts()


def show_answer(told: PrintedAnswer[RankedPurchases]) -> None:
    """Print the best purchases in order with their value, and the next best."""
    page, position, answer, goal = Page(), told.position, told.answer, told.goal
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
        page.print(f"{LIMITS}{', with the bought cards in bought = [...]' * told.options}.")


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
