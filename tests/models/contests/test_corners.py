"""How many perfect corners have room among so many stamps, against every album of small stamps."""

from __future__ import annotations

from stockbook.models.contests.corners import max_corners

SIDE = 4


def test_no_album_of_forever_stamps_has_more_corners() -> None:
    """No set of forever stamps on 4x4 spaces has more, and of up to nine stamps some have as many."""
    squares = [0b11 << bit | 0b11 << bit + SIDE for bit in range(SIDE * SIDE - SIDE) if bit % SIDE < SIDE - 1]
    most: dict[int, int] = {}
    for album in range(1 << SIDE * SIDE):
        corners = sum(album & square == square for square in squares)
        stamps = album.bit_count()
        most[stamps] = max(corners, most.get(stamps, 0))
    assert all(corners <= max_corners(stamps) for stamps, corners in most.items())
    assert [most[stamps] for stamps in range(10)] == [max_corners(stamps) for stamps in range(10)]
