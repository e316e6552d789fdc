"""Values that draw themselves."""

from __future__ import annotations

import pytest

from stockbook.models.album.svg import svg_of


def test_what_nobody_draws() -> None:
    """A notebook takes this error for a value without a drawing, and shows its text."""
    with pytest.raises(NotImplementedError, match="to draw int"):
        svg_of(1)
