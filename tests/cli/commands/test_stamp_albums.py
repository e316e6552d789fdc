"""Stamp Albums behind the commands: answers to the letter, reasons, and a game at the table."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stockbook.cli.playing.session import show_match
from stockbook.cli.rendering.page import Page
from stockbook.engine.play import Match
from stockbook.games.stamp_albums.words import AlbumsWords
from stockbook.models.play.record import GameHistory
from stockbook.models.stamp_albums.cards import CARDS, parse_card
from stockbook.models.stamp_albums.game import Buy, EndTurn, StampAlbums
from tests.cli.running import POSITIONS, run
from tests.models.stamp_albums.games import random_states

EXAMPLE = str(POSITIONS / "stamp-albums.toml")
REFUSED = str(POSITIONS / "stamp-albums-refused.toml")
LAST = str(POSITIONS / "stamp-albums-last.toml")
NEW_HAND = str(POSITIONS / "stamp-albums-new-hand.toml")
REASON = "the Soldier (5 of wyrms and knots) is a stamp: stamps in hand go to the shop and never pay"
GAME = StampAlbums()


def hint(*arguments: str) -> dict[str, Any]:
    """The JSON of a hint."""
    result = run("hint", *arguments, "--json")
    assert result.exit_code == 0, result.output
    document: dict[str, Any] = json.loads(result.stdout)
    assert (document["schema"], document["game"]) == (1, "stamp-albums")
    return document


def test_hint_now_to_the_letter() -> None:
    """Purchases list card, source and payment; exact values equal both ends of their interval."""
    document = hint(EXAMPLE, "--goal", "now")
    assert document["purchases"] == [
        {"card": "Huntress", "from": "market", "pay": ["Journey", "Pact"]},
        {"card": "Painter", "from": "opponent", "pay": ["Castle"]},
    ]
    assert (document["goal"], document["value"], document["low"], document["high"]) == ("now", 13, 13, 13)
    values = [each["value"] for each in document["alternatives"]]
    assert values[:2] == [10, 3]
    assert values == sorted(values, reverse=True)
    for each in document["alternatives"]:
        assert set(each) == {"purchases", "value", "low", "high"}
        assert all(set(purchase) == {"card", "from", "pay"} for purchase in each["purchases"])


def test_hint_for_the_game() -> None:
    """The expected lead with its interval and samples, the same bytes on every deterministic run."""
    document = hint(EXAMPLE, "--deterministic")
    assert document["goal"] == "game"
    assert document["low"] < document["value"] < document["high"]
    assert document["samples"] == document["alternatives"][0]["samples"] > 100
    assert document["purchases"]
    assert document == hint(EXAMPLE, "--goal", "game", "--deterministic")
    assert document["seconds"] is None


def test_hint_shown() -> None:
    """In words, with the limits of the advice."""
    text = run("hint", EXAMPLE, "--goal", "now", COLUMNS="200").stdout
    assert "13 points in stamps this turn, proved best over the known cards" in text
    assert "buy Huntress (Crown M) from the market with Journey, Pact" in text
    assert "buy Painter (3 SK) from the opponent's shop with Castle" in text
    assert "Planned over the cards that can be seen" in text
    text = run("hint", LAST, "--goal", "game", COLUMNS="200").stdout
    assert "expected final lead +20.0, from 200 samples" in text


@pytest.mark.parametrize("goal", ["now", "game"])
def test_nothing_to_buy(goal: str) -> None:
    """The hand is exchanged: no purchases, and the text says what to do."""
    assert hint(NEW_HAND, "--goal", goal)["purchases"] == []
    text = run("hint", NEW_HAND, "--goal", goal, COLUMNS="200").stdout
    assert "nothing can be bought: show the hand, discard it, draw five cards and start again" in text


def test_the_end_of_a_turn() -> None:
    """After a purchase the turn may end."""
    text = 'game = "stamp-albums"\nhand = ["Mill"]\nmarket = ["Bard"]\nalbum = ["Author"]\n'
    result = run("hint", "-", text=text + 'draw = 12\nbought = ["Author"]')
    assert "end the turn" in result.stdout


@pytest.mark.parametrize("command", ["hint", "check", "show"])
def test_the_first_worked_example_is_refused(command: str) -> None:
    """A stamp in hand is a fault with its reason, whatever is asked."""
    result = run(command, REFUSED)
    assert result.exit_code == 2
    assert f"hand[1]: {REASON}" in result.output


def test_check() -> None:
    """A position without faults, and one with a suggestion, as JSON."""
    assert run("check", EXAMPLE).stdout == "no faults\n"
    result = run(
        "check", "-", "--json", text='game = "stamp-albums"\nhand = ["Jurney"]\nmarket = []\ndraw = 9'
    )
    fault = json.loads(result.stdout)["faults"][0]
    assert (fault["key"], fault["message"]) == ("hand[1]", "unknown card 'Jurney': did you mean 'journey'?")


def test_a_game_that_is_over() -> None:
    """Has no hint."""
    text = 'game = "stamp-albums"\nhand = ["Mill"]\nmarket = ["End"]\ndraw = 5\nexcuse_seen = true'
    result = run("hint", "-", text=text)
    assert result.exit_code == 3
    assert "the game is over: no stamp is left to buy" in result.stderr


def test_show() -> None:
    """Everything that is known, stamps with a star where other cards lie too."""
    text = run("show", EXAMPLE, COLUMNS="200").stdout
    assert "Huntress (Crown M)*" in text
    assert "Mill (8 WL)," in text
    assert "20 cards, the Excuse among them" in text
    assert "2: Author (2 MK)" in text


def table() -> AlbumsWords:
    """The words of a game."""
    return AlbumsWords(GAME)


def test_the_table_reads_actions_and_tells_reasons() -> None:
    """Typed actions are read; illegal ones get their reason, also when a stamp is among the cards paid."""
    view = GAME.view(GAME.start(Random(3)), 0)
    legal = next(action for action in GAME.actions(GAME.start(Random(3))) if isinstance(action, Buy))
    assert table().read(view, str(legal)) == [legal]
    with pytest.raises(ValueError, match="buy at least one card"):
        table().read(view, "end")
    with pytest.raises(ValueError, match=r"the Soldier \(5 of wyrms and knots\) is a stamp"):
        table().read(view, "buy Author with Soldier")
    with pytest.raises(ValueError, match="not for sale"):
        table().read(view, f"buy Sea with {CARDS[view.me.hand[0]].name}")


@pytest.mark.parametrize("seed", range(6))
def test_the_table_tells_what_happens(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Each action is told, and all that came to the viewer; the opponent's draws are not."""
    history: GameHistory[Any, Any, Any] = GameHistory(GAME, seed)
    rng, match = Random(seed), Match(history, ["me", "other"], [None, None], 0)
    while history.turn is not None:
        player = history.turn
        before = GAME.view(history.state, 0)
        action = rng.choice(GAME.actions(history.state))
        history.play(action)
        after = GAME.view(history.state, 0)
        text = table().tell(before, player, action, after)
        assert text.startswith("you " if player == 0 else "the opponent ")
        if isinstance(action, Buy):
            assert CARDS[action.card].name in text
            assert all(CARDS[spent].name in text for spent in action.pay)
        for card in set(after.market) - set(before.market) | set(after.me.shop) - set(before.me.shop):
            assert CARDS[card].name in text
        hidden = set(history.state.sides[1].hand) - set(after.other.known)
        shown = {*(action.pay if isinstance(action, Buy) else ()), *after.discard, *after.market}
        assert not [card for card in hidden - shown if f"{CARDS[card].name} (" in text]
        show_match(Page(), match)
        assert table().question(after)
        if player == 0:
            assert table().say(before, action)
    show_match(Page(), match)
    points = GAME.score(history.state)
    printed = capsys.readouterr().out
    assert str(points[0]) in printed
    assert "player 1" in printed


