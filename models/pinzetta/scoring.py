"""Pinzetta's points, line by line, and the winner."""

from __future__ import annotations

from collections.abc import Iterable

from stockbook.models.album.stamps import Tile
from stockbook.models.pinzetta.cards import INTRO_POINTS, LEVEL_POINTS, DecisionCard
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.stampswap.facts import DAYS
from stockbook.models.stampswap.goods import Goods, StampGood
from stockbook.models.stampswap.position import IMAGINARY_FOREVER, LAST_ROUND, forever_payoff, forever_stamps
from stockbook.models.stampswap.scoring import ScoreLine

ME, HER = "me", "pinzetta"


def with_level(level: int, intro: bool, lines: Iterable[ScoreLine]) -> list[ScoreLine]:
    """Her points for her level, then these lines of hers; in intro mode the fixed points alone."""
    if intro:
        return [ScoreLine(f"intro, level {level}", INTRO_POINTS[level])]
    return [ScoreLine(f"level {level}", LEVEL_POINTS[level]), *lines]


def her_score(solo: SoloPosition) -> list[ScoreLine]:
    """The lines of her points as far as the position gives them; forever stamps count in the last round."""
    her, position = solo.her, solo.position
    lines = [
        ScoreLine(f"show-scoring card, {DAYS[day]}", points * day) for day, points in enumerate(her.shows, 1)
    ]
    if her.decision:
        points = DecisionCard(0, her.decision).score(her.boxes)
        boxes = enumerate(zip(points, her.boxes, strict=True), 1)
        lines += [ScoreLine(f"box {number}", found, count) for number, (found, count) in boxes]
    lines.append(ScoreLine("rare stamp values", her_rare(solo)))
    if position.last:
        places = forever_payoff((forever_stamps(position.album), IMAGINARY_FOREVER))
        lines.append(ScoreLine("forever stamps", places.at(her.forever_with(her.got))))
    return with_level(her.level, her.intro, lines)


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
    album = solo.position.album
    ranks = {ME: (mine, rare_values(placed.tile for placed in album.tiles)), HER: (hers, her_rare(solo))}
    return tuple(name for name, rank in ranks.items() if rank == max(ranks.values()))


def her_rare(solo: SoloPosition) -> int:
    """The values of her rare stamps, those that she got in this round too; none in intro mode."""
    her = solo.her
    return 0 if her.intro else sum(her.rare) + rare_values(_tiles(her.got))


def rare_values(tiles: Iterable[Tile]) -> int:
    """The sum of the values of the rare stamps on these tiles."""
    return sum(tile.rare_points for tile in tiles)


def _tiles(goods: Goods) -> list[Tile]:
    return [good.tile for good in goods if isinstance(good, StampGood)]
