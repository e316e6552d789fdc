"""The points of each player, in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stockbook.cli.rendering.page import Page, lines_table, number, numbers_table, plain
from stockbook.models.files.words import counted
from stockbook.models.games.score_sheet import ScoreSheet
from stockbook.models.stampswap.scoring import ScoreLine, total


def show_players(players: Mapping[str, Sequence[ScoreLine]], page: Page | None = None) -> None:
    """Print each player's points, line by line, on a page."""
    page = page or Page()
    for place, (name, lines) in enumerate(players.items()):
        if place:
            page.print()
        page.heading(f"{plain(name)}: {counted(total(lines), 'point')}")
        page.print(lines_table(lines))


def show_table(page: Page, sheet: ScoreSheet, forever: Mapping[str, int | None]) -> None:
    """Print everybody's points side by side, and who wins; ``forever`` has everybody's forever places."""
    page.heading("everybody")
    totals = [str(sheet.total(name)) if name in sheet.players else "?" for name in forever]
    table = numbers_table(("points for", *map(plain, forever)), ("total", *totals))
    points = [{line.label: line.points for line in sheet.players.get(name, ())} for name in forever]
    for label in dict.fromkeys(label for each in points for label in each):
        table.add_row(plain(label), *(number(each.get(label)) for each in points))
    page.print(table)
    page.print(f"forever stamps, place: {_each(forever)}")
    page.print(f"rare values, which break ties: {_each({name: sheet.ties.get(name) for name in forever})}")
    if sheet.winners and len(forever) > 1:
        page.print()
        page.print(_verdict(sheet.winners))


def _verdict(winners: Sequence[str]) -> str:
    """A sentence that says who wins."""
    names = ["You" if name == "me" else plain(name) for name in winners]
    if len(names) > 1:
        return f"{' and '.join(names)} share the win"
    return "You win" if winners[0] == "me" else f"{names[0]} wins"


def _each(values: Mapping[str, int | None]) -> str:
    """A number for each player, by name."""
    return ", ".join(f"{plain(name)} {'-' if value is None else value}" for name, value in values.items())


def show_sheet(sheet: ScoreSheet, page: Page | None = None) -> None:
    """Print each player's points, line by line, and a table with totals, what breaks ties, and places."""
    page = page or Page()
    show_players(sheet.players, page)
    page.print()
    table = numbers_table(("player", "points", *([sheet.tie_break] if sheet.ties else []), "place"))
    for name in sorted(sheet.players, key=sheet.place):
        ties = [str(sheet.ties[name])] if sheet.ties else []
        table.add_row(plain(name), str(sheet.total(name)), *ties, str(sheet.place(name)))
    page.print(table)
