"""``stockbook web`` under load: ``python -m benchmarks.web_load [--clients N] [--seconds S]``.

So many clients ask hints, scores and checks at the same time for so long, each one question after the other,
and leave some searches early. What is refused because too much is asked is sent again, and the wait counts.
With ``--page``: how soon the page, the points after a change and the first hint are there, for one client.
With ``--slow``: how soon each page is there in a browser on a slow network, of a clone and of a release.
With ``--moves``: how soon a move is answered, for one client who plays whole games against agents, first
against some that do not search.
Processes are looked up in /proc, so the load needs Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from release.bundle import ROOT, bundle
from stockbook.web.pages import PAGES
from tests.cli.running import HARD
from tests.web.browser.chromium import installed
from tests.web.running import Site, below, serving

SEEDS = Path(__file__).parent.parent / "seeds" / "positions"
#: What is asked, from the shipped positions; quick questions come twice as often as searches.
POSITIONS = [(SEEDS / f"{name}.toml").read_text("utf-8") for name in ("sunday", "saturday", "example-edges")]
COMMANDS = ("score", "check", "score", "check", "hint", "leave")
QUICK = ("score", "check")
#: The games that are played against agents that do not search, and then against others.
AT_ONCE = (("stampswap", "quick"), ("pinzetta", None), ("stamps", "greedy"), ("stamp-albums", "random"))
SEARCHED = (("stampswap", "greedy"), ("stamp-albums", "greedy"))
#: The most seconds of a search that is asked, and of one that is left at its first report.
TIME, ENDLESS = 2, 600
#: Refusals that mean: ask again.
BUSY = (429, 503)
#: Seconds before a refused question is asked again, and of any answer.
AGAIN, PATIENCE = 0.2, 120
#: Seconds in which searches end that nobody wants, and share of that time in which one works that has not.
REST, WORKS = 3.0, 0.3
#: The slow network: bytes a second, and milliseconds before each answer.
SLOW = {"downloadThroughput": 50_000, "uploadThroughput": 50_000, "latency": 300}
#: Notes in a page when something in it can be used first, which its program draws.
_NOTE = """const look = () => {
  if (!document.querySelector("main button")) return requestAnimationFrame(look);
  window.usable = performance.now();
};
look();"""


@dataclass
class Load:
    """The outcome of the questions: seconds of each by its command, and how often what happened."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)


async def ask_on(address: str, number: int, end: float, load: Load) -> None:
    """One client, until the end."""
    rng = Random(number)
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        await client.get("/")
        while monotonic() < end:
            command = rng.choice(COMMANDS)
            began = monotonic()
            while not await _answered(client, command, rng.choice(POSITIONS), load):
                load.counts["refused"] += 1
                await asyncio.sleep(AGAIN)
            load.seconds.setdefault(command, []).append(monotonic() - began)


async def _answered(client: httpx.AsyncClient, command: str, text: str, load: Load) -> bool:
    """Ask once; False where the server has too much to do."""
    request: dict[str, Any] = {"command": command, "text": text}
    if command == "leave":
        options = {"goal": "now", "time": ENDLESS}
        request |= {"command": "hint", "text": HARD, "options": options, "report_every": 0.05}
    elif command == "hint":
        request |= {"options": {"goal": "now", "time": TIME}}
    async with client.stream("POST", "/api/ask", json=request) as reply:
        if reply.status_code in BUSY:
            return False
        document: dict[str, Any] = {}
        async for line in reply.aiter_lines():
            document = json.loads(line) if line.strip() else document
            if document and command == "leave":
                return True
    load.counts["answered" if reply.is_success and document.get("final") else "not answered"] += 1
    load.counts["faults"] += bool(document.get("faults"))
    return True


async def ask_all(address: str, clients: int, seconds: float) -> Load:
    """All clients at once, for so many seconds, until the last answer."""
    load, end = Load(), monotonic() + seconds
    await asyncio.gather(*(ask_on(address, number, end, load) for number in range(clients)))
    return load


