"""The documents of ``score``: of an album, against Pinzetta, of players, and of recorded games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict, cast

from stockbook.engine.documents.common import Heading, heading
from stockbook.games.registry import game_of
from stockbook.models.album.album import Album, names
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.play.protocol import ScoreSheet
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

if TYPE_CHECKING:
    from stockbook.models.pinzetta.position import SoloPosition


class Units(TypedDict, total=False):
    """The spaces of each unit that counts on an album, and those that are missing for further ones."""

    units: list[list[str]]
    missing: list[list[str]]


def units_document(measure: Measure | None, album: Album) -> Units:
    """The spaces of each unit of a measure, and those that are missing for further ones; none without it."""
    if measure is None:
        return Units()
    found = Units(units=[names(spaces) for spaces in measure.units(album)])
    if missing := measure.missing(album):
        found["missing"] = [names(spaces) for spaces in missing]
    return found


class Line(Units):
    """A line of a score; without a count where nothing is counted."""

    label: str
    count: NotRequired[int]
    points: int


def lines_document(lines: Iterable[ScoreLine]) -> list[Line]:
    """The lines of a score."""
    return [
        Line(label=line.label, points=line.points)
        if line.count is None
        else Line(label=line.label, count=line.count, points=line.points)
        for line in lines
    ]


class ScoreTrack(TypedDict, total=False):
    """The points on the score track, where its points before are known."""

    marked: int
    track: int
    certain: int


def track_document(track: TrackScore | None) -> ScoreTrack:
    """The points on the score track, where its points before are known."""
    return ScoreTrack() if track is None else cast("ScoreTrack", asdict(track))


class ContestScore(Units):
    """A contest: its units, its points, and whether it holds my ticket."""

    contest: str
    count: int
    points: int
    entered: bool


class PlayerScore(TypedDict):
    """The points of a player; null where they are not known."""

    player: str
    total: int | None
    lines: list[Line]
    forever_place: NotRequired[int | None]
    rares: NotRequired[int | None]
    place: NotRequired[int]
    tie_break: NotRequired[int | None]


class HerScore(TypedDict):
    """The points of Pinzetta."""

    total: int
    lines: list[Line]


class EverybodysScore(TypedDict, total=False):
    """Everybody's points, with opponents or against Pinzetta; winners are null where they are not known."""

    players: list[PlayerScore]
    her: HerScore
    winners: list[str] | None


class AlbumScore(Heading, ScoreTrack, EverybodysScore):
    """The points of my album as it stands."""

    total: int
    contest: str | None
    lines: list[Line]
    by_contest: list[ContestScore]
    assumed: list[str]


def score_document(
    position: Position, lines: Sequence[ScoreLine], contest: Contest | None, assumed: Iterable[str] = ()
) -> dict[str, Any]:
    """The document of ``score``: the total with its lines, the contest entered, and every contest."""
    album, by_contest = position.album, []
    for each in position.contests:
        count, points = each.points(album)
        entered, units = each not in position.open_contests, units_document(each.measure, album)
        by_contest.append(
            ContestScore(contest=str(each), count=count, points=points, entered=entered, **units)
        )
    measures = {award.label: award.measure for award in awards(position, contest)}
    found: list[Line] = [
        {**line, **units_document(measures.get(line["label"]), album)} for line in lines_document(lines)
    ]
    return dict(
        AlbumScore(
            **heading(GAME, position.phase, game_of(position).warnings(position)),
            total=total(lines),
            contest=None if contest is None else str(contest),
            lines=found,
            by_contest=by_contest,
            **track_document(track_score(position.me.points, lines)),
            **(_everybody(position, contest) if position.opponents else EverybodysScore()),
            assumed=[*game_of(position).assumed(position), *assumed],
        )
    )


def _everybody(position: Position, contest: Contest | None) -> EverybodysScore:
    places, sheet = forever_places(position), table_score(position, contest)
    players = [
        PlayerScore(
            player=name,
            total=sheet.total(name) if name in sheet.players else None,
            lines=lines_document(sheet.players.get(name, ())),
            forever_place=places[name],
            rares=sheet.ties.get(name),
        )
        for name in places
    ]
    return EverybodysScore(players=players, winners=list(sheet.winners) if sheet.final else None)


def solo_score_document(
    solo: SoloPosition, lines: Sequence[ScoreLine], contest: Contest | None, assumed: Sequence[str]
) -> dict[str, Any]:
    """The document of ``score`` against Pinzetta: my points as in Stamp Swap, hers, and the winners.

    Winners are known when the last round is scored and nothing is missing; else they are null.
    """
    from stockbook.models.pinzetta.position import her_score, winners

    position, hers = solo.show_phase(), her_score(solo)
    track = track_score(position.me.points, lines)
    final = position.last and position.phase == "show" and not assumed
    won = list(winners(solo, track.certain, total(hers))) if final and track else None
    both = EverybodysScore(her=HerScore(total=total(hers), lines=lines_document(hers)), winners=won)
    return {**score_document(position, lines, contest, assumed), "game": solo.game_name, **both}


class Ranking(TypedDict, total=False):
    """The winners of a recorded game, and what breaks ties."""

    winners: list[str]
    tie_break: str | None


class GameScore(Heading, Ranking):
    """The points of everybody; of a recorded game with places and what breaks ties."""

    players: list[PlayerScore]
    assumed: list[str]


class PlayersScore(GameScore):
    """The points of everybody."""


def players_document(
    game: str, players: Mapping[str, Sequence[ScoreLine]], assumed: Iterable[str] = ()
) -> dict[str, Any]:
    """The document of ``score`` for a game without phases: each player's points so far, line by line."""
    return dict(
        GameScore(**heading(game, None), players=_players(players), assumed=list(assumed), **Ranking())
    )


def sheet_document(game: str, sheet: ScoreSheet) -> dict[str, Any]:
    """The document of ``score`` for a recorded game: everybody's points and places, and who wins."""
    return dict(game_score(game, sheet))


def game_score(game: str, sheet: ScoreSheet) -> GameScore:
    """Everybody's points and places in a recorded game, and who wins."""
    rows = _players(sheet.players)
    for row in rows:
        row["place"] = sheet.place(row["player"])
        row["tie_break"] = sheet.ties.get(row["player"])
    return GameScore(
        **heading(game, None),
        players=rows,
        assumed=list(sheet.missing),
        winners=list(sheet.winners),
        tie_break=sheet.tie_break or None,
    )


def _players(players: Mapping[str, Sequence[ScoreLine]]) -> list[PlayerScore]:
    return [
        PlayerScore(player=name, total=total(lines), lines=lines_document(lines))
        for name, lines in players.items()
    ]
