"""Which search a model gets."""

from __future__ import annotations

import pytest

from stockbook.models.placement.cp_model import CpModel
from stockbook.optimizer.solver import searches
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.lagrangian import LagrangianSearch


def test_it_is_lagrangian_where_asked_for_and_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else CP-SAT searches, with the same result."""
    model = CpModel()
    one, other = model.new_bools(2)
    model.at_most_one([one, other])
    model.objective = [(one, 2), (other, 3)]
    found = [searches.new_search(model, {"num_workers": 1}, lagrangian=asked) for asked in (True, False)]
    monkeypatch.setattr(searches, "searchable", lambda model: False)
    found.append(searches.new_search(model, {"num_workers": 1}, lagrangian=True))
    assert [type(search) for search in found] == [LagrangianSearch, Search, Search]
    assert [search.run().objective for search in found] == [3, 3, 3]
