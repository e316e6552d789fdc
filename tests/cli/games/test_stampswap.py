"""Stamp Swap at the terminal: games typed, resumed, played by agents; nothing hidden is shown."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stockbook.cli.games.stampswap import PARTS
from stockbook.cli.rendering.page import Page
from stockbook.games.records import read_record
from stockbook.games.registry import make_agent, make_game, words_of
from stockbook.games.stampswap.words import StampSwapWords
from stockbook.models.play.record import GameHistory, replay
from stockbook.models.stampswap.game import rules
from stockbook.models.stampswap.game.actions import Divide, Enter, TakePile
from stockbook.models.stampswap.game.dealt_rounds import cuts
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import StampSwapState
from stockbook.optimizer.arena.agent import AgentName, decision_rng
from tests.cli.running import run

WIDTH = 80


def play(game: StampSwap, seed: int, agent: str = "quick") -> GameHistory[Any, Any, Any]:
    """A game by agents from its start to its end."""
    history = GameHistory(game, seed)
    player = make_agent(game, AgentName(agent))
    while (turn := history.turn) is not None:
        view = game.view(history.state, turn)
        history.play(player.act(view, decision_rng(seed, len(history.actions))))
    return history


def typed(history: GameHistory[Any, Any, Any], me: int) -> list[str]:
    """The actions of a player as that player would type them: a Show Phase is one line."""
    lines: list[str] = []
    show: list[str] = []
    for action, state in zip(history.actions, history.states[:-1], strict=True):
        if action.player != me:
            continue
        word, _, rest = action.text.partition(" ")
        table = state.table
        if word == "place":
            item, cell = rest.split()
            tile = history.game.pieces.tiles[table.seat.hand[int(item) - 1]]
            show.append(f"{tile} at {cell}")
        elif word == "enter":
            lines.append("; ".join([*show, action.text]))
            show = []
        elif word == "take" and history.game.players > 2:
            owner, pile = rest.split()
            lines.append(f"take player {owner} {pile}")
        else:
            lines.append(action.text)
    return lines


@pytest.mark.parametrize(("players", "seat"), [(2, 1), (3, 2)])
def test_a_whole_game(players: int, seat: int) -> None:
    """Typed line by line it is the game that agents play; the sheet at the end has everybody's points."""
    history = play(make_game("stampswap", players), 5)
    lines = typed(history, seat - 1)
    options = ("--players", str(players), "--seed", "5", "--seat", str(seat), "--opponent", "quick")
    done = run("play", "stampswap", *options, "--save", "game.txt", text="\n".join(lines) + "\n")
    assert done.exit_code == 0, done.stderr
    assert read_record("game.txt").actions == tuple(history.actions)
    score = history.game.score(history.state)
    end = done.stdout[done.stdout.index("everybody") :]
    names = ["me" if player == seat - 1 else f"player {player + 1}" for player in range(players)]
    totals = next(line for line in end.splitlines() if line.startswith("total")).split()[1:]
    assert totals == list(map(str, score))
    assert end.splitlines()[1].split("points for")[1].split("  ")[-1] == names[-1]
    for label in ("Show Phases", "stamp values", "finale: ", "forever stamps, place: ", "rare values, which"):
        assert label in end
    (winner,) = history.game.winners(history.state)
    assert ("You win" if winner == seat - 1 else f"{names[winner]} wins") in end
    frames = [line for line in done.stdout.replace("> ", "").splitlines() if len(line) > WIDTH]
    assert frames == []


