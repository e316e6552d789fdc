"""Proofs, by small searches, that a tile fits wherever the others go."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Size, Tile
from stockbook.models.placement.fitting import blocking_rows, counted_to_fit, sizes_of
from stockbook.optimizer.placement.strategies import LINEAR_RELAXATION
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.outcome import Parameter

#: The relaxation without probing: cuts, probing and further rounds of presolve double the time.
RELAXATION: dict[str, Parameter] = {**LINEAR_RELAXATION.parameters, "cp_model_probing_level": 0}
#: Deterministic time of a proof; a size that needs more is not said to fit.
MAX_WORK = 0.2
#: The most of the time left that a proof may take.
FIT_SHARE = 0.1
#: Places that a size has at least where a proof is tried: with fewer, it fails too often to pay for itself.
MIN_PLACES = 80


def sure_to_fit(
    album: Album, tiles: Sequence[Tile], budget: SearchBudget | None = None, *, most: int | None = None
) -> frozenset[Size]:
    """The sizes of tiles that have a place wherever the other tiles go; fewer once a budget is used up.

    ``most``: how many of the tiles there are at most, if not all of them.
    """
    sizes = sizes_of(tiles)
    fitting = set(counted_to_fit(album, sizes, most))
    for size in sorted(set(sizes) - fitting):
        if len(album.places(*size)) >= MIN_PLACES and not (budget and budget.over):
            parameters: dict[str, Parameter] = {
                "num_workers": 1,
                **RELAXATION,
                "max_deterministic_time": MAX_WORK,
            }
            if budget and not budget.limits.deterministic:
                parameters["max_time_in_seconds"] = FIT_SHARE * budget.left
            # Loading CP-SAT takes 45 ms, which answers without a search do not need.
            from stockbook.optimizer.solver.cpsat import Search

            outcome = Search(blocking_rows(album, sizes, size, most), parameters).run()
            if outcome.finished and outcome.values is None:
                fitting.add(size)
    return frozenset(fitting)
