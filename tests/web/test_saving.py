"""Positions of the page as files."""

from __future__ import annotations

from functools import reduce
from typing import Any

import pytest

from stockbook.models.files.toml_file import toml_tables
from stockbook.web.refusal import Refusal
from stockbook.web.saving import as_toml


def test_tables_read_back_equal() -> None:
    """Whatever a position may have is written so that it reads back equal, faults or not."""
    me = {"album": "a .\n", "letters": "a \" \\ '''\n", "place": ["forever"]}
    tables = {"phase": "shew", "me": me, "opponents": [{"name": "x"}]}
    assert toml_tables(as_toml(tables), "saved") == tables


DEEP = reduce(lambda table, _: {"me": table}, range(1500), dict[str, Any]())


@pytest.mark.parametrize("tables", [[], "text", {"round": 1.5}, {"round": None}, {"list": [1, {}]}, DEEP])
def test_what_no_file_has_is_refused(tables: Any) -> None:
    """Other values than those of files, and tables within tables without an end, are refused."""
    with pytest.raises(Refusal):
        as_toml(tables)
