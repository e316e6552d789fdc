"""Writing results into files."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockbook.cli.questions.failure import WRONG_INPUT, Refused
from stockbook.cli.questions.saving import save


def test_a_file_and_standard_output(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    """UTF-8 on any terminal; a file is named on standard error."""
    path = tmp_path / "out.svg"
    save("\u00b7\n", str(path), "--svg", "drawn")
    assert path.read_bytes() == "\u00b7\n".encode()
    assert capfdbinary.readouterr().err.decode().strip() == f"drawn into {path}"


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """The fault names the option."""
    with pytest.raises(Refused, match="cannot be written") as caught:
        save("x", str(tmp_path), "--svg")
    assert (caught.value.code, caught.value.faults[0].key) == (WRONG_INPUT, "--svg")
