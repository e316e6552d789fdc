"""What the games are: stamps, albums, contests, positions, rules and scores.

>>> from stockbook.models import read_position, score
"""

from stockbook.models.album import Album, PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.faults import Fault, PositionError
from stockbook.models.filters import Filter
from stockbook.models.notation import parse_cell, parse_placed_tiles, parse_tile
from stockbook.models.payoff import Payoff
from stockbook.models.position import Player, Position
from stockbook.models.reading import parse_position, read_position
from stockbook.models.scoring import ScoreLine, score, total
from stockbook.models.stamps import Stamp, Tile
from stockbook.models.writing import position_to_dict, position_to_toml

__all__ = [
    "Album",
    "Contest",
    "Fault",
    "Filter",
    "Payoff",
    "PlacedTile",
    "Player",
    "Position",
    "PositionError",
    "ScoreLine",
    "Stamp",
    "Tile",
    "parse_cell",
    "parse_placed_tiles",
    "parse_position",
    "parse_tile",
    "position_to_dict",
    "position_to_toml",
    "read_position",
    "score",
    "total",
]
