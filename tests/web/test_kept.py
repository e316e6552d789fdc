"""The files of kept games as they grow, and the games in memory."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stockbook.web.kept import Kept, Memory

KEY = "x" * 22
BEGUN = "game\n---\n"


def kept(folder: Path, *texts: str, changed: str | None = None) -> tuple[str, list[int]]:
    """The text of a game that has had these, changed by somebody before the last, and its files."""
    path, files = folder / f"{KEY}.txt", list[int]()

    async def run() -> None:
        before = None
        for number, text in enumerate(texts, 1):
            if changed is not None and number == len(texts):
                path.write_text(changed, "utf-8")
            await Kept(folder).keep(KEY, text, before)
            before = text
            files.append(path.stat().st_ino)

    asyncio.run(run())
    return path.read_text("utf-8"), files


def test_what_is_new_is_added(tmp_path: Path) -> None:
    """A game that goes on stays in its file; one that goes back, or is another, has a new one."""
    texts = (BEGUN, f"{BEGUN}1 ä\n", f"{BEGUN}1 ä\n", f"{BEGUN}1 ä\n2 b\n", f"{BEGUN}1 ä\n", "other\n")
    for number in range(1, len(texts) + 1):
        text, files = kept(tmp_path / str(number), *texts[:number])
        assert text == texts[number - 1]
    assert files[0] == files[1] == files[2] == files[3] != files[4] != files[5]


@pytest.mark.parametrize("changed", ["", f"{BEGUN}# a remark\n", "x"])
def test_nothing_is_added_to_a_changed_file(tmp_path: Path, changed: str) -> None:
    """Where somebody has changed the file meanwhile, it is written as a whole."""
    assert kept(tmp_path, BEGUN, f"{BEGUN}1 a\n", changed=changed)[0] == f"{BEGUN}1 a\n"


def test_the_newest_games_are_in_memory() -> None:
    """Of more than there is room for, the one goes that was asked about longest ago; each counts once."""
    memory: Memory[int] = Memory(2)
    for key, number in (("a", 1), ("b", 2), ("c", 3)):
        memory.keep(key, "text", number)
    assert [memory.take(key, "text") for key in ("a", "b", "b")] == [None, 2, None]
    assert memory.take("c", "another text") is memory.take(None, "text") is None
