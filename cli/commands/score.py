"""``stockbook score``."""

from __future__ import annotations

import sys

from stockbook.cli.failure import ANSWERED
from stockbook.cli.options import ContestOption, FileArgument, JsonOption


def score(file: FileArgument, contest: ContestOption = None, as_json: JsonOption = False) -> int:
    """The points of the album as it stands, line by line; stamps still to place are not in it."""
    from stockbook.cli.contests import best_contest, pick_contest
    from stockbook.cli.games import stamp_swap_only
    from stockbook.models.files.toml_file import read_toml_file
    from stockbook.models.stampswap.reading import position_from
    from stockbook.models.stampswap.scoring import score as score_album

    position = position_from(stamp_swap_only(read_toml_file(file), "score"))
    entered = best_contest(position) if contest is None else pick_contest(position, contest, file)
    lines = score_album(position, position.album, entered)
    waiting = len(position.place)
    if waiting:
        left_out = (
            "the stamp still to place is" if waiting == 1 else f"the {waiting} stamps still to place are"
        )
        print(f"{left_out} not counted: stockbook hint places them", file=sys.stderr)
    if as_json:
        from stockbook.engine.documents.placement import score_json, write

        write(score_json(lines))
    else:
        from stockbook.cli.rendering.placement import show_score

        show_score(position, lines, entered)
    return ANSWERED
