"""Pictures of positions, and codes of links that phones read."""

from __future__ import annotations

import json
from io import BytesIO

from stockbook.engine.documents.common import faults_document
from stockbook.games.registry import game_of
from stockbook.games.sources import position_in
from stockbook.models.files.faults import PositionError
from stockbook.models.files.json_text import json_tables
from stockbook.models.files.toml_file import STDIN, TomlFile, reading_only
from stockbook.web.guard import Refusal
from stockbook.web.questions import Document

#: Bytes of the longest link that a phone reads from a screen.
LONGEST = 1800


def drawn_position(position: object) -> Document:
    """The ``drawing`` of a position, as ``show --svg`` makes it; or the ``faults`` of the position."""
    try:
        with reading_only({}):
            found = position_in(TomlFile(json_tables(json.dumps(position), STDIN), STDIN))
            return {"drawing": game_of(found).drawing(found)}
    except PositionError as error:
        return faults_document(error.faults)
    except (AttributeError, RecursionError):
        raise Refusal(400, "send the tables of a position", "position") from None


def code_of(link: str) -> str:
    """The QR code of a link as an SVG drawing, refused if it would be too fine to be read."""
    import segno

    if not 0 < len(link.encode()) <= LONGEST:
        raise Refusal(413, f"a link of 1 to {LONGEST} bytes can be drawn", "link")
    drawn = BytesIO()
    segno.make(link, error="l", micro=False).save(drawn, kind="svg", light="white", omitsize=True)
    return drawn.getvalue().decode()
