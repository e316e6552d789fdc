"""Positions against Pinzetta: the file of the notation, what her side means, every fault, and warnings."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.album.stamps import SIZES
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.pinzetta.position import SoloPosition, solo_warnings
from stockbook.models.pinzetta.position import position_from as solo_position_from
from stockbook.models.pinzetta.procedure import AppraisedPiles, appraise, face_up
from stockbook.models.stampswap.goods import StampGood, parse_good
from tests.strategies import tiles

CUT = """
game = "pinzetta"
phase = "cut"
round = 2
contests = ["perfect-corners 4", "edges 10", "sets theme 9", "count canceled 3"]
[me]
collection = ["2x2 blue animals 2", "2x3 rare 5", "forever", "3x3 green space 1", "specialist", \
"double 4x2 (brown space 1 | blue space 2)"]
[pinzetta]
level = 2
targets = ["small-square"]
crossed = [0, 1, 1, 2, 2, 3, 3, 4]
piles = [["2x3 ?", "2x2 ?", "forever"], ["3x3 blue animals 3", "2x4 ?"]]
forever = 1
intro = false
"""
SHIPPED = files("stockbook.seeds").joinpath("positions")


def parsed(text: str) -> SoloPosition:
    """The position in the text of a file."""
    return solo_position_from(TomlFile.parse(text, "position"))


def test_the_file_of_the_notation() -> None:
    """Each of my items and of hers has the tokens that one counts by hand."""
    solo = parsed(CUT)
    assert solo.tokens == [3, 4, 1, 0, 1, 3]
    assert solo.her.tokens == ([0, 2, 1], [1, 0])
    assert solo.her.appraised == AppraisedPiles((4, 1), 0)
    assert solo.her.places == (1, 1)
    assert [str(good) for good in solo.her.exchanged[0]] == ["2x3 ?", "2x4 ?", "forever"]
    assert [str(good) for good in solo.her.exchanged[1]] == ["3x3 blue animals 3", "2x2 ?"]


def test_the_printed_appraisal_and_piles() -> None:
    """Printed example, with items that see as many tokens: piles of 6 and 2; she loses 2 and takes the 4."""
    goods = ["2x2 blue animals 1", "2x2 green space 3", "2x3 blue space 1", "forever", "specialist", "2x4 ?"]
    text = CUT.replace(CUT[CUT.index("collection") : CUT.index("[pinzetta]")], "")
    items = str([good.replace("?", "blue space 1 (down)") for good in goods])
    solo = parsed(text.replace("[me]", f"[me]\ncollection = {items}"))
    assert solo.tokens == [2, 3, 0, 1, 1, 0]
    cut = next(cut for cut in solo.cuts() if cut.piles == ((0, 1, 2), (3, 4)) and cut.reserve == (5,))
    appraised = solo.appraised(cut)
    assert (appraised.tokens, appraised.tokens_left(2), appraised.pile_taken(2)) == ((6, 2), (4, 2), 0)


@pytest.mark.parametrize("phase", ["cut", "choose", "show"])
def test_shipped_positions(phase: str) -> None:
    """There is one of each phase; they read without fault and say that their stamps are invented."""
    text = SHIPPED.joinpath(f"pinzetta-{phase}.toml").read_text("utf-8")
    assert parsed(text).position.phase == phase
    assert "invented for demonstration" in text.partition("game =")[0]


def test_cuts_are_even() -> None:
    """With six items, one of them rare, 5 reserves times 10 splits into 3 and 2."""
    cuts = parsed(CUT).cuts()
    assert len(cuts) == len(set(cuts)) == 50
    assert all(sorted(map(len, cut.piles)) == [2, 3] and cut.reserve != (1,) for cut in cuts)


@pytest.mark.parametrize(
    ("number", "reserves", "cuts"),
    [
        (6, 2, 6 * 10),
        (6, 3, 6 * 10 + 20 * 3),
        (5, 1, 5 * 3),
        (5, 2, 10 * 3),
        (4, 1, 4 * 3),
        (3, 1, 3),
        (3, 2, 3),
        (2, 1, 1),
        (2, 3, 1),
    ],
)
def test_numbers_of_cuts(number: int, reserves: int, cuts: int) -> None:
    """As many are reserved as leave an odd rest, which is split by one more; halves only where no allowed
    number does. Nobody reserves what the piles need."""
    items = str([f"2x3 blue animals {value}" for value in range(number)])
    text = CUT.replace(CUT[CUT.index("collection") : CUT.index("[pinzetta]")], f"collection = {items}\n")
    assert len(parsed(text.replace("round = 2", f"round = 2\nreserves = {reserves}")).cuts()) == cuts


def test_nothing_but_rares() -> None:
    """Where nothing may be reserved, all six are cut into halves."""
    items = str(["2x3 rare 5", "2x2 rare 4 (down)"] * 3)
    text = CUT.replace(CUT[CUT.index("collection") : CUT.index("[pinzetta]")], f"collection = {items}\n")
    solo = parsed(text)
    assert solo.tokens == [4, 2] * 3
    assert len(solo.cuts()) == 10
    assert all(cut.reserve == () and len(cut.piles[0]) == 3 for cut in solo.cuts())


@given(tiles(), st.lists(st.sampled_from(list(SIZES.values()))))
def test_goods_are_seen_as_tiles_are(tile: object, targets: list[str]) -> None:
    """A good face up has the tokens of its tile; face down no face matters."""
    good = parse_good(str(tile))
    assert isinstance(good, StampGood)
    assert appraise(good, targets) == face_up(good.tile, targets)
    if good.tile.width > 1:
        size = SIZES[min(good.tile.width, good.tile.height), max(good.tile.width, good.tile.height)]
        down = appraise(StampGood(good.tile, down=True), targets)
        assert down == appraise(parse_good(f"{good.tile.width}x{good.tile.height} ?"), targets)
        assert down == 2 * (size in targets)


def test_what_she_does_not_have_to_say() -> None:
    """Level 1, one forever stamp, no target and no intro mode are the defaults; her piles may be unknown."""
    solo = parsed(CUT[: CUT.index("level")] + "crossed = [1]\n")
    assert (solo.her.level, solo.her.forever, solo.her.targets, solo.her.intro) == (1, 1, (), False)
    assert solo.her.piles == solo.her.exchanged == ()


def test_forever_stamps_that_count_against_mine() -> None:
    """Those on her mat and those she gets; in intro mode only the imaginary player's three."""
    forever = (parse_good("forever"), parse_good("specialist"))
    solo = parsed(CUT.replace("forever = 1", "forever = 2"))
    assert solo.show((), forever).rivals == (3, 3)
    assert parsed(CUT.replace("intro = false", "intro = true")).show((), forever).rivals == (0, 3)


