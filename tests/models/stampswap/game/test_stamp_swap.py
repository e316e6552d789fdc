"""Whole games of Stamp Swap and seasons, also from options and records."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stockbook.games.records import parse_record
from stockbook.games.registry import make_game
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.files.faults import PositionError
from stockbook.models.play.record import GameHistory, replay
from stockbook.models.puzzles.dealing import choose
from stockbook.models.stampswap.effects import event_effect, specialist_effect
from stockbook.models.stampswap.game.actions import Collect, Divide, Enter, Look, Place, TakePile
from stockbook.models.stampswap.game.positions import player_of, rare_of
from stockbook.models.stampswap.game.stamp_swap import DEALT, Season, StampSwap
from stockbook.models.stampswap.game.state import Pieces, Seat, StampSwapState
from stockbook.models.stampswap.position import LAST_ROUND, Position, forever_stamps
from stockbook.models.stampswap.scoring import score, total
from tests.models.stampswap.game.games import TINY, course, demo, items, tiny

PLAYERS = (2, 3, 4, 5)
FADED = specialist_effect("value faded 1")


@pytest.mark.parametrize("players", PLAYERS)
def test_goods_are_conserved(players: int) -> None:
    """In every state each tile and card is in exactly one place; the token is in one or between rounds."""
    game = StampSwap(demo(), players)
    token = game.deck.token
    for state, _ in course(game, players):
        everything = Counter(items(state))
        assert set(everything.values()) == {1}
        assert everything.keys() - {token} == set(range(token))
        holders = everything[token] + sum(seat.token for seat in state.table.seats)
        assert holders == 1 or state.table.phase == "over"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_scorer_confirms_the_points(players: int) -> None:
    """The points at the end are those of three Show Phases and the Final Show, line by line."""
    game = StampSwap(demo(), players)
    points = [0] * players
    last: list[tuple[Position, Contest]] = []
    for state, action in course(game, 10 + players):
        table = state.table
        if isinstance(action, TakePile):
            points[action.owner] += given(game, state, action)
        if isinstance(action, Enter):
            assert action.contest is not None
            contest = table.contests[action.contest]
            me = player_of(game.pieces, table, table.turn, "me")
            event = game.pieces.event_effects(table.events)
            position = Position(table.round, table.contests, me, (), table.finale, event=event)
            dropped = [game.pieces.tiles[tile] for tile in table.seat.dropped]
            points[table.turn] += sum(tile.points for tile in dropped)
            if any(card.effect == FADED for card in me.specialists):
                faded = [stamp.points for tile in dropped for stamp in tile.stamps if stamp.points < 0]
                points[table.turn] += sum(1 - value for value in faded)
            if table.round == LAST_ROUND:
                last.append((position, contest))
                continue
            lines = score(position, position.album, contest)
            sure = {"stamp values", "specialists", f"Collector: {FADED}"}
            points[table.turn] += sum(line.points for line in lines if line.label not in sure)
    end = state
    albums = [game.pieces.album(seat.placed) for seat in end.table.seats]
    for number in range(players):
        mine = mat(end, number)
        position, contest = next((p, c) for p, c in last if p.me.exhibitors[0] == mine)
        others = tuple(forever_stamps(album) for i, album in enumerate(albums) if i != number)
        known = replace(position, forever_others=others)
        points[number] += total(score(known, albums[number], contest))
    assert game.score(end) == tuple(points)


def given(game: StampSwap, state: StampSwapState, action: TakePile) -> int:
    """The points of a pile for its giver: 1 an item by a specialist, and its values by an event."""
    seat = state.table.seats[action.owner]
    pile, kept = seat.piles[action.pile], seat.piles[1 - action.pile]
    first = game.deck.attendees.start + len(game.deck.exhibitors)
    held = [n for n in (*seat.cards, *seat.apart, *kept) if first <= n < game.deck.token]
    points = len(pile) * sum(str(game.deck.specialists[n - first].effect) == "gift 1" for n in held)
    if str(*game.pieces.event_effects(state.table.events)) == "gift value":
        points += sum(game.pieces.tiles[n].points if game.pieces.is_tile(n) else 2 for n in pile)
    return points


def mat(state: StampSwapState, player: int) -> object:
    """The exhibitor of a player's mat, which no other player has."""
    return state.table.seats[player].exhibitor


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_replays_from_its_actions_as_text(players: int) -> None:
    """The seed and the actions, written and read, lead to the same states."""
    game = StampSwap(demo(), players)
    state = game.start(Random(3))
    for before, action in course(game, 3):
        assert state == before
        if action is not None:
            state = game.apply(state, game.read(game.write(action)), Random(0))
    assert game.turn(state) is None


