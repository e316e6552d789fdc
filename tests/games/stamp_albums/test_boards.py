"""Decisions of Stamp Albums in its cards."""

from __future__ import annotations

import re

from stockbook.games.stamp_albums.definition import GAME
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.stamp_albums.cards import CARDS
from tests.cli.running import POSITIONS


def test_the_cards_have_what_is_done_with_them() -> None:
    """Each card that lies open is there once; one that is bought has a frame, and one that pays says so."""
    position = GAME.read(read_toml_file(POSITIONS / "stamp-albums-chain.toml"))
    boards = GAME.review_boards(lambda decision: position)
    (bought, *_), (paid, *_) = position.view.market, position.view.me.hand
    names = [CARDS[number].name for number in (bought, paid)]
    drawn = boards.board({}, f"buy {names[0]} with {names[1]}")
    shown = re.findall('<span class="(.*?)">(.*?)</span>', drawn)
    assert [names[0] in text for kind, text in shown if kind.endswith("taken")] == [True]
    assert [names[1] in text for _, text in shown if "<b> pay</b>" in text] == [True]
    view = position.view
    assert len(shown) == len(view.market + view.me.hand + view.me.shop + view.other.shop)
    assert "taken" not in boards.board({}, "end")
