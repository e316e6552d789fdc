"""The last rounds of games: files that say what they are, and a table of what they took."""

from __future__ import annotations

from benchmarks.positions import SUNDAYS
from benchmarks.sundays import SundayRow, measure, summary
from stockbook.models.stampswap.position import LAST_ROUND
from stockbook.models.stampswap.reading import read_position


def test_every_file_is_a_last_cut_for_two_with_all_face_up() -> None:
    """Each says that its data is invented, and has goods of both players that everyone sees."""
    paths = sorted(SUNDAYS.glob("*.toml"))
    assert len(paths) == 30
    for path in paths:
        assert path.read_text(encoding="utf-8").startswith("# Demo data")
        position = read_position(path)
        assert (position.phase, position.round, len(position.opponents)) == ("cut", LAST_ROUND, 1)
        for player in (position.me, *position.opponents):
            assert len(player.collection) > 1
            assert not any(getattr(good, "down", False) for good in player.collection)


def test_a_quick_position_is_proved_in_time() -> None:
    """All three answers of an easy file are exact, so a longer search finds no better cut."""
    path = SUNDAYS / "sunday-06.toml"
    row = measure(path.stem, read_position(path), 60.0, 60.0)
    assert row.show is not None and row.kept is not None and row.expected is not None
    assert row.less == row.regret == 0
    assert str(row).startswith("sunday-06")


def test_what_was_not_proved_has_no_end() -> None:
    """A row without a proof counts as endless, and shows as a dash."""
    rows = [SundayRow("a", 0.5, 90, 1.0, None, 0.5, 2.0), SundayRow("b", 1.5, 80, 2.0, 3.0, 0.0, 0.0)]
    assert str(rows[0]).split() == ["a", "0.50", "90", "1.00", "-", "0.5", "2.0"]
    text = summary(rows)
    assert "expected  proved 1 of 2, median inf s" in text
    assert "show      proved 2 of 2, median 1.00 s, 95 % 1.50 s" in text
    assert "the first cut proved best in 1, within a point of the best in 2" in text
    assert "a worse cut than that of the longer search in 1, 1.00 points less" in text
