"""The methods of the searches, and what a search is without each of them.

A method is left out of a process by putting something else in its place, so the searches need no options for
it: attributes are exchanged by name, and a name that is gone is an error.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from stockbook.models.placement.places import counted_to_fit, sizes_of
from stockbook.optimizer.placement import strategies
from stockbook.optimizer.placement.profiles import Profiles
from stockbook.optimizer.placement.strategies import CLAUSE_LEARNING, LINEAR_RELAXATION, Strategy
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver import model_search
from stockbook.optimizer.swap import joint_subproblem

#: What is asked: for Show Phases, for cuts.
POSITIONS, CUTS = "positions", "cuts"
BOTH = (POSITIONS, CUTS)
ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Method:
    """A method of the searches that can be left out."""

    #: Name in the table.
    name: str
    #: What the method does.
    what: str
    #: Leaves it out of all searches of this process.
    leave_out: Callable[[], None]
    #: The kinds of questions that it is part of.
    questions: Sequence[str] = BOTH
    #: What would go with it: files, or ``file:name`` of a class or a function.
    parts: Sequence[str] = ()


def lines_of(method: Method) -> int:
    """The lines that would go with a method, where they stand together."""
    return sum(map(_lines, method.parts))


def _lines(part: str) -> int:
    path, _, name = part.partition(":")
    if not name:
        return len((ROOT / path).read_text(encoding="utf-8").splitlines())
    module = import_module(f"stockbook.{path.removesuffix('.py').replace('/', '.')}")
    return len(inspect.getsourcelines(getattr(module, name))[0])


def instead(value: Any, *places: str) -> Callable[[], None]:
    """A switch that puts a value in the place of attributes, ``module:name`` or ``module:Class.name``."""

    def leave_out() -> None:
        for place in places:
            module, _, name = place.partition(":")
            owner: Any = import_module(f"stockbook.{module}")
            *path, last = name.split(".")
            for each in path:
                owner = getattr(owner, each)
            if not hasattr(owner, last):
                raise LookupError(f"There is no {place} any more.")
            setattr(owner, last, value)

    return leave_out


def nothing(*_: Any, **__: Any) -> None:
    """The function that does nothing."""


def whole() -> None:
    """Leave nothing out."""


Chosen = Callable[[Sequence[Strategy]], Sequence[Strategy]]


def chosen(change: Chosen) -> Callable[[], None]:
    """A switch that changes the strategies of every contest."""
    found = vars(Subproblem)["strategies"]
    changed = property(lambda self: tuple(change(found.__get__(self))))
    return instead(changed, SUBPROBLEM + "Subproblem.strategies")


def without_strategy(gone: Callable[[Strategy], bool]) -> Callable[[], None]:
    """A switch that puts clause learning in the place of some strategies."""
    bundled = joint_subproblem.strategies_for

    def left(found: Sequence[Strategy]) -> Sequence[Strategy]:
        others: list[Strategy] = []
        for each in found:
            other = CLAUSE_LEARNING if type(each) is Strategy and gone(each) else each
            if other is each or other not in others:
                others.append(other)
        return others

    def for_bundles(subproblem: Subproblem) -> joint_subproblem.StrategyChoice:
        choice = bundled(subproblem)
        found = left(choice.strategies)
        needed = choice.relaxation_needed and strategies.LINEAR_RELAXATION_OF_BUNDLES in found
        return joint_subproblem.StrategyChoice(found, relaxation_needed=needed)

    return together(chosen(left), instead(for_bundles, JOINT + "strategies_for"))


def first_strategy(found: Sequence[Strategy]) -> Sequence[Strategy]:
    """The first strategy; twice where it has two searches."""
    return [each for each in found if each is found[0]]


def no_kind(kind: type[Strategy]) -> Chosen:
    """A change that leaves out the strategies of a class."""

    def others(found: Sequence[Strategy]) -> Sequence[Strategy]:
        left = [each for each in found if not isinstance(each, kind)]
        return left if len(left) > 1 else (CLAUSE_LEARNING, LINEAR_RELAXATION)

    return others


def no_lagrangian() -> None:
    """Search by CP-SAT's relaxation instead."""
    search = model_search.new_search

    def by_cpsat(*arguments: Any, lagrangian: bool = False, **options: Any) -> Any:
        return search(*arguments, **options)

    instead(by_cpsat, STRATEGIES + "new_search", JOINT + "new_search")()


