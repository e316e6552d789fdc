"""Version and changelog: each of the ways in which they are not ready is told, with what to do."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from release.texts import UNRELEASED, Section, clone_faults, sections, text_faults, version_of

ROOT = Path(__file__).resolve().parents[2]
READY = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-11-23

### Added

- A hint.
- Another one,
  in two lines.

## [1.1.0] - 2026-01-02

- The first.
"""


def test_sections() -> None:
    """Each version has its date and its number of changes."""
    assert sections(READY) == [
        Section("Unreleased", "", 0),
        Section("1.2.0", "2026-11-23", 2),
        Section("1.1.0", "2026-01-02", 1),
    ]


def test_a_version_that_is_ready() -> None:
    """Where version and newest heading agree, there is nothing to do."""
    assert list(text_faults("1.2.0", READY)) == []
    assert list(text_faults("1.2.0", READY.replace("## [Unreleased]\n\n", ""))) == []


@pytest.mark.parametrize(
    ("version", "changelog", "told"),
    [
        ("1.2.0.dev1", READY, "write three numbers"),
        (
            "1.2.0",
            READY.replace("[Unreleased]\n", "[Unreleased]\n\n- Something.\n"),
            "stand below ## [Unreleased]",
        ),
        ("1.3.0", READY, "the newest version is 1.2.0"),
        ("1.1.0", READY, "the newest version is 1.2.0"),
        ("1.2.0", READY.replace(" - 2026-11-23", ""), "has no date"),
        (
            "1.1.0",
            READY.replace("## [1.2.0] - 2026-11-23", "").replace("- The first.", ""),
            "lists no changes",
        ),
        ("1.2.0", "# Changelog\n", "no version has a heading"),
    ],
)
def test_what_is_not_ready(version: str, changelog: str, told: str) -> None:
    """Each fault names the file and the fix."""
    assert any(told in fault for fault in text_faults(version, changelog))


def test_this_clone_has_a_changelog() -> None:
    """The headings of this project's changelog are read, and its version is one to release."""
    newest = sections((ROOT / "CHANGELOG.md").read_text("utf-8"))[0]
    assert newest.entries or newest.name == UNRELEASED
    version = version_of((ROOT / "pyproject.toml").read_text("utf-8"))
    assert not any("three numbers" in fault for fault in text_faults(version, READY))


def test_a_clone_is_clean_and_not_tagged(tmp_path: Path) -> None:
    """Files that nobody committed, and a version that is tagged, are told."""

    def git(*words: str) -> None:
        subprocess.run(["git", *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "--quiet")
    (tmp_path / "new.txt").write_text("new", "utf-8")
    assert ["commit them" in fault for fault in clone_faults(tmp_path, "1.0.0")] == [True]
    git("add", "--all")
    git("-c", "user.name=n", "-c", "user.email=n@n", "commit", "--quiet", "--message", "all", "--no-gpg-sign")
    assert list(clone_faults(tmp_path, "1.0.0")) == []
    git("tag", "v1.0.0")
    assert ["tagged already" in fault for fault in clone_faults(tmp_path, "1.0.0")] == [True]
