"""Decks and deck files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockbook.models.album.stamps import PRINTED_TILES
from stockbook.models.contests import Contest
from stockbook.models.files.faults import PositionError
from stockbook.models.puzzles.dealing import choose, shuffled, stack
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.deck_file import deck_faults, deck_to_toml, parse_deck, read_deck, shortages
from stockbook.models.stampswap.effects import (
    KINDS,
    STACKS,
    USUAL_OF_EVENTS,
    USUAL_OF_SPECIALISTS,
    Effect,
    event_effect,
    specialist_effect,
)
from stockbook.models.stampswap.game.dealt_rounds import contests_drawn
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from tests.models.stampswap.game.games import DEMO, demo

PRINTED = (
    *("perfect-corners 4", "edges 10", "holes 1x2 3"),
    *("group shape=rectangle 3", "second color 4", "sets theme 9"),
)


def write(folder: Path, text: str) -> str:
    """A file with this text."""
    path = folder / "deck.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_the_demo_deck_is_complete_and_says_that_it_is_invented() -> None:
    """It has the verified numbers and the printed contests, and no one can take it for a real copy."""
    deck = demo()
    assert deck_faults(deck) == []
    assert {str(c) for cards in deck.contests.values() for c in cards} >= set(PRINTED)
    assert "invented for demonstration" in DEMO.read_text("utf-8").partition("deck =")[0]
    assert sum(PRINTED_TILES.values()) == 165


def test_the_demo_tiles_are_those_that_its_comment_names() -> None:
    """Anyone can make them again."""
    made = [tile for tile in stack(Random(1)) if tile.width > 1]
    assert sorted(made, key=str) == sorted(demo().tiles, key=str)


def test_every_effect_occurs_in_the_demo_deck() -> None:
    """So random games with it go through each of them."""
    deck = demo()
    effects = {card.effect.word for card in (*deck.specialists, *deck.events) if card.effect}
    assert effects == set(KINDS)


def test_files_round_trip(tmp_path: Path) -> None:
    """A deck that was written reads back equal."""
    assert read_deck(write(tmp_path, deck_to_toml(demo(), ["a comment"]))) == demo()


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"tiles": ()}, "tiles"),
        ({"forever": 14}, "forever"),
        ({"contests": {"a": ()}}, "contests"),
        ({"exhibitors": ()}, "exhibitors"),
        ({"specialists": ()}, "specialists"),
        ({"mats": ()}, "mats"),
        ({"events": ()}, "events"),
        ({"finale": ""}, "finale"),
        ({"finale": "white"}, "finale"),
    ],
)
def test_what_differs_from_the_box_is_told(values: dict[str, Any], key: str) -> None:
    """Each number that is not as printed has its fault, and what cannot be played too."""
    faults = deck_faults(replace(demo(), **values))
    assert {found for found, _ in faults} == {key}


def test_too_few_items_for_the_pool_are_told() -> None:
    """Each event brings at least what one player selects, and tiles last for three rounds."""
    deck = demo()
    poor = replace(deck.events[0], up={}, down={})
    assert [key for key, _ in shortages(replace(deck, events=(poor, *deck.events[1:])), 2)] == ["events[1]"]
    assert [key for key, _ in shortages(replace(deck, tiles=deck.tiles[:20], forever=0), 2)] == ["tiles"]


def test_the_finale_is_the_type_of_its_space() -> None:
    """Every game has one contest of each type, and that of the deck's type is the Finale."""
    deck = demo()
    for seed in range(20):
        contests, finale = contests_drawn(deck, Random(seed))
        assert finale in deck.contests["brown"]
        types = [name for contest in contests for name in deck.contests if contest in deck.contests[name]]
        assert sorted(types) == sorted(deck.contests.keys() - {"brown"})


def test_a_key_below_the_contests_by_mistake_gets_its_place() -> None:
    """``finale`` is no type of contests there; a list of contests by this name is one."""
    text = 'deck = "stampswap-deck"\n[contests]\n'
    with pytest.raises(PositionError) as caught:
        parse_deck(f'{text}finale = "brown"\n')
    (fault,) = caught.value.faults
    assert fault.key == "contests.finale"
    assert "belongs above every [table]" in fault.message
    assert parse_deck(f'{text}finale = ["edges 10"]\n').contests.keys() == {"finale"}


