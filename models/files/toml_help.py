"""Help with the commonest mistakes of those who type TOML for the first time."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from itertools import combinations

#: Quotes of word processors, and the straight ones.
_CURLY = str.maketrans("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2018\u2019\u201a\u201b", '"' * 6 + "'" * 4)
#: A key before its value, a name with a colon, and a word in a list or alone that has no quotes.
_KEY = re.compile(r"\s*([A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')\s*=")
_COLON = re.compile(r"^([A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')\s*:\s*(.*)")
_BARE = re.compile(r"\"[^\"]*\"|'[^']*'|[^\W\d][^\"'=,#]*[^\"'=,#\s\]]|[^\W\d]")
#: A value that is complete with a comma after it.
_COMMA = re.compile(r"^([^=\[]+=\s*(?:[^\[{#]*?|\[.*\]))\s*,(\s*#.*)?$")
#: Texts around a line that make it a whole document, where it is a part of a list.
_AROUND = (("", ""), ("", "]"), ("list = [\n", "\n]"), ("list = [\n", ""))
#: How a table begins whose header is not its name in brackets.
_HEADERS = {name: f"[[{name}]]" for name in ("opponents", "specialists", "events")} | {
    "stamps": "[me.stamps]"
}
#: Most characters of a line that a message repeats.
LONGEST = 200
_NO_KEY = "Expected '=' after a key"
_UNCLOSED = "Unclosed array"


def toml_help(lines: list[str], number: int, told: str) -> str | None:
    """The way to fix a line that is not TOML, as the rest of a sentence; None where it is not known.

    Parameters
    ----------
    lines
        The lines of the text.
    number
        Number of the line, counted from 1.
    told
        What is said of it.
    """
    line = lines[number - 1].strip() if number <= len(lines) else ""
    if len(line) > LONGEST or not line.isprintable():
        return None
    alone = told.startswith(_NO_KEY)
    header = _COLON.fullmatch(line)
    if header and not header[2]:
        return f"a table begins with its name in brackets: write {_HEADERS.get(header[1], f'[{header[1]}]')}"
    around = _AROUND[:2] if alone else _AROUND
    for reasons, fixed in _repaired(line):
        if any(_reads(f"{before}{fixed}{after}") for before, after in around):
            return f"{' and '.join(reasons)}: write {fixed}"
    if alone and re.fullmatch(r"[A-Za-z0-9_-]+", line):
        return f"a key needs its value: write {line} = and the value"
    above = lines[number - 2].strip() if number > 1 else ""
    if told.startswith(_UNCLOSED) and _is_entry(line.removesuffix(",")) and _is_entry(above):
        return f"a list has commas between its entries: write {above}, in line {number - 1}"
    if told.startswith("Cannot declare") and line.startswith("["):
        return f"{line} stands there twice: write it once, with all its lines below it"
    if _reads(line):
        return next(_said_before(lines, number), None)
    return None


def _repaired(line: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """(reasons, line) with each repair that changes it, then with two of them, and more."""
    for number in range(1, len(_REPAIRS) + 1):
        for chosen in combinations(_REPAIRS, number):
            fixed = line
            for _, repair in chosen:
                before, fixed = fixed, repair(fixed)
                if fixed == before:
                    break
            else:
                yield tuple(dict.fromkeys(reason for reason, _ in chosen)), fixed


def _quoted(line: str) -> str:
    """The line with straight quotes around the words of its value that have none."""
    found = _KEY.match(line)
    start = found.end() if found else 0
    value, hash_mark, comment = line[start:].partition("#")
    if not found and value.startswith("["):  # The name of a table.
        return line
    return line[:start] + _BARE.sub(_with_quotes, value) + hash_mark + comment


def _with_quotes(word: re.Match[str]) -> str:
    return word[0] if word[0][0] in "\"'" else f'"{word[0]}"'


#: Why a line is repaired, and how; what changes least comes first.
_REPAIRS: tuple[tuple[str, Callable[[str], str]], ...] = (
    ("a key and its value have = between them", lambda line: _COLON.sub(r"\1 = \2", line, count=1)),
    (
        "true and false are written small",
        lambda line: re.sub(r"\b(True|False|TRUE|FALSE)\b", lambda word: word[0].lower(), line),
    ),
    ("a line has no ; at its end", lambda line: re.sub(r"\s*;(\s*#.*)?$", r"\1", line)),
    ("a value has no comma after it", lambda line: _COMMA.sub(r"\1\2", line)),
    ("a list has commas between its entries", lambda line: re.sub(r"""(["'])\s+(?=["'])""", r"\1, ", line)),
    (
        "a number has the minus of the keyboard",
        lambda line: re.sub(r"[\u2010-\u2013\u2212](?=\d)", "-", line),
    ),
    ("a text needs straight quotes", lambda line: line.translate(_CURLY)),
    ("a text needs straight quotes", _quoted),
)


def _is_entry(line: str) -> bool:
    """Whether a line is an entry of a list without a comma after it."""
    return line[:1] in ('"', "'") and _reads(f"entry = {line}")


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
