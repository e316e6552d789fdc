"""Pinzetta's side in words, for the terminal and for drawings."""

from __future__ import annotations

from stockbook.models.pinzetta.position import PinzettaSide


def her_facts(her: PinzettaSide) -> list[tuple[str, str]]:
    """(label, text) of her cards and stamps; what only a score needs is left out where it is not given."""
    given = {
        "show-scoring cards": her.shows,
        "items in boxes": her.boxes,
        "decision card": her.decision,
        "rare stamps": her.rare,
    }
    return [
        ("wants", ", ".join(her.targets) or "no size"),
        ("crossed out", ", ".join(map(str, her.crossed)) or "not given"),
        ("forever stamps", str(her.forever)),
        *((label, ", ".join(map(str, numbers))) for label, numbers in given.items() if numbers),
    ]


def her_piles(her: PinzettaSide) -> list[tuple[str, str]]:
    """(label, text) of her piles and of the items that she has taken."""
    piles = [(f"her pile {number}", pile) for number, pile in enumerate(her.piles, 1)]
    parts = [*piles, ("she has", her.got)]
    return [(what, ", ".join(map(str, goods))) for what, goods in parts if goods]


def her_name(her: PinzettaSide) -> str:
    """Her name with her level."""
    return f"Pinzetta, level {her.level}{', intro' if her.intro else ''}"
