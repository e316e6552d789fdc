"""The vocabulary of effects: what is written reads back, and each kind acts in its own place alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.effects import (
    KINDS,
    NOTHING,
    OF_EVENTS,
    OF_SPECIALISTS,
    STACKS,
    Reserves,
    event_effect,
    specialist_effect,
)

WORDS = {
    "reserve": ["1", "3", "2 stamp"],
    "collect": ["3", "6"],
    "collected": ["forever", *(f"draw {stack}" for stack in STACKS)],
    "taken": ["forever", *(f"draw {stack}" for stack in STACKS)],
    "show": ["edges 2", "My Sets: sets theme [0, 9, 20]"],
    "final": ["count canceled 1"],
    "bonus": ["edges 2", "sets color [0, 5]"],
    "gift": ["1", "20", "value"],
    "value": ["faded 1", "theme=space -2", "exhibitor 2", "specialist 4", "first-player 0"],
}


@pytest.mark.parametrize("word", KINDS)
def test_effects_round_trip(word: str) -> None:
    """Every effect is written as it is read, by those who may have it; others have no such word."""
    kind = KINDS[word]
    for words in WORDS[word] if kind.argument else [""]:
        text = f"{word} {words}".strip()
        for read, holders in ((specialist_effect, OF_SPECIALISTS), (event_effect, OF_EVENTS)):
            if word in holders:
                assert (type(read(text)), str(read(text))) == (kind, text)
            else:
                with pytest.raises(ValueError, match=word):
                    read(text)


@given(
    st.text(max_size=30)
    | st.sampled_from(
        ["look twice", "reserve", "reserve 9", "taken draw", "final x", "gift 0", "value 2", "value x 2"]
    )
)
def test_other_effects_are_refused_with_a_reason(text: str) -> None:
    """Whatever is typed, the answer is an effect or a message."""
    try:
        effect = specialist_effect(text)
    except ValueError as error:
        assert str(error)
    else:
        assert specialist_effect(str(effect)) == effect


def test_each_kind_acts_in_one_place() -> None:
    """An effect acts only in the place of its kind; in all other places it is like no effect."""
    acts = {
        "reserve 2": ("reserves", Reserves(2)),
        "reserve 1 stamp": ("reserves", Reserves(stamps=1)),
        "look": ("looks", True),
        "collect 5": ("selected", 5),
        "face-up": ("face_up", True),
        "collected forever": ("collected_draw", "forever"),
        "taken draw small-square": ("taken_draw", "small-square"),
        "show edges 2": ("every_show", Contest.parse("edges 2")),
        "final edges 2": ("last_show", Contest.parse("edges 2")),
        "bonus edges 2": ("bonus", Contest.parse("edges 2")),
    }
    places = {place for place, _ in acts.values()}
    for text, (own, value) in acts.items():
        word = text.split()[0]
        effect = (specialist_effect if word in OF_SPECIALISTS else event_effect)(text)
        for place in places:
            assert getattr(effect, place) == (value if place == own else getattr(NOTHING, place))
        assert (effect.gift(3), effect.worth("specialist", 2)) == (0, 2)


def test_gifts_bring_their_number_or_the_value_of_the_item() -> None:
    """The two forms of the effect."""
    assert [specialist_effect("gift 2").gift(value) for value in (-1, 0, 5)] == [2, 2, 2]
    assert [specialist_effect("gift value").gift(value) for value in (-1, 0, 5)] == [-1, 0, 5]


def test_only_items_of_the_kind_have_other_points() -> None:
    """A filter means stamps, a word means cards."""
    faded, plain = parse_tile("2x2 blue space -1").stamps[0], parse_tile("2x2 blue space 2").stamps[0]
    stamps, tokens = specialist_effect("value faded 3"), specialist_effect("value first-player 5")
    assert [stamps.worth(item, 2) for item in (faded, plain, "first-player")] == [3, 2, 2]
    assert [tokens.worth(item, 2) for item in (faded, "specialist", "first-player")] == [2, 2, 5]


def test_effects_of_the_other_cards() -> None:
    """A word that only the other kind of card may have is known, and said to be so."""
    with pytest.raises(
        ValueError, match="only a specialist has the effect 'look': use one of nothing, reserve"
    ):
        event_effect("look")
    others = KINDS.keys() - OF_SPECIALISTS.keys()
    assert others
    for word in others:
        with pytest.raises(ValueError, match=f"only an event has the effect '{word}'"):
            specialist_effect(word)
