"""Stamp Swap at a real table: the setup of a new game, and the lines that advice means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.playing import hints
from stockbook.cli.playing.real_tables.asking import asked, read_contest, read_names
from stockbook.models.album.album import cell_name
from stockbook.models.games.player_names import ME, player_named
from stockbook.models.stampswap.game.deck_faults import MOST_PLAYERS
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.record import GAME, UNKNOWN, WORDS

if TYPE_CHECKING:
    from stockbook.cli.rendering.page import Page
    from stockbook.engine.advice import Advice

#: Contests that take tickets.
CONTESTS = 4


def asked_head(page: Page) -> dict[str, Any]:
    """Ask who plays, and what lies on the table from the beginning."""

    def names_of(text: str) -> list[str]:
        return read_names(text, ME, MOST_PLAYERS - 1, WORDS)

    names = asked(page, "the other players, clockwise from me, such as ann ben", names_of)
    first = asked(page, "the first player", lambda text: names[player_named(text, names)])
    contests = [
        asked(page, f"contest {number} of {CONTESTS}, such as edges 10", read_contest)
        for number in range(1, CONTESTS + 1)
    ]
    finale = asked(page, "the Finale", read_contest)
    mats = [
        asked(page, f"the exhibitor on the mat of {name}; Enter if it is not known", _mat) for name in names
    ]
    return {
        "game": GAME, "players": names, "first": first, "contests": contests, "finale": finale, "mats": mats
    }  # fmt: skip


def advised_lines(game: TableGame, advice: Advice) -> list[str]:
    """The lines that play the best move."""
    answer: Any = advice.answer
    me = game.mine.name
    if game.phase == "collect":
        return [f"{me} collect {answer.rows[0].item + 1}"]
    if game.phase == "cut":
        return [f"{me} cut {str(answer.rows[0].cut).removeprefix('reserve ')}"]
    if game.phase == "choose":
        best = answer.rows[0]
        owner = game.seats[(game.me + best.owner) % len(game.seats)].name
        return [f"{me} take {owner} {best.pile + 1}"]
    plan = hints.best_plan(advice)
    placed = "; ".join(f"{item + 1} {cell_name(each.cell)}" for item, each in plan.placed)
    number = hints.contest_number(plan.contest, game.contests, game.mine.tickets(game.contests))
    enter = f"{me} enter {'none' if number is None else number + 1}"
    return [*([f"{me} place {placed}"] if placed else []), enter]


def _mat(text: str) -> str:
    return read_contest(text) if text not in ("", UNKNOWN) else UNKNOWN
