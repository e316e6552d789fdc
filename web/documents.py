"""Documents of the page beside answers of the engine: families, drawings, decks, texts, shipped positions."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

from stockbook.engine.documents.common import faults_document
from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import FILTERS
from stockbook.models.contests import FAMILIES
from stockbook.models.drawing.stamp_svg import tile_svg
from stockbook.models.files.faults import PositionError
from stockbook.models.files.json_text import json_tables
from stockbook.models.files.toml_file import shipped_files
from stockbook.models.files.toml_table import toml_text
from stockbook.models.stampswap.deck_file import deck_faults, deck_numbers, deck_to_dict, parse_deck
from stockbook.models.stampswap.effects import OF_EVENTS, OF_SPECIALISTS, Effect
from stockbook.web.guard import Refusal


def families() -> list[dict[str, Any]]:
    """The ``word`` of each, its ``unit`` and usual ``points``; one of ``after`` or ``filters`` follows it."""
    return [
        {
            "word": word,
            "unit": family.unit,
            "points": family.points,
            "after": family.following,
            "filters": FILTERS if family.filtered else (),
        }
        for word, family in FAMILIES.items()
    ]


#: Most stamps that are drawn at once, and characters of each.
MOST, LONGEST = 400, 100


def drawings(texts: Iterable[str], said: Callable[[str], str] = str) -> dict[str, str]:
    """The drawing of each stamp, with its words as ``said`` in a language; what is no stamp is left out."""
    found = {}
    for text in list(texts)[:MOST]:
        try:
            found[text] = tile_svg(parse_tile(text[:LONGEST]), (0, 0), letters=True, said=said)
        except ValueError:
            continue
    return found


def deck_as_entered(text: str) -> dict[str, Any]:
    """The ``deck`` of a text as a table, its ``numbers`` beside those of the box, and what is ``missing``.

    ``effects`` are those that a specialist and an event may have. Of a text that cannot be read there are
    ``faults`` alone.
    """
    try:
        deck = parse_deck(text)
    except PositionError as error:
        return faults_document(error.faults)
    return {
        "deck": deck_to_dict(deck),
        "numbers": [asdict(number) for number in deck_numbers(deck)],
        "missing": [{"key": key, "message": message} for key, message in deck_faults(deck)],
        "effects": {"specialists": _effects(OF_SPECIALISTS), "events": _effects(OF_EVENTS)},
    }


def _effects(kinds: Mapping[str, type[Effect]]) -> list[dict[str, str]]:
    return [{"word": word, "argument": kind.argument} for word, kind in kinds.items()]


def as_toml(tables: object) -> str:
    """The text of a TOML file with these tables; they may have faults, as a position in the making has.

    Raises
    ------
    Refusal
        If there is a value among them that no file has.
    """
    if not isinstance(tables, dict):
        raise Refusal(400, "send the tables of a position or a deck", "tables")
    try:
        return toml_text(json_tables(json.dumps(tables), "tables"))
    except PositionError as error:
        raise Refusal(400, error.faults[0].message, "tables") from None
    except (AttributeError, RecursionError):
        raise Refusal(400, "a value is no text, whole number, list or table", "tables") from None


#: The folders of what is shipped as positions.
FOLDERS = ("positions", "puzzles")
#: The comment at the beginning of a file up to a line that is not full, and its first sentence.
_COMMENT = re.compile(r"\A(?:# .{60,}\n)*# .*")
_SENTENCE = re.compile(r".*?(?:[.?!](?= |$)|$)")


@cache
def shipped() -> tuple[dict[str, Any], ...]:
    """The ``name``, ``kind``, ``game``, ``phase`` and ``title`` of each, by name."""
    found = []
    for name, text in _texts().items():
        tables = tomllib.loads(text)
        found.append(
            {
                "name": name,
                "kind": name.partition("/")[0],
                "game": tables.get("game"),
                "phase": tables.get("phase"),
                "title": _title(text) or name,
            }
        )
    return tuple(found)


def _title(text: str) -> str:
    """The first sentence of the comment at the beginning of a file."""
    comment = _COMMENT.match(text)
    words = " ".join(line[2:].strip() for line in comment[0].splitlines()) if comment else ""
    found = _SENTENCE.match(words)
    return found[0] if found else ""


def shipped_text(name: str) -> str | None:
    """The text of a shipped position; None where there is none of this name."""
    return _texts().get(name)


@cache
def _texts() -> dict[str, str]:
    """The texts by name: folder and file, without its ending."""
    return {
        f"{folder}/{name}": path.read_text("utf-8")
        for folder in FOLDERS
        for name, path in shipped_files((folder,)).items()
    }
