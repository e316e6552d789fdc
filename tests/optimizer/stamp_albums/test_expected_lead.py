"""The unbiased evaluation, and leads by common samples: exact where nothing is hidden, plans legal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from benchmarks.learn_stamp_albums import learn, samples
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.stamp_albums.actions import EndTurn
from stockbook.models.stamp_albums.cards import CARDS, PAYS, POINTS
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.reading import AlbumsPosition, position_from
from stockbook.models.stamp_albums.state import AlbumsReadings, AlbumsState, AlbumsView
from stockbook.models.stamp_albums.turn_model import turn_problem
from stockbook.optimizer.sampling.elimination import StopRule
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stamp_albums.advice import best_game, best_now
from stockbook.optimizer.stamp_albums.expected_lead import (
    FEATURES,
    STAGES,
    WEIGHTS,
    best_plan,
    expected_gain,
    features,
    halving,
    plan_elimination,
)
from stockbook.optimizer.stamp_albums.rollout_policy import RolloutPolicy
from stockbook.optimizer.stamp_albums.turn_plans import turn_plans
from tests.models.stamp_albums.games import random_states

GAME = StampAlbums()


def test_what_is_counted() -> None:
    """At the start of a game: hands by their cards, what is on offer by its points, nothing bought yet."""
    state = GAME.start(Random(4))
    values = dict(zip(FEATURES, features(state), strict=True))
    mine, theirs = state.sides
    assert values["turn"] == 1
    assert values["my pays"] == values["my pays while stamps are left"] == sum(PAYS[c] for c in mine.hand)
    assert values["their cards"] == len(theirs.hand)
    assert values["shop points"] == sum(POINTS[card] for card in mine.shop + theirs.shop)
    assert values["excuse seen"] == 0
    poor = replace(state, sides=(replace(mine, hand=()), theirs))
    assert dict(zip(FEATURES, features(poor), strict=True))["my best stamp"] == 0
    assert expected_gain(poor) < expected_gain(state)


def test_the_evaluation_is_not_biased() -> None:
    """On games it has not learned from, it is right on average, also for rich and for poor hands."""
    seen, grown = samples(250, 99)
    values = np.array(seen)
    errors = np.array(grown) - values @ np.array(WEIGHTS)
    assert abs(errors.mean()) < 1.0
    pays = values[:, FEATURES.index("my pays")]
    for group in (pays < np.median(pays), pays >= np.median(pays)):
        assert abs(errors[group].mean()) < 1.5
    assert errors.std() < np.array(grown).std() * 0.95


def test_the_weights_are_learned_again() -> None:
    """Fewer games of another seed evaluate much like the weights that come with the program."""
    weights = np.array(learn(250, 5))
    values = np.array(samples(60, 7)[0])
    assert np.corrcoef(values @ weights, values @ np.array(WEIGHTS))[0, 1] > 0.9


POSITIONS = Path(__file__).resolve().parents[3] / "seeds" / "positions"
#: No clock.
SAME = SearchLimits(deterministic=True)


def shipped(name: str) -> AlbumsPosition:
    """A position that comes with the program."""
    return position_from(read_toml_file(POSITIONS / f"{name}.toml"))


def test_quick_plays_to_the_end_by_the_rules() -> None:
    """Every action of the quick player is legal, with every reading."""
    for readings in (AlbumsReadings(), AlbumsReadings(reuse=False, surplus=False, reshuffle=False)):
        game, player = StampAlbums(readings), RolloutPolicy(readings.surplus)
        for seed in range(15):
            rng = Random(seed)
            state = game.start(rng)
            while not state.turn.over:
                action = player.act(state)
                assert game.refusal(state, action) is None
                state = game.apply(state, action, rng)


def test_quick_finds_its_best_payment_first() -> None:
    """The payments for a card come by what they gain, and are those that are legal."""
    player = RolloutPolicy()
    for state in random_states(GAME, 4):
        if state.turn.over:
            break
        hand = state.sides[state.turn.player].hand
        if len(hand) > 7:
            continue
        legal = {(each.card, each.pay) for each in GAME.actions(state) if each != EndTurn()}
        found = set()
        for card in {card for card, _ in legal}:
            gains = list(player.purchases(card, hand, 0, False))
            assert [gain for gain, _ in gains] == sorted((gain for gain, _ in gains), reverse=True)
            found |= {(card, pay) for _, pay in gains}
        assert found == legal


@pytest.mark.parametrize("seed", range(3))
def test_plans_can_be_carried_out(seed: int) -> None:
    """Each plan of a turn is legal, the plan with most stamp points is among them, and none comes twice."""
    player = RolloutPolicy()
    for state in list(random_states(GAME, seed))[::5]:
        view = GAME.view(state, state.turn.player)
        if state.turn.over:
            continue
        problem = turn_problem(view, GAME.readings)
        plans = turn_plans(problem, player, 10)
        best = best_now(GAME, view, 1, SAME).advice[0]
        assert max(problem.points(plan) for plan in plans) == best.value.value
        assert len({frozenset(plan) for plan in plans}) == len(plans) <= 11
        assert (() in plans) == (problem.begun or not problem.possible)
        for plan in plans:
            now = state
            for buy in plan:
                assert GAME.refusal(now, buy) is None
                now = GAME.apply(now, buy, Random(0))


def test_a_game_won_at_once_is_exact() -> None:
    """Where the stamps left can all be bought the lead is certain: 31 and 23 against 34."""
    position = shipped("stamp-albums-last")
    answer = best_game(position.game, position.view, 3, SAME)
    best = answer.advice[0]
    assert (best.value.value, best.value.low, best.value.high) == (20.0, 20.0, 20.0)
    assert {CARDS[buy.card].name for buy in best.plan} >= {"Diplomat", "Merchant", "Penitent"}


def test_a_payment_that_helps_the_opponent_is_seen() -> None:
    """The Castle pays for the Painter: the Pact and their Journey would buy the Huntress."""
    position = position_from(
        TomlFile.parse(
            """
