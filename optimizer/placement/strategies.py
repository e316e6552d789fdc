"""The strategies of the portfolio, ways to search the rows of a subproblem, and proofs that a tile fits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Size, Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure, SearchKind
from stockbook.models.placement.model import PARTS
from stockbook.models.placement.places import blocking_rows, counted_to_fit, leaves_half_empty, sizes_of
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.solver.limits import SearchBudget
from stockbook.optimizer.solver.outcome import Parameter


@dataclass(frozen=True)
class Strategy:
    """A way to search the rows of a subproblem: by CP-SAT, or by Lagrangian branch and bound."""

    #: Fields of CP-SAT's SatParameters.
    parameters: Mapping[str, Parameter]
    #: Whether every tile has booleans of its own, so that measures ask which stamp it is, not only where.
    separate_tiles: bool = False
    #: Whether long sums are counted by clauses, not by linear rows (``CpModel.totalizer``).
    totalizers: bool = False
    #: Whether it searches for counterexamples to the claims of the subproblem's induction.
    by_induction: bool = False
    #: Whether branch and bound on a Lagrangian relaxation searches (``LagrangianSearch``), not CP-SAT, where
    #: it can.
    lagrangian: bool = False
    #: Number of the part of all plans that it searches (``restrict``); None for all plans.
    part: int | None = None

    def split(self) -> tuple[Strategy, ...]:
        """The same strategy for each part of all plans."""
        return tuple(replace(self, part=part) for part in PARTS)


#: One round of presolve: more of them take longer than many proofs.
SHORT_PRESOLVE: dict[str, Parameter] = {"max_presolve_iterations": 1}
#: Restart where recent decisions lie a tenth deeper than all did on average, not by that and two other rules
#: in turn, as CP-SAT does; and forget more slowly what was in older conflicts.
RESTARTS: dict[str, Parameter] = {
    "default_restart_algorithms": "DL_MOVING_AVERAGE_RESTART",
    "restart_dl_average_ratio": 0.9,
    "variable_activity_decay": 0.9,
}
#: Rewriting the many clauses that a search learns costs more than it saves.
CLAUSES_ALONE: dict[str, Parameter] = {"linearization_level": 0, "inprocessing_dtime_ratio": 0.0, **RESTARTS}
#: Clause learning alone, without a linear relaxation.
CLAUSE_LEARNING = Strategy({**CLAUSES_ALONE, **SHORT_PRESOLVE})
#: The same over long sums that are counted by clauses: these take longer to make, and hard proofs a fraction.
TOTALIZERS = Strategy({**CLAUSES_ALONE, **SHORT_PRESOLVE}, totalizers=True)
#: A linear relaxation without cuts, which slow down more searches than they help.
RELAXATION_WITHOUT_CUTS = {"linearization_level": 2, "cut_level": 0}
LINEAR_RELAXATION = Strategy({**RELAXATION_WITHOUT_CUTS, **SHORT_PRESOLVE})
#: The same for bundles, whose proofs are mostly shorter than presolve and inprocessing of their rows.
LINEAR_RELAXATION_OF_BUNDLES = Strategy(
    {**RELAXATION_WITHOUT_CUTS, "cp_model_presolve": False, "inprocessing_dtime_ratio": 0.0}
)
#: Branch and bound on a Lagrangian relaxation of the same rows; else CP-SAT.
LAGRANGIAN = replace(LINEAR_RELAXATION_OF_BUNDLES, lagrangian=True)
#: Clause learning over separate tiles, whose rows presolve hardly changes.
SEPARATE_TILES = Strategy({**CLAUSES_ALONE, "cp_model_presolve": False}, separate_tiles=True)
#: Dynamic programming over profiles (``ProfileSearch``), which has no rows.
PROFILES = Strategy({})
#: Clause learning over the rows of a counterexample: with a relaxation they take ten times as long.
COUNTEREXAMPLE = Strategy({**CLAUSES_ALONE, **SHORT_PRESOLVE}, by_induction=True)


def default_strategies(
    position: Position,
    contest: Contest | None,
    measures: Iterable[Measure],
    *,
    merge: bool,
    alone: bool = False,
) -> tuple[Strategy, ...]:
    """The strategies to try on a subproblem, the one with the first turn first (docs/solver.md).

    The measures are all that is scored, the contest included. ``merge`` is False where all tiles that differ
    are separate anyhow, to tell plans apart. ``alone``: no other subproblem is left to search.
    """
    hard = {measure for measure in measures if measure.searches}
    first = {measure.searches[0] for measure in hard}
    own = contest.measure.searches if contest else ()
    roomy = leaves_half_empty(position.album, position.place)
    if merge and SearchKind.SEPARATE_TILES in first:
        if position.album.blank and contest and contest.measure.tight_when_blank:
            strategy = replace(SEPARATE_TILES, parameters={**CLAUSES_ALONE, **SHORT_PRESOLVE})
            return strategy.split() if roomy else (strategy,)
        # Alone, it can have a search for each part, if no other measure makes proofs hard.
        if alone and roomy and len(hard) == 1:
            return SEPARATE_TILES.split()
        return SEPARATE_TILES, LAGRANGIAN
    if SearchKind.CLAUSE_LEARNING in first:
        if not merge:
            return CLAUSE_LEARNING, LINEAR_RELAXATION
        return (TOTALIZERS if roomy else CLAUSE_LEARNING).split()
    if [kind for kind in own if kind is not SearchKind.SEPARATE_TILES][:1] == [SearchKind.LINEAR_RELAXATION]:
        return LINEAR_RELAXATION, CLAUSE_LEARNING
    return CLAUSE_LEARNING, LINEAR_RELAXATION


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
