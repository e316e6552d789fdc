"""The folders of the games."""

from __future__ import annotations

#: Name of a game -> its folder, the same on every floor.
FOLDERS: dict[str, str] = {
    "stampswap": "stampswap",
    "pinzetta": "pinzetta",
    "stamp-albums": "stamp_albums",
    "stamps": "stamps_game",
    "stampswap-season": "stampswap",
}
#: Ending of the key of a game for one player that isolates a part of another game; it has no position files.
SEASON = "-season"


def game_folder(name: str) -> str:
    """The name of the folder or module that each floor has for a game."""
    return FOLDERS[name]
