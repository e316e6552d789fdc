"""The file of recorded answers: ``python -m tests.recorded.record`` writes it anew."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from tests.recorded.cases import cases

FILE = Path(__file__).with_name("answers.jsonl.gz")


def recorded() -> dict[str, dict[str, str | int]]:
    """The recorded answers by the names of their cases."""
    lines = gzip.decompress(FILE.read_bytes()).decode().splitlines()
    return {answer["name"]: answer for answer in map(json.loads, lines)}


if __name__ == "__main__":
    answers = "".join(json.dumps(case.answer()) + "\n" for case in cases())
    FILE.write_bytes(gzip.compress(answers.encode(), mtime=0))
