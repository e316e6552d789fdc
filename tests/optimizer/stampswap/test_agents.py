"""Agents for Stamp Swap and its seasons."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean
from time import monotonic
from typing import Any

import pytest

from stockbook.games.registry import definition_of, make_agent, make_game
from stockbook.models.stampswap.effects import event_effect
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Collect, Divide
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.optimizer.arena.agent import AgentName
from stockbook.optimizer.arena.match import Entrant, Match
from stockbook.optimizer.arena.workers import local_workers
from tests.models.stampswap.game.games import demo
from tests.optimizer.arena.matches import an_arena, threads, timeless

HASTY = Entrant.named(definition_of("stampswap").agents, "hasty")


def play(
    game: Any, names: tuple[str, ...], seed: int, *, hide: bool = False
) -> tuple[tuple[int, ...], list[str]]:
    """(points, actions) of a game; with ``hide`` the hidden part is drawn anew before each decision."""
    agents = [make_agent(game, AgentName.parse(name)) for name in names]
    rngs = [Random(seed + number) for number in range(len(names))]
    rng, state, actions = Random(seed), game.start(Random(seed)), []
    while (player := game.turn(state)) is not None:
        view = game.view(state, player)
        if hide:
            view = game.view(game.sample(view, rng), player)
        action = agents[player].act(view, rngs[player])
        assert action in game.actions(state)
        actions.append(game.write(action))
        state = game.apply(state, action, rng)
    return game.score(state), actions


@pytest.mark.parametrize("names", [("quick", "hasty"), ("quick", "random", "quick"), ("quick",) * 5])
def test_agents_play_legally_to_the_end_and_only_by_what_they_see(names: tuple[str, ...]) -> None:
    """Every action is legal, and drawing the hidden part anew before each decision changes none."""
    game = make_game("stampswap", len(names))
    seen = play(game, names, 3)
    if "random" not in names:
        assert seen == play(game, names, 3, hide=True)


@pytest.mark.parametrize(("name", "sizes"), [("quick", (2, 3)), ("hasty", (1, 4))])
def test_agents_cut_for_what_they_are_paid(name: str, sizes: tuple[int, int]) -> None:
    """For 20 points an item greedy makes the worse pile large, the planner the one that is likely taken."""
    deck = demo()
    deck = replace(deck, events=tuple(replace(card, effect=event_effect("gift 20")) for card in deck.events))
    game = StampSwap(deck, 2)
    agent, rng, state = make_agent(game, AgentName.parse(name)), Random(0), game.start(Random(4))
    cuts = 0
    while state.table.phase in ("collect", "cut"):
        action = agent.act(game.view(state, state.table.turn), rng)
        if isinstance(action, Divide) and len(action.cut.reserve) == 1:
            assert sorted(map(len, action.cut.piles)) == list(sizes)
            cuts += 1
        state = game.apply(state, action, rng)
    assert cuts


def test_greedy_beats_random_by_far() -> None:
    """In every one of a few seasons."""
    game = make_game("stampswap-season")
    greedy = [play(game, ("greedy",), seed)[0][0] for seed in range(4)]
    random = [play(game, ("random",), seed)[0][0] for seed in range(4)]
    assert mean(greedy) > 1.3 * mean(random)


def test_the_planner_looks_ahead_better_than_greedy() -> None:
    """Over a few seasons even the hasty one scores more."""
    game = make_game("stampswap-season")
    greedy = [play(game, ("greedy",), seed)[0][0] for seed in range(3)]
    hasty = [play(game, ("hasty",), seed)[0][0] for seed in range(3)]
    assert mean(hasty) > mean(greedy)


def test_a_time_limit_ends_a_decision() -> None:
    """The planner asked for a moment answers soon, with a legal action."""
    game = make_game("stampswap-season")
    state = game.start(Random(1))
    agent = make_agent(game, AgentName("planner", 0.05))
    before = monotonic()
    assert agent.act(game.view(state, 0), Random(1)) in game.actions(state)
    assert monotonic() - before < 60


def test_the_planner_plays_the_same_on_any_workers() -> None:
    """In one thread and in two processes: without a time limit it looks at no clock."""
    match = Match(
        make_game("stampswap", 2, {"side": 6}),
        (HASTY, Entrant.named(definition_of("stampswap").agents, "greedy")),
    )
    alone, shared = an_arena(match, 1), an_arena(match, 1)
    alone.run(threads(1))
    shared.run(local_workers(2))
    assert timeless(alone) == timeless(shared)


def test_the_planner_swaps_better_than_greedy() -> None:
    """Over a few pairs of games for two, even with few samples, it has more points."""
    game = make_game("stampswap", 2)
    leads = []
    for seed in range(2):
        (mine, theirs), _ = play(game, ("hasty", "quick"), seed)
        (others, own), _ = play(game, ("quick", "hasty"), seed)
        leads.append(mine - theirs + own - others)
    assert mean(leads) > 0


@pytest.mark.parametrize("players", (2, 3))
def test_the_planner_that_selects_last_leaves_the_token(players: int) -> None:
    """It comes anyway: the planner selects one of the other items, even worthless ones, and gets both."""
    game = make_game("stampswap", players)
    token, rng = game.deck.token, Random(0)
    state = game.start(rng)
    while not rules.last_to_select(game.pieces, state.table, state.table.turn):
        item = next(place for place, item in enumerate(state.table.pool) if item != token)
        state = game.apply(state, Collect(item), rng)
    table = state.table
    left = (min(range(len(game.deck.tiles)), key=lambda tile: game.deck.tiles[tile].points), token)
    state = replace(state, table=replace(table, pool=left, down=table.down.difference(left)))
    action = make_agent(game, AgentName("planner")).act(game.view(state, table.turn), rng)
    assert action == Collect(0)
    assert token in game.apply(state, action, rng).table.seats[table.turn].apart
