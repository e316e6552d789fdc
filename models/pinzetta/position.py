"""A position of the solo game: Pinzetta's side, her points, and its file with a table ``[pinzetta]``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from stockbook.models.album.stamps import MAX_VALUE, SIZES, Tile
from stockbook.models.files.faults import Faults, PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.pinzetta.cards import (
    INTRO_POINTS,
    LEVEL_POINTS,
    LEVELS,
    MAX_BOXES,
    MAX_CARDS,
    MAX_CROSSED,
    MAX_POINTS,
    DecisionCard,
    Mat,
    parse_target,
)
from stockbook.models.pinzetta.procedure import (
    AppraisedPiles,
    Pair,
    appraise,
    appraise_piles,
    appraise_row,
    even_cuts,
    exchange,
    exchanged,
    is_rare,
)
from stockbook.models.stampswap import reading
from stockbook.models.stampswap.facts import (
    DAYS,
    FOREVER_OTHERS,
    KeyedGood,
    KeyedWarning,
    has_all_tiles,
    numbered,
    position_warnings,
    too_many,
)
from stockbook.models.stampswap.goods import Goods, StampGood, TokenGood, parse_good
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import (
    IMAGINARY_FOREVER,
    LAST_ROUND,
    Player,
    Position,
    forever_payoff,
    forever_stamps,
    show_phase,
)
from stockbook.models.stampswap.reading import GAME as STAMPSWAP
from stockbook.models.stampswap.reading import MAX_FOREVER, MAX_GOODS, position_to_dict, texts, written
from stockbook.models.stampswap.scoring import ScoreLine, first_places, rare_values
from stockbook.models.stampswap.swap.cuts import Cut, cuts

PHASES = ("cut", "choose", "show")


@dataclass(frozen=True)
class PinzettaSide:
    """Pinzetta's side of a position: her cards, piles and stamps."""

    #: Her level, 1 to 3.
    level: int = 1
    #: Names of the sizes that her mat asks for.
    targets: tuple[str, ...] = ()
    #: Number of crossed-out icons on each decision card.
    crossed: tuple[int, ...] = ()
    #: Her piles as dealt, before her exchange; empty when they are not known.
    piles: tuple[Goods, ...] = ()
    #: Number of her forever stamps, on her mat.
    forever: int = 1
    #: Items of my pile that she has taken in this round.
    got: Goods = ()
    #: Whether it is intro mode: she only swaps, and her items are discarded.
    intro: bool = False
    #: Points for her level that each of her show-scoring cards lists, in the order of the rounds.
    shows: tuple[int, ...] = ()
    #: Number of items in each box of her mat; empty when it is not known.
    boxes: tuple[int, ...] = ()
    #: Points for each item in a box on the decision card of the end, one number for each box; empty before it
    #: is drawn.
    decision: tuple[int, ...] = ()
    #: Values of the rare stamps on her mat.
    rare: tuple[int, ...] = ()

    @cached_property
    def tokens(self) -> tuple[list[int], ...]:
        """Her tokens for each item of her piles as dealt."""
        return tuple(map(self.tokens_of, self.piles))

    @cached_property
    def appraised(self) -> AppraisedPiles:
        """Her piles as dealt, as she appraises them."""
        return appraise_row(*self.tokens)

    @cached_property
    def places(self) -> Pair | None:
        """The items that she exchanges, one of each pile; None if none."""
        left, right = self.tokens
        return exchange((left, right))

    @cached_property
    def exchanged(self) -> tuple[Goods, ...]:
        """Her piles after her exchange."""
        return exchanged(self.piles, self.places) if self.piles else ()

    def tokens_of(self, goods: Goods) -> list[int]:
        """Her tokens for each of these items."""
        return [appraise(good, self.targets) for good in goods]

    def with_items(self, items: Sequence[Tile | None], mat: Mat | None) -> PinzettaSide:
        """The side with what follows from the items on her mat: forever stamps, rare ones, and boxes.

        An attendee is None among the items; without her mat the boxes stay as they are.
        """
        tiles = [tile for tile in items if tile]
        return replace(
            self,
            forever=forever_among(tiles),
            boxes=mat.counts(items) if mat else self.boxes,
            rare=tuple(tile.rare_points for tile in tiles if is_rare(tile)),
        )

    def forever_with(self, goods: Goods) -> int:
        """Her forever stamps against which mine count, when these goods are hers too; none in intro mode."""
        tiles = (good.tile for good in goods if isinstance(good, StampGood))
        return 0 if self.intro else self.forever + forever_among(tiles)


