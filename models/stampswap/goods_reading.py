"""Reading what the phases collect, cut and choose add to a position file (notation, Swap and Collect)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import nearest, quoted
from stockbook.models.stampswap.goods import Goods, TokenGood, parse_good
from stockbook.models.stampswap.position import Player

#: Most items of one player: six, and a few that cards bring.
MAX_GOODS = 10
#: Most items of the pool: tiles, attendees and the token for five players.
MAX_POOL = 60
MAX_RESERVES = 6
#: Items that a cut needs, one for each pile.
FEWEST_CUT = 2

#: Keys that each phase adds at the top of the file, and for every player.
_TOP_KEYS = {
    "collect": ("first_player_holder", "reserves", "pool", "turns_left"),
    "cut": ("first_player_holder", "reserves"),
    "choose": ("first_player_holder", "reserves"),
    "show": (),
}
_PLAYER_KEYS = {
    "collect": ("collection",),
    "cut": ("collection", "got"),
    "choose": ("piles", "got", "chosen"),
    "show": ("place",),
}


@dataclass(frozen=True)
class PhaseHeader:
    """The values that the Collect and Swap Phases add at the top of a file; fields as in ``Position``."""

    first_player_holder: str | None = None
    reserves: int | None = None
    pool: Goods = ()
    turns_left: int | None = None


def player_keys(phase: str) -> tuple[str, ...]:
    """The keys that a phase adds for every player; none for an unknown phase."""
    return _PLAYER_KEYS.get(phase, ())


def goods_key_places(phase: str) -> dict[str, str]:
    """The place of each key that was found in another table or phase, as the rest of a sentence."""
    key_places: dict[str, str] = {}
    for keys in (_TOP_KEYS, _PLAYER_KEYS):
        for key in dict.fromkeys(key for each in keys.values() for key in each):
            phases = [name for name in keys if key in keys[name]]
            if phase not in phases:
                key_places[key] = f"belongs to the phase{'s' * (len(phases) > 1)} {_listed(phases)}"
            elif keys is _TOP_KEYS:
                key_places[key] = "belongs above [me]: TOML takes every line below a [table] into that table"
            elif key != "place":
                key_places[key] = "belongs below [me] or [[opponents]]"
    return key_places


def read_goods(table: TomlTable, phase: str) -> dict[str, Any]:
    """Read the fields of a ``Player`` that a phase asks for."""
    found: dict[str, Any] = {}
    if "collection" in player_keys(phase):
        found["collection"] = tuple(table.parsed("collection", MAX_GOODS, parse_good))
    if "got" in player_keys(phase):
        found["got"] = tuple(table.parsed("got", MAX_GOODS, parse_good))
    if "piles" in player_keys(phase):
        found["chosen"] = table.flag("chosen")
        lists = table.parsed_lists("piles", 2, MAX_GOODS, parse_good)
        if len(lists) == 1:
            table.faults.add(table.key("piles"), "one pile: there are two, or [] after one was taken")
        elif all(lists):
            found["piles"] = tuple(map(tuple, lists))
        else:
            table.faults.add(table.key("piles"), "a pile is empty: each has at least one item")
    return found


def read_phase_header(top: TomlTable, phase: str, opponents: Sequence[str]) -> PhaseHeader:
    """Read what a phase asks for at the top of a file.

    Parameters
    ----------
    top
        The whole file.
    phase
        Phase of the file.
    opponents
        Names of the opponents.
    """
    if not _TOP_KEYS.get(phase):
        return PhaseHeader()
    holder = top.text("first_player_holder")
    if holder is not None and holder not in ("me", *opponents):
        close = nearest(holder, ("me", *opponents))
        fix = f"did you mean {close!r}?" if close else f"it is one of {', '.join(('me', *opponents))}"
        top.faults.add("first_player_holder", f"{quoted(holder)} is no player here: {fix}")
        holder = None
    reserves = top.number("reserves", 0, MAX_RESERVES)
    if reserves == 0:
        top.faults.add(
            "reserves", "0: everyone reserves at least one item, so write 1 or more, or leave it out"
        )
    pool: Goods = ()
    turns_left = None
    if phase == "collect":
        pool = tuple(top.parsed("pool", MAX_POOL, parse_good))
        turns_left = top.number("turns_left", 0, MAX_GOODS)
    return PhaseHeader(holder, reserves, pool, turns_left)


def check_goods(phase: str, players: Sequence[Player], pool: Goods, faults: Faults) -> None:
    """Report what is impossible: two tokens, a cut of one item, a Choose turn of mine that is over.

    Parameters
    ----------
    phase
        Phase of the file.
    players
        All players, me first.
    pool
        Items that can be selected.
    faults
        Collects what is wrong.
    """
    first = None
    for key, which in _tokens(players, pool):
        if first is None:
            first = which
        else:
            faults.add(key, f"{first} has the first-player token already")
    if phase == "cut" and len(players[0].collection) < FEWEST_CUT and not faults.found:
        faults.add("me.collection", f"a cut needs at least {FEWEST_CUT} items, one for each pile")
    if phase == "choose" and players[0].chosen:
        faults.add("me.chosen", "in a position of the phase choose it is my turn")


def _tokens(players: Sequence[Player], pool: Goods) -> Iterator[tuple[str, str]]:
    """(key, whose) of each first-player token of a file."""
    for i, player in enumerate(players):
        which = f"opponents[{i}]" if i else "me"
        if player.first_player:
            yield f"{which}.first_player", which
        parts = {"collection": player.collection, "got": player.got}
        parts |= {f"piles[{n}]": pile for n, pile in enumerate(player.piles, 1)}
        for key, goods in parts.items():
            for n, good in enumerate(goods, 1):
                if isinstance(good, TokenGood):
                    yield f"{which}.{key}[{n}]", which
    for n, good in enumerate(pool, 1):
        if isinstance(good, TokenGood):
            yield f"pool[{n}]", "the pool"


def _listed(words: Sequence[str]) -> str:
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)
