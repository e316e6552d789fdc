"""Whatever is in a file, reading ends in a position or in a list of faults, and soon."""

from __future__ import annotations

import json
import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import MAX_BYTES, MAX_DOTS
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import (
    parse_position,
    position_to_dict,
    position_to_toml,
    read_position,
)
from tests.models.stampswap.test_reading import FULL, TOP

#: Processor seconds for the largest files; they need some 0.5.
LIMIT = 2.0


def read(text: str) -> Position | PositionError:
    """Return the position that a text describes, or its faults; any other exception fails the test."""
    try:
        position = parse_position(text, "file")
    except PositionError as error:
        assert str(error)
        assert all(fault.message.isprintable() and fault.key.isprintable() for fault in error.faults)
        return error
    assert parse_position(position_to_toml(position)) == position
    assert parse_position(json.dumps(position_to_dict(position)), "file") == position
    return position


def test_every_truncation() -> None:
    """A file that ends anywhere is read or refused."""
    found = [read(FULL[:length]) for length in range(len(FULL) + 1)]
    assert isinstance(found[-1], Position)
    assert isinstance(found[0], PositionError)


@settings(max_examples=300)
@given(st.binary(max_size=300), st.integers(0, len(FULL)))
def test_random_bytes(tmp_path_factory: pytest.TempPathFactory, data: bytes, start: int) -> None:
    """Bytes of any kind, alone or in the middle of a file, do no harm."""
    path = tmp_path_factory.getbasetemp() / "fuzz.toml"
    for content in (data, FULL.encode()[:start] + data + FULL.encode()[start:]):
        path.write_bytes(content)
        try:
            read_position(path)
        except PositionError as error:
            assert str(error)


WORDS = sorted(
    set(re.findall(r"\w+|[^\w\s]", FULL)) | {"\n", "@", "-", "9" * 30, "double", "(", ")", "|", ";"}
)
TOKENS = re.findall(r"\w+|\s|[^\w\s]", FULL)


@settings(max_examples=300)
@given(st.lists(st.tuples(st.integers(0, len(TOKENS) - 1), st.sampled_from(["", *WORDS])), max_size=4))
def test_random_words_instead_of_others(changes: list[tuple[int, str]]) -> None:
    """A few words of a good file replaced by others of its own words."""
    tokens = list(TOKENS)
    for place, word in changes:
        tokens[place] = word
    read("".join(tokens))


OTHER_VALUES = (
    *("true", "0", "-1", "7", "1.5", "nan", "1e400", "0x" + "f" * 9000, "1979-05-27", "07:32:00"),
    *("1979-05-27T07:32:00Z", "''", "'x'", "[]", "[[]]", "[1]", "['']", "[true]", "[{}]", "{}", "{a = 1}"),
    "{a = {a = 'forever'}}",
)


@pytest.mark.parametrize("value", OTHER_VALUES, ids=lambda value: value[:20])
def test_every_key_with_every_type(value: str) -> None:
    """Each value of a file replaced by one of any type."""
    keys = re.findall(r"(?m)^(\w+) = (?!''')", FULL)
    assert len(keys) > 15
    for i in range(len(keys)):
        places = list(re.finditer(r"(?m)^\w+ = (?!''')(.*)$", FULL))
        start, end = places[i].span(1)
        read(FULL[:start] + value + FULL[end:])
    for table in ("me", "opponents", "me.stamps", "me.album", "opponents.album"):
        read(f"{TOP}{table} = {value}\n")


BIG = {
    "lines": "\n" * 100_000 + TOP,
    "junk lines": "x\n" * 100_000,
    "comments": "#\n" * 100_000 + "a",
    "unknown keys": TOP + "".join(f"key{i} = 1\n" for i in range(20_000)),
    "keys like known ones": TOP + "".join(f"contest{i} = 1\n" for i in range(14_000)),
    "unknown tables": TOP + "".join(f"[t{i}]\n" for i in range(25_000)),
    "opponents": TOP + "[[opponents]]\n" * 17_000,
    "dotted keys": TOP + ("[" + "a." * MAX_DOTS + "b]\n") * 2400,
    "different dotted keys": TOP + "".join(f"{'a.' * MAX_DOTS}b{i} = 1\n" for i in range(2300)),
    "one dotted key": "a." * 120_000 + "a = 1",
    "deep lists": TOP + "finale = " + "[" * 200_000,
    "deep tables": TOP + "finale = " + "{a = " * 50_000,
    "closed deep lists": TOP + "finale = " + "[" * 200 + "]" * 200,
    "contests": TOP.replace('"edges 10"', '"edges 10", ' * 20_000),
    "one contest": TOP.replace("edges 10", "edges " * 40_000),
    "a table of points": TOP.replace("edges 10", f"edges [{'1, ' * 80_000}1]"),
    "a long name": TOP.replace("Ends", "E" * 1900),
    "a name": TOP.replace("Ends", "E" * 200_000),
    "colons": TOP.replace("Ends", ":" * 200_000),
    "a digit": TOP.replace("edges 10", "edges " + "1" * 200_000),
    "a round": TOP.replace("round = 3", "round = " + "1" * 200_000),
    "a hexadecimal round": TOP.replace("round = 3", "round = 0x" + "f" * 200_000),
    "places": TOP + f"[me]\nplace = [{'1, ' * 80_000}]",
    "a place": TOP + f"[me]\nplace = ['double 4x2 {'(' * 200_000}']",
    "a half": TOP + f"[me]\nplace = ['double {' ' * 100_000}(|{' ' * 100_000}x']",
    "stamps": TOP + "[me.stamps]\n" + "".join(f"'{chr(0x4E00 + i)}' = 'forever'\n" for i in range(10_000)),
    "a stamp": TOP + f"[me.stamps]\na = '{'x' * 200_000}'",
    "an album of many rows": TOP + "[me]\nalbum = '''\n" + "a\n" * 100_000 + "'''",
    "an album of many columns": TOP + "[me]\nalbum = '''\n" + f"{'a' * 10_000}\n" * 20 + "'''",
    "an album of one line": TOP + f"[me]\nalbum = '{'a' * 200_000}'",
    "pieces": TOP + f"[me]\nalbum = '{'forever@a1;' * 20_000}'",
    "a piece": TOP + f"[me]\nalbum = '{'@' * 200_000}'",
    "specialists": TOP + "[me]\nspecialists = 999999999",
    "forever others": TOP + f"forever_others = [{'1, ' * 80_000}]",
    "escapes": TOP + 'finale = "' + "\\u0041" * 40_000 + '"',
    "odd characters": TOP + 'finale = "' + "\\u0001" * 40_000 + '"',
}


@pytest.mark.parametrize("text", BIG.values(), ids=BIG)
def test_large_files_are_answered_soon(text: str) -> None:
    """The worst that fits into the largest file takes no noticeable time."""
    assert len(text) <= MAX_BYTES
    start = time.process_time()
    found = read(text)
    assert time.process_time() - start < LIMIT
    assert isinstance(found, Position) == (text in (BIG["lines"], BIG["a long name"]))
    assert len(str(found)) < 50_000 or isinstance(found, Position)
