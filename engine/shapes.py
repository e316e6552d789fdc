"""The JSON Schemas of all documents, made of their types.

``python -m stockbook.engine.shapes FOLDER`` writes them.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from enum import StrEnum
from functools import cache, reduce
from inspect import cleandoc
from operator import or_
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from stockbook.engine.documents import (
    arena,
    common,
    engine_lines,
    moves,
    play,
    positions,
    puzzles,
    review,
    score,
    search_log,
    show_phase,
    swap,
    what_if,
)

DRAFT = "https://json-schema.org/draft/2020-12/schema"
_SIMPLE = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}


@cache
def _with(head: Any, kind: Any) -> Any:
    """The type of a document with the keys of a head before its own, the version first."""
    return type(kind)(kind.__name__, (common.Versioned, head, kind), {"__doc__": kind.__doc__})


def _plain(*kinds: Any) -> tuple[Any, ...]:
    """Types of documents without a head, or that have it among their own keys."""
    return tuple(_with(common.Versioned, kind) for kind in kinds)


def _searched(*kinds: Any) -> tuple[Any, ...]:
    """Types of documents that a search has made."""
    return tuple(_with(common.Searched, kind) for kind in kinds)


_WISHED = (what_if.PlacementWithWishes, what_if.ImpossiblePlacement)
_WISHED_CUTS = (what_if.CutsWithWishes, what_if.ImpossibleCuts)
_PLACE = (show_phase.Placement, *_WISHED)
_SWAP = (swap.Cuts, swap.Choices)
_MOVES = (moves.StampsMoves, moves.Purchases, moves.RankedActions)
_EXPLAIN = (
    show_phase.PlacementExplanation,
    swap.SwapExplanation,
    swap.ItemExplanation,
    moves.MoveExplanation,
)
_POSITIONS: dict[str, Any] = {
    "stampswap": positions.StampSwapPosition,
    "pinzetta": positions.PinzettaPosition,
    "stamps": positions.StampsPosition,
    "stamp-albums": positions.StampAlbumsPosition,
}
_REFUSAL = _plain(common.Refusal)[0]
#: Command -> the types of its documents. Every command may refuse its input as well.
DOCUMENTS: dict[str, tuple[Any, ...]] = {
    "hint": _searched(*_PLACE, *_SWAP, swap.Collect, *_MOVES),
    "place": _searched(*_PLACE),
    "collect": _searched(swap.Collect),
    "cut": _searched(swap.Cuts, *_WISHED_CUTS),
    "choose": _searched(swap.Choices),
    "whatif": _searched(*_WISHED, *_WISHED_CUTS, what_if.Worth),
    "explain": _searched(*_EXPLAIN),
    "score": _plain(score.AlbumScore, score.PlayersScore),
    "show": (*_POSITIONS.values(), positions.OtherPosition),
    "check": _plain(common.CheckedFile),
    "review": (*_searched(review.Review), *_plain(review.ReviewSummary)),
    "puzzle new": _searched(puzzles.NewPuzzle),
    "puzzle solve": _searched(show_phase.Placement),
    "puzzle check": _searched(puzzles.CheckedPuzzle),
    "puzzle hint": _searched(puzzles.PuzzleHint),
    "puzzle sheet": _searched(puzzles.PuzzleSheet),
    "arena": _searched(arena.Arena),
    "play": _plain(play.PlayedGame),
    "turn": _plain(play.Turn, play.TableTurn),
    "deck check": _plain(common.Checked),
    "deck show": _plain(positions.ShownDeck),
    "bench": _searched(arena.Bench, arena.TimedFiles),
}
#: Commands that answer many files, a line each.
BATCHES = ("hint", "place", "cut", "choose", "score", "check", "review")
_LOG = _plain(search_log.Begun)[0] | search_log.SearchEvent | search_log.Progressed
#: Command of the engine -> the type of its document.
OWN: dict[str, Any] = {
    "stop": _with(engine_lines.Own, engine_lines.Stopping),
    "status": _with(engine_lines.Own, engine_lines.Status),
    "version": _with(engine_lines.Own, engine_lines.EngineVersion),
}


def document_schema(command: str, *, closed: bool = False) -> dict[str, Any]:
    """The schema of every document of a command.

    A closed one refuses keys that no type has, as those of positions are always refused when they are read.
    """
    kinds = reduce(or_, DOCUMENTS[command], _REFUSAL)
    title = f"The documents of stockbook {command}"
    schema = json_schema(kinds, title, closed=closed or command == "show")
    return _with_keys(engine_lines.InBatch, schema) if command in BATCHES else schema


def schemas() -> dict[str, dict[str, Any]]:
    """All schemas by the names of their files."""
    found = {f"{command.replace(' ', '-')}.json": document_schema(command) for command in DOCUMENTS}
    for game, kind in _POSITIONS.items():
        found[f"position-{game}.json"] = json_schema(kind, f"A position of {game}", closed=True)
    found["engine-request.json"] = json_schema(engine_lines.Request, "A line of the engine's input")
    found["engine-line.json"] = _line_schema()
    found["search-log.json"] = json_schema(_LOG, "A line of --log, the course of a search")
    return found


def _with_keys(kind: Any, schema: dict[str, Any]) -> dict[str, Any]:
    """A schema whose documents may have the keys of another type as well."""
    more = json_schema(kind, "")["$defs"]
    properties = more.pop(kind.__name__)["properties"]
    definitions = {**schema["$defs"], **more}
    for document in schema["anyOf"]:
        name = document["$ref"].rpartition("/")[2]
        definition = definitions[name]
        definitions[name] = {**definition, "properties": properties | definition["properties"]}
    return {**schema, "$defs": dict(sorted(definitions.items()))}


def _line_schema() -> dict[str, Any]:
    """The schema of a line that the engine writes: a report, or a document with what makes it final."""
    reports = _with(engine_lines.Unfinished, engine_lines.Report) | _searched(review.ReviewReport)[0]
    stopped = _with(engine_lines.Finished, engine_lines.StoppedEarly)
    answers = dict.fromkeys(kind for kinds in DOCUMENTS.values() for kind in kinds)
    kinds = reduce(or_, (*OWN.values(), _REFUSAL, *answers, stopped), reports)
    schema = json_schema(engine_lines.Final | kinds, "A line of the engine's output")
    final, report, of_review, *documents = schema["anyOf"]
    schema["anyOf"] = [report, of_review, {"allOf": [final, {"anyOf": documents}]}]
    return schema


def json_schema(kind: Any, title: str, *, closed: bool = False) -> dict[str, Any]:
    """The schema of a typed dictionary, or of a union of several (draft 2020-12), complete in itself.

    A closed one refuses keys that the type has not got.
    """
    found: dict[str, Any] = {}
    main = _schema(kind, found, closed)
    return {"$schema": DRAFT, "title": title, **main, "$defs": dict(sorted(found.items()))}


def _schema(hint: Any, found: dict[str, Any], closed: bool) -> dict[str, Any]:
    """The schema of a type; those of the typed dictionaries in it are added to ``found`` by their names."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Any:
        return {}
    if hint in _SIMPLE:
        return {"type": _SIMPLE[hint]}
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return {"enum": [each.value for each in hint]}
    if origin is Annotated:
        kind, others = arguments
        return {**_schema(kind, found, closed), "not": {"enum": list(others)}}
    if origin is Literal:
        return {"const": arguments[0]} if len(arguments) == 1 else {"enum": list(arguments)}
    if origin in (Union, UnionType):
        return _any_of([_schema(each, found, closed) for each in arguments])
    if origin is list:
        return {"type": "array", "items": _schema(arguments[0], found, closed)}
    if origin is dict:
        names, values = (_schema(each, found, closed) for each in arguments)
        named = {} if names == {"type": "string"} else {"propertyNames": names}
        return {"type": "object", **named, "additionalProperties": values}
    if not is_typeddict(hint):
        raise TypeError(f"no JSON has the type {hint!r}")
    if hint.__name__ not in found:
        found[hint.__name__] = {}
        found[hint.__name__].update(_object(hint, found, closed))
    return {"$ref": f"#/$defs/{hint.__name__}"}


