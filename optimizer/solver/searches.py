"""The search of a model: by CP-SAT, or by Lagrangian branch and bound."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias, Union

from stockbook.models.placement.cp_model import CpModel
from stockbook.optimizer.solver.lagrangian import LagrangianSearch, searchable
from stockbook.optimizer.solver.outcome import Parameter, Values
from stockbook.optimizer.solver.web_assembly import NotCompiledError

if TYPE_CHECKING:
    from stockbook.optimizer.solver.cpsat import Search

#: What ``new_search`` returns.
AnySearch: TypeAlias = Union["Search", LagrangianSearch]


def new_search(
    model: CpModel,
    parameters: Mapping[str, Parameter],
    on_solution: Callable[[int, Values], None] | None = None,
    on_bound: Callable[[int], None] | None = None,
    cutoff: int | None = None,
    *,
    lagrangian: bool = False,
) -> AnySearch:
    """Return a search, ``lagrangian`` where that can be; the rest is as for ``Search``."""
    if lagrangian and searchable(model):
        with suppress(NotCompiledError):
            return LagrangianSearch(model, parameters, on_solution, on_bound, cutoff)
    # Loading CP-SAT takes 45 ms, which answers without a search do not need.
    from stockbook.optimizer.solver.cpsat import Search

    return Search(model, parameters, on_solution, on_bound, cutoff)