@dataclass(frozen=True)
class SoloPosition:
    """A position of a solo game as I see it.

    Parameters
    ----------
    position
        Contests, my album and my goods, as a position of Stamp Swap without opponents.
    her
        Pinzetta's side.
    """

    game_name: ClassVar[str] = "pinzetta"

    position: Position
    her: PinzettaSide

    @property
    def goods(self) -> Goods:
        """The goods that I cut."""
        return self.position.me.collection

    @cached_property
    def tokens(self) -> list[int]:
        """Her tokens for each of my items."""
        return self.her.tokens_of(self.goods)

    @property
    def in_sight(self) -> Position:
        """My side with her items as an opponent's, so that all items that have left the box are in it."""
        items = (*self.her.got, *(good for pile in self.her.piles for good in pile))
        return replace(self.position, opponents=(Player("Pinzetta", None, collection=items),))

    def cuts(self) -> list[Cut]:
        """Every legal cut, as ``even_cuts`` picks them."""
        return even_cuts(cuts(self.goods, reserves_allowed(self.position)))

    def appraised(self, cut: Cut) -> AppraisedPiles:
        """The piles of a cut as she appraises them."""
        return appraise_piles(self.tokens, cut.piles)

    def show(self, mine: Goods, hers: Goods) -> Position:
        """My Show Phase when these goods have come to me, and those to her."""
        forever = self.her.forever_with(hers)
        return replace(show_phase(self.position, mine), forever_others=(forever,))

    def show_phase(self) -> Position:
        """The Show Phase of a position in that phase, with her forever stamps."""
        return replace(self.position, forever_others=(self.her.forever_with(self.her.got),))


def forever_among(tiles: Iterable[Tile]) -> int:
    """The number of forever stamps among these."""
    return sum(tile.width == 1 for tile in tiles)


def her_facts(her: PinzettaSide) -> list[tuple[str, str]]:
    """(label, text) of her cards and stamps; what only a score needs is left out where it is not given."""
    given = {
        "show-scoring cards": her.shows,
        "items in boxes": her.boxes,
        "decision card": her.decision,
        "rare stamps": her.rare,
    }
    return [
        ("wants", ", ".join(her.targets) or "no size"),
        ("crossed out", ", ".join(map(str, her.crossed)) or "not given"),
        ("forever stamps", str(her.forever)),
        *((label, ", ".join(map(str, numbers))) for label, numbers in given.items() if numbers),
    ]


def her_piles(her: PinzettaSide) -> list[tuple[str, str]]:
    """(label, text) of her piles and of the items that she has taken."""
    piles = [(f"her pile {number}", pile) for number, pile in enumerate(her.piles, 1)]
    parts = [*piles, ("she has", her.got)]
    return [(what, ", ".join(map(str, goods))) for what, goods in parts if goods]


def her_name(her: PinzettaSide) -> str:
    """Her name with her level."""
    return f"Pinzetta, level {her.level}{', intro' if her.intro else ''}"


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


_SIDE = "pinzetta"

GAME = "pinzetta"
#: Keys of Stamp Swap that mean nothing here, and why.
_NOT_HERE = {
    "opponents": "Pinzetta is the only opponent: her side stands below [pinzetta]",
    "first_player_holder": "the solo game has no first-player token: she chooses first",
    "forever_others": "her forever stamps stand below [pinzetta]: forever = 1",
}
NO_TOKEN = "the solo game has no first-player token"


def solo_warnings(solo: SoloPosition) -> list[KeyedWarning]:
    """(key, message) of what contradicts itself in a position, or seems to be forgotten."""
    return list(_in_file(position_warnings(solo.show_phase(), _her_goods(solo))))


def too_many_of_both(solo: SoloPosition) -> list[KeyedWarning]:
    """(key, message) of tiles of both sides that the box, or one's own copy, does not have."""
    return list(_in_file(too_many(solo.show_phase(), _her_goods(solo))))


def _her_goods(solo: SoloPosition) -> Iterator[KeyedGood]:
    """(key, item) of all goods of Pinzetta."""
    for n, pile in enumerate(solo.her.piles, 1):
        yield from numbered(f"{_SIDE}.piles[{n}]", pile)
    yield from numbered(f"{_SIDE}.got", solo.her.got)


def _in_file(found: Iterable[KeyedWarning]) -> Iterator[KeyedWarning]:
    """The same with the key that her forever stamps have."""
    for key, message in found:
        yield f"{_SIDE}.forever" if key == FOREVER_OTHERS else key, message


def position_from(file: TomlFile) -> SoloPosition:
    """The position in a file that was read.

    Raises
    ------
    PositionError
        With every fault.
    """
    tables = dict(file.tables)
    faults = Faults(file.name)
    top = TomlTable({key: tables[key] for key in ("phase", GAME) if key in tables}, "", faults)
    phase = top.word("phase", PHASES)
    if GAME not in tables:
        faults.add(GAME, "missing: add her side below [pinzetta]")
    her = _her_side(top.table(GAME), phase)
    for key in [key for key in _NOT_HERE if key in tables]:
        faults.add(key, _NOT_HERE[key])
        tables.pop(key)
    position = _my_side(tables, phase, faults, file.folder)
    if position is None or faults.found:
        faults.raise_any()
    assert position is not None
    solo = SoloPosition(position, her)
    if has_all_tiles(position.deck):
        for key, message in too_many_of_both(solo):
            faults.add(key, message)
        faults.raise_any()
    return solo