def test_the_variant_changes_no_game_but_what_is_seen() -> None:
    """The same actions lead to the same points, whether contests are declared in turn or all at once."""
    one, other = StampSwap(demo(), 3), StampSwap(demo(), 3, in_turn=True)
    for (state, action), (same, too) in zip(course(one, 7), course(other, 7), strict=True):
        assert (state, action) == (same, too)


def test_contests_in_turn_is_an_option_that_records_keep() -> None:
    """Without it all choose at the same time, as in records without the option."""
    game = make_game("stampswap", 3, {"contests_in_turn": True})
    options = game.options
    assert options["contests_in_turn"] is True
    assert make_game("stampswap", 3, options) == game
    usual = make_game("stampswap", 3)
    assert usual != game
    assert make_game("stampswap", 3, {"contests_in_turn": False}) == usual
    assert "contests_in_turn" not in usual.options


def test_the_last_to_select_gets_a_token_that_nobody_selected() -> None:
    """It lies apart from their goods, outside the swap, and they take the first Choose turn."""
    game = StampSwap(demo(), 3)
    token, rng = game.deck.token, Random(0)
    state = game.start(rng)
    last = (state.table.first - 1) % 3
    while state.table.phase == "collect":
        item = next(place for place, item in enumerate(state.table.pool) if item != token)
        state = game.apply(state, Collect(item), rng)
    assert token in state.table.seats[last].apart
    while state.table.phase == "cut":
        state = game.apply(state, game.actions(state)[0], rng)
    assert state.table.turn == last
    assert all(token not in pile for seat in state.table.seats for pile in seat.piles)


def test_equal_seeds_deal_the_same_pools_whatever_is_played() -> None:
    """The pools of later rounds do not depend on who selected, cut or placed what."""
    game = StampSwap(demo(), 2)
    pools: list[dict[int, frozenset[int]]] = [{}, {}]
    for run, seen in enumerate(pools):
        rng, state = Random(run), game.start(Random(8))
        while game.turn(state) is not None:
            if state.table.round not in seen:
                seen[state.table.round] = frozenset(state.table.pool)
            actions = game.actions(state)
            state = game.apply(state, actions[int(rng.random() * len(actions))], rng)
    assert pools[0] == pools[1]
    assert len(pools[0]) == LAST_ROUND


def test_actions_are_legal_and_each_is_there_once() -> None:
    """Nobody reserves a rare stamp, cuts an empty pile, takes their own, or enters none or one twice."""
    game = StampSwap(demo(), 4)
    kinds = set()
    for state, action in course(game, 5):
        table, actions = state.table, game.actions(state)
        assert len(set(actions)) == len(actions)
        kinds.add(type(action))
        for each in actions:
            if isinstance(each, Divide):
                parts = (each.cut.reserve, *each.cut.piles)
                assert sorted(i for part in parts for i in part) == list(range(len(table.seat.goods)))
                assert not {table.seat.goods[i] for i in each.cut.reserve} & game.pieces.rare
                assert all(each.cut.piles)
            elif isinstance(each, TakePile):
                assert each.owner != table.turn
                assert len(table.seats[each.owner].piles) == 2
            elif isinstance(each, Enter):
                assert each.contest is not None and each.contest not in table.seat.entered
            elif isinstance(each, Look):
                assert table.pool[each.item] in table.down
    assert kinds >= {Collect, Divide, TakePile, Place, Enter}


