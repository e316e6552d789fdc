"""Agents against Pinzetta."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stockbook.games.registry import make_agent, make_game
from stockbook.models.pinzetta.game import Pinzetta, solo_position_of
from stockbook.models.pinzetta.rules import HER, ME
from stockbook.models.stampswap.effects import specialist_effect
from stockbook.models.stampswap.game.actions import Divide
from stockbook.optimizer.arena.agent import AgentName
from stockbook.optimizer.pinzetta.agents import LeadEvaluator, PinzettaPlannerAgent, ShowValues


def solo(level: int = 1, intro: bool = False) -> Pinzetta:
    """The game with the demonstration cards."""
    game = make_game("pinzetta", options={"level": level, "intro": intro})
    assert isinstance(game, Pinzetta)
    return game


def play(name: str, seed: int, *, hide: bool = False) -> tuple[tuple[int, ...], list[str]]:
    """(scores, actions) of a game; with ``hide`` the hidden part is drawn anew before each decision."""
    game = solo()
    agent, rng = make_agent(game, AgentName.parse(name)), Random(seed)
    state, actions = game.start(rng), list[str]()
    while game.turn(state) is not None:
        view = game.view(state, ME)
        if hide:
            view = game.view(game.sample(view, Random(len(actions))), ME)
        action = agent.act(view, Random(len(actions)))
        assert action in game.actions(state)
        actions.append(game.write(action))
        state = game.apply(state, action, rng)
    return game.score(state), actions


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_plays_legally_and_only_by_what_it_sees(seed: int) -> None:
    """Every action is legal, and drawing the hidden part anew before each decision changes none."""
    assert play("greedy", seed) == play("greedy", seed, hide=True)


def test_greedy_beats_random_by_far() -> None:
    """In a few games, by the mean of their scores."""
    greedy, random = (sum(play(name, seed)[0][ME] for seed in range(3)) for name in ("greedy", "random"))
    assert greedy > 1.3 * random


def test_the_planner_chooses_by_what_it_sees() -> None:
    """After its cut, drawing the hidden part anew changes neither its cut nor its choice of a pile."""
    game = solo()
    planner = PinzettaPlannerAgent(game, samples=1)
    state = game.start(Random(1))
    for phase in ("cut", "choose"):
        assert state.swap.table.phase == phase
        view = game.view(state, ME)
        other = game.view(game.sample(view, Random(9)), ME)
        action = planner.act(view, Random(3))
        assert action == planner.act(other, Random(3))
        assert action in game.actions(state)
        state = game.apply(state, action, Random(0))


def test_the_planner_shows_legally_within_its_time() -> None:
    """A whole Show Phase with little time for each decision."""
    game = solo(intro=True)
    agent = make_agent(game, AgentName.parse("planner:0.05"))
    state = game.start(Random(4))
    while state.swap.table.phase != "show":
        state = game.apply(state, game.actions(state)[0], Random(0))
    while state.swap.table.round == 1:
        action = agent.act(game.view(state, ME), Random(5))
        assert action in game.actions(state)
        state = game.apply(state, action, Random(0))


def test_a_lead_prefers_points() -> None:
    """A high rare stamp leads more in my hands than in hers, and in intro mode hers count nothing."""
    for intro in (False, True):
        game = solo(intro=intro)
        state = game.start(Random(2))
        pieces = game.components.pieces
        rare = max(pieces.rare, key=lambda tile: pieces.tiles[tile].points)
        evaluator = LeadEvaluator(game.components, state, ShowValues(game.components, state.swap.table))
        nothing, mine, hers = (evaluator.lead(*goods) for goods in (((), ()), ((rare,), ()), ((), (rare,))))
        assert mine > nothing
        assert (hers == nothing) if intro else (hers < nothing)


def test_the_last_round_knows_its_forever_places() -> None:
    """In round 3 a forever stamp more than hers is worth the difference of the places."""
    game = solo()
    state = game.start(Random(2))
    while state.swap.table.round < 3 or state.swap.table.phase != "cut":
        state = game.apply(state, game.actions(state)[0], Random(0))
    evaluator = LeadEvaluator(game.components, state, ShowValues(game.components, state.swap.table))
    stack = state.swap.deal.stacks[-1]
    assert len(stack) >= 4
    assert evaluator.lead((), stack[:1]) < evaluator.lead((), ())
    assert state.swap.table.seats[HER].cards


def test_greedy_cuts_evenly_by_its_guess() -> None:
    """No other legal cut keeps more of what it takes its goods for."""
    game = solo()
    state = game.start(Random(6))
    agent = make_agent(game, AgentName("greedy"))
    action = agent.act(game.view(state, ME), Random(1))
    assert isinstance(action, Divide)
    assert abs(len(action.cut.piles[0]) - len(action.cut.piles[1])) <= 1


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_a_card_that_pays_for_gifts_stays(name: str) -> None:
    """It pays for what she takes only where it stays: at 20 points an item no pile with it can be taken."""
    game = solo()
    deck = game.deck
    cards = tuple(replace(card, effect=specialist_effect("gift 20")) for card in deck.specialists)
    game = replace(game, deck=replace(deck, specialists=cards))
    state = game.start(Random(4))
    table, first = state.swap.table, deck.attendees.start + len(game.components.deck.exhibitors)
    (paying,) = (place for place, item in enumerate(table.seats[ME].goods) if item >= first)
    action = make_agent(game, AgentName(name)).act(game.view(state, ME), Random(1))
    assert isinstance(action, Divide)
    seen = solo_position_of(game.components, game.view(state, ME))
    odds = seen.appraised(action.cut).odds(game.cards.crossed)
    assert not any(chance and paying in pile for chance, pile in zip(odds, action.cut.piles, strict=True))
