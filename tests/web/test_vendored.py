"""Libraries of others that are kept in the repository."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (*sorted((ROOT / "web/static/vendor").iterdir()), ROOT / "tests/web/browser/vendor")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_vendored_files_are_as_they_came(folder: Path) -> None:
    """Each has a license beside it, and the hash that its README names."""
    readme = (folder / "README.md").read_text("utf-8")
    named = re.search(r"`([\w.]+)` is the file", readme)
    hashed = re.search(r"SHA-256: `(\w{64})`", readme)
    assert named and hashed and list(folder.glob("LICENSE*"))
    assert sha256((folder / named[1]).read_bytes()).hexdigest() == hashed[1]
