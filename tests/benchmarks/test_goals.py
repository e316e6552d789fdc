"""The goals of the commands against each other: games as the positions that a player would type."""

from __future__ import annotations

from random import Random

from benchmarks.goals import make, position_of
from stockbook.models.games.registry import make_game
from stockbook.models.stampswap.game.actions import Place
from stockbook.models.stampswap.goods import UnseenGood
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.reading import parse_position
from stockbook.models.stampswap.swap.cuts import cuts
from stockbook.models.stampswap.swap.goods_table import choose_table, choose_turns_of
from stockbook.models.stampswap.writing import position_to_toml
from stockbook.optimizer.swap.backward_induction import choose_tree


def test_every_view_is_a_position_that_can_be_typed() -> None:
    """Files of a random game read back equal, and their cuts and piles are the legal actions."""
    game, rng = make_game("stampswap", 3), Random(4)
    state = game.start(rng)
    hidden = False
    while (player := game.turn(state)) is not None:
        table, actions = state.table, list(game.actions(state))
        position = position_of(game.deck, game.pieces, game.view(state, player))
        if table.phase == "cut":
            assert cuts(position.me.collection, reserves_allowed(position)) == [
                action.cut for action in actions
            ]
            hidden = hidden or any(
                isinstance(g, UnseenGood) for o in position.opponents for g in o.collection
            )
        elif table.phase == "choose":
            turns = choose_tree(choose_turns_of(position))
            assert turns.player == 0
            options = {((player + owner) % 3, pile) for (owner, pile), _ in turns.options}
            assert options == {(action.owner, action.pile) for action in actions}
            assert len(choose_table(position).got) == 3
        if table.phase != "collect":
            assert parse_position(position_to_toml(position)) == position
        action = rng.choice(actions)
        if isinstance(action, Place):
            action = actions[0]
        state = game.apply(state, action, rng)
    assert hidden


def test_an_agent_plays_on_from_any_state() -> None:
    """Its cut, asked in the middle of a game, is legal."""
    game, rng = make_game("stampswap", 2), Random(2)
    state = game.start(rng)
    while state.table.phase != "cut":
        state = game.apply(state, game.actions(state)[0], rng)
    view = game.view(state, state.table.turn)
    assert make("game", game, 0.1).act(view, rng) in game.actions(state)
