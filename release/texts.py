"""The version to release, as the files of a clone name it, and its part of the changelog."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

#: The heading of what is not released yet.
UNRELEASED = "Unreleased"
_VERSION = re.compile(r"\d+\.\d+\.\d+")
_HEADING = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """The changes of one version in the changelog.

    Parameters
    ----------
    name
        The version, or ``Unreleased``.
    date
        The day of its release; empty where the heading has none.
    entries
        How many changes it lists.
    """

    name: str
    date: str
    entries: int


def version_of(project: str) -> str:
    """The version that the text of a ``pyproject.toml`` names."""
    version: str = tomllib.loads(project)["project"]["version"]
    return version


def sections(changelog: str) -> list[Section]:
    """The versions of a changelog, from top to bottom."""
    found = list(_HEADING.finditer(changelog))
    ends = [*(heading.start() for heading in found[1:]), len(changelog)]
    return [
        Section(heading["name"], heading["date"] or "", changelog.count("\n- ", heading.end(), end))
        for heading, end in zip(found, ends, strict=False)
    ]


def text_faults(version: str, changelog: str) -> Iterator[str]:
    """Every reason why version and changelog are not ready, with what to do.

    Parameters
    ----------
    version
        The version of ``pyproject.toml``.
    changelog
        The text of ``CHANGELOG.md``.
    """
    if not _VERSION.fullmatch(version):
        yield f"pyproject.toml: version {version} is none to release: write three numbers, such as 1.2.0"
    found = sections(changelog)
    released = [section for section in found if section.name != UNRELEASED]
    heading = f"## [{version}] - YEAR-MONTH-DAY"
    if any(section.name == UNRELEASED and section.entries for section in found):
        yield f"CHANGELOG.md: changes stand below ## [{UNRELEASED}]: put the heading {heading} between"
    elif not released:
        yield f"CHANGELOG.md: no version has a heading: write {heading} and what it changes"
    if not released:
        return
    newest = released[0]
    if newest.name != version:
        yield f"CHANGELOG.md: the newest version is {newest.name}: write {heading}"
    if not newest.date:
        yield f"CHANGELOG.md: ## [{newest.name}] has no date: write ## [{newest.name}] - YEAR-MONTH-DAY"
    if not newest.entries:
        yield f"CHANGELOG.md: ## [{newest.name}] lists no changes"


def clone_faults(root: Path, version: str) -> Iterator[str]:
    """Every reason why what is built would not be what the repository has."""
    if _git(root, "status", "--porcelain"):
        yield "some files are changed or new: commit them, or take them out"
    if _git(root, "tag", "--list", f"v{version}"):
        yield f"v{version} is tagged already: raise the version in pyproject.toml"


def _git(root: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=root, check=True, capture_output=True, encoding="utf-8"
    ).stdout.strip()
