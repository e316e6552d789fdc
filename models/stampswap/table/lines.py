"""The lines of a game of Stamp Swap at a real table, each of which says what happened next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from stockbook.models.album.album import PlacedTile
from stockbook.models.files.words import pick
from stockbook.models.play.player_names import player_named
from stockbook.models.stampswap.facts import has_all_tiles, too_many
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.table import collecting, showing, swapping
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.positions import sight_of_table
from stockbook.models.stampswap.typed_items import find_item, split_items

PLAYER_LINES: dict[str, Callable[[TableGame, int, str], TableGame]] = {
    **collecting.PLAYER_LINES,
    **swapping.PLAYER_LINES,
    **showing.PLAYER_LINES,
}
TABLE_LINES = collecting.TABLE_LINES
#: Words that a player's name must not be, so that a line says whose it is.
WORDS = (*TABLE_LINES, *PLAYER_LINES)
#: A decision of mine: tiles where they lie; a cut; the owner of a pile, clockwise from me, 0, and which it
#: is, from 0; or the number of an item of the pool, from 0.
MyMove: TypeAlias = tuple[PlacedTile, ...] | Cut | tuple[int, int] | int


def played(game: TableGame, line: str) -> TableGame:
    """The game after one line of its record; the given one stays as it is.

    A ``ValueError`` if it cannot be read, or the rules do not allow it at this moment.
    """
    after = _played(game, line)
    if has_all_tiles(after.deck) and after.phase != "over":
        for _, message in too_many(sight_of_table(after)):
            raise ValueError(message)
    return after


def move_of(game: TableGame, line: str) -> MyMove:
    """The decision of mine that a line makes, to compare it with others; else a ``ValueError``."""
    after = played(game, line)
    name, verb, text = [*line.split(maxsplit=2), "", "", ""][:3]
    if name.lower() not in TABLE_LINES and player_named(name, [s.name for s in game.seats]) == game.me:
        match pick(verb, PLAYER_LINES, "action"):
            case "collect" if game.pool is not None and len(split_items(text)) == 1:
                return find_item(text, game.pool, "in the pool")[0]
            case "cut" | "reserve":
                return Cut.of(*swapping.read_cut(game, game.me, text)[0])
            case "take":
                owner, _, pile = text.partition(" ")
                number = player_named(owner, [seat.name for seat in game.seats])
                if piles := game.seats[number].piles:
                    taken = swapping.pile_named(piles, game.seats[number].name, pile.strip())
                    return (number - game.me) % len(game.seats), taken
            case "place":
                before = set(game.mine.album.tiles)
                return tuple(each for each in after.mine.album.tiles if each not in before)
    raise ValueError(
        "write a decision of mine: an item to collect, a cut, a pile to take, or stamps to place"
    )


def _played(game: TableGame, line: str) -> TableGame:
    """The game after one line, which may name a tile that one's own copy does not have."""
    words = line.split(maxsplit=2)
    if not words or line.startswith("#"):
        return game
    if words[0].lower() in TABLE_LINES:
        return TABLE_LINES[words[0].lower()](game, line.strip()[len(words[0]) :])
    number = player_named(words[0], [seat.name for seat in game.seats])
    if len(words) < 2:
        raise ValueError(
            f"what did {game.seats[number].name} do? For example: {words[0]} collect 2x3 bl an 2"
        )
    verb = pick(words[1], PLAYER_LINES, "action")
    return PLAYER_LINES[verb](game, number, words[2] if len(words) > 2 else "")
