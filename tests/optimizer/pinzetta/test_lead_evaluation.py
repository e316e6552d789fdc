"""Stamps that cards draw in a cut against Pinzetta."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.models.album.notation import parse_tile
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.stampswap.goods import Specialist, StampGood, parse_good
from stockbook.optimizer.pinzetta.advice import advise
from stockbook.optimizer.pinzetta.lead_evaluation import SoloDeterminizations
from stockbook.optimizer.solver.limits import SearchLimits
from tests.optimizer.pinzetta.test_advice import small
from tests.optimizer.swap.test_best_moves import Deck

FACE = parse_tile("2x2 yellow flowers 3")
LIMITS = SearchLimits(time=20.0, deterministic=True)


def with_me(solo: SoloPosition, **values: object) -> SoloPosition:
    """The position with other values on my side."""
    return replace(solo, position=replace(solo.position, me=replace(solo.position.me, **values)))


@pytest.mark.parametrize("effect", ["taken draw small-square", "collected draw small-square"])
def test_what_a_card_in_play_draws_is_expected(effect: str) -> None:
    """Every cut brings what it brings with the stamp in hand, since she always takes a pile of mine."""
    cards = [Specialist.parse(f"Broker: {text}") for text in (effect, "nothing")]
    drawing = with_me(small(), specialists=cards[:1])
    listed = with_me(small(), specialists=cards[1:], got=(StampGood(FACE),))
    rows, known = (
        {str(row.cut): row for row in advise(solo, unseen_tiles=Deck([FACE]), limits=LIMITS).cuts}
        for solo in (drawing, listed)
    )
    assert rows.keys() == known.keys()
    for cut, row in rows.items():
        assert row.expected.value == pytest.approx(known[cut].expected.value)
        assert row.kept <= known[cut].kept


def test_a_card_draws_while_it_is_mine() -> None:
    """In the reserve or the pile that stays, not in the pile that she takes; forever stamps too."""
    broker, agent = "specialist Broker: taken draw small-square", "specialist Agent: taken forever"
    solo = small([broker, agent, "forever", "2x2 rare 5"])
    found = SoloDeterminizations(solo, for_game=False, seed=1, unseen_tiles=Deck([FACE])).draw()
    first, second = map(parse_good, (broker, agent))
    assert found.drawn((first,)) == (StampGood(FACE),)
    assert found.drawn((second,)) == (parse_good("forever"),)
    assert found.drawn(()) == ()
