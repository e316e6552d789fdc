"""Position files: TOML becomes a position, or the list of its faults, and a position TOML (notation)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from stockbook.models.album.album import SIDE, Album
from stockbook.models.album.notation import TILES, parse_tile, read_album, write_picture
from stockbook.models.contests import Contest
from stockbook.models.files.faults import Fault, Faults, PositionError
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.files.toml_table import POSITION, TomlTable, refuse_other, toml_text
from stockbook.models.files.words import nearest, quoted
from stockbook.models.stampswap.deck_file import deck_to_dict, read_named_deck
from stockbook.models.stampswap.effects import Effect, event_effect
from stockbook.models.stampswap.facts import goods_of, has_all_tiles, numbered, players_of, too_many
from stockbook.models.stampswap.goods import TOKEN, Specialist, parse_good
from stockbook.models.stampswap.in_force import explained, named
from stockbook.models.stampswap.position import LAST_ROUND, PHASES, Player, Position
from stockbook.models.stampswap.tickets import TicketContests

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


def read_phase_header(top: TomlTable, phase: str, opponents: Sequence[str]) -> dict[str, Any]:
    """Read the fields of a ``Position`` that a phase asks for at the top of a file."""
    if not _TOP_KEYS.get(phase):
        return {}
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
    found: dict[str, Any] = {"first_player_holder": holder, "reserves": reserves}
    if phase == "collect":
        found["pool"] = tuple(top.parsed("pool", MAX_POOL, parse_good))
        found["turns_left"] = top.number("turns_left", 0, MAX_GOODS)
    return found


def check_goods(position: Position, faults: Faults) -> None:
    """Report what is impossible: two tokens, a cut of one item, a Choose turn of mine that is over."""
    first = None
    for key, which in _tokens(position):
        if first is None:
            first = which
        else:
            faults.add(key, f"{first} has the first-player token already")
    if position.phase == "cut" and len(position.me.collection) < FEWEST_CUT and not faults.found:
        faults.add("me.collection", f"a cut needs at least {FEWEST_CUT} items, one for each pile")
    if position.phase == "choose" and position.me.chosen:
        faults.add("me.chosen", "in a position of the phase choose it is my turn")


def _tokens(position: Position) -> Iterator[tuple[str, str]]:
    """(key, whose) of each first-player token of a file."""
    for which, player in players_of(position):
        if player.first_player:
            yield f"{which}.first_player", which
        yield from ((key, which) for key, good in goods_of(which, player) if good == TOKEN)
    yield from ((key, "the pool") for key, good in numbered("pool", position.pool) if good == TOKEN)


def _listed(words: Sequence[str]) -> str:
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


GAME = "stampswap"
#: The other games whose files one may take for those of Stamp Swap.
OTHER_GAMES = ("pinzetta", "stamps", "stamp-albums", "stampswap-season")
#: Contest cards in the box; nobody has more cards of any kind.
MAX_CARDS = 30
MAX_SPECIALISTS = 14
#: Five players at most.
MAX_OPPONENTS = 4
MAX_FOREVER = 99
MAX_EFFECTS = 5
MAX_POINTS = 999

_ABOVE_ME = "belongs above [me]: TOML takes every line below a [table] into that table"
_IN_ME = "belongs below [me], above [me.stamps]"
#: Place of each key of every phase that was found in another table, as the rest of a sentence.
KEY_PLACES = {
    **dict.fromkeys(
        ("game", "phase", "round", "contests", "finale", "entered", "forever_others", "event", "deck"),
        _ABOVE_ME,
    ),
    **dict.fromkeys(
        ("exhibitors", "specialists", "first_player", "points", "place", "album", "stamps"), _IN_ME
    ),
    **dict.fromkeys(("name", "entering"), "belongs below [[opponents]]"),
}


def read_position(path: str | Path) -> Position:
    """Read a position file of Stamp Swap, and of no other game.

    Parameters
    ----------
    path
        The file; ``-`` is standard input.

    Raises
    ------
    PositionError
        With every fault of the file: what cannot be read, unknown keys, wrong types, unknown words,
        letters of the picture that do not form their stamps.
    """
    return position_from(read_toml_file(path))


def parse_position(text: str, name: str = "position") -> Position:
    """Read the text of a position file; its faults call it ``name``.

    Raises
    ------
    PositionError
        With every fault.
    """
    return position_from(TomlFile.parse(text, name))


def position_from(file: TomlFile) -> Position:
    """The position in the tables of a file; a ``PositionError`` has every fault."""
    _refuse_other_game(file)
    faults = Faults(file.name)
    top = TomlTable(file.tables, "", faults)
    phase = _read_phase(top)
    deck = read_named_deck(top, file)
    position = _read_top(top, phase)
    faults.raise_any()
    if deck is None:
        return position
    position = explained(position, deck)
    if has_all_tiles(deck):
        for key, message in too_many(position):
            faults.add(key, message)
        faults.raise_any()
    return position


def _refuse_other_game(file: TomlFile) -> None:
    """Refuse a file of another game or kind at once, without the faults that it has as one of Stamp Swap."""
    refuse_other(file.tables, file.name, POSITION)
    if isinstance(file.game, str) and file.game in OTHER_GAMES:
        message = f"this is a position of {file.game}: only those of Stamp Swap are read here"
        raise PositionError([Fault(file.name, "game", message)])


def _read_phase(top: TomlTable) -> str:
    """Read the phase, and check the game; empty where the phase cannot be read."""
    top.require("game", f'game = "{GAME}"')
    top.require("phase", 'phase = "show"')
    top.word("game", (GAME,))
    return top.word("phase", PHASES) or ""


def _read_top(top: TomlTable, phase: str) -> Position:
    top.require("round", "round = 3 (1 Friday, 2 Saturday, 3 Sunday)")
    top.require("contests", 'contests = ["edges 10"]')
    number = top.number("round", 1, LAST_ROUND)
    tickets = TicketContests()
    for place, text in top.texts("contests", MAX_CARDS, least=1):
        with top.faults.at(place):
            tickets.add(text)
    finale = top.text("finale")
    finale_contest = None
    with top.faults.at("finale"):
        finale_contest = None if finale is None else Contest.parse(finale)
    forever_others = None
    if "forever_others" in top:
        forever_others = tuple(top.numbers("forever_others", MAX_OPPONENTS, 0, MAX_FOREVER))
    entered = _read_entered(top, tickets)
    event = _read_event(top)
    me = top.table("me")
    my_side = _read_player(me, "me", entered, phase)
    place_list = me.parsed("place", TILES, parse_tile) if "place" in player_keys(phase) else []
    _close(me, phase)
    opponents = _read_opponents(top, tickets, phase)
    header = read_phase_header(top, phase, [player.name for player in opponents])
    _close(top, phase)
    position = Position(
        round=number or LAST_ROUND,
        contests=tickets.contests,
        me=my_side,
        place=tuple(place_list),
        finale=finale_contest,
        forever_others=forever_others,
        opponents=opponents,
        phase=phase or "show",
        event=event,
        **header,
    )
    check_goods(position, top.faults)
    return position


def _read_event(top: TomlTable) -> tuple[Effect, ...]:
    """Read the effects of the event: one text, or a list of them."""
    if top.kind("event") is list:
        return tuple(top.parsed("event", MAX_EFFECTS, event_effect))
    text = top.text("event")
    with top.faults.at("event"):
        return () if text is None else (event_effect(text),)
    return ()


def _read_opponents(top: TomlTable, tickets: TicketContests, phase: str) -> tuple[Player, ...]:
    opponents: list[Player] = []
    for table in top.tables("opponents", MAX_OPPONENTS):
        table.require("name", 'name = "left"')
        name = table.text("name")
        with table.faults.at(table.key("name")):
            if name is not None and (not name.strip() or name == "me"):
                raise ValueError(f"{quoted(name)} is no name for an opponent")
            if name in [other.name for other in opponents]:
                raise ValueError(f"{quoted(name or '')} is another opponent's name too: names must differ")
        entered = _read_entered(table, tickets)
        entering = _read_entering(table, tickets, entered)
        opponents.append(replace(_read_player(table, name or "", entered, phase), entering=entering))
        _close(table, phase)
    return tuple(opponents)


def _read_player(table: TomlTable, name: str, entered: tuple[Contest, ...], phase: str) -> Player:
    """Read what every player has. My album is empty when it is not given, an opponent's unknown."""
    stamps = table.table("stamps").symbols(SIDE * SIDE, KEY_PLACES)
    text = table.text("album", lines=True)
    album = Album() if name == "me" else None
    if text is not None or (stamps and "album" not in table):
        album = read_album(text or "", stamps, table.path, table.faults)
    return Player(
        name=name,
        album=album,
        entered=entered,
        exhibitors=tuple(table.parsed("exhibitors", MAX_CARDS, Contest.parse)),
        specialists=_read_specialists(table),
        first_player=table.flag("first_player"),
        points=table.number("points", 0, MAX_POINTS),
        **read_goods(table, phase),
    )


