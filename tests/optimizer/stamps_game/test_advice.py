"""Moves of STAMPS, best first: ends of games against brute force, and rollouts that keep the rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.stamps_game.game import StampsGame, StampsMove, StampsPosition, StampsState, moves
from stockbook.models.stamps_game.grid import COLORS, StampsReadings, points, trapped
from stockbook.models.stamps_game.reading import position_from
from stockbook.optimizer.rollouts import CHECKS, lead_of
from stockbook.optimizer.sampling.elimination import SequentialElimination
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, Stopped
from stockbook.optimizer.stamps_game.advice import (
    AGENT_RULE,
    RankedMoves,
    Sample,
    best_moves,
    cautious_choice,
    exact_values,
    favorites,
    move_elimination,
)
from stockbook.optimizer.stamps_game.board import cell_of, place_of
from stockbook.optimizer.stamps_game.rollout import LookupTables, RolloutState, random_determinization
from tests.models.stamps_game.naive import EVERY_READING
from tests.models.stamps_game.positions import end_of, game_of, position_after

POSITIONS = Path(__file__).resolve().parents[3] / "seeds" / "positions"


def complete(answer: RankedMoves) -> None:
    """Every move is there once, best first, with what the rules say of it."""
    position = answer.position
    assert sorted(map(str, (entry.move for entry in answer.advice))) == sorted(
        map(str, moves(position.grid, position.hand))
    )
    values = [entry.lead.value for entry in answer.advice]
    assert values == sorted(values, reverse=True)
    for entry in answer.advice:
        caught = trapped(position.grid, entry.move.at, entry.move.color, position.readings)
        assert entry.trapped == caught
        printed = position.deck.track
        assert entry.gain == points(entry.track, printed) - points(position.track, printed)


@pytest.mark.parametrize("seed", range(3))
def test_a_position_in_the_middle(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Values are estimates with intervals, the same on every run without a clock."""
    monkeypatch.setattr("stockbook.optimizer.stamps_game.advice.ROLLOUTS", 600)
    position = position_after(seed, 2 + seed, 14)
    answer = best_moves(position, SearchLimits(seed=seed, deterministic=True))
    complete(answer)
    assert not answer.exact
    assert all(entry.lead.margin for entry in answer.advice)
    assert answer.samples == max(entry.lead.samples for entry in answer.advice)
    assert best_moves(position, SearchLimits(seed=seed, deterministic=True)) == answer


def test_the_last_stamp() -> None:
    """With one stamp left the value is the lead that it makes."""
    for seed in range(10):
        position = end_of(seed, 2, 1)
        answer = best_moves(position, SearchLimits(deterministic=True))
        complete(answer)
        assert answer.exact
        theirs = points(position.opponents[0].track, position.deck.track)
        for entry in answer.advice:
            assert entry.lead.value == points(entry.track, position.deck.track) - theirs


def test_shipped_positions_are_answered() -> None:
    """A short search is enough for an answer to each of them; the end is exact, which takes what it takes."""
    for path in sorted(POSITIONS.glob("stamps-*.toml")):
        position = position_from(read_toml_file(path))
        answer = best_moves(position, SearchLimits(0.3 if position.pile else 60))
        complete(answer)
        assert answer.exact == (position.pile == 0)


def test_a_stop_ends_with_what_is_known() -> None:
    """A search for an hour stops, and says so."""
    until = monotonic() + 0.5
    answer = best_moves(position_after(1, 2, 4), SearchLimits(3600, stop=lambda: monotonic() > until))
    assert answer.interrupted
    complete(answer)


NO_CHANCE = Random(0)


def outcome(game: StampsGame, state: StampsState, me: int) -> tuple[int, ...]:
    """The points at the end: each out for their own lead, equal ways decided against me."""
    if state.turn is None:
        return game.score(state)
    turn = state.turn
    ends = [outcome(game, game.apply(state, action, NO_CHANCE), me) for action in game.actions(state)]
    return max(ends, key=lambda scores: (lead_of(scores, turn), -lead_of(scores, me), scores))


