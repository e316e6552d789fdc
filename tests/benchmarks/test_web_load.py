"""The load of the page's server: a small one is answered whole, and its figures are what they say."""

from __future__ import annotations

from benchmarks.web_load import load_report, page_report, spread


def test_five_clients_for_a_second() -> None:
    """Everybody is answered without a fault, and no search is left behind."""
    first, quick, searches, *_, last = load_report(5, 1).splitlines()
    assert first.startswith("5 clients for 1 s: ")
    assert " 0 without an answer, 0 faults, " in first
    assert "median" in quick and "searches:" in searches
    assert last == "searches left behind: 0"


def test_the_page_for_one_client() -> None:
    """The page has its files, which are sent compressed, and points and hints come."""
    served, size, points, hint = page_report(2).splitlines()
    assert served.endswith(" s")
    assert int(size.split()[1]) < 160
    assert points.endswith("(2)") and hint.endswith("(2)")


def test_the_spread_of_seconds() -> None:
    """The median and the 95th percentile, in milliseconds."""
    assert spread([number / 1000 for number in range(101)]) == "median 50 ms, 95 % within 95 ms (101)"
    assert spread([1.0]) == "too few to say"
