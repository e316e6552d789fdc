"""One's own deck on the page: its tiles and cards are entered, counted and kept."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from stockbook.models.stampswap.deck_file import read_deck
from stockbook.models.stampswap.effects import OF_EVENTS, OF_SPECIALISTS
from tests.web.browser.site import Desk
from tests.web.browser.watching import FILL


def enter(dialog: Locator, button: str, **fields: str) -> None:
    """Fill the fields of a form, whose labels begin so, and press its button."""
    form = dialog.locator("form").filter(has=dialog.page.get_by_role("button", name=button, exact=True))
    for label, text in fields.items():
        form.get_by_label(re.compile(f"^{label.replace('_', ' ')}")).first.fill(text)
    form.get_by_role("button", name=button, exact=True).click()


def test_a_deck_is_entered(desk: Desk, tmp_path: Path) -> None:
    """Tiles and all kinds of cards are entered, what is missing is counted, and a reload keeps them."""
    desk.open()
    desk.button("Deck").click()
    dialog = desk.page.get_by_role("dialog")
    rows = dialog.get_by_role("table", name="What the deck has")
    expect(rows.get_by_role("row", name="specialists")).to_contain_text("0 of 14")
    for summary in ("Contest cards", "Exhibitors", "Player mats", "Specialists", "Events"):
        dialog.locator("summary", has_text=summary).click()
    enter(dialog, "Add the tile", A_tile="23bla2")
    enter(dialog, "Add the contest", Type="brown", What="ed")
    dialog.get_by_label("Type of the Finale").select_option("brown")
    enter(dialog, "Add the exhibitor", What="c spa 2")
    enter(dialog, "Add the mat", What="c blue")
    enter(dialog, "Add the specialist", Name="Framer", What="show edges 2")
    enter(dialog, "Add the event", Name="Opening Day", What="reserve 1", small="2", attendees="1")
    for row, count, missing in (
        ("short-rectangle tiles", "1 of 60", "59"),
        ("types of contests", "1 of 5", "4"),
        ("exhibitors", "1 of 5", "4"),
        ("specialists", "1 of 14", "13"),
        ("mats", "1 of 5", "4"),
        ("events", "1 of 10", "9"),
    ):
        expect(rows.get_by_role("row", name=row)).to_have_text(re.compile(f"{count}{missing}$"))
    deck = read_deck(desk.saved(tmp_path, "Save the deck"))
    assert [str(tile) for tile in deck.tiles] == ["2x3 blue animals 2"]
    assert str(deck.contests["brown"][0]) == "edges 10" and deck.finale == "brown"
    assert [str(each) for each in (*deck.exhibitors, *deck.mats)] == [
        "count theme=space 2",
        "count color=blue 1",
    ]
    assert str(deck.specialists[0].effect) == "show edges 2"
    [event] = deck.events
    assert (str(event.effect), event.up, event.attendees) == ("reserve 1", {"small-square": 2}, 1)
    desk.page.reload()
    desk.button("Deck").click()
    expect(rows.get_by_role("row", name="specialists")).to_contain_text("1 of 14")
    dialog.locator("summary", has_text="Specialists").click()
    dialog.get_by_role("button", name="remove Framer: show edges 2").click()
    expect(rows.get_by_role("row", name="specialists")).to_contain_text("0 of 14")


def test_each_kind_of_card_has_its_own_words(desk: Desk) -> None:
    """Specialists and events are offered the effects that they may have, each its own."""
    desk.open()
    desk.button("Deck").click()
    dialog = desk.page.get_by_role("dialog")
    for card, effects in (("specialist", OF_SPECIALISTS), ("event", OF_EVENTS)):
        form = dialog.locator("form", has_text=f"Add the {card}")
        field = form.locator("label", has_text="What it does").locator("input")
        assert field.evaluate("each => [...each.list.options].map(one => one.value)") == list(effects)
    ids = dialog.locator("datalist").evaluate_all("all => all.map(each => each.id)")
    assert len(set(ids)) == len(ids)


def test_a_card_that_cannot_be_read(desk: Desk) -> None:
    """A word that no card has is told with what to write, and is not entered."""
    desk.open()
    desk.button("Deck").click()
    dialog = desk.page.get_by_role("dialog")
    dialog.locator("summary", has_text="Specialists").click()
    enter(dialog, "Add the specialist", Name="Framer", What="shew edges 2")
    expect(dialog.get_by_role("status", name="Deck")).to_contain_text("did you mean 'show'?")
    expect(dialog.get_by_role("row", name="specialists")).to_contain_text("0 of 14")


def test_a_deck_file_that_is_none(desk: Desk, tmp_path: Path) -> None:
    """A file that is no deck is refused with its fault, and the one in use stays."""
    wrong = tmp_path / "deck.toml"
    wrong.write_text('deck = "stampswap-deck"\ntiles = ["2x3 bleu animals 2"]\n', "utf-8")
    desk.open()
    desk.button("Deck").click()
    dialog = desk.page.get_by_role("dialog")
    told = dialog.get_by_role("status", name="Deck")
    dialog.get_by_label("Open a deck file").set_input_files("seeds/decks/demo.toml")
    expect(told).to_have_text("demo.toml is in use.")
    dialog.get_by_label("Open a deck file").set_input_files(wrong)
    expect(told).to_contain_text("tiles[1]")
    expect(dialog.get_by_role("row", name="events")).to_contain_text("10 of 10")


def test_a_deck_that_has_no_room(desk: Desk) -> None:
    """A tile that the browser cannot keep is not entered, and that is told."""
    desk.open()
    desk.button("Deck").click()
    dialog = desk.page.get_by_role("dialog")
    expect(dialog.get_by_role("row", name="short-rectangle")).to_contain_text("0 of 60")
    desk.page.evaluate(FILL)
    enter(dialog, "Add the tile", A_tile="23bla2")
    expect(dialog.get_by_role("status", name="Deck")).to_contain_text("no room")
    expect(dialog.get_by_role("row", name="short-rectangle")).to_contain_text("0 of 60")
