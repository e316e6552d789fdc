"""The types around a search of CP-SAT can be used without loading CP-SAT."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

POSITION = Path(__file__).parents[3] / "seeds" / "positions" / "sunday.toml"
PROGRAM = """
import sys
from pathlib import Path
from stockbook.models import read_position
from stockbook.optimizer import SearchLimits, best_placement
assert best_placement(read_position(Path(sys.argv[1])), limits=SearchLimits(60, workers=1)).proved
print(any(name.startswith("ortools") for name in sys.modules))
"""


def test_what_needs_no_search_loads_no_solver() -> None:
    """The best move of a position that the local search proves is found without the compiled module."""
    command = [sys.executable, "-c", PROGRAM, str(POSITION)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"