def brute_values(position: StampsPosition) -> dict[StampsMove, float]:
    """The value of every move: all orders of the unseen stamps, all moves."""
    game = game_of(position)
    unseen = [color for color, number in zip(COLORS, position.unseen(), strict=True) for _ in range(number)]
    deals = []
    for order in permutations(unseen, position.hidden):
        rest = list(order)
        hands = [position.hand] * position.players
        for i, opponent in enumerate(position.opponents, 1):
            hands[(position.seat + i) % position.players] = tuple(sorted(rest[: opponent.hand]))
            del rest[: opponent.hand]
        deals.append(tuple(hands))
    totals: dict[StampsMove, float] = {}
    for hands in set(deals):
        state = StampsState(position.grid, hands, (), position.tracks, position.seat)
        for action in game.actions(state):
            scores = outcome(game, game.apply(state, action, NO_CHANCE), position.seat)
            value = lead_of(scores, position.seat) * deals.count(hands) / len(deals)
            totals[action] = totals.get(action, 0.0) + value
    return totals


def small(position: StampsPosition, stamps: int) -> StampsPosition:
    """The same with the first stamps of the table only, so that brute force gets to the end."""
    kept = dict(sorted(position.grid.items())[:stamps])
    return replace(position, grid=kept)


def certain(position: StampsPosition) -> StampsPosition:
    """The same with no stamps but those that lie there or are in hands: there is one deal."""
    unseen = [color for color, number in zip(COLORS, position.unseen(), strict=True) for _ in range(number)]
    stamps = [*position.grid.values(), *position.hand, *unseen[-position.hidden :]]
    counts = tuple(stamps.count(color) for color in COLORS)
    return replace(position, deck=replace(position.deck, stamps=counts, suns=(0,) * len(COLORS)))


def agree(position: StampsPosition) -> None:
    """The search and brute force give every move the same value."""
    found = exact_values(position, LookupTables(position), 10**9)
    assert found is not None
    values = {
        (place_of(move.at), COLORS.index(move.color)): value for move, value in brute_values(position).items()
    }
    assert {move: value.value for move, value in found.items()} == pytest.approx(values)
    assert all(value.exact for value in found.values())


@pytest.mark.parametrize("readings", EVERY_READING, ids=str)
@pytest.mark.parametrize(("players", "left"), [(2, 1), (2, 2), (3, 2)])
def test_ends_with_few_stamps(players: int, left: int, readings: StampsReadings) -> None:
    """One and two stamps, hands of others hidden, every reading."""
    for seed in range(3):
        agree(end_of(seed, players, left, readings))


@pytest.mark.parametrize("seed", range(4))
def test_three_stamps_between_two(seed: int) -> None:
    """I lay twice and the opponent once."""
    agree(small(end_of(seed, 2, 3), 4))


@pytest.mark.parametrize("seed", range(2, 6))
def test_four_stamps_between_two(seed: int) -> None:
    """Both lay twice: cutting off branches, which takes so many stamps, changes nothing."""
    agree(certain(small(end_of(seed, 2, 4), 2)))


@pytest.mark.parametrize("seed", range(2))
def test_three_stamps_among_three(seed: int) -> None:
    """Everyone for themselves, also where the two others fight each other."""
    agree(small(end_of(seed, 3, 3), 3))


def test_it_knows_when_not_to_start() -> None:
    """Stamps left to draw, or too much to search: then there is no exact value."""
    early = position_after(1, 2, 4)
    assert exact_values(early, LookupTables(early), 10**9) is None
    late = end_of(1, 4, 8)
    assert exact_values(late, LookupTables(late), 1000) is None


@pytest.mark.parametrize("players", [2, 3])
def test_the_time_ends_it_at_any_stamp(players: int) -> None:
    """The clock is looked at all the way down: it ends the search after any number of looks."""
    late = end_of(0, players, 3)
    tables, looks = LookupTables(late), 0

    def check() -> None:
        nonlocal looks
        looks += 1
        if looks == 5:
            raise Stopped

    with pytest.raises(Stopped):
        exact_values(late, tables, 10**9, check)
    assert looks == 5