game = "stamp-albums"
hand = ["Pact", "Castle"]
market = ["Huntress"]
draw = 0
excuse_seen = true
[opponent]
shop = ["Painter"]
hand = 1
known = ["Journey"]
[readings]
reshuffle = false
""",
            "position",
        )
    )
    advice = best_game(position.game, position.view, 3, SAME).advice
    told = {",".join(CARDS[card].name for card in each.plan[0].pay): each.value.value for each in advice}
    assert told == {"Castle": 3.0, "Pact": -7.0, "Castle,Pact": -7.0}


def test_the_same_on_every_run() -> None:
    """Without a clock an answer depends on the seed alone; a clock that has run out leaves an answer too."""
    position = shipped("stamp-albums")
    first, again = (best_plan(position.game, position.view, Random(3)) for _ in range(2))
    assert first == again
    one, other = (best_game(position.game, position.view, 3, SAME) for _ in range(2))
    assert one == other
    plans, hurried = plan_elimination(position.game, position.view, Random(3))
    hurried.run(StopRule(STAGES[-1], STAGES), SearchBudget(SearchLimits(1e-9)))
    assert [len(leads) for leads in hurried.values] == [2] * len(plans)


def test_the_worse_half_is_dropped() -> None:
    """Stage by stage half of the plans stay, as many as asked for to the end."""
    assert halving(17, (12, 24, 48, 120), 2) == {12: 8, 24: 4, 48: 2}
    assert halving(5, (12, 24, 48, 120), 3) == {12: 3, 24: 3, 48: 3}
    position = shipped("stamp-albums")
    plans, elimination = plan_elimination(position.game, position.view, Random(3))
    elimination.run(StopRule(6, (3, 6), halving(len(plans), (3, 6), 2), least=2, width=0.0))
    samples = sorted(map(len, elimination.values), reverse=True)
    assert samples[:2] == [6, 6] and samples[-1] == 3 and samples.count(6) <= len(plans) // 2


@pytest.mark.parametrize("samples", [1, 3])
def test_a_stop_leaves_the_best_so_far(monkeypatch: pytest.MonkeyPatch, samples: int) -> None:
    """Stopped after a few samples these tell. Of a single one there is no interval."""
    position = shipped("stamp-albums")
    draw, drawn = StampAlbums.sample, list[AlbumsState]()

    def sample(game: StampAlbums, view: AlbumsView, rng: Random) -> AlbumsState:
        drawn.append(draw(game, view, rng))
        return drawn[-1]

    monkeypatch.setattr(StampAlbums, "sample", sample)
    limits = replace(SAME, stop=lambda: len(drawn) >= samples)
    answer = best_game(position.game, position.view, 3, limits)
    assert answer.interrupted
    assert {each.value.samples for each in answer.advice} == {samples}
    assert all((each.value.margin is None) == (samples == 1) for each in answer.advice)


def test_intervals_hold_their_value() -> None:
    """The value lies in its interval; the plans shown have the same samples, the best comes first."""
    position = shipped("stamp-albums")
    found = [each.value for each in best_game(position.game, position.view, 4, SAME).advice]
    assert len({each.samples for each in found}) == 1
    assert all(each.margin is not None and each.margin >= 0 for each in found)
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)


def test_nothing_to_buy() -> None:
    """A new hand is the only answer, worth no points now."""
    position = shipped("stamp-albums-new-hand")
    now = best_now(position.game, position.view, 5, SAME).advice
    assert [(each.plan, each.value.value) for each in now] == [((), 0)]
    assert best_game(position.game, position.view, 5, SAME).advice[0].plan == ()
