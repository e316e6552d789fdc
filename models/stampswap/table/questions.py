"""The questions about a game at a real table: what happened next, and how the line about it begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stockbook.models.games.real_tables import TableQuestion
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.goods import UnseenGood
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.table.game import TableGame

#: An example where the order of the Choose turns is not known.
_WHO = "who took what, such as ann take me 1"


def questions(game: TableGame) -> Iterator[TableQuestion]:
    """The questions that the moment asks, in order; none when the game is over."""
    for question in _questions(game):
        yield replace(question, words=f"{DAYS[game.round]}: {question.words}")


def _questions(game: TableGame) -> Iterator[TableQuestion]:
    """The questions without the day."""
    if game.phase == "collect":
        yield from _collecting(game, game.round)
    elif game.phase == "cut":
        for seat in (game.mine, *(seat for seat in game.seats if seat is not game.mine)):
            if seat.cut is None:
                words = "my cut, such as 1 | 2 3 | 4 5 6" if seat is game.mine else f"the cut of {seat.name}"
                yield TableQuestion(words, f"{seat.name} cut ", optional=seat is not game.mine)
        yield TableQuestion(_WHO, "")
    elif game.phase == "choose":
        if game.turn is None:
            yield TableQuestion(_WHO, "")
        else:
            name = game.seats[game.turn].name
            what = "I take" if game.turn == game.me else f"{name} takes"
            yield TableQuestion(f"{what} a pile of whom, and which, such as me 1", f"{name} take ")
    elif game.phase == "show":
        yield from _showing(game)


def _collecting(game: TableGame, number: int) -> Iterator[TableQuestion]:
    begun = game.phase == "collect" and any(seat.player.collection for seat in game.seats)
    if not begun and (game.phase != "collect" or game.pool is None):
        yield TableQuestion(f"round {number}: what the event does", "event ", optional=True)
        words = f"round {number}: the pool, items with ; between them; without it no advice on collecting"
        yield TableQuestion(words, "pool ", optional=True)
    if game.turn is not None and game.phase == "collect":
        name = game.seats[game.turn].name
        yield TableQuestion("I collect" if game.turn == game.me else f"{name} collects", f"{name} collect ")
    yield TableQuestion("what I collected, items with ; between them", f"{game.mine.name} collect ")


def _showing(game: TableGame) -> Iterator[TableQuestion]:
    mine = game.mine
    unseen = next((good for good in mine.hand if isinstance(good, UnseenGood)), None)
    if unseen:
        yield TableQuestion(f"the face of my {unseen}", f"{mine.name} turn ")
    if mine.hand:
        yield TableQuestion("where I place, such as 2x3 bl c4; 1 a1", f"{mine.name} place ")
    if not mine.done:
        yield TableQuestion("the contest that I enter", f"{mine.name} enter ")
    for seat in game.seats:
        if seat is mine or seat.done:
            continue
        if seat.player.album is not None and (seat.hand or seat.untold):
            words = f"where {seat.name} places, round {game.round}"
            yield TableQuestion(words, f"{seat.name} place ", optional=True)
        words = f"the contest that {seat.name} enters, round {game.round}"
        yield TableQuestion(words, f"{seat.name} enter ", optional=True)
    if game.round < LAST_ROUND:
        yield from _collecting(game, game.round + 1)