def test_a_new_hand_is_told() -> None:
    """The hand that bought nothing is shown to all; the new one to its owner."""
    for seed in range(400):
        for state in random_states(GAME, seed):
            if not state.turn.over and GAME.actions(state) == [EndTurn()] and not state.turn.bought:
                player = state.turn.player
                after = GAME.apply(state, EndTurn(), Random(0))
                if state.turn.new_hands == 0 and len(state.discard) < 30:
                    mine = table().tell(GAME.view(state, player), player, EndTurn(), GAME.view(after, player))
                    theirs = table().tell(
                        GAME.view(state, 1 - player), player, EndTurn(), GAME.view(after, 1 - player)
                    )
                    shown = state.sides[player].hand
                    assert all(CARDS[card].name in mine for card in shown)
                    assert "you can buy nothing" in mine
                    assert "the opponent can buy nothing" in theirs
                    return
    raise AssertionError("no such hand in 400 games")


def test_a_whole_game_by_itself() -> None:
    """Two agents play in the terminal; the sheet says why the game ended."""
    result = run("play", "stamp-albums", "--seed", "3", "--auto", "greedy", "--opponent", "greedy")
    assert result.exit_code == 0, result.output
    assert "wins" in result.stdout
    assert "The game ended: all stamps are bought." in result.stdout


def test_the_arena_knows_the_game() -> None:
    """Two agents in the arena, with a reading as an option."""
    result = run(
        *("arena", "--game", "stamp-albums", "--agents", "greedy,random", "--games", "4"),
        *("--workers", "1", "--option", "reuse=false", "--json"),
    )
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["game"] == "stamp-albums"


def test_cards_are_named_in_full() -> None:
    """Prefixes and ranks of a file come back as names."""
    cards = [buy["card"] for buy in hint(LAST, "--goal", "now")["purchases"]]
    assert sorted(cards) == ["Diplomat", "Merchant", "Penitent"]
    assert all(parse_card(name) for name in cards)


def test_explain() -> None:
    """A purchase beside the best plan for the turn; what is not allowed is refused with its reason."""
    file = str(POSITIONS / "stamp-albums.toml")
    move = "Huntress with Journey, Castle, Ace of Suns"
    found = json.loads(run("explain", file, "--move", move, "--time", "1", "--json").stdout)
    assert (found["game"], found["proved"], found["goal"]) == ("stamp-albums", False, "game")
    assert found["move"] == f"buy {move}"
    assert found["difference"] >= 0
    assert [row["label"] for row in found["rows"]] == ["stamps bought now", "expected lead"]
    assert found["rows"][0]["move"] >= 10
    assert "your move" in run("explain", file, "--move", move, "--time", "1").stdout
    for options, code, reason in (
        (("--move", "Huntress with Castle"), 3, "shares no suit"),
        (("--move", "end"), 3, "something can be bought"),
        (("--move", "Huntress"), 2, "write buy CARD with CARD"),
        (("--move", "end", "--goal", "now"), 2, "moves are compared by the whole game"),
    ):
        result = run("explain", file, *options)
        assert result.exit_code == code
        assert reason in result.stderr
