"""Reviews of STAMPS: at the end of a game exact, so that a blunder is found and nothing else blamed."""

from __future__ import annotations

from stockbook.games.registry import make_game
from stockbook.games.stamps.definition import GAME
from stockbook.models.play.record import GameHistory
from stockbook.models.stamps_game.game import StampsGame, StampsMove
from stockbook.optimizer.review.decisions import DecisionClass, class_of, decisions
from stockbook.optimizer.review.game_review import review_game
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stamps_game.advice import best_moves
from tests.optimizer.review.games import played, record_of

LIMITS = SearchLimits(5.0, deterministic=True)
#: Number of the last moves of a game of two, which are searched to the end.
END = 3


def test_the_one_blunder_of_an_end_is_found() -> None:
    """All play the best moves of the end, but for one: it alone gives something away, and exactly that."""
    game = make_game("stamps", 2)
    assert isinstance(game, StampsGame)
    before = played("stamps", ("greedy", "greedy"))
    history: GameHistory[object, StampsMove, object] = GameHistory(game, before.seed)
    for each in before.actions[:-END]:
        history.play(game.read(each.text))
    blunder, given_away = len(history.actions), 0.0
    while (player := history.turn) is not None:
        ranked = best_moves(game.view(history.state, player), LIMITS).advice
        move = ranked[-1 if len(history.actions) == blunder else 0]
        given_away = given_away or ranked[0].lead.value - move.lead.value
        history.play(move.move)
    assert given_away > 0
    reviewer = GAME.reviewer(game, ())
    compared = [reviewer.compare(each, LIMITS) for each in decisions(history, reviewer)[blunder:]]
    assert [each.lost.value for each in compared] == [given_away, *[0.0] * (END - 1)]
    assert all(each.lost.exact for each in compared)
    assert class_of(GAME.class_limits, compared[0].lost) is not DecisionClass.BEST
    assert compared[0].rows[-1][2] - compared[0].rows[-1][1] == given_away


def test_a_sampled_loss_has_an_interval() -> None:
    """At the beginning of a game samples decide: the loss lies in its interval, and is never below 0."""
    history = played("stamps", ("random", "random"))
    for each in review_game(record_of(history, ("a", "b"), 3), GAME, limits=SearchLimits(0.05)).decisions:
        lost = each.comparison.lost
        if each.comparison.move == each.comparison.best:
            assert lost.value == 0
        else:
            assert 0 <= lost.ends[0] <= lost.value <= lost.ends[1]
            assert lost.samples >= 2


def test_random_play_gives_away_more_than_greedy_play() -> None:
    """At the ends of a few games, where all is exact; the benchmark of reviews ranks whole games."""
    game = make_game("stamps", 2)
    assert isinstance(game, StampsGame)
    reviewer = GAME.reviewer(game, ())
    lost = dict.fromkeys(("random", "greedy"), 0.0)
    for agent in lost:
        for seed in range(4):
            end = decisions(played("stamps", (agent, agent), seed), reviewer)[-3:-1]
            lost[agent] += sum(reviewer.compare(each, LIMITS).lost.value for each in end)
    assert lost["random"] > lost["greedy"]
