"""Numbers of advice: how sure they are, which points they are of, and how long a search still takes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.browser.site import Desk


def plan(contest: str, now: int, expected: float, low: float, high: float, **keys: Any) -> dict[str, Any]:
    """A plan by the whole game, without stamps."""
    ends = {"low": low, "high": high, "samples": 24}
    place = [{"item": 1, "good": "forever", "stamp": "forever", "at": "h3"}]
    shown = {"lines": [{"label": contest, "count": 1, "points": now}], "place": place, "discard": []}
    return {"points": now, "now": now, "contest": contest, "expected": expected, **ends, **shown, **keys}


def show(goal: str, **keys: Any) -> dict[str, Any]:
    """The final document of a Show Phase."""
    return {"final": True, "game": "stampswap", "phase": "show", "goal": goal, "proved": False, **keys}


GROUP = plan("group shape=rectangle 3", 16, 76.42, 74.2, 78.64, keep=["edges 10", "sets theme 9"])
OTHERS = (plan("perfect-corners 4", 14, 76.92, 73, 80.84, keep=[]), plan("edges 10", 10, 61, 60, 62, keep=[]))
ROWS = [{**each, "best": each["now"], "bound": 26} for each in (OTHERS[0], GROUP, OTHERS[1])]
#: The answer of a Friday whose contests are as good as each other, and that for this round alone.
FRIDAY = show("game", best=22, bound=26, plans=[GROUP], by_contest=ROWS)
ALONE = {key: value for key, value in GROUP.items() if key != "expected"}
NOW = show("now", best=22, bound=22, plans=[{**ALONE, "points": 22}], by_contest=[]) | {"proved": True}
MINE = plan("edges 10", 20, 90.4, 88, 92.8, keep=[])
BEST = plan("edges 10", 20, 91.28, 89, 93.56, keep=[])
LINES = [{"label": "edges 10", "move": 20, "best": 20}]
LESS = {"difference": 0.88, "low": -1.2, "high": 2.96, "samples": 24}
EXPLAINED = show("game", **LESS, move=MINE, best=BEST, rows=LINES)


def answering(desk: Desk, answer: Callable[[dict[str, Any]], dict[str, Any] | None]) -> list[dict[str, Any]]:
    """Have the searches of a page answered by a function; the requests that were made."""
    asked: list[dict[str, Any]] = []

    def fulfill(route: Route) -> None:
        request = route.request.post_data_json
        if (found := answer(request)) is None:
            route.fallback()
            return
        asked.append(request)
        route.fulfill(body=json.dumps(found) + "\n")

    desk.page.route("**/api/ask", fulfill)
    return asked


def by_goal(request: dict[str, Any]) -> dict[str, Any] | None:
    """An answer to a hint by its goal, and to a comparison."""
    if request["command"] == "explain":
        return EXPLAINED
    goal = request.get("options", {}).get("goal")
    return {"now": NOW}.get(goal, FRIDAY) if request["command"] == "hint" else None


def test_friday_says_how_sure_it_is(desk: Desk) -> None:
    """Contests whose intervals overlap are as good, beside points now and samples; some are kept."""
    asked = answering(desk, by_goal)
    desk.open()
    desk.shipped("friday")
    desk.button("Hint").click()
    expect(desk.answer).to_have_text("16 points now, 76.4 ± 2.2 expected by the end")
    card = desk.page.get_by_role("region", name="Best move")
    expect(card).to_contain_text("keep for later: edges 10, then sets theme 9")
    expect(card).to_contain_text("This round alone could bring 22 or more, at most 26")
    rows = desk.page.get_by_role("table", name="Contests to enter").get_by_role("row")
    even = re.compile(r"perfect-corners 4\s*about as good\s*14\s*76\.9\s±\s3\.9\s*24 samples")
    expect(rows.nth(1)).to_have_text(even)
    expect(rows.nth(2)).to_have_text(re.compile(r"rectangle 3\s*16\s*76\.4\s±\s2\.2\s*24 samples"))
    expect(rows.nth(3)).to_have_text(re.compile(r"edges 10\s*10\s*61\.0\s±\s1\.0"))
    desk.button("This round").click()
    expect(desk.answer).to_have_text("22 points, proved")
    expect(desk.button("This round")).to_have_attribute("aria-pressed", "true")
    assert [each["options"].get("goal") for each in asked] == [None, "now"]


def test_mine_by_the_end(desk: Desk) -> None:
    """Saturday: a move is compared by the goal and the seconds of the hint, with what is expected."""
    asked = answering(desk, by_goal)
    desk.open()
    desk.shipped("saturday")
    desk.to_place.get_by_role("option", name="3x2 blue animals 2").click()
    desk.space("h7").click()
    desk.button("Why not mine?").click()
    compared = desk.page.get_by_role("table", name="Mine and the best")
    expect(compared.get_by_role("row", name="by the end")).to_have_text(
        re.compile(r"90\.4\s±\s2\.4\s*91\.3\s±\s2\.3")
    )
    expect(desk.page.get_by_text("About as good: 0.9 ± 2.1 points less by the end")).to_be_visible()
    desk.button("This round").click()
    desk.button("Why not mine?").click()
    expect(compared).to_be_visible()
    assert [(each["options"].get("goal"), each["options"]["time"]) for each in asked] == [
        (None, 10),
        ("now", 10),
    ]


def test_time_of_a_search(desk: Desk) -> None:
    """A search and the answer of a puzzle tell how long they have taken, of the seconds that they may."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.post_data_json["command"] == "hint":
            waiting.append(route)
        else:
            route.fallback()

    desk.page.route("**/api/ask", hold)
    desk.open()
    desk.shipped("saturday")
    desk.button("Hint").click()
    bar = desk.page.get_by_role("progressbar", name="searching")
    expect(bar).to_have_attribute("max", "10")
    card = desk.page.get_by_role("region", name="Best move")
    expect(card).to_contain_text(re.compile(r"[1-9] s, at most [1-9] s left"))
    desk.shipped("easy-1")
    expect(bar).to_have_count(0)
    desk.button("The answer").click()
    expect(desk.page.get_by_role("region", name="Puzzle").get_by_role("progressbar")).to_be_visible()
    waiting[-1].fulfill(body=json.dumps({"final": True, "faults": [{"message": "no"}]}) + "\n")
    expect(bar).to_have_count(0)


