"""Files of JSON documents, one a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockbook.models.files.json_lines import JsonLines

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
