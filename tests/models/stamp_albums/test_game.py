"""The game: where cards go, whose turn it is, forced purchases, new hands, its ends with their reasons."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import pytest

from stockbook.games.records import parse_record
from stockbook.games.registry import make_game
from stockbook.models.files.faults import PositionError
from stockbook.models.play.record import GameHistory, replay
from stockbook.models.stamp_albums.cards import (
    CARDS,
    EXCUSE,
    IS_ACE,
    PAYS,
    PLAIN,
    POINTS,
    STAMPS,
    SUIT_BITS,
    parse_card,
)
from stockbook.models.stamp_albums.game import (
    ALL_BOUGHT,
    ENDLESS,
    Buy,
    EndTurn,
    StampAlbums,
    affordable,
    affordable_from,
    begins_again_for_ever,
    spendable_cards,
)
from stockbook.models.stamp_albums.state import (
    HAND,
    AlbumsReadings,
    AlbumsState,
    Cards,
    PlayerCards,
    TurnState,
    on_offer,
)
from tests.models.stamp_albums.games import all_cards, random_states

GAME = StampAlbums()


def cards(text: str) -> Cards:
    """Cards by name, in rising order."""
    return tuple(sorted(parse_card(name) for name in text.split(","))) if text else ()


def table(
    hand: str = "",
    market: str = "",
    shop: str = "",
    their_shop: str = "",
    their_hand: str = "",
    draw: str = "",
    discard: str = "",
) -> AlbumsState:
    """A state in which the first player's turn begins."""
    sides = PlayerCards(cards(hand), cards(shop)), PlayerCards(cards(their_hand), cards(their_shop))
    pile = tuple(parse_card(name) for name in draw.split(",")) if draw else ()
    return AlbumsState(sides, cards(market), cards(discard), pile, EXCUSE not in pile, TurnState())


def buy(card: str, pay: str) -> Buy:
    """A purchase by names."""
    return Buy(parse_card(card), cards(pay))


@pytest.mark.parametrize("seed", range(25))
def test_cards_are_never_lost(seed: int) -> None:
    """All through a game each card lies somewhere once: stamps in no hand, nothing else in shop or album."""
    for state in random_states(GAME, seed):
        assert sorted(all_cards(state)) == list(range(state.excuse_seen, len(CARDS)))
        for side in state.sides:
            assert PLAIN.issuperset(side.hand + side.known)
            assert set(side.known) <= set(side.hand)
            assert STAMPS.issuperset(side.shop + side.album)
        assert STAMPS.isdisjoint(state.discard)
        assert EXCUSE not in state.market + state.discard
        assert len(state.market) <= 5
        assert GAME.score(state) == tuple(sum(POINTS[c] for c in side.album) for side in state.sides)
    assert state.turn.over


@pytest.mark.parametrize("seed", range(10))
def test_purchases_are_forced_where_possible(seed: int) -> None:
    """A turn ends only after a purchase, or where nothing can be bought; every action offered is legal."""
    for state in random_states(GAME, seed):
        if state.turn.over:
            break
        actions = GAME.actions(state)
        possible = any(affordable(card, spendable_cards(state)) for card in on_offer(state))
        assert (EndTurn() in actions) == (state.turn.bought > 0 or not possible)
        assert (GAME.refusal(state, EndTurn()) is None) == (EndTurn() in actions)
        assert all(GAME.refusal(state, action) is None for action in actions)


def test_the_start() -> None:
    """Five cards each, five in the market; stamps of the hands lie in the shops, and who begins has drawn."""
    for seed in range(50):
        state = GAME.start(Random(seed))
        assert len(state.market) == 5
        first, second = state.sides
        assert len(second.hand) + len(second.shop) == 5
        assert len(first.hand) <= 5
        assert len(state.draw) == 45 - len(state.market) - sum(
            len(side.hand) + len(side.shop) for side in state.sides
        )


def test_a_stamp_from_the_market() -> None:
    """It goes into the album, the payment to the discards, and the market fills up at once."""
    state = table("Journey, Castle, Ace of Suns, End", "Huntress, Mill", draw="Sailor, Desert")
    after = GAME.apply(state, buy("Huntress", "Journey, Castle, Ace of Suns"), Random(0))
    assert after.sides[0] == PlayerCards(hand=cards("End"), album=cards("Huntress"))
    assert after.market == cards("Mill, Sailor")
    assert after.discard == cards("Journey, Castle, Ace of Suns")
    assert (after.turn.player, after.turn.bought) == (0, 1)


def test_a_card_that_is_no_stamp() -> None:
    """It goes into the hand, where the opponent knows it, and may pay in the same turn, if so read."""
    state = table("End", "Mill", shop="Sailor", draw="Desert")
    after = GAME.apply(state, buy("Mill", "End"), Random(0))
    assert after.sides[0].hand == after.sides[0].known == cards("Mill")
    assert buy("Sailor", "Mill") in GAME.actions(after)
    strict = StampAlbums(AlbumsReadings(reuse=False))
    after = strict.apply(state, buy("Mill", "End"), Random(0))
    assert strict.actions(after) == [EndTurn()]
    assert "was bought in this turn" in (strict.refusal(after, buy("Sailor", "Mill")) or "")


