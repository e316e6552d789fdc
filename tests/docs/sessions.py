"""Examples of a terminal: the commands of a block, what is typed in them, and what has to be printed."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.docs.pages import ROOT, Block

#: Behind a command that is not run, with the reason.
NOT_RUN = "# not run: "
#: The most seconds that a command may take.
MOST_SECONDS = 120
_TYPED = re.compile(r"^>(?: .*)?\n", re.MULTILINE)
#: Lines of an answer with a picture in which no two runs differ: equally good moves exist.
_POINTS = re.compile(r"\d points\b|^total\b|\bproved\b")


@dataclass(frozen=True)
class Command:
    """A command of an example.

    Parameters
    ----------
    line
        As it is typed, behind the ``$``.
    shown
        The lines below it: what is printed, and behind ``>`` what is typed.
    """

    line: str
    shown: str

    @property
    def not_run(self) -> str:
        """The reason why it is not run; empty for all others."""
        return self.line.partition(NOT_RUN)[2].strip()

    @property
    def typed(self) -> str:
        """All lines that are typed while it runs."""
        return "".join(line.removeprefix(">").removeprefix(" ") for line in _TYPED.findall(self.shown))

    def run(self, folder: Path, program: Path) -> None:
        """Run it in a folder, and compare.

        Parameters
        ----------
        folder
            The working folder.
        program
            The folder in which ``stockbook`` is found.

        Raises
        ------
        AssertionError
            If it fails, or prints something else.
        """
        if self.line.startswith("make "):
            subprocess.run([*shlex.split(self.line), "--dry-run"], check=True, cwd=ROOT, capture_output=True)
            return
        path = f'export PATH="{program}:$PATH"; set -o pipefail; {self.line}'
        done = subprocess.run(
            ["bash", "-c", path],
            input=self.typed,
            capture_output=True,
            timeout=MOST_SECONDS,
            encoding="utf-8",
            cwd=folder,
        )
        assert done.returncode == 0, f"{self.line}\n{done.stdout}{done.stderr}"
        printed = f"{done.stdout}{done.stderr}"
        told = shows(self.shown, done.stdout) or shows(self.shown, printed)
        assert told, f"{self.line}\n--- prints:\n{printed}\n--- and not:\n{self.shown}"


def commands(block: Block) -> Iterator[Command]:
    """The commands of a block, in order."""
    assert block.text.startswith("$ "), f"{block} begins with no command"
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        line, _, shown = re.sub(r"\\\n\s*", "", part).partition("\n")
        yield Command(line, shown)


def shows(shown: str, printed: str) -> bool:
    """Whether an example shows what is printed.

    ``...`` stands for anything, times are never compared, and of a picture and its move only the points are.
    """
    whole, points = settled(printed), settled(printed, pictures=True)
    pieces = [_TYPED.sub("> ", piece) for piece in shown.split("...")]
    if not shown:
        return True
    if any("┌" in piece for piece in pieces):
        return all(
            settled(piece, pictures="┌" in piece) in (points if "┌" in piece else whole) for piece in pieces
        )
    return (
        re.fullmatch(r".*?".join(re.escape(settled(piece)) + r"\s*" for piece in pieces), whole, re.DOTALL)
        is not None
    )


def settled(text: str, *, pictures: bool = False) -> str:
    """The part of a text that no two runs may differ in.

    Parameters
    ----------
    text
        What is printed.
    pictures
        Whether it has a picture of an album, whose moves may differ as long as their points are equal.
    """
    text = re.sub(r"\d+\.\d+ s\b", "some s", text)
    text = re.sub(r'"seconds": [\d.]+', '"seconds": some', text)
    lines = [" ".join(line.split()) for line in text.splitlines()]
    return "\n".join(line for line in lines if not pictures or _POINTS.search(line)).strip()