def _close(table: TomlTable, phase: str) -> None:
    """Report unknown keys; where the phase cannot be read, no goods of any phase are among them."""
    if not phase:
        table.pass_over(goods_key_places(phase))
    table.close(KEY_PLACES | goods_key_places(phase))


def _read_entered(table: TomlTable, tickets: TicketContests) -> tuple[Contest, ...]:
    found: list[Contest] = []
    for place, text in table.texts("entered", MAX_CARDS):
        with table.faults.at(place):
            contest = tickets.find(text)
            if contest is not None:
                if found.count(contest) == tickets.contests.count(contest):
                    raise ValueError(f"{quoted(text)} is entered twice: a contest takes one ticket")
                found.append(contest)
    return tuple(found)


def _read_entering(table: TomlTable, tickets: TicketContests, entered: tuple[Contest, ...]) -> Contest | None:
    """Read the contest that an opponent enters in this Show Phase."""
    text = table.text("entering")
    with table.faults.at(table.key("entering")):
        contest = None if text is None else tickets.find(text)
        if contest and entered.count(contest) == tickets.contests.count(contest):
            raise ValueError(f"{quoted(text or '')} holds their ticket already: a contest is entered once")
        return contest
    return None


def _read_specialists(table: TomlTable) -> tuple[Specialist, ...]:
    """Read specialist cards; a number means so many cards without a name."""
    kind = table.kind("specialists")
    if kind is int:
        return (Specialist(),) * (table.number("specialists", 0, MAX_SPECIALISTS) or 0)
    if kind not in (list, type(None)):
        table.pass_over(["specialists"])
        message = 'must be how many, such as 2, or a list of their names, such as ["Restorer", "Clerk"]'
        table.faults.add(table.key("specialists"), message)
        return ()
    return tuple(table.parsed("specialists", MAX_SPECIALISTS, Specialist.parse))


