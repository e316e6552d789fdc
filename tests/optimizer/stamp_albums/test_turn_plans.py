"""The best purchases of a turn against brute force and by hand, and leads by common samples."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from benchmarks.learn_stamp_albums import learn, samples
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.stamp_albums.cards import CARDS, COST, IS_ACE, PAYS, PLAIN, POINTS, STAMPS, SUIT_BITS
from stockbook.models.stamp_albums.game import EndTurn, StampAlbums, unneeded_card
from stockbook.models.stamp_albums.reading import AlbumsPosition, position_from
from stockbook.models.stamp_albums.state import AlbumsReadings, AlbumsState, AlbumsView
from stockbook.models.stamp_albums.turn_model import TurnProblem, build_turn, turn_problem
from stockbook.optimizer.sampling.elimination import StopRule
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stamp_albums.advice import best_game, best_now
from stockbook.optimizer.stamp_albums.turn_plans import (
    _PARAMETERS,
    FEATURES,
    STAGES,
    WEIGHTS,
    RolloutPolicy,
    best_plan,
    best_purchases,
    expected_gain,
    features,
    halving,
    plan_elimination,
    turn_plans,
)
from tests.models.stamp_albums.games import random_states

POSITIONS = Path(__file__).resolve().parents[3] / "seeds" / "positions"


def random_problem(rng: Random, hand: int, market: int) -> TurnProblem:
    """A turn with up to so many cards in hand and in the market, and a few stamps in both shops."""
    plain = rng.sample(sorted(PLAIN), len(PLAIN))
    stamps = rng.sample(sorted(STAMPS), len(STAMPS))
    mine = [plain.pop() for _ in range(rng.randint(1, hand))]
    places: dict[int, str] = {}
    for place, most in (("market", market), ("shop", 2), ("opponent", 2)):
        for _ in range(rng.randint(0, most)):
            source = plain if place == "market" and rng.random() < 0.7 else stamps
            places[source.pop()] = place
    return TurnProblem(tuple(sorted(mine)), places, rng.random() < 0.8, rng.random() < 0.3)


def brute_force(problem: TurnProblem) -> int | None:
    """The most stamp points, by trying every order of purchases and every payment; None if none is legal."""
    cards = sorted({*problem.hand, *problem.places} - STAMPS)
    masks = range(1 << len(cards))
    sets = [[card for i, card in enumerate(cards) if mask >> i & 1] for mask in masks]
    total = [sum(PAYS[card] for card in each) for each in sets]
    lent = [sum(SUIT_BITS[card] for card in each if IS_ACE[card]) for each in sets]
    paying = {
        card: [
            mask
            for mask in masks
            if total[mask] >= COST[card]
            and all(IS_ACE[c] or SUIT_BITS[c] & (SUIT_BITS[card] | lent[mask]) for c in sets[mask])
        ]
        for card in problem.places
    }

    @cache
    def best(hand: int, left: frozenset[int], begun: bool) -> int | None:
        top = 0 if begun else None
        for card in left:
            gained = 1 << cards.index(card) if problem.reuse and card in PLAIN else 0
            for pay in paying[card]:
                if not pay & ~hand:
                    rest = best(hand & ~pay | gained, left - {card}, True)
                    if rest is not None and (top is None or POINTS[card] + rest > top):
                        top = POINTS[card] + rest
        return top

    start = sum(1 << i for i, card in enumerate(cards) if card in problem.hand)
    return best(start, frozenset(problem.places), problem.begun)


@pytest.mark.parametrize(("hand", "market", "count"), [(4, 3, 1500), (3, 5, 400), (6, 2, 100)])
def test_brute_force_agrees(hand: int, market: int, count: int) -> None:
    """On random positions the proved points are those of brute force over all purchases."""
    rng = Random(hand)
    for _ in range(count):
        problem = random_problem(rng, hand, market)
        found = best_purchases(problem)
        points = found[0].points if found else None
        assert points == brute_force(problem), problem
        assert problem.possible or problem.begun or not found


def test_each_is_proved_with_little_work() -> None:
    """Positions of a whole game's size take a tenth of a second at most, by work that needs no clock."""
    rng = Random(5)
    for _ in range(100):
        outcome = Search(build_turn(random_problem(rng, 8, 5)).model, _PARAMETERS).run()
        assert outcome.finished
        assert outcome.deterministic_time < 0.01


def test_plans_are_legal_thrifty_and_differ() -> None:
    """Plans come best first, each with other stamps; nothing is spent that is not needed."""
    rng = Random(6)
    for _ in range(40):
        problem = random_problem(rng, 6, 5)
        plans = best_purchases(problem, plans=4)
        assert [plan.points for plan in plans] == sorted((plan.points for plan in plans), reverse=True)
        bought = [frozenset(buy.card for buy in plan.buys) for plan in plans]
        assert len(set(bought)) == len(bought)
        stamps = [cards & STAMPS for cards in bought if cards & STAMPS]
        assert len(set(stamps)) == len(stamps)
        for plan in plans:
            assert problem.points(plan.buys) == plan.points
            assert all(unneeded_card(buy.card, buy.pay) is None for buy in plan.buys)


def test_a_bought_card_pays_for_the_next() -> None:
    """The shipped example: both stamps of the market by way of the Island and the Window, or one without."""
    position = position_from(read_toml_file(POSITIONS / "stamp-albums-chain.toml"))
    problem = turn_problem(position.view, position.game.readings)
    best = best_purchases(problem)[0]
    assert best.points == 20
    names = [CARDS[buy.card].name for buy in best.buys]
    assert set(names) == {"Island", "Window", "Consul", "Bard"}
    strict = TurnProblem(problem.hand, problem.places, reuse=False)
    assert best_purchases(strict)[0].points == 13


def test_the_example_of_the_page() -> None:
    """The Huntress costs less than the Journey, Castle and Ace of Suns: so the Castle buys the Painter."""
    position = position_from(read_toml_file(POSITIONS / "stamp-albums.toml"))
    problem = turn_problem(position.view, position.game.readings)
    best = best_purchases(problem)[0]
    assert best.points == 13
    assert {CARDS[buy.card].name for buy in best.buys} == {"Huntress", "Painter"}


@pytest.mark.parametrize("name", ["chain", "last", "new-hand"])
def test_shipped_positions_agree_with_brute_force(name: str) -> None:
    """The other shipped positions too."""
    position = position_from(read_toml_file(POSITIONS / f"stamp-albums-{name}.toml"))
    problem = turn_problem(position.view, position.game.readings)
    found = best_purchases(problem)
    assert (found[0].points if found else None) == brute_force(problem)


def test_illegal_purchases_bring_no_points() -> None:
    """The check of an answer refuses what is not for sale, not in hand, not enough, or after the end."""
    problem = TurnProblem(hand=(), places={}, last=True)
    position = position_from(read_toml_file(POSITIONS / "stamp-albums-last.toml"))
    whole = turn_problem(position.view, position.game.readings)
    best = best_purchases(whole)[0]
    with pytest.raises(ValueError, match="not for sale"):
        whole.points([*best.buys[:1], *best.buys[:1]])
    with pytest.raises(ValueError, match="not in hand"):
        TurnProblem((), whole.places).points(best.buys)
    with pytest.raises(ValueError, match="the game is over"):
        problem.points(best.buys)


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
