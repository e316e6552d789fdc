"""Files that one process at a time has.

Files that are replaced whole, and locked.

Files of JSON documents, one a line.
"""

from __future__ import annotations

import builtins
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from stockbook.models.files.storage import JsonLines, open_locked, replace_file


def opened(path: Path, *, new: bool = False) -> BinaryIO:
    """The locked file; this system has locks."""
    file = open_locked(path, new=new)
    assert file
    return file


def test_a_file_belongs_to_one(tmp_path: Path) -> None:
    """A second one does not get it, also after another file was put in its place; a closed one is free."""
    path = tmp_path / "game.txt"
    with pytest.raises(FileNotFoundError):
        open_locked(path)
    with opened(path, new=True):
        with pytest.raises(BlockingIOError):
            open_locked(path)
        (tmp_path / "new").write_text("second")
        os.replace(tmp_path / "new", path)
        with opened(path) as second:
            assert second.read() == b"second"
    opened(path).close()


def test_the_file_reaches_the_disk_before_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """First the new file, closed then, as Windows wants it; after the move the folder."""
    done: list[str] = []
    sync, replace = os.fsync, os.replace

    def synced(file: int) -> None:
        done.append("folder" if os.path.samestat(os.fstat(file), os.stat(tmp_path)) else "file")
        sync(file)

    def moved(source: str, place: str) -> None:
        left = [each for each in os.listdir("/dev/fd") if _leads(each, source)]
        done.append(f"moved with {len(left)} open")
        replace(source, place)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", moved)
    path = tmp_path / "game.txt"
    assert replace_file(str(path), b"whole") is None
    assert (path.read_bytes(), os.listdir(tmp_path)) == (b"whole", ["game.txt"])
    assert done == ["file", "moved with 0 open", "folder"]


def _leads(number: str, path: str) -> bool:
    """Whether an open file is the one of a path."""
    try:
        return os.path.samestat(os.fstat(int(number)), os.stat(path))
    except OSError:
        return False


def test_a_disk_error_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What did not reach the disk is not put in its place; a file system without a disk is no error."""
    path = tmp_path / "game.txt"
    path.write_bytes(b"old")

    def broken(number: int) -> Any:
        def sync(file: int) -> None:
            raise OSError(number, os.strerror(number))

        return sync

    monkeypatch.setattr(os, "fsync", broken(5))
    with pytest.raises(OSError, match="Input/output"):
        replace_file(str(path), b"new")
    assert (path.read_bytes(), os.listdir(tmp_path)) == (b"old", ["game.txt"])
    monkeypatch.setattr(os, "fsync", broken(22))
    replace_file(str(path), b"new")
    assert path.read_bytes() == b"new"


def test_threads_write_beside_each_other(tmp_path: Path) -> None:
    """Many files of one folder at the same time; each is whole."""
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda n: replace_file(str(tmp_path / f"{n}.txt"), b"%d" % n), range(64)))
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        f"{n}.txt": str(n) for n in range(64)
    }


def test_locks(tmp_path: Path) -> None:
    """A locked file is refused to others, also after it was replaced."""
    path = str(tmp_path / "game.txt")
    for held in (open_locked(path, new=True), replace_file(path, b"new", lock=True)):
        assert held
        with held, pytest.raises(BlockingIOError):
            open_locked(path)


def test_a_system_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing stays open there, and files are replaced as well."""
    usual = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "fcntl":
            raise ImportError(name)
        return usual(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    path = tmp_path / "game.txt"
    assert open_locked(path, new=True) is None
    assert replace_file(str(path), b"new", lock=True) is None
    assert path.read_bytes() == b"new"


ONE, TWO = '{"a": 1}', '{"a": 2}'


@pytest.mark.parametrize(
    ("content", "lines"),
    [
        (f"{ONE}\n{TWO}\n", [(1, ONE), (2, TWO)]),
        (f"\ufeff{ONE}\r\n{TWO}\r\n", [(1, ONE), (2, TWO)]),
        (f"\n{ONE}\n \t\n{TWO}\n\n\n", [(2, ONE), (4, TWO)]),
        (f"{ONE}\n\0\0\0\n{TWO}\n\0\0\0", [(1, ONE), (3, TWO)]),
        (f"{ONE}\n\0\0\0{TWO}\n", [(1, ONE), (2, TWO)]),
        (f"\ufeff{ONE}", [(1, ONE)]),
        ("\0\0\0", []),
        ("\ufeff\n", []),
    ],
)
def test_what_says_nothing_is_passed_over(content: str, lines: list[tuple[int, str]], tmp_path: Path) -> None:
    """Blank lines, a byte-order mark and zeros; the file goes on after the others."""
    path = tmp_path / "out.jsonl"
    path.write_text(content, "utf-8", newline="")
    file = JsonLines(path)
    assert file.lines == lines
    file.keep(lines[-1][0] if lines else 0)
    file.append({"a": 3})
    file.close()
    again = JsonLines(path)
    assert [line for _, line in again.lines] == [line for _, line in lines] + ['{"a": 3}']
    again.close()


def test_one_at_a_time(tmp_path: Path) -> None:
    """A second one is refused with a sentence until the first is closed."""
    path = tmp_path / "out.jsonl"
    first = JsonLines(path)
    with pytest.raises(OSError, match="another stockbook keeps its answers there"):
        JsonLines(path)
    first.close()
    JsonLines(path).close()
