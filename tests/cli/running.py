"""Running commands: in this process through typer's runner, or as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from stockbook.cli.app import program
from tests.schemas import hold_output

POSITIONS = Path(__file__).resolve().parents[2] / "seeds" / "positions"
SUNDAY = str(POSITIONS / "sunday.toml")
SATURDAY = str(POSITIONS / "saturday.toml")
EDGES = str(POSITIONS / "example-edges.toml")
COMMAND = [sys.executable, "-c", "from stockbook.cli.main import main; main()"]

#: A position whose best move can be seen by hand: 66 points with the perfect corners above d11 and i11.
SMALL = """
game = "stampswap"
phase = "show"
round = 3
contests = ["edges 10", "Corners: perfect-corners 4", "sets theme 9", "sets color 9"]
entered = ["sets theme 9"]

[me]
first_player = true
place = ["3x3 blue space 2", "2x2 green animals -1", "forever"]
album = \"\"\"
a a a a b b b b c c c c
a a a a b b b b c c c c
d d d d e e e e f f f f
d d d d e e e e f f f f
g g g g h h h h i i i i
g g g g h h h h i i i i
j j j j k k k k l l l l
j j j j k k k k l l l l
m m m m n n n n o o o o
m m m m n n n n o o o o
. p p . q q r r . . . .
. p p . q q r r . . . .
\"\"\"
[me.stamps]
a = "4x2 blue space 1"
b = "4x2 blue space 1"
c = "4x2 blue space 1"
d = "4x2 blue space 1"
e = "4x2 blue space 1"
f = "4x2 blue space 1"
g = "4x2 blue space 1"
h = "4x2 blue space 1"
i = "4x2 blue space 1"
j = "4x2 blue space 1"
k = "4x2 blue space 1"
l = "4x2 blue space 1"
m = "4x2 blue space 1"
n = "4x2 blue space 1"
o = "4x2 blue space 1"
p = "2x2 rare 5"
q = "2x2 brown flowers canceled"
r = "2x2 yellow vehicles 3"
"""

#: A position that no search proves while a test waits.
HARD = """
game = "stampswap"
phase = "show"
round = 1
contests = ["holes 1x2 3"]
finale = "surrounded 2"
[me]
exhibitors = ["holes 1x1 2", "perfect-corners 4"]
place = """ + str(
    [
        f"{size} {color} space 1"
        for size in ("2x2", "3x3", "2x3", "3x2", "2x4", "4x2", "2x3")
        for color in ("blue", "brown")
    ]
)


def run(*arguments: str, text: str | None = None, **environment: str | None) -> Result:
    """Run a command in this process, with ``text`` on standard input; its documents follow their schema."""
    settings = {"COLUMNS": None, "FORCE_COLOR": None, "TERM": None, **environment}
    result = CliRunner(env=settings).invoke(program("".join(arguments[:1])), arguments, input=text)
    hold_output(arguments, result.stdout)
    return result


def run_process(*arguments: str, text: str = "", **options: Any) -> subprocess.CompletedProcess[str]:
    """Run a command as a process of its own; its documents follow their schema."""
    done = subprocess.run(
        [*COMMAND, *arguments], input=text, capture_output=True, timeout=60, encoding="utf-8", **options
    )
    hold_output(arguments, done.stdout)
    return done
