"""Games in files of a folder, each with a key: whoever has the key goes on with the game."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from secrets import token_urlsafe
from weakref import WeakValueDictionary

from stockbook.models.files.whole_file import replace_file
from stockbook.web.refusal import Refusal

#: Bytes of randomness in the key of a game, and how the key looks.
KEY_BYTES = 16
KEY = re.compile(r"[A-Za-z0-9_-]{22}")
#: Most games in the folder.
MOST = 2000


class Kept:
    """The games that are kept in a folder, which is made when the first one begins.

    Parameters
    ----------
    folder
        The folder.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def new_key(self) -> str:
        """The key of a new game.

        Raises
        ------
        Refusal
            If there is no room for it.
        """
        try:
            full = await asyncio.to_thread(self._full)
        except OSError as error:
            raise self._not_kept(error) from None
        if full:
            raise Refusal(507, f"{MOST} games are kept: remove files from {self._folder}")
        return token_urlsafe(KEY_BYTES)

    async def text(self, key: object) -> str:
        """The text of a game.

        Raises
        ------
        Refusal
            If there is none with this key, or its file cannot be read; only the first names the ``key``,
            which a browser then forgets.
        """
        if not isinstance(key, str) or not KEY.fullmatch(key):
            raise Refusal(404, "no game has this key", "key")
        try:
            return await asyncio.to_thread(self._path(key).read_text, "utf-8")
        except FileNotFoundError:
            raise Refusal(404, "no game has this key: it may have been removed", "key") from None
        except (OSError, UnicodeDecodeError) as error:
            raise unreadable(str(error)) from None

    async def keep(self, key: str, text: str) -> None:
        """Write a game, whole or not at all.

        Raises
        ------
        Refusal
            If it cannot be written.
        """
        try:
            await asyncio.to_thread(self._write, key, text)
        except OSError as error:
            raise self._not_kept(error) from None

    def lock(self, key: object) -> asyncio.Lock:
        """The lock of a game: one turn is played at a time."""
        lock = self._locks.get(str(key))
        if lock is None:
            lock = self._locks[str(key)] = asyncio.Lock()
        return lock

    def _write(self, key: str, text: str) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        replace_file(str(self._path(key)), text.encode())

    def _full(self) -> bool:
        return self._folder.is_dir() and sum(1 for _ in self._folder.glob("*.txt")) >= MOST

    def _not_kept(self, error: OSError) -> Refusal:
        return Refusal(507, f"games cannot be kept in {self._folder}: {error.strerror or error}")

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.txt"


def unreadable(reason: str) -> Refusal:
    """The error of a game whose file cannot be read; its key stays valid for when the file is repaired."""
    return Refusal(500, f"the file of this game cannot be read: {reason}")
