"""Random games through what the page offers; ``python -m tests.web.browser.random_games`` plays many."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, expect, sync_playwright

from stockbook.games.records import parse_record
from stockbook.models.play.record import replay
from tests.web.browser.chromium import ADVICE, installed
from tests.web.browser.watching import watched
from tests.web.running import Site

#: The games by their names in records, and on the page.
GAMES = {
    "stampswap": "Stamp Swap",
    "pinzetta": "Pinzetta",
    "stamps": "STAMPS",
    "stamp-albums": "Stamp Albums",
}
#: Whether nothing is under way on the page.
READY = "() => !document.querySelector('main.busy')"
#: Opens the list of all moves, clicks on one of them, and waits until it was told and it is my turn again.
#: One call for all: a game has many moves, and to look for a button by its role takes longer than a move.
MOVE = """async draw => {
    const told = () => document.querySelectorAll('.log li').length;
    const before = told();
    const until = async ready => {
        while (!ready()) await new Promise(each => requestAnimationFrame(each));
    };
    const offered = () => document.querySelectorAll('.moves-list li button:enabled');
    await until(() => document.querySelector('.moves-list'));
    document.querySelector('.moves-list').open = true;
    await until(() => offered().length);
    offered()[Math.floor(draw * offered().length)].click();
    await until(() => told() > before && !document.querySelector('main.busy'));
    return true;
}"""
#: Most moves of one game.
MOST = 200


def seeded(page: Page, seed: str) -> None:
    """Choose the seed of a new game, which is among what few people need."""
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Seed").fill(seed)


def begin(page: Page, game: str, seed: int) -> None:
    """Begin a game, of Stamp Swap for two, whose others play at once."""
    page.get_by_role("button", name=re.compile(f"^{GAMES[game]}")).click()
    if game == "stampswap":
        page.get_by_label("Players").select_option("2")
    seeded(page, str(seed))
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("status", name="Turn")).to_be_visible()
    page.get_by_label("The others play").select_option("at once")
    page.wait_for_function(READY)


def key_of(page: Page) -> str:
    """The key of the game on the page."""
    return page.url.partition("#")[2]


def decisions(page: Page) -> int:
    """Number of things that were told."""
    return page.get_by_role("list", name="What happened").get_by_role("listitem").count()


def over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.get_by_role("table", name="Points").count() > 0


def move(page: Page, rng: Random) -> None:
    """Make one of the moves that the page offers, and wait for what follows."""
    page.wait_for_function(MOVE, arg=rng.random())


def play(page: Page, folder: Path, game: str, seed: int) -> None:
    """Play a game to its end with moves drawn from those that the page offers.

    Parameters
    ----------
    page
        The start page of games.
    folder
        Where its server keeps the games.
    game, seed
        The name of the game in records, and the seed of its deal and its moves.

    Raises
    ------
    AssertionError
        If it does not end, or shows other points than the rules give for the record that the server keeps.
    """
    rng = Random(f"{game} {seed}")
    begin(page, game, seed)
    for _ in range(MOST):
        if over(page):
            break
        move(page, rng)
    cells = page.get_by_role("row", name="total").get_by_role("cell").all_inner_texts()
    history = replay(parse_record((folder / f"{key_of(page)}.txt").read_text("utf-8")))
    assert history.turn is None
    points = tuple(history.game.score(history.state))
    assert tuple(int(each.replace("\u2212", "-")) for each in cells)[: len(points)] == points[: len(cells)]


def main() -> int:
    """Play so many games of each kind; the exit code is 1 when one of them went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.browser.random_games", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games of each kind [%(default)s]")
    options = parser.parse_args()
    path = installed()
    if not path:
        print(ADVICE, file=sys.stderr)
        return 1
    wrong = 0
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        site = Site("--games", name)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in GAMES:
            for seed in range(options.games):
                try:
                    with watched(browser, site, {}) as page:
                        page.goto(f"{site.address}play")
                        play(page, Path(name), game, seed)
                except Exception as error:
                    wrong += 1
                    print(f"{game}, seed {seed}: {error}", file=sys.stderr)
            print(f"{options.games} games of {GAMES[game]} in the browser: {wrong} faults so far", flush=True)
        browser.close()
        site.close()
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
