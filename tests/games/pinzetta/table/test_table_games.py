"""Games against Pinzetta at a real table: a simulated one, typed by its player, is what that player saw."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.engine.advice import advise
from stockbook.games.pinzetta.table import record
from stockbook.games.records import moment_sheet, moment_tables
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.pinzetta.position import SoloPosition, solo_position_to_dict
from stockbook.models.pinzetta.position import position_from as solo_position_from
from stockbook.models.play.record import RULE
from stockbook.optimizer.solver.limits import SearchLimits
from tests.models.pinzetta.typed import TypedPinzetta, typed_pinzetta


def told(typed: TypedPinzetta, position: SoloPosition) -> SoloPosition:
    """A position as the record tells it: the game's copy where it is told, else her boxes are not counted."""
    if typed.cards:
        return replace(position, position=replace(position.position, deck=typed.game.deck))
    return replace(position, her=replace(position.her, boxes=()))


@pytest.mark.parametrize(
    ("seed", "level", "intro", "cards"),
    [(0, 1, False, True), (1, 2, False, False), (2, 3, True, True), (3, 1, True, False), (4, 3, False, True)],
)
def test_a_typed_game_is_what_its_player_saw(seed: int, level: int, intro: bool, cards: bool) -> None:
    """Each decision is the position that the player saw, and the end has both players' points."""
    typed = typed_pinzetta(seed, level=level, intro=intro, cards=cards)
    states = [record.begin(TomlFile(typed.head, "head"))]
    for line in typed.lines:
        states.append(record.played(states[-1], line))
    for number, position in typed.seen:
        assert record.position(states[number]) == told(typed, position)
    text = str(typed)
    rule = text.split("\n").index(RULE) + 1
    number, position = typed.seen[len(typed.seen) // 2]
    tables = moment_tables(text, "r", rule + number)
    assert tables == solo_position_to_dict(told(typed, position))
    assert solo_position_from(TomlFile(tables, "r")) == told(typed, position)
    name, sheet = moment_sheet(text, "r")
    assert (name, sheet.missing, sheet.final) == ("pinzetta", (), True)
    assert tuple(map(sheet.total, ("me", "pinzetta"))) == typed.game.score(typed.final)
    won = [n for n, each in enumerate(("me", "pinzetta")) if each in sheet.winners]
    assert tuple(won) == typed.game.winners(typed.final)


def test_the_same_hint() -> None:
    """The advice on moments of a typed game is that on what its player saw."""
    typed = typed_pinzetta(5, level=2, cards=False)
    text, rule = str(typed), str(typed).split("\n").index(RULE) + 1
    limits = SearchLimits(0.05, seed=1, deterministic=True)
    asked = [
        each for each in typed.seen if each[1].position.phase == "choose" or len(each[1].position.place) == 2
    ]
    assert len(asked) == 2 * 3
    for number, position in asked[-2:]:
        found = solo_position_from(TomlFile(moment_tables(text, "r", rule + number), "r"))
        answers = [advise(each, limits=limits).answer for each in (found, position)]
        rows = [getattr(each, "rows", None) or each.plans for each in answers]
        assert rows[0] == rows[1]