def test_a_hand_is_placed_until_nothing_fits() -> None:
    """A Show Phase ends with an album in which no discarded tile fits, and only then."""
    game = tiny()
    discards = 0
    for seed in range(20):
        for state, action in course(game, seed):
            if isinstance(action, Enter):
                seat = state.table.seat
                for tile in seat.dropped:
                    discards += 1
                    assert not game.pieces.grid.anchors(seat.covered, *game.pieces.sizes[tile])
            elif isinstance(action, Place):
                seat = state.table.seat
                fits = [list(game.pieces.album(seat.placed).fits(*game.pieces.sizes[t])) for t in seat.hand]
                tiles = {game.pieces.tiles[t]: len(f) for t, f in zip(seat.hand, fits, strict=True)}
                assert len(game.actions(state)) == sum(tiles.values())
    assert discards > 0


def test_ties_are_broken_by_rare_stamps() -> None:
    """Equal points: the higher total of rare values wins; equal there too, or without any, it is shared."""
    game = StampSwap(demo(), 2)
    pieces = game.pieces
    *_, (end, _) = course(game, 1)
    rare, plain = min(pieces.rare), min(set(range(len(game.deck.tiles))) - pieces.rare)
    corner = pieces.grid.bit((0, 0))

    def winners(first: int, second: int) -> tuple[int, ...]:
        """Who wins with one stamp each, after points that make them equal."""
        seats = [replace(s, placed=(), cards=(), points=0) for s in end.table.seats]
        seats = [replace(s, placed=((t, corner),)) for s, t in zip(seats, (first, second), strict=True)]
        table = replace(end.table, seats=tuple(seats), finale=Contest.parse("edges 1"))
        points = game.score(StampSwapState(table, end.deal))
        seats = [replace(s, points=max(points) - p) for s, p in zip(seats, points, strict=True)]
        state = StampSwapState(replace(table, seats=tuple(seats)), end.deal)
        assert len(set(game.score(state))) == 1
        return game.winners(state)

    assert (winners(rare, plain), winners(plain, rare), winners(plain, plain)) == ((0,), (1,), (0, 1))


def test_the_other_half_of_a_double_breaks_no_tie() -> None:
    """Only the values of rare stamps count, not those beside them on the same tile."""
    for text, points in (
        ("double 4x2 (rare 4 | blue vehicles 2)", 4),
        ("double 2x4 (rare 4 | rare -1)", 3),
        ("2x2 blue vehicles 2", 0),
        ("3x3 rare 7", 7),
    ):
        deck = replace(demo(), tiles=(parse_tile(text),))
        seat = Seat(Contest.parse("edges 1"), placed=((0, 0),))
        assert rare_of(Pieces(deck), seat) == points


@pytest.mark.parametrize("players", PLAYERS)
def test_who_has_chosen_turns_up_what_is_theirs(players: int) -> None:
    """After a Choose turn nothing of those who have chosen lies face down: reserve, kept and taken pile.
    Piles on offer, and what is kept by those who have not chosen, lie as they did."""
    game = StampSwap(demo(), players)
    turned = 0
    for seed in range(6):
        before: StampSwapState | None = None
        for state, action in course(game, seed):
            if before and (before.table.phase, state.table.phase) == ("choose", "choose"):
                down = state.table.down
                for seat in state.table.seats:
                    still = {*seat.piles, *(() if seat.chosen else (seat.apart,))}
                    assert all({*items} & before.table.down <= down for items in still)
                    assert not (seat.chosen and down & {*seat.apart})
                turned += len(before.table.down - down)
            before = state if isinstance(action, TakePile) else None
    assert turned > 0 or players == 2


@pytest.mark.parametrize("players", (1, 6))
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """The game is for two to five."""
    with pytest.raises(ValueError, match="2 to 5"):
        StampSwap(demo(), players)


