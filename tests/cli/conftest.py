"""Where the commands of the tests write."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are kept without a name do not land in the project."""
    monkeypatch.chdir(tmp_path)
