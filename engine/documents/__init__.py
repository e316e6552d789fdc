"""The JSON documents of the answers (docs/commands.md)."""