def test_resumed_in_the_middle_of_a_show_phase() -> None:
    """Some stamps are placed, the game is kept, and goes on with the others."""
    history = play(make_game("stampswap", 2), 5)
    lines = typed(history, 0)
    number = next(n for n, line in enumerate(lines) if " at " in line)
    first, *rest = lines[number].split("; ")
    options = ("--seed", "5", "--opponent", "quick", "--save", "game.txt")
    begun = run("play", "stampswap", *options, text="\n".join([*lines[:number], first, "q"]) + "\n")
    assert begun.exit_code == 0
    kept = replay(read_record("game.txt"))
    assert kept.state.table.phase == "show"
    assert len(kept.state.table.seats[0].placed) == 1
    then = ["; ".join(rest), *lines[number + 1 :]]
    done = run("play", "--resume", "game.txt", text="\n".join(then) + "\n")
    assert done.exit_code == 0, done.stderr
    assert read_record("game.txt").actions == tuple(history.actions)


def test_five_agents() -> None:
    """The game plays itself, with everybody's points in columns that fit the terminal."""
    options = ("--players", "5", "--seed", "2", "--opponent", "random", "--auto", "random")
    done = run("play", "stampswap", *options)
    assert done.exit_code == 0
    assert "player 5" in done.stdout[done.stdout.index("everybody") :].splitlines()[1]
    assert all(len(line) <= WIDTH for line in done.stdout.splitlines())
    found = json.loads(run("play", "stampswap", *options, "--json").stdout)
    assert len(found["scores"]) == 5


def test_hints_of_every_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    """``?`` is the advice of ``hint``, which Enter plays; ``place best`` is that for a Show Phase."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 1.0)
    hint = ["?", ""]
    lines = [*hint, *["1"] * 5, *hint, *hint, "place best", "?", "q"]
    done = run("play", "stampswap", "--seed", "6", "--opponent", "quick", text="\n".join(lines) + "\n")
    assert done.exit_code == 0, done.stderr
    assert "value: what selecting it brings" in done.stdout
    assert "points: what goods bring by the end" in done.stdout
    assert done.stdout.count("hint: ") == 4
    kept = replay(read_record("stampswap-6.txt"))
    assert kept.state.table.round == 2
    assert [a.text.split()[0] for a in kept.actions if a.player == 0][-1] == "enter"


def test_a_hint_for_a_season(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone, one competes for forever stamps with a silent opponent and the imaginary player."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 1.0)
    done = run("play", "stampswap-season", "--seed", "1", text="place best\n" * 3)
    assert done.exit_code == 0, done.stderr
    total = next(line for line in reversed(done.stdout.splitlines()) if line.startswith("total"))
    assert f"certain at the end: {total.split()[1]}" in done.stdout
    assert "win" not in done.stdout


def test_nothing_hidden_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The output is the same whatever lies hidden: cuts, contests, and faces never seen."""
    game = make_game("stampswap", 3)
    assert isinstance(game, StampSwap)
    words, history = StampSwapWords(game), play(game, 8)
    for number, (action, state) in enumerate(zip(history.actions, history.states[:-1], strict=True)):
        me, rng = number % 3, Random(number)
        done = game.read(action.text)
        told = tell(words, me, state, history.states[number + 1], action.player, done)
        assert not any(face in told for face in hidden_faces(game, history.states[number + 1], me))
        if action.player != me and isinstance(done, Divide | Enter) and not last_of_all(state):
            other = another(game, state, done, rng)
            after = game.apply(state, other, rng)
            assert tell(words, me, state, after, action.player, other) == told
        if state.table.turn == me:
            PARTS.view(Page(), words, game.view(state, me))
            shown = capsys.readouterr().out
            assert not any(face in shown for face in hidden_faces(game, state, me))
            if number % 9 == 0:
                PARTS.view(Page(), words, game.view(game.sample(game.view(state, me), rng), me))
                assert capsys.readouterr().out == shown


def tell(
    words: StampSwapWords, me: int, before: StampSwapState, after: StampSwapState, player: int, action: Any
) -> str:
    """Return the text that tells one player of an action."""
    game = words.game
    return words.tell(game.view(before, me), player, action, game.view(after, me))


def last_of_all(state: StampSwapState) -> bool:
    """Whether the others have all decided, so that a decision is revealed."""
    return (state.table.turn + 1) % len(state.table.seats) == state.table.first


