"""JSON Schemas (draft 2020-12) of typed dictionaries."""

from __future__ import annotations

from inspect import cleandoc
from types import NoneType, UnionType
from typing import (
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

DRAFT = "https://json-schema.org/draft/2020-12/schema"
_SIMPLE = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}


def json_schema(shape: Any, title: str, *, closed: bool = False) -> dict[str, Any]:
    """The schema of a shape, complete in itself.

    Parameters
    ----------
    shape
        A typed dictionary, or a union of several.
    title
        The title of the schema.
    closed
        Whether a key that the shape has not got is refused.
    """
    found: dict[str, Any] = {}
    main = _schema(shape, found, closed)
    return {"$schema": DRAFT, "title": title, **main, "$defs": dict(sorted(found.items()))}


def _schema(hint: Any, found: dict[str, Any], closed: bool) -> dict[str, Any]:
    """The schema of a type; those of the typed dictionaries in it are added to ``found`` by their names."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Any:
        return {}
    if hint in _SIMPLE:
        return {"type": _SIMPLE[hint]}
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


def _object(shape: Any, found: dict[str, Any], closed: bool) -> dict[str, Any]:
    """The schema of a typed dictionary, with the keys of those that it is derived from."""
    required, properties = [], {}
    for key, hint in get_type_hints(shape, include_extras=True).items():
        # The keys that ``__required_keys__`` has are wrong where annotations are texts.
        needed = get_origin(hint) is not NotRequired and key not in shape.__optional_keys__
        if get_origin(hint) in (NotRequired, Required):
            (hint,) = get_args(hint)
        properties[key] = _schema(hint, found, closed)
        if needed:
            required.append(key)
    return {
        "description": cleandoc(shape.__doc__ or ""),
        "type": "object",
        "properties": properties,
        **({"required": required} if required else {}),
        **({"additionalProperties": False} if closed else {}),
    }
