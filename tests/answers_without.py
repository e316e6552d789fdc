"""The answers that a browser can have, as JSON; after ``without`` with a Python that lacks what one lacks.

A browser has neither threads nor processes nor locks of files, and no package that proves, serves or draws.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

SEEDS = Path(__file__).resolve().parent.parent / "seeds"
#: Modules that there are not, with all below them.
MISSING = {
    *(
        "ortools",
        "wasmtime",
        "distributed",
        "dask",
        "rich",
        "typer",
        "click",
        "starlette",
        "uvicorn",
        "segno",
    ),
    *(
        "platformdirs",
        "multiprocessing",
        "_multiprocessing",
        "_posixsubprocess",
        "fcntl",
        "msvcrt",
        "termios",
    ),
    *("readline", "resource", "concurrent.futures.process"),
}
#: Recorded game -> a line after which somebody decides.
MOMENTS = {
    "against-agents": 468,
    "at-the-table": 29,
    "pinzetta-at-the-table": 17,
    "stamp-albums-at-the-table": 15,
    "stamps-at-the-table": 24,
}
#: Actions of each game that are played.
MOVES = 40


class Finder:
    """It finds none of these modules."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: object = None) -> None:
        if MISSING & {name, name.partition(".")[0]}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def no_thread(thread: threading.Thread) -> None:
    """As Python says it in a browser."""
    raise RuntimeError("can't start new thread")


def answers() -> Iterator[tuple[str, Any]]:
    """Each answer by a name of its question."""
    from stockbook.engine import Check, Explain, Hint, Score, SearchTime, Show, Source, answer
    from stockbook.games.records import is_record, parse_record
    from stockbook.models.play.record import replay

    for path in sorted(each for each in SEEDS.rglob("*.t*") if each.parent.name != "decks"):
        text = path.read_text(encoding="utf-8")
        texts = {each.name: each.read_text("utf-8") for each in SEEDS.rglob("*.toml")}
        texts |= {f"../decks/{each.name}": each.read_text("utf-8") for each in (SEEDS / "decks").iterdir()}
        for at in (None, MOMENTS[path.stem]) if is_record(text) else (None,):
            source = Source({**texts, path.name: text}, path.name, at)
            for question in (Check(source), Score(source), Show(source)):
                yield f"{path.name} {at} {type(question).__name__}", answer(question).document
    history = replay(parse_record((SEEDS / "games" / "against-agents.txt").read_text("utf-8")))
    yield "replayed", str(history.game.score(history.state))
    yield "played", list(played())
    quick = SearchTime(1, deterministic=True)
    for name in ("sunday", "choose-sunday", "stamps-end", "stamps-four", "stamp-albums", "pinzetta-cut"):
        source = Source.of((SEEDS / "positions" / f"{name}.toml").read_text("utf-8"))
        yield f"{name} hint", answer(Hint(source, search=quick)).document
    end = Source.of((SEEDS / "positions" / "stamps-end.toml").read_text("utf-8"))
    yield "explained", answer(Explain(end, "green 7,1", search=quick)).document


def played() -> Iterator[list[str]]:
    """The actions that are legal in each game, again and again after one of them."""
    from stockbook.games.registry import definitions, make_game
    from stockbook.models.play.record import GameHistory

    for name, _ in definitions():
        history: GameHistory[Any, Any, Any] = GameHistory(make_game(name), 1)
        rng = Random(1)
        while history.turn is not None and len(history.actions) < MOVES:
            actions = list(history.game.actions(history.state))
            yield [history.game.write(each) for each in actions]
            history.play(rng.choice(actions))


if __name__ == "__main__":
    if "without" in sys.argv:
        sys.meta_path.insert(0, Finder())
        threading.Thread.start = no_thread
    print(json.dumps(dict(answers())))
