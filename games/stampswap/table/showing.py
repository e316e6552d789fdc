"""The lines of the Show Phase in a table's record, and those that tell a player's final numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from stockbook.games.stampswap.table.collecting import pick_places
from stockbook.games.stampswap.table.game import BOX, TableGame, begin_show, end_round
from stockbook.models.album.album import PlacedTile, cell_name
from stockbook.models.album.notation import parse_cell
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.files.words import integer, quoted
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.positions import player_of
from stockbook.models.stampswap.game.state import changed
from stockbook.models.stampswap.goods import StampGood, turned_up
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import MAX_FOREVER, MAX_POINTS
from stockbook.models.stampswap.scoring import placing_faults
from stockbook.models.stampswap.typed_items import parse_item, split_places


def place_line(game: TableGame, number: int, text: str) -> TableGame:
    """Stamps that a player places, each with the cell of its top left space."""
    game = _in_show(game, number)
    seat = game.seats[number]
    if seat.placed is None:
        raise ValueError(f"the album of {seat.name} is not known any more: leave their stamps out")
    pieces = split_places(text)
    game, goods = _stamps(game, number, [what for what, _ in pieces])
    placed = [
        PlacedTile.at(good.tile, parse_cell(cell)) for good, (_, cell) in zip(goods, pieces, strict=True)
    ]
    tiles = tuple(each.tile for each in placed)
    faults = placing_faults(_position(game, number, tiles), placed)
    if faults:
        raise ValueError("; ".join(faults))
    for good, each in zip(goods, placed, strict=True):
        game = rules.place(BOX, game, number, good, BOX.grid.bit(each.cell))
    return changed(game, number, begun=True)


def enter_line(game: TableGame, number: int, text: str) -> TableGame:
    """The contest that a player enters, which ends their Show Phase."""
    game = _in_show(game, number)
    seat = game.seats[number]
    for good in seat.hand:
        if isinstance(good, StampGood) and (seat.begun or number == game.me):
            cell = next(seat.album.fits(good.tile.width, good.tile.height), None)
            if cell:
                raise ValueError(f"{good} is still to be placed: it fits at {cell_name(cell)}")
        elif number == game.me:
            raise ValueError(f"{good} has not been turned up: write its face, such as turn 2x3 bl an 2")
    contest = _entered(game, number, text.strip())
    game = changed(game, number, done=True, declared=contest)
    return end_round(game) if all(each.done for each in game.seats) else game


def forever_line(game: TableGame, number: int, text: str) -> TableGame:
    """The final number of a player's forever stamps."""
    return changed(game, number, forever=integer(text.strip(), "number", 0, MAX_FOREVER))


def points_line(game: TableGame, number: int, text: str) -> TableGame:
    """A player's points on the score track now."""
    return changed(game, number, points=integer(text.strip(), "number", -MAX_POINTS, MAX_POINTS))


def in_show(game: TableGame) -> TableGame:
    """The game in its Show Phase where only I know that the swap is over, since the rest is not told."""
    over = game.phase == "choose" and game.turn is None and game.mine.chosen
    return begin_show(game) if over else game


def _in_show(game: TableGame, number: int) -> TableGame:
    """The game in its Show Phase, which also begins where the rest of the swap is not told."""
    game = in_show(game)
    seat = game.seats[number]
    if game.phase != "show":
        when = "the game is over" if game.phase == "over" else f"this is the phase {game.phase}"
        fix = "" if game.phase == "over" else f"; without the swap, write {seat.name} got and the items"
        raise ValueError(f"stamps are placed and contests entered in the Show Phase: {when}{fix}")
    if seat.done:
        raise ValueError(f"{seat.name} has entered a contest, which ends their Show Phase")
    return game


def _stamps(game: TableGame, number: int, texts: list[str]) -> tuple[TableGame, list[StampGood]]:
    """The stamps that are placed: those of the hand, with their faces, or any where it is not known."""
    seat = game.seats[number]
    if seat.hand or not seat.untold:
        picked = dict(pick_places(texts, seat.hand, f"in the hand of {seat.name}"))
        found = turned_up(picked.values())
        told = dict(zip(picked, found, strict=True))
        hand = tuple(told.get(place, good) for place, good in enumerate(seat.hand))
        game = changed(game, number, hand=hand)
    else:
        found = turned_up(map(parse_item, texts))
    stamps = []
    for good in found:
        if not isinstance(good, StampGood):
            raise ValueError(f"{good} cannot be placed: write its face, such as 2 = 2x3 blue animals 2")
        stamps.append(good)
    return game, stamps


def _entered(game: TableGame, number: int, text: str) -> int | None:
    """The number of the contest of a text, which must be open to a player."""
    open_ = {n: game.contests[n] for n in rules.contests_to_enter(game, number) if n is not None}
    listed = ", ".join(map(str, open_.values()))
    if text.lower() == "none":
        if open_:
            raise ValueError(f"every Show Phase enters a contest while one is open: {listed}")
        return None
    contest = contest_named(text, game.contests)
    found = next((n for n, each in open_.items() if each == contest), None)
    if found is None:
        name, left = game.seats[number].name, listed or "none"
        raise ValueError(f"{contest} holds the ticket of {name} already: open are {left}")
    return found


def _position(game: TableGame, number: int, tiles: tuple[Tile, ...]) -> Position:
    """The Show Phase from the side of a player, with tiles to place."""
    me = replace(player_of(BOX, game, number, "me"), album=game.seats[number].album)
    return Position(game.round, game.contests, me, tiles)


def contest_named(text: str, contests: Sequence[Contest]) -> Contest:
    """The contest that begins so, or has this number from 1; a ``ValueError`` if it is none, or several."""
    listed = ", ".join(f"{number} {contest}" for number, contest in enumerate(contests, 1))
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 3 else 0
        if not 1 <= number <= len(contests):
            raise ValueError(f"there is no contest {text}: there are {listed}")
        return contests[number - 1]
    typed = text.casefold().split()
    for exact in (True, False):
        found = dict.fromkeys(each for each in contests if typed and _means(typed, each, exact=exact))
        if len(found) == 1:
            return next(iter(found))
        if found:
            raise ValueError(f"{quoted(text)} may be {' or '.join(map(str, found))}: write more of it")
    raise ValueError(f"{quoted(text)} is no contest here: there are {listed}")


def _means(typed: Sequence[str], contest: Contest, *, exact: bool) -> bool:
    """Whether the words are those of a contest or of its name, or begin them in order."""
    for words in (str(contest).casefold().split(), contest.name.casefold().split()):
        if words == list(typed):
            return True
        if not exact and len(typed) <= len(words) and all(map(str.startswith, words, typed)):
            return True
    return False


PLAYER_LINES: dict[str, Callable[[TableGame, int, str], TableGame]] = {
    "place": place_line,
    "enter": enter_line,
    "forever": forever_line,
    "points": points_line,
}
