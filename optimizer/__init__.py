"""How the best move is found.

>>> from stockbook.models import Position
>>> from stockbook.optimizer import best_placement
"""
