"""The lines of a text are counted alike by all."""

from __future__ import annotations

import pytest

from stockbook.games.moments import moment_sheet
from stockbook.games.records import is_record
from stockbook.models.files.faults import PositionError
from stockbook.models.files.text_lines import lines_of
from stockbook.models.files.toml_file import toml_tables

#: Characters that ``str.splitlines`` takes for the end of a line.
INSIDE = ("\u2028", "\u2029", "\u0085", "\f", "\v", "\x1c")
RECORD = 'game = "stampswap"\nplayers = ["me", "ann"]\ncontests = ["edges 10"]\n---\nround 1\n# a{}b\n'


def test_newlines_alone_end_a_line() -> None:
    """Of all systems; a mark before all is no part of the first."""
    assert lines_of("\ufeffa\r\nb\nc") == ["a", "b", "c"]


@pytest.mark.parametrize("char", INSIDE)
def test_other_characters_are_part_of_a_line(char: str) -> None:
    """A remark with a rule between them makes no record of a position, and their lines are not counted."""
    assert not is_record(f"# a remark {char}---{char} and more\nround = 3\n")
    assert moment_sheet(RECORD.format(char), "here", 6)
    with pytest.raises(PositionError, match="there is no line 7: the record has 6"):
        moment_sheet(RECORD.format(char), "here", 7)


def test_toml_reads_them_in_remarks() -> None:
    """Those that TOML allows there."""
    assert toml_tables("# a\u2028---\u2028b\nround = 3", "here") == {"round": 3}
