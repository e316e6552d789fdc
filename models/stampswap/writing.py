"""Writing positions as TOML files that read back equal (notation, Points that hold everywhere)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stockbook.models.album.album import SIDE, Album
from stockbook.models.album.notation import write_picture
from stockbook.models.files.toml_table import toml_text
from stockbook.models.stampswap.deck_file import deck_to_dict
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.in_force import named
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.reading import GAME


def position_to_dict(position: Position) -> dict[str, Any]:
    """The tables of a position file; what has its default is left out.

    Raises
    ------
    ValueError
        If an album is not 12x12: files have no other size.
    """
    for player in (position.me, *position.opponents):
        if player.album and (player.album.width, player.album.height) != (SIDE, SIDE):
            raise ValueError(f"a file's albums are {SIDE}x{SIDE}")
    top: dict[str, Any] = {
        "game": GAME,
        "phase": position.phase,
        "round": position.round,
        "contests": _texts(position.contests),
    }
    if position.finale:
        top["finale"] = str(position.finale)
    if position.me.entered:
        top["entered"] = _texts(position.me.entered)
    if position.forever_others is not None:
        top["forever_others"] = list(position.forever_others)
    if position.event:
        texts = _texts(position.event)
        top["event"] = texts if len(texts) > 1 else texts[0]
    if position.first_player_holder is not None:
        top["first_player_holder"] = position.first_player_holder
    if position.reserves is not None:
        top["reserves"] = position.reserves
    if position.deck:
        top["deck"] = deck_to_dict(position.deck)
    position = named(position)
    if position.pool:
        top["pool"] = _texts(position.pool)
    if position.turns_left is not None:
        top["turns_left"] = position.turns_left
    place = {"place": _texts(position.place)} if position.place else {}
    me = _player(position.me, place | _goods(position.me))
    if me:
        top["me"] = me
    if position.opponents:
        top["opponents"] = [_opponent(player) for player in position.opponents]
    return top


def position_to_toml(position: Position) -> str:
    """The text of a position file, with every album as a picture.

    Raises
    ------
    ValueError
        If an album is not 12x12: files have no other size.
    """
    return toml_text(position_to_dict(position))


def _player(player: Player, values: dict[str, Any]) -> dict[str, Any]:
    """The table of a player: ``values``, then what every player has."""
    table = dict(values)
    if player.exhibitors:
        table["exhibitors"] = _texts(player.exhibitors)
    if any(map(_told, player.specialists)):
        table["specialists"] = _texts(player.specialists)
    elif player.specialists:
        table["specialists"] = len(player.specialists)
    if player.first_player:
        table["first_player"] = True
    if player.points is not None:
        table["points"] = player.points
    return table | _album(player.album)


def _goods(player: Player) -> dict[str, Any]:
    """The keys of a player's goods, in the phases that have them."""
    table: dict[str, Any] = {}
    if player.collection:
        table["collection"] = _texts(player.collection)
    if player.piles:
        table["piles"] = [_texts(pile) for pile in player.piles]
    if player.got:
        table["got"] = _texts(player.got)
    if player.chosen:
        table["chosen"] = True
    return table


def _opponent(player: Player) -> dict[str, Any]:
    entered = {"entered": _texts(player.entered)} if player.entered else {}
    entering = {"entering": str(player.entering)} if player.entering else {}
    written = _player(player, {"name": player.name, **entered, **entering, **_goods(player)})
    # An opponent's empty album is not the same as an unknown one.
    return written if player.album is None else {**written, "album": written.get("album", "")}


def _album(album: Album | None) -> dict[str, Any]:
    if album is None or not album.tiles:
        return {}
    picture = write_picture(album)
    return {"album": str(album)} if picture is None else {"album": picture[0], "stamps": picture[1]}


def _told(card: Specialist) -> bool:
    """Whether more is known of a card than that it is there."""
    return card != Specialist()


def _texts(values: Iterable[object]) -> list[str]:
    return list(map(str, values))
