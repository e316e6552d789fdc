"""Whole solo games: their setup and its faults, what stays true in every state, what is hidden, the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from stockbook.games.records import parse_record
from stockbook.games.registry import make_game
from stockbook.models.files.faults import PositionError
from stockbook.models.pinzetta.game import Pinzetta, solo_position_of
from stockbook.models.pinzetta.procedure import exchange
from stockbook.models.pinzetta.rules import HER, ME, SoloState, TakeHerPile, parse_action, tiles_needed
from stockbook.models.play.record import GameHistory, replay
from stockbook.models.stampswap.effects import event_effect
from stockbook.models.stampswap.game.actions import Divide, Place
from stockbook.models.stampswap.scoring import total
from tests.models.pinzetta.games import GAME, OPTIONS, played, solo


@pytest.fixture(scope="module")
def histories() -> list[GameHistory]:
    """A few random games."""
    return [played(GAME, seed) for seed in range(6)]


def items_of(state: SoloState) -> list[int]:
    """Every item that is somewhere in a state."""
    table, deal = state.swap.table, state.swap.deal
    found = [*table.discarded, *deal.attendees, *(item for stack in deal.stacks for item in stack)]
    for seat in table.seats:
        found += [*seat.goods, *seat.apart, *seat.hand, *seat.dropped, *seat.cards]
        found += [item for pile in seat.piles for item in pile] + [tile for tile, _ in seat.placed]
    return found


def test_nothing_is_lost_or_doubled(histories: list[GameHistory]) -> None:
    """In every state each tile and each attendee that plays is in exactly one place."""
    deck = GAME.components.deck
    for history in histories:
        for state in history.states:
            assert sorted(items_of(state)) == list(range(deck.attendees.stop))


def test_the_closing_card_as_i_know_it(histories: list[GameHistory]) -> None:
    """In round 3, when her card has been seen, every other one may close the game, and no round's draw lacks
    any."""
    for history in histories:
        for state in history.states:
            drawn = state.her.decisions
            if len(drawn) not in (2, 3):
                continue
            samples = [GAME.sample(GAME.view(state, ME), Random(seed)).orders.decisions for seed in range(60)]
            assert all(len(drawn) + len(cards) == 4 for cards in samples)
            if len(drawn) == 3:
                assert {cards[0] for cards in samples} == {*range(8)} - {drawn[-1]}
            else:
                assert {cards[0] for cards in samples} == {*range(8)}
                assert all(third != last for third, last in samples)


def test_every_cut_is_even(histories: list[GameHistory]) -> None:
    """One pile has exactly one item more, or both as many where no number of reserves leaves an odd rest;
    rares are not reserved; no cut comes twice."""
    seen = set()
    for history in histories:
        for state in history.states:
            if state.swap.table.phase != "cut":
                continue
            goods = state.swap.table.seats[ME].goods
            cuts = [action.cut for action in GAME.actions(state) if isinstance(action, Divide)]
            assert len(set(cuts)) == len(cuts) > 0
            assert len({(len(goods) - len(cut.reserve)) % 2 for cut in cuts}) == 1
            for cut in cuts:
                sizes = len(cut.reserve), *map(len, cut.piles)
                seen.add(sizes)
                assert sum(sizes) == len(goods) and abs(sizes[1] - sizes[2]) <= 1
                assert not {goods[item] for item in cut.reserve} & GAME.components.pieces.rare
    assert {(1, 2, 3), (1, 3, 2)} <= seen


def test_she_takes_what_her_card_says(histories: list[GameHistory]) -> None:
    """The pile she takes, and the items she exchanges, are those of her procedure."""
    exchanges = 0
    for history in histories:
        for before, move, after in zip(history.states, history.actions, history.states[1:], strict=False):
            action = parse_action(move.text)
            if not isinstance(action, Divide):
                continue
            table, her = before.swap.table, after.her
            crossed = GAME.cards.decisions[her.decisions[-1]].crossed
            seen = solo_position_of(GAME.components, GAME.view(before, ME))
            assert her.taken == seen.appraised(action.cut).pile_taken(crossed)
            goods, piles = table.seats[ME].goods, after.swap.table.seats[HER].piles
            assert after.swap.table.seats[HER].apart == tuple(goods[i] for i in action.cut.piles[her.taken])
            dealt = table.seats[HER].piles
            assert sorted(dealt[0] + dealt[1]) == sorted(piles[0] + piles[1])
            if her.exchanged:
                exchanges += 1
                first, second = her.exchanged
                assert (piles[0][first], piles[1][second]) == (dealt[1][second], dealt[0][first])
            else:
                assert piles == dealt
            left, right = (GAME.components.tokens(her, table, pile) for pile in dealt)
            assert her.exchanged == exchange((left, right))
    assert exchanges


def test_each_event_comes_once(histories: list[GameHistory]) -> None:
    """One deals her piles, another my goods, and none of the ten comes again in three rounds."""
    for history in histories:
        for state in history.states:
            events = state.her.events
            assert len({*events}) == len(events) == 2 * state.swap.table.round
        state = history.states[0]
        hers, mine = (GAME.cards.events[number] for number in state.her.events)
        me, her = state.swap.table.seats
        assert tuple(map(len, her.piles)) == tuple(map(len, hers.piles))
        assert len(me.goods) == len(mine.collection)


def test_i_take_one_of_her_piles(histories: list[GameHistory]) -> None:
    """She keeps the other one and what she took of mine."""
    taken = 0
    for history in histories:
        for before, move, after in zip(history.states, history.actions, history.states[1:], strict=False):
            action = parse_action(move.text)
            if not isinstance(action, TakeHerPile) or after.swap.table.phase != "show":
                continue
            taken += 1
            me, her = before.swap.table.seats
            got = {*me.apart, *her.piles[action.pile]}
            mine, hers = after.swap.table.seats
            assert got == {*mine.hand, *mine.dropped, *mine.cards} - {*me.cards}
            assert {*hers.cards} == {*her.cards, *her.apart, *her.piles[1 - action.pile]}
    assert taken


@pytest.mark.parametrize(("level", "intro"), OPTIONS)
def test_the_end(level: int, intro: bool) -> None:
    """Her lines are those of her level; who has more points wins, and my points are the scorer's."""
    game = solo(level, intro)
    history = played(game, 11)
    mine, hers = game.lines(history.state)
    if intro:
        assert [line.points for line in hers] == [{1: 110, 2: 125, 3: 140}[level]]
        assert not history.state.swap.table.seats[HER].cards[1:]
    else:
        assert hers[0].points == {1: -20, 2: -10, 3: 0}[level]
        counted = sum(line.count or 0 for line in hers)
        assert counted == len(history.state.swap.table.seats[HER].cards)
        assert len(history.state.her.shows) == len(set(history.state.her.shows)) == 3
        assert len(history.state.her.decisions) == 4
    assert game.score(history.state) == (total(mine), total(hers))
    if total(mine) != total(hers):
        assert game.winners(history.state) == ((ME,) if total(mine) > total(hers) else (HER,))


