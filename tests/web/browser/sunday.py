"""seeds/positions/sunday.toml, in the order in which somebody would put it on the page."""

from __future__ import annotations

#: Stamps of the album with their top left spaces.
TILES = (
    ("double 4x2 (green flowers 1 | yellow space 3)", "a1"),
    ("3x2 yellow space 3", "e1"),
    ("2x2 green vehicles 1", "h1"),
    ("3x2 purple animals 1", "j1"),
    ("2x2 brown flowers canceled", "a3"),
    ("4x2 purple flowers 2", "c3"),
    ("double 2x4 (brown space -2 | blue space 2)", "k3"),
    ("4x2 yellow monuments 2", "a5"),
    ("2x2 rare 6", "a7"),
    ("2x3 green flowers 2", "k7"),
    ("2x4 yellow animals canceled", "a9"),
    ("3x3 purple flowers 1", "h10"),
    ("2x3 blue flowers 2", "k10"),
    ("forever", "g11"),
)
TO_PLACE = (
    "3x2 brown flowers 2",
    "2x3 green vehicles -1",
    "4x2 blue flowers 2",
    "forever",
    "3x3 purple animals canceled",
    "2x2 brown animals 3",
)
#: The same as short as it can be typed; without a space a stamp goes to the next one that is free.
TYPED = (
    "d42gf1ys3",
    "32ys3",
    "22gv1",
    "32pa1",
    "22brfc",
    "42pf2",
    "d24brs-2bls2@k3",
    "42ym2@a5",
    "22r6@a7",
    "23gf2@k7",
    "24yac@a9",
    "33pf1@h10",
    "23blf2",
    "f@g11",
)
TO_PLACE_TYPED = ("32brf2", "23gv-1", "42blf2", "f", "33pac", "22bra3")
#: Contests as (text, its picture, points unless the usual ones, filter).
CONTESTS = (
    ("edges 10", "edges", "", ""),
    ("holes 1x2 3", "holes 1x2", "", ""),
    ("group shape=rectangle 3", "group shape=rectangle", "", ""),
    ("sets color [0, 8, 18]", "sets color", "0 8 18", ""),
)
FINALE = (("second color 4", "second color", "", ""),)
EXHIBITORS = (
    ("count theme=space 1", "count theme=space", "", "theme=space"),
    ("count canceled 2", "count canceled", "2", "canceled"),
)
TICKETS = ("holes 1x2 3", "group shape=rectangle 3")
