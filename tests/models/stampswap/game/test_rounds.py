"""A round of Stamp Swap from its setup to its end, as the rulebook tells it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from stockbook.games.registry import make_game
from stockbook.models.stampswap.effects import STACKS, Reserves, event_effect, specialist_effect
from stockbook.models.stampswap.game import dealt_rounds as dealt
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Collect, Divide, TakePile
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import changed
from tests.models.stampswap.game.games import course, demo

PLAYERS = (2, 3, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_setup_of_a_round(players: int) -> None:
    """As many events as players fill the pool, cards and forever stamps face up; the token comes last."""
    game = StampSwap(demo(), players)
    deck, rounds = game.deck, set()
    for state, _ in course(game, players):
        table = state.table
        if table.phase != "collect" or table.round in rounds:
            continue
        rounds.add(table.round)
        events = [deck.events[number] for number in table.events]
        assert len(events) == players
        assert len(table.pool) == sum(event.items for event in events) + 1
        assert table.pool[-1] == deck.token
        hidden = table.down.intersection(table.pool)
        up = any(effect.face_up for effect in game.pieces.event_effects(table.events))
        assert len(hidden) == (0 if up else sum(sum(event.down.values()) for event in events))
        assert all(item < len(deck.tiles) for item in hidden)
    assert rounds == {1, 2, 3}


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_selects_one_item_after_the_other(players: int) -> None:
    """From the first player clockwise, until all have six, or as many as the event says."""
    game = StampSwap(demo(), players)
    for (state, action), (after, _) in pairwise(course(game, 20 + players)):
        table = state.table
        if not isinstance(action, Collect):
            continue
        if after.table.phase == "collect":
            assert after.table.turn == (table.turn + 1) % players
        else:
            selected = rules.collected(game.pieces, table)
            assert {len(seat.goods) for seat in after.table.seats} == {selected}
            assert after.table.turn == table.first


@pytest.mark.parametrize("players", PLAYERS)
def test_the_end_of_a_round(players: int) -> None:
    """The top event never comes again, what is left in the pool goes, and the token's holder begins."""
    game = StampSwap(demo(), players)
    token, top = game.deck.token, []
    for (state, _), (after, _) in pairwise(course(game, 40 + players)):
        table, new = state.table, after.table
        if new.round == table.round:
            continue
        top.append(table.events[0])
        assert not {*top} & {*new.events}
        assert {*table.pool} - {token} <= {*new.discarded}
        (holder,) = (player for player, seat in enumerate(table.seats) if seat.token)
        assert new.first == new.turn == holder
        assert token in new.pool
    assert len(top) == 2


def test_the_start() -> None:
    """Each player has a player mat of their own; who begins is drawn, or chosen by an option."""
    game = StampSwap(demo(), 3)
    states = [game.start(Random(seed)) for seed in range(20)]
    for state in states:
        exhibitors = [seat.exhibitor for seat in state.table.seats]
        assert len({*exhibitors}) == 3 and {*exhibitors} <= {*game.deck.mats}
    assert {state.table.first for state in states} == {0, 1, 2}
    for first in (1, 2, 3):
        chosen = make_game("stampswap", 3, {"first": first})
        assert {chosen.start(Random(seed)).table.first for seed in range(5)} == {first - 1}
        options = chosen.options
        assert options["first"] == first and make_game("stampswap", 3, options) == chosen


def test_a_stack_that_has_run_out() -> None:
    """The front tile of the largest one takes its place; if all have, none comes."""
    stacks = [[], [5], [6, 7], [8]]
    assert (dealt.draw(stacks, 0), dealt.draw(stacks, 3), stacks) == ([6], [8], [[], [5], [7], []])
    assert dealt.draw([[], []], 1) == []


def test_a_specialist_acts_from_the_moment_it_is_selected() -> None:
    """One that allows another reserve does so for the cut of the same round."""
    game, more = StampSwap(demo(), 4), 0
    for seed in range(12):
        for state, action in course(game, seed):
            table = state.table
            if not isinstance(action, Divide):
                continue
            seat = table.seat
            before = rules.reserves(game.pieces, changed(table, table.turn, goods=()), table.turn)
            added = [effect.reserves for effect in game.pieces.effects(seat.goods)]
            assert rules.reserves(game.pieces, table, table.turn) == sum(added, before)
            more += any(each != Reserves() for each in added)
    assert more


def test_specialists_draw_before_the_event() -> None:
    """At the end of the Collect Phase, clockwise from the first player; then the event draws for everyone."""
    text = "collected draw small-square"
    deck = replace(
        demo(),
        specialists=tuple(replace(each, effect=specialist_effect(text)) for each in demo().specialists),
        events=tuple(replace(each, effect=event_effect(text)) for each in demo().events),
    )
    game, by_cards = StampSwap(deck, 3), 0
    for seed in range(6):
        before, after = next(
            (one, two)
            for (one, _), (two, _) in pairwise(course(game, seed))
            if (one.table.phase, two.table.phase) == ("collect", "cut")
        )
        table = after.table
        order = [(table.first + number) % 3 for number in range(3)]
        goods = [seat.goods for seat in table.seats]
        cards = [player for player in order for _ in game.pieces.effects(goods[player])]
        stack = list(before.deal.stacks[STACKS.index("small-square")])
        drawn: dict[int, list[int]] = {player: [] for player in order}
        for player in (*cards, *order):
            drawn[player].append(stack.pop())
        for player, found in drawn.items():
            assert [item for item in table.seats[player].apart if item != deck.token] == found
        by_cards += len(cards)
    assert by_cards


def test_who_keeps_both_piles_draws_nothing() -> None:
    """A card that draws when a pile is taken acts for the owner of that pile, and for nobody else."""
    game, drawn, kept = StampSwap(demo(), 3), 0, 0
    for seed in range(10):
        for (state, action), (after, _) in pairwise(course(game, seed)):
            if not isinstance(action, TakePile):
                continue
            seat = state.table.seats[action.owner]
            cards = (*seat.cards, *seat.apart, *seat.piles[1 - action.pile])
            names = [each.taken_draw for each in game.pieces.effects(cards) if each.taken_draw]
            gone = [
                len(one) - len(two) for one, two in zip(state.deal.stacks, after.deal.stacks, strict=True)
            ]
            assert sum(gone) == len(names) and all(gone[dealt.stack_number(name)] for name in names)
            drawn += len(names)
            kept += after.table.phase == "show"
    assert drawn and kept


@pytest.mark.parametrize("size", STACKS)
def test_drawn_stamps_are_reserved(size: str) -> None:
    """A card draws from the stack of a size until it has run out, rare stamps too, never a forever stamp."""
    game = StampSwap(demo(), 2)
    state = game.start(Random(1))
    left = state.deal.stacks[STACKS.index(size)]
    for _ in range(len(left) + 2):
        state = dealt.gained(state, [(1, size)])
    drawn = state.table.seats[1].apart
    assert sorted(drawn) == sorted(left)
    assert {game.deck.tiles[item].size for item in drawn} == {size}
    assert {*drawn} & game.pieces.rare == {*left} & game.pieces.rare
