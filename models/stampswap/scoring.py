"""The legal moves of the Show Phase, and its points line by line. It knows no solver, checks every plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from stockbook.models.album.album import Album, PlacedTile, cell_name
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.counts import Count
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.play.protocol import ScoreSheet
from stockbook.models.stampswap.effects import Effect
from stockbook.models.stampswap.in_force import EVENT, effects_in_force, specialists_in_force
from stockbook.models.stampswap.position import (
    FOREVER,
    IMAGINARY_FOREVER,
    SPECIALIST_POINTS,
    TOKEN_POINTS,
    Player,
    Position,
    forever_payoff,
    forever_stamps,
    seen_by,
)


def placing_faults(position: Position, placed: Sequence[PlacedTile]) -> list[str]:
    """Every reason why these tiles cannot be placed like this; empty when they can.

    Each must be mine to place, inside the album, on empty spaces. Tiles left over are not checked.
    """
    faults = []
    mine = Counter(position.place)
    taken = dict.fromkeys(position.album.owner, "a stamp of the album")
    for each in placed:
        mine[each.tile] -= 1
        if mine[each.tile] < 0:
            faults.append(f"{each}: {_not_mine(each.tile, position)}")
        outside = [cell for cell in each.cells() if not position.album.contains(cell)]
        if outside:
            faults.append(f"{each}: it leaves the album")
            continue
        hit = next((cell for cell in each.cells() if cell in taken), None)
        if hit:
            faults.append(f"{each}: {cell_name(hit)} is covered by {taken[hit]}")
        taken.update(dict.fromkeys(each.cells(), str(each)))
    return faults


def discard_faults(album: Album, discarded: Sequence[Tile]) -> list[str]:
    """Every reason why tiles may not be discarded: each still fits in the album (rulebook, Show Phase)."""
    faults = []
    for tile in discarded:
        cell = next(album.fits(tile.width, tile.height), None)
        if cell:
            faults.append(f"{tile} may not be discarded: it fits at {cell_name(cell)}")
    return faults


def _not_mine(tile: Tile, position: Position) -> str:
    times = position.place.count(tile)
    if times:
        return f"I have it only {'once' if times == 1 else f'{times} times'} to place"
    return "it is not among the stamps that I have to place"


#: The label of the line of all stamp values.
VALUES = "stamp values"
#: The words for what breaks a tie.
TIE_BREAK = "rare stamp values"


@dataclass(frozen=True)
class Award:
    """A source of points in a Show Phase: a measure of the final album, its payoff and its label."""

    label: str
    measure: Measure
    payoff: Payoff
    shows_count: bool = True


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score: ``count`` units are worth ``points``; None where nothing is counted."""

    label: str
    points: int
    count: int | None = None


def awards(position: Position, contest: Contest | None) -> list[Award]:
    """The awards of this Show Phase, and of the Final Show in the last round (commands, ``--goal now``).

    The contest entered first, then the exhibitors, and what effects score; after the last round the Finale
    and, where the others' are known, the forever stamps.
    """
    return [*_show_awards(position, contest), *_final_awards(position)]


def _show_awards(position: Position, contest: Contest | None) -> list[Award]:
    """The awards of cards in this Show Phase."""
    found = _with_bonuses(position, contest, str(contest)) if contest else []
    found += [Award(str(each), each.measure, each.payoff) for each in position.me.exhibitors]
    for whose, effect in effects_in_force(position):
        for each in (effect.every_show, effect.last_show if position.last else None):
            if each:
                found.append(Award(f"{whose}: {each}", each.measure, each.payoff))
    return found


def _final_awards(position: Position) -> list[Award]:
    """The awards of the Final Show; none before the last round."""
    if not position.last:
        return []
    finale = position.finale
    found = _with_bonuses(position, finale, f"finale: {finale}") if finale else []
    if position.rivals is not None:
        payoff = forever_payoff(position.rivals)
        found.append(Award("forever stamps", Count(FOREVER), payoff, shows_count=False))
    return found


