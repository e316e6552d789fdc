"""``stockbook bench``: the shipped set, as a table and as a document."""

from __future__ import annotations

import json

from stockbook.cli.commands.bench import FILES
from tests.cli.running import run
from tests.test_docs_keys import SEARCH


def test_bench_prints_one_signature() -> None:
    """The table and the document have every position and the same signature."""
    document = json.loads(run("bench", "--json").stdout)
    assert set(document) == SEARCH | {"signature", "rows"}
    assert tuple(row["name"] for row in document["rows"]) == FILES
    assert len(FILES) == 12
    assert all(row["best"] <= row["bound"] for row in document["rows"])
    text = run("bench").stdout
    assert all(name in text for name in FILES)
    assert f"signature {document['signature']} in " in text