def position_to_dict(position: Position) -> dict[str, Any]:
    """The tables of a position file; what has its default is left out.

    Raises
    ------
    ValueError
        If an album is not 12x12: files have no other size.
    """
    for player in position.players:
        if player.album and (player.album.width, player.album.height) != (SIDE, SIDE):
            raise ValueError(f"a file's albums are {SIDE}x{SIDE}")
    position = named(position)
    event = texts(position.event)
    me = {"place": texts(position.place), **_goods(position.me), **_player(position.me)}
    return written(
        game=GAME,
        phase=position.phase,
        round=position.round,
        contests=list(map(str, position.contests)),
        finale=str(position.finale) if position.finale else None,
        entered=texts(position.me.entered),
        forever_others=None if position.forever_others is None else list(position.forever_others),
        event=event[0] if event and len(event) == 1 else event,
        first_player_holder=position.first_player_holder,
        reserves=position.reserves,
        deck=deck_to_dict(position.deck) if position.deck else None,
        pool=texts(position.pool),
        turns_left=position.turns_left,
        me=written(**me) or None,
        opponents=list(map(_opponent, position.opponents)) or None,
    )


def position_to_toml(position: Position) -> str:
    """The text of a position file, with every album as a picture.

    Raises
    ------
    ValueError
        If an album is not 12x12: files have no other size.
    """
    return toml_text(position_to_dict(position))


def written(**values: Any) -> dict[str, Any]:
    """The keys of a file; those without a value are left out."""
    return {key: value for key, value in values.items() if value is not None}


def texts(values: Iterable[object]) -> list[str] | None:
    """The texts of a list; None where it is empty."""
    return list(map(str, values)) or None


def _player(player: Player) -> dict[str, Any]:
    """The keys that every player has; None where there is nothing to write."""
    # Cards of which nothing is known but that they are there have no text.
    told = any(card != Specialist() for card in player.specialists)
    album = player.album if player.album and player.album.tiles else None
    picture = None if album is None else write_picture(album)
    return {
        "exhibitors": texts(player.exhibitors),
        "specialists": texts(player.specialists) if told else len(player.specialists) or None,
        "first_player": player.first_player or None,
        "points": player.points,
        "album": picture[0] if picture else album and str(album),
        "stamps": picture[1] if picture else None,
    }


def _goods(player: Player) -> dict[str, Any]:
    """The keys of a player's goods, in the phases that have them."""
    return {
        "collection": texts(player.collection),
        "piles": [texts(pile) for pile in player.piles] or None,
        "got": texts(player.got),
        "chosen": player.chosen or None,
    }


def _opponent(player: Player) -> dict[str, Any]:
    entered, entering = texts(player.entered), player.entering and str(player.entering)
    cards = _player(player)
    if player.album is not None and cards["album"] is None:
        # An opponent's empty album is not the same as an unknown one.
        cards["album"] = ""
    return written(name=player.name, entered=entered, entering=entering, **_goods(player), **cards)
