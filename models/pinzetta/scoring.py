"""Pinzetta's points, line by line, and the winner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stockbook.models.album.stamps import Tile
from stockbook.models.pinzetta.cards import INTRO_POINTS, LEVEL_POINTS, DecisionCard
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.goods import Goods, StampGood
from stockbook.models.stampswap.position import IMAGINARY_FOREVER, LAST_ROUND, forever_payoff, forever_stamps
from stockbook.models.stampswap.scoring import ScoreLine, first_places, rare_values

ME, HER = "me", "pinzetta"


def her_lines(
    level: int, intro: bool, lines: Iterable[ScoreLine], rare: int, forever: tuple[int, int] | None
) -> list[ScoreLine]:
    """The lines of her points; in intro mode her fixed points alone.

    ``lines`` are those of her cards and, at the end, of her boxes, ``rare`` the values of her rare stamps,
    ``forever`` her forever stamps and mine, or None where they do not count yet.
    """
    if intro:
        return [ScoreLine(f"intro, level {level}", INTRO_POINTS[level])]
    found = [ScoreLine(f"level {level}", LEVEL_POINTS[level]), *lines, ScoreLine("rare stamp values", rare)]
    if forever:
        hers, mine = forever
        found.append(ScoreLine("forever stamps", forever_payoff((mine, IMAGINARY_FOREVER)).at(hers)))
    return found


def box_lines(names: Iterable[str], counts: Sequence[int], card: DecisionCard) -> list[ScoreLine]:
    """The points of each box of her mat by the last decision card, given the number of items in each."""
    boxes = zip(names, card.score(counts), counts, strict=True)
    return [ScoreLine(name, points, count) for name, points, count in boxes]


def her_score(solo: SoloPosition) -> list[ScoreLine]:
    """The lines of her points as far as the position gives them; forever stamps count in the last round."""
    her, position = solo.her, solo.position
    lines = [
        ScoreLine(f"show-scoring card, {DAYS[day]}", points * day) for day, points in enumerate(her.shows, 1)
    ]
    if her.decision:
        names = [f"box {number}" for number, _ in enumerate(her.boxes, 1)]
        lines += box_lines(names, her.boxes, DecisionCard(0, her.decision))
    forever = her.forever_with(her.got), forever_stamps(position.album)
    return her_lines(her.level, her.intro, lines, her_rare(solo), forever if position.last else None)


def not_counted(solo: SoloPosition) -> list[str]:
    """A text for each part of her points that the position does not give."""
    her, position = solo.her, solo.position
    if her.intro:
        return []
    found = []
    # Her card of this round is drawn after mine is scored; at the end all are needed.
    if len(her.shows) < (LAST_ROUND if position.last else position.round - 1):
        found.append("her show-scoring cards are not all counted: shows has the points that each lists")
    if position.last and not her.decision:
        found.append("her boxes are not counted: boxes has their items, decision the points for each item")
    return found


def winners(solo: SoloPosition, mine: int, hers: int) -> tuple[str, ...]:
    """The names of those who win with these totals; the values of rare stamps break a tie."""
    rare = rare_values(placed.tile for placed in solo.position.album.tiles), her_rare(solo)
    return tuple((ME, HER)[seat] for seat in first_places((mine, hers), rare))


def her_rare(solo: SoloPosition) -> int:
    """The values of her rare stamps, those that she got in this round too; none in intro mode."""
    her = solo.her
    return 0 if her.intro else sum(her.rare) + rare_values(_tiles(her.got))


def _tiles(goods: Goods) -> list[Tile]:
    return [good.tile for good in goods if isinstance(good, StampGood)]
