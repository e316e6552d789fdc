"""The JSON documents of the answers (docs/commands.md): functions from an answer to a dictionary."""
