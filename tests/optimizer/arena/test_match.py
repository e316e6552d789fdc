"""Games of a pair: the same deal for both, and each game as its record says."""

from __future__ import annotations

import pytest

from stockbook.models.play.record import GameHistory
from stockbook.optimizer.arena.agent import decision_rng
from stockbook.optimizer.arena.match import pair_seed, play_pair_game
from tests.optimizer.arena.matches import a_match

pytestmark = pytest.mark.usefixtures("heap_known")


@pytest.mark.parametrize(
    ("players", "seatings"),
    [
        (1, ((0,), (1,))),
        (2, ((0, 1), (1, 0))),
        (4, ((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0))),
    ],
)
def test_the_first_agent_sits_in_each_seat_once(players: int, seatings: tuple[tuple[int, ...], ...]) -> None:
    """Against the other agent in all seats that are left; alone, both agents play."""
    assert a_match(players=players).seatings == seatings


def test_a_game_is_what_its_record_would_be() -> None:
    """The seed of an outcome and the agents' decisions give the same end when played by hand, and chance
    does not depend on who plays."""
    match = a_match("coin", "greedy")
    for pair in range(20):
        for number, seating in enumerate(match.seatings):
            outcome = play_pair_game(match, 9, pair, number)
            agents = [match.agents[agent].agent(match.game) for agent in seating]
            history = GameHistory(match.game, pair_seed(9, pair))
            while (turn := history.turn) is not None:
                rng = decision_rng(outcome.seed, len(history.actions))
                history.play(agents[turn].act(match.game.view(history.state, turn), rng))
            assert outcome.seed == history.seed
            assert outcome.scores == match.game.score(history.state)
            assert outcome.winners == match.game.winners(history.state)
            assert sum(outcome.decisions) == len(history.actions)
            assert all(
                0 <= each <= total for each, total in zip(outcome.longest, outcome.seconds, strict=True)
            )


def test_equal_agents_split_every_pair() -> None:
    """With the same deal and the same agent in both seats, one seat wins both games."""
    match = a_match("greedy", "greedy")
    for pair in range(20):
        first, second = (play_pair_game(match, 9, pair, number) for number in (0, 1))
        assert (first.scores, first.winners) == (second.scores, second.winners)


def test_an_agent_that_cheats_is_caught() -> None:
    """An action that is not legal ends the game with an error that says which one."""
    with pytest.raises(ValueError, match=r"action 1: 'take 9' is not legal"):
        play_pair_game(a_match("cheat"), 1, 0, 0)
