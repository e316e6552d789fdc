"""STAMPS: one grid that all players share, traps, and pieces on tracks."""

from stockbook.models.stamps_game.game import Move, SharedGrid, State, game_of
from stockbook.models.stamps_game.position import Opponent, Position
from stockbook.models.stamps_game.reading import parse_position, position_from, read_position
from stockbook.models.stamps_game.setup import game_options, make_game

__all__ = [
    "Move",
    "Opponent",
    "Position",
    "SharedGrid",
    "State",
    "game_of",
    "game_options",
    "make_game",
    "parse_position",
    "position_from",
    "read_position",
]