def _any_of(kinds: list[dict[str, Any]]) -> dict[str, Any]:
    """One of several kinds of values; simple types are written as a list of their names."""
    if all(list(kind) == ["type"] for kind in kinds):
        return {"type": [kind["type"] for kind in kinds]}
    return {"anyOf": kinds}


def _object(kind: Any, found: dict[str, Any], closed: bool) -> dict[str, Any]:
    """The schema of a typed dictionary, with the keys of those that it is derived from."""
    required, properties = [], {}
    for key, hint in get_type_hints(kind, include_extras=True).items():
        # The keys that ``__required_keys__`` has are wrong where annotations are texts.
        needed = get_origin(hint) is not NotRequired and key not in kind.__optional_keys__
        if get_origin(hint) in (NotRequired, Required):
            (hint,) = get_args(hint)
        properties[key] = _schema(hint, found, closed)
        if needed:
            required.append(key)
    return {
        "description": cleandoc(kind.__doc__ or ""),
        "type": "object",
        "properties": properties,
        **({"required": required} if required else {}),
        **({"additionalProperties": False} if closed and kind is not positions.OtherPosition else {}),
    }


def written(schema: dict[str, Any]) -> str:
    """The text of the file of a schema."""
    return f"{json.dumps(schema, indent=1)}\n"


def write(folder: Path) -> None:
    """Write every schema into the folder, and take out those of documents that there are no more."""
    folder.mkdir(parents=True, exist_ok=True)
    found = schemas()
    for path in folder.glob("*.json"):
        if path.name not in found:
            path.unlink()
    for name, schema in found.items():
        (folder / name).write_text(written(schema), "utf-8")


if __name__ == "__main__":
    parser = ArgumentParser(description="Write the JSON Schemas of all documents.")
    parser.add_argument("folder", type=Path)
    write(parser.parse_args().folder)
