"""The points of each player, and the answer to ``score``, in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from stockbook.cli.rendering.page import Page, lines_table, number, numbers_table, plain
from stockbook.cli.rendering.placement import show_score
from stockbook.models.files.words import counted
from stockbook.models.stampswap.scoring import ScoreLine, total

if TYPE_CHECKING:
    from stockbook.engine.answers import Scored, ScoredGame
    from stockbook.games.scores import AlbumScore
    from stockbook.models.pinzetta.position import SoloPosition
    from stockbook.models.play.protocol import ScoreSheet


def show_points(found: Scored | ScoredGame) -> None:
    """Print the points of a position, or of a recorded game, line by line."""
    from stockbook.engine.answers import ScoredGame
    from stockbook.games.scores import PlayersScore, SoloScore

    if isinstance(found, ScoredGame):
        show_sheet(found.sheet)
    elif isinstance(found.score, PlayersScore):
        show_players(found.score.players)
    elif isinstance(found.score, SoloScore):
        _show_solo(found.score.solo, found.score.mine, found.document["winners"])
    else:
        _show_album(found.score)


def _show_album(score: AlbumScore) -> None:
    """Print my points, and everybody's where there are others."""
    position = score.position
    show_score(position, score.lines, score.entered)
    if position.opponents:
        from stockbook.models.stampswap.scoring import forever_places, table_score

        page = Page()
        page.print()
        show_table(page, table_score(position, score.entered), forever_places(position))


def show_players(players: Mapping[str, Sequence[ScoreLine]], page: Page | None = None) -> None:
    """Print each player's points, line by line."""
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


def _show_solo(solo: SoloPosition, mine: AlbumScore, winners: Sequence[str] | None) -> None:
    """Print my points as in Stamp Swap, then hers, and the winners where they are known."""
    from stockbook.models.pinzetta.position import HER, ME, her_name, her_score

    show_score(solo.show_phase(), mine.lines, mine.entered)
    page = Page()
    hers = her_score(solo)
    page.print()
    page.heading(f"{her_name(solo.her)}: {counted(total(hers), 'point')}")
    page.print(lines_table(hers))
    if winners:
        page.print()
        page.print({(ME,): "You win", (HER,): "Pinzetta wins", (ME, HER): "A draw"}[tuple(winners)])