def _with_bonuses(position: Position, contest: Contest, label: str) -> list[Award]:
    """The award of a contest, and the bonuses for its measure."""
    bonuses = ((whose, effect.bonus) for whose, effect in effects_in_force(position))
    return [
        Award(label, contest.measure, contest.payoff),
        *(
            Award(f"{whose}: bonus {bonus}", bonus.measure, bonus.payoff)
            for whose, bonus in bonuses
            if bonus and bonus.measure == contest.measure
        ),
    ]


def score(
    position: Position, album: Album, contest: Contest | None, discarded: Iterable[Tile] = ()
) -> list[ScoreLine]:
    """The lines of a finished Show Phase; their points add up to its total.

    Parameters
    ----------
    position
        The position, with the contests and my cards.
    album
        My album after placing.
    contest
        The contest to enter, or None.
    discarded
        Tiles that found no place; they score their values at once.
    """
    lines = []
    for award in awards(position, contest):
        units = award.measure.count(album)
        count = units if award.shows_count else None
        lines.append(ScoreLine(award.label, award.payoff.at(units), count))
    cards = len(_show_awards(position, contest))
    lines[cards:cards] = owned(position, [*(placed.tile for placed in album.tiles), *discarded])
    return lines


def best_contest(position: Position) -> Contest | None:
    """The open contest that pays most for the album as it stands; None where none is open."""
    return max(position.may_enter, key=lambda contest: total(score(position, position.album, contest)))


@dataclass(frozen=True)
class TrackScore:
    """The points of a Show Phase as the score track shows them.

    Parameters
    ----------
    marked
        Points that the table marks now: the contest, exhibitors, token, and values of discarded stamps.
    track
        Points on the track after that.
    certain
        Points that are certain at the end: the track, values in the album, specialists, and in the last
        round the Final Show.
    """

    marked: int
    track: int
    certain: int

    def __str__(self) -> str:
        return f"score track: {self.marked:+} to {self.track}; certain at the end: {self.certain}"


def track_score(
    before: int | None, lines: Sequence[ScoreLine], discarded: Iterable[Tile] = ()
) -> TrackScore | None:
    """The points of a Show Phase on the track, which had ``before`` points; None where they are unknown."""
    if before is None:
        return None
    # The lines of cards and of the token come before that of the values.
    cards = takewhile(lambda line: line.label != VALUES, lines)
    marked = total(cards) + sum(tile.points for tile in discarded)
    return TrackScore(marked, before + marked, before + total(lines))


def total(lines: Iterable[ScoreLine]) -> int:
    """The sum of the points."""
    return sum(line.points for line in lines)


def owned(position: Position, tiles: Sequence[Tile]) -> list[ScoreLine]:
    """The lines of what I own: the token, the values of ``tiles``, the specialists.

    Where an effect gives items other points than their own, the difference is a line; an event's is marked at
    once, and comes before the values.
    """
    me = position.me
    lines = [ScoreLine("first-player token", TOKEN_POINTS)] if me.first_player else []
    lines += _changes(((EVENT, effect) for effect in position.event), me, tiles)
    lines.append(ScoreLine(VALUES, sum(tile.points for tile in tiles)))
    if me.specialists:
        lines.append(ScoreLine("specialists", SPECIALIST_POINTS * len(me.specialists)))
    return lines + _changes(specialists_in_force(me), me, tiles)


def owned_points(position: Position) -> int:
    """The points of what I own, with the stamps still to place, wherever those lie in the end."""
    return total(owned(position, [*(placed.tile for placed in position.album.tiles), *position.place]))


def worth_change(effect: Effect, me: Player, tiles: Iterable[Tile]) -> int:
    """The points by which an effect changes those of a player's cards, and of ``tiles``."""
    change = sum(effect.worth(stamp, stamp.points) - stamp.points for tile in tiles for stamp in tile.stamps)
    for item, number, points in (
        ("exhibitor", len(me.exhibitors), 0),
        ("specialist", len(me.specialists), SPECIALIST_POINTS),
        ("first-player", int(me.first_player), TOKEN_POINTS),
    ):
        change += number * (effect.worth(item, points) - points)
    return change


