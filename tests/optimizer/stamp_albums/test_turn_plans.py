"""The best purchases of a turn: against brute force on thousands of random positions, and by hand."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.stamp_albums.actions import unneeded_card
from stockbook.models.stamp_albums.cards import CARDS, COST, IS_ACE, PAYS, PLAIN, POINTS, STAMPS, SUIT_BITS
from stockbook.models.stamp_albums.reading import position_from
from stockbook.models.stamp_albums.turn_model import TurnProblem, build_turn, turn_problem
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.stamp_albums.turn_plans import _PARAMETERS, best_purchases

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
