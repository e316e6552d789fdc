"""Games in files of a folder, each with a key: whoever has the key goes on with the game."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from os import fsync
from pathlib import Path
from secrets import token_urlsafe
from time import time
from typing import BinaryIO, Generic, TypeVar
from weakref import WeakValueDictionary

from stockbook.games.records import parse_record, table_record
from stockbook.models.files.faults import PositionError
from stockbook.models.files.storage import open_locked, replace_file
from stockbook.models.play.player_names import ME
from stockbook.web.guard import Refusal

Game = TypeVar("Game")

#: Bytes of randomness in the key of a game, and how the key looks.
KEY_BYTES = 16
KEY = re.compile(r"[A-Za-z0-9_-]{22}")
#: Most games in the folder, and days after which one in which nobody has moved goes when it is full.
MOST = 2000
DAYS = 30
#: Seconds that a turn waits for another program to let the file of its game go, and between two looks.
PATIENCE, LOOK = 20.0, 0.02
#: Games of each kind in memory, and letters of the longest text that is read in the server's process.
IN_MEMORY, LONG = 200, 60_000


class Kept:
    """The games that are kept in a folder, which is made when the first one begins."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._begun: defaultdict[str, list[Path]] = defaultdict(list)

    async def new_key(self, address: str) -> str:
        """The key of a new game for who asks from an address; refused where there is no room for it.

        An address may begin as many games as there is room left for, so that nobody takes all of it. Where
        that is too little, games go in which nobody has moved for ``DAYS``.
        """
        own, room = await self._room(address)
        if own >= room:
            await asyncio.to_thread(self._clear)
            own, room = await self._room(address)
        if room <= 0:
            raise Refusal(507, f"{MOST} games are kept: remove files from {self._folder}")
        if own >= room:
            message = f"{own} games were begun from your address, and there is room for {room} more only"
            raise Refusal(507, f"{message}, which is for others: go on with one of yours")
        return token_urlsafe(KEY_BYTES)

    async def text(self, key: object) -> str:
        """The text of a game, refused if there is none with this key, or its file cannot be read.

        Only the first refusal names the ``key``, which a browser then forgets.
        """
        path = self._path(key)
        try:
            return await asyncio.to_thread(path.read_text, "utf-8")
        except FileNotFoundError:
            raise Refusal(404, "no game has this key: it may have been removed", "key") from None
        except (OSError, UnicodeDecodeError) as error:
            raise unreadable(str(error)) from None

    async def version(self, key: object) -> tuple[int, int, int] | None:
        """A mark that differs whenever the file of a game has been written; None where there is none."""
        try:
            found = await asyncio.to_thread(self._path(key).stat)
        except OSError:
            return None
        return found.st_ino, found.st_mtime_ns, found.st_size

    async def keep(self, key: str, text: str, before: str | None = None, address: str | None = None) -> None:
        """Write a game, whole or not at all.

        ``before`` is the text that its file has, ``address`` where a new one was begun. Where it only went
        on, what is new is added to its file, and goes to the disk while the answer is under way: a power cut
        may take the last move back. It is refused where it cannot be written.
        """
        try:
            added = await asyncio.to_thread(self._write, key, text, before)
        except OSError as error:
            raise self._not_kept(error) from None
        if added:
            asyncio.get_running_loop().run_in_executor(None, _to_disk, self._path(key))
        if address is not None:
            self._begun[address].append(self._path(key))

    @asynccontextmanager
    async def lock(self, key: object) -> AsyncIterator[None]:
        """Keep everybody else from a game, other servers with this folder too: one turn is played at a time.

        It is refused if no game can have this key, or another program does not let the game go.
        """
        path = self._path(key)
        own = self._locks.setdefault(path.name, asyncio.Lock())
        async with own:
            file = await self._locked(path)
            try:
                yield
            finally:
                if file:
                    file.close()

    async def _locked(self, path: Path) -> BinaryIO | None:
        """The locked file of a game; None without locks, or where it cannot be opened, as reading tells."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                return await asyncio.to_thread(open_locked, path)
            except BlockingIOError:
                if asyncio.get_running_loop().time() > end:
                    raise Refusal(
                        503, "another program plays this game: end it there, and try again"
                    ) from None
                await asyncio.sleep(LOOK)
            except OSError:
                return None

    def _write(self, key: str, text: str, before: str | None) -> bool:
        """Write a game; whether something was added to its file, and nothing else changed."""
        if text == before:
            return False
        path, old = self._path(key), (before or "").encode()
        if before and text.startswith(before):
            with open(path, "ab", buffering=0) as file:
                new = text.encode()[len(old) :]
                if file.tell() == len(old):
                    if file.write(new) == len(new):
                        return True
                    file.truncate(len(old))
        self._folder.mkdir(parents=True, exist_ok=True)
        replace_file(str(path), text.encode())
        return False

    async def _room(self, address: str) -> tuple[int, int]:
        """The number of games that were begun from an address, and of those for which there is room."""
        try:
            kept = await asyncio.to_thread(lambda: set(self._folder.glob("*.txt")))
        except OSError as error:
            raise self._not_kept(error) from None
        begun = self._begun[address] = [each for each in self._begun[address] if each in kept]
        return len(begun), MOST - len(kept)

    def _clear(self) -> None:
        """Remove the games that were begun long ago, and in which nobody has moved."""
        begun_before = time() - DAYS * 24 * 3600
        for path in self._folder.glob("*.txt"):
            # A game that cannot be read, or that somebody plays at this moment, stays.
            with suppress(OSError, UnicodeDecodeError, PositionError):
                if path.stat().st_mtime < begun_before:
                    with open_locked(path) or nullcontext():
                        if not _moved(path.read_text("utf-8")):
                            path.unlink()

    def _not_kept(self, error: OSError) -> Refusal:
        return Refusal(507, f"games cannot be kept in {self._folder}: {error.strerror or error}")

    def _path(self, key: object) -> Path:
        """The file of a game, refused if none can have this key."""
        if not isinstance(key, str) or not KEY.fullmatch(key):
            raise Refusal(404, "no game has this key", "key")
        return self._folder / f"{key}.txt"


class Memory(Generic[Game]):
    """The newest games in memory, by their keys; each is good as long as its file has the text that it had.

    Of more than ``most``, those go that nobody has asked about for longest.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._games: OrderedDict[str, tuple[str, Game]] = OrderedDict()

    def take(self, key: str | None, text: str) -> Game | None:
        """Take a game out, to go on with it; None where it is not known as this text."""
        had, game = self._games.pop(key, (None, None)) if key else (None, None)
        return game if had == text else None

    def keep(self, key: str | None, text: str, game: Game) -> None:
        """Keep a game and its text."""
        if key:
            self._games[key] = text, game
            while len(self._games) > self._most:
                self._games.popitem(last=False)


def _to_disk(path: Path) -> None:
    """Write what was added to a file to the disk; a file that is gone needs nothing."""
    with suppress(OSError), open(path, "r+b") as file:
        fsync(file.fileno())


def _moved(text: str) -> bool:
    """Whether somebody has moved in a game, or told what happened at a table."""
    table = table_record(text, "", None, None)
    if table:
        return bool(table.lines)
    record = parse_record(text)
    return any(record.names[each.player] == ME for each in record.actions)


def unreadable(reason: str) -> Refusal:
    """The error of a game whose file cannot be read; its key stays valid for when the file is repaired."""
    return Refusal(500, f"the file of this game cannot be read: {reason}")
