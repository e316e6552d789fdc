"""Holding documents against their schemas; a key that the schema of a command has not got is wrong here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from stockbook.engine.shapes import DOCUMENTS, document_schema, schemas

#: The command whose lines have a schema of their own.
ENGINE = "engine"


@cache
def validator(command: str) -> Draft202012Validator:
    """Validator of the documents of a command, or of the lines of the engine, by their schema."""
    schema = schemas()["engine-line.json"] if command == ENGINE else document_schema(command, closed=True)
    return Draft202012Validator(schema)


def hold(command: str, document: dict[str, Any]) -> None:
    """Hold a document against the schema of its command; the faults are those of the nearest shape."""
    for error in validator(command).iter_errors(document):
        shapes: dict[Any, list[str]] = {}
        for each in error.context or ():
            shapes.setdefault(each.schema_path[0], []).append(f"{each.json_path}: {each.message}")
        nearest = min(map("\n".join, shapes.values()), key=len, default=error.message)
        raise AssertionError(f"not a document of {command}:\n{nearest}")


def hold_output(arguments: Sequence[str], output: str) -> None:
    """Hold all that a command of the command line has printed against its schema."""
    words = [word for word in arguments if not word.startswith("-")]
    command = " ".join(words[:2]) if words and words[0] in ("puzzle", "deck") else "".join(words[:1])
    if command == ENGINE or ("--json" in arguments and command in DOCUMENTS):
        for line in output.splitlines():
            if line.startswith("{"):
                hold(command, json.loads(line))
