"""Which shapes the documents of each command have."""

from __future__ import annotations

import json
from functools import reduce
from operator import or_
from typing import Any

from stockbook.engine.shapes import common, engine, games, played, positions, show_phase, swap, what_if
from stockbook.engine.shapes.json_schema import json_schema

_WISHED = (what_if.PlacementWithWishes, what_if.ImpossiblePlacement)
_PLACE = (show_phase.Placement, *_WISHED)
_WISHED_CUTS = (what_if.CutsWithWishes, what_if.ImpossibleCuts)
_SWAP = (swap.Cuts, swap.Choices)
_EXPLAIN = (
    show_phase.PlacementExplanation,
    swap.SwapExplanation,
    show_phase.ItemExplanation,
    games.MoveExplanation,
)
_POSITIONS: dict[str, Any] = {
    "stampswap": positions.StampSwapPosition,
    "pinzetta": positions.PinzettaPosition,
    "stamps": positions.StampsPosition,
    "stamp-albums": positions.StampAlbumsPosition,
}
#: Command -> the shapes of its documents. Every command may refuse its input as well.
DOCUMENTS: dict[str, tuple[Any, ...]] = {
    "hint": (*_PLACE, *_SWAP, show_phase.Collect, games.StampsMoves, games.Purchases, games.RankedActions),
    "place": _PLACE,
    "collect": (show_phase.Collect,),
    "cut": (swap.Cuts, *_WISHED_CUTS),
    "choose": (swap.Choices,),
    "whatif": (*_WISHED, *_WISHED_CUTS, what_if.Worth),
    "explain": _EXPLAIN,
    "score": (show_phase.AlbumScore, show_phase.PlayersScore),
    "show": tuple(_POSITIONS.values()),
    "check": (common.CheckedFile,),
    "review": (games.Review, games.ReviewSummary),
    "puzzle new": (show_phase.NewPuzzle,),
    "puzzle solve": (show_phase.Placement,),
    "puzzle check": (show_phase.CheckedPuzzle,),
    "puzzle hint": (show_phase.PuzzleHint,),
    "puzzle sheet": (show_phase.PuzzleSheet,),
    "arena": (games.Arena,),
    "play": (played.PlayedGame,),
    "turn": (played.Turn, played.TableTurn),
    "deck check": (common.Checked,),
    "deck show": (games.ShownDeck,),
    "bench": (games.Bench,),
}
#: Commands that answer many files, a line each.
BATCHES = ("hint", "place", "cut", "choose", "score", "check", "review")
#: Command of the engine -> the shape of its document.
OWN: dict[str, Any] = {
    "stop": engine.Stopping,
    "status": engine.Status,
    "version": engine.EngineVersion,
}


def document_schema(command: str, *, closed: bool = False) -> dict[str, Any]:
    """The schema of every document of a command.

    Parameters
    ----------
    command
        The command, such as ``hint`` or ``puzzle check``.
    closed
        Whether keys that no shape has are refused. Those of positions always are, as when they are read.
    """
    shapes = reduce(or_, DOCUMENTS[command], common.Refusal)
    title = f"The documents of stockbook {command}"
    schema = json_schema(shapes, title, closed=closed or command == "show")
    return _with_keys(common.InBatch, schema) if command in BATCHES else schema


def schemas() -> dict[str, dict[str, Any]]:
    """All schemas by the names of their files."""
    found = {f"{command.replace(' ', '-')}.json": document_schema(command) for command in DOCUMENTS}
    for game, shape in _POSITIONS.items():
        found[f"position-{game}.json"] = json_schema(shape, f"A position of {game}", closed=True)
    found["engine-request.json"] = json_schema(engine.Request, "A line of the engine's input")
    found["engine-line.json"] = _line_schema()
    return found


def written(schema: dict[str, Any]) -> str:
    """The text of the file of a schema."""
    return f"{json.dumps(schema, indent=1)}\n"


def _with_keys(shape: Any, schema: dict[str, Any]) -> dict[str, Any]:
    """A schema whose documents may have the keys of another shape as well."""
    more = json_schema(shape, "")["$defs"]
    properties = more.pop(shape.__name__)["properties"]
    definitions = {**schema["$defs"], **more}
    for kind in schema["anyOf"]:
        name = kind["$ref"].rpartition("/")[2]
        definition = definitions[name]
        definitions[name] = {**definition, "properties": properties | definition["properties"]}
    return {**schema, "$defs": dict(sorted(definitions.items()))}


def _line_schema() -> dict[str, Any]:
    """The schema of a line that the engine writes: a report, or a document with what makes it final."""
    reports = engine.Report | engine.ReviewReport
    answers = dict.fromkeys(shape for shapes in DOCUMENTS.values() for shape in shapes)
    shapes = reduce(or_, (*OWN.values(), common.Refusal, *answers, engine.StoppedEarly), reports)
    schema = json_schema(engine.Final | shapes, "A line of the engine's output")
    final, report, of_review, *documents = schema["anyOf"]
    schema["anyOf"] = [report, of_review, {"allOf": [final, {"anyOf": documents}]}]
    return schema