#: Lines of answers, as far as a search is and when it has ended, and of a move beside the best one.
IN_WORDS = """async () => {
    const { behind, remarks, soFar, summary } = await import('/static/model/answers.js');
    const friday = { game: 'stampswap', phase: 'show', round: 1 };
    const first = { kept: 25.25, expected: 9, low: 7.9, high: 10.1, samples: 9 };
    const cuts = [first, { kept: 20, expected: 8, low: 7, high: 9, samples: 9 }];
    return [
        summary(soFar({ best: 52, bound: 66 }, friday), 0),
        summary(soFar({ best: 52, bound: 52 }, friday), 0),
        summary(soFar({ best: 52, bound: 66 }, friday, 'now'), 0),
        summary(soFar({ best: 80, bound: null }, { ...friday, phase: 'choose' }), 0),
        summary({ goal: 'game', cuts }, 0),
        ...remarks({ goal: 'game', cuts }),
        behind({ difference: 0, proved: true }),
        behind({ difference: 0 }),
        behind({ difference: -0.88, low: -3, high: 1.24, samples: 9 }),
        behind({ difference: 3.6, low: 1.5, high: 5.7, samples: 9 }),
        behind({ difference: null, samples: 1 }),
    ];
}"""


def test_which_points_are_told(modules: Page) -> None:
    """A search says from the first which points it tells, a cut why its lead may be less than is sure."""
    assert modules.evaluate(IN_WORDS) == [
        "This round first: 52 points so far, at most 66",
        "Most points this round: 52. Weighing the whole game",
        "52 points so far, at most 66",
        "about 80 points so far",
        "25.3 for sure, a lead of 9.0\u00a0±\u00a01.1 expected",
        "About as good: 1 other cut.",
        "For sure counts my goods alone. The lead is less what others get, so it may be lower.",
        "As good as the best.",
        "As good as the best that is known.",
        "About as good: 0.9\u00a0±\u00a02.1 points more by the end, which samples do not tell apart.",
        "3.6\u00a0±\u00a02.1 points behind the best by the end",
        "Too little time to compare: more seconds may tell.",
    ]
