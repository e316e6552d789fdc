"""Making a solo game from its options, for records, the arena and the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.pinzetta.card_file import cards_from
from stockbook.models.pinzetta.cards import LEVELS
from stockbook.models.pinzetta.game import Pinzetta, solo_position_of
from stockbook.models.pinzetta.reading import solo_position_to_dict
from stockbook.models.pinzetta.rules import SoloState
from stockbook.models.pinzetta.scoring import HER
from stockbook.models.play.protocol import AnyGame, ScoreSheet
from stockbook.models.play.record import GameHistory
from stockbook.models.stampswap.game.setup import made
from stockbook.models.stampswap.scoring import TIE_BREAK


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """A solo game; without ``deck`` and ``cards``, the texts of such files, with the demonstrations.

    Raises
    ------
    PositionError
        With every fault of the options, the deck and the cards.
    """
    if players not in (None, 1):
        options.faults.add("players", f"the solo game is for one player, not {players}")
    level = options.number("level", LEVELS[0], LEVELS[-1]) or LEVELS[0]
    intro = options.flag("intro")
    text = options.text("cards", lines=True)
    if text is None:
        text = files("stockbook.seeds").joinpath("pinzetta", "demo.toml").read_text("utf-8")
    cards = cards_from(TomlFile.parse(text, "cards"))
    return made(options, lambda deck, side: Pinzetta(deck, cards, level, intro, side))


def position_tables(history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]) -> dict[str, Any]:
    """The tables of the position file of a player's view.

    Raises
    ------
    ValueError
        If my album is not 12x12: files have no other size.
    """
    game = history.game
    assert isinstance(game, Pinzetta)
    view = game.view(history.state, player)
    return solo_position_to_dict(solo_position_of(game.components, view))


def score_sheet(game: AnyGame, state: SoloState, names: Sequence[str]) -> ScoreSheet:
    """My points and hers if the game ended in a state."""
    assert isinstance(game, Pinzetta)
    both = (names[0], HER)
    lines, rare = game.lines(state), game.rare_values(state)
    return ScoreSheet(dict(zip(both, lines, strict=True)), TIE_BREAK, dict(zip(both, rare, strict=True)))
