"""The document of ``score``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from stockbook.engine.documents.heading import assumptions_of, heading
from stockbook.models.album.album import Album, names
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.games.score_sheet import ScoreSheet
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import GAME
from stockbook.models.stampswap.scoring import (
    ScoreLine,
    TrackScore,
    awards,
    forever_places,
    table_score,
    total,
    track_score,
)


def score_document(
    position: Position, lines: Sequence[ScoreLine], contest: Contest | None, assumed: Iterable[str] = ()
) -> dict[str, Any]:
    """The document of ``score``: the total with its lines, the contest entered, and every contest."""
    by_contest, found = [], lines_document(lines)
    for each in position.contests:
        units, points = each.points(position.album)
        entered = each not in position.open_contests
        row = {"contest": str(each), "count": units, "points": points, "entered": entered}
        by_contest.append({**row, **units_document(each.measure, position.album)})
    measures = {award.label: award.measure for award in awards(position, contest)}
    for line in found:
        if measure := measures.get(line["label"]):
            line |= units_document(measure, position.album)
    return {
        **heading(GAME, position.phase, position),
        "total": total(lines),
        "contest": None if contest is None else str(contest),
        "lines": found,
        "by_contest": by_contest,
        **track_document(track_score(position.me.points, lines)),
        **(_table_document(position, table_score(position, contest)) if position.opponents else {}),
        "assumed": [*assumptions_of(position), *assumed],
    }


def _table_document(position: Position, sheet: ScoreSheet) -> dict[str, Any]:
    """Everybody's points and the winners; null where they are not known."""
    places = forever_places(position)
    rows = [
        {
            "player": name,
            "total": sheet.total(name) if name in sheet.players else None,
            "lines": lines_document(sheet.players.get(name, ())),
            "forever_place": places[name],
            "rares": sheet.ties.get(name),
        }
        for name in places
    ]
    return {"players": rows, "winners": list(sheet.winners) if sheet.final else None}


def players_document(
    game: str, players: Mapping[str, Sequence[ScoreLine]], assumed: Iterable[str] = ()
) -> dict[str, Any]:
    """The document of ``score`` for a game without phases: each player's points so far, line by line."""
    rows = [
        {"player": name, "total": total(lines), "lines": lines_document(lines)}
        for name, lines in players.items()
    ]
    return {**heading(game, None), "players": rows, "assumed": list(assumed)}


def sheet_document(game: str, sheet: ScoreSheet) -> dict[str, Any]:
    """The document of ``score`` for a recorded game: everybody's points and places, and who wins."""
    document = players_document(game, sheet.players, sheet.missing)
    for row in document["players"]:
        row["place"] = sheet.place(row["player"])
        row["tie_break"] = sheet.ties.get(row["player"])
    return {**document, "winners": list(sheet.winners), "tie_break": sheet.tie_break or None}


def units_document(measure: Measure, album: Album) -> dict[str, Any]:
    """The spaces of each unit of a measure, and those that are missing for further ones."""
    return {
        "units": [names(spaces) for spaces in measure.units(album)],
        **({"missing": [names(spaces) for spaces in missing]} if (missing := measure.missing(album)) else {}),
    }


def track_document(track: TrackScore | None) -> dict[str, int]:
    """The points on the score track, where its points before are known."""
    return {} if track is None else asdict(track)


def lines_document(lines: Iterable[ScoreLine]) -> list[dict[str, Any]]:
    """The lines of a score; the count is left out where nothing is counted."""
    return [
        {"label": line.label, **({} if line.count is None else {"count": line.count}), "points": line.points}
        for line in lines
    ]
