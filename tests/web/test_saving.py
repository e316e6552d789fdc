"""Positions of the page as files."""

from __future__ import annotations

from typing import Any

import pytest

from stockbook.models.files.toml_file import toml_tables
from stockbook.web.refusal import Refusal
from stockbook.web.saving import as_toml


def test_tables_read_back_equal() -> None:
    """Whatever a position may have is written so that it reads back equal, faults or not."""
    tables = {"phase": "shew", "me": {"album": "a .\n", "place": ["forever"]}, "opponents": [{"name": "x"}]}
    assert toml_tables(as_toml(tables), "saved") == tables


@pytest.mark.parametrize("tables", [[], "text", {"round": 1.5}, {"round": None}, {"list": [1, {}]}])
def test_what_no_file_has_is_refused(tables: Any) -> None:
    """Other values than those of files are refused with a clear word."""
    with pytest.raises(Refusal):
        as_toml(tables)