def test_what_stayed_with_me() -> None:
    """In the phase choose, ``got`` or ``collection`` is what stayed with me."""
    choose = CUT.replace('"cut"', '"choose"')
    named = parsed(choose.replace("collection =", "got ="))
    assert parsed(choose) == named
    assert len(named.position.me.got) == 6


@pytest.mark.parametrize(
    ("before", "after", "key", "message"),
    [
        ('phase = "cut"', 'phase = "collect"', "phase", "unknown phase 'collect'"),
        ('phase = "cut"\n', "", "phase", "missing"),
        ("round = 2", "round = 4", "round", "not between 1 and 3"),
        ("level = 2", "level = 0", "pinzetta.level", "not between 1 and 3"),
        ('"small-square"', '"small"', "", ""),
        ('"small-square"', '"smal-square"', "pinzetta.targets[1]", "did you mean 'small-square'"),
        ("crossed = [0, 1, 1, 2, 2, 3, 3, 4]", "", "pinzetta.crossed", "missing"),
        ("crossed = [0, 1, 1, 2, 2, 3, 3, 4]", "crossed = []", "pinzetta.crossed", "no decision card"),
        ("crossed = [0, 1", "crossed = [0, -1", "pinzetta.crossed[2]", "not between"),
        ("crossed", "crosed", "pinzetta.crosed", "did you mean 'crossed'"),
        ('"2x2 ?", "forever"], [', '"2x2 ?", "forever"], [], [', "pinzetta.piles", "at most 2"),
        (', ["3x3 blue animals 3", "2x4 ?"]', "", "pinzetta.piles", "two piles"),
        ('["3x3 blue animals 3", "2x4 ?"]', "[]", "pinzetta.piles", "two piles"),
        ('"2x4 ?"', '"2x5 ?"', "pinzetta.piles[2][2]", "no size"),
        ('"2x4 ?"', '"first-player"', "pinzetta.piles[2][2]", "no first-player token"),
        ('"specialist"', '"first-player"', "me.collection[5]", "no first-player token"),
        ("[me]", "[me]\nfirst_player = true", "me.first_player", "no first-player token"),
        ("round = 2", "round = 2\nforever_others = [1]", "forever_others", "below [pinzetta]"),
        ("[pinzetta]", '[[opponents]]\nname = "a"\n[pinzetta]', "opponents", "only opponent"),
        ('"specialist"', '"specalist"', "me.collection[5]", "did you mean"),
        ("[pinzetta]", "[pinzeta]", "pinzetta", "missing"),
    ],
)
def test_faults(before: str, after: str, key: str, message: str) -> None:
    """Each fault is reported with its key and its fix; a size may be cut to an unambiguous prefix."""
    assert before in CUT
    text = CUT.replace(before, after, 1)
    if not key:
        assert parsed(text) == parsed(CUT)
        return
    with pytest.raises(PositionError) as caught:
        parsed(text)
    found = [fault for fault in caught.value.faults if fault.key == key]
    assert found and message in found[0].message, str(caught.value)


