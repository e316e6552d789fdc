"""How examples are compared: what may differ, and that nothing else does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.pages import ROOT, Block
from tests.docs.sessions import Command, commands, shows

SESSION = """$ ask me   # a comment
your name
> ann
your age; Enter for none
>
hello ann
$ tell \\
    --all
1 file in 0.53 s
"""
PICTURE = "best: 12 points, proved\n ┌──────┐\n │blue 1│\n └──────┘\n1  2x2 blue at {}\ntotal  {}\n"


def block(text: str) -> Block:
    return Block(ROOT / "README.md", 1, "console", text)


def test_a_session_is_typed_and_shown() -> None:
    """Words behind a prompt are typed, and the output of the program follows the prompt at once."""
    ask, tell = commands(block(SESSION))
    assert (ask.line, ask.typed) == ("ask me   # a comment", "ann\n\n")
    assert shows(ask.shown, "your name\n> your age; Enter for none\n> hello ann\n")
    assert not shows(ask.shown, "your name\n> hello ann\n")
    assert (tell.line, tell.typed) == ("tell --all", "")
    assert shows(tell.shown, "1 file   in 1.20 s\n")


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        ("", "anything", True),
        ("one\n", "one\ntwo\n", False),
        ("two\n", "one\ntwo\n", False),
        ("one\n...\n", "one\ntwo\n", True),
        ("...\ntwo\n", "one\ntwo\n", True),
        ("one\n...\nthree\n", "one\ntwo\nthree\n", True),
        ("three\n...\none\n", "one\ntwo\nthree\n", False),
        ("from ... to 9\n", "from 1 to 9\n", True),
        ("from ... to 9\n", "from 1 to 8\n", False),
        ('{"seconds": 0.1}', '{"seconds": 2.75}', True),
    ],
)
def test_dots_stand_for_anything(shown: str, printed: str, same: bool) -> None:
    """Everything else has to be there, in its order, and nothing more."""
    assert shows(shown, printed) == same


def test_of_a_picture_only_the_points_count() -> None:
    """Equally good moves are the same, others are not."""
    assert shows(PICTURE.format("a1", 12), PICTURE.format("k11", 12))
    assert not shows(PICTURE.format("a1", 12), PICTURE.format("a1", 13))


def test_a_command_that_fails_is_told(tmp_path: Path) -> None:
    """So is one in a pipe, and one that prints something else."""
    Command("printf 'a\\nb\\n' | sort -r", "b\na\n").run(tmp_path, tmp_path)
    for line, shown in (("false | cat", ""), ("exit 3", ""), ("echo one", "two\n")):
        with pytest.raises(AssertionError):
            Command(line, shown).run(tmp_path, tmp_path)


def test_a_reason_is_no_part_of_the_command() -> None:
    """A command that is not run says why behind it."""
    (command,) = commands(block("$ stockbook web   # not run: it serves the page\n"))
    assert command.not_run == "it serves the page"
