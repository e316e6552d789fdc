"""Agents ranked by what reviews say that they give away: ``python -m benchmarks.reviews [--games N]``.

In each game the agents sit in other seats; a game for one is played by each agent with the same deals. Every
decision is reviewed with the same time; random play has to give away more than greedy play, and greedy play
more than the planner, with intervals apart. ``--limits`` prints the quantiles of the greedy agent's losses
instead, from which the limits of the classes are taken (``class_limits`` of the games' objects).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from statistics import median, quantiles
from typing import Any

from stockbook.engine.documents.review import review_document, summary_document
from stockbook.games.registry import definition_of, make_agent, make_game
from stockbook.models.play.record import GameHistory, Record
from stockbook.optimizer.arena.agent import AgentName, decision_rng
from stockbook.optimizer.arena.workers import local_workers
from stockbook.optimizer.review.game_review import review_game
from stockbook.optimizer.sampling.intervals import paired_difference
from stockbook.optimizer.solver.limits import SearchLimits

#: Game -> number of players.
PLAYERS = {"stamps": 3, "stamp-albums": 2, "stampswap": 3, "pinzetta": 1}
AGENTS = "random,greedy,planner:0.2"
#: Most actions: random play of Stamp Albums may go on for long.
LONGEST = 400
#: Shares of the greedy agent's losses above 0 that are below the limits of the classes.
SHARES = (0.5, 0.8, 0.95)


def play(game: str, agents: Sequence[str], seed: int) -> Record:
    """Play a game with an agent in each seat."""
    made = make_game(game, len(agents))
    history = GameHistory(made, seed)
    seated = [make_agent(made, AgentName.parse(each)) for each in agents]
    while (player := history.turn) is not None and len(history.actions) < LONGEST:
        number = len(history.actions)
        history.play(seated[player].act(made.view(history.state, player), decision_rng(seed, number)))
    return history.record(agents)


def reviewed(game: str, agents: Sequence[str], seconds: float, number: int) -> dict[str, Any]:
    """The document of the review of a game, in which seats change from number to number."""
    turned = [*agents[number % len(agents) :], *agents[: number % len(agents)]]
    deal = number // len(agents) if PLAYERS[game] == 1 else number
    record = play(game, turned[: PLAYERS[game]], deal + 1)
    return review_document(
        review_game(record, definition_of(game), limits=SearchLimits(seconds, workers=1, seed=number))
    )


def losses(documents: Sequence[dict[str, Any]], player: str) -> list[float]:
    """The points that each decision of a player gave away."""
    every = (each for document in documents for each in document["decisions"])
    return [each["lost"] for each in every if each["player"] == player]


def report(documents: Sequence[dict[str, Any]]) -> None:
    """Print what each agent gave away in a decision, with its interval by games."""
    for each in summary_document(documents)["players"]:
        middle = median(losses(documents, each["player"]))
        interval = f"({each.get('low')} to {each.get('high')})"
        print(f"  {each['player']:12} {each['per_decision']} {interval} a decision, median {middle}")


def report_differences(documents: Sequence[dict[str, Any]], agents: Sequence[str]) -> None:
    """Print what each agent of a game for one gave away more than the next one, deal by deal."""
    deals = [documents[start : start + len(agents)] for start in range(0, len(documents), len(agents))]
    whole = [deal for deal in deals if len(deal) == len(agents)]
    lost = [[deal[place]["players"][0]["per_decision"] for deal in whole] for place in range(len(agents))]
    for (worse, more), (better, less) in pairwise(zip(agents, lost, strict=True)):
        difference = paired_difference(more, less).text(form=".2f")
        print(f"  {worse} gives away {difference} more than {better}, in {len(whole)} deals")


def report_limits(documents: Sequence[dict[str, Any]], player: str) -> None:
    """Print the quantiles of a player's losses above 0."""
    parts = quantiles([each for each in losses(documents, player) if each > 0], n=100)
    print(f"  {player}: {[round(parts[round(100 * share) - 1], 2) for share in SHARES]}")


def main() -> None:
    """Play, review, and print the ranking of each game."""
    parser = argparse.ArgumentParser("python -m benchmarks.reviews", description=__doc__)
    parser.add_argument("--game", choices=PLAYERS, help="this game only")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--agents", default=AGENTS)
    parser.add_argument("--time", type=float, default=0.5, help="seconds for the review of a decision")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--limits", action="store_true")
    options = parser.parse_args()
    agents = options.agents.split(",")
    with local_workers(options.workers).open() as executor:
        for game in [options.game] if options.game else PLAYERS:
            work = partial(reviewed, game, agents, options.time)
            documents = list(executor.map(work, range(options.games)))
            print(f"{game}, {options.games} games, {options.time} s a decision", flush=True)
            if options.limits:
                report_limits(documents, "greedy")
            else:
                report(documents)
                if PLAYERS[game] == 1:
                    report_differences(documents, agents)


if __name__ == "__main__":
    main()
