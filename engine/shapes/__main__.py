"""``python -m stockbook.engine.shapes FOLDER``: write the JSON Schemas of all documents into a folder."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from stockbook.engine.shapes.catalog import schemas, written


def write(folder: Path) -> None:
    """Write every schema into the folder, and take out those of documents that there are no more."""
    folder.mkdir(parents=True, exist_ok=True)
    found = schemas()
    for path in folder.glob("*.json"):
        if path.name not in found:
            path.unlink()
    for name, schema in found.items():
        (folder / name).write_text(written(schema), "utf-8")


if __name__ == "__main__":
    parser = ArgumentParser(description="Write the JSON Schemas of all documents.")
    parser.add_argument("folder", type=Path)
    write(parser.parse_args().folder)