def no_parameter(key: str, **others: Any) -> Callable[[], None]:
    """A switch that drops a parameter of CP-SAT from all strategies, for others."""

    def leave_out() -> None:
        known = [each for each in vars(strategies).values() if isinstance(each, Strategy)]
        having = [each for each in known if key in each.parameters]
        if not having:
            raise LookupError(f"No strategy has {key} any more.")
        for each in having:  # Some share their parameters.
            parameters: Any = each.parameters
            if parameters.pop(key, None) is not None:
                parameters.update(others)

    return leave_out


def no_packing_bounds() -> None:
    """Bound units on an empty album by the number of tiles and stamps alone."""
    instead(lambda sizes, smallest, largest: False, "models.contests.holes:two_holes_short")()
    instead(lambda sizes: len(sizes) + 1, "models.contests.regions:max_regions")()
    surrounded = "models.contests.surrounded:Surrounded.upper_bound"
    instead(lambda self, placement: placement.max_stamps, surrounded)()


def no_merging() -> None:
    """Give tiles booleans of their own where they differ in anything."""
    model = import_module("stockbook.models.placement.model")
    classes = model.tile_classes

    def apart(tiles: Any, measures: Any, *, merge: bool, separate: bool) -> Any:
        return classes(tiles, measures, merge=False, separate=separate)

    instead(apart, "models.placement.model:tile_classes")()


def no_thresholds() -> None:
    """Ask for the exact value of all that is asked for."""
    searches = import_module("stockbook.optimizer.swap.value_searches")
    set_thresholds = searches.set_thresholds

    def exact(bundles: Any, asked: Any) -> None:
        set_thresholds(bundles, {bundle: (rank, float("-inf")) for bundle, (rank, _) in asked.items()})

    instead(exact, VALUES + "set_thresholds")()


def together(*each: Callable[[], None]) -> Callable[[], None]:
    """A switch that leaves out several things."""

    def leave_out() -> None:
        for one in each:
            one()

    return leave_out


PLACEMENT, SWAP, SOLVER = "optimizer/placement/", "optimizer/swap/", "optimizer/solver/"
COMPILED = "optimizer/compiled/"
SUBPROBLEM, STRATEGIES = "optimizer.placement.subproblem:", "optimizer.placement.strategies:"
SEARCH, LOCAL = "optimizer.placement.search:", "optimizer.placement.local_turns:LocalTurns."
JOINT, VALUES = "optimizer.swap.joint_subproblem:", "optimizer.swap.value_searches:"
GROUP, PLANS = "optimizer.swap.bundle_group:", "optimizer.swap.bundle:"
PROFILE_SEARCH = (
    PLACEMENT + "profile_search.py",
    *(COMPILED + name for name in ("profile_search.c", "profile_bounds.h", "profile_states.h")),
)

