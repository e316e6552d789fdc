"""``stockbook collect``, which ``hint`` asks in a Collect Phase too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.cli.failure import ANSWERED, WRONG_INPUT, Refused
from stockbook.cli.options import (
    CopyOption,
    DeterministicOption,
    FileArgument,
    GoalOption,
    JsonOption,
    SeedOption,
    TimeOption,
)
from stockbook.models.games.goal import Goal

if TYPE_CHECKING:
    from stockbook.cli.advice import SearchOptions
    from stockbook.models.stampswap.position import Position
    from stockbook.optimizer.stampswap.best_item import Choice, Choices

#: Items that the terminal lists.
LISTED = 10


def collect(
    file: FileArgument,
    goal: GoalOption = None,
    time: TimeOption = 10,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    as_json: JsonOption = False,
) -> int:
    """Which item of the pool to select."""
    from stockbook.cli.advice import SearchOptions
    from stockbook.cli.games import stamp_swap_only
    from stockbook.models.files.toml_file import read_toml_file
    from stockbook.models.stampswap.reading import position_from

    options = SearchOptions(time, None, seed, deterministic)
    position = position_from(stamp_swap_only(read_toml_file(file), "collect"))
    return answer_collect(position, file, options, goal, deck, as_json)


def answer_collect(
    position: Position,
    file: str,
    options: SearchOptions,
    goal: Goal | None,
    deck: str | None,
    as_json: bool,
) -> int:
    """Print what each item brings; the exit code.

    Raises
    ------
    Refused
        If it is no Collect Phase, or there is nothing to select.
    """
    from stockbook.cli.advice import goal_of
    from stockbook.cli.ahead import unseen_deck_tiles
    from stockbook.models.files.faults import Fault

    if position.phase != "collect":
        message = f'this is phase "{position.phase}": stockbook hint answers every phase'
        raise Refused(WRONG_INPUT, [Fault(file, "phase", message)])
    if not position.pool:
        raise Refused(
            WRONG_INPUT, [Fault(file, "pool", 'missing: add pool = ["2x3 blue animals 2", "2x2 ?"]')]
        )

    from stockbook.optimizer.stampswap.best_item import best_items

    unseen_tiles = unseen_deck_tiles(position, deck) if deck else None
    goal = goal_of(goal, position)
    found = options.ask(best_items, position, whole=goal is Goal.GAME, unseen_tiles=unseen_tiles)
    if as_json:
        from stockbook.engine.documents.placement import write
        from stockbook.models.stampswap.reading import GAME

        write(
            {
                "game": GAME,
                "phase": "collect",
                "goal": goal,
                "choices": [_json(found, choice) for choice in found.choices],
                "seconds": None if found.seconds is None else round(found.seconds, 2),
                "seed": found.seed,
            }
        )
    else:
        _show(found)
    return ANSWERED


def _json(found: Choices, choice: Choice) -> dict[str, object]:
    names = [opponent.name for opponent in found.position.opponents]
    document: dict[str, object] = {
        "item": choice.item + 1,
        "good": str(choice.good),
        "value": round(choice.value, 2),
    }
    if choice.margin is not None:
        document["low"] = round(choice.value - choice.margin, 2)
        document["high"] = round(choice.value + choice.margin, 2)
        document["samples"] = found.samples
    others = {name: round(worth, 2) for name, worth in zip(names, choice.others, strict=True)}
    return {**document, "mine": round(choice.mine, 2), "others": others}


def _show(found: Choices) -> None:
    from stockbook.cli.rendering.page import Page, numbers_table, plain

    page = Page()
    best = found.choices[0]
    page.heading(f"select {best.item + 1}: {plain(str(best.good))}")
    page.print()
    names = [plain(opponent.name) for opponent in found.position.opponents]
    table = numbers_table(("item", "", "value", "95 %", "to me", *(f"to {name}" for name in names)))
    for choice in found.choices[:LISTED]:
        low, high = (choice.value + sign * (choice.margin or 0) for sign in (-1, 1))
        interval = "" if choice.margin is None else f"{low:.1f} - {high:.1f}"
        worth = [f"{each:.1f}" for each in (choice.mine, *choice.others)]
        table.add_row(str(choice.item + 1), plain(str(choice.good)), f"{choice.value:.1f}", interval, *worth)
    page.print(table)
    page.print()
    page.print("value: what selecting it brings, others' losses in part included, against selecting nothing")