def usage(pid: int) -> tuple[float, float]:
    """Megabytes in memory, and seconds of a processor so far; none of either where a process has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0, 0
    ticks = int(fields[11]) + int(fields[12])
    return int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6, ticks / os.sysconf("SC_CLK_TCK")


def memory(site: Site) -> tuple[float, float]:
    """Megabytes of the server, and of its engines together."""
    engines = below(site.process.pid)
    return usage(site.process.pid)[0], sum(usage(pid)[0] for pid in engines)


def left_behind(site: Site) -> int:
    """How many processes still work when nobody asks any more."""
    sleep(REST)
    before = {pid: usage(pid)[1] for pid in below(site.process.pid)}
    sleep(REST)
    return sum(usage(pid)[1] - seconds > WORKS * REST for pid, seconds in before.items())


def load_report(clients: int, seconds: float) -> str:
    """The outcome of a load, as lines."""
    site = Site()
    try:
        asyncio.run(ask_all(site.address, 1, min(seconds, 2)))  # From here on all is loaded.
        start = memory(site)
        load = asyncio.run(ask_all(site.address, clients, seconds))
        left = left_behind(site)
        end = memory(site)
    finally:
        site.close()
    quick = [each for command in QUICK for each in load.seconds.get(command, [])]
    return "\n".join(
        [
            f"{clients} clients for {seconds:g} s: {load.counts['answered']} answers, "
            f"{load.counts['not answered']} without an answer, {load.counts['faults']} faults, "
            f"{load.counts['refused']} refused and asked again, {len(load.seconds.get('leave', []))} left",
            f"quick questions: {spread(quick)}",
            f"searches:        {spread(load.seconds.get('hint', []))}",
            f"memory of the server: {start[0]:.0f} MB at the start, {end[0]:.0f} MB at the end",
            f"memory of the engines: {start[1]:.0f} MB at the start, {end[1]:.0f} MB at the end",
            f"searches left behind: {left}",
        ]
    )


def page_report(runs: int) -> str:
    """How soon the page, points and hints are there, as lines."""
    began = monotonic()
    site = Site()
    try:
        with httpx.Client(base_url=site.address, timeout=PATIENCE) as client:
            page = client.get("/")
            names = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text))
            answers = [page, *(client.get(name) for name in sorted(names))]
            size = sum(int(each.headers["content-length"]) for each in answers)
            served = monotonic() - began
            scores = [_first(client, "score", text) for text in _changes(runs)]
            hints = [_first(client, "hint", text) for text in _changes(runs)]
    finally:
        site.close()
    return "\n".join(
        [
            f"from the command to the first view served: {served:.2f} s",
            f"page: {size / 1000:.0f} kB in {len(answers)} files, as they are sent",
            f"points after a change: {spread(scores[1:])}",
            f"first hint: {spread(hints[1:])}",
        ]
    )


def slow_report(runs: int) -> str:
    """How soon each page is drawn and usable at the first and at later visits, as a table in Markdown."""
    rows = [
        "| served from | page | drawn | usable | drawn again | usable again |",
        "|---|---|---|---|---|---|",
    ]
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        static = Path(folder, "static")
        shutil.copytree(ROOT / "web" / "static", static)
        bundle(static)
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        for what, site in (("a clone", Site()), ("a release", Site(command=serving(static)))):
            try:
                for path in PAGES:
                    visits = [_visits(browser, site.address.rstrip("/"), path) for _ in range(runs)]
                    seconds = (f"{median(each):.1f} s" for each in zip(*visits, strict=True))
                    rows.append(f"| {what} | `{path}` | {' | '.join(seconds)} |")
            finally:
                site.close()
        browser.close()
    return "\n".join(rows)


def _visits(browser: Browser, address: str, path: str) -> tuple[float, ...]:
    """Seconds until a page is drawn and usable on a slow network, for a new browser and then again."""
    context = browser.new_context()
    context.set_default_timeout(1000 * PATIENCE)
    try:
        return tuple(each for _ in range(2) for each in _visit(context.new_page(), address, path))
    finally:
        context.close()


def _visit(page: Page, address: str, path: str) -> tuple[float, float]:
    """Seconds until a page is drawn and usable."""
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", {"offline": False, **SLOW})
    page.add_init_script(_NOTE)
    page.goto(address + path)
    page.wait_for_function("() => window.usable")
    drawn = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime")
    usable = page.evaluate("() => window.usable")
    page.wait_for_load_state("networkidle")
    page.close()
    return drawn / 1000, usable / 1000


def moves_report(runs: int) -> str:
    """How soon moves are answered, and what each costs the server, as lines."""
    lines, every = list[str](), list[float]()
    site = Site()
    try:
        with httpx.Client(base_url=site.address, timeout=PATIENCE) as client:
            client.get("/")
            for game, agent in (*AT_ONCE, *SEARCHED):
                before = usage(site.process.pid)[1]
                found = _moves(client, game, agent, runs)
                used = 1000 * (usage(site.process.pid)[1] - before) / runs
                lines.append(
                    f"{game} against {agent or 'nobody'}: {spread(found)}, {used:.1f} ms of a processor"
                )
                every += found if (game, agent) in AT_ONCE else []
    finally:
        site.close()
    return "\n".join([*lines, f"all that search nothing: {spread(every)}"])


def _moves(client: httpx.Client, game: str, agent: str | None, runs: int) -> list[float]:
    """Seconds of so many moves, drawn from those that are offered, in as many games as it takes."""
    offers = client.get("/api/games").json()["games"]
    players = next(each["usual"] for each in offers if each["game"] == game)
    opponents = [agent] * (players - 1)
    rng, found, turn = Random(game), list[float](), dict[str, Any]()
    while len(found) < runs:
        if turn.get("over", True):
            begin = {"game": game, "seed": rng.randrange(1000), "players": players, "opponents": opponents}
            turn = client.post("/api/games", json=begin).raise_for_status().json()
        move = rng.choice(turn["actions"])["action"]
        began = monotonic()
        sent = {"decisions": turn["decisions"], "move": move}
        turn = client.post(f"/api/games/{turn['key']}", json=sent).raise_for_status().json()
        found.append(monotonic() - began)
    return found


def _changes(runs: int) -> Iterable[str]:
    """Positions each of which differs from the one before; the first is for loading only."""
    return (POSITIONS[number % 2] for number in range(runs + 1))


def _first(client: httpx.Client, command: str, text: str) -> float:
    """Seconds until the first document of a question."""
    began = monotonic()
    request = {"command": command, "text": text, "report_every": 0.05}
    with client.stream("POST", "/api/ask", json=request) as reply:
        next(line for line in reply.iter_lines() if line.strip())
        return monotonic() - began


def spread(seconds: Sequence[float]) -> str:
    """The median and the 95th percentile of seconds, in milliseconds."""
    if len(seconds) < 2:
        return "too few to say"
    high = quantiles(seconds, n=20, method="inclusive")[-1]
    return f"median {1000 * median(seconds):.0f} ms, 95 % within {1000 * high:.0f} ms ({len(seconds)})"


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web_load", description=__doc__)
    parser.add_argument("--clients", type=int, default=50, help="clients that ask at once [%(default)s]")
    parser.add_argument("--seconds", type=float, default=60, help="seconds in which they ask [%(default)s]")
    parser.add_argument("--page", action="store_true", help="the page for one client instead")
    parser.add_argument("--moves", action="store_true", help="games of one client instead")
    parser.add_argument("--slow", action="store_true", help="the pages on a slow network instead")
    parser.add_argument(
        "--runs", type=int, default=100, help="questions of each kind, or moves of each game [%(default)s]"
    )
    options = parser.parse_args()
    if options.slow:
        print(slow_report(max(1, options.runs // 20)))
    elif options.page or options.moves:
        print(page_report(options.runs) if options.page else moves_report(options.runs))
    else:
        print(load_report(options.clients, options.seconds))


if __name__ == "__main__":
    main()
