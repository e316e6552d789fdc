"""Writing tables as the text of a TOML file that reads back equal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
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
    return key if _BARE_KEY.fullmatch(key) else toml_value(key)


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
