"""Effects of specialists that an answer leaves out because the position only names them."""

from __future__ import annotations

from stockbook.models.stampswap.explained import unexplained
from stockbook.models.stampswap.position import Position


def not_counted(position: object) -> tuple[str, ...]:
    """One text for all specialists whose effect is not told; none where there are none."""
    if not isinstance(position, Position):
        from stockbook.models.pinzetta.position import SoloPosition

        position = position.position if isinstance(position, SoloPosition) else None
    names = unexplained(position) if isinstance(position, Position) else ()
    return (f"effects of specialists that are only named are not counted: {', '.join(names)}",) * bool(names)
