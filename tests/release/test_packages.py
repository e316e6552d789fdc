"""Trying an installed program: this one is whole, and what is wrong with another one is told."""

from __future__ import annotations

import re
import shlex
import sys
import tomllib
from pathlib import Path

import pytest

import stockbook
from release.packages import tried

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    """A folder with ``python`` and ``stockbook`` as an environment has them, which are those of the tests."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name, words in (
        ("python", [sys.executable]),
        ("stockbook", [sys.executable, "-c", "from stockbook.cli.main import main; main()"]),
    ):
        (folder / name).write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', "utf-8")
        (folder / name).chmod(0o755)
    (tmp_path / "elsewhere").mkdir()
    return folder


def test_this_program_is_whole(scripts: Path, tmp_path: Path) -> None:
    """It answers a shipped position, writes the schemas and serves the page, from another folder."""
    assert list(tried(scripts, ROOT, stockbook.__version__, tmp_path / "elsewhere")) == []


def test_what_is_missing_is_told(scripts: Path, tmp_path: Path) -> None:
    """Another version, and a file that the clone has and the program lacks."""
    clone = tmp_path / "clone"
    (clone / "web").mkdir(parents=True)
    (clone / "web" / "static").symlink_to(ROOT / "web" / "static")
    (clone / "docs" / "schema").mkdir(parents=True)
    (clone / "seeds").mkdir()
    (clone / "seeds" / "more.toml").write_text("", "utf-8")
    faults = list(tried(scripts, clone, "9.9.9", tmp_path / "elsewhere"))
    assert [fault.rpartition(" ")[0] for fault in faults] == [
        f"stockbook.__version__ is {stockbook.__version__}, not",
        "seeds: more.toml is missing or",
    ]


def test_a_program_that_does_not_run_is_told(scripts: Path, tmp_path: Path) -> None:
    """The reason is what it printed."""
    (scripts / "stockbook").write_text("#!/bin/sh\necho no such thing >&2\nexit 1\n", "utf-8")
    (fault,) = tried(scripts, ROOT, stockbook.__version__, tmp_path / "elsewhere")
    assert fault == "does not run: no such thing"


def test_the_sdist_has_every_folder() -> None:
    """Each folder with modules is a package, or MANIFEST.in puts all of it into the sdist."""
    packages = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["packages"]
    folders = {path.parent.name for path in ROOT.glob("[a-z]*/*.py")} - {"build", "dist"}
    grafted = re.findall(r"(?m)^graft (\S+)$", (ROOT / "MANIFEST.in").read_text("utf-8"))
    assert folders - {name.split(".")[1] for name in packages if "." in name} == {*grafted}


def test_every_license_is_named() -> None:
    """The licenses of what the page brings with it are among those of the project."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    files = {path for pattern in project["license-files"] for path in ROOT.glob(pattern)}
    assert {*ROOT.glob("web/static/vendor/**/LICENSE*"), ROOT / "LICENSE"} == files
    told = " ".join(path.read_text("utf-8") for path in files)
    assert ("Apache License" in told) == ("Apache-2.0" in project["license"])
