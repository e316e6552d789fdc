"""``why`` in a game in the terminal: a move that is typed, or my last decision, against the best one."""

from __future__ import annotations

from typing import Any

import pytest

from stockbook.engine import document
from stockbook.engine.play import Match
from stockbook.games.registry import make_agent, make_game
from stockbook.models.play.record import GameHistory
from stockbook.models.stampswap.game.actions import Enter, Look, Place
from stockbook.optimizer.arena.agent import AgentName, decision_rng
from tests.cli.running import run

#: Decisions of the first player of each game that have each phase in them.
DECISIONS = {"stamps": 2, "stamp-albums": 2, "pinzetta": 12, "stampswap": 16}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice that takes no time worth mentioning."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 0.2)


def begun(game: str, decisions: int) -> GameHistory[Any, Any, Any]:
    """A game of greedy agents after as many actions of the first player."""
    made = make_game(game, 1 if game == "pinzetta" else 2)
    history: GameHistory[Any, Any, Any] = GameHistory(made, 4)
    agent = make_agent(made, AgentName("greedy"))
    done = 0
    while done < decisions:
        turn, number = history.turn, len(history.actions)
        assert turn is not None
        history.play(agent.act(made.view(history.state, turn), decision_rng(4, number)))
        done += turn == 0
    return history


def match_of(history: GameHistory[Any, Any, Any]) -> Match:
    """The match of the first player, who decides for everybody."""
    players = history.game.players
    return Match(history, [f"player {n}" for n in range(1, players + 1)], [None] * players, 0)


@pytest.mark.parametrize("game", [*DECISIONS])
def test_every_kind_of_decision(game: str) -> None:
    """Each of my decisions has an explanation, in which nothing is better than the best."""
    history = begun(game, DECISIONS[game])
    match = match_of(history)
    kinds = set()
    for number, recorded in enumerate(history.actions):
        action = history.game.read(recorded.text)
        if recorded.player or isinstance(action, Look) or type(action) in kinds:
            continue
        kinds.add(type(action))
        advice = match.why(history.game.view(history.states[number], 0), [action])
        answer: Any = advice.answer
        lost = getattr(answer, "lost", None) or getattr(answer, "difference", 0)
        assert float(getattr(lost, "value", lost)) >= -1e-9 or getattr(lost, "few", False)
    assert len(kinds) >= (4 if game in ("pinzetta", "stampswap") else 1)


@pytest.mark.parametrize("game", ["pinzetta", "stampswap"])
def test_my_last_show_phase_is_one_decision(game: str) -> None:
    """All stamps and the contest, with the view before the first of them; before anything there is none."""
    history = begun(game, 40 if game == "stampswap" else 12)
    while not (history.actions[-1].player == 0 and isinstance(_action(history, -1), Enter)):
        history.actions.pop()
        history.states.pop()
    view, actions = match_of(history).last_decision()
    assert isinstance(actions[-1], Enter)
    assert {type(each) for each in actions[:-1]} == {Place}
    hand = view.swap.table if game == "pinzetta" else view.table
    assert len(hand.seats[0].hand) >= len(actions) - 1
    assert match_of(history).why(view, actions).answer
    with pytest.raises(ValueError, match="you have not decided anything yet"):
        match_of(GameHistory(history.game, 1)).last_decision()


def _action(history: GameHistory[Any, Any, Any], number: int) -> Any:
    return history.game.read(history.actions[number].text)


def test_in_a_game() -> None:
    """A move after it is not played; alone it is about my last decision, also of a resumed game."""
    options = ("stamps", "--seed", "3", "--opponent", "random", "--save", "game.txt")
    shown = run("play", *options, text="why\nwhy 1\nwhy green 99,99\n1\nq\n").stdout
    assert "you have not decided anything yet" in shown
    assert "your move" in shown
    again = run("play", "--resume", "game.txt", text="why\nq\n").stdout
    assert "your move" in again
    assert "hint" not in again.partition("your move")[2].partition("best")[0]


def test_a_game_without_words_of_its_own(heap_known: None) -> None:
    """Its moves are compared by rollouts."""
    match = match_of(GameHistory(make_game("heap", 2), 5))
    advice = match.why(match.view, match.meant("take 1"))
    assert document(advice)["move"] == "take 1"
