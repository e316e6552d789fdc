"""How faults are named, collected and listed."""

from __future__ import annotations

import pickle

import pytest

from stockbook.models.files.faults import KEPT, LONGEST_MESSAGE, SHOWN, Fault, Faults, PositionError


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        (Fault("a.toml", "me.album", "wrong", "c4"), "a.toml: me.album, cell c4: wrong"),
        (Fault("a.toml", "round", "wrong"), "a.toml: round: wrong"),
        (Fault("a.toml", "", "wrong"), "a.toml: wrong"),
        (Fault("a.toml", "", "wrong", "c4"), "a.toml: cell c4: wrong"),
    ],
)
def test_a_fault_names_its_place(fault: Fault, text: str) -> None:
    """File, key and cell come first, as far as they are known."""
    assert str(fault) == text


def test_an_error_lists_a_fault_a_line() -> None:
    """All faults are shown while they are few."""
    error = PositionError([Fault("a", "b", "c"), Fault("a", "d", "e")])
    assert str(error) == "a: b: c\na: d: e"
    assert isinstance(error, ValueError)


def test_very_many_faults_are_counted() -> None:
    """Only the first of very many faults are shown and kept, but all are counted."""
    faults = Faults("a")
    for i in range(3 * KEPT):
        faults.add(f"key{i}", "wrong")
    with pytest.raises(PositionError) as caught:
        faults.raise_any()
    lines = str(caught.value).splitlines()
    assert len(lines) == SHOWN + 1
    assert lines[-1] == f"and {3 * KEPT - SHOWN} more"
    assert len(caught.value.faults) == KEPT


def test_a_value_error_becomes_a_fault_and_nothing_else_does() -> None:
    """``at`` goes on after a ``ValueError``; any other error is one of the program."""
    faults = Faults("a")
    with faults.at("key", "c4"):
        raise ValueError("wrong")
    assert faults.found == [Fault("a", "key", "wrong", "c4")]
    with pytest.raises(KeyError), faults.at("key"):
        raise KeyError


def test_a_message_is_cut() -> None:
    """A message that quotes a whole file would drown the others."""
    faults = Faults("a")
    faults.add("key", "x" * 10 * LONGEST_MESSAGE)
    assert len(faults.found[0].message) == LONGEST_MESSAGE


def test_no_fault_no_error() -> None:
    """A file without faults raises nothing."""
    Faults("a").raise_any()


def test_an_error_crosses_processes() -> None:
    """It survives pickling, as errors of worker processes must."""
    error = PositionError([Fault("a", "b", "c")], more=2)
    assert str(pickle.loads(pickle.dumps(error))) == "a: b: c\nand 2 more"
