"""Reading files and standard input as TOML or JSON; whatever the bytes are, a fault says what is wrong."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any

from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.json_text import is_json, json_tables
from stockbook.models.files.text_lines import MARK, lines_of
from stockbook.models.files.toml_help import toml_help
from stockbook.models.files.words import BLANKS, quoted

#: Real positions have some 3 KiB.
MAX_BYTES = 256 * 1024
#: A picture's row has 12; keys with very many dots would keep the TOML reader busy for minutes.
MAX_DOTS = 50

STDIN = "standard input"
#: The line between the setup of a recorded game and its actions; no line of an action looks like it.
RULE = "---"
#: What to say of a recorded game where another file is asked for.
RECORDED = "this is a recorded game: stockbook hint, show, score and review read it"
#: Texts by path that are read instead of files, or the error of a file; None where files are read.
_TEXTS: ContextVar[Mapping[str, str | PositionError] | None] = ContextVar("texts", default=None)
_AT_LINE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")
#: The name of a table in a message of Python's reader, and one of its parts.
_NAME = re.compile(r"\(('[^']*'(?:, '[^']*')*),?\)")
_PART = re.compile(r"'([^']*)'")


@dataclass(frozen=True)
class TomlFile:
    """The tables of a TOML file, whichever game it is about.

    Parameters
    ----------
    tables
        The values by key, as TOML has them.
    name
        Name of the file for faults.
    folder
        Folder of the file, in which it may name others; None for a text that is no file.
    """

    tables: Mapping[str, Any]
    name: str
    folder: Path | None = None

    @classmethod
    def parse(cls, text: str, name: str) -> TomlFile:
        """A text as its TOML tables; its faults call it ``name``.

        Raises
        ------
        PositionError
            If it is not TOML; the fault names the line.
        """
        return cls(toml_tables(text, name), name)

    @property
    def game(self) -> object:
        """The value of its ``game`` key in small letters, which may be missing or no text."""
        return self._word("game")

    @property
    def phase(self) -> object:
        """The value of its ``phase`` key likewise."""
        return self._word("phase")

    def _word(self, key: str) -> object:
        value = self.tables.get(key)
        return value.lower() if isinstance(value, str) else value


def read_toml_file(path: str | Path) -> TomlFile:
    """Read a TOML file, or standard input when ``path`` is ``-``.

    Raises
    ------
    PositionError
        If it cannot be read, or is no TOML.
    """
    file = TomlFile.parse(*read_text(path))
    return file if file.name == STDIN else replace(file, folder=Path(path).parent)


def beside(folder: Path, name: str) -> Path:
    """The path of a file that another one in ``folder`` names.

    Raises
    ------
    ValueError
        If it lies elsewhere: a file of somebody else opens nothing but its own company.
    """
    if Path(name).is_absolute() or ".." in Path(name).parts:
        raise ValueError(f"{quoted(name)} lies elsewhere: name a file beside this one, or below it")
    return folder / name


@contextmanager
def reading_only(texts: Mapping[str, str | PositionError]) -> Iterator[None]:
    """Read these texts by their paths, ``-`` among them, and no file; an error is raised instead."""
    token = _TEXTS.set(texts)
    try:
        yield
    finally:
        _TEXTS.reset(token)


def read_text(path: str | Path) -> tuple[str, str]:
    """Read the text of a file, or of standard input when ``path`` is ``-``, and its name for faults.

    Where there is no such file it may be the name of one that is shipped, such as ``sunday``.

    Raises
    ------
    PositionError
        If it cannot be read, is too large, or is not UTF-8 text.
    """
    name = STDIN if str(path) == "-" else str(path) or repr("")
    if (texts := _TEXTS.get()) is not None:
        if str(path) not in texts:
            raise _error(name, "", "no file is read here: send its text")
        found = texts[str(path)]
        if isinstance(found, PositionError):
            raise found
        return found, name
    try:
        if name == STDIN:
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with _opened(path) as file:
                data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise _error(name, "", f"cannot be read: {error.strerror or error}") from None
    except ValueError as error:
        raise _error(repr(name), "", f"cannot be read: {error}") from None
    if len(data) > MAX_BYTES:
        raise _error(name, "", f"larger than {MAX_BYTES // 1024} KiB: this is no position")
    try:
        return data.decode("utf-8"), name
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _error(name, f"line {line}", "not UTF-8 text: save the file as plain UTF-8 text") from None


def _opened(path: str | Path) -> IO[bytes]:
    """The file, or the shipped one of this name.

    Raises
    ------
    OSError
        If it cannot be opened; the reason may name shipped files.
    """
    try:
        return open(path, "rb")
    except FileNotFoundError as error:
        from stockbook.models.files.shipped import shipped_files, shipped_hint

        if shipped := shipped_files().get(str(path)):
            return shipped.open("rb")
        hint = shipped_hint(str(path))
        raise FileNotFoundError(error.errno, f"{error.strerror}{hint and f'; {hint}'}") from None


def toml_tables(text: str, name: str) -> dict[str, Any]:
    """Parse the text of a TOML document, or of a JSON object; its faults call it ``name``.

    Raises
    ------
    PositionError
        If it is neither; the fault names the line.
    """
    text = text.removeprefix(MARK).translate(BLANKS)
    if len(text) > MAX_BYTES:
        raise _error(name, "", f"larger than {MAX_BYTES // 1024} KiB: this is no position")
    if "\0" in text:
        raise _error(name, f"line {text[: text.index(chr(0))].count(chr(10)) + 1}", "a binary file, not text")
    if is_json(text):
        return json_tables(text, name)
    for number, line in enumerate(lines_of(text), 1):
        if line.count(".") > MAX_DOTS:
            raise _error(name, f"line {number}", f"more than {MAX_DOTS} dots: this is no position")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(str(error), text, name) from None
    except RecursionError:
        raise _error(name, "", "not a position: too deeply nested") from None
    except ValueError:
        # Python limits the digits of a number, and a date may not exist.
        raise _error(name, "", "not TOML: a number or date is out of range") from None


def _not_toml(message: str, text: str, name: str) -> PositionError:
    """The error of a text, from what Python's reader says of it."""
    lines = lines_of(text.rstrip())
    found = _AT_LINE.search(message)
    number = int(found[1] or len(lines)) if found else len(lines)
    if lines[number - 1 : number] == [RULE]:
        return _error(name, f"line {number}", RECORDED)
    told = message[: found.start()] if found else message
    told = _NAME.sub(lambda table: f"[{'.'.join(_PART.findall(table[1]))}]", told)
    fix = toml_help(lines, number, told)
    column = f" (column {found[2]})" if found and found[2] else ""
    return _error(name, f"line {number}", f"not TOML: {told}{column}{f': {fix}' if fix else ''}")


def _error(name: str, key: str, message: str) -> PositionError:
    return PositionError([Fault(name, key, message)])
