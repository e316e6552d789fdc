"""Pinzetta's cards as the text of a card file, which reads back equal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stockbook.models.files.toml_text import toml_value
from stockbook.models.pinzetta.card_reading import KIND
from stockbook.models.pinzetta.cards import PinzettaCards


def cards_to_toml(cards: PinzettaCards) -> str:
    """The text of a card file."""
    mine = {"my_mats": [*cards.my_mats]} if cards.my_mats else {}
    lines = _lines("", cards=KIND, name=cards.name, without=[*cards.without], **mine)
    for mat in cards.mats:
        lines += _lines("[[mats]]", name=mat.name, contests=_texts(mat.contests), targets=[*mat.targets])
        for box in mat.boxes:
            limits = {
                key: value for key, value in (("least", box.least), ("most", box.most)) if value is not None
            }
            holds = {"holds": box.holds} if box.holds else {}
            lines += _lines("[[mats.boxes]]", name=box.name, **holds, sizes=[*box.sizes], **limits)
    for decision in cards.decisions:
        lines += _lines("[[decisions]]", crossed=decision.crossed, points=[*decision.points])
    for card in cards.shows:
        lines += _lines("[[shows]]", type=card.type, other=[*card.other])
        points = {toml_value(str(contest)): [*levels] for contest, levels in card.points.items()}
        lines += _lines("[shows.points]", **points)
    for event in cards.events:
        first, second = (_texts(pile) for pile in event.piles)
        collection = _texts(event.collection)
        values = {"first": first, "second": second, "collection": collection, "effect": str(event.effect)}
        lines += _lines("[[events]]", name=event.name, **values)
    return "\n".join(lines) + "\n"


def _lines(head: str, **values: Any) -> list[str]:
    """A table of a file, below its head."""
    return [*([head] if head else []), *(f"{key} = {toml_value(value)}" for key, value in values.items())]


def _texts(values: Iterable[object]) -> list[str]:
    return list(map(str, values))