def another(game: StampSwap, state: StampSwapState, action: Divide | Enter, rng: Random) -> Divide | Enter:
    """Another legal action in place of one that stays hidden."""
    table = state.table
    if isinstance(action, Divide):
        return Divide(rng.choice(list(cuts(game.pieces, table, table.turn))))
    return Enter(rng.choice(rules.contests_to_enter(table, table.turn)))


def hidden_faces(game: StampSwap, state: StampSwapState, me: int) -> set[str]:
    """The texts of tiles that lie face down, and of which the player has not seen an equal one."""
    table = state.table
    theirs = {item for seat in table.seats for pile in (seat.goods, seat.apart, *seat.piles) for item in pile}
    mine = table.seats[me]
    known = {*mine.goods, *mine.apart, *(item for pile in mine.piles for item in pile), *mine.hand}
    lying = theirs | set(table.pool)
    hidden = {item for item in lying & table.down if item not in known and (me, item) not in table.peeked}
    seen = {str(game.pieces.tiles[item]) for item in lying - hidden if item < len(game.pieces.tiles)}
    seen |= {str(game.pieces.tiles[tile]) for seat in table.seats for tile in (*seat.hand, *seat.dropped)}
    seen |= {str(game.pieces.tiles[tile]) for seat in table.seats for tile, _ in seat.placed}
    return {str(game.pieces.tiles[item]) for item in hidden} - seen


def test_a_pile_is_told() -> None:
    """Whose it was is said from my side of the table."""
    game = make_game("stampswap", 3)
    history = play(game, 8)
    pairs = zip(history.actions, history.states[:-1], history.states[1:], strict=True)
    for action, before, after in pairs:
        done = game.read(action.text)
        if isinstance(done, TakePile):
            for me in range(3):
                told = tell(words_of(game), me, before, after, action.player, done)
                who = "you take" if me == action.player else f"player {action.player + 1} takes"
                whose = "your" if me == done.owner else f"player {done.owner + 1}'s"
                assert told.startswith(f"{who} {whose} pile {done.pile + 1}: ")


@pytest.mark.parametrize("seed", range(2))
def test_mistyped_lines(seed: int) -> None:
    """Any line means actions that are legal one after the other, or has a reason; never an error of ours."""
    game = make_game("stampswap", 3)
    history, rng = play(game, seed), Random(seed)
    words, meant = words_of(game), 0
    starts = [
        number
        for number, state in enumerate(history.states[:-1])
        if state.table.phase != "show"
        or not number
        or history.states[number - 1].table.turn != state.table.turn
    ]
    lines = [typed_at(history, number) for number in starts]
    for number, line in zip(starts, lines, strict=True):
        for text in (line, *(edited(rng, line, lines) for _ in range(4))):
            state = history.states[number]
            try:
                actions = words.read(game.view(state, state.table.turn), text)
            except ValueError as error:
                assert text != line, error
                continue
            meant += 1
            for action in actions:
                assert action in game.actions(state), text
                state = game.apply(state, action, Random(0))
    assert meant > len(starts)


def typed_at(history: GameHistory[Any, Any, Any], number: int) -> str:
    """The line that a player types before an action of a game."""
    rest = GameHistory(history.game, history.seed)
    rest.states, rest.actions = history.states[number:], history.actions[number:]
    return typed(rest, history.actions[number].player)[0]


def edited(rng: Random, line: str, lines: list[str]) -> str:
    """A line with a slip: something left out, doubled, mistyped, or from another moment."""
    at = rng.randrange(len(line))
    slips = (
        line[:at] + line[at + 1 :],
        line[:at] + line[at] + line[at:],
        line[:at] + rng.choice("0123456789@;| abx") + line[at + 1 :],
        rng.choice(lines),
        line[: at + 1],
    )
    return rng.choice(slips).replace("best", "")