def test_a_purchase_from_the_opponent() -> None:
    """The payment goes to the opponent's hand; the first player has seen it there."""
    state = table("Castle, End", "Mill", their_shop="Painter", their_hand="Cave", draw="Desert")
    after = GAME.apply(state, buy("Painter", "Castle"), Random(0))
    assert after.sides[1] == PlayerCards(hand=cards("Castle, Cave"), known=cards("Castle"))
    assert after.discard == ()
    view = GAME.view(after, 0)
    assert (view.other.hand, view.other_hand) == (cards("Castle"), 2)
    assert GAME.view(after, 1).me == after.sides[1]


def test_one_s_own_shop_pays_to_the_discards() -> None:
    """Cards that pay for a purchase from one's own shop go to the discards."""
    state = table("Castle", shop="Painter", market="Bard", draw="Desert")
    after = GAME.apply(state, buy("Painter", "Castle"), Random(0))
    assert (after.discard, after.sides[0].shop) == (cards("Castle"), ())


def test_the_next_turn() -> None:
    """The other player draws up to five, and puts the stamps among these into their shop."""
    state = table(
        "Castle, End", "Painter, Bard", their_hand="Cave", draw="Mill, Sailor, Desert, Origin, Pact, Sea"
    )
    state = GAME.apply(state, buy("Painter", "Castle"), Random(0))
    assert state.market == cards("Bard, Mill")
    state = GAME.apply(state, EndTurn(), Random(0))
    assert state.turn == TurnState(player=1)
    assert state.sides[1] == PlayerCards(hand=cards("Cave, Desert, Origin, Pact"), shop=cards("Sailor"))
    assert state.draw == cards("Sea")


def test_the_excuse_is_put_away_and_replaced() -> None:
    """Wherever it turns up, the next card takes its place."""
    state = table("Castle", "Painter, Bard", draw="Mill, Desert")
    state = replace(state, draw=(EXCUSE, *state.draw), excuse_seen=False)
    after = GAME.apply(state, buy("Painter", "Castle"), Random(0))
    assert (after.market, after.excuse_seen, after.draw) == (cards("Bard, Mill"), True, cards("Desert"))


def test_the_discards_become_the_draw_pile() -> None:
    """They are shuffled when a card is needed and none is left; or, read otherwise, no card comes."""
    state = table("Castle, End", "Painter, Bard", discard="Mill, Desert, Origin")
    after = GAME.apply(state, buy("Painter", "Castle"), Random(0))
    assert (len(after.market), len(after.draw), after.discard) == (2, 3, ())
    after = StampAlbums(AlbumsReadings(reshuffle=False)).apply(state, buy("Painter", "Castle"), Random(0))
    assert after.market == cards("Bard")
    assert sorted(after.discard) == sorted(cards("Mill, Desert, Origin, Castle"))


#: Nothing can be bought with the first hand.
STUCK = table(
    "Origin",
    "Watchman, Windfall",
    their_hand="Desert",
    draw="Author, Sea, Calamity, Forest, Journey, Pact, Mill",
)


def test_a_hand_that_buys_nothing() -> None:
    """It is shown, discarded and replaced, and the turn starts again; after that the turn is over."""
    assert GAME.actions(STUCK) == [EndTurn()]
    again = GAME.apply(STUCK, EndTurn(), Random(0))
    assert (again.turn.player, again.turn.new_hands) == (0, 1)
    assert again.sides[0] == PlayerCards(hand=cards("Sea, Calamity, Forest, Journey"), shop=cards("Author"))
    assert again.discard == cards("Origin")
    assert EndTurn() not in GAME.actions(again)
    strict = StampAlbums(AlbumsReadings(new_hands=0))
    over = strict.apply(STUCK, EndTurn(), Random(0))
    assert (over.turn.player, over.turn.idle) == (1, 1)


def test_two_idle_turns_end_the_game() -> None:
    """One each in which nothing could be bought; a purchase between them counts anew."""
    game = StampAlbums(AlbumsReadings(new_hands=0))
    state = table("Origin", "Watchman, Windfall", their_hand="Desert", draw="Sea")
    state = replace(state, draw=(EXCUSE, *cards("Ace of Leaves")), excuse_seen=False)
    first = game.apply(state, EndTurn(), Random(0))
    assert not first.turn.over
    assert game.apply(first, EndTurn(), Random(0)).turn.over
    endless = StampAlbums(AlbumsReadings(new_hands=0, idle_turns=0, reshuffle=True))
    assert not endless.apply(replace(first, discard=cards("Rite")), EndTurn(), Random(0)).turn.over
    bought = replace(first, turn=replace(first.turn, bought=1))
    assert game.apply(bought, EndTurn(), Random(0)).turn.idle == 0


def test_the_last_stamp_ends_the_game() -> None:
    """At once, whoever's turn it is."""
    state = table("Castle, End", "Mill", shop="Painter", draw="Sea")
    after = GAME.apply(state, buy("Painter", "Castle"), Random(0))
    assert after.turn.over
    assert GAME.turn(after) is None
    assert GAME.refusal(after, EndTurn()) == "the game is over"


