"""Players as a record of a real table names them: by a number, or by how their names begin."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import nearest, quoted
from stockbook.models.play.protocol import FIRST

#: The name of the person whose record it is.
ME = "me"


def player_named(text: str, names: Sequence[str]) -> int:
    """The number, from 0, of the player whose name begins so, or who has this number from 1.

    Raises ValueError if it is none, or several.
    """
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 3 else 0
        if not 1 <= number <= len(names):
            raise ValueError(f"there is no player {text}: there are {len(names)}")
        return number - 1
    lower = [name.casefold() for name in names]
    if text.casefold() in lower:
        return lower.index(text.casefold())
    found = [number for number, name in enumerate(lower) if text and name.startswith(text.casefold())]
    if len(found) == 1:
        return found[0]
    if found:
        raise ValueError(f"{quoted(text)} may be {' or '.join(names[n] for n in found)}: write more of it")
    close = nearest(text, lower)
    fix = f"did you mean {names[lower.index(close)]}?" if close else f"the players are {', '.join(names)}"
    raise ValueError(f"{quoted(text)} is no player here: {fix}")


def check_name(name: str, others: Sequence[str], words: Collection[str]) -> None:
    """Check that a name can begin a line, and is not that of another player.

    No line of a player begins with one of ``words``. Raises ValueError if it cannot; the message says why.
    """
    if not name.strip() or len(name.split()) > 1 or name.isdigit() or name.startswith("#"):
        raise ValueError(f"{quoted(name)} is no name here: write one word, such as ann")
    if name.lower() in words:
        raise ValueError(f"{quoted(name)} is the word of a line: write another name")
    if name.casefold() in map(str.casefold, others):
        raise ValueError(f"{quoted(name)} is another player's name too: names must differ")


def is_line_of_player(text: str, names: Sequence[str], verbs: Collection[str]) -> bool:
    """Whether a text begins like a line of a player: a name, then the beginning of one of these words."""
    first, *rest = text.split(maxsplit=2)
    if not rest or first.isdigit() or not any(word.startswith(rest[0].lower()) for word in verbs):
        return False
    try:
        player_named(first, names)
    except ValueError:
        return False
    return True


def read_players(top: TomlTable, least: int, most: int, words: Collection[str]) -> list[str]:
    """The names that the head of a record gives its players, clockwise; mine is among them.

    There are ``least`` to ``most``, none of them one of ``words``, with which lines begin that are no
    player's.
    """
    names: list[str] = []
    for place, name in top.texts("players", most, least):
        with top.faults.at(place):
            check_name(name, names, words)
        names.append(name)
    if names and ME not in names:
        top.faults.add("players", f'none of them is "{ME}": so the player is called whose record it is')
    return names


def read_first(top: TomlTable, names: Sequence[str]) -> int | None:
    """The number, from 0, of the player who starts; None where the head of a record does not say it."""
    text = top.text(FIRST)
    with top.faults.at(FIRST):
        return player_named(text, names) if text is not None and names else None
    return None


def names_for(names: Sequence[str], player: int | None) -> tuple[str, ...]:
    """A name for each player as a position file of one of them has it: no two alike, and one is ``me``."""
    found = []
    for number, name in enumerate(names):
        if number == player:
            found.append(ME)
            continue
        taken = not name.strip() or names.count(name) > 1 or (name == ME and player is not None)
        found.append(f"player {number + 1}" if taken else name)
    return tuple(found)


def seated(opponents: Sequence[str], seat: int) -> list[str]:
    """The names of all players, clockwise, where I sit at ``seat``, from 0, among the others."""
    return [*opponents[:seat], ME, *opponents[seat:]]
