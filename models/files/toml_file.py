"""Reading files and standard input as TOML or JSON; whatever the bytes are, a fault says what is wrong."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from pathlib import Path, PurePath
from typing import IO, TYPE_CHECKING, Any

from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.json_text import is_json, json_tables
from stockbook.models.files.words import BLANKS, nearest, quoted

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

#: The byte-order mark, with which some programs begin a text.
MARK = "\ufeff"


def lines_of(text: str) -> list[str]:
    """The lines of a text as TOML counts them: at newlines alone, without a mark before all.

    Characters that only some programs take for the end of a line are part of it.
    """
    return text.removeprefix(MARK).replace("\r\n", "\n").split("\n")


#: The folders of what a command may be asked about.
FOLDERS = ("positions", "puzzles", "games", "decks")


@cache
def shipped_files(folders: tuple[str, ...] = FOLDERS) -> dict[str, Traversable]:
    """The shipped files by name: each is called as its file, without the ending."""
    from importlib.resources import files

    seeds = files("stockbook.seeds")
    paths = [path for folder in folders for path in seeds.joinpath(folder).iterdir()]
    return {PurePath(path.name).stem: path for path in sorted(paths, key=lambda path: path.name)}


def shipped_hint(path: str) -> str:
    """Which shipped files somebody may mean by the path of a file that is not there; empty for none."""
    name = PurePath(path).stem
    if name in shipped_files():
        return f"the one that comes with Stockbook is called {name}"
    if close := nearest(name, shipped_files()):
        return f"did you mean {close}, which comes with Stockbook?"
    if name and path == name:
        return f"these positions come with Stockbook: {', '.join(shipped_files(('positions',)))}"
    return ""


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
    """The way to fix a line, numbered from 1, that is not TOML; None where it is not known.

    It is the rest of a sentence; ``told`` is what Python's reader says of the line.
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
    """The tables of a TOML file, whichever game it is about: its values by key, as TOML has them.

    Faults have its name. In its folder it may name other files; None for a text that is no file.
    """

    tables: Mapping[str, Any]
    name: str
    folder: Path | None = None

    @classmethod
    def parse(cls, text: str, name: str) -> TomlFile:
        """A text as its TOML tables; its faults call it ``name``.

        Raises PositionError if it is not TOML; the fault names the line.
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

    Raises PositionError if it cannot be read, or is no TOML.
    """
    file = TomlFile.parse(*read_text(path))
    return file if file.name == STDIN else replace(file, folder=Path(path).parent)


def beside(folder: Path, name: str) -> Path:
    """The path of a file that another one in ``folder`` names.

    Raises ValueError if it lies elsewhere: a file of somebody else opens nothing but its own company.
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

    Raises PositionError if it cannot be read, is too large, or is not UTF-8 text.
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

    Raises OSError if it cannot be opened; the reason may name shipped files.
    """
    try:
        return open(path, "rb")
    except FileNotFoundError as error:
        if shipped := shipped_files().get(str(path)):
            return shipped.open("rb")
        hint = shipped_hint(str(path))
        raise FileNotFoundError(error.errno, f"{error.strerror}{hint and f'; {hint}'}") from None


def toml_tables(text: str, name: str) -> dict[str, Any]:
    """Parse the text of a TOML document, or of a JSON object; its faults call it ``name``.

    Raises PositionError if it is neither; the fault names the line.
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