def test_faults_of_both_sides_come_together() -> None:
    """Mine and hers are told in one go."""
    text = CUT.replace("round = 2", "round = 9").replace("level = 2", "level = 9")
    with pytest.raises(PositionError) as caught:
        parsed(text)
    assert {fault.key for fault in caught.value.faults} == {"round", "pinzetta.level"}


def test_her_piles_are_needed_to_choose() -> None:
    """A choice needs what there is to choose from; my own piles are settled by then."""
    choose = CUT.replace('"cut"', '"choose"')
    lines = [line for line in choose.splitlines() if not line.startswith("piles")]
    with pytest.raises(PositionError, match=r"pinzetta.piles: missing"):
        parsed("\n".join(lines))
    with pytest.raises(PositionError, match=r"me.piles: she chooses first"):
        parsed(choose.replace("collection =", 'piles = [["forever"], ["specialist"]]\ngot ='))


def test_a_show_phase() -> None:
    """The position has my items to place, and her forever stamps among the rivals'."""
    text = CUT.replace('"cut"', '"show"').replace("collection =", "place =").replace('"specialist", ', "")
    solo = parsed(text.replace("round = 2", "round = 3"))
    assert isinstance(solo, SoloPosition)
    assert solo.show_phase().rivals == (1, 3)
    assert len(solo.show_phase().place) == 5


SEEDS = Path(str(files("stockbook.seeds")))
SHOW = read_toml_file(SEEDS / "positions" / "pinzetta-show.toml").tables


def warnings(mine: dict[str, Any] | None = None, **her: Any) -> dict[str, str]:
    tables = {**SHOW, "me": mine or SHOW["me"], "pinzetta": {**SHOW["pinzetta"], **her}}
    return dict(solo_warnings(solo_position_from(TomlFile(tables, "here"))))


def test_more_than_the_box_has() -> None:
    """Each has the key that it has in the file."""
    assert warnings() == {}
    mine = {"place": ["3x3 green animals 1"] * 25, "album": ""}
    assert warnings(mine, got=["3x3 ?"] * 5) == {}
    assert warnings(mine, got=["3x3 ?"] * 6)["pinzetta.got[6]"].startswith("31 large-square tiles in all")
    assert warnings(forever=13) == {}
    assert warnings(forever=14) == {"pinzetta.forever": "16 forever stamps with mine, and the box has 15"}


def test_a_whole_deck_of_the_file() -> None:
    """What she has and the deck has not is a fault, as with my own items."""
    side = {**SHOW["pinzetta"], "got": ["2x2 rare 40"]}
    mine = {"place": ["2x3 purple animals 1"]}
    tables = {**SHOW, "deck": "demo.toml", "me": mine, "pinzetta": side}
    with pytest.raises(PositionError, match=r"here: pinzetta.got\[1\]: your copy has no 2x2 rare 40"):
        solo_position_from(TomlFile(tables, "here", SEEDS / "decks"))
