"""Typed values of TOML tables, a value of another type is a fault with its key; and tables as text.

A table may stand in another file, which the first names. Files of another kind are told by their keys.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime, time
from pathlib import Path
from typing import Any, TypeVar

from stockbook.models.files.faults import Fault, Faults, PositionError
from stockbook.models.files.toml_file import TomlFile, beside
from stockbook.models.files.words import nearest, quoted

T = TypeVar("T")

#: Number of unknown keys that get a suggestion; a file with more of them is no position.
SUGGESTIONS = 30
#: Most characters of a text other than an album; a table of points is the longest.
MAX_TEXT = 2000

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")
_TYPES = {
    bool: "true or false",
    int: "a whole number",
    float: "a number with a fraction",
    str: "a text in quotes",
    list: "a list",
    dict: "a table",
    datetime: "a date",
    date: "a date",
    time: "a time",
    type(None): "null",
}


class TomlTable:
    """One table of a TOML file, whose values are asked for by key and type, with what is wrong in ``faults``.

    ``close`` reports the keys that were never asked for. ``path`` is its place in the file: empty for the
    whole file, ``me``, ``opponents[2]``.
    """

    def __init__(self, values: Mapping[str, Any], path: str, faults: Faults) -> None:
        self.path = path
        self.faults = faults
        self._values = values
        self._asked: list[str] = []

    def key(self, key: str) -> str:
        """The key as faults name it, with the path of the table."""
        shown = key if _BARE_KEY.fullmatch(key) or (len(key) == 1 and key.isprintable()) else quoted(key)
        return f"{self.path}.{shown}" if self.path else shown

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def names(self) -> list[str]:
        """The keys of a table whose author chose the names, each of which may be asked for."""
        return list(self._values)

    def require(self, key: str, example: str) -> None:
        """Report a fault if the key is missing; ``example`` is a line that would fix it."""
        if key not in self:
            self.faults.add(self.key(key), f"missing: add {example}")

    def text(self, key: str, *, lines: bool = False) -> str | None:
        """A text; ``lines`` allows several lines and tabs."""
        text = self._get(key, str)
        return None if text is None else self._printable(text, self.key(key), "\n\t" if lines else "")

    def flag(self, key: str) -> bool:
        return bool(self._get(key, bool))

    def number(self, key: str, low: int, high: int) -> int | None:
        """A whole number within limits."""
        return self._within(self._get(key, int), self.key(key), low, high)

    def word(self, key: str, options: Sequence[str]) -> str | None:
        """A text that is one of ``options``, which are in small letters, in capitals or not."""
        word = self.text(key)
        if word is None or word.lower() in options:
            return word and word.lower()
        close = nearest(word, options)
        fix = f"did you mean {close!r}?" if close else f"use one of {', '.join(map(repr, options))}"
        self.faults.add(self.key(key), f"unknown {key} {quoted(word)}: {fix}")
        return None

    def texts(self, key: str, most: int, least: int = 0) -> Iterator[tuple[str, str]]:
        """The texts of a list, each with its key counted from 1."""
        for place, value in self._elements(key, str, most, least):
            text = self._printable(value, place)
            if text is not None:
                yield place, text

    def numbers(self, key: str, most: int, low: int, high: int) -> list[int]:
        """The whole numbers of a list."""
        found = (self._within(n, place, low, high) for place, n in self._elements(key, int, most))
        return [number for number in found if number is not None]

    def parsed(self, key: str, most: int, parse: Callable[[str], T]) -> list[T]:
        """Each text of a list, read by ``parse``, whose ``ValueError`` is a fault."""
        found = []
        for place, text in self.texts(key, most):
            with self.faults.at(place):
                found.append(parse(text))
        return found

    def parsed_lists(self, key: str, lists: int, most: int, parse: Callable[[str], T]) -> list[list[T]]:
        """Each text of a list of lists, read by ``parse``, whose ``ValueError`` is a fault."""
        found: list[list[T]] = []
        for outer, values in self._elements(key, list, lists):
            found.append([])
            for place, value in self._entries(values, outer, str, most):
                text = self._printable(value, place)
                with self.faults.at(place):
                    if text is not None:
                        found[-1].append(parse(text))
        return found

    def table(self, key: str) -> TomlTable:
        """The table below this one, empty when it is missing."""
        return TomlTable(self._get(key, dict) or {}, self.key(key), self.faults)

    def tables(self, key: str, most: int) -> Iterator[TomlTable]:
        """A list of tables, ``[[key]]`` in the file."""
        for place, values in self._elements(key, dict, most):
            yield TomlTable(values, place, self.faults)

    def symbols(self, most: int, key_places: Mapping[str, str]) -> dict[str, str]:
        """The whole table, whose keys are single symbols and whose values are texts.

        ``key_places`` is as for ``close``.
        """
        found: dict[str, str] = {}
        if len(self._values) > most:
            self.faults.add(self.path, f"{len(self._values)} letters: at most {most} fit in an album")
            return found
        for symbol in self._values:
            if len(symbol) != 1 or not symbol.isprintable() or symbol in " .":
                message = key_places.get(symbol, "a letter is one symbol, neither a blank nor a dot")
                self.faults.add(self.key(symbol), message)
                continue
            text = self.text(symbol)
            if text is not None:
                found[symbol] = text
        return found

    def kind(self, key: str) -> type:
        """The type of a value, ``NoneType`` when it is missing."""
        return type(self._values.get(key))

    def pass_over(self, keys: Iterable[str]) -> None:
        """Leave keys unread that are no faults."""
        self._asked.extend(keys)

    def close(self, key_places: Mapping[str, str]) -> None:
        """Report every key that nobody asked for.

        ``key_places`` says where each key of other tables belongs, as the rest of a sentence.
        """
        unknown = [key for key in self._values if key not in self._asked]
        for i, key in enumerate(unknown):
            close = nearest(key, self._asked) if i < SUGGESTIONS else None
            if key in key_places:
                message = key_places[key]
            elif close:
                message = f"unknown key: did you mean {close!r}?"
            elif i < SUGGESTIONS:
                message = f"unknown key: the keys here are {', '.join(self._asked)}"
            else:
                message = "unknown key"
            self.faults.add(self.key(key), message)

    def _get(self, key: str, kind: type[T]) -> T | None:
        """The value if it has the type; None, with a fault, if it has another."""
        self._asked.append(key)
        value = self._values.get(key)
        return None if value is None else self._typed(value, kind, self.key(key))

    def _typed(self, value: object, kind: type[T], place: str) -> T | None:
        if isinstance(value, kind) and not (isinstance(value, bool) and kind is int):
            return value
        self.faults.add(place, f"must be {_TYPES[kind]}, not {_TYPES[type(value)]}")
        return None

    def _printable(self, text: str, place: str, allowed: str = "") -> str | None:
        if len(text) > MAX_TEXT and not allowed:
            self.faults.add(place, f"{len(text)} characters: at most {MAX_TEXT} are possible")
            return None
        odd = next((char for char in text if not char.isprintable() and char not in allowed), None)
        if odd is None:
            return text
        self.faults.add(place, f"{odd!r} is no character of a position: take it out")
        return None

    def _elements(self, key: str, kind: type[T], most: int, least: int = 0) -> Iterator[tuple[str, T]]:
        values = self._get(key, list)
        if values is not None:
            yield from self._entries(values, self.key(key), kind, most, least)

    def _entries(
        self, values: Sequence[object], path: str, kind: type[T], most: int, least: int = 0
    ) -> Iterator[tuple[str, T]]:
        """The entries of a list that have the type, each with its key."""
        if len(values) < least:
            self.faults.add(path, f"{len(values)} entries: at least {least} is needed")
        if len(values) > most:
            self.faults.add(path, f"{len(values)} entries: at most {most} are possible")
            return
        for i, value in enumerate(values, 1):
            place = f"{path}[{i}]"
            found = self._typed(value, kind, place)
            if found is not None:
                yield place, found

    def _within(self, number: int | None, place: str, low: int, high: int) -> int | None:
        if number is None or low <= number <= high:
            return number
        # A number of thousands of digits cannot even be printed.
        shown = number if number.bit_length() < 64 else "a huge number"
        self.faults.add(place, f"{shown} is not between {low} and {high}")
        return None


POSITION = "position"
RECORD = "record"
#: The words that decks and cards begin with.
STAMP_SWAP_DECK, STAMPS_DECK, PINZETTA_CARDS = "stampswap-deck", "stamps", "pinzetta-cards"
#: Kind of a file -> the key that says it, and what to do with such a file.
_KINDS = {
    POSITION: ("game", "this is a position: stockbook hint FILE answers it"),
    STAMP_SWAP_DECK: (
        "deck",
        "this is a deck: stockbook deck check FILE tells its faults, and --deck FILE plays with it",
    ),
    STAMPS_DECK: ("deck", 'this is a deck of STAMPS: deck = "FILE" in a position of that game uses it'),
    PINZETTA_CARDS: (
        "cards",
        'these are cards for Pinzetta: cards = "FILE" in a position against her uses them',
    ),
}


def kind_of(tables: Mapping[str, Any]) -> str | None:
    """The kind of a file with these tables; None where its keys do not say it."""
    if "game" in tables:
        return POSITION
    return next((kind for kind, (key, _) in _KINDS.items() if tables.get(key) == kind), None)


def refuse_other(tables: Mapping[str, Any], file: str, wanted: str) -> None:
    """Refuse a file that is known to be of another kind than ``wanted``, and say what it is.

    Raises PositionError if it is; ``file`` is its name.
    """
    kind = kind_of(tables)
    if kind not in (None, wanted):
        raise PositionError([Fault(file, *_KINDS[kind])])


def read_named(
    top: TomlTable, file: TomlFile, key: str, tables: Callable[[TomlTable], T], read: Callable[[Path], T]
) -> T | None:
    """Read the table of a key, or the file beside this one that it names; None where the key is missing.

    ``tables`` reads the table, ``read`` the file, beside the one that ``top`` comes from. Raises
    PositionError with every fault of the named file.
    """
    if top.kind(key) is dict:
        return tables(top.table(key))
    name = top.text(key)
    if name is None:
        return None
    if file.folder is None:
        top.faults.add(key, f"a text that is no file opens none: write the {key} as a table [{key}]")
        return None
    try:
        return read(beside(file.folder, name))
    except ValueError as error:
        if isinstance(error, PositionError) and any(fault.key for fault in error.faults):
            raise
        top.faults.add(key, str(error))
        return None


_UNQUOTED_KEY = re.compile(r"[A-Za-z0-9_-]+")
#: What TOML does not take as it is inside quotes.
_SPECIAL = re.compile(r'["\\\x00-\x1f\x7f]')


def toml_text(tables: Mapping[str, Any], path: str = "") -> str:
    """The lines of a table: its values, then the tables below it; ``path`` ends with a dot."""
    below = {key: value for key, value in tables.items() if _is_table(value)}
    values = {key: value for key, value in tables.items() if key not in below}
    text = "".join(f"{_key(key)} = {toml_value(value)}\n" for key, value in values.items())
    for key, value in below.items():
        several = isinstance(value, list)
        header = f"[[{path}{_key(key)}]]\n" if several else f"[{path}{_key(key)}]\n"
        for each in value if several else [value]:
            text += ("" if path else "\n") + header + toml_text(each, f"{path}{_key(key)}.")
    return text


def _key(key: str) -> str:
    """A key as TOML writes it."""
    return key if _UNQUOTED_KEY.fullmatch(key) else toml_value(key)


def _is_table(value: object) -> bool:
    """Whether a value is a table, or a list of them."""
    return isinstance(value, dict) or (
        isinstance(value, list) and any(isinstance(each, dict) for each in value)
    )


def toml_value(value: bool | int | str | list[Any]) -> str:
    """A value as TOML writes it."""
    if isinstance(value, list):
        return f"[{', '.join(map(toml_value, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if value.endswith("\n") and not _SPECIAL.search(value.replace("\n", "")):  # an album's picture
        return f'"""\n{value}"""'
    return f'"{_SPECIAL.sub(_escape, value)}"'


def _escape(found: re.Match[str]) -> str:
    char = found[0]
    return f"\\{char}" if char in '"\\' else f"\\u{ord(char):04x}"
