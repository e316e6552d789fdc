"""The drawing that a notebook shows of a value; ``models.drawing`` registers how each kind is drawn."""

from __future__ import annotations

from functools import singledispatch


@singledispatch
def svg_of(value: object) -> str:
    """The drawing of a value as an SVG document.

    Raises
    ------
    NotImplementedError
        If nothing that draws such a value is imported; a notebook then shows text.
    """
    raise NotImplementedError(f"Expected models.drawing to be imported to draw {type(value).__name__}.")