@pytest.mark.parametrize(
    ("mine", "hers", "winners"), [(1, 0, (ME,)), (0, 1, (HER,)), (1, 1, (ME, HER)), (0, 0, (ME, HER))]
)
def test_ties(mine: int, hers: int, winners: tuple[int, ...]) -> None:
    """On equal points the higher total of rare values wins; if that is equal too, nobody loses."""
    pieces = GAME.components.pieces
    rares = [tile for tile in pieces.rare if pieces.tiles[tile].points == 4][:2]
    state = GAME.start(Random(1))
    me, her = state.swap.table.seats
    me = replace(me, placed=((rares[0], pieces.grid.bit((4, 4))),) * mine)
    seats = (me, replace(her, cards=tuple(rares[1:2] * hers)))
    for points in range(-60, 60):
        table = replace(state.swap.table, seats=(replace(me, points=points), seats[HER]))
        level = replace(state, swap=replace(state.swap, table=table))
        if len(set(GAME.score(level))) == 1:
            assert GAME.winners(level) == winners
            return
    raise AssertionError("no number of points makes a tie")


def test_shows_grow_by_the_day() -> None:
    """Her show-scoring points are those of the three cards, times 1, 2 and 3, on any level."""
    for level in (1, 2, 3):
        game = solo(level)
        history = played(game, 5)
        last = history.state
        table, expected = last.swap.table, 0
        for day, number in enumerate(last.her.shows, 1):
            card = game.cards.shows[number]
            cards = game.deck.contests[card.type]
            listed = next(each for each in (*table.contests, table.finale) if each in cards)
            expected += day * card.points.get(listed, card.other)[level - 1]
        assert last.her.points == expected


