"""How the cost grows with the stamps: ``python -m benchmarks.growth``, with ``--help`` for the choices.

From 2 to 12 new stamps on one album, family by family, and from 20 to 30 stamps that fill an empty
album. Rows go to a dated file as they come; started again, the missing ones are run. The plot goes to
docs/growth.svg. Ends with exit code 1 if two methods disagree.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from benchmarks.generate import growing
from benchmarks.growthplot import Curves, growth_svg
from benchmarks.methods import OWN
from benchmarks.record import RunRow, dated
from benchmarks.run import choices, judge, run_missing

PLOT = Path(__file__).parent.parent / "docs" / "growth.svg"


def main() -> int:
    """Run what is asked and missing, print the tables and draw the plot; the exit code."""
    parser = choices("python -m benchmarks.growth", "How the cost grows.", [OWN, "cpsat_plain"])
    parser.add_argument("--plot", type=Path, default=PLOT, help="where to draw it [docs/growth.svg]")
    options = parser.parse_args()
    path = options.file or dated(date.today(), "growth", options.limit)
    rows = run_missing(path, (instance.name for instance in growing()), options)
    title = f"{path.stem[:10]}: time to proof by the number of stamps to place"
    options.plot.write_text(growth_svg(curves(rows), title), "utf-8")
    print(f"{path.name}, drawn in {options.plot}\n\n{table(rows)}\n")
    return judge(rows)


def curves(rows: Sequence[RunRow]) -> Curves:
    """Family -> method -> number of stamps -> seconds to proof, and the limit where there is none."""
    found: Curves = {}
    for row in rows:
        family, _, number = row.instance.partition("/")[2].rpartition("-")
        found.setdefault(family, {}).setdefault(row.method, {})[int(number)] = row.to_proof, row.limit
    return found


def table(rows: Sequence[RunRow]) -> str:
    """Seconds to proof of each family and method by the number of stamps; ``>`` where there is none."""
    parts = []
    for family, methods in curves(rows).items():
        numbers = sorted({number for curve in methods.values() for number in curve})
        parts.append(f"{family:<18}" + "".join(f"{number:>8}" for number in numbers))
        for method, curve in methods.items():
            cells = (_cell(*curve[number]) if number in curve else "" for number in numbers)
            parts.append(f"  {method:<16}" + "".join(f"{cell:>8}" for cell in cells))
    return "\n".join(parts)


def _cell(seconds: float | None, limit: float) -> str:
    return f">{limit:g}" if seconds is None else f"{seconds:.2f}"


if __name__ == "__main__":
    sys.exit(main())
