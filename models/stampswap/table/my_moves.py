"""The decision of mine that a line of a table's record makes, so that it can be compared with others."""

from __future__ import annotations

from typing import TypeAlias

from stockbook.models.album.album import PlacedTile
from stockbook.models.files.words import pick
from stockbook.models.play.player_names import player_named
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.table.cuts_typed import read_cut
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.lines import PLAYER_LINES, TABLE_LINES, played
from stockbook.models.stampswap.table.swapping import pile_named
from stockbook.models.stampswap.typed_items import find_item, split_items

#: Tiles where they lie; a cut; the owner of a pile, clockwise from me, 0, and which it is, from 0; or the
#: number of an item of the pool, from 0.
MyMove: TypeAlias = tuple[PlacedTile, ...] | Cut | tuple[int, int] | int


def move_of(game: TableGame, line: str) -> MyMove:
    """The decision of mine that a line makes at this moment.

    Raises
    ------
    ValueError
        If the line is not possible, or is no such decision.
    """
    after = played(game, line)
    name, verb, text = [*line.split(maxsplit=2), "", "", ""][:3]
    if name.lower() not in TABLE_LINES and player_named(name, [s.name for s in game.seats]) == game.me:
        match pick(verb, PLAYER_LINES, "action"):
            case "collect" if game.pool is not None and len(split_items(text)) == 1:
                return find_item(text, game.pool, "in the pool")[0]
            case "cut" | "reserve":
                return Cut.of(*read_cut(game, game.me, text)[0])
            case "take":
                owner, _, pile = text.partition(" ")
                number = player_named(owner, [seat.name for seat in game.seats])
                if piles := game.seats[number].player.piles:
                    taken = pile_named(piles, game.seats[number].name, pile.strip())
                    return (number - game.me) % len(game.seats), taken
            case "place":
                before = set(game.mine.album.tiles)
                return tuple(each for each in after.mine.album.tiles if each not in before)
    raise ValueError(
        "write a decision of mine: an item to collect, a cut, a pile to take, or stamps to place"
    )