def test_the_event_of_the_last_round_holds_to_the_end() -> None:
    """A bonus of my last event is added to a Finale with its measure, as at a real table."""
    finale = played(GAME, 3).state.swap.table.finale
    bonus = event_effect(f"bonus {finale}")
    events = tuple(replace(event, effect=bonus) for event in GAME.cards.events)
    game = replace(GAME, cards=replace(GAME.cards, events=events))
    end = played(game, 3).state
    assert end.swap.table.spent == end.her.events[1::2]
    mine = {line.label: line.points for line in game.lines(end)[0]}
    assert mine[f"event: bonus {finale}"] == mine[f"finale: {finale}"]


def test_forever_stamps_against_her_and_the_imaginary_player() -> None:
    """Her stamps count against mine, and not in intro mode."""
    for intro, places in ((False, [0, 3, 6, 10]), (True, [0, 6, 6, 10])):
        game = solo(intro=intro)
        state = game.start(Random(1))
        pieces = game.components.pieces
        stack = state.swap.deal.stacks[-1]
        found = []
        for number in range(4):
            placed = tuple((tile, pieces.grid.bit((i, 0))) for i, tile in enumerate(stack[:number]))
            me, her = state.swap.table.seats
            seats = (replace(me, placed=placed), replace(her, cards=() if intro else stack[4:6]))
            table = replace(state.swap.table, seats=seats)
            lines = game.lines(replace(state, swap=replace(state.swap, table=table)))[0]
            found.append(next(line.points for line in lines if line.label == "forever stamps"))
        assert found == places, intro


def test_what_i_cannot_see(histories: list[GameHistory]) -> None:
    """Drawing the hidden part anew leaves my view as it is, and finds other faces, orders and cards."""
    rng = Random(2)
    differ: Counter[str] = Counter()
    for history in histories:
        for state in history.states[::3]:
            view = GAME.view(state, ME)
            other = GAME.sample(view, rng)
            assert GAME.view(other, ME) == view
            assert sorted(items_of(other)) == sorted(items_of(state))
            assert list(map(len, vars(other.orders).values())) == list(map(len, vars(state.orders).values()))
            differ["orders"] += other.orders != state.orders
            differ["stacks"] += other.swap.deal.stacks != state.swap.deal.stacks
            differ["faces"] += other.swap.table != state.swap.table
            if GAME.turn(state) is not None:
                assert list(GAME.actions(other)) == list(GAME.actions(state))
    assert len(differ) == 3 and all(differ.values())


def test_her_face_down_items_are_hidden_and_mine_are_not() -> None:
    """In the view each face-down item of hers has a negative number, and I may look at my own."""
    hidden = mine = 0
    for seed in range(20):
        state = GAME.start(Random(seed))
        table, view = state.swap.table, GAME.view(state, ME).swap
        assert view.table.seats[ME].goods == table.seats[ME].goods
        mine += bool(table.down & {*table.seats[ME].goods})
        for pile, shown in zip(table.seats[HER].piles, view.table.seats[HER].piles, strict=True):
            assert [item if item >= 0 else None for item in shown] == [
                None if item in table.down else item for item in pile
            ]
            assert GAME.components.tokens(
                state.her, view.table, shown, view.stacks
            ) == GAME.components.tokens(state.her, table, pile)
            hidden += bool(table.down & {*pile})
    assert hidden and mine


def test_a_record_replays_to_the_same_states(histories: list[GameHistory]) -> None:
    """A game written as text and read again goes through equal states, its cards and deck included."""
    history = histories[0]
    again = replay(parse_record(str(history.record(["me"]))))
    assert again.states == history.states
    assert again.game == history.game


def test_actions_as_text() -> None:
    """Every action reads back from what is written; other words are refused with help."""
    assert parse_action("take 2") == TakeHerPile(1)
    assert parse_action(" ta 1") == TakeHerPile(0)
    for place in ("place 2 f8", "place 2 at f8", "place 2 @f8", "place 2@f8", "pl 2 AT F8"):
        assert parse_action(place) == Place(1, (5, 7))
    for wrong in ("take 3", "take 1 1", "collect 1", "look 1", "", "take"):
        with pytest.raises(ValueError):
            parse_action(wrong)


def test_the_setup() -> None:
    """Four attendees stay out; she has a forever stamp; six items against five, nobody has a token."""
    assert len(GAME.deck.exhibitors) + len(GAME.deck.specialists) - len(GAME.components.deck.attendees) == 4
    names = [card.name for card in GAME.deck.specialists]
    left = [card.name for card in GAME.components.deck.specialists]
    assert [name for name in names if name not in left] == [names[0], names[3]]
    state = GAME.start(Random(3))
    me, her = state.swap.table.seats
    assert (len(me.goods), sorted(map(len, her.piles))) == (6, [2, 3])
    assert GAME.components.forever(her.cards) == len(her.cards) == 1


