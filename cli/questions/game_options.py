"""The options of a game, for ``arena`` and ``play``."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from stockbook.models.play.protocol import AnyGame

DeckOption = Annotated[
    str | None,
    typer.Option(
        "--deck", metavar="FILE", help="The file of your own copy.", show_default="the demonstration"
    ),
]
LevelOption = Annotated[
    int | None, typer.Option("--level", metavar="N", help="The level of an automatic opponent.")
]
SettingOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="KEY=VALUE",
        help="An option of the game; @FILE is the text of a file. May be given several times.",
        show_default=False,
    ),
]


def game_from_options(
    name: str,
    players: int | None,
    deck: str | None,
    settings: Sequence[str] | None,
    **own: int | None,
) -> AnyGame:
    """The game that the options describe.

    Parameters
    ----------
    name
        Its name.
    players, deck, settings
        The values of ``--players``, ``--deck`` and ``--option``.
    **own
        The values of options that only some games have, such as ``level`` for ``--level``.

    Raises
    ------
    PositionError
        With every fault of the options, named as they are typed, or of a file among them.
    """
    from stockbook.games.registry import make_game
    from stockbook.models.files.faults import PositionError

    options = dict(_setting(text) for text in settings or ())
    typed = {f"options.{key}": f"--option {key}" for key in options} | {"players": "--players"}
    for key, value in own.items():
        if value is not None:
            options[key] = value
            typed[f"options.{key}"] = f"--{key}"
    if deck is not None:
        options["deck"] = _text(deck)
    try:
        return make_game(name, players, options, file=deck or "")
    except PositionError as error:
        faults = [replace(fault, key=typed.get(fault.key, fault.key)) for fault in error.faults]
        raise PositionError(faults, error.more) from None


def _setting(text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    key, value = key.strip(), value.strip()
    if not equals or not key:
        raise typer.BadParameter(f"{text!r}: write a key, = and a value", param_hint="--option")
    if value.startswith("@"):
        return key, _text(value[1:])
    # Numbers, true, false, lists and texts in quotes as in a file; all else is a text.
    with suppress(tomllib.TOMLDecodeError):
        return key, tomllib.loads(f"value = {value}")["value"]
    return key, value


def _text(path: str) -> str:
    from stockbook.models.files.toml_file import read_text

    return read_text(path)[0]
