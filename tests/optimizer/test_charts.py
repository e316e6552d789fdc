"""Charts: the bars of two distributions are the games."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

from stockbook.optimizer.charts import MOST_BARS, distributions_svg

SVG = "{http://www.w3.org/2000/svg}"


def area(outline: str) -> float:
    """The area that a closed path of straight lines encloses."""
    numbers = [tuple(map(float, point)) for point in re.findall(r"[ML]([\d.]+) ([\d.]+)", outline)]
    return abs(
        sum(x * b - a * y for (x, y), (a, b) in zip(numbers, numbers[1:] + numbers[:1], strict=True)) / 2
    )


@pytest.mark.parametrize("spread", [0, 0.3, 4, 60, 900])
def test_bars_are_games(spread: float) -> None:
    """However far scores lie apart, each game has the same room in the drawing, no bar leaves it, and
    there are not too many bars."""
    rng = Random(1)
    scores = [[rng.gauss(-20, spread) for _ in range(number)] for number in (120, 60)]
    root = ElementTree.fromstring(distributions_svg("A <b> & c", ["planner", "greedy"], scores))
    shapes = [each.get("d", "") for each in root.iter(f"{SVG}path") if each.get("fill-opacity")]
    first, second = map(area, shapes)
    assert first == pytest.approx(2 * second, rel=0.03)
    places = [float(x) for shape in shapes for x in re.findall(r"[ML]([\d.]+) ", shape)]
    heights = [float(y) for shape in shapes for y in re.findall(r"[ML][\d.]+ ([\d.]+)", shape)]
    width, height = map(float, root.get("viewBox", "").split()[2:])
    assert 0 < min(places) < max(places) < width
    assert 0 < min(heights) < max(heights) < height
    assert len(set(places)) <= MOST_BARS + 3
    words = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
    assert words[0] == "A <b> & c"
    assert any(word.startswith("planner, -") for word in words)


def test_an_agent_without_games() -> None:
    """It has no bars and no mean."""
    root = ElementTree.fromstring(distributions_svg("one", ["a", "b"], [[3.0], []]))
    words = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
    assert "a, 3.0 on average" in words
    assert "b" in words
