"""The schemas in docs/schema are those of the code, and the shapes have the keys that are read."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from stockbook.cli.app import program
from stockbook.engine.shapes import DOCUMENTS, schemas, written
from stockbook.games.sources import position_in
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.files.toml_table import TomlTable
from tests.cli.running import POSITIONS, run

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "schema"
FILES = sorted(POSITIONS.glob("*.toml"))
SCHEMAS = schemas()


def test_the_files_are_those_of_the_code() -> None:
    """``python -m stockbook.engine.shapes docs/schema`` would change nothing."""
    found = {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()}
    assert found == {name: written(schema) for name, schema in SCHEMAS.items()}


@pytest.mark.parametrize("name", SCHEMAS)
def test_they_are_schemas(name: str) -> None:
    """Each follows draft 2020-12."""
    Draft202012Validator.check_schema(SCHEMAS[name])


def test_every_command_has_one() -> None:
    """No command that answers with JSON is left out."""
    app = program()
    names = [each.name or each.callback.__name__ for each in app.registered_commands if each.callback]
    for group in app.registered_groups:
        inside = group.typer_instance.registered_commands if group.typer_instance else []
        names += [f"{group.name} {each.name or each.callback.__name__}" for each in inside if each.callback]
    assert set(names) - set(DOCUMENTS) == {"table", "engine", "deck new", "export", "web"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_positions_of_all_games(path: Path) -> None:
    """As files have them and as ``show --json`` writes them, positions are what the schema says."""
    tables = read_toml_file(path).tables
    schema = FOLDER / f"position-{tables['game']}.json"
    if not schema.exists():
        schema = FOLDER / "show.json"
    validator = Draft202012Validator(json.loads(schema.read_text("utf-8")))
    shown = json.loads(run("show", str(path), "--json").stdout)
    found = [tables] if "faults" in shown else [tables, shown]
    assert [error.message for each in found for error in validator.iter_errors(each)] == []


def test_positions_have_the_keys_that_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every key that the reading of a position asks for is in its schema, and no other."""
    asked: defaultdict[str, set[str]] = defaultdict(set)
    get = TomlTable._get

    def noted(self: TomlTable, key: str, kind: Any) -> Any:
        asked[re.sub(r"\[\d+\]", "", self.path)].add(key)
        return get(self, key, kind)

    monkeypatch.setattr(TomlTable, "_get", noted)
    for game in ("stampswap", "pinzetta", "stamps", "stamp-albums"):
        asked.clear()
        for path in FILES:
            source = read_toml_file(path)
            if source.game == game:
                try:
                    position_in(source)
                except Exception as error:
                    assert "refused" in path.stem, error
        schema = json.loads((FOLDER / f"position-{game}.json").read_text("utf-8"))
        for table, shape in TABLES[game].items():
            keys = set(schema["$defs"][shape]["properties"]) - {"schema"}
            assert keys == asked[table], (game, table)


#: Game -> table of a position -> its shape.
TABLES = {
    "stampswap": {"": "StampSwapPosition", "me": "Me", "opponents": "OpponentSide"},
    "pinzetta": {"": "PinzettaPosition", "pinzetta": "HerTables"},
    "stamps": {"": "StampsPosition", "me": "Moved", "opponents": "StampsOpponent"},
    "stamp-albums": {"": "StampAlbumsPosition", "opponent": "AlbumsOpponent", "readings": "AlbumsReadings"},
}