def test_a_deck_that_does_not_name_the_finale_is_played_as_before() -> None:
    """Its text has no such key, and each seed gives the contests of older records."""
    deck = replace(demo(), finale="")
    assert "finale" not in deck_to_toml(deck)
    assert parse_deck(deck_to_toml(deck)) == deck
    for seed in range(20):
        rng = Random(seed)
        finale, *contests = shuffled(rng, [choose(rng, cards) for cards in deck.contests.values()])
        assert contests_drawn(deck, Random(seed)) == (tuple(contests), finale)


def test_a_game_needs_the_type_of_the_finale_among_its_contests() -> None:
    """A slip in its name is told with the names that there are."""
    with pytest.raises(ValueError, match=r"finale: 'brwon' is no type .* use one of purple, yellow, "):
        StampSwap(replace(demo(), finale="brwon"), 2)


def test_items_have_numbers_of_their_own() -> None:
    """Stacks, attendees and the token together number every item once."""
    deck = demo()
    numbers = [n for stack in deck.stacks for n in stack] + list(deck.attendees) + [deck.token]
    assert sorted(numbers) == list(range(deck.token + 1))
    for size, numbers_of in zip(STACKS, deck.stacks, strict=False):
        assert {deck.tiles[n].size for n in numbers_of} == {size}


def test_every_fault_of_a_file_is_told_with_its_key(tmp_path: Path) -> None:
    """Unknown words, keys and types are all reported at once."""
    text = """
deck = "stampswap-deck"
name = "broken"
tiles = ["2x9 blue animals 2", "forever"]
mats = ["edgy 10"]
color = "blue"
[contests]
mine = ["edges"]
[[specialists]]
name = "X"
effect = "fly"
[[events]]
name = "Y"
up = { medium-square = 1 }
"""
    with pytest.raises(PositionError) as caught:
        read_deck(write(tmp_path, text))
    keys = {fault.key for fault in caught.value.faults}
    assert keys >= {"tiles[1]", "tiles[2]", "mats[1]", "color", "contests.mine[1]", "specialists[1].effect"}
    assert "events[1].up.medium-square" in keys


def test_a_deck_may_be_unfinished(tmp_path: Path) -> None:
    """Parts of a deck that are not typed in yet are empty."""
    deck = read_deck(write(tmp_path, 'deck = "stampswap-deck"\nmats = ["edges 1"]\n'))
    assert deck == Deck("", (), 0, {}, (), (), (Contest.parse("edges 1"),), ())


def test_the_template_is_a_deck_and_its_examples_are_right(tmp_path: Path) -> None:
    """It reads as it is, and with every commented line in use."""
    text = (DEMO.parent / "template.toml").read_text("utf-8")
    assert read_deck(write(tmp_path, text)).tiles == ()
    used = [line for line in text.splitlines() if not line.startswith("#") or "=" in line or "[[" in line]
    lines = [line.replace("# ", "", 1) if line.lstrip().startswith("# ") else line for line in used]
    code = [line for line in lines if not line.startswith(("up and", "Every", "Type", "(2x2)"))]
    tables = tomllib.loads("\n".join(line for line in code if _is_code(line)))
    deck = read_deck(write(tmp_path, "\n".join(line for line in code if _is_code(line))))
    assert (len(deck.tiles), len(deck.contests), len(deck.specialists), len(deck.events)) == (4, 5, 1, 1)
    assert tables["name"] == "my copy"


@pytest.mark.parametrize(
    ("begin", "read", "usual"),
    [
        ("An effect is one of:", specialist_effect, USUAL_OF_SPECIALISTS),
        ("it is one of:", event_effect, USUAL_OF_EVENTS),
    ],
)
def test_the_template_has_every_effect(
    begin: str, read: Callable[[str], Effect], usual: tuple[str, ...]
) -> None:
    """Whatever is read as an effect of a card stands in its list, in each of its forms; of sizes one does."""
    lines = (DEMO.parent / "template.toml").read_text("utf-8").split(begin)[1].splitlines()[1:]
    listed = [line[4:].split("  ")[0] for line in takewhile(lambda line: line.startswith("#   "), lines)]
    effects = [str(read(text)) for text in listed]
    assert effects == listed
    for form in usual:
        stem = form.partition(" draw ")[0] + " draw " if form.endswith(STACKS) else form
        assert form in effects or (stem.endswith(" ") and any(each.startswith(stem) for each in effects))


def _is_code(line: str) -> bool:
    bare = line.strip()
    return not bare or bare[0] in '[]"' or (" = " in bare and bare.split(" = ")[0].isidentifier())
