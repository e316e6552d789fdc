"""The strategy of profiles: against brute force alone and with others, in turns, with cutoffs that rise."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import FOOTPRINTS
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import ProfileKind
from stockbook.models.stampswap.position import Player, Position
from stockbook.optimizer import best_placement
from stockbook.optimizer.compiled.web_assembly import NotCompiledError
from stockbook.optimizer.placement import profile_search
from stockbook.optimizer.placement.plan import make_plan
from stockbook.optimizer.placement.portfolio import Portfolio
from stockbook.optimizer.placement.profile_search import ProfileSearch, payoffs_by_kind
from stockbook.optimizer.placement.profiles import ProfileProof, Profiles
from stockbook.optimizer.placement.strategies import CLAUSE_LEARNING, Strategy
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.limits import SearchLimits
from tests.boards import small_positions
from tests.brute import best_by_contest

chosen = Subproblem.strategies
HOLES = Contest.parse("holes 1x2 3")
#: Two tiles on a small album.
FEW = Position(
    round=1,
    contests=(HOLES,),
    me=Player(album=Album((), 5, 4)),
    place=(parse_tile("2x2 blue animals 1"), parse_tile("2x3 green space 1")),
)


def few() -> ProfileProof:
    """The proof for these tiles."""
    return ProfileProof(FEW.me.album, FEW.place, {ProfileKind.DOUBLE_HOLES: HOLES.payoff}, frozenset(), 0)


def profiles_first(subproblem: Subproblem) -> tuple[Strategy, ...]:
    """The profiles of a subproblem, where it has some, then clauses, which prove what these cannot."""
    found = [each for each in chosen.__get__(subproblem) if isinstance(each, Profiles)]
    return *found, CLAUSE_LEARNING


@settings(max_examples=60, deadline=None)
@given(small_positions())
def test_profiles_prove_the_best(position: Position) -> None:
    """What they prove first, with discards and in every contest, is what brute force finds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Subproblem, "strategies", property(profiles_first))
        answer = best_placement(position, limits=SearchLimits(60.0, deterministic=True))
    truth = best_by_contest(position, [each.contest for each in answer.by_contest])
    assert answer.best == answer.bound == max(truth.values())
    assert all(each.best <= truth[each.contest] <= each.bound for each in answer.by_contest)


@settings(max_examples=60, deadline=None)
@given(small_positions(), st.integers(0, 9))
def test_turns_and_cutoffs_that_rise_change_no_proof(position: Position, seed: int) -> None:
    """A search in many short turns, which hears of better cutoffs between them, proves what one turn does."""
    subproblem, rng = Subproblem(position, position.may_enter[0]), Random(seed)
    payoffs = payoffs_by_kind(subproblem.scored)
    if not payoffs:
        return
    proof = ProfileProof(position.album, position.place, payoffs, frozenset(), 0)
    best = max((each.points for each in proof.search(-99).run().optima.values()), default=-99)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(profile_search, "SLICE", 3)
        again = ProfileProof(position.album, position.place, payoffs, frozenset(), 0)
        cutoff = -99
        while not (outcome := again.search(cutoff).run(1e-9)).finished:
            cutoff = max(cutoff, rng.randint(best - 5, best - 1))
    assert max((each.points for each in outcome.optima.values()), default=-99) == best


def test_a_lower_cutoff_is_no_work() -> None:
    """What is not above a cutoff is dropped on the way, so later nothing is proved of less."""
    proof = few()
    assert proof.may_go_on(3)
    proof.search(3)
    assert proof.may_go_on(4)
    assert not proof.may_go_on(2)


def test_what_may_take_too_long_does_not_pay() -> None:
    """Other strategies stay as they are where so many tiles are left that profiles would never end."""
    tiles = [parse_tile(f"{width}x{height} rare 5") for width, height in FOOTPRINTS[1:]] * 2
    payoffs = {ProfileKind.DOUBLE_HOLES: HOLES.payoff}
    assert few().pays
    assert not ProfileProof(Album(), tiles, payoffs, frozenset(), 0).pays


def test_what_is_proved_keeps_nothing() -> None:
    """Once a contest is proved, by whichever strategy, what its searches have done is dropped."""
    subproblem = Subproblem(FEW, HOLES)
    subproblem.record_plan(make_plan(FEW, best_placement(FEW).plans[0].album.tiles, HOLES))
    portfolio = Portfolio(SearchLimits(60.0, deterministic=True))
    portfolio.run([subproblem])
    assert subproblem.done and not portfolio._runs


def test_without_memory_clauses_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing compiled has memory left, the turn is one of clause learning, and there is no other."""

    def fails(self: ProfileSearch, *args: Any) -> None:
        raise NotCompiledError

    proof = few()
    monkeypatch.setattr(ProfileSearch, "__init__", fails)
    monkeypatch.setattr(Subproblem, "strategies", (Profiles(proof=proof), CLAUSE_LEARNING))
    assert best_placement(FEW, limits=SearchLimits(60.0)).proved
    assert not proof.may_go_on(99)
