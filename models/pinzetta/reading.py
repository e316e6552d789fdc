"""Reading and writing a position against Pinzetta: a file of Stamp Swap with her side below ``[pinzetta]``.

Warnings say what contradicts itself in it. What is written reads back equal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from stockbook.models.album.stamps import MAX_VALUE, SIZES
from stockbook.models.files.faults import Faults, PositionError
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.pinzetta.cards import (
    LEVELS,
    MAX_BOXES,
    MAX_CARDS,
    MAX_CROSSED,
    MAX_POINTS,
    parse_target,
)
from stockbook.models.pinzetta.position import PHASES, PinzettaSide, SoloPosition
from stockbook.models.stampswap import reading
from stockbook.models.stampswap.facts import (
    FOREVER_OTHERS,
    KeyedGood,
    KeyedWarning,
    has_all_tiles,
    numbered,
    position_warnings,
    too_many,
)
from stockbook.models.stampswap.goods import TokenGood, parse_good
from stockbook.models.stampswap.position import LAST_ROUND, Position
from stockbook.models.stampswap.reading import GAME as STAMPSWAP
from stockbook.models.stampswap.reading import MAX_FOREVER, MAX_GOODS, position_to_dict, texts, written

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
        # Told already, with the phases of this game.
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
