"""Writing results into files."""

from __future__ import annotations

import os
import stat
import subprocess
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from stockbook.cli.questions.failure import WRONG_INPUT
from stockbook.cli.questions.saving import Target, drawing_target, not_drawn
from stockbook.engine.choices import Refused
from stockbook.models.drawing.svg import DRAWN
from tests.cli.running import SUNDAY, run

WORK = "the work of an evening\n"
PUZZLE = str(Path(SUNDAY).parents[1] / "puzzles" / "easy-1.toml")
#: Commands that write a file, without its name; all but the first two draw.
WRITING: tuple[tuple[str, ...], ...] = (
    ("deck", "new", "--out"),
    ("puzzle", "new", "--out"),
    ("show", SUNDAY, "--svg"),
    ("puzzle", "sheet", PUZZLE, "--svg"),
    ("puzzle", "sheet", PUZZLE, "--html"),
    ("arena", "--game", "stamps", "--agents", "random,random", "--games", "2", "--workers", "1", "--plot"),
)


def only(folder: Path) -> list[str]:
    """The names of all files in a folder, hidden ones too."""
    return sorted(each.name for each in folder.iterdir())


def test_a_file_and_standard_output(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    """UTF-8 on any terminal; a file is named on standard error."""
    path = tmp_path / "out.svg"
    Target(str(path), "--svg").write("\u00b7\n", "drawn")
    assert path.read_bytes() == "\u00b7\n".encode()
    assert capfdbinary.readouterr().err.decode().strip() == f"drawn into {path}"
    assert only(tmp_path) == ["out.svg"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "name a file"),
        (".", "Is a directory"),
        ("none/x", "No such file or directory"),
        ("x" * 300, "File name too long"),
        ("a\0b", "null"),
        ("loop", "symbolic links"),
        ("/proc/out", "No such file or directory"),
    ],
)
def test_a_file_that_cannot_be_written(name: str, reason: str, tmp_path: Path) -> None:
    """It is refused before there is anything to write; the fault names the option, and nothing is left."""
    Path("loop").symlink_to("loop")
    with pytest.raises(Refused, match=f"cannot be written: .*{reason}") as caught:
        Target(name, "--svg")
    assert caught.value.possible and caught.value.faults[0].key == "--svg"
    assert only(tmp_path) == ["loop"]


def test_a_file_without_the_right_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that its owner protected stays, even with --force; whoever runs the tests may write all."""
    path = tmp_path / "kept"
    path.touch()
    monkeypatch.setattr(os, "access", lambda place, mode: place != str(path))
    with pytest.raises(Refused, match="Permission denied"):
        Target(str(path), "--out", force=True)


def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, and a signal in the middle of it."""

    def broken(error: BaseException) -> Any:
        def replace(source: str, place: str) -> None:
            raise error

        return replace

    path = tmp_path / "kept"
    path.write_text(WORK)
    target = Target(str(path), "--out", force=True)
    for error in (OSError(28, "No space left on device"), KeyboardInterrupt()):
        monkeypatch.setattr(os, "replace", broken(error))
        with suppress(Refused, KeyboardInterrupt):
            target.write("new")
        assert path.read_text() == WORK
        assert only(tmp_path) == ["kept"]


def test_left_overs_of_killed_processes_go(tmp_path: Path) -> None:
    """The next file beside them clears them away, but not what a process that runs is writing."""
    with subprocess.Popen(["true"]) as dead:
        pass
    gone = tmp_path / f".stockbook-{dead.pid}.new"
    others = [tmp_path / f".stockbook-{who}.new" for who in (os.getppid(), "me", 10**30)]
    for path in (gone, *others):
        path.write_text("half")
    Target(str(tmp_path / "game.txt"), "--save").write("whole")
    assert only(tmp_path) == sorted(path.name for path in (*others, tmp_path / "game.txt"))


def test_rights_and_links_stay(tmp_path: Path) -> None:
    """A new file in the place of another has its rights, and a link goes on leading to it."""
    path = tmp_path / "game.txt"
    path.touch(0o640)
    Path("link").symlink_to(path)
    Target("link", "--save").write("new")
    assert Path("link").is_symlink()
    assert (path.read_text(), stat.S_IMODE(path.stat().st_mode)) == ("new", 0o640)


