"""The ends of a game and their reasons; a turn that would begin again for ever, by a search of all draws."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest

from stockbook.games.records import parse_record
from stockbook.games.registry import make_game
from stockbook.models.play.record import GameHistory, replay
from stockbook.models.stamp_albums.actions import EndTurn
from stockbook.models.stamp_albums.card_moves import on_offer
from stockbook.models.stamp_albums.cards import IS_ACE, PLAIN, STAMPS, SUIT_BITS
from stockbook.models.stamp_albums.endings import ALL_BOUGHT, ENDLESS, begins_again_for_ever
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.payments import affordable, affordable_from
from stockbook.models.stamp_albums.state import HAND, AlbumsReadings, AlbumsState, PlayerCards, TurnState
from tests.models.stamp_albums.games import random_states

GAME = StampAlbums()


def reachable_hands(state: AlbumsState, reshuffle: bool) -> set[tuple[frozenset[int], frozenset[int]]]:
    """Every (hand, stamps drawn) after any number of exchanges, over all orders of every shuffle."""
    start = (frozenset(state.sides[0].hand), state.draw, frozenset(state.discard), frozenset[int]())
    found, open_states = {start}, [start]
    while open_states:
        hand, draw, discard, stamps = open_states.pop()
        for drawn, left, rest in _draws(draw, discard | hand, reshuffle):
            plain = frozenset(drawn) & PLAIN
            after = plain, left, rest, stamps | (frozenset(drawn) & STAMPS)
            if after not in found:
                found.add(after)
                open_states.append(after)
    return {(hand, stamps) for hand, _, _, stamps in found}


def _draws(
    draw: tuple[int, ...] | frozenset[int], discard: frozenset[int], reshuffle: bool
) -> list[tuple[frozenset[int], tuple[int, ...] | frozenset[int], frozenset[int]]]:
    """Each (cards drawn, draw pile, discards); a pile in unknown order is a set."""
    if len(draw) >= HAND:
        if isinstance(draw, tuple):
            return [(frozenset(draw[:HAND]), draw[HAND:], discard)]
        return [(frozenset(each), draw - set(each), discard) for each in combinations(draw, HAND)]
    first = frozenset(draw)
    if not reshuffle:
        return [(first, (), discard)]
    more = combinations(discard, min(HAND - len(first), len(discard)))
    return [(first | set(each), discard - set(each), frozenset()) for each in more]


@pytest.mark.parametrize("reshuffle", [True, False])
def test_a_turn_without_end_is_found_exactly(reshuffle: bool) -> None:
    """Where cards are reshuffled, a turn ends exactly if some hand of all draws buys something; else it is
    seen at the latest when no card is left."""
    readings = AlbumsReadings(reshuffle=reshuffle)
    rng, seen = Random(5), {True: 0, False: 0}
    for _ in range(120):
        plain = rng.sample(sorted(PLAIN), 10)
        stamps = rng.sample(sorted(STAMPS), 4)
        pile = [*plain[: rng.randint(3, 8)], *stamps[: rng.choice((0, 0, 1))]]
        rng.shuffle(pile)
        cut = rng.randint(0, min(HAND, len(pile)))
        hand = tuple(sorted(card for card in pile[:cut] if card in PLAIN))
        market = tuple(sorted((*plain[8:], stamps[2]))) if rng.random() < 0.3 else (stamps[2],)
        draw = tuple(card for card in pile if card not in hand)
        state = AlbumsState((PlayerCards(hand), PlayerCards()), market, (), draw, True, TurnState())
        if any(affordable(card, hand) for card in on_offer(state)):
            continue
        ends = any(
            affordable(card, hand)
            for hand, drawn in reachable_hands(state, reshuffle)
            for card in (*on_offer(state), *drawn)
        )
        found = begins_again_for_ever(state, readings)
        assert found == (not ends) if reshuffle or not draw else not found or not ends
        seen[found] += 1
    assert min(seen.values()) > 3


def test_what_a_part_of_the_cards_buys() -> None:
    """The same as trying all of their hands."""
    rng = Random(1)
    for _ in range(200):
        cards = rng.sample(sorted(PLAIN), rng.randint(0, 8))
        card, most = rng.choice(sorted(PLAIN | STAMPS)), rng.randint(0, 5)
        hands = combinations(cards, min(most, len(cards)))
        assert affordable_from(card, cards, most) == any(affordable(card, hand) for hand in hands)


@pytest.mark.parametrize("reshuffle", [True, False])
def test_a_turn_begins_again_until_something_is_bought(reshuffle: bool) -> None:
    """Without a limit no turn of a game ends without a purchase, except with the game."""
    game = StampAlbums(AlbumsReadings(reshuffle=reshuffle))
    for seed in range(20):
        states = list(random_states(game, seed))
        for before, after in pairwise(states):
            if before.turn.player != after.turn.player:
                assert before.turn.bought
        assert states[-1].turn.ended


def test_a_hand_is_exchanged_as_often_as_it_takes() -> None:
    """Only one of thirteen cards buys the stamp: the turn goes on until that card comes into the hand."""
    stamp = max(STAMPS)
    key = next(card for card in PLAIN if affordable(stamp, [card]))
    others = [card for card in sorted(PLAIN) if not IS_ACE[card] and not SUIT_BITS[card] & SUIT_BITS[stamp]]
    hand, draw = tuple(others[:5]), (*others[5:12], key)
    state = AlbumsState((PlayerCards(hand), PlayerCards()), (stamp,), (), draw, True, TurnState())
    while GAME.actions(state) == [EndTurn()]:
        state = GAME.apply(state, EndTurn(), Random(0))
    assert (state.turn.player, state.turn.new_hands) == (0, 2)
    assert affordable(stamp, state.sides[0].hand)


def test_a_turn_that_would_begin_again_for_ever_ends_the_game() -> None:
    """With its reason; a hand may still be exchanged where a card to come would help."""
    huntress = min(card for card in STAMPS if affordable_from(card, sorted(PLAIN), 5))
    state = AlbumsState((PlayerCards(), PlayerCards()), (huntress,), (), (), True, TurnState())
    over = GAME.apply(state, EndTurn(), Random(0))
    assert (over.turn.ended, GAME.turn(over)) == (ENDLESS, None)
    helped = replace(state, discard=tuple(sorted(PLAIN)))
    assert not GAME.apply(helped, EndTurn(), Random(0)).turn.ended
    limited = StampAlbums(AlbumsReadings(new_hands=0)).apply(state, EndTurn(), Random(0))
    assert limited.turn.ended != ENDLESS


def test_every_end_has_its_reason() -> None:
    """Games of all readings end with one; most with the last stamp."""
    reasons = set()
    for options in ({}, {"new_hands": 0}, {"new_hands": 1, "reshuffle": False}, {"quiet_turns": 3}):
        for seed in range(8):
            *_, last = random_states(StampAlbums(AlbumsReadings(**options)), seed)
            assert last.turn.over
            reasons.add(last.turn.ended)
    assert "" not in reasons
    assert len(reasons) > 2 and ALL_BOUGHT in reasons


def test_games_kept_before_keep_their_limit() -> None:
    """A record with a limit replays with it; one without has none."""
    for limit in (None, 1):
        game = StampAlbums(AlbumsReadings(new_hands=limit))
        history = GameHistory(game, 3)
        again = replay(parse_record(str(history.record(["me", "you"]))))
        assert again.game == game == make_game("stamp-albums", options=dict(game.options))
