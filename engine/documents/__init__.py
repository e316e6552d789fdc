"""The JSON documents (docs/commands.md): their types, and the functions that make them of answers."""