def test_other_attendees_may_stay_out() -> None:
    """One's own file says where the attendees left out stand in the deck."""
    game = Pinzetta(GAME.deck, replace(GAME.cards, without=(2, 19)))
    kept = GAME.deck.exhibitors[0], *GAME.deck.exhibitors[2:]
    assert game.components.deck.exhibitors == kept
    assert game.components.deck.specialists == GAME.deck.specialists[:-1]


def test_only_mats_without_hers_on_the_back_are_mine() -> None:
    """The file of her cards names them; a file that names none leaves all five."""

    def drawn(game: Pinzetta) -> set[object]:
        return {game.start(Random(seed)).swap.table.seats[ME].exhibitor for seed in range(40)}

    assert len(set(GAME.deck.mats)) == 5
    assert len(GAME.cards.my_mats) == 2
    assert drawn(GAME) == {GAME.deck.mats[number - 1] for number in GAME.cards.my_mats}
    assert drawn(Pinzetta(GAME.deck, replace(GAME.cards, my_mats=()))) == {*GAME.deck.mats}
    small = Pinzetta(replace(GAME.deck, mats=GAME.deck.mats[:1]), replace(GAME.cards, my_mats=(4, 5)))
    assert drawn(small) == {*small.deck.mats}


def test_the_mats_change_nothing_else() -> None:
    """A deal of the same seed differs in my mat alone, so that games kept before go on."""
    before = Pinzetta(GAME.deck, replace(GAME.cards, my_mats=()))
    for seed in range(10):
        one, other = GAME.start(Random(seed)), before.start(Random(seed))
        seats = one.swap.table.seats[ME], other.swap.table.seats[ME]
        assert seats[0] == replace(seats[1], exhibitor=seats[0].exhibitor)
        assert (one.swap.deal, one.her, one.orders) == (other.swap.deal, other.her, other.orders)


def test_the_closing_decision_card_is_one_of_the_seven_left() -> None:
    """All cards are shuffled together for each round, so a card may come again; the last draw lacks that of
    round 3."""
    repeated, closing = 0, set()
    for seed in range(200):
        first, second, third, last = GAME.start(Random(seed)).orders.decisions
        assert last != third
        repeated += second in (first, third)
        closing.add((third, last))
    assert repeated
    assert {last for _, last in closing} == {*range(8)}


def test_options_make_an_equal_game() -> None:
    """All options are written, and make an equal game."""
    for level, intro in OPTIONS:
        game = solo(level, intro)
        assert make_game("pinzetta", options=dict(game.options)) == game


@pytest.mark.parametrize(
    ("options", "players", "key"),
    [
        ({"level": 4}, None, "options.level"),
        ({"levle": 1}, None, "options.levle"),
        ({"cards": "cards = 1"}, None, "cards"),
        ({}, 2, "players"),
    ],
)
def test_wrong_options(options: dict[str, object], players: int | None, key: str) -> None:
    """An unknown option or an invalid value is a fault with its key."""
    with pytest.raises(PositionError) as caught:
        make_game("pinzetta", players, options)
    assert key in [fault.key for fault in caught.value.faults]


def test_a_deck_without_the_listed_type() -> None:
    """A show-scoring card must list a type of contest of the deck."""
    contests = {**GAME.deck.contests}
    contests["red"] = contests.pop("purple")
    with pytest.raises(ValueError, match="lists 'purple'"):
        Pinzetta(replace(GAME.deck, contests=contests), GAME.cards)
    with pytest.raises(ValueError, match="levels 1, 2 and 3"):
        Pinzetta(GAME.deck, GAME.cards, 0)


def test_a_deck_that_is_too_small() -> None:
    """A copy with too few tiles for three rounds is refused at once; just enough play to the end."""
    deck = replace(GAME.deck, forever=0)
    number = tiles_needed(GAME.components)
    with pytest.raises(
        ValueError, match=f"tiles: {number} may be needed in 3 rounds, and there are {number - 1}"
    ):
        Pinzetta(replace(deck, tiles=deck.tiles[: number - 1]), GAME.cards)
    for first in (0, len(deck.tiles) - number):
        game = Pinzetta(replace(deck, tiles=deck.tiles[first : first + number]), GAME.cards)
        assert played(game, 3).turn is None
    contests = dict(list(GAME.deck.contests.items())[:4])
    with pytest.raises(ValueError, match="contests: 5 types are needed, and there are 4"):
        Pinzetta(replace(GAME.deck, contests=contests), GAME.cards)