@pytest.mark.parametrize("command", WRITING, ids=" ".join)
def test_work_is_never_replaced(command: tuple[str, ...], tmp_path: Path) -> None:
    """A file of a person stays as it is, and the reason is told before a search."""
    path = tmp_path / "kept"
    path.write_text(WORK)
    done = run(*command, str(path))
    assert done.exit_code == WRONG_INPUT
    what = "exists and was not drawn by Stockbook" if command in WRITING[2:] else "exists"
    assert f"{path}: {command[-1]}: {what}: choose another name, or replace it with --force" in done.stderr
    assert "{" not in done.stdout
    assert path.read_text() == WORK


@pytest.mark.parametrize("command", (WRITING[0], *WRITING[2:]), ids=" ".join)
def test_what_may_be_replaced(command: tuple[str, ...], tmp_path: Path) -> None:
    """Anything with --force; drawings of our own always; an empty file."""
    path = tmp_path / "kept"
    path.touch()
    done = run(*command, str(path))
    assert done.exit_code == 0, done.stderr
    first = path.read_bytes()
    assert (run(*command, str(path)).exit_code == 0) == (command in WRITING[2:])
    path.write_text(WORK)
    assert run(*command, str(path), "--force").exit_code == 0
    assert path.read_bytes() == first
    assert only(tmp_path) == ["kept"]


@pytest.mark.parametrize(
    ("command", "name", "right"),
    [(command, "x.y.PNG", f"x.y.{command[-1][2:].replace('plot', 'svg')}") for command in WRITING[2:]]
    + [(("show", SUNDAY, "--svg"), "x.html", "x.svg"), (("review", PUZZLE, "--html"), "x.svg", "x.html")],
)
def test_a_drawing_has_the_ending_of_its_format(
    command: tuple[str, ...], name: str, right: str, tmp_path: Path
) -> None:
    """Where the name promises another format nothing is written, and the fault says what to write."""
    refused = run(*command, str(tmp_path / name), "--force")
    assert refused.exit_code == 2
    assert f"{command[-1]}: it is a" in refused.stderr
    assert f"write {tmp_path / right}, which a browser shows" in refused.stderr
    assert only(tmp_path) == []


@pytest.mark.parametrize(("option", "name"), [("--html", "x.htm"), ("--svg", "x.SVG"), ("--plot", "x.1")])
def test_any_other_ending_does(option: str, name: str, tmp_path: Path) -> None:
    """Only what promises another format is refused."""
    drawing_target(str(tmp_path / name), option, force=False).write("<svg/>")
    assert only(tmp_path) == [name]


def test_a_page_with_our_drawing_in_it_is_a_persons(tmp_path: Path) -> None:
    """The mark counts in the first two lines only."""
    path = tmp_path / "page.html"
    path.write_text(f"<!DOCTYPE html>\n<html>\n{DRAWN}\n<svg/></html>")
    with pytest.raises(Refused, match="not drawn"):
        Target(str(path), "--html", objection=not_drawn)


def test_a_file_that_comes_meanwhile_stays(tmp_path: Path) -> None:
    """A file that another program writes during the search is not replaced either."""
    path = tmp_path / "kept"
    target = Target(str(path), "--out")
    path.write_text(WORK)
    with pytest.raises(Refused, match="exists"):
        target.write("new")
    assert path.read_text() == WORK


def test_a_locked_file_belongs_to_one(tmp_path: Path) -> None:
    """A second one is refused, also after the file was replaced, until the first is closed."""
    path = str(tmp_path / "game.txt")
    with closing(Target(path, "--save", lock=True)) as first:
        for text in ("", "one", "two"):
            if text:
                first.write(text)
            with pytest.raises(Refused, match="another stockbook keeps its game there"):
                Target(path, "--save", force=True, lock=True)
    with closing(Target(path, "--save", force=True, lock=True)) as second:
        second.write("three")
    assert Path(path).read_text() == "three"
    assert only(tmp_path) == ["game.txt"]