def compared(seed: int, players: int, laid: int) -> SequentialElimination[Sample]:
    """All moves of a position, to be compared."""
    position = position_after(seed, players, laid)
    root = RolloutState.of(position, LookupTables(position), random_determinization(position, Random(seed)))
    return move_elimination(position, root, list(root.moves()), Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playouts_keep_the_rules(players: int) -> None:
    """A playout's moves, replayed by the game, end with the same points; none is left to lay."""
    for seed in range(6):
        position = position_after(seed, players, 3 * seed)
        game = game_of(position)
        tables = LookupTables(position)
        deal = random_determinization(position, Random(seed))
        rollout = RolloutState.of(position, tables, deal)
        rng = Random(seed)
        state = game.sample(position, rng)
        names = tuple(tuple(sorted((COLORS[c] for c in hand), key=COLORS.index)) for hand in deal.hands)
        state = replace(state, hands=names, pile=tuple(COLORS[color] for color in reversed(deal.pile)))
        while state.turn is not None:
            assert rollout.turn == state.turn
            assert sorted(rollout.moves()) == sorted(
                (place_of(move.at), COLORS.index(move.color)) for move in game.actions(state)
            )
            place, color = rollout.policy_move(rng)
            action = next(
                move
                for move in moves(state.grid, state.hands[state.turn])
                if (move.at, move.color) == (cell_of(place), COLORS[color])
            )
            rollout.lay((place, color))
            state = game.apply(state, action, rng)
            assert tuple(rollout.tracks) == state.tracks
        assert rollout.rollout(0, rng) == lead_of(game.score(state), 0)


def test_the_last_stamp_brings_most() -> None:
    """Where nothing comes after, the quick policy takes the most points there are."""
    for seed in range(20):
        position = position_after(seed, 2, 25)
        game = game_of(position)
        tables = LookupTables(position)
        rollout = RolloutState.of(position, tables, random_determinization(position, Random(seed)))
        state = game.sample(position, Random(seed))
        best = max(
            game.score(game.apply(state, move, Random(0)))[position.seat] for move in game.actions(state)
        )
        rollout.lay(rollout.policy_move(Random(seed)))
        assert points(rollout.tracks[position.seat], position.deck.track) == best


def test_all_moves_meet_the_same_deals() -> None:
    """The same samples again give the same leads, and every move has as many of them or was dropped."""
    one, other = compared(1, 2, 12), compared(1, 2, 12)
    for elimination in (one, other):
        elimination.run(AGENT_RULE, SearchBudget(SearchLimits(600, deterministic=True)))
    assert one.values == other.values
    samples = len(one.samples)
    assert all(CHECKS[0] <= len(leads) <= samples for leads in one.values)
    assert min(map(len, one.values)) < samples == max(map(len, one.values))


def test_limits() -> None:
    """Rollouts are the work of a deterministic budget, but there are two samples at least."""
    few = compared(2, 2, 12)
    few.run(AGENT_RULE, SearchBudget(SearchLimits(1, deterministic=True)))
    assert len(few.samples) == 2
    more = compared(2, 2, 12)
    more.run(AGENT_RULE, SearchBudget(SearchLimits(40 * len(more.values), deterministic=True)))
    assert sum(map(len, more.values)) >= 40 * len(more.values) > sum(map(len, more.values)) - len(more.values)


def test_the_best_move_met_every_deal() -> None:
    """A move that was dropped and would be best after all is taken back, whatever ended the samples."""
    for seed in range(6):
        elimination = compared(seed, 2, 14)
        limits = SearchLimits(150 + 40 * seed, deterministic=True)
        elimination.run(AGENT_RULE, SearchBudget(limits))
        best = max(elimination.estimates(), key=lambda estimate: estimate.value)
        assert best.samples == len(elimination.samples)


def test_the_first_move_is_kept_unless_another_is_surely_better() -> None:
    """Chance alone does not make another choice."""
    elimination = compared(3, 2, 12)
    elimination.run(AGENT_RULE, SearchBudget(SearchLimits(1, deterministic=True)))
    same = [1.0, -1.0]
    elimination.values = [same for _ in elimination.values]
    elimination.values[2] = [1.2, -1.1]
    assert cautious_choice(elimination) == 0
    elimination.values[2] = [value + 1 for value in same]
    assert cautious_choice(elimination) == 2


def test_favorites_are_worth_most() -> None:
    """The moves with the most worth come first, so many as asked for."""
    position = position_after(4, 3, 12)
    root = RolloutState.of(position, LookupTables(position), random_determinization(position, Random(1)))
    points = root.tables.evaluation(root.turns)
    first = favorites(root, 6, Random(2))
    values = [points[root.track_after(move)] for move in first]
    others = {*root.moves()} - {*first}
    assert len(first) == 6
    assert values == sorted(values, reverse=True)
    assert min(values) >= max(points[root.track_after(move)] for move in others)
