"""``stockbook bench``."""

from __future__ import annotations

from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import JsonOption
from stockbook.engine.documents.text import to_json

#: All rounds and most families of contests, of the positions and puzzles that every installation has.
FILES = (
    *("positions/friday", "positions/saturday", "positions/saturday-holes"),
    *("positions/sunday", "positions/sunday-corners", "positions/sunday-groups"),
    *("positions/sunday-surrounded", "positions/sunday-tight"),
    *("puzzles/hard-1", "puzzles/hard-2", "puzzles/hard-4", "puzzles/hard-6"),
)


def bench(as_json: JsonOption = False) -> int:
    """How fast the search is, and one number that changes only when the search goes another way."""
    from importlib.resources import files

    from stockbook.models.stampswap.reading import parse_position
    from stockbook.optimizer.bench import bench as run

    seeds = files("stockbook.seeds")
    texts = {name: seeds.joinpath(f"{name}.toml").read_text(encoding="utf-8") for name in FILES}
    result = run((name, parse_position(text, name)) for name, text in texts.items())
    if as_json:
        from stockbook.engine.documents.bench import bench_document

        print(to_json(bench_document(result)))
    else:
        from stockbook.cli.rendering.placement import show_bench

        show_bench(result)
    return ANSWERED
