"""``stockbook bench``."""

from __future__ import annotations

from typing import Annotated

from stockbook.cli.questions import signals
from stockbook.cli.questions.failure import ANSWERED
from stockbook.cli.questions.options import JsonOption, valued
from stockbook.engine.choices import Refused
from stockbook.engine.documents.common import to_json
from stockbook.models.files.faults import Fault

#: All rounds and most families of contests, of the positions and puzzles that every installation has.
FILES = (
    *("positions/friday", "positions/saturday", "positions/saturday-holes"),
    *("positions/sunday", "positions/sunday-corners", "positions/sunday-groups"),
    *("positions/sunday-surrounded", "positions/sunday-tight"),
    *("puzzles/hard-1", "puzzles/hard-2", "puzzles/hard-4", "puzzles/hard-6"),
)


def bench(
    record: Annotated[
        str | None, valued("REASON", "In a clone, record the work as it is now, and why it has changed.")
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """How fast the search is, one number that changes only when it goes another way, and what work it is."""
    from datetime import date
    from importlib.resources import files

    from stockbook.models.stampswap.reading import parse_position
    from stockbook.optimizer.bench import CLONE, RECORD, read_record
    from stockbook.optimizer.bench import bench as run

    if record is not None and not record.strip():
        raise Refused([Fault("", "--record", "say why the work has changed")])
    if record is not None and not CLONE.exists():
        message = "the record is a part of the program: record in a clone, with its .venv/bin/stockbook"
        raise Refused([Fault("", "--record", message)])
    before = read_record()

    seeds = files("stockbook.seeds")
    texts = {name: seeds.joinpath(f"{name}.toml").read_text(encoding="utf-8") for name in FILES}
    positions = [(name, parse_position(text, name)) for name, text in texts.items()]
    with signals.searching() as stop:
        result = run(positions, stop)
    grown = before.grown(result)
    if record is not None:
        try:
            RECORD.write_text(before.renewed(result, record, date.today()).text, encoding="utf-8")
        except OSError as error:
            raise Refused([Fault(str(RECORD), "", f"cannot be written: {error.strerror}")]) from None
    if as_json:
        from stockbook.engine.documents.arena import bench_document

        print(to_json(bench_document(result, grown)))
    else:
        from stockbook.cli.rendering.placement import show_bench

        show_bench(result, grown)
        if record is not None:
            print(f"recorded in {RECORD}")
    return ANSWERED