METHODS = (
    Method("nothing", "the whole once more: how exact the figures are", whole),
    Method(
        "separate tiles",
        "clause learning where every tile has booleans of its own",
        without_strategy(lambda each: each.separate_tiles),
    ),
    Method(
        "linear relaxation",
        "branch and bound by CP-SAT's linear relaxation",
        without_strategy(
            lambda each: each.parameters.get("linearization_level") == 2 and not each.lagrangian
        ),
    ),
    Method(
        "Lagrangian relaxation",
        "branch and bound by a relaxation of our own",
        no_lagrangian,
        parts=(COMPILED + "lagrangian.c", SOLVER + "model_search.py"),
    ),
    Method(
        "profiles of placements",
        "dynamic programming over profiles, in the portfolio",
        chosen(no_kind(Profiles)),
        (POSITIONS,),
        (PLACEMENT + "profiles.py", *PROFILE_SEARCH),
    ),
    Method(
        "profiles of bundles",
        "the same for many bundles at once",
        instead(lambda scored: {}, JOINT + "leading_payoffs"),
        (CUTS,),
        (SWAP + "joint_profiles.py", *PROFILE_SEARCH),
    ),
    Method(
        "induction",
        "claims for each number of tiles",
        instead(nothing, SEARCH + "_share_inductions"),
        (POSITIONS,),
        (PLACEMENT + "induction.py", "models/placement/counterexample.py"),
    ),
    Method("second strategy", "two different searches side by side", chosen(first_strategy), (POSITIONS,)),
    Method(
        "local search first",
        "local search before exact searches and beside them",
        together(instead(nothing, LOCAL + "go_on"), instead(nothing, LOCAL + "next_first")),
        (POSITIONS,),
    ),
    Method(
        "local search beside",
        "local search beside exact searches",
        instead(nothing, LOCAL + "go_on"),
        (POSITIONS,),
    ),
    Method(
        "local search of bundles",
        "local search for plans of bundles",
        instead(nothing, GROUP + "BundleGroup.next_unplanned", GROUP + "BundleGroup.take_unplanned"),
        (CUTS,),
    ),
    Method(
        "gaps",
        "building begins with units that a few tiles complete",
        instead(lambda self, measure: [], "optimizer.placement.local_search:LocalBoard.gaps"),
    ),
    Method(
        "one search for constants",
        "contests that differ by a constant share a search",
        instead(lambda subproblems: (None, {}), SEARCH + "_same_up_to_constants"),
        (POSITIONS,),
    ),
    Method(
        "packing bounds",
        "bounds on an empty album by how tiles can pack",
        no_packing_bounds,
        parts=("models/contests/packing_bounds.py",),
    ),
    Method(
        "fit proofs",
        "proofs that a tile fits wherever the others go",
        instead(
            lambda album, tiles, budget=None, *, most=None: counted_to_fit(album, sizes_of(tiles), most),
            SEARCH + "sure_to_fit",
            JOINT + "sure_to_fit",
        ),
    ),
    Method("aggregation", "tiles that no measure tells apart share booleans", no_merging),
    Method(
        "mirror images",
        "one tile lies in a quarter of an empty album",
        instead(nothing, "models.placement.model:break_mirror_symmetry"),
    ),
    Method(
        "order of equal tiles",
        "tiles that may change places lie in one order",
        instead(nothing, "models.placement.model:order_equal_tiles"),
    ),
    Method("restarts by depth", "one restart rule, not three", no_parameter("default_restart_algorithms")),
    Method("no inprocessing", "learned clauses are not rewritten", no_parameter("inprocessing_dtime_ratio")),
    Method("one round of presolve", "presolve has one round", no_parameter("max_presolve_iterations")),
    Method(
        "no presolve",
        "separate tiles and bundles have no presolve",
        no_parameter("cp_model_presolve", max_presolve_iterations=1),
    ),
    Method("no cuts", "the relaxation adds no cutting planes", no_parameter("cut_level")),
    Method(
        "late second thread",
        "the second thread begins 0.03 s later",
        instead(0.0, "optimizer.placement.portfolio:SECOND_THREAD_DELAY"),
        (POSITIONS,),
    ),
    Method(
        "joint models",
        "one model for many bundles",
        instead(lambda bundles: ([bundle] for bundle in bundles), VALUES + "split"),
        (CUTS,),
    ),
    Method(
        "unit bounds",
        "the most units of each measure alone, added up",
        together(
            instead(nothing, GROUP + "UnitBounds.make_sums"),
            instead(lambda self, subproblems: {}, GROUP + "UnitBounds.queries"),
        ),
        (CUTS,),
        (SWAP + "bundle_group.py:UnitBounds", SWAP + "bundle.py:PointSum", SWAP + "bundle.py:MeasurePoints"),
    ),
    Method(
        "most units as rows",
        "separate tiles have the most units as rows",
        together(
            instead(nothing, JOINT + "limit_units"), instead(False, JOINT + "JointSubproblem._units_known")
        ),
        (CUTS,),
        (SWAP + "bundle.py:limit_units",),
    ),
    Method(
        "fewest units as rows",
        "a Lagrangian relaxation has the fewest units as rows",
        instead(nothing, JOINT + "require_units"),
        (CUTS,),
        (SWAP + "bundle.py:require_units",),
    ),
    Method("thresholds", "values are proved as far as they matter", no_thresholds, (CUTS,)),
    Method(
        "learned strategy",
        "what parts took chooses the next strategy",
        instead(nothing, JOINT + "StrategyChoice.note"),
        (CUTS,),
    ),
    Method(
        "hopeless searches end",
        "one of four times another strategy's cost makes room",
        instead(lambda self, strategy, spent: False, JOINT + "StrategyChoice.hopeless"),
        (CUTS,),
    ),
    Method(
        "begun parts",
        "an idle core searches parts of what is searched",
        instead(nothing, VALUES + "ValueSearches._begun_part"),
        (CUTS,),
    ),
    Method(
        "proof of the best move",
        "late, only what proves the best cut is searched",
        instead(2.0, "optimizer.swap.move_samples:BEST_AFTER"),
        (CUTS,),
        (SWAP + "move_samples.py:queries_for_best", SWAP + "move_samples.py:ask_about_rivals"),
    ),
)