def _my_side(
    tables: dict[str, Any], phase: str | None, faults: Faults, folder: Path | None
) -> Position | None:
    """Read the file without her side as a position of Stamp Swap."""
    tables.pop(GAME, None)
    if "phase" in tables and phase is None:
        # PrintedAnswer already, with the phases of this game.
        tables["phase"] = "show"
    tables["game"] = STAMPSWAP
    me = tables.get("me")
    if phase == "choose" and isinstance(me, dict) and "collection" in me and "got" not in me:
        # Both keys mean the items that have stayed with me.
        tables["me"] = {"got" if key == "collection" else key: value for key, value in me.items()}
    try:
        position = reading.position_from(TomlFile(tables, faults.file, folder))
    except PositionError as error:
        for fault in error.faults:
            faults.add(fault.key, fault.message, fault.cell)
        return None
    for key, goods in (("collection", position.me.collection), ("got", position.me.got)):
        for number, good in enumerate(goods, 1):
            if isinstance(good, TokenGood):
                faults.add(f"me.{key}[{number}]", NO_TOKEN)
    if position.me.first_player:
        faults.add("me.first_player", NO_TOKEN)
    if position.me.piles:
        faults.add("me.piles", "she chooses first: write what stayed with me as got, and piles = []")
    return position


def _her_side(table: TomlTable, phase: str | None) -> PinzettaSide:
    if phase == "cut":
        table.require("crossed", "crossed = [0, 1, 1, 2, 2, 3, 3, 4]")
    elif phase == "choose":
        table.require("piles", 'piles = [["2x3 ?", "forever"], ["2x4 ?", "2x2 ?"]]')
    level = table.number("level", LEVELS[0], LEVELS[-1])
    targets = table.parsed("targets", len(SIZES), parse_target)
    crossed = table.numbers("crossed", MAX_CARDS, 0, MAX_CROSSED)
    if "crossed" in table and not crossed and table.kind("crossed") is list:
        table.faults.add(table.key("crossed"), "no decision card: write the crossed-out icons of each")
    piles = tuple(map(tuple, table.parsed_lists("piles", 2, MAX_GOODS, parse_good)))
    if len(piles) == 1 or not all(piles) or (phase == "choose" and "piles" in table and not piles):
        table.faults.add(table.key("piles"), "she has two piles of at least one item each")
        piles = ()
    forever = table.number("forever", 0, MAX_FOREVER)
    got = tuple(table.parsed("got", MAX_GOODS, parse_good))
    for key, goods in (*((f"piles[{n}]", pile) for n, pile in enumerate(piles, 1)), ("got", got)):
        for number, good in enumerate(goods, 1):
            if isinstance(good, TokenGood):
                table.faults.add(f"{GAME}.{key}[{number}]", NO_TOKEN)
    intro = table.flag("intro")
    shows = table.numbers("shows", LAST_ROUND, 0, MAX_POINTS)
    boxes = table.numbers("boxes", MAX_BOXES, 0, MAX_GOODS)
    decision = table.numbers("decision", MAX_BOXES, -MAX_POINTS, MAX_POINTS)
    rare = table.numbers("rare", MAX_GOODS, -2 * MAX_VALUE, 2 * MAX_VALUE)
    if "decision" in table:
        table.require("boxes", "boxes = [4, 2, 2, 2, 2, 1, 2], the items in each box of her mat")
        if "boxes" in table and len(decision) != len(boxes):
            message = f"{len(decision)} numbers, and there are {len(boxes)} boxes"
            table.faults.add(table.key("decision"), message)
    table.close({})
    return PinzettaSide(
        level=LEVELS[0] if level is None else level,
        targets=tuple(targets),
        crossed=tuple(crossed),
        piles=piles,
        forever=1 if forever is None else forever,
        got=got,
        intro=intro,
        shows=tuple(shows),
        boxes=tuple(boxes),
        decision=tuple(decision),
        rare=tuple(rare),
    )


def solo_position_to_dict(solo: SoloPosition) -> dict[str, Any]:
    """The tables of a position file; of her side, what has its default is left out, except her level.

    Raises
    ------
    ValueError
        If my album is not 12x12: files have no other size.
    """
    her = solo.her
    side = written(
        level=her.level,
        targets=list(her.targets) or None,
        crossed=list(her.crossed) or None,
        piles=list(map(texts, her.piles)) or None,
        got=texts(her.got),
        forever=her.forever,
        intro=her.intro or None,
        **{key: list(getattr(her, key)) or None for key in ("shows", "boxes", "decision", "rare")},
    )
    return {**position_to_dict(solo.position), "game": GAME, GAME: side}