def test_stamps_that_nobody_can_buy_end_the_game() -> None:
    """Where no card is left to draw and neither hand buys a stamp; not while one does."""
    state = table("Castle, End", "Painter, Bard", their_hand="Mill")
    game = StampAlbums(AlbumsReadings(reshuffle=False))
    after = game.apply(state, buy("Painter", "Castle"), Random(0))
    assert game.apply(after, EndTurn(), Random(0)).turn.over
    lucky = replace(after, sides=(after.sides[0], PlayerCards(hand=cards("Pact, Mountain"))))
    assert game.turn(game.apply(lucky, EndTurn(), Random(0))) == 1


def test_a_stamp_by_way_of_the_market_keeps_the_game_going() -> None:
    """The Cave buys no Author, but the Journey, which does."""
    game = StampAlbums(AlbumsReadings(reshuffle=False))
    state = table("Castle", "Painter, Author, Journey", their_hand="Cave")
    after = game.apply(game.apply(state, buy("Painter", "Castle"), Random(0)), EndTurn(), Random(0))
    assert game.turn(after) == 1
    after = game.apply(after, buy("Journey", "Cave"), Random(0))
    assert game.apply(after, buy("Author", "Journey"), Random(0)).turn.over


def test_turns_without_a_stamp_end_the_game() -> None:
    """So many in a row; a stamp counts anew."""
    game = StampAlbums(AlbumsReadings(quiet_turns=2))
    state = table(
        "Castle, End", "Desert, Painter, Bard", their_hand="Desert", draw="Sea,Pact,Rite,Calamity,Mill"
    )
    plain = game.apply(game.apply(state, buy("Desert", "Castle"), Random(0)), EndTurn(), Random(0))
    assert (plain.turn.quiet, plain.turn.over) == (1, False)
    stamp = game.apply(game.apply(state, buy("Painter", "Castle"), Random(0)), EndTurn(), Random(0))
    assert (stamp.turn.quiet, stamp.turn.over) == (0, False)
    assert game.apply(replace(plain, turn=replace(plain.turn, bought=1)), EndTurn(), Random(0)).turn.over


def test_ties_are_broken_by_the_hands() -> None:
    """By what the cards in hand would pay, or, read otherwise, not at all."""
    state = table("Castle", their_hand="Mill")
    assert PAYS[parse_card("Mill")] > PAYS[parse_card("Castle")]
    assert GAME.winners(state) == (1,)
    assert StampAlbums(AlbumsReadings(hand_breaks_ties=False)).winners(state) == (0, 1)
    ahead = replace(state, sides=(replace(state.sides[0], album=cards("Author")), state.sides[1]))
    assert GAME.winners(ahead) == (0,)


def test_cards_that_are_not_needed() -> None:
    """May be spent, or may not, as it is read."""
    state = table("Castle, Windfall", "Painter, Bard", draw="Sea")
    wasteful = buy("Painter", "Castle, Windfall")
    assert wasteful in GAME.actions(state)
    strict = StampAlbums(AlbumsReadings(surplus=False))
    assert wasteful not in strict.actions(state)
    assert "is not needed in the payment" in (strict.refusal(state, wasteful) or "")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (EndTurn(), "buy at least one card"),
        (buy("Sea", "Castle"), "the Sea is not for sale"),
        (Buy(parse_card("Painter"), cards("Soldier")), "the Soldier (5 of wyrms and knots) is a stamp"),
        (buy("Painter", "Windfall"), "the Windfall is not in hand"),
        (buy("Bard", "Castle"), "the payment comes to 7"),
    ],
)
def test_refused_actions(action: Buy | EndTurn, reason: str) -> None:
    """An illegal action is refused with its reason."""
    state = table("Castle, End", "Painter, Bard", draw="Mill")
    assert reason in (GAME.refusal(state, action) or "")


def test_readings_are_options() -> None:
    """A game is made of its options and gives them back; what is wrong with them is a fault each."""
    readings = AlbumsReadings(False, False, False, 3, 0, 7, False)
    options = StampAlbums(readings).options
    assert make_game("stamp-albums", 2, options) == StampAlbums(readings)
    assert make_game("stamp-albums") == GAME
    with pytest.raises(PositionError) as caught:
        make_game("stamp-albums", 3, {"reuse": 1, "quiet_turns": 0, "reshufle": True})
    text = str(caught.value)
    for part in ("a game for 2", "true or false", "not between 1 and 1000", "did you mean 'reshuffle'?"):
        assert part in text


def test_either_player_may_start() -> None:
    """The option says who does, with the same market; without it the first player does."""
    one, other = (make_game("stamp-albums", 2, {"first": first}) for first in (1, 2))
    assert one == make_game("stamp-albums")
    for seed in range(5):
        states = [game.start(Random(seed)) for game in (one, other)]
        assert [game.turn(state) for game, state in zip((one, other), states, strict=True)] == [0, 1]
        assert states[0].market == states[1].market
    assert other.options["first"] == 2


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