def _changes(effects: Iterable[tuple[str, Effect]], me: Player, tiles: Sequence[Tile]) -> list[ScoreLine]:
    """A line for each effect that changes the points of a player's items."""
    found = [(f"{whose}: {effect}", worth_change(effect, me, tiles)) for whose, effect in effects]
    return [ScoreLine(label, change) for label, change in found if change]


#: The label of the line of the points before this Show Phase.
BEFORE = "score track before"


def table_score(position: Position, contest: Contest | None) -> ScoreSheet:
    """The score sheet of a position; I enter the given contest, the others what they are said to enter.

    Of an opponent who is not said to enter any, the contest that pays most is taken. Players whose albums
    are not known are left out. Points before this Show Phase come first, where they are given.
    """
    everybody = position.players
    views = {player.name: seen_by(position, n) for n, player in enumerate(everybody)}
    lines: dict[str, Sequence[ScoreLine]] = {}
    ties = {}
    for player in everybody:
        view = views[player.name]
        if view is None or player.album is None:
            continue
        entered = contest if player.name == "me" else player.entering or best_contest(view)
        before = () if player.points is None else (ScoreLine(BEFORE, player.points),)
        lines[player.name] = (*before, *score(view, view.album, entered))
        ties[player.name] = rare_values(placed.tile for placed in view.album.tiles)
    unsaid = [
        other.name
        for other in position.opponents
        if other.entering is None and (view := views[other.name]) and view.open_contests
    ]
    without = [player.name for player in everybody if player.points is None]
    comparable = len(without) in (0, len(everybody))
    missing = (
        ("entering in [[opponents]]", unsaid, "the contest that pays most counts"),
        ("points in [me] or [[opponents]]", [] if comparable else without, "no final total can be compared"),
    )
    assumed = tuple(f"{key} is missing for {', '.join(names)}: {so}" for key, names, so in missing if names)
    final = position.last and position.phase == "show" and len(lines) == len(everybody) and comparable
    return ScoreSheet(lines, TIE_BREAK, ties, assumed, final)


def rare_values(tiles: Iterable[Tile]) -> int:
    """The sum of the values of the rare stamps on tiles, which breaks ties (rulebook, Final Show)."""
    return sum(tile.rare_points for tile in tiles)


def first_places(totals: Sequence[int], rare: Iterable[int]) -> tuple[int, ...]:
    """Those with most points; if equal, with most rare values, or all of them (rulebook, Final Show)."""
    ranks = list(zip(totals, rare, strict=True))
    return tuple(player for player, rank in enumerate(ranks) if rank == max(ranks))


def forever_place(mine: int, others: Sequence[int]) -> int | None:
    """The place of a number of forever stamps, 1 for the most; None without any."""
    return 1 + sum(other > mine for other in others) if mine else None


def forever_places(position: Position) -> dict[str, int | None]:
    """Each player's place by forever stamps; None without any, or where it is not known."""
    places: dict[str, int | None] = {}
    for number, player in enumerate(position.players):
        view = seen_by(position, number)
        places[player.name] = None
        if view is None or player.album is None or not view.last or view.rivals_assumed:
            continue
        if view.rivals is not None:
            places[player.name] = forever_place(forever_stamps(view.album), view.rivals)
    return places


def final_forever_places(names: Sequence[str], forever: Sequence[int]) -> dict[str, int | None]:
    """Each player's place by the numbers of forever stamps at the end of a game."""
    places = {}
    for number, (name, mine) in enumerate(zip(names, forever, strict=True)):
        rivals = (*forever[:number], *forever[number + 1 :])
        places[name] = forever_place(mine, (*rivals, *(IMAGINARY_FOREVER,) * (len(rivals) < 2)))
    return places
