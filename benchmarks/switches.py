"""The methods of the searches, and what a search is without each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from types import ModuleType
from typing import Any

#: What a method is measured on.
POSITIONS, CUTS = "positions", "cuts"
BOTH = (POSITIONS, CUTS)

OPTIMIZER = "stockbook.optimizer."


@dataclass(frozen=True)
class Method:
    """A method of the searches that can be left out."""

    #: Name in the table.
    name: str
    #: What the method does.
    what: str
    #: Leaves it out of all searches of this process.
    leave_out: Callable[[], None]
    #: Kinds of questions that it is part of.
    questions: Sequence[str] = BOTH
    #: What is deleted with it: files, or ``file:name`` of functions, classes and methods (``Class.method``).
    parts: Sequence[str] = ()


def _module(name: str) -> ModuleType:
    return import_module(OPTIMIZER + name)


def _set(*places: str, value: Any) -> Callable[[], None]:
    """A function that gives the attributes at these places, ``module:name`` or ``module:Class.name``, a value."""

    def leave_out() -> None:
        for place in places:
            module, _, name = place.partition(":")
            owner: Any = import_module(module) if module.startswith("stockbook") else _module(module)
            *path, last = name.split(".")
            for each in path:
                owner = getattr(owner, each)
            assert hasattr(owner, last), place
            setattr(owner, last, value)

    return leave_out


def _all_strategies() -> Iterator[Any]:
    strategies = _module("placement.strategies")
    return (each for each in vars(strategies).values() if isinstance(each, strategies.Strategy))


def _parameters(key: str, instead: Mapping[str, Any] | None = None) -> Callable[[], None]:
    """A function that drops a parameter of CP-SAT from all strategies."""

    def leave_out() -> None:
        found = False
        for strategy in _all_strategies():
            if strategy.parameters.pop(key, None) is not None:
                found = True
                strategy.parameters.update(instead or {})
        assert found, key

    return leave_out


def _without_strategy(gone: Callable[[Any], bool], instead: str = "CLAUSE_LEARNING") -> Callable[[], None]:
    """A function that puts another strategy in the place of some."""

    def leave_out() -> None:
        strategies, runs = _module("placement.strategies"), _module("placement.runs")
        subproblem, joint = _module("placement.subproblem"), _module("swap.joint_subproblem")
        other = getattr(strategies, instead)
        default, swap, of_induction = strategies.default_strategies, joint.strategies_for, runs._strategies

        def kept(found: Sequence[Any]) -> tuple[Any, ...]:
            left: list[Any] = []
            for each in found:
                if gone(each):
                    each = replace(other, part=each.part)
                if each not in left or each is strategies.COUNTEREXAMPLE:
                    left.append(each)
            return tuple(left)

        def strategies_for(subproblem: Any) -> Any:
            choice = swap(subproblem)
            left = kept(choice.strategies)
            needed = choice.relaxation_needed and strategies.LINEAR_RELAXATION_OF_BUNDLES in left
            return joint.StrategyChoice(left, relaxation_needed=needed)

        subproblem.default_strategies = lambda *args, **options: kept(default(*args, **options))
        joint.strategies_for = strategies_for
        runs._strategies = lambda each, *, alone: kept(of_induction(each, alone=alone))

    return leave_out


def _relaxes(strategy: Any) -> bool:
    return strategy.parameters.get("linearization_level") == 2 and not strategy.lagrangian


def _one_strategy() -> None:
    runs = _module("placement.runs")
    of = runs._strategies

    def first_of(subproblem: Any, *, alone: bool) -> tuple[Any, ...]:
        found = of(subproblem, alone=alone)
        parts = [each for each in found if each.part is not None]
        inductions = [each for each in found if each is runs.COUNTEREXAMPLE]
        if subproblem.induction and not subproblem.induction_bounds_all:
            return found[:2]
        return tuple(parts or inductions or found[:1])

    runs._strategies = first_of


def _no_halves() -> None:
    strategies = _module("placement.strategies")
    strategies.Strategy.split = lambda self: (self, strategies.LINEAR_RELAXATION)


def _no_alone() -> None:
    subproblem = _module("placement.subproblem")
    default = subproblem.default_strategies
    subproblem.default_strategies = lambda *args, alone=False, **options: default(*args, **options)


def _no_compiled_local_search() -> None:
    _set(
        "placement.subproblem:compiled_search", "placement.subproblem:Subproblem.compiled_search", value=None
    )()
    bundle, local = _module("swap.bundle"), _module("placement.local_search")
    bundle.quickest_search = local.LocalSearch


def _no_python_local_search() -> None:
    runs = _module("placement.runs")
    first = runs.first_runs

    def compiled_runs(subproblem: Any) -> list[Any]:
        if subproblem.compiled_search:
            return [runs.LocalRun(runs.COMPILED_MOVES, greedy=True, builds=runs.FIRST_BUILDS)]
        found: list[Any] = first(subproblem)
        return found

    runs.first_runs = compiled_runs


def _no_lagrangian() -> None:
    search = _module("solver.model_search").new_search
    for name in ("placement.runs", "swap.joint_subproblem"):
        _module(name).new_search = lambda *args, lagrangian=False, **options: search(*args, **options)


def _no_require_units() -> None:
    _set("swap.joint_subproblem:require_units", value=lambda *args: None)()


def _no_limit_units() -> None:
    _set("swap.joint_subproblem:limit_units", value=lambda *args: None)()
    _set("swap.joint_subproblem:JointSubproblem._units_known", value=False)()


def _no_unit_bounds() -> None:
    _set("swap.bundle_group:UnitBounds.make_sums", value=lambda self, subproblems: None)()
    _set("swap.bundle_group:UnitBounds.queries", value=lambda self, subproblems: {})()


def _no_joint_models() -> None:
    _set("swap.value_searches:split", value=lambda bundles: ([bundle] for bundle in bundles))()


def _no_neighbors() -> None:
    _set("swap.bundle_group:STAGES", "swap.value_searches:STAGES", value=range(1))()


def _no_thresholds() -> None:
    searches = _module("swap.value_searches")
    known = searches.set_thresholds
    searches.set_thresholds = lambda bundles, asked: known(
        bundles, {bundle: (rank, float("-inf")) for bundle, (rank, _) in asked.items()}
    )


def _no_fit_proofs() -> None:
    places = import_module("stockbook.models.placement.places")

    def counted(album: Any, tiles: Any, budget: Any = None, *, most: int | None = None) -> Any:
        return places.counted_to_fit(album, places.sizes_of(tiles), most)

    _set("placement.search:sure_to_fit", "swap.joint_subproblem:sure_to_fit", value=counted)()


def _no_packing_bounds() -> None:
    contests = "stockbook.models.contests."
    _set(f"{contests}holes:two_holes_short", value=lambda sizes, smallest, largest: False)()
    _set(f"{contests}regions:max_regions", value=lambda sizes: len(sizes) + 1)()
    _set(f"{contests}surrounded:Surrounded.upper_bound", value=lambda self, placement: placement.max_stamps)()


def _no_merging() -> None:
    model = import_module("stockbook.models.placement.model")
    classes = model.tile_classes
    model.tile_classes = lambda tiles, measures, *, merge, separate: classes(
        tiles, measures, merge=False, separate=separate
    )


NOTHING: Callable[..., None] = lambda *args, **options: None
MODEL = "stockbook.models.placement.model"
PLACEMENT, SWAP, SOLVER = "optimizer/placement/", "optimizer/swap/", "optimizer/solver/"

METHODS = (
    Method("nothing", "the whole search once more: how exact the figures are", lambda: None),
    Method(
        "separate tiles",
        "a boolean for each tile and place, where groups or surrounded stamps are scored",
        _without_strategy(lambda strategy: strategy.separate_tiles),
    ),
    Method("linear relaxation", "CP-SAT with a linear relaxation", _without_strategy(_relaxes)),
    Method("totalizers", "long sums by clauses", _without_strategy(lambda strategy: strategy.totalizers)),
    Method(
        "Lagrangian relaxation",
        "branch and bound on a Lagrangian relaxation",
        _no_lagrangian,
        parts=(SOLVER + "lagrangian.c", SOLVER + "model_search.py"),
    ),
    Method(
        "compiled local search",
        "local search compiled to WebAssembly",
        _no_compiled_local_search,
        parts=(PLACEMENT + "local_search.c", PLACEMENT + "compiled_search.py"),
    ),
    Method(
        "first placement in Python",
        "the first local search without the compiled part",
        _no_python_local_search,
        (POSITIONS,),
        (PLACEMENT + "local_search.py",),
    ),
    Method(
        "local search first",
        "local search before exact searches, and beside them",
        _set("placement.portfolio:local_runs", value=lambda subproblems: []),
        (POSITIONS,),
    ),
    Method(
        "local search beside",
        "local search beside exact searches",
        _set("placement.runs:LocalTurns.go_on", value=NOTHING),
        (POSITIONS,),
    ),
    Method(
        "local search of bundles",
        "local search for plans of bundles",
        _set("swap.bundle_group:BundleGroup.next_for_heuristic", value=NOTHING),
        (CUTS,),
    ),
    Method("neighbors' plans", "local search from the plans of the nearest bundles", _no_neighbors, (CUTS,)),
    Method(
        "gaps",
        "greedy building begins with units that a few tiles complete",
        _set("placement.local_search:LocalBoard.gaps", value=lambda self, measure: []),
    ),
    Method(
        "lures",
        "local search pays parts of a unit",
        _set("placement.local_search:LocalBoard.lure", value=NOTHING),
    ),
    Method("second strategy", "two strategies side by side", _one_strategy, (POSITIONS,)),
    Method(
        "halves", "two searches that share the plans, by where one large tile lies", _no_halves, (POSITIONS,)
    ),
    Method("halves of the last contest", "halves where one contest is left", _no_alone, (POSITIONS,)),
    Method(
        "induction",
        "claims for each number of tiles",
        _set("placement.search:_share_inductions", value=NOTHING),
        (POSITIONS,),
        ("models/placement/counterexample.py", PLACEMENT + "subproblem.py:Induction"),
    ),
    Method(
        "one search for constants",
        "contests that differ by a constant share a search",
        _set("placement.search:_same_up_to_constants", value=lambda subproblems: (None, {})),
        (POSITIONS,),
    ),
    Method(
        "packing bounds",
        "bounds on holes and regions of an empty album",
        _no_packing_bounds,
        BOTH,
        ("models/contests/packing_bounds.py",),
    ),
    Method("fit proofs", "proofs that a tile fits wherever the others go", _no_fit_proofs),
    Method("merged tiles", "tiles that no measure tells apart share booleans", _no_merging),
    Method(
        "mirror symmetry",
        "one tile lies in a quarter of an empty album",
        _set(f"{MODEL}:break_mirror_symmetry", value=NOTHING),
    ),
    Method(
        "order of equal tiles",
        "tiles that may change places lie in one order",
        _set(f"{MODEL}:order_equal_tiles", value=NOTHING),
    ),
    Method("restarts", "restarts by the depth of decisions", _parameters("default_restart_algorithms")),
    Method("slow forgetting", "variable activity decays slowly", _parameters("variable_activity_decay")),
    Method("no inprocessing", "learned clauses are not rewritten", _parameters("inprocessing_dtime_ratio")),
    Method("one round of presolve", "presolve has one round", _parameters("max_presolve_iterations")),
    Method(
        "no presolve",
        "separate tiles and bundles have no presolve",
        _parameters("cp_model_presolve", {"max_presolve_iterations": 1}),
    ),
    Method("no cuts", "the relaxation has no cuts", _parameters("cut_level")),
    Method(
        "late second thread",
        "the second thread begins 0.03 s later",
        _set("placement.portfolio:SECOND_THREAD_DELAY", value=0.0),
        (POSITIONS,),
    ),
    Method("joint models", "one model for many bundles", _no_joint_models, (CUTS,)),
    Method(
        "plans of larger bundles",
        "a plan passes to bundles without one of its tiles",
        _set("swap.bundle_group:BundleGroup.propagate", value=NOTHING),
        (CUTS,),
    ),
    Method(
        "profiles",
        "dynamic programming over profiles",
        _set("swap.joint_subproblem:leading_payoffs", value=lambda scored: {}),
        (CUTS,),
        (
            PLACEMENT + "profile_search.c",
            PLACEMENT + "profile_search.py",
            PLACEMENT + "profile_states.h",
            PLACEMENT + "profile_bounds.h",
            SWAP + "joint_profiles.py",
        ),
    ),
    Method(
        "unit bounds",
        "the most units of each measure alone bound a sum",
        _no_unit_bounds,
        (CUTS,),
        (SWAP + "bundle_group.py:UnitBounds", SWAP + "bundle.py:PointSum", SWAP + "bundle.py:MeasurePoints"),
    ),
    Method(
        "most units as rows",
        "separate tiles have the most units of each measure as rows",
        _no_limit_units,
        (CUTS,),
        (SWAP + "bundle.py:limit_units",),
    ),
    Method(
        "fewest units as rows",
        "a Lagrangian relaxation has the fewest units as rows",
        _no_require_units,
        (CUTS,),
        (SWAP + "bundle.py:require_units",),
    ),
    Method("thresholds", "values are proved only as far as they matter", _no_thresholds, (CUTS,)),
    Method(
        "learned choice of strategy",
        "what parts took decides on the next strategy",
        _set("swap.joint_subproblem:StrategyChoice.note", value=NOTHING),
        (CUTS,),
    ),
    Method(
        "hopeless searches make room",
        "a search that takes four times another strategy's cost ends",
        _set("swap.joint_subproblem:StrategyChoice.hopeless", value=lambda self, strategy, spent: False),
        (CUTS,),
    ),
    Method(
        "threads behind",
        "overdue searches of one bundle go on with low priority",
        _set("swap.value_searches:MOST_BEHIND", value=0),
        (CUTS,),
    ),
    Method(
        "begun parts",
        "idle cores search parts of what is being searched",
        _set("swap.value_searches:ValueSearches._begun_part", value=NOTHING),
        (CUTS,),
    ),
    Method(
        "proof of the best move",
        "late, only what proves the best cut is searched",
        _set("swap.move_samples:BEST_AFTER", value=2.0),
        (CUTS,),
        (SWAP + "move_samples.py:queries_for_best", SWAP + "move_samples.py:ask_about_rivals"),
    ),
    Method(
        "kept values beside",
        "what cuts keep is searched beside the first evaluation",
        _set("swap.opponent_cuts:KeptValues.begin", value=NOTHING),
        (CUTS,),
    ),
)
