"""Help with the commonest mistakes of those who type TOML for the first time."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

#: Quotes of word processors, and the straight ones.
_CURLY = str.maketrans("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2018\u2019\u201a\u201b", '"' * 6 + "'" * 4)
#: A key before its value, and a word in a list or alone that has no quotes.
_KEY = re.compile(r"\s*([A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')\s*=")
_BARE = re.compile(r"[^\W\d][^\"'=,#]*[^\"'=,#\s\]]|[^\W\d]")
#: Texts around a line that make it a whole document, where it is a part of a list.
_AROUND = (("", ""), ("", "]"), ("list = [\n", "\n]"), ("list = [\n", ""))
#: Most characters of a line that a message repeats.
LONGEST = 200


def toml_help(lines: list[str], number: int) -> str | None:
    """The way to fix a line that is not TOML, as the rest of a sentence; None where it is not known.

    Parameters
    ----------
    lines
        The lines of the text.
    number
        Number of the line, counted from 1.
    """
    line = lines[number - 1].strip() if number <= len(lines) else ""
    if len(line) > LONGEST or not line.isprintable():
        return None
    for fixed in (line.translate(_CURLY), _quoted(line)):
        if fixed != line and any(_reads(f"{before}{fixed}{after}") for before, after in _AROUND):
            return f"a text needs straight quotes: write {fixed}"
    if _reads(line):
        return next(_said_before(lines, number), None)
    return None


def _quoted(line: str) -> str:
    """The line with straight quotes around the words of its value."""
    found = _KEY.match(line)
    start = found.end() if found else 0
    value, hash_mark, comment = line[start:].partition("#")
    if not found and value.startswith("["):  # The name of a table.
        return line
    return line[:start] + _BARE.sub(lambda word: f'"{word[0]}"', value) + hash_mark + comment


def _reads(text: str) -> bool:
    """Whether a text is TOML."""
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _said_before(lines: list[str], number: int) -> Iterator[str]:
    """The line of the same table that gives the key of a line its first value."""
    found = _KEY.match(lines[number - 1])
    for above in range(number - 1, 0, -1):
        earlier = _KEY.match(lines[above - 1])
        if found and earlier and earlier[1] == found[1]:
            here, there = lines[number - 1].strip(), lines[above - 1].strip()
            yield f"{found[1]} stands there twice: {there} in line {above}, {here} in line {number}"
        if lines[above - 1].lstrip().startswith("["):
            return