@pytest.mark.parametrize(
    "text", ("", "take 1", "collect x", "place 1 z9", "reserve 1 | 2", "enter 0", "swap 3")
)
def test_what_is_no_action_is_refused(text: str) -> None:
    """A text that is no action says why."""
    with pytest.raises(ValueError, match=r"."):
        StampSwap(demo(), 2).read(text)


@pytest.mark.parametrize("effect", ["gift 2", "gift value"])
def test_gifts_bring_their_owner_points(effect: str) -> None:
    """Who loses a pile scores its items at once: so many points each, or values; a card counts as 2."""
    deck = demo()
    deck = replace(deck, events=tuple(replace(card, effect=event_effect(effect)) for card in deck.events))
    game = StampSwap(deck, 2)
    paid = 0
    for state, action in course(game, 3):
        if isinstance(action, TakePile):
            pile = state.table.seats[action.owner].piles[action.pile]
            after = game.apply(state, action, Random(0)).table.seats[action.owner].points
            tiles = [game.pieces.tiles[item].points for item in pile if game.pieces.is_tile(item)]
            value = sum(tiles) + 2 * (len(pile) - len(tiles))
            assert after - state.table.seats[action.owner].points == (
                2 * len(pile) if effect == "gift 2" else value
            )
            paid += 1
    assert paid >= 3


def played(game: Any, seed: int) -> GameHistory[Any, Any, Any]:
    """A game to its end by random actions."""
    history, rng = GameHistory(game, seed), Random(seed)
    while history.turn is not None:
        history.play(choose(rng, game.actions(history.state)))
    return history


@pytest.mark.parametrize(("name", "players"), [("stampswap", 2), ("stampswap", 5), ("stampswap-season", 1)])
def test_records_replay_to_the_same_states(name: str, players: int) -> None:
    """A whole game as one text, read back, goes through the same states."""
    history = played(make_game(name, players), 4)
    names = [f"player {n}" for n in range(players)]
    again = replay(parse_record(str(history.record(names))))
    assert again.states == history.states


def test_options_make_an_equal_game() -> None:
    """A deck and a side of one's own survive the record."""
    game = make_game("stampswap", 2, {"deck": TINY.read_text("utf-8"), "side": 4})
    again = replay(parse_record(str(played(game, 1).record(["a", "b"])))).game
    assert again == game


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("stampswap", 6, {}),
        ("stampswap-season", 2, {}),
        ("stampswap", 2, {"deck": "deck = 1"}),
        ("stampswap", 2, {"colour": 1}),
        ("stampswap", 4, {"deck": TINY.read_text("utf-8")}),
    ],
)
def test_impossible_games_are_refused(name: str, players: int, options: dict[str, Any]) -> None:
    """A wrong number of players, deck or option has its fault."""
    with pytest.raises(PositionError):
        make_game(name, players, options)


def test_a_season_deals_three_hands_and_keeps_every_tile() -> None:
    """Three Show Phases of as many stamps, each tile in one place, and the deal does not depend on play."""
    game = Season(demo())
    hands: list[list[tuple[int, ...]]] = []
    for seed in (1, 2):
        rng, state = Random(seed), game.start(Random(9))
        hands.append([state.table.seat.hand])
        while game.turn(state) is not None:
            seat = state.table.seat
            placed = [tile for tile, _ in seat.placed]
            everything = [*seat.hand, *seat.dropped, *placed, *state.table.discarded, *state.deal.stacks[0]]
            assert sorted(everything) == list(range(len(game.pieces.tiles)))
            other = game.sample(game.view(state, 0), rng)
            assert game.view(other, 0) == game.view(state, 0)
            before = state.table.round
            state = game.apply(state, choose(rng, game.actions(state)), rng)
            if state.table.round != before:
                hands[-1].append(state.table.seat.hand)
    assert hands[0] == hands[1]
    assert [len(hand) for hand in hands[0]] == [DEALT] * LAST_ROUND
