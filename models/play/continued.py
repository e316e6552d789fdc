"""The file of a game that goes on from a record, in which the remarks of the record stay."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from stockbook.models.play.record import RULE, Record


def continued(begun: Record | None, now: Record) -> str:
    """The text of a file for a game that goes on from a record, or whose last actions are taken back.

    ``begun`` is the record as it was read, None for a new game, and ``now`` that of the game as it stands.
    """
    if begun is None or not begun.text:
        return str(now)
    lines = begun.text.split("\n")
    rule = max(number for number, line in enumerate(lines) if line.rstrip() == RULE)
    head, body = lines[:rule], list(enumerate(lines[rule + 1 :], rule + 2))
    if begun.names != now.names:
        made = str(replace(now, actions=())).rstrip("\n").split("\n")[:-1]
        remarks = takewhile(lambda line: line.startswith("#"), head)
        head = [*(line for line in remarks if line not in made), *made]
    pairs = zip(begun.actions, now.actions, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    gone = {action.line for action in begun.actions[same:]}
    kept = (line for number, line in body if number not in gone)
    more = (str(action) for action in now.actions[same:])
    return "\n".join([*head, RULE, *kept, *more]) + "\n"
